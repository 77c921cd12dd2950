### Kartaro, English: a match once more on the page, what a bot makes of it, and whether it was dealt fairly.

page-replay-title = Replay
# $game is the name of a game.
page-replay-of = { $game }, once more
page-replay-table = The table
page-replay-eyes = Whose eyes
page-replay-open = All cards open
page-replay-eyes-of = As { $name } saw it
page-replay-public = As watchers saw it
page-replay-link = Copy link
page-replay-copied = Link copied
page-replay-about = About this match
page-replay-log = Log
page-replay-analysis = Analysis
page-replay-fair = Fairness

## Moving through it

page-replay-moments = Move through the match
page-replay-moment = Moment
page-replay-at = { $at } of { $of }
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One step on
page-replay-last = To the end
page-replay-round = Round { $number }

## What a bot makes of it

page-replay-whose = Whose decisions?
page-replay-looking = A bot is looking at every decision. That takes a few seconds.
page-replay-no-choice = There was never more than one move to choose from.
page-replay-by-what-it-knew = What { $name } could know at each decision, and the chance to win the match by it. Choose a point to see that moment through their eyes.
# $first and $last are chances in per cent.
page-replay-chart = Chance to win the match over { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }: { $first }% at first, { $last }% at last. All decisions are listed below.
page-replay-key-played = move played
page-replay-key-cost = cost three points or more
page-replay-key-best = what the bot would have played
# $count and $agreed are numbers.
page-replay-summary = { $count ->
        [one] { $count } decision with a choice; the bot agrees with { $agreed }.
       *[other] { $count } decisions with a choice; the bot agrees with { $agreed }.
    }
# $move is a move in words, such as “Play Guard”.
page-replay-here = Here: { $move }
page-replay-could-expect = What could be expected then, by everything this player had seen:
page-replay-all-moves = All decisions

## Whether it was dealt fairly

page-fair-checking = Dealing the cards once more …
# $count is a number.
page-fair-proven = { $count ->
        [one] Proven: the dealer’s one decision follows from the seeds that were promised.
       *[other] Proven: all { $count } decisions of the dealer follow from the seeds that were promised.
    }
page-fair-broken-word = Not what was promised to this browser before the deal!
page-fair-holds = Holds
page-fair-fails = Does not hold
page-fair-server = the server
page-fair-seed = The seed of { $who } is the one that was promised.
page-fair-no-seed = No seed came from { $who }; it is left out.
page-fair-same-promise = The promise of { $who } is the one this browser was shown before the deal.
page-fair-own-seed = The seed that this browser chose for { $who } is among them.
# $orders and $picks are numbers.
page-fair-dealt = Dealt again from the seeds: { $orders ->
        [one] { $orders } shuffle
       *[other] { $orders } shuffles
    } and { $picks ->
        [one] { $picks } draw of lots
       *[other] { $picks } draws of lots
    }.
page-fair-means = What this means
page-fair-nobody-chose = If one player’s seed was chosen by chance, nobody has chosen these cards: not the server, not the other players.
page-fair-server-alone = Only the server has revealed a seed. It promised it before the deal, but nobody else had a say in the cards.
page-fair-host-picked = Who starts was a person’s choice, and is not proven.
page-fair-laid-out = The match began with a position that was laid out, and nothing is proven of that.
page-fair-means-not = What it does not mean
page-fair-not-when = This browser was not at the table before the deal: it cannot tell whether these are the promises that were shown then.
page-fair-not-rules = That every move followed the rules is not checked here, and out of what the dealer drew lots is the server’s word. Download the record and let “kartaro verify” check both, on your own machine.
page-fair-not-seen = The server knows all cards while the match lasts. No shuffle keeps it from telling a friend.
page-fair-not-left-out = A seed that is left out, though its player did reveal it, is a reason for doubt.
page-fair-details = Promises and seeds
page-fair-commitment = Promise:
page-fair-its-seed = Seed:
page-fair-download = Download the record
