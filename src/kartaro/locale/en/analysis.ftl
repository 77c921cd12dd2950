### Kartaro, English: what a bot makes of the decisions in a recorded game.
### $value and $own are the chance to win the match in per cent, a number; $points are such per cents that were lost.

analysis-looking = Decisions looked at
# $name is whose decisions they are, $bot a bot such as search@1000.
analysis-about = What { $name } could know at each decision, and what the bot { $bot } would have played. Costs are in percentage points of the chance to win the match.
analysis-agrees = The bot agrees. Chance to win the match: { $value }%.
analysis-costs = { $points ->
        [one] The bot: { $best }. Chance to win the match: { $value }%, with the move played { $own }%. Cost: { $points } point.
       *[other] The bot: { $best }. Chance to win the match: { $value }%, with the move played { $own }%. Cost: { $points } points.
    }
analysis-close = The bot: { $best }. Chance to win the match: { $value }%, with the move played { $own }%. The difference may be chance.
analysis-hand = In hand: { $cards }.
# A hidden card, and how likely it is this one.
analysis-likely = { $card } ({ $percent }%)
# How many of several hidden cards are this one, to be expected.
analysis-expected = { $card } ×{ NUMBER($number, maximumFractionDigits: 1) }

## At the end

analysis-summary = Summary
# $seen and $all are numbers.
analysis-stopped = Stopped early: looked at { $seen } of { $all } decisions.
# $count, $agreed, $close and $forced are numbers.
analysis-count = Decisions: { $count }. The bot agrees with: { $agreed }. About as good: { $close }. Left out because only one move was possible: { $forced }.
analysis-total = { $points ->
        [one] Total cost: { $points } point.
       *[other] Total cost: { $points } points.
    }
analysis-costliest = The costliest:
analysis-points = { $points ->
        [one] { $move }: { $points } point
       *[other] { $move }: { $points } points
    }
