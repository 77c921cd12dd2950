### Kartaro, Esperanto: kartoj, eldonoj, opcioj, protokolo kaj menuoj de Amletero.
### $you diras, kiu legas: "seat" (tiu, kiu agas), "other" (tiu, kiun tio trafas) aŭ "none".
### La nomoj de kartoj kaj ludantoj venas en nominativo: la frazoj ne metas ilin en akuzativon.

love-letter-name = Amletero
love-letter-unknown-card = kovrita karto
# Anstataŭas la liston de venkintoj, kiam mankas venkinto.
love-letter-nobody = neniu

## Kartoj

love-letter-card-spy = Sekreta agento
love-letter-card-spy-effect = { $spy_bonus ->
        [no] Neniu efiko.
       *[yes] Neniu efiko. Se ĉe la fino de la raŭndo nur vi el la restantoj ludis aŭ forĵetis Sekretan agenton, vi ricevas ĵetonon.
    }
love-letter-card-guard = Gardisto
love-letter-card-guard-effect = Nomu rolulon krom Gardisto. La elektita ludanto elfalas, se tiu rolulo estas en ties mano.
love-letter-card-priest = Spiono
love-letter-card-priest-effect = Rigardu, kion alia ludanto havas en la mano.
love-letter-card-baron = Barono
love-letter-card-baron-effect = { $baron_tie ->
        [both_out] Kaŝe komparu vian manon kun tiu de alia ludanto. La malpli alta elfalas; ĉe egaleco vi ambaŭ.
       *[none] Kaŝe komparu vian manon kun tiu de alia ludanto. La malpli alta elfalas; ĉe egaleco neniu.
    }
love-letter-card-handmaid = Servistino
love-letter-card-handmaid-effect = Ĝis via sekva vico neniu alia povas elekti vin.
love-letter-card-prince = Princo
love-letter-card-prince-effect = Iu ludanto, eĉ vi mem, forĵetas sian manon kaj prenas novan karton.
love-letter-card-chancellor = Kanceliero
love-letter-card-chancellor-effect = Prenu du kartojn, konservu unu el la tri kaj metu la aliajn du sub la kartaron.
love-letter-card-king = Reĝo
love-letter-card-king-effect = Interŝanĝu la manojn kun alia ludanto.
love-letter-card-countess = Grafino
love-letter-card-countess-effect = Neniu efiko. Vi devas ludi ŝin, se via alia karto estas Reĝo aŭ Princo.
love-letter-card-princess = Princino
love-letter-card-princess-effect = Se vi ludas aŭ forĵetas ŝin, vi elfalas.

## Eldonoj

love-letter-edition-2019 = Eldono 2019
love-letter-edition-2019-about = Ĉiuj 21 kartoj por du ĝis ses ludantoj, kun la Sekreta agento kaj la Kanceliero; ĉe egaleco pro la Barono neniu elfalas.
love-letter-edition-2019-id = Eldono 2019, indonezia regulo
love-letter-edition-2019-id-about = Kiel la eldono 2019, sed ĉe egaleco pro la Barono ambaŭ ludantoj elfalas.
love-letter-edition-classic = Klasika
love-letter-edition-classic-about = La reguloj de 2019 kun 16 kartoj por du ĝis kvar ludantoj, sen la Sekreta agento kaj la Kanceliero.
love-letter-edition-classic-id = Klasika, indonezia regulo
love-letter-edition-classic-id-about = Kiel la klasika, sed ĉe egaleco pro la Barono ambaŭ ludantoj elfalas.
love-letter-edition-2012 = Eldono 2012
love-letter-edition-2012-about = La originaj 16 kartoj por du ĝis kvar ludantoj; egalan finan komparon decidas la kartoj antaŭ vi, kaj duope oni ludas ĝis sep ĵetonoj.

## Opcioj

love-letter-option-deck = Kiuj kartoj estas en la kartaro.
love-letter-option-deck-full21 = Ĉiuj 21 kartoj, kun la Sekreta agento kaj la Kanceliero
love-letter-option-deck-classic16 = 16 kartoj, sen la Sekreta agento kaj la Kanceliero
love-letter-option-rank_set = Kiujn valorojn havas Reĝo, Grafino kaj Princino.
love-letter-option-rank_set-r2019 = Reĝo 7, Grafino 8, Princino 9
love-letter-option-rank_set-r2012 = Reĝo 6, Grafino 7, Princino 8
love-letter-option-player_range = Kiom da ludantoj povas partopreni.
love-letter-option-player_range-2-6 = 2 ĝis 6 ludantoj
love-letter-option-player_range-2-4 = 2 ĝis 4 ludantoj
love-letter-option-tokens_to_win = Kiom da ĵetonoj gajnas la partion, laŭ la nombro de ludantoj.
love-letter-option-baron_tie = Kio okazas, kiam la Barono komparas du egalajn valorojn.
love-letter-option-baron_tie-none = Neniu elfalas
love-letter-option-baron_tie-both_out = Ambaŭ ludantoj elfalas
love-letter-option-showdown_tie = Kio okazas, kiam pluraj havas la plej altan valoron en la fina komparo.
love-letter-option-showdown_tie-all_win = Ĉiuj egalintoj gajnas la raŭndon
love-letter-option-showdown_tie-discard_sum = Inter la egalintoj venkas la plej granda sumo de la kartoj antaŭ ili
love-letter-option-discard_sum_tie = Kio okazas, kiam ankaŭ tiuj sumoj egalas.
love-letter-option-discard_sum_tie-no_token = Neniu ricevas ĵetonon
love-letter-option-discard_sum_tie-all_win = Ĉiuj egalintoj gajnas la raŭndon
love-letter-option-no_survivors = Kio okazas, kiam la lastaj du ludantoj elfalas kune.
love-letter-option-no_survivors-no_token = Neniu ricevas ĵetonon
love-letter-option-no_survivors-both_win = Ambaŭ gajnas la raŭndon
love-letter-option-tie_start = Kiu komencas la sekvan raŭndon post egaleco.
love-letter-option-tie_start-random = Unu el la egalintoj, per lotumo
love-letter-option-multi_win = Ĉu pluraj ludantoj povas kune gajni la partion.
love-letter-option-multi_win-yes = Jes, venkas ĉiu kun sufiĉe da ĵetonoj
love-letter-option-multi_win-no = Ne, estas nur unu venkinto
love-letter-option-first_player = Kiu komencas la unuan raŭndon.
love-letter-option-first_player-random = Ludanto elektita per lotumo
love-letter-option-first_player-host = Ludanto elektita de la gastiganto
love-letter-option-spy_bonus = Ĉu la Sekreta agento povas doni kroman ĵetonon.
love-letter-option-spy_bonus-yes = Jes, kun la premio
love-letter-option-spy_bonus-no = Ne, sen premio
love-letter-option-reveal_after_round = Ĉu kaŝitaj kartoj estas montrataj post la raŭndo.
love-letter-option-reveal_after_round-no = Ne, ili restas kaŝitaj
love-letter-option-reveal_after_round-yes = Jes, ĉiuj vidas ilin

## Protokolo

love-letter-fact-shuffled = La kartaro estis miksita.
love-letter-fact-set_aside = La plej supra karto estis metita flanken frontomalsupren. Neniu vidis ĝin.
love-letter-fact-turned_up = Unu karto estis metita frontosupren, ekster la raŭndon: { $card }.
love-letter-fact-drew = { $you ->
        [seat] Vi prenis karton: { $card }.
       *[none] { $known ->
            [yes] { $seat } prenis karton: { $card }.
           *[no] { $seat } prenis karton.
        }
    }
love-letter-fact-drew_aside = { $you ->
        [seat] Vi prenis la flankenmetitan karton: { $card }.
       *[none] { $known ->
            [yes] { $seat } prenis la flankenmetitan karton: { $card }.
           *[no] { $seat } prenis la flankenmetitan karton.
        }
    }
love-letter-fact-turn_began = { $you ->
        [seat] Komenciĝis via vico.
       *[none] Komenciĝis la vico de { $seat }.
    }
# $mode "self" uzeblas, kiam ludanto elektas sin mem (Princo).
love-letter-fact-played = { $mode ->
        [naming] { $you ->
            [seat] Vi ludis la karton { $card } kontraŭ { $other } kaj nomis la rolulon { $named }.
            [other] { $seat } ludis la karton { $card } kontraŭ vi kaj nomis la rolulon { $named }.
           *[none] { $seat } ludis la karton { $card } kontraŭ { $other } kaj nomis la rolulon { $named }.
        }
        [at] { $you ->
            [seat] Vi ludis la karton { $card } kontraŭ { $other }.
            [other] { $seat } ludis la karton { $card } kontraŭ vi.
           *[none] { $seat } ludis la karton { $card } kontraŭ { $other }.
        }
        [self] { $you ->
            [seat] Vi ludis la karton { $card } kontraŭ vi mem.
           *[none] { $seat } ludis la karton { $card } kontraŭ si mem.
        }
       *[plain] { $you ->
            [seat] Vi ludis la karton { $card }.
           *[none] { $seat } ludis la karton { $card }.
        }
    }
love-letter-fact-denied = { $you ->
        [seat] Via karto ne estis { $named }.
       *[none] La karto de { $seat } ne estis { $named }.
    }
love-letter-fact-showed = { $you ->
        [seat] Vi montris vian manon al { $other }: { $card }.
        [other] { $seat } montris sian manon al vi: { $card }.
       *[none] { $known ->
            [yes] { $seat } montris sian manon al { $other }: { $card }.
           *[no] { $seat } kaŝe montris sian manon al { $other }.
        }
    }
love-letter-fact-tied = { $you ->
        [seat] Vi kaj { $other } havis kartojn de egala valoro.
        [other] Vi kaj { $seat } havis kartojn de egala valoro.
       *[none] { $seat } kaj { $other } havis kartojn de egala valoro.
    }
love-letter-fact-beat = { $you ->
        [seat] Via karto estis pli alta ol tiu de { $other }.
        [other] La karto de { $seat } estis pli alta ol via.
       *[none] La karto de { $seat } estis pli alta ol tiu de { $other }.
    }
love-letter-fact-discarded = { $you ->
        [seat] Vi forĵetis la karton { $card }.
       *[none] { $seat } forĵetis la karton { $card }.
    }
love-letter-fact-knocked_out = { $you ->
        [seat] Vi elfalis el la raŭndo.
       *[none] { $seat } elfalis el la raŭndo.
    }
love-letter-fact-protected = { $you ->
        [seat] Vi ricevis protekton ĝis via sekva vico.
       *[none] { $seat } ricevis protekton ĝis sia sekva vico.
    }
love-letter-fact-swapped = { $you ->
        [seat] Vi interŝanĝis la manojn kun { $other }. Via antaŭa karto: { $card }. Via nova karto: { $card2 }.
        [other] { $seat } interŝanĝis la manojn kun vi. Via antaŭa karto: { $card2 }. Via nova karto: { $card }.
       *[none] { $known ->
            [yes] { $seat } interŝanĝis la manojn kun { $other }: { $card } kontraŭ { $card2 }.
           *[no] { $seat } interŝanĝis la manojn kun { $other }.
        }
    }
# $number estas nombro, ne teksto.
love-letter-fact-consulted = { $you ->
        [seat] { $number ->
            [one] Vi prenis { $number } karton por la Kanceliero.
           *[other] Vi prenis { $number } kartojn por la Kanceliero.
        }
       *[none] { $number ->
            [one] { $seat } prenis { $number } karton por la Kanceliero.
           *[other] { $seat } prenis { $number } kartojn por la Kanceliero.
        }
    }
love-letter-fact-returned = { $you ->
        [seat] Vi metis karton sub la kartaron: { $card }.
       *[none] { $known ->
            [yes] { $seat } metis karton sub la kartaron: { $card }.
           *[no] { $seat } metis karton sub la kartaron.
        }
    }
love-letter-fact-revealed = { $you ->
        [seat] Vi malkaŝis vian manon: { $card }.
       *[none] { $seat } malkaŝis sian manon: { $card }.
    }
love-letter-fact-took_token = { $you ->
        [seat] Vi ricevis ĵetonon.
       *[none] { $seat } ricevis ĵetonon.
    }
love-letter-fact-took_spy_token = { $you ->
        [seat] Vi ricevis kroman ĵetonon pro la Sekreta agento.
       *[none] { $seat } ricevis kroman ĵetonon pro la Sekreta agento.
    }
# Se neniu venkis, $winners estas la teksto de love-letter-nobody.
love-letter-fact-round_ended = { $why ->
        [last] La raŭndo finiĝis: restis nur unu ludanto. Venkis: { $winners }.
        [nobody] La raŭndo finiĝis: restis neniu. Venkis: { $winners }.
       *[showdown] La raŭndo finiĝis per la fina komparo. Venkis: { $winners }.
    }
love-letter-fact-match_won = La partio finiĝis. Venkis: { $seats }.
love-letter-fact-chosen_first = { $you ->
        [seat] Vi ricevis la unuan vicon.
       *[none] { $seat } ricevis la unuan vicon.
    }
love-letter-fact-aside_revealed = La flankenmetita karto estis montrita: { $card }.

## Demandoj kaj agoj

love-letter-ask-play = Kiun karton vi ludas?
love-letter-ask-keep = Kiun karton vi konservas?
love-letter-ask-under = En kiu ordo la du aliaj iru sub la kartaron?
love-letter-move-play = { $mode ->
        [naming] Ludu la karton { $card } kontraŭ { $other } kaj nomu la rolulon { $named }
        [at] Ludu la karton { $card } kontraŭ { $other }
        [self] Ludu la karton { $card } kontraŭ vi mem
        [nothing] Ludu la karton { $card } (neniu efiko: ĉiuj aliaj estas protektataj)
        [fatal] Ludu la karton { $card } (vi elfalos el la raŭndo!)
       *[plain] Ludu la karton { $card }
    }
# $count estas nombro (1 aŭ 2), ne teksto; $second necesas nur ĉe 2.
love-letter-move-keep = { $count ->
        [1] Konservu la karton { $card }; sub la kartaron iru { $first }
       *[2] Konservu la karton { $card }; sub la kartaron iru { $first } kaj, tute malsupren, { $second }
    }
love-letter-ask-target = Kontraŭ kiu?
love-letter-ask-name = Kiun rolulon vi nomas?
love-letter-step-target = { $you ->
        [other] vi mem
       *[none] { $other }
    }
love-letter-step-keep = Konservu la karton { $card }
love-letter-step-under = { $first }, poste { $second } tute malsupren
love-letter-step-name = { $card }

## La tablo

love-letter-score = Ĵetonoj
# $count estas nombro: la ĵetonoj, kiuj gajnas la partion.
love-letter-goal = { $count ->
        [one] { $count } ĵetono gajnas la partion.
       *[other] { $count } ĵetonoj gajnas la partion.
    }
love-letter-mark-out = elfalis
love-letter-mark-protected = sub protekto
# $count estas nombro.
love-letter-status-deck = { $count ->
        [0] La kartaro estas malplena.
        [one] En la kartaro restas { $count } karto.
       *[other] En la kartaro restas { $count } kartoj.
    }
# $number estas nombro: 1 estas la plej supra karto.
love-letter-status-in-deck = Vi konas karton en la kartaro: la { $number }-a de supre estas { $card }.
love-letter-status-up = Frontosupre, ekster la raŭndo: { $cards }.

## Lokoj, kies kartoj estas divenataj; sekvas dupunkto kaj nomoj de kartoj

love-letter-place-hand = { $seat }
