### Kartaro, English: sitting at a table of a server, in the terminal.

## Coming to a table

join-ask-name = What is your name?
join-ask-table = Open tables at { $address }
# $count is a number.
join-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
join-playing = in progress, watch
join-nobody-yet = nobody yet
join-new = Open a new table
join-ask-game = Which game?
join-ask-players = How many players in all, including you and the bots? From { $fewest } to { $most }.
join-ask-bots = How many of them are bots? From 0 to { $most }.
join-ask-level = How strong should they be?
join-link = Others join this table with:

## At the table

join-at-the-table = At the table:
join-chair-free = free
join-chair-bot = bot ({ $level })
join-chair-away = not here
join-chair-you = { $name } (you)
join-chair-owner = owner of the table
join-wait-start = Waiting for { $name } to start the game.
join-you-start = Type start when everyone is there: bots take the free seats.
join-watching = You are watching.
join-wait-for = Waiting for { $names } …
# $seconds is a number.
join-hurry = { $seconds ->
        [one] There is { $seconds } second to answer.
       *[other] There are { $seconds } seconds to answer.
    }
join-replaced = A bot is playing for { $name } now.
join-replaced-you = A bot is playing for you now. Type return to take over again.
join-back = { $name } is playing again.
join-back-you = You are playing again.
join-said = { $name }: “{ $phrase }”
join-phrases = What you can say after “say”: { $phrases }
join-lost = The connection was lost. Trying again in { $seconds } s.
join-regained = Connected again.
join-over = The game is over. Type quit to leave.
join-over-played = The game is over. Type rematch to play again, or quit to leave.
join-next = The same people play again; everyone moves one seat on.
join-closed = The table is closed.
join-left = You have left the table.
join-come-back = Your seat stays yours. To come back:
join-words = ? shows this help, start begins the game, hint tells what a bot would do, table shows the table, log shows everything you were told since the deal, say speaks to the table, leave gives your seat to a bot, return takes it back, rematch plays again, kick b removes a player before the start, close ends the table for everyone, quit leaves.

## Why it does not work

error-bad-link = “{ $link }” is not a link to a table: it should look like http://192.168.1.5:8472/t/TABLE.
error-no-server = No server answers at { $address }.
error-not-kartaro = What answers at { $address } is not a Kartaro server of this version.
error-unknown-refusal = The server refused and says only: { $said }.
error-not-connected = There is no connection at the moment.
error-only-watching = You are watching, and have no seat.
error-no-such-word = “{ $text }” is not a command. Type ? to see the commands.
