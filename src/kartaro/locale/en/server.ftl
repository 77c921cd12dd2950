### Kartaro, English: a server of tables, what can be said at them, and why it says no.

## Serving

server-listening = Kartaro is running at { $address }
server-runs-already = A server is already running at { $address }
server-share = Friends on the same network join by this address or code.
server-kept-in = The tables are kept in { $folder }. Ctrl-C stops the server.
server-kept-in-database = The tables are kept in PostgreSQL; this is the node { $node }. Ctrl-C stops the server.
server-stopped = Stopped. All tables are kept and continue after the next start.
server-backed-up = The tables in { $folder } were copied to { $file }.
server-restored = The tables of { $file } are now in { $folder }. `kartaro serve` continues with them.
store-copied = Copied and checked: tables { $tables }, events { $events }.
store-copying = { $tables } of { $total } tables …

## What can be said

server-phrase-hello = Hello!
server-phrase-thanks = Thank you!
server-phrase-well-played = Well played!
server-phrase-oops = Oops!
server-phrase-hurry = Hurry up, please!
server-phrase-thinking = I am thinking …
server-phrase-wow = Wow!
server-phrase-good-luck = Good luck!
server-phrase-again = Play again?
server-phrase-bye = Goodbye!

## Why a server says no

error-no-such-table = There is no table “{ $table }” here.
error-table-full = The table is full.
error-name-taken = Somebody at the table is already called { $name }.
error-nobody-there = Seat { $seat_letter } is empty.
# $phase is waiting, playing, over or closed.
error-wrong-phase = { $phase ->
        [waiting] The game has not begun yet.
        [playing] The game has already begun.
        [over] The game is over.
       *[closed] The table is closed.
    }
error-too-late = It is too late for that.
error-wrong-seed = The seed does not match its commitment.
error-already-answered = Question { $question } has already been answered.
error-bot-plays = { $you ->
        [yes] A bot is playing for you at the moment.
       *[no] A bot is playing for { $seat } at the moment.
    }
error-unknown-phrase = “{ $phrase }” is not one of the phrases.
error-too-many = Too many requests at once. Try again in a moment.
error-not-your-seat = This seat is not yours.
error-others-play = Other people play at this table, too.
error-no-such-decision = This match has no decision with the number { $number }.
error-not-your-table = Only the owner of the table can do that.
error-no-watchers = This table does not allow spectators.
error-bad-message = The message was not understood.
error-other-origin = A page from another address cannot play here.
error-unknown-host = The server is not known by this name. Whoever runs it can tell it the name with --public-url.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-not-yours = Only those who played here can have this.
error-nobody-plays = At least one seat has to be for a person.
error-too-long = The message is too long.
error-took-too-long = That took too long. Try again later.
error-older-nodes = The server is being upgraded, and a part of it cannot do this yet. Try again in a few minutes.
error-no-such-page = The server has nothing at this address.
error-import-unreadable = This file holds a table that cannot be read: { $table }. Nothing was taken from it.
error-bad-method = The server does not do that at this address.
error-server-failed = Something went wrong inside the server. Its log says more.

## Why a server does not start

error-address-taken = The server cannot use { $host }, port { $port }: it is taken, or it is not an address of this machine.
error-bad-environment = The environment variable { $setting } cannot be “{ $value }”.
error-table-unreadable = The table { $table } cannot be read.
error-bad-public-url = The public address should look like https://cards.example.org, not “{ $address }”.
error-bad-proxy = --{ $option } takes addresses and networks such as 10.0.0.2 or 10.0.0.0/8, not “{ $address }”.

# A site, and what a page plays by itself
error-engine-missing = This page cannot play here: it comes without the game, or not over HTTPS.
error-engine-failed = The game did not start in this browser. Is there a network connection? Try again.
error-import-foreign = This is not a file of Kartaro games. Nothing was taken from it.
error-import-newer = This file is from a newer version of Kartaro. Nothing was taken from it.
