### Kartaro, Esperanto: partio denove sur la paĝo, kion roboto opinias pri ĝi, kaj ĉu oni disdonis honeste.

page-replay-title = Reludo
# $game is the name of a game.
page-replay-of = Reludo: { $game }
page-replay-table = La tablo
page-replay-eyes = Vidpunkto
page-replay-open = Ĉiuj kartoj malkaŝitaj
page-replay-eyes-of = Kiel { $name } vidis ĝin
page-replay-public = Kiel rigardantoj vidis ĝin
page-replay-link = Kopii ligilon
page-replay-copied = Ligilo kopiita
page-replay-about = Pri ĉi tiu partio
page-replay-log = Protokolo
page-replay-analysis = Analizo
page-replay-fair = Honesta miksado

## Moving through it

page-replay-moments = Moviĝi tra la partio
page-replay-moment = Momento
page-replay-at = { $at } el { $of }
page-replay-first = Al la komenco
page-replay-back = Unu paŝon reen
page-replay-play = Ludigi
page-replay-pause = Paŭzi
page-replay-on = Unu paŝon antaŭen
page-replay-last = Al la fino
page-replay-round = Raŭndo { $number }

## What a bot makes of it

page-replay-whose = Kies decidoj?
page-replay-looking = Roboto rigardas ĉiun decidon. Tio daŭras kelkajn sekundojn.
page-replay-no-choice = Neniam eblis elekti inter pluraj agoj.
page-replay-by-what-it-knew = { $you ->
        [yes] Kion vi povis scii ĉe ĉiu decido, kaj via ŝanco gajni la partion laŭ tio. Elektu punkton por revidi tiun momenton.
       *[no] Kion { $name } povis scii ĉe ĉiu decido, kaj la ŝanco gajni la partion laŭ tio. Elektu punkton por vidi tiun momenton per ties okuloj.
    }
# $first and $last are chances in per cent.
page-replay-chart = Ŝanco gajni la partion dum { $count ->
        [one] { $count } decido
       *[other] { $count } decidoj
    }: komence { $first } %, fine { $last } %. Ĉiuj decidoj estas listigitaj sube.
page-replay-key-played = farita ago
page-replay-key-cost = kostis tri procentajn poentojn aŭ pli
page-replay-key-best = kion la roboto estus ludinta
# $count and $agreed are numbers.
page-replay-summary = { $count ->
        [one] { $count } decido, en kiu eblis elekti; la roboto konsentas pri { $agreed }.
       *[other] { $count } decidoj, en kiuj eblis elekti; la roboto konsentas pri { $agreed } el ili.
    }
# $move is a move in words, such as “Play Guard”.
page-replay-here = Ĉi tie: { $move }
page-replay-could-expect = Kion oni povis atendi tiam, laŭ ĉio, kion ĉi tiu ludanto vidis:
page-replay-all-moves = Ĉiuj decidoj

## Whether it was dealt fairly

page-fair-checking = La kartoj estas disdonataj denove …
# $count is a number.
page-fair-proven = { $count ->
        [one] Pruvite: la sola decido de la disdonanto sekvas el la promesitaj semoj.
       *[other] Pruvite: ĉiuj { $count } decidoj de la disdonanto sekvas el la promesitaj semoj.
    }
page-fair-broken-word = Ne tio, kio estis promesita al ĉi tiu retumilo antaŭ la disdono!
page-fair-holds = Konfirmita
page-fair-fails = Ne konfirmita
page-fair-server = la servilo
page-fair-seed = { $who ->
        [server] La semo de la servilo estas la promesita.
       *[seat] La semo de { $name } estas la promesita.
    }
page-fair-no-seed = { $who ->
        [server] Neniu semo venis de la servilo; ĝi ne estas kalkulita.
       *[seat] Neniu semo venis de { $name }; ĝi ne estas kalkulita.
    }
page-fair-same-promise = { $who ->
        [server] La promeso de la servilo estas tiu, kiu estis montrita al ĉi tiu retumilo antaŭ la disdono.
       *[seat] La promeso de { $name } estas tiu, kiu estis montrita al ĉi tiu retumilo antaŭ la disdono.
    }
page-fair-own-seed = { $who ->
        [server] La semo, kiun ĉi tiu retumilo elektis por la servilo, estas inter ili.
       *[seat] La semo, kiun ĉi tiu retumilo elektis por { $name }, estas inter ili.
    }
# $orders and $picks are numbers.
page-fair-dealt = Refaritaj el la semoj: { $orders ->
        [one] { $orders } miksado
       *[other] { $orders } miksadoj
    } kaj { $picks ->
        [one] { $picks } lotumo
       *[other] { $picks } lotumoj
    }.
page-fair-means = Kion tio signifas
page-fair-nobody-chose = Se la semo de nur unu ludanto estis elektita hazarde, neniu elektis ĉi tiujn kartojn: nek la servilo, nek la aliaj ludantoj.
page-fair-server-alone = Nur la servilo malkaŝis semon. Ĝi promesis ĝin antaŭ la disdono, sed neniu alia influis la kartojn.
page-fair-host-picked = La unuan ludanton elektis homo; tio ne estas pruvita.
page-fair-laid-out = La partio komenciĝis per aranĝita pozicio, kaj pri tio nenio estas pruvita.
page-fair-means-not = Kion tio ne signifas
page-fair-not-when = Ĉi tiu retumilo ne estis ĉe la tablo antaŭ la disdono: ĝi ne scias, ĉu tiuj promesoj estas la tiam montritaj.
page-fair-not-rules = Ĉu ĉiu ago sekvis la regulojn, tio ne estas kontrolata ĉi tie; kaj pri tio, el kio la disdonanto lotumis, oni fidas la servilon. Elŝutu la registron kaj lasu „kartaro verify“ kontroli ambaŭ en via propra komputilo.
page-fair-not-seen = La servilo konas ĉiujn kartojn, dum la partio daŭras. Neniu miksado malhelpas, ke ĝi diru ilin al amiko.
page-fair-not-left-out = Semo, kiu ne estas kalkulita, kvankam ĝia ludanto malkaŝis ĝin, estas kialo por dubo.
page-fair-details = Promesoj kaj semoj
page-fair-commitment = Promeso:
page-fair-its-seed = Semo:
page-fair-download = Elŝuti la registron
page-replay-try-again = Provu denove de ĉi tie

## Eraroj

page-replay-mistakes = { $count ->
        [one] Nur la eraron ({ $count })
       *[other] Nur la erarojn ({ $count })
    }
page-replay-decision-before = La antaŭa decido
page-replay-decision-after = La sekva decido

page-fair-here = Ĉi tie la servilo estas ĉi tiu retumilo: disdonanto kaj ludanto estas unu komputilo. La pruvo montras, ke la kartoj sekvis el semoj fiksitaj antaŭ la disdono, kaj ke nenio ŝanĝiĝis de tiam; ĝi ne povas montri, ke la reganto de ĉi tiu retumilo ne rigardis.
