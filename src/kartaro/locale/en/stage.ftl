### Kartaro, English: scenes at a table of the page, what is stamped on them, and how a round ends.

page-stage-claim = Declared
page-stage-named = Named
page-stage-number = Number
page-stage-spice = Spice
page-stage-true = True
page-stage-lie = Lie
page-stage-hit = Right!
page-stage-missed = Wrong
page-stage-out = Out
page-stage-tied = Tied
page-stage-safe = Protected
page-waits-for = Waiting for { $names }: { $seconds } s at most.
page-costliest = Your costliest decision
page-pause = Pause
page-practice = Practice: this game does not count
