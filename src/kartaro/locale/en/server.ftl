### Kartaro, English: a server of tables, what can be said at them, and why it says no.

## Serving

server-listening = Tables are served at { $address }
server-runs-already = A server runs already at { $address }
server-share = Friends on the same network come by this address or code.
server-kept-in = They are kept in { $folder }. Ctrl-C stops the server.
server-stopped = Stopped. All tables are kept, and go on after the next start.
server-backed-up = The tables of { $folder } are copied to { $file }.
server-restored = The tables of { $file } are in { $folder }. `kartaro serve` goes on with them.

## What can be said

server-phrase-hello = Hello!
server-phrase-thanks = Thank you!
server-phrase-well-played = Well played!
server-phrase-oops = Oops!
server-phrase-hurry = Hurry up, please!
server-phrase-thinking = I am thinking …
server-phrase-wow = Wow!
server-phrase-good-luck = Good luck!
server-phrase-again = Once more?
server-phrase-bye = Goodbye!

## Why a server says no

error-no-such-table = There is no table “{ $table }” on this server.
error-table-full = The table is full.
error-name-taken = Somebody at the table is already called { $name }.
error-nobody-there = Nobody sits on seat { $seat }.
# $phase is waiting, playing, over or closed.
error-wrong-phase = { $phase ->
        [waiting] The game has not begun yet.
        [playing] The game has already begun.
        [over] The game is over.
       *[closed] The table is closed.
    }
error-too-late = It is too late for that.
error-wrong-seed = The seed does not fit its commitment.
error-already-answered = Question { $question } has already been answered.
error-bot-plays = A bot plays for { $seat } at the moment.
error-unknown-phrase = “{ $phrase }” is none of the phrases.
error-too-many = That was too much at once. Try again in a moment.
error-not-your-seat = This seat is not yours.
error-not-your-table = Only the owner of the table can do that.
error-no-watchers = Nobody may watch at this table.
error-bad-message = The message was not understood.
error-other-origin = A page from another address cannot play here.
error-unknown-host = The server is not known by this name. Whoever runs it can tell it the name with --public-url.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-not-yours = Only those who played here may have this.
error-nobody-plays = At least one seat has to be for a person.
error-too-long = The message is too long.
error-took-too-long = That took too long. Try again later.
error-no-such-page = The server has nothing at this address.
error-bad-method = The server does not do that at this address.
error-server-failed = Something went wrong inside the server. Its log says more.

## Why a server does not start

error-address-taken = { $host }, port { $port }, cannot be listened at: something else does, or it is no address of this machine.
error-bad-environment = The environment variable { $setting } cannot be “{ $value }”.
error-table-unreadable = The table { $table } cannot be read.
