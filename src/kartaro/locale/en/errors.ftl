### Kartaro, English: why something was refused. The message of the code bad-move is error-bad-move.
### $known lists what there is, in the notation, which is the same in every language.

## Games, editions, options

error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-unknown-edition = { $game } has no edition “{ $edition }”. It has: { $known }.
error-unknown-option = There is no option “{ $option }” in this game. There are: { $known }.
error-bad-option-value = The option { $option } cannot be “{ $value }”. It can be: { $known }.
error-options-clash = These options do not go together: { $one }={ $one_value } and { $other }={ $other_value }.
error-wrong-seats = { $game }, edition { $edition }, is for { $fewest } to { $most } players, not for { $seats }.
error-variant-twice = A Spice It Up! card can be in play only once: { $value }.
error-worlds-end-outside = World’s End cannot lie { $above } cards deep, give or take { $jitter }, in a deck of { $deck }.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-bad-budget = “{ $bot }” cannot be: a search may have from 1 to { $simulations } simulations, or from 1 ms to { $seconds } s.
error-own-bot-missing = There is no bot “{ $bot }” to be found: { $problem }.
error-bot-cannot-analyse = “{ $bot }” does not think ahead, so it has no opinion on moves. Choose a bot that searches: search@1000, hard or max.

## Moves

error-not-asked = It is not { $seat }’s turn to decide anything.
error-match-over = The match is over.
error-first-wanted = First the host has to choose who starts.
error-illegal-move = This move is not allowed now.
error-bad-move = “{ $text }” is no move in the notation.
error-name-missing = “{ $text }” names no character.
error-unknown-card = There is no card “{ $card }”. There are: { $known }.
error-unknown-seat = There is no seat “{ $seat }” at this table.
error-no-such-seat = There is no seat { $target } at this table.
error-keep-wanted = First choose the card you keep.
error-play-wanted = Now a card has to be played.
error-not-those-cards = You cannot keep and put back those cards. You hold: { $hand }.
error-not-in-hand = You do not hold { $card }. You hold: { $hand }.
error-countess-must-go = { $card } cannot be played: you also hold the Countess, and she must go first.
error-target-wanted = { $card } needs a player to be played on.
error-nobody-to-choose = All others are protected: { $card } is played on nobody, and nothing is named.
error-target-out = { $target } is out of the round.
error-target-protected = { $target } is protected.
error-guard-named = A Guard cannot name the Guard.
error-not-in-deck = { $card } is not in this deck.
error-take-wanted = First take something from what is offered to you.
error-action-wanted = Nothing is offered to you now: use one of your actions.
error-take-one = Of a Gift you take exactly one card.
error-take-pair = Of a Competition you take a whole pair.
error-not-offered = You can only take what is offered, and as it lies: { $cards }.
error-marker-used = { $action ->
        [secret] You have already used Secret in this round.
        [trade_off] You have already used Trade-off in this round.
        [gift] You have already used Gift in this round.
       *[competition] You have already used Competition in this round.
    }
error-answer-wanted = First answer to the card that was played.
error-turn-wanted = It is your turn: play a card or pass.
error-tuck-wanted = First say which cards you tuck under the 5.
error-wrong-tuck = So many cards cannot be tucked.
error-claim-does-not-fit = { $card } cannot be declared now.
error-nothing-to-announce = There is nothing to announce now.
error-nothing-to-answer = Nobody is asked about a card now.
error-stale-answer = This answers question { $number }, which is settled. The question now is { $now }.
error-not-for-good = This card cannot be let go for good: nobody is asked about it again.
error-card-decided = This card has been decided and can no longer be challenged.
error-copy-is-wrong-or-not = A copy is challenged as wrong, without naming number or spice.
error-not-a-copy = The top card is no copy: name the number or the spice.
error-trait-wanted = A challenge names the number or the spice.
error-cannot-copy = The card cannot be copied now.
error-cards-not-held = You do not hold those cards. You hold: { $hand }.
error-seat-taken = Seat { $seat } is taken.

## Dealing and looking

error-order-wanted = The dealer has to put the cards in order now.
error-no-order-wanted = No order of cards is wanted now.
error-not-the-deck = These are not the cards that have to be put in order.
error-not-your-view = This table is not the one that { $seat } sees.
error-view-cannot-play = What one seat sees cannot be played on; only the table itself can.

## Positions, facts, scenarios

error-bad-fact = “{ $text }” is no fact in the notation.
error-bad-position = The position cannot be read at “{ $text }”.
error-position-over = In this position the match is over already: “{ $text }”.
error-too-many-cards = The position has more cards “{ $card }” than the deck.
error-wrong-hand = { $size ->
        [one] Seat { $seat } must hold { $size } card here.
       *[other] Seat { $seat } must hold { $size } cards here.
    }
error-wrong-heap = { $size ->
        [one] There must be { $size } card in “{ $place }” here.
       *[other] There must be { $size } cards in “{ $place }” here.
    }
error-scenario-unreadable = This is no scenario file that can be read: { $problem }
error-scenario-missing = “{ $key }” is missing.
error-scenario-key = “{ $key }” means nothing here.
error-scenario-value = This value cannot stand here: { $value }
error-scenario-id-twice = Two cases are called “{ $id }”.

## Records

error-record-foreign = This is no Kartaro record: line { $line } does not say so.
error-record-truncated = The record is cut off: after line { $line } its end is missing.
error-record-line-unexpected = Line { $line } of the record should begin with: { $expected }.
error-record-line = The line cannot be read.
error-record-broken = Line { $line } of the record cannot be replayed ({ $reason }).
error-record-disagrees = Up to line { $line } the record no longer leads to the game it was made from.
error-record-edited = The record was changed after it was made: the seal in line { $line } does not fit.
error-record-over = The game in { $file } is already over. You can read it: kartaro replay { $file }
error-resume-other-seed = With this seed the game in { $file } would have gone otherwise. Use the seed it was started with, or none.

## Fair shuffles

error-fair-missing = The record has no seeds: nothing can be proven of its shuffles.
error-fair-unfinished = The match is not over. The server reveals its seed at the end, and nothing is proven before.
error-fair-unrevealed = The server’s seed is not in the record.
# $who is server, or the letter of a seat.
error-fair-commitment = { $who ->
        [server] The server’s seed does not fit its commitment.
       *[seat] The seed of seat { $who } does not fit its commitment.
    }
# $number is a number; $got and $expected are decisions in the notation.
error-fair-disagrees = The dealer’s decision { $number } is not what the seeds give: it is “{ $got }” and should be “{ $expected }”.

## Files

error-cannot-read = { $why ->
        [missing] There is no file { $file }.
        [folder] { $file } is a folder, not a file.
        [forbidden] { $file } may not be read.
        [not-text] { $file } is not text.
       *[other] { $file } cannot be read.
    }
error-cannot-write = { $why ->
        [missing] { $file } cannot be written: its folder does not exist.
        [folder] { $file } is a folder, not a file.
        [forbidden] { $file } may not be written.
       *[other] { $file } cannot be written.
    }
error-file-exists = { $file } exists already. Choose another name.

## The arena

error-arena-no-bots = Nobody plays: say which bots do, for example --bots random thumb.
error-arena-other-run = { $file } is of another run: its { $field } is { $theirs }, not { $ours }. Choose another file.
error-arena-no-results = { $file } is no results file of the arena.
error-arena-bad-line = { $file } cannot be read: line { $line } is no game of this run.
error-arena-no-games = There are no games in { $file } yet.
error-arena-stopped = Stopped. { $count ->
        [one] { $count } game is kept in { $file }.
       *[other] { $count } games are kept in { $file }.
    } To go on: { $command }
error-arena-worker-died = A process that played games ended by itself, and not because of a bot (status { $status }). The games finished before are kept.
error-no-plots = Charts need matplotlib, which is not installed: { $python } -m pip install "kartaro[arena]"

## The store of the table server

error-store-conflict = Table { $table } has gone on in the meantime: its next event is number { $next }, not { $version }.
error-store-failed = { $why ->
        [full] Nothing was saved: the disk is full.
        [forbidden] Nothing was saved: the folder of the server may not be written to.
        [closed] Nothing was saved: the server is closing.
       *[other] Nothing was saved: the disk cannot be written to.
    }
error-store-newer = { $file } was written by a newer Kartaro: its form is { $version }, and this one knows forms up to { $known }.
error-store-in-use = Another server is using the folder { $folder }.
error-store-unreadable = { $file } holds no tables of a server, or is damaged.

## The command line

error-unknown-language = Kartaro does not speak “{ $language }”. It speaks: { $known }.
error-unknown-command = There is no command “{ $command }”. There are: { $known }.
error-no-such-switch = { $command } has no option { $option }.
error-switch-wants-value = The option { $option } needs a value.
error-switch-takes-no-value = The option { $option } takes no value.
error-switches-clash = { $one } and { $other } do not go together.
error-switch-needs = { $option } only goes with { $other }.
error-argument-missing = { $argument } is missing.
error-too-many-arguments = This is too much: { $arguments }
error-bad-usage = The command cannot be understood like this.
error-not-a-number = { $option } needs a number, not “{ $value }”.
error-bad-setting = --option needs NAME=VALUE, not “{ $text }”.
error-unknown-clause = The rules of { $game } have no clause “{ $clause }” in this edition.
error-too-few-people = { $people } people cannot play: at least one has to. For bots alone there is kartaro arena.
error-too-many-people = { $people } people do not fit at a table of { $seats }.
error-too-many-bots = { $bots } bots do not fit on { $chairs } free seats.
error-bad-name = “{ $name }” cannot be a name: it is empty, too long, or there twice.
error-bench-needs-checkout = The benchmarks are not part of the installed package. Run this in a checkout of the source.
error-unknown-bench = There is no benchmark “{ $bench }”. There are: { $known }.
error-bad-game-name = “{ $name }” cannot be the name of a game: it needs lower-case letters, digits and hyphens between words, at most { $longest } of them, a letter first, and must be no word of Python’s own.
error-game-exists = There is already a game “{ $game }”.
error-game-name-in-core = “{ $name }” is a word that the core uses, and the core names no game. Choose another name.
error-new-game-needs-checkout = A game is added to the sources, which are not part of the installed package. Run this in a checkout of the source.
error-new-game-no-place = { $file } has no place where the new game could be added: “{ $place }” is missing.
error-no-such-choice = “{ $text }” is not one of the choices.
error-interrupted = Interrupted.
error-internal = Something went wrong inside Kartaro: { $problem }. Please report it where you got Kartaro, with what KARTARO_DEBUG=1 shows.
error-bench-needs-compiled = The benchmark needs the compiled rules: build them first, and do not set KARTARO_COMPILED=forbid.
error-bench-needs-c = The benchmark needs a C compiler, to have a clock.
error-bench-needs-node = The benchmark needs Node and npm, to run boardgame.io beside it.
error-bench-other-games = C and the rules did not play the same games, so their speeds say nothing.
