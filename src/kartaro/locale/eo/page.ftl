### Kartaro, Esperanto: la paĝo, sur kiu oni ludas.

page-language = Lingvo
page-theme = Hela aŭ malhela
page-theme-auto = Laŭ la sistemo
page-theme-light = Hela
page-theme-dark = Malhela
page-nowhere = Ĉe tiu adreso estas nenio.
page-to-lobby = Al la komenco
page-not-loaded = Ĉi tiu parto de la paĝo ne ŝargiĝis. Ĉu la servilo ankoraŭ estas tie?
page-refused = La servilo rifuzis: { $code }.
page-which-game = Kion ni ludu?
page-open-tables = Malfermitaj tabloj
page-no-tables = Nun neniu tablo atendas kunulojn. Malfermu unu!
page-rules = Reguloj
