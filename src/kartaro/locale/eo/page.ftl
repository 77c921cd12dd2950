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
page-rules-here = Kion diras la reguloj
# $clause is a number such as 5.3.2.
page-rules-at = Reguloj, { $clause }
page-learn = Lerni ludi
page-mine = Miaj partioj

## Komenco

page-lead = Tri malgrandaj ludoj de blufo kaj kaŝitaj kartoj. Malfermu tablon, sendu la ligilon al amikoj, lasu robotojn preni la malplenajn seĝojn.
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
        [one] { $count } libera loko
       *[other] { $count } liberaj lokoj
    }
page-being-played = Oni ludas: venu rigardi
page-about-to-begin = Baldaŭ komenciĝos
page-navigation = Paĝoj
page-settings = Agordoj
page-close = Fermi
page-back = Reen
page-coming = Alvenas al la tablo …

## Nova tablo

page-with-whom = Kun kiu?
page-with-bots = Robotoj, tuj
page-with-friends = Amikoj
page-friends-hint = Vi ricevas ligilon kaj kodon por dissendi. Seĝojn, kiuj restas malplenaj, prenas robotoj, kiam vi komencas.
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
page-by-lot = Laŭ loto
page-i-start = Mi
page-the-table = Lokoj, horloĝo kaj kunuloj
page-seat = Loko { $number }
page-person = homo
page-clock = Tempo por decido
page-clock-about = Por kiu bezonas pli, ludas roboto, ĝis tiu revenas.
page-clock-none = laŭplaĉe
page-clock-day = unu tago
page-seconds = { $count ->
        [one] { $count } sekundo
       *[other] { $count } sekundoj
    }
page-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutoj
    }
page-live = Rapideco decidas
page-live-about = La unua reago validas, kiel ĉe vera tablo. Alie ĉiuj decidas sekrete, kaj poste oni vidas, kies reago validas.
page-reaction = Sekundoj por reagi
page-reaction-about = Kiu silentas ĝistempe, lasas la karton pasi. Validas, se estas horloĝo aŭ se rapideco decidas.
page-listed = En la listo de malfermitaj tabloj
page-listed-about = Ĉiu rajtas veni. Alie nur tiuj, kiuj havas la ligilon, trovas ĝin.
page-watchers = Oni rajtas rigardi
page-watchers-about = Ili vidas tion, kio kuŝas malferme por ĉiuj, kaj nenies manon.
page-delay = Rigardantoj vidas pli malfrue
page-delay-about = Por ke neniu povu flustri.
page-delay-none = tuj
page-sealed = Kartoj restas sekretaj por ĉiam
page-sealed-about = Post la fino ĉiu povas rerigardi la ludon, kiel tiu vidis ĝin, kaj neniu la manojn de aliaj.

## Antaŭ la ludo

page-invited = { $name } invitas vin ludi
page-sit-down = Eksidi
page-stand-up = Stariĝi
page-at-this-device = ĉe ĉi tiu aparato
page-another-here = Ankaŭ alia homo ludas ĉe ĉi tiu aparato
page-other-device = Daŭrigi ĉe alia aparato
page-other-device-about = Kiu malfermas ĉi tiun ligilon, tiu ludas por vi, ĉe ĉi tiu tablo kaj ĉe ĉiuj aliaj, kiujn vi aliĝis per ĉi tiu retumilo: konservu ĝin por vi mem.
page-kick = Forsendi { $name }
page-bots-fill = { $count ->
        [one] Roboto prenas la liberan seĝon:
       *[other] Robotoj prenas la { $count } liberajn seĝojn:
    }
page-start = Komenci
page-invite = Invitu amikojn
page-invite-about = Kiu malfermas ĉi tiun ligilon per telefono aŭ komputilo, povas eksidi, sen konto.
page-only-here = Ĉi tiu ligilo funkcias nur sur ĉi tiu maŝino. Por amikoj en la sama reto startigu la servilon per --share.
page-link = Ligilo al ĉi tiu tablo
page-copy = Kopii la ligilon
page-copied = Kopiite
page-share = Kunhavigi
page-code = La ligilo kiel QR-kodo

## Ĉe la tablo

page-your-place = Via loko
page-your-hand = Via mano
page-hand-of = En la mano de { $name }
page-front-of = Antaŭ { $name }
page-to-move = devas agi
page-choose = Elekti: { $name }
page-choose-yourself = Elekti vin mem
page-favours = favoras: { $name }
page-offer = Proponite por elekto
page-in-deck = En la kartaro, desupre
page-picked = { $count } el { $most } elektitaj
page-sent = Via respondo estas survoje …
page-bot-plays = Nun roboto ludas por vi.
page-hint = Konsilo
page-hint-says = Roboto dirus: { $move }. { $value }% por venki la matĉon, alie { $other }%.
page-hint-only = Estas nur unu ebla ago.
page-i-am-sure = Jes, faru
page-rather-not = Prefere ne
page-log = Kio okazis
page-round = Raŭndo { $number }
page-sound = Sonoj
page-speak = Diri ion
page-lost = konektas …
page-return = Mi mem ludas
page-leave-to-bot = Lasi roboton ludi por mi
page-hand-over = Donu la aparaton al { $name }
page-for = Jen por { $name }
page-nobody-looks = Atentu, ke neniu alia rigardu.
page-i-am = Mi estas { $name }

## Post la fino

page-you-won = Vi venkis!
page-won-by = Venkis: { $names }
page-winner = venkinto
page-rematch = Ankoraŭfoje
page-rematch-by = { $name } povas komenci novan matĉon.
page-they-play-again = Ili ludas denove: venu
page-replay = Rerigardi
page-record = La protokolo, kiel dosiero
page-look-at-table = Rigardi la tablon
page-result = Rezulto
page-round-over = La raŭndo finiĝis
page-go-on = Daŭrigi
