### Kartaro, English: playing in the terminal, line by line.

# Names for seats without a name of their own: one word each, with the letters a to f as initials.
terminal-bot-names = Ada Bruno Clara Dario Elsa Fabio
terminal-person = Player { $number }
# $count is a number.
terminal-welcome = { $game } · { $edition } · { $count } players
terminal-changed = Changed at this table: { $options }
terminal-hint = Type a number to choose, ? for help, hint, log, or quit.
terminal-goes-on = The game continues.
terminal-round = Round { $number }
terminal-player = Player
terminal-front = Cards in front
terminal-holds = holds { $cards }
terminal-hand = Your hand
terminal-back = Back
# Before an answer that nobody gives on purpose.
terminal-ask-sure = Are you sure?
terminal-sure = Yes, do it
terminal-ask-first = Who starts?
terminal-by-lot = Let the dealer pick at random

## Several people at one keyboard

terminal-pass = Press Enter to clear the screen, then hand the keyboard to { $name }.
terminal-for = { $name }’s turn. Press Enter when nobody else is looking.
terminal-since = { $name }, this has happened since your last look:
terminal-pass-all = Press Enter to clear the screen. Then everyone may look.

## Help, log, end

terminal-help-number = Type a number to choose, or 0 to go one step back.
# $example is a move in the notation.
terminal-help-notation = You can also write the whole move, for example: { $example }
terminal-help-words = ? shows this help, hint shows what a bot would do, log shows everything you were told since the deal, quit saves the game and exits.
terminal-help-card = The rules of your cards:
terminal-log = What you were told since the deal:
# $value and $other are the chance to win the match in per cent, a number.
terminal-advice = Hint: { $move }. Chance to win the match: { $value }% (next best move: { $other }%).
terminal-advice-forced = Hint: only one move is possible.
terminal-final = Final score
terminal-saved = The game is saved. To continue:
terminal-kept = The record is kept. To read it, and to see what a bot would have played:
