### Kartaro, English: the arena, where bots play bots.
### $share, $low and $high are numbers from 0 to 1; $count, $games, $groups and $total are numbers.

arena-plan = Games: { $games }. Groups with the same deals: { $groups }. Seed: { $seed }.
arena-rounded = { $games } games instead of { $wished }: in every group each bot sits in every seat, and every line-up plays as much as any other.
arena-goes-on = The run continues; games already played: { $count }.
arena-progress = { $played } of { $total } games. { $score }
arena-score = { $bot }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-too-few = No group is complete yet, so there is nothing to report.
arena-no-ratings = There are no ratings, as openskill is not installed: { $python } -m pip install "kartaro[arena]"
arena-kept = All games are kept. To draw them:
arena-drawn = Drawn:

## The table

arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-share = Share
arena-column-rounds = Rounds
arena-column-time = Time per move
arena-column-faults = Faults
arena-column-rating = Rating
arena-count = { NUMBER($count, maximumFractionDigits: 1) }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $low and $high are hundredths here.
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $time is a number.
arena-mean-time = ⌀ { NUMBER($time, maximumFractionDigits: 2) } ms
arena-longest-time = ≤ { NUMBER($time, maximumFractionDigits: 2) } ms
# $rating is a number.
arena-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $reason is raised, illegal, slow, hung or died.
arena-fault = { $bot } { $reason ->
        [raised] raised an error
        [illegal] answered with something that is not a legal move
        [slow] took too long
        [hung] gave no answer
       *[died] ended its process
    } and lost. Games: { $count }; the first in group { $group }, rotation { $rotation }.

## Charts

arena-chart-shares = Games won
arena-chart-ratings = Ratings
arena-chart-lengths = Length of games
arena-chart-seats = Games won, by seat and by order of play
arena-chart-cards = Rounds won by whoever was seen with a card
arena-chart-empty = There is nothing to show.
arena-chart-about = { $game } · { $edition } · { $count } players · { $games } games
arena-axis-share = Share of games won, with its 95% interval
arena-axis-card-share = Share of rounds won, with its 95% interval
arena-axis-games = Games
arena-axis-rating = Rating, give or take two standard deviations
arena-axis-decisions = Decisions in a game
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $mean is a number.
arena-mean = mean { NUMBER($mean, maximumFractionDigits: 1) }
arena-rated = { $bot } { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seat = seat { $seat }
# $turn is a number from 1 on.
arena-turn = { $turn ->
        [1] plays first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }
arena-times = × { $count }
