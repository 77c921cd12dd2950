### Kartaro, English: the page people play on.

page-language = Language
page-theme = Light or dark
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-nowhere = There is nothing at this address.
page-to-lobby = To the start
page-not-loaded = This part of the page could not be loaded. Is the server still there?
page-refused = The server refused: { $code }.
page-which-game = What shall we play?
page-open-tables = Open tables
page-no-tables = No table is waiting for company at the moment. Open one!
page-rules = Rules
page-rules-here = What the rules say
# $clause is a number such as 5.3.2.
page-rules-at = Rules, { $clause }
page-learn = Learn to play
page-mine = My games

## Start

page-lead = Three small games of bluff and hidden cards. Open a table, send friends the link, let bots take the empty chairs.
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
page-being-played = Being played: come and watch
page-about-to-begin = About to begin
page-navigation = Pages
page-settings = Settings
page-close = Close
page-back = Back
page-coming = Coming to the table …

## A new table

page-with-whom = With whom?
page-with-bots = Bots, at once
page-with-friends = Friends
page-friends-hint = You get a link and a code to send round. Chairs that stay empty are taken by bots when you start.
page-how-many = How many at the table?
page-how-strong = How strong are the bots?
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-max = as strong as it gets
page-bot-of-level = bot, { $level }
page-your-name = Your name
page-guest = Guest
page-guest-names = Badger Finch Heron Lynx Marten Otter Robin Stoat
page-play-now = Play
page-open-table = Open the table
page-rules-of-table = Rules of this table
page-edition = Edition
page-who-starts = Who starts?
page-by-lot = By lot
page-i-start = I do
page-the-table = Seats, clock and company
page-seat = Seat { $number }
page-person = a person
page-clock = Time for a decision
page-clock-about = Whoever takes longer is played for by a bot until they come back.
page-clock-none = as long as you like
page-clock-day = a day
page-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-live = Be quick
page-live-about = The first reaction counts, as at a real table. Otherwise all decide in secret and then it is seen whose counts.
page-reaction = Seconds to react
page-reaction-about = Whoever says nothing in time lets the card go. Holds where there is a clock, or quickness counts.
page-listed = In the list of open tables
page-listed-about = Anybody may come. Otherwise only those who have the link find it.
page-watchers = People may watch
page-watchers-about = They see what lies open for everybody, and nobody’s hand.
page-delay = Watchers see it later
page-delay-about = So that nobody can whisper.
page-delay-none = at once
page-sealed = Cards stay secret for ever
page-sealed-about = When it is over, everybody may look at the game as they saw it, and nobody at the others’ hands.

## Before the game

page-invited = { $name } invites you to play
page-sit-down = Sit down
page-stand-up = Stand up
page-at-this-device = at this device
page-another-here = Somebody else plays at this device, too
page-other-device = Continue on another device
page-other-device-about = Whoever opens this link plays for you, at this table and at all others that you have joined in this browser: keep it to yourself.
page-kick = Send { $name } away
page-bots-fill = { $count ->
        [one] A bot takes the free chair:
       *[other] Bots take the { $count } free chairs:
    }
page-start = Start
page-invite = Invite friends
page-invite-about = Whoever opens this link on a phone or a computer can sit down, without an account.
page-only-here = This link works on this machine only. For friends on the same network, start the server with --share.
page-link = Link to this table
page-copy = Copy the link
page-copied = Copied
page-share = Share
page-code = The link as a QR code

## At the table

page-your-place = Your place
page-your-hand = Your hand
page-hand-of = In { $name }’s hand
page-front-of = In front of { $name }
page-to-move = to move
page-choose = Choose { $name }
page-choose-yourself = Choose yourself
page-favours = favours { $name }
page-offer = Laid out to choose from
page-in-deck = In the deck, from the top
page-picked = { $count } of { $most } chosen
page-sent = Your answer is on its way …
page-bot-plays = A bot plays for you at the moment.
page-hint = Hint
page-hint-says = A bot would say: { $move }. { $value }% to win the match, { $other }% otherwise.
page-hint-only = There is only one move.
page-i-am-sure = Yes, do it
page-rather-not = Rather not
page-log = What happened
page-round = Round { $number }
page-sound = Sounds
page-speak = Say something
page-lost = connecting …
page-return = Play myself
page-leave-to-bot = Let a bot play for me
page-hand-over = Hand the device to { $name }
page-for = This is for { $name }
page-nobody-looks = Make sure that nobody else is looking.
page-i-am = I am { $name }

## When it is over

page-you-won = You have won!
page-won-by = Won by { $names }
page-winner = winner
page-rematch = Once more
page-rematch-by = { $name } can start another match.
page-they-play-again = They play again: come along
page-replay = Look at it again
page-record = The record, as a file
page-look-at-table = Look at the table
page-result = Result
page-round-over = The round is over
page-go-on = Go on
