### Kartaro, English: why something was refused. The message of the code bad-move is error-bad-move.
### $known lists what there is, in the notation, which is the same in every language.

## Games, editions, options

error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-unknown-edition = { $game } has no edition “{ $edition }”. It has: { $known }.
error-unknown-option = There is no option “{ $option }” in this game. There are: { $known }.
error-bad-option-value = The option { $option } cannot be “{ $value }”. It can be: { $known }.
error-options-clash = These options cannot be used together: { $one }={ $one_value } and { $other }={ $other_value }.
error-wrong-seats = { $most ->
        [2] { $game }, edition { $edition }, is for 2 players, not for { $seats }.
       *[other] { $game }, edition { $edition }, is for { $fewest } to { $most } players, not for { $seats }.
    }
error-illegal-action = The action { $action } is not legal here. Actions are whole numbers from 0 up, below { $actions }; the mask says which are legal.
error-illegal-action-at = The action { $action } is not legal at table { $table }; nothing was played. Actions are whole numbers from 0 up, below { $actions }; the mask says which are legal.
error-tree-too-large = The tree has more than { $most } nodes. Take fewer cards, for example: --option deck=guard+guard+priest+princess --option turned_up=0.
error-no-world = No arrangement of the hidden cards fits what this seat knows.
error-not-answered = Seat { $seat_letter } has to decide, but no action was given for it.
error-wrong-opponents = There must be a bot for each of the other seats: { $wanted }, not { $given }.
error-wrong-actions = There must be an action for each table: { $wanted }, not { $given }.
error-env-needs = This interface for research needs { $package }: pip install "kartaro[{ $extra }]".
error-wrong-seeds = There must be a seed for each table: { $wanted }, not { $given }.
error-no-features = { $game } cannot be turned into numbers yet: it has no module “features”.
error-variant-twice = A Spice It Up! card can be in play only once: { $value }.
error-worlds-end-outside = World’s End cannot lie { $above } cards deep, give or take { $jitter }, in a deck of { $deck }.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-bad-budget = “{ $bot }” is not possible: a search can have from 1 to { $simulations } simulations, or from 1 ms to { $seconds } s.
error-own-bot-missing = The bot “{ $bot }” was not found: { $problem }.
error-program-missing = The program “{ $bot }” cannot be started: { $problem }.
error-program-ended = The program “{ $bot }” has ended (status { $status }) in the middle of a match.
error-program-answer = The program “{ $bot }” gave an answer that cannot be read: “{ $text }”. An answer is one line of JSON with “do” and “move”.
error-program-move = The program “{ $bot }” named “{ $text }”, which is not one of the moves it was offered.
error-bot-cannot-analyse = “{ $bot }” does not think ahead, so it has no opinion on moves. Choose a bot that searches: search@1000, hard or max.
error-no-net = { $game } has no net for { $seats } seats with these options. Train one with kartaro train, or choose another bot.
error-net-missing = The weights “{ $file }” cannot be read: { $problem }.
error-net-damaged = The weights “{ $file }” are damaged: their checksum does not match. Copy or train them again.
error-net-foreign = “{ $file }” holds no weights for this game and this version of Kartaro. Train them again with kartaro train.
error-no-checkpoint = In “{ $folder }” there is no checkpoint of a training to resume.
error-exact-needs-net = Only what a net plays by itself can be worked out, or random: net, net+best, net@1.5, net=FILE. “{ $bot }” is none of them.
error-training-there = “{ $folder }” holds a training already. Go on with --resume, or choose another folder with --out.
error-training-other = “{ $folder }” holds another training. Go on with it by: { $command }
error-training-alone = “{ $folder }” holds a training that plays and learns in turns, on one core. Go on with it without --jobs and --ray.
error-training-stopped = Stopped; everything that was learned is kept. Go on with: { $command }

## Moves

error-not-asked = { $you ->
        [yes] It is not your turn to decide.
       *[no] It is not { $seat }’s turn to decide.
    }
error-match-over = The match is over.
error-first-wanted = First the host has to choose who starts.
error-illegal-move = This move is not allowed now.
error-bad-move = “{ $text }” is not a move in the notation.
error-name-missing = “{ $text }” names no character.
error-unknown-card = There is no card “{ $card }”. There are: { $known }.
error-unknown-seat = There is no seat “{ $seat_letter }” at this table.
error-no-such-seat = There is no seat { $target_letter } at this table.
error-keep-wanted = First choose the card you keep.
error-play-wanted = Now a card has to be played.
error-not-those-cards = You cannot keep and put back those cards. You hold: { $hand }.
error-not-in-hand = You do not hold { $card }. You hold: { $hand }.
error-countess-must-go = { $card } cannot be played: you also hold the Countess, so you must play her.
error-target-wanted = Choose a player for { $card }.
error-nobody-to-choose = Everyone else is protected: { $card } is played on nobody, and nothing is named.
error-target-out = { $you ->
        [yes] You are out of the round.
       *[no] { $target } is out of the round.
    }
error-target-protected = { $you ->
        [yes] You are protected.
       *[no] { $target } is protected.
    }
error-guard-named = You cannot name the Guard.
error-not-in-deck = { $card } is not in this deck.
error-take-wanted = First take something from what is offered to you.
error-action-wanted = Nothing is offered to you now: use one of your actions.
error-take-one = From a Gift you take exactly one card.
error-take-pair = From a Competition you take a whole pair.
error-not-offered = You can only take what is offered, and only the way it lies there: { $cards }.
error-action-not-in-play = This action is not in play at this table.
error-marker-used = { $action ->
        [secret] You have already used Secret in this round.
        [trade_off] You have already used Trade-off in this round.
        [gift] You have already used Gift in this round.
       *[competition] You have already used Competition in this round.
    }
error-answer-wanted = First react to the card that was played.
error-turn-wanted = It is your turn: play a card or pass.
error-tuck-wanted = First say which cards you tuck under the 5.
error-wrong-tuck = You cannot tuck that many cards.
error-claim-does-not-fit = { $card } cannot be declared now.
error-nothing-to-announce = There is nothing to announce now.
error-nothing-to-answer = Nobody is asked about a card now.
error-stale-answer = This answers question { $number }, which is settled. The question now is { $now }.
error-not-for-good = This card cannot be let go for good: nobody will be asked about it again.
error-card-decided = The outcome of this card is settled; it can no longer be challenged.
error-copy-is-wrong-or-not = To challenge a copy, say that it is wrong, without naming number or spice.
error-not-a-copy = The top card is not a copy: name the number or the spice.
error-trait-wanted = A challenge must name the number or the spice.
error-cannot-copy = The card cannot be copied now.
error-cards-not-held = You do not hold those cards. You hold: { $hand }.
error-seat-taken = Seat { $seat_letter } is taken.

## Dealing and looking

error-order-wanted = The dealer has to put the cards in order now.
error-no-order-wanted = No order of cards is wanted now.
error-not-the-deck = These are not the cards that have to be put in order.
error-not-your-view = { $you ->
        [yes] This is not the table as you see it.
       *[no] This is not the table as { $seat } sees it.
    }
error-view-cannot-play = What one seat sees cannot be played on; only the table itself can.

## Positions, facts, scenarios

error-bad-fact = “{ $text }” is not a fact in the notation.
error-bad-position = The position cannot be read at “{ $text }”.
error-position-over = In this position the match is already over: “{ $text }”.
error-too-many-cards = The position has more cards “{ $card }” than the deck.
error-wrong-hand = { $size ->
        [one] Seat { $seat_letter } must hold { $size } card here.
       *[other] Seat { $seat_letter } must hold { $size } cards here.
    }
error-wrong-heap = { $size ->
        [one] There must be { $size } card in “{ $place }” here.
       *[other] There must be { $size } cards in “{ $place }” here.
    }
error-text-too-long = The text is too long to be read: it may have at most { $longest } characters.
error-text-too-deep = The text is nested too deeply to be read: it may have at most { $deepest } levels.
error-scenario-unreadable = This scenario file cannot be read: { $problem }
error-scenario-missing = “{ $key }” is missing.
error-scenario-key = “{ $key }” has no meaning here.
error-scenario-value = This value is not allowed here: { $value }
error-scenario-id-twice = Two cases are called “{ $id }”.

## Records

error-record-foreign = This is not a Kartaro record: line { $line } does not say so.
error-record-truncated = The record is cut off: after line { $line } its end is missing.
error-record-line-unexpected = Line { $line } of the record should begin with: { $expected }.
error-record-line = The line cannot be read.
error-record-broken = Line { $line } of the record cannot be replayed ({ $reason }).
error-record-line-long = Line { $line } of the record is too long to be read: it may have at most { $longest } characters.
error-record-disagrees = At line { $line } the record no longer matches the game it was made from.
error-record-edited = The record was changed after it was made: the seal in line { $line } does not fit.
error-record-over = The game in { $file } is already over. You can read it: kartaro replay { $file }
error-record-unfinished = The match in this record is not over. On the page, only finished matches can be opened; play on with: kartaro play --resume
error-resume-other-seed = With this seed the game in { $file } would have gone differently. Use the seed it was started with, or none.

## Fair shuffles

error-fair-missing = The record has no seeds: nothing can be proven about its shuffles.
error-fair-unfinished = The match is not over. The server reveals its seed at the end, and nothing is proven before.
error-fair-unrevealed = The server’s seed is not in the record.
# $who is server, or the letter of a seat.
error-fair-commitment = { $who ->
        [server] The server’s seed does not match its commitment.
       *[seat] The seed of seat { $who } does not match its commitment.
    }
# $number is a number; $got and $expected are decisions in the notation.
error-fair-disagrees = The dealer’s decision { $number } is not what the seeds give: it is “{ $got }” and should be “{ $expected }”.

## Files

error-cannot-read = { $why ->
        [missing] There is no file { $file }.
        [folder] { $file } is a folder, not a file.
        [forbidden] You are not allowed to read { $file }.
        [not-text] { $file } is not text.
        [too-large] { $file } is too large to be read.
       *[other] { $file } cannot be read.
    }
error-cannot-write = { $why ->
        [missing] { $file } cannot be written: its folder does not exist.
        [folder] { $file } is a folder, not a file.
        [forbidden] You are not allowed to write { $file }.
       *[other] { $file } cannot be written.
    }
error-file-exists = { $file } already exists. Choose another name.

## The arena

error-arena-no-bots = No bots to play: name some, for example --bots random thumb.
error-arena-other-run = { $file } belongs to another run: its { $field } is { $theirs }, not { $ours }. Choose another file.
error-arena-no-results = { $file } is not a results file of the arena.
error-arena-bad-line = { $file } cannot be read: line { $line } is not a game of this run.
error-arena-no-games = There are no games in { $file } yet.
error-arena-stopped = Stopped. { $count ->
        [one] { $count } game is kept in { $file }.
       *[other] { $count } games are kept in { $file }.
    } To continue: { $command }
error-arena-worker-died = A process that was playing games ended on its own, and not because of a bot (status { $status }). The games finished before are kept.
error-arena-no-ray = Ray is not installed: { $python } -m pip install "kartaro[ray]"
error-arena-no-cluster = There is no Ray cluster at { $address }, or it cannot be joined.
error-arena-other-version = The cluster has Kartaro { $theirs }, and this is Kartaro { $ours }: their games may differ.
error-no-plots = Charts need matplotlib, which is not installed: { $python } -m pip install "kartaro[arena]"

## The store of the table server

error-store-conflict = Table { $table } has moved on in the meantime: its next event is number { $next }, not { $version }.
error-store-failed = { $why ->
        [unreachable] Nothing was saved: the database cannot be reached.
        [full] Nothing was saved: the disk is full.
        [forbidden] Nothing was saved: the server is not allowed to write to its folder.
        [closed] Nothing was saved: the server is closing.
        [gone] Nothing was saved: the files of the server were deleted or replaced. It has to be started again.
       *[other] Nothing was saved: the disk cannot be written to.
    }
error-store-newer = { $file } was written by a newer Kartaro: its format is { $version }, and this one knows formats up to { $known }.
error-store-in-use = Another server is using the folder { $folder }.
error-no-postgres = PostgreSQL needs asyncpg, which is not installed: { $python } -m pip install "kartaro[postgres]"
error-store-not-empty = There are tables at { $place } already; a copy needs an empty place.
error-store-copy-differs = The copy differs from the original at table { $table }. Do not use it.
error-store-has-nodes = Servers are running on this database: { $nodes }. Stop them first.
error-store-address = The address of the PostgreSQL database is not valid, or nobody may log in with it ({ $why }). It looks like postgresql://name:password@host/database.
error-bad-logs = The log is written as text or as json, not as { $value }.
error-store-unreadable = { $file } holds no tables of a server, or is damaged.

## The command line

error-unknown-language = Kartaro does not speak “{ $language }”. It speaks: { $known }.
error-unknown-command = There is no command “{ $command }”. There are: { $known }.
error-no-such-switch = { $command } has no option { $option }.
error-switch-wants-value = The option { $option } needs a value.
error-switch-takes-no-value = The option { $option } takes no value.
error-switches-clash = { $one } and { $other } cannot be used together.
error-switch-needs = { $option } can only be used together with { $other }.
error-argument-missing = { $argument } is missing.
error-too-many-arguments = Too many arguments: { $arguments }
error-bad-usage = The command is not understood.
error-not-a-number = { $option } needs a number, not “{ $value }”.
error-bad-setting = --option needs NAME=VALUE, not “{ $text }”.
error-unknown-clause = The rules of { $game } have no clause “{ $clause }” in this edition.
error-too-few-people = { $people } people cannot play: at least one is needed. For bots alone there is kartaro arena.
error-too-many-people = { $people } people do not fit at a table of { $seats }.
error-too-many-bots = { $bots } bots do not fit on { $chairs } free seats.
error-bad-name = “{ $name }” cannot be a name: it is empty, too long, or used twice.
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
error-bench-needs-c = The benchmark needs a C compiler: the C version is what it is measured against.
error-bench-needs-browser = This benchmark needs Chromium and the tools of the tests: run the tests once (./test), then .venv/bin/kartaro bench browser.
error-bench-needs-node = The benchmark needs Node and npm, to run boardgame.io for comparison.
error-bench-needs-postgres = The benchmark needs PostgreSQL: install it (on Debian and Ubuntu: apt install postgresql).
error-bench-other-games = C and the rules did not play the same games, so their speeds cannot be compared.
