### Kartaro, English: sitting at a table of a server, in the terminal.

## Coming to a table

join-ask-name = What is your name?
join-ask-table = Open tables at { $address }
# $count is a number.
join-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
join-playing = being played, to watch
join-nobody-yet = nobody yet
join-new = Open a new table
join-ask-game = Which game?
join-ask-players = How many players, you and bots among them? From { $fewest } to { $most }.
join-ask-bots = How many of them are bots? From 0 to { $most }.
join-ask-level = How strong are they?
join-link = Others come to this table with:

## At the table

join-at-the-table = At the table:
join-chair-free = free
join-chair-bot = bot ({ $level })
join-chair-away = not here
join-chair-owner = opened the table
join-wait-start = { $name } starts the game.
join-you-start = Type start when all are there: bots take the free seats.
join-watching = You are watching.
join-wait-for = Waiting for { $names } …
# $seconds is a number.
join-hurry = { $seconds ->
        [one] There is { $seconds } second to answer.
       *[other] There are { $seconds } seconds to answer.
    }
join-replaced = A bot plays for { $name } now.
join-replaced-you = A bot plays for you now. Type return to play yourself again.
join-back = { $name } plays again.
join-back-you = You play again.
join-said = { $name }: “{ $phrase }”
join-phrases = After say: { $phrases }
join-lost = The connection is lost. It is tried again in { $seconds } s.
join-regained = Connected again.
join-over = The game is over. Type quit to leave.
join-over-owner = The game is over. Type rematch to play once more, or quit.
join-next = The same people play again, everybody one seat further.
join-closed = The table is closed.
join-left = You have left the table.
join-come-back = Your seat stays yours. To come back:
join-words = ? shows this help, start begins, hint tells what a bot would do, table shows the table, log all you were told in this round, say speaks, leave gives your seat to a bot, return takes it back, rematch plays once more, kick b sends somebody away before the start, close ends it for all, quit goes.

## Why it does not work

error-bad-link = “{ $link }” is no link to a table: it should look like http://192.168.1.5:8472/t/TABLE.
error-no-server = Nobody answers at { $address }.
error-not-kartaro = What answers at { $address } is no Kartaro server of our version.
error-unknown-refusal = The server refused, and only says: { $said }.
error-not-connected = There is no connection at the moment.
error-only-watching = You are watching, and have no seat.
error-no-such-word = “{ $text }” means nothing here. ? shows what does.
