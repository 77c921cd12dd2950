### Kartaro, English: a match once more on the page, what a bot makes of it, and whether it was dealt fairly.

page-replay-title = Replay
# $game is the name of a game.
page-replay-of = Replay: { $game }
page-replay-table = The table
page-replay-eyes = Point of view
page-replay-open = All cards face up
page-replay-eyes-of = As { $name } saw it
page-replay-public = As spectators saw it
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
page-replay-on = One step forward
page-replay-last = To the end
page-replay-round = Round { $number }

## What a bot makes of it

page-replay-whose = Whose decisions?
page-replay-looking = A bot is looking at every decision. That takes a few seconds.
page-replay-no-choice = There was never more than one move to choose from.
page-replay-by-what-it-knew = { $you ->
        [yes] What you could know at each decision, and your chance to win judging by that. Choose a point to see the moment again.
       *[no] What { $name } could know at each decision, and their chance to win judging by that. Choose a point to see the moment through their eyes.
    }
# $first and $last are chances in per cent.
page-replay-chart = Chance to win the match over { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }: { $first }% at the start, { $last }% at the end. All decisions are listed below.
page-replay-key-played = move played
page-replay-key-cost = cost three percentage points or more
page-replay-key-best = what the bot would have played
# $count and $agreed are numbers.
page-replay-summary = { $count ->
        [one] { $count } decision with more than one option; the bot agrees with { $agreed } of them.
       *[other] { $count } decisions with more than one option; the bot agrees with { $agreed } of them.
    }
# $move is a move in words, such as “Play Guard”.
page-replay-here = Here: { $move }
page-replay-could-expect = What could be expected then, from everything this player had seen:
page-replay-all-moves = All decisions

## Whether it was dealt fairly

page-fair-checking = Dealing the cards again …
# $count is a number.
page-fair-proven = { $count ->
        [one] Proven: the dealer’s one decision follows from the promised seeds.
       *[other] Proven: all { $count } decisions of the dealer follow from the promised seeds.
    }
page-fair-broken-word = Not what was promised to this browser before the deal!
page-fair-holds = Verified
page-fair-fails = Not verified
page-fair-server = the server
page-fair-seed = { $who ->
        [server] The server’s seed is the one that was promised.
       *[seat] { $name }’s seed is the one that was promised.
    }
page-fair-no-seed = { $who ->
        [server] No seed came from the server; it is left out.
       *[seat] No seed came from { $name }; it is left out.
    }
page-fair-same-promise = { $who ->
        [server] The server’s commitment is the one this browser was shown before the deal.
       *[seat] { $name }’s commitment is the one this browser was shown before the deal.
    }
page-fair-own-seed = { $who ->
        [server] The seed that this browser chose for the server is among them.
       *[seat] The seed that this browser chose for { $name } is among them.
    }
# $orders and $picks are numbers.
page-fair-dealt = Dealt again from the seeds: { $orders ->
        [one] { $orders } shuffle
       *[other] { $orders } shuffles
    } and { $picks ->
        [one] { $picks } random pick
       *[other] { $picks } random picks
    }.
page-fair-means = What this means
page-fair-nobody-chose = If just one player’s seed was random, nobody has chosen these cards: not the server, not the other players.
page-fair-server-alone = Only the server has revealed a seed. It promised it before the deal, but nobody else had a say in the cards.
page-fair-host-picked = The first player was chosen by a person; that is not proven.
page-fair-laid-out = The match began from a prepared position; nothing is proven about that.
page-fair-means-not = What it does not mean
page-fair-not-when = This browser was not at the table before the deal: it cannot tell whether these are the commitments that were shown then.
page-fair-not-rules = This page does not check that every move followed the rules; and for what the dealer could choose from, it takes the server’s word. Download the record and let “kartaro verify” check both on your own computer.
page-fair-not-seen = The server knows all the cards while the match lasts. No shuffle keeps it from telling a friend.
page-fair-not-left-out = A seed that is left out, though its player did reveal it, is a reason for doubt.
page-fair-details = Commitments and seeds
page-fair-commitment = Commitment:
page-fair-its-seed = Seed:
page-fair-download = Download the record
page-replay-try-again = Try again from here

## Mistakes

page-replay-mistakes = { $count ->
        [one] Only the mistake ({ $count })
       *[other] Only mistakes ({ $count })
    }
page-replay-decision-before = The decision before
page-replay-decision-after = The next decision

page-fair-here = Here the server is this browser: dealer and player are one machine. The proof shows that the cards followed from seeds that were fixed before the deal, and that nothing was changed since; it cannot show that whoever controls this browser did not look.
