### Kartaro, English: the games one has played, on the page.

page-mine-private = Kept in this browser only. Nothing of it is sent anywhere.
page-mine-none = No game yet. Those you finish are listed here.
page-mine-played = Played
page-mine-wins = Won
page-mine-rate = Win rate (%)
page-mine-streak = Current winning streak
page-mine-best-streak = Longest winning streak
# $count is a number.
page-mine-strip = { $count ->
        [one] The last game
       *[other] The last { $count } games
    }
# $won and $played are numbers.
page-mine-won-of = { $won } of { $played } won
page-mine-by-game = By game
page-mine-by-edition = By edition
page-mine-by-company = By opponents
page-mine-by-bot = Against bots
page-mine-by-person = Against people
page-mine-with-people = People only
page-mine-with-bots = Bots only
page-mine-with-both = People and bots
page-mine-won = won
page-mine-lost = lost
page-mine-shared = played together on this device
page-mine-record = a record you opened
# $count is a number.
page-mine-shared-count = { $count ->
        [one] { $count } game was played by several people on this device, and is not counted above.
       *[other] { $count } games were played by several people on this device, and are not counted above.
    }
page-mine-recent = Recent games
page-mine-show-all = Show all { $count }
page-mine-keep = Export or delete
page-mine-export = Save to a file
page-mine-import = Add from a file
page-mine-open-record = Open a record
page-mine-delete = Delete
page-mine-sure = Delete all of this from this browser?
page-mine-delete-all = Delete all
page-mine-rather-not = Cancel
page-mine-taken = The games in the file were added to yours.
