### Kartaro, English: the command line.

cli-about = Small card games with hidden information: play them, read their rules, replay and check them.
cli-alone = Without a command, the page to play on opens in the browser.
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
cli-command-replay = Read a recorded game, with all cards face up or from the point of view of one seat.
cli-command-analyse = See what a bot would have played in one seat of a recorded game.
cli-command-verify = Prove that the cards of a recorded game were shuffled fairly.
cli-command-check = Run scenario files and report what fails.
cli-command-play = Play here, against bots or with others at one keyboard.
cli-command-serve = Run a table server, for friends or for yourself.
cli-command-join = Join a table of a server and play here.
cli-command-backup = Copy all tables of a server into a file, while it runs.
cli-command-restore = Put the tables of a backup into an empty folder.
cli-command-copy-store = Copy all tables from one store to another, and check them: folders, or addresses of PostgreSQL databases.
cli-command-arena = Let bots play many games against each other, and count.
cli-command-bench = Measure how fast the rules run (in a checkout of the source).
cli-command-train = Train a net by self-play. Needs NumPy: pip install "kartaro[train]".
cli-command-exploit = Look for the weaknesses of a bot: train a net against it, and say how much of its games that wins. Needs NumPy: pip install "kartaro[train]".
cli-command-export-efg = Write the game tree of a small deck as an .efg file, for programs that solve games.
cli-command-new-game = Create the files of a new game (in a checkout of the source).

## What commands are given

cli-metavar-command = COMMAND
cli-metavar-options = OPTIONS
cli-metavar-game = GAME
cli-metavar-edition = EDITION
cli-metavar-setting = NAME=VALUE
cli-metavar-clause = CLAUSE
cli-metavar-seat = SEAT
cli-metavar-number = NUMBER
cli-metavar-numbers = NUMBERS
cli-metavar-people = NUMBER|NAMES
cli-metavar-bots = BOTS
cli-metavar-bot = BOT
cli-metavar-first = SEAT|random
cli-metavar-file = FILE
cli-metavar-format = FORMAT
cli-metavar-language = LANGUAGE
cli-metavar-bench = BENCHMARK
cli-metavar-name = NAME
cli-metavar-seconds = SECONDS
cli-metavar-days = DAYS
cli-metavar-episode = round|match
cli-metavar-folder = FOLDER
cli-metavar-from = FROM
cli-metavar-to = TO
cli-metavar-link = LINK
cli-metavar-address = ADDRESS
cli-metavar-token = TOKEN

## Options of commands

cli-option-lang = Language: en, id, it or eo. Default: the system’s language.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-json = Answer with one JSON object.
cli-option-edition = The edition to use. Default: the first one that “kartaro games” lists.
cli-option-option = Set one option of the edition; may be repeated.
cli-option-diff = Show how two editions differ.
cli-option-clause = Only this clause or section.
cli-option-seat = From whose point of view: the letter of a seat, or public for the spectators.
cli-option-bot = Who judges: a bot that searches, such as search@5000 or max. Default: search@1000.
cli-option-seats = How many seats the table has. Default: four, or as many as are needed.
cli-option-people = How many people play here, or their names, separated by commas. Default: one.
cli-option-bots = Which bots play: one for all, or one for each seat, separated by spaces or commas. Levels are easy, medium, hard and max. Default: medium.
cli-option-first = Who starts: a letter or a name, or random.
cli-option-seed = Shuffle by this number, so that the game can be repeated.
cli-option-record = Keep the record of the game in this file.
cli-option-resume = Continue the game in this file.
cli-option-game = The game to play. Default: the first one.
cli-option-games = How many games, at least. Default: 100.
cli-option-limit = Seconds a bot may take for a move; a bot that takes longer loses the game. Default: 10.
cli-option-jobs = How many games are played at the same time. Default: as many as there are cores.
cli-option-ray = Play on the Ray cluster at this address; without an address, start Ray here.
cli-option-out = Keep the games in this file, or continue it if it holds the same run.
cli-option-draw = Draw charts of the games in this file.
cli-option-to = Where the charts go. Default: here.
cli-option-arena-seats = How many seats the table has. Default: one for each bot, or two if there are more bots than seats.
cli-option-arena-bots = Which bots play: --bots random thumb. The last one takes all remaining seats; if there are more bots than seats, every bot meets every other.
cli-option-arena-seed = Deal by this number, so that the games can be repeated.
cli-option-arena-resume = Continue the run in this file.
cli-option-hint = Show at every decision what a bot would do.
cli-option-pace = How slowly bots answer at a terminal: 0 at once, 2 twice as slowly. Default: 1.
cli-option-host = The address of this machine that the server listens on; or KARTARO_HOST. Default: reachable from this machine only.
cli-option-port = The port; or KARTARO_PORT. Default: 8472.
cli-option-data = Where the tables are kept; or KARTARO_DATA. Default: in your data folder.
cli-option-store = Keep the tables in this PostgreSQL database, postgresql://…, which several servers may share; or KARTARO_STORE. Default: in a folder.
cli-option-node = The name of this server among those that share a database; or KARTARO_NODE. Default: the machine and the process.
cli-option-share = Let others on the same network join, and show a code to scan; or KARTARO_SHARE=1.
cli-option-open = Show the page in the browser, if there is one here.
cli-option-public-url = The address by which others reach the server, if it runs behind another server; or KARTARO_PUBLIC_URL.
cli-option-serve-pace = How slowly bots answer: 0 at once, 2 twice as slowly; or KARTARO_PACE. Default: 1.
cli-option-archive-after = Days after which a table that nobody comes to is archived; or KARTARO_ARCHIVE_AFTER. Default: 180.
cli-option-proxy = The address of a proxy in front of the server; or KARTARO_PROXY. Default: a proxy on this machine.
cli-option-rate = How many requests a second a client may make; or KARTARO_RATE. Default: 20.
cli-option-logs = How the log is written: text, or json with an object in each line; or KARTARO_LOGS. Default: text.
cli-option-metrics = Who may read all metrics: addresses or networks, separated by commas; or KARTARO_METRICS. Default: this machine.
cli-option-name = Your name at the table; several names, separated by commas, share this keyboard. Default: you are asked.
cli-option-join-seat = Which seat you take: a letter. Default: the first free one.
cli-option-watch = Only watch.
cli-option-token = Whose seat it is: what you were shown when you left, to come back.
cli-option-export-efg-seats = How many seats the table has. Default: two.
cli-option-train-edition = Which editions to train for, with commas between them; one named twice is played twice as often. Default: all.
cli-option-train-seats = For how many seats: 2, 3-6 or 2,4. Default: two.
cli-option-episode = What the net learns to win: a round or a match. Default: a round in Love Letter, otherwise a match.
cli-option-hours = Stop after so many hours; what was learned is kept, and --resume goes on. Default: when enough was learned.
cli-option-samples = Decisions to learn from. Default: as many as the game needs.
cli-option-train-seed = Train by this number. The same number gives the same net: one with --jobs 1, another with any other number of jobs.
cli-option-train-jobs = How many workers play while the net learns; with 1, one core plays and learns in turns. Default: as many as there are cores.
cli-option-train-ray = Let the Ray cluster at this address play while the net learns; without an address, start Ray here.
cli-option-from = What the net begins as: a file of weights, net for the one that comes with Kartaro, or scratch. Default: scratch.
cli-option-critic = Who says in the training what a seat can expect: own is the net itself, truth a critic that sees all cards. Default: own.
cli-option-train-out = Keep checkpoints, the net and its curve in this folder. Default: training.
cli-option-train-resume = Go on where the training in this folder was stopped.
cli-option-exploit-edition = { cli-option-train-edition }
cli-option-exploit-seats = { cli-option-train-seats }
cli-option-exploit-games = How many games the result is measured by. Default: 2,000, which are some 20,000 rounds of Love Letter.
cli-option-exploit-jobs = In how many threads bots think, and how many games are played at the same time. Default: as many as there are cores.
cli-option-by = Train nothing: let this bot play against it, such as a search that knows how it moves.
cli-option-exact = Train nothing: work out the best response to a net, at a table with few cards. Needs OpenSpiel: pip install "kartaro[openspiel]".
cli-option-exploit-from = What the net begins as: a file of weights, net for the one that comes with Kartaro, or scratch. Default: net against bots that think, otherwise scratch.
cli-option-measure-against = Which bots the net is measured against as well, with commas between them.
cli-option-exploit-seed = Train by this number. On one thread, the same number gives the same net.
cli-option-exploit-out = Keep checkpoints, the net and its curve in this folder. Default: exploiting.
cli-option-exploit-resume = { cli-option-train-resume }
cli-option-nodes = Stop at a tree with more nodes than this. Default: two million.
cli-option-analyse-seat = The seat whose decisions are looked at: a letter or a name.
cli-option-analyse-seed = Imagine hidden cards by this number. Default: 0.

## Answers

# $nodes and $sets are numbers.
cli-export-efg-nodes = { $nodes } nodes so far …
cli-export-efg-done = { $nodes } nodes, { $sets } information sets.
cli-train-begins = Training. Everything is kept in “{ $folder }”; Ctrl-C stops.
cli-train-progress = { $samples } decisions, { $percent } %. Share against { $shares }
cli-train-done = The net is finished: { $file }
cli-train-curve = Share of the net against { $bots }
# $episode is round or match; the other arguments are numbers.
cli-exploit-found = The best response found wins { $share } % ({ $low } to { $high }) against { $bot }, in { $episodes } { $episode ->
        [round] rounds
       *[match] games
    }. A better one may win more.
# $start is a file, net or scratch.
cli-exploit-start = The net begins as: { $start }.
# $episode is round or match; $by and $bot are bots, the other arguments are numbers.
cli-exploit-by = { $by } wins { $share } % ({ $low } to { $high }) against { $bot }, in { $episodes } { $episode ->
        [round] rounds
       *[match] games
    }. A better response may win more.
# All but $bot are numbers.
cli-exploit-exact = The best response to { $bot } wins { $share } % of rounds, { $exploitability } more than is even on a scale from −1 to 1. That is exact, over { $nodes } positions.
cli-train-curve-samples = million decisions learned from
cli-default = default
cli-players = { $fewest ->
        [2] { $most ->
            [2] 2 players
           *[other] 2–{ $most } players
        }
       *[other] { $fewest }–{ $most } players
    }
cli-reference = Reference card
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
cli-replay-open = With every card face up.
cli-replay-seat = As { $name } saw it.
cli-replay-public = As the spectators saw it.
cli-replay-unfinished = The record stops here; the match is not over.
# $count is a number.
cli-verify-proven = { $count ->
        [one] The dealer’s { $count } decision follows from the seeds of match { $match }. Each seed matches its commitment.
       *[other] All { $count } decisions of the dealer follow from the seeds of match { $match }. Each seed matches its commitment.
    }
cli-verify-server = The server’s commitment:
cli-verify-seat = { $name }’s commitment:
cli-verify-left-out = { $name }’s commitment; the seed was not revealed and is left out:
cli-verify-alone = No player revealed a seed: the server alone chose, and may have tried many seeds.
cli-verify-host = The first player was chosen by a person. Nothing is proven about that.
cli-verify-position = The match began from a prepared position. Nothing is proven about it.
cli-verify-compare = Compare the commitments with those you were shown before the first deal: a record cannot tell when they were made.
# $count is a number.
cli-check-passed = { $count ->
        [one] { $id }: { $count } assertion passed.
       *[other] { $id }: { $count } assertions passed.
    }
cli-check-failed = { $id } failed: { $title }
# $cases, $assertions and $failed are numbers.
cli-check-sum = Cases: { $cases }. Assertions: { $assertions }. Cases that failed: { $failed }.
cli-new-game-files = Written:
cli-new-game-changed = Lines added to:
# $folder is a path; what stands in quotes is English in every language.
cli-new-game-next = The rules are yours to write: look for “write this rule” in { $folder }. CONTRIBUTING.md says how, under “A fourth game”.
cli-command-site = Make a website that any static host can serve: the whole game, in the browser.
cli-option-base = The address at which the site will be, for links from elsewhere.
cli-option-server = The address of a server where friends can meet, to be named on the site.
cli-option-site = A folder made by kartaro site, so that people can also play in their browsers; or KARTARO_SITE.
site-written = The site is in { $folder }: { $count } files, { $size } MB for the game itself.
site-interpreted = The rules go into the site uncompiled, because zig is not available: { $why }. Bots think slowly there.
site-compiling = Compiling the rules for browsers …
site-packing = Packing Python and the game …
error-site-needs-checkout = A site is made in a checkout of Kartaro, not from an installed package.
error-site-failed = The site could not be made: { $why }
error-site-not-empty = { $folder } is not empty, and holds no site of Kartaro.
error-no-site = { $folder } holds no site: make one with kartaro site.
error-bad-address = This is not the address of a website: { $address }
