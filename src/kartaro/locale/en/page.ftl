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
