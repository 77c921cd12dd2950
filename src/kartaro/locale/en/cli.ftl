### Kartaro, English: the command line.

cli-about = Small card games with hidden information: play them, read their rules, replay and check them.
cli-alone = Without a command the page to play on opens in the browser.
cli-usage = Usage
cli-commands = Commands
cli-options = Options
cli-more = More about a command: kartaro { $metavar } --help
# $form is compiled or interpreted.
cli-version = Kartaro { $version }, { $form ->
        [compiled] with compiled rules
       *[interpreted] with interpreted rules
    }

## Commands

cli-command-games = List the games and their editions.
cli-command-rules = Read the rules of a game: reference card and rulebook.
cli-command-replay = Read a recorded game, openly or as one seat saw it.
cli-command-analyse = See what a bot would have played in a recorded game, from one seat.
cli-command-verify = Prove that the cards of a recorded game were shuffled fairly.
cli-command-check = Run scenario files and tell what does not hold.
cli-command-play = Play here, against bots or with others at one keyboard.
cli-command-serve = Run a server of tables, for friends or for yourself.
cli-command-join = Sit down at a table of a server, and play here.
cli-command-backup = Copy all tables of a server into a file, while it runs.
cli-command-restore = Put the tables of a backup into an empty folder.
cli-command-arena = Let bots play many games against each other, and count.
cli-command-bench = Measure how fast the rules run (in a checkout of the source).
cli-command-new-game = Write the room of a new game (in a checkout of the source).

## What commands are given

cli-metavar-command = COMMAND
cli-metavar-options = OPTIONS
cli-metavar-game = GAME
cli-metavar-edition = EDITION
cli-metavar-setting = NAME=VALUE
cli-metavar-clause = CLAUSE
cli-metavar-seat = SEAT
cli-metavar-number = NUMBER
cli-metavar-people = NUMBER|NAMES
cli-metavar-bots = BOTS
cli-metavar-bot = BOT
cli-metavar-first = SEAT|random
cli-metavar-file = FILE
cli-metavar-language = LANGUAGE
cli-metavar-bench = BENCHMARK
cli-metavar-name = NAME
cli-metavar-seconds = SECONDS
cli-metavar-folder = FOLDER
cli-metavar-link = LINK
cli-metavar-address = ADDRESS
cli-metavar-token = TOKEN

## Options of commands

cli-option-lang = Language: en, id, it or eo. Otherwise the environment’s.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-json = Answer with one JSON object.
cli-option-edition = The edition to use. Otherwise the newest.
cli-option-option = Set one option of the edition; may be repeated.
cli-option-diff = Tell how two editions differ.
cli-option-clause = Only this clause or section.
cli-option-seat = What this seat saw: a letter, or public for the watchers.
cli-option-bot = Who judges: a bot that searches, such as search@5000 or max. Otherwise search@1000.
cli-option-seats = How many seats the table has. Otherwise four, or as many as are needed.
cli-option-people = How many people play here, or their names with commas between them. Otherwise one.
cli-option-bots = Which bots play: one for all, or one for each seat with spaces or commas between them. Levels are easy, medium, hard and max. Otherwise medium.
cli-option-first = Who starts: a letter or a name, or random.
cli-option-seed = Shuffle by this number, so that a game can be had again.
cli-option-record = Keep the record of the game in this file.
cli-option-resume = Go on with the game in this file.
cli-option-game = The game to play. Otherwise the first there is.
cli-option-games = How many games, at least. Otherwise 100.
cli-option-limit = So long may a bot take for a move; who takes longer has lost the game. Otherwise 10.
cli-option-jobs = How many games are played at the same time. Otherwise as many as there are cores.
cli-option-out = Keep the games in this file, or go on with it if it holds the same run.
cli-option-draw = Draw charts of the games in this file.
cli-option-to = Where the charts go. Otherwise here.
cli-option-arena-seats = How many seats the table has. Otherwise one for each bot, or two if there are more bots than seats.
cli-option-arena-bots = Which bots play: --bots random thumb. The last takes all seats that are left; of more bots than seats, all play all.
cli-option-arena-seed = Deal by this number, so that the games can be had again.
cli-option-arena-resume = Go on with the run in this file.
cli-option-hint = Say at every decision what a bot would do.
cli-option-pace = How slowly bots answer at a terminal: 0 at once, 2 twice as slowly. Otherwise 1.
cli-option-host = At which address of this machine the server listens; or KARTARO_HOST. Otherwise only for this machine.
cli-option-port = At which port; or KARTARO_PORT. Otherwise 8472.
cli-option-data = Where the tables are kept; or KARTARO_DATA. Otherwise among your data.
cli-option-share = Let others on the same network come, and show a code to scan; or KARTARO_SHARE=1.
cli-option-open = Show the page in the browser, if there is one here.
cli-option-public-url = The address by which others reach the server, if another stands before it; or KARTARO_PUBLIC_URL.
cli-option-serve-pace = How slowly bots answer: 0 at once, 2 twice as slowly; or KARTARO_PACE. Otherwise 1.
cli-option-proxy = The address of a proxy that stands in front; or KARTARO_PROXY. Otherwise one on this machine.
cli-option-rate = How many requests a second a client may make; or KARTARO_RATE. Otherwise 20.
cli-option-name = Your name at the table; several names with commas between them sit at this keyboard in turn. Otherwise you are asked.
cli-option-join-seat = Which seat you take: a letter. Otherwise the first that is free.
cli-option-watch = Only watch.
cli-option-token = Whose seat it is: what you were shown when you left, to come back.
cli-option-analyse-seat = The seat whose decisions are looked at: a letter or a name.
cli-option-analyse-seed = Imagine hidden cards by this number. Otherwise by 0.

## Answers

cli-default = default
cli-players = { $fewest }–{ $most } players
cli-reference = Reference card
cli-column-rank = Rank
cli-column-card = Card
cli-column-count = Count
cli-column-effect = Effect
# $count is a number.
cli-rank-and-count = { $count ->
        [one] rank { $rank }, { $count } card
       *[other] rank { $rank }, { $count } cards
    }
cli-diff-title = { $game }: how { $one } and { $other } differ
cli-diff-options = Options
cli-diff-cards = Cards
cli-diff-clauses = Clauses
cli-diff-none = They do not differ.
cli-diff-absent = not there
cli-replay-open = With every card open.
cli-replay-seat = As { $name } saw it.
cli-replay-public = As the watchers saw it.
cli-replay-unfinished = Here the record stops; the match is not over.
# $count is a number.
cli-verify-proven = { $count ->
        [one] The dealer’s { $count } decision is what the seeds of match { $match } give. Each seed fits its commitment.
       *[other] All { $count } decisions of the dealer are what the seeds of match { $match } give. Each seed fits its commitment.
    }
cli-verify-server = The server’s commitment:
cli-verify-seat = { $name }’s commitment:
cli-verify-left-out = { $name }’s commitment; the seed was not revealed and is left out:
cli-verify-alone = No player revealed a seed: the server alone has chosen, and may have tried many seeds.
cli-verify-host = Who started was a person’s choice. Nothing is proven of it.
cli-verify-position = The match began with a position that was laid out. Nothing is proven of it.
cli-verify-compare = Compare the commitments with those you were shown before the first deal: a record cannot tell when they were made.
# $count is a number.
cli-check-passed = { $count ->
        [one] { $id }: { $count } assertion holds.
       *[other] { $id }: { $count } assertions hold.
    }
cli-check-failed = { $id } does not hold: { $title }
# $cases, $assertions and $failed are numbers.
cli-check-sum = Cases: { $cases }. Assertions: { $assertions }. Cases that do not hold: { $failed }.
cli-new-game-files = Written:
cli-new-game-changed = Lines added to:
# $folder is a path; what stands in quotes is English in every language.
cli-new-game-next = The rules are yours to write: look for “write this rule” in { $folder }. CONTRIBUTING.md says how, under “A fourth game”.
