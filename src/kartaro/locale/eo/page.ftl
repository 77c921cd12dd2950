### Kartaro, Esperanto: la paĝo, sur kiu oni ludas.

page-language = Lingvo
page-theme = Hela aŭ malhela
page-theme-auto = Laŭ la sistemo
page-theme-light = Hela
page-theme-dark = Malhela
page-pace = Scenoj kaj robotoj
page-pace-calm = Trankvile
page-pace-normal = Kutime
page-pace-quick = Rapide
page-pace-off = Sen scenoj
page-forced = Faru por mi la devigitajn agojn
page-nowhere = Ĉe tiu adreso estas nenio.
page-to-lobby = Al la ĉefpaĝo
page-not-loaded = Ĉi tiu parto de la paĝo ne ŝargiĝis. Ĉu la servilo ankoraŭ estas tie?
page-refused = Tio ne funkciis (eraro de la servilo: { $code }).
page-which-game = Kion ni ludu?
page-open-tables = Malfermitaj tabloj
page-no-tables = Nun neniu tablo atendas ludantojn. Malfermu unu!
page-rules = Reguloj
page-rules-here = Kion diras la reguloj
# $clause is a number such as 5.3.2.
page-rules-at = Reguloj, { $clause }
page-learn = Lerni ludi
page-mine = Miaj partioj

## Komenco

page-lead = Tri malgrandaj ludoj de blufo kaj kaŝitaj kartoj. Malfermu tablon, sendu la ligilon al amikoj, kaj lasu robotojn okupi la liberajn sidlokojn.
page-about-love-letter = Divenu, kiu tenas kiun karton, kaj portu vian leteron al la Princino.
page-about-hanamikoji = Kvar agoj, sep gejŝoj: kion ajn vi proponas, via kontraŭulo elektas unue.
page-about-spicy = Diru, kion vi volas, pri la karto, kiun vi ludas. Iu eble ne kredos al vi.
page-players = { $fewest ->
        [2] { $most ->
            [2] 2 ludantoj
           *[other] 2 ĝis { $most } ludantoj
        }
       *[other] { $fewest } ĝis { $most } ludantoj
    }
page-own-tables = Viaj tabloj
page-free-seats = { $count ->
        [one] { $count } libera sidloko
       *[other] { $count } liberaj sidlokoj
    }
page-being-played = Ludata: rigardi
page-about-to-begin = Baldaŭ komenciĝos
page-navigation = Paĝoj
page-settings = Agordoj
page-close = Fermi
page-back = Reen
page-coming = Aliĝante al la tablo …

## Nova tablo

page-with-whom = Kun kiu?
page-with-bots = Kun robotoj, tuj
page-with-friends = Kun amikoj
page-friends-hint = Vi ricevas ligilon kaj kodon por dissendi. Robotoj okupas la ankoraŭ liberajn sidlokojn, kiam vi komencas.
page-how-many = Kiom da ludantoj?
page-how-strong = Kiom fortaj estu la robotoj?
page-level-easy = facila
page-level-medium = meza
page-level-hard = malfacila
page-level-max = plej forta
page-bot-of-level = roboto, { $level }
page-your-name = Via nomo
page-guest = Gasto
page-guest-names = Ardeo Cervo Falko Hirundo Linko Lutro Merlo Sciuro
page-play-now = Ludi
page-open-table = Malfermi la tablon
page-rules-of-table = Reguloj de ĉi tiu tablo
page-edition = Eldono
page-who-starts = Kiu komencas?
page-by-lot = Per lotumo
page-i-start = Mi
page-the-table = Sidlokoj, tempolimo kaj rigardantoj
page-seat = Sidloko { $number }
page-person = homo
page-clock = Tempolimo por decido
page-clock-about = Se iu bezonas pli da tempo, roboto ludas por tiu, ĝis tiu revenos.
page-clock-none = sen limo
page-clock-day = unu tago
page-seconds = { $count ->
        [one] { $count } sekundo
       *[other] { $count } sekundoj
    }
page-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutoj
    }
page-live = Validas la unua reago
page-live-about = Validas la plej rapida reago, kiel ĉe vera tablo. Alie ĉiuj decidas sekrete, kaj la reguloj decidas, kies respondo validas.
page-reaction = Sekundoj por reagi
page-reaction-about = Kiu ne reagas ĝustatempe, preterlasas la karton. Uzata nur kun tempolimo, aŭ se validas la unua reago.
page-listed = En la listo de malfermitaj tabloj
page-listed-about = Ĉiu povas aliĝi. Alie nur tiuj, kiuj havas la ligilon.
page-watchers = Permesi rigardantojn
page-watchers-about = Rigardantoj vidas la malkaŝitajn kartojn, sed nenies manon.
page-delay = Prokrasto por rigardantoj
page-delay-about = Por ke neniu povu kaŝe helpi ludanton.
page-delay-none = sen prokrasto
page-sealed = Manoj restas sekretaj por ĉiam
page-sealed-about = Post la fino ĉiu povas rerigardi la partion nur el sia vidpunkto.

## Antaŭ la ludo

page-invited = { $name } invitas vin ludi
page-sit-down = Eksidi
page-stand-up = Stariĝi
page-at-this-device = ĉe ĉi tiu aparato
page-another-here = Aldoni ludanton ĉe ĉi tiu aparato
page-other-device = Daŭrigi ĉe alia aparato
page-other-device-about = Kiu malfermas ĉi tiun ligilon, tiu ludas por vi, ĉe ĉi tiu tablo kaj ĉe ĉiuj aliaj, al kiuj vi aliĝis per ĉi tiu retumilo: konservu ĝin por vi mem.
page-replace-seat = Ĉu ludi ĉi tie por alia sidloko?
page-replace-seat-about = La ligilo, kiun vi malfermis, estas por alia sidloko ĉe ĉi tiu tablo ol tiu de ĉi tiu retumilo. Se vi ne petis ĝin, konservu vian sidlokon.
page-keep-seat = Konservi mian sidlokon
page-take-seat = Preni la alian sidlokon
page-kick = Forsendi: { $name }
page-bots-fill = { $count ->
        [one] Roboto okupas la liberan sidlokon:
       *[other] Robotoj okupas la { $count } liberajn sidlokojn:
    }
page-start = Komenci
page-invite = Inviti amikojn
page-invite-about = Kiu malfermas ĉi tiun ligilon per telefono aŭ komputilo, povas eksidi, sen konto.
page-only-here = Ĉi tiu ligilo funkcias nur sur ĉi tiu komputilo. Por amikoj en la sama reto startigu la servilon per --share.
page-link = Ligilo al ĉi tiu tablo
page-copy = Kopii la ligilon
page-copied = Kopiite
page-share = Kunhavigi
page-code = La ligilo kiel QR-kodo

## Ĉe la tablo

page-your-place = Via sidloko
page-your-hand = Via mano
page-hand-of = { $you ->
        [yes] En via mano
       *[no] En la mano de { $name }
    }
page-front-of = { $you ->
        [yes] Antaŭ vi
       *[no] Antaŭ { $name }
    }
page-to-move = estas ties vico
page-choose = Elekti: { $name }
page-choose-yourself = Elekti vin mem
page-favours = { $you ->
        [yes] ĉe via flanko
       *[no] ĉe la flanko de { $name }
    }
page-offer = Elekteblaj kartoj
page-in-deck = En la kartaro, desupre
page-played = Laste luditaj
page-picked = Elektitaj: { $count } el { $most }
page-sent = Sendado …
page-bot-plays = Nun roboto ludas por vi.
page-hint = Konsilo
page-hint-says = Roboto ludus: { $move }. Ŝanco gajni la partion: { $value } % (per la dua plej bona ago: { $other } %).
page-hint-only = Eblas nur unu ago.
page-i-am-sure = Jes, faru
page-rather-not = Nuligi
page-log = Protokolo
page-round = Raŭndo { $number }
page-sound = Sonoj
page-speak = Diri ion
page-lost = Konekto perdita: rekonektiĝas …
page-return = Mem ludi denove
page-leave-to-bot = Lasi roboton ludi por mi
page-hand-over = Donu la aparaton al { $name }
page-for = Vico de { $name }
page-nobody-looks = Atentu, ke neniu alia rigardu.
page-i-am = Mi estas { $name }

## Post la fino

page-won-by = { $you ->
        [alone] Vi gajnis!
        [among] Vi gajnis kune kun { $names }
       *[none] Gajnis { $names }
    }
page-winner = gajninto
page-rematch = Ludi denove
page-they-play-again = Ili ludas denove: aliĝu
page-replay = Rerigardi la partion
page-record = Elŝuti la registron
page-look-at-table = Rigardi la tablon
page-result = Rezulto
page-go-on = Daŭrigi

## Kio klarigas sin mem

page-left = { $count ->
        [0] neniu povas esti tie
       *[other] restas { $count }
    }
page-do-not-ask-again = Ne plu demandu min pri ĉi tiu karto
page-help-hanamikoji-action-secret = kaŝu 1 karton, ĝi validas fine
page-help-hanamikoji-action-trade_off = rezignu pri 2 kartoj, ili ne validas
page-help-hanamikoji-action-gift = elmetu 3, la alia prenas 1
page-help-hanamikoji-action-competition = elmetu 2 parojn, la alia prenas unu

## Propraj tabloj

page-back-to-game = { $turn ->
        [yes] Reen al via partio: estas via vico
       *[no] Reen al via partio
    }
page-back-to-table = Reen al via tablo
page-your-turn-at = ● Via vico: { $game }
page-notify = Sciigu min, kiam estas mia vico
page-matches-won = { $count ->
        [one] { $count } gajnita partio
       *[other] { $count } gajnitaj partioj
    }
page-at-one-device = Homoj ĉe ĉi tiu aparato
page-here-hint = Vi pludonas la aparaton. Inter la vicoj ĉiuj manoj estas kaŝitaj.
page-name-of = Nomo de ludanto { $number }
page-table-full = Ĉi tiu tablo estas plena.
page-table-full-about = Se sidloko liberiĝos, vi povos eksidi ĉi tie. Kiam la partio komenciĝos, vi povos rigardi ĝin, se la tablo permesas tion.
page-to-table = Al la tablo

## Kiuj kartoj restas

page-counter = Neviditaj kartoj
page-counter-about = Kiom da ekzempleroj de ĉiu karto vi ankoraŭ ne vidis: ili estas en manoj, en la kartaro aŭ kaŝitaj. Premu karton por legi, kion ĝi faras.
page-seen-of = { $copies } en la kartaro, { $seen ->
        [0] ankoraŭ neniu vidita
        [one] { $seen } jam vidita
       *[other] { $seen } jam viditaj
    }
page-unseen-of = neviditaj: { $unseen } el { $copies }

## Gejŝoj, kaj servilo for

page-tally = { $mine } por vi, { $theirs } kontraŭ vi
page-lost-kept = Konekto perdita – via ago estas konservita kaj estos sendita

## Played here, in the browser
page-lead-here = Tri malgrandaj ludoj de blufo kaj kaŝitaj kartoj, kontraŭ robotoj aŭ kun aliaj ĉe ĉi tiu aparato. Ili funkcias ankaŭ sen reto.
page-here = Ĉi tie
page-where = Kie?
page-on-server = Ĉe { $server }
page-here-loading = La ludo estas preparata por ĉi tiu retumilo, unufoje: { $loaded } el { $total } MB
page-here-starting = La ludo startas …
page-here-not-kept = { $why ->
        [full] Ĉi tiu retumilo ne plu havas lokon. Vi povas pluludi, sed kion vi ludas ekde nun, tio perdiĝas, kiam la paĝo fermiĝas.
        [denied] Ĉi tiu retumilo konservas nenion, eble ĉar la fenestro estas privata. Vi povas ludi, sed ĉio perdiĝas, kiam la paĝo fermiĝas.
        [foreign] Kion ĉi tiu retumilo konservis, tio estas de alia versio de Kartaro kaj restas tia, kia ĝi estas. Vi povas ludi, sed kion vi nun ludas, tio perdiĝas, kiam la paĝo fermiĝas.
       *[lost] Ĉi tiu retumilo forigis tion, kion ĝi konservis. Vi povas pluludi, sed kion vi ludas ekde nun, tio perdiĝas, kiam la paĝo fermiĝas.
    }
page-new-version = Estas nova versio de Kartaro.
page-update = Uzi ĝin nun
page-later = Poste
page-friends-here = Ĉiuj ludas ĉe ĉi tiu aparato, unu post la alia. Al tablo ĉi tie oni ne povas veni tra la reto.
page-friends-server = Kun amikoj ĉe aliaj aparatoj: { $server }
