### Kartaro, English: the page people play on.

page-language = Language
page-theme = Light or dark
page-theme-auto = Same as the system
page-theme-light = Light
page-theme-dark = Dark
page-pace = Scenes and bots
page-pace-calm = Calm
page-pace-normal = Normal
page-pace-quick = Quick
page-pace-off = No scenes
page-forced = Play forced moves for me
page-nowhere = There is nothing at this address.
page-to-lobby = Back to the start page
page-not-loaded = This part of the page could not be loaded. Is the server still there?
page-refused = That did not work (server error { $code }).
page-which-game = What shall we play?
page-open-tables = Open tables
page-no-tables = No table is waiting for players at the moment. Open one!
page-rules = Rules
page-rules-here = What the rules say
# $clause is a number such as 5.3.2.
page-rules-at = Rules, { $clause }
page-learn = Learn to play
page-mine = My games

## Start

page-lead = Three small games of bluff and hidden cards. Open a table, send friends the link, and let bots take the empty seats.
page-about-love-letter = Guess who holds which card, and bring your letter to the Princess.
page-about-hanamikoji = Four actions, seven geishas: whatever you offer, your opponent chooses first.
page-about-spicy = Say what you like about the card you play. Somebody may not believe you.
page-players = { $fewest ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
        }
       *[other] { $fewest } to { $most } players
    }
page-own-tables = Your tables
page-free-seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-being-played = In progress – watch
page-about-to-begin = About to start
page-navigation = Pages
page-settings = Settings
page-close = Close
page-back = Back
page-coming = Joining the table …

## A new table

page-with-whom = With whom?
page-with-bots = Bots – start right away
page-with-friends = Friends
page-friends-hint = You get a link and a code to share. Bots take the seats that are still empty when you start.
page-how-many = How many at the table?
page-how-strong = How strong are the bots?
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-max = strongest
page-bot-of-level = bot, { $level }
page-your-name = Your name
page-guest = Guest
page-guest-names = Badger Finch Heron Lynx Marten Otter Robin Stoat
page-play-now = Play
page-open-table = Open the table
page-rules-of-table = Rules of this table
page-edition = Edition
page-who-starts = Who starts?
page-by-lot = Random
page-i-start = I do
page-the-table = Seats, time limit and spectators
page-seat = Seat { $number }
page-person = a person
page-clock = Time limit per decision
page-clock-about = If someone takes longer, a bot plays for them until they come back.
page-clock-none = no limit
page-clock-day = one day
page-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-live = First reaction counts
page-live-about = The quickest reaction counts, as at a real table. If this is off, everyone answers in secret, and the rules decide whose answer counts.
page-reaction = Seconds to react
page-reaction-about = If you do not react in time, you let the card go. Used only with a time limit, or when the first reaction counts.
page-listed = Show in the list of open tables
page-listed-about = Anyone can join. If this is off, only people with the link can.
page-watchers = Allow spectators
page-watchers-about = Spectators see the face-up cards, but nobody’s hand.
page-delay = Delay for spectators
page-delay-about = So that spectators cannot tip off a player.
page-delay-none = no delay
page-sealed = Hands stay secret forever
page-sealed-about = After the game, everyone can replay it only from their own point of view.

## Before the game

page-invited = { $name } invites you to play
page-sit-down = Sit down
page-stand-up = Stand up
page-at-this-device = on this device
page-another-here = Add a player on this device
page-other-device = Continue on another device
page-other-device-about = Whoever opens this link plays for you, at this table and at all others that you have joined in this browser: keep it to yourself.
page-replace-seat = Play for another seat here?
page-replace-seat-about = The link you opened is for another seat at this table than the one this browser has. If you did not ask for it, keep your seat.
page-keep-seat = Keep my seat
page-take-seat = Take the other seat
page-kick = Remove { $name }
page-bots-fill = { $count ->
        [one] A bot takes the free seat:
       *[other] Bots take the { $count } free seats:
    }
page-start = Start
page-invite = Invite friends
page-invite-about = Whoever opens this link on a phone or a computer can sit down, without an account.
page-only-here = This link works on this computer only. For friends on the same network, start the server with --share.
page-link = Link to this table
page-copy = Copy the link
page-copied = Copied
page-share = Share
page-code = The link as a QR code

## At the table

page-your-place = Your place
page-your-hand = Your hand
page-hand-of = { $you ->
        [yes] In your hand
       *[no] In { $name }’s hand
    }
page-front-of = { $you ->
        [yes] In front of you
       *[no] In front of { $name }
    }
page-to-move = to move
page-choose = Choose { $name }
page-choose-yourself = Choose yourself
page-favours = { $you ->
        [yes] on your side
       *[no] on { $name }’s side
    }
page-offer = Cards to choose from
page-in-deck = In the deck, from the top
page-played = Played last
page-picked = { $count } of { $most } chosen
page-sent = Sending …
page-bot-plays = A bot is playing for you at the moment.
page-hint = Hint
page-hint-says = A bot suggests: { $move }. Chance to win the match: { $value }% (next best move: { $other }%).
page-hint-only = Only one move is possible.
page-i-am-sure = Yes, do it
page-rather-not = Cancel
page-log = Game log
page-round = Round { $number }
page-sound = Sounds
page-speak = Say something
page-lost = Connection lost – reconnecting …
page-return = Take over from the bot
page-leave-to-bot = Let a bot play for me
page-hand-over = Hand the device to { $name }
page-for = { $name }’s turn
page-nobody-looks = Make sure that nobody else is looking.
page-i-am = I am { $name }

## When it is over

page-won-by = { $you ->
        [alone] You won!
        [among] You won, together with { $names }
       *[none] Won by { $names }
    }
page-winner = winner
page-rematch = Play again
page-they-play-again = They are playing again – join them
page-replay = Watch the replay
page-record = Download the game record
page-look-at-table = Look at the table
page-result = Result
page-go-on = Continue

## What explains itself

page-left = { $count ->
        [0] none can be there
       *[other] { $count } left
    }
page-do-not-ask-again = Don’t ask me again about this card
page-help-hanamikoji-action-secret = hide 1 card, it counts at the end
page-help-hanamikoji-action-trade_off = give up 2 cards, they don’t count
page-help-hanamikoji-action-gift = lay out 3, they take 1
page-help-hanamikoji-action-competition = lay out 2 pairs, they take one

## One’s own tables

page-back-to-game = { $turn ->
        [yes] Back to your game: your turn
       *[no] Back to your game
    }
page-back-to-table = Back to your table
page-your-turn-at = ● Your turn: { $game }
page-notify = Notify me when it is my turn
page-matches-won = { $count ->
        [one] { $count } match won
       *[other] { $count } matches won
    }
page-at-one-device = People on this device
page-here-hint = You pass the device around. Between turns every hand is hidden.
page-name-of = Name of player { $number }
page-table-full = This table is full.
page-table-full-about = If a seat becomes free, you can take it here. When the match begins, you can watch it, if the table allows that.
page-to-table = To the table

## Which cards are left

page-counter = Cards unseen
page-counter-about = How many of each card you have not seen yet: they are in hands, in the deck or face down. Press a card to read what it does.
page-seen-of = { $copies ->
        [one] One in the deck
       *[other] { $copies } in the deck
    }, { $seen ->
        [0] none seen so far
       *[other] { $seen } seen so far
    }
page-unseen-of = { $unseen } of { $copies } unseen

## Geishas, and a server that is away

page-tally = { $mine } for you, { $theirs } against
page-lost-kept = Connection lost – your move is kept and will be sent

## Played here, in the browser
page-lead-here = Three small games of bluff and hidden cards, against bots or with others on this device. They work without a network, too.
page-here = Here
page-where = Where?
page-on-server = On { $server }
page-here-loading = Getting the game ready for this browser, once: { $loaded } of { $total } MB
page-here-starting = The game is starting …
page-here-not-kept = { $why ->
        [full] This browser has no more room. You can play on, but what you play from now on is lost when this page is closed.
        [denied] This browser keeps nothing, perhaps because the window is private. You can play, but everything is lost when this page is closed.
        [foreign] What this browser has kept is from another version of Kartaro, and stays as it is. You can play, but what you play now is lost when this page is closed.
       *[lost] This browser has deleted what it had kept. You can play on, but what you play from now on is lost when this page is closed.
    }
page-new-version = A new version of Kartaro is available.
page-update = Use it now
page-later = Later
page-friends-here = Everybody plays at this device, one after another. A table here cannot be joined over the network.
page-friends-server = With friends on other devices: { $server }
