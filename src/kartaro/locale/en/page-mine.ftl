### Kartaro, English: the games one has played, on the page.

page-mine-private = Kept in this browser only. Nothing of it is sent anywhere.
page-mine-none = No game yet. Those you finish are listed here.
page-mine-played = Played
page-mine-wins = Won
page-mine-rate = Won, in per cent
page-mine-streak = Wins in a row
page-mine-best-streak = Most in a row
# $count is a number.
page-mine-strip = { $count ->
        [one] The last game
       *[other] The last { $count } games
    }
# $won and $played are numbers.
page-mine-won-of = { $won } of { $played } won
page-mine-by-game = By game
page-mine-by-edition = By edition
page-mine-by-company = By company
page-mine-by-bot = Against bots
page-mine-by-person = With people
page-mine-with-people = People only
page-mine-with-bots = Bots only
page-mine-with-both = People and bots
page-mine-won = won
page-mine-lost = lost
page-mine-shared = played together at this device
# $count is a number.
page-mine-shared-count = { $count ->
        [one] { $count } game was played by several people at this device, and is not counted above.
       *[other] { $count } games were played by several people at this device, and are not counted above.
    }
page-mine-recent = Recent games
page-mine-show-all = Show all { $count }
page-mine-keep = Keep or delete
page-mine-export = Save to a file
page-mine-import = Add from a file
page-mine-delete = Delete
page-mine-sure = Delete all of this from this browser?
page-mine-delete-all = Delete all
page-mine-rather-not = Rather not
