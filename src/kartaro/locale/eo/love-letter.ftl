### Kartaro, Esperanto: kartoj, eldonoj, opcioj, protokolo kaj menuoj de Amletero.
### $you diras, kiu legas: "seat" (tiu, kiu agas), "other" (tiu, kiun tio trafas) aŭ "none".
### La nomoj de kartoj kaj ludantoj venas en nominativo: la frazoj ne metas ilin en akuzativon.

love-letter-name = Amletero
love-letter-unknown-card = kaŝita karto
    .acc = kaŝitan karton

## Kartoj

love-letter-card-spy = Sekreta agento
    .acc = Sekretan agenton
love-letter-card-spy-effect = { $spy_bonus ->
        [no] Neniu efiko.
       *[yes] Neniu efiko. Se ĉe la fino de la raŭndo nur vi el la restantoj ludis aŭ forĵetis Sekretan agenton, vi ricevas ĵetonon.
    }
love-letter-card-guard = Gardisto
    .acc = Gardiston
love-letter-card-guard-effect = Elektu alian ludanton kaj nomu rolulon krom Gardisto. Se tiu rolulo estas en ties mano, la ludanto elfalas.
love-letter-card-priest = Spiono
    .acc = Spionon
love-letter-card-priest-effect = Rigardu, kion alia ludanto havas en la mano.
love-letter-card-baron = Barono
    .acc = Baronon
love-letter-card-baron-effect = { $baron_tie ->
        [both_out] Kaŝe komparu vian manon kun tiu de alia ludanto. Tiu kun la malpli alta karto elfalas; ĉe egaleco vi ambaŭ.
       *[none] Kaŝe komparu vian manon kun tiu de alia ludanto. Tiu kun la malpli alta karto elfalas; ĉe egaleco neniu.
    }
love-letter-card-handmaid = Servistino
    .acc = Servistinon
love-letter-card-handmaid-effect = Ĝis via sekva vico neniu alia povas elekti vin.
love-letter-card-prince = Princo
    .acc = Princon
love-letter-card-prince-effect = Iu ludanto, eĉ vi mem, forĵetas sian manon kaj prenas novan karton.
love-letter-card-chancellor = Kanceliero
    .acc = Kancelieron
love-letter-card-chancellor-effect = Prenu du kartojn, konservu unu el la tri kaj metu la aliajn du sub la kartaron.
love-letter-card-king = Reĝo
    .acc = Reĝon
love-letter-card-king-effect = Interŝanĝu la manojn kun alia ludanto.
love-letter-card-countess = Grafino
    .acc = Grafinon
love-letter-card-countess-effect = Neniu efiko. Vi devas ludi ŝin, se via alia karto estas Reĝo aŭ Princo.
love-letter-card-princess = Princino
    .acc = Princinon
love-letter-card-princess-effect = Se vi ludas aŭ forĵetas ŝin, vi elfalas.

## Eldonoj

love-letter-edition-2019 = Eldono de 2019
love-letter-edition-2019-about = Ĉiuj 21 kartoj por du ĝis ses ludantoj, kun la Sekreta agento kaj la Kanceliero; se la Barono montras egalajn kartojn, neniu elfalas.
love-letter-edition-2019-id = Eldono de 2019, indoneziaj reguloj
love-letter-edition-2019-id-about = Kiel la eldono de 2019, sed se la Barono montras egalajn kartojn, ambaŭ ludantoj elfalas.
love-letter-edition-classic = Klasika
love-letter-edition-classic-about = La reguloj de 2019 kun 16 kartoj por du ĝis kvar ludantoj, sen la Sekreta agento kaj la Kanceliero.
love-letter-edition-classic-id = Klasika, indoneziaj reguloj
love-letter-edition-classic-id-about = Kiel la klasika, sed se la Barono montras egalajn kartojn, ambaŭ ludantoj elfalas.
love-letter-edition-2012 = Eldono de 2012
love-letter-edition-2012-about = La originaj 16 kartoj por du ĝis kvar ludantoj; egalan finan komparon decidas la kartoj antaŭ la ludantoj, kaj duope oni ludas ĝis sep ĵetonoj.

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
love-letter-option-turned_up = Kiom da kartoj estas metataj frontosupren inter du ludantoj.
love-letter-option-tokens_to_win = Kiom da ĵetonoj sufiĉas por gajni la partion, laŭ la nombro de ludantoj.
love-letter-option-baron_tie = Kio okazas, kiam la Barono komparas du egalajn valorojn.
love-letter-option-baron_tie-none = Neniu elfalas
love-letter-option-baron_tie-both_out = Ambaŭ ludantoj elfalas
love-letter-option-showdown_tie = Kio okazas, kiam pluraj havas la plej altan valoron en la fina komparo.
love-letter-option-showdown_tie-all_win = Ĉiuj egalintoj gajnas la raŭndon
love-letter-option-showdown_tie-discard_sum = Inter la egalintoj venkas tiu, antaŭ kiu kuŝas la plej granda sumo de valoroj
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
love-letter-play = { $mode ->
        [naming] { $you ->
            [seat] Vi ludis { $card_acc } kontraŭ { $other } kaj nomis { $named_acc }
            [other] { $seat } ludis { $card_acc } kontraŭ vi kaj nomis { $named_acc }
           *[none] { $seat } ludis { $card_acc } kontraŭ { $other } kaj nomis { $named_acc }
        }
        [at] { $you ->
            [seat] Vi ludis { $card_acc } kontraŭ { $other }
            [other] { $seat } ludis { $card_acc } kontraŭ vi
           *[none] { $seat } ludis { $card_acc } kontraŭ { $other }
        }
        [self] { $you ->
            [seat] Vi ludis { $card_acc } kontraŭ vi mem
           *[none] { $seat } ludis { $card_acc } kontraŭ si mem
        }
        [nothing] { $you ->
            [seat] Vi ludis { $card_acc } sen efiko: ĉiuj aliaj estas sub protekto
           *[none] { $seat } ludis { $card_acc } sen efiko: ĉiuj aliaj estas sub protekto
        }
       *[plain] { $you ->
            [seat] Vi ludis { $card_acc }
           *[none] { $seat } ludis { $card_acc }
        }
    }
love-letter-fact-played = { love-letter-play }.
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
        [seat] Vi forĵetis { $card_acc }.
       *[none] { $seat } forĵetis { $card_acc }.
    }
love-letter-fact-knocked_out = { $you ->
        [seat] Vi elfalis el la raŭndo.
       *[none] { $seat } elfalis el la raŭndo.
    }
love-letter-fact-protected = { $you ->
        [seat] Vi estas sub protekto ĝis via sekva vico.
       *[none] { $seat } estas sub protekto ĝis sia sekva vico.
    }
love-letter-fact-swapped = { $you ->
        [seat] Vi interŝanĝis la manojn kun { $other }: vi donis { $card_acc } kaj ricevis { $card2_acc }.
        [other] { $seat } interŝanĝis la manojn kun vi: vi donis { $card2_acc } kaj ricevis { $card_acc }.
       *[none] { $known ->
            [yes] { $seat } interŝanĝis la manojn kun { $other }, donis { $card_acc } kaj ricevis { $card2_acc }.
           *[no] { $seat } interŝanĝis la manojn kun { $other }.
        }
    }
# $number estas nombro, ne teksto.
love-letter-fact-consulted = { $you ->
        [seat] { $number ->
            [one] Vi prenis { $number } karton per la Kanceliero.
           *[other] Vi prenis { $number } kartojn per la Kanceliero.
        }
       *[none] { $number ->
            [one] { $seat } prenis { $number } karton per la Kanceliero.
           *[other] { $seat } prenis { $number } kartojn per la Kanceliero.
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
love-letter-fact-round_ended = { $why ->
        [last] { $you ->
            [alone] Restis nur vi: vi gajnis la raŭndon.
           *[none] Restis nur { $winners }, kaj tiu gajnis la raŭndon.
        }
        [nobody] { $you ->
            [among] La raŭndo finiĝis: restis neniu. Vi gajnis ĝin kune kun { $winners }.
           *[none] { $winners_count ->
                [0] La raŭndo finiĝis: restis neniu, kaj neniu gajnis ĝin.
               *[other] La raŭndo finiĝis: restis neniu. { $winners } gajnis ĝin kune.
            }
        }
       *[showdown] { $you ->
            [alone] La raŭndo finiĝis per la fina komparo, kaj vi gajnis ĝin.
            [among] La raŭndo finiĝis per la fina komparo. Vi gajnis ĝin kune kun { $winners }.
           *[none] { $winners_count ->
                [0] La raŭndo finiĝis per la fina komparo, kaj neniu gajnis ĝin.
                [one] La raŭndo finiĝis per la fina komparo, kaj { $winners } gajnis ĝin.
               *[other] La raŭndo finiĝis per la fina komparo. { $winners } gajnis ĝin kune.
            }
        }
    }
love-letter-fact-match_won = { $you ->
        [alone] La partio finiĝis: vi gajnis ĝin!
        [among] La partio finiĝis: vi gajnis ĝin kune kun { $seats }.
       *[none] { $seats_count ->
            [one] La partio finiĝis: { $seats } gajnis ĝin.
           *[other] La partio finiĝis: { $seats } gajnis ĝin kune.
        }
    }
love-letter-fact-chosen_first = { $you ->
        [seat] Vi ricevis la unuan vicon.
       *[none] { $seat } ricevis la unuan vicon.
    }
love-letter-fact-aside_revealed = La flankenmetita karto estis montrita: { $card }.

## Frazoj

# Kion karto efikis, post kiel ĝi estis ludita. $card2 kaj $card3 estas la kartoj de la rezulto, laŭ la ordo de mencio.
love-letter-told-played = { love-letter-play }: { $outcome ->
        [missed] { $you ->
            [other] vi ne havis tiun karton.
           *[none] { $other } ne havis tiun karton.
        }
        [out] { $you ->
            [other] vi elfalis el la raŭndo.
           *[none] { $other } elfalis el la raŭndo.
        }
        [saw] { $you ->
            [seat] { $other } havas { $card2_acc }.
            [other] { $seat } vidis { $card2_acc } en via mano.
           *[none] { $known ->
                [yes] { $other } havas { $card2_acc }.
               *[no] { $seat } vidis la manon de { $other }.
            }
        }
        [won] { $you ->
            [seat] per { $card3 } vi superis la { $card2_acc } de { $other }, kiu elfalis el la raŭndo.
            [other] per { $card3 } { $seat } superis vian { $card2_acc }, kaj vi elfalis el la raŭndo.
           *[none] { $known ->
                [yes] per { $card3 } { $seat } superis la { $card2_acc } de { $other }, kiu elfalis el la raŭndo.
               *[no] { $seat } superis la { $card2_acc } de { $other }, kiu elfalis el la raŭndo.
            }
        }
        [lost] { $you ->
            [seat] per { $card3 } { $other } superis vian { $card2_acc }, kaj vi elfalis el la raŭndo.
            [other] per { $card3 } vi superis la { $card2_acc } de { $seat }, kiu elfalis el la raŭndo.
           *[none] { $known ->
                [yes] per { $card3 } { $other } superis la { $card2_acc } de { $seat }, kiu elfalis el la raŭndo.
               *[no] { $other } superis la { $card2_acc } de { $seat }, kiu elfalis el la raŭndo.
            }
        }
        [tied] { $known ->
            [yes] la du kartoj havis egalan valoron: { $card2 }.
           *[no] la du kartoj havis egalan valoron.
        }
        [tied_out] la du kartoj havis egalan valoron ({ $card2 }), kaj ambaŭ ludantoj elfalis el la raŭndo.
        [protected] { $you ->
            [seat] vi estas sub protekto ĝis via sekva vico.
           *[none] { $seat } estas sub protekto ĝis sia sekva vico.
        }
        [redrew] { $you ->
            [other] vi forĵetis { $card2_acc } kaj prenis { $card3_acc }.
           *[none] { $known ->
                [yes] { $other } forĵetis { $card2_acc } kaj prenis { $card3_acc }.
               *[no] { $other } forĵetis { $card2_acc } kaj prenis karton.
            }
        }
        [redrew_aside] { $you ->
            [other] vi forĵetis { $card2_acc } kaj prenis la flankenmetitan karton: { $card3 }.
           *[none] { $known ->
                [yes] { $other } forĵetis { $card2_acc } kaj prenis la flankenmetitan karton: { $card3 }.
               *[no] { $other } forĵetis { $card2_acc } kaj prenis la flankenmetitan karton.
            }
        }
        [discarded_out] { $you ->
            [other] vi forĵetis { $card2_acc } kaj elfalis el la raŭndo.
           *[none] { $other } forĵetis { $card2_acc } kaj elfalis el la raŭndo.
        }
        [own_redrew] { $you ->
            [seat] vi forĵetis { $card2_acc } kaj prenis { $card3_acc }.
           *[none] { $known ->
                [yes] { $seat } forĵetis { $card2_acc } kaj prenis { $card3_acc }.
               *[no] { $seat } forĵetis { $card2_acc } kaj prenis karton.
            }
        }
        [own_redrew_aside] { $you ->
            [seat] vi forĵetis { $card2_acc } kaj prenis la flankenmetitan karton: { $card3 }.
           *[none] { $known ->
                [yes] { $seat } forĵetis { $card2_acc } kaj prenis la flankenmetitan karton: { $card3 }.
               *[no] { $seat } forĵetis { $card2_acc } kaj prenis la flankenmetitan karton.
            }
        }
        [own_discarded_out] { $you ->
            [seat] vi forĵetis { $card2_acc } kaj elfalis el la raŭndo.
           *[none] { $seat } forĵetis { $card2_acc } kaj elfalis el la raŭndo.
        }
        [drew] { $you ->
            [seat] vi prenis { $cards_acc }.
           *[none] { $known ->
                [yes] { $seat } prenis { $cards_acc }.
               *[no] { $cards_count ->
                    [one] { $seat } prenis karton.
                   *[other] { $seat } prenis { $cards_count } kartojn.
                }
            }
        }
       *[swapped] { $you ->
            [seat] vi donis { $card2_acc } kaj ricevis { $card3_acc }.
            [other] vi donis { $card3_acc } kaj ricevis { $card2_acc }.
           *[none] { $known ->
                [yes] { $seat } donis { $card2_acc } kaj ricevis { $card3_acc }.
               *[no] { $seat } kaj { $other } interŝanĝis siajn manojn.
            }
        }
    }
love-letter-told-dealt = { $you ->
        [seat] Vi ricevis karton: { $cards }.
       *[none] { $known ->
            [yes] { $seat } ricevis karton: { $cards }.
           *[no] { $seat } ricevis karton.
        }
    }
love-letter-told-turned_up = { $cards_count ->
        [one] Unu karto restis ekster la raŭndo, frontosupre: { $cards }.
       *[other] { $cards_count } kartoj restis ekster la raŭndo, frontosupre: { $cards }.
    }
love-letter-told-returned = { $you ->
        [seat] Vi metis { $card_acc } sub la kartaron, kaj { $card2_acc } sub tiun.
       *[none] { $known ->
            [yes] { $seat } metis { $card_acc } sub la kartaron, kaj { $card2_acc } sub tiun.
           *[no] { $seat } metis du kartojn sub la kartaron.
        }
    }
love-letter-told-took_token = { $you ->
        [alone] Vi ricevis ĵetonon.
        [among] Vi ricevis ĵetonon, same kiel { $seats }.
       *[none] { $seats_count ->
            [one] { $seats } ricevis ĵetonon.
           *[other] { $seats } ricevis po unu ĵetonon.
        }
    }
# Kiel raŭndo finiĝis: $seat malvenkis per $card; $other venkis per $card2.
love-letter-ending = { $how ->
        [guard] { $you ->
            [seat] Vi elfalis: la Gardisto de { $other } nomis vian { $card_acc }.
            [other] Via Gardisto nomis la { $card_acc } de { $seat }.
           *[none] La Gardisto de { $other } nomis la { $card_acc } de { $seat }.
        }
        [baron] { $you ->
            [seat] { $known ->
                [yes] Vi elfalis: la { $card2 } de { $other } venkis vian { $card_acc }.
               *[no] Vi elfalis: la karto de { $other } venkis vian { $card_acc }.
            }
            [other] { $known ->
                [yes] Via { $card2 } venkis la { $card_acc } de { $seat }.
               *[no] Via karto venkis la { $card_acc } de { $seat }.
            }
           *[none] { $known ->
                [yes] La { $card2 } de { $other } venkis la { $card_acc } de { $seat }.
               *[no] La karto de { $other } venkis la { $card_acc } de { $seat }.
            }
        }
        [tied] { $you ->
            [seat] Vi elfalis kune kun { $other }: vi ambaŭ havis { $card_acc }.
            [other] Vi elfalis kune kun { $seat }: vi ambaŭ havis { $card_acc }.
           *[none] { $seat } kaj { $other } elfalis kune: ambaŭ havis { $card_acc }.
        }
        [prince] { $you ->
            [seat] Vi elfalis: pro la Princo de { $other } vi forĵetis { $card_acc }.
            [other] Pro via Princo { $seat } forĵetis { $card_acc }.
           *[none] Pro la Princo de { $other } { $seat } forĵetis { $card_acc }.
        }
        [princess] { $you ->
            [seat] Vi elfalis: vi forĵetis { $card_acc }.
           *[none] { $seat } forĵetis { $card_acc }.
        }
        [showdown] { $you ->
            [seat] La { $card2 } de { $other } venkis vian { $card_acc }.
            [other] Via { $card2 } venkis la { $card_acc } de { $seat }.
           *[none] La { $card2 } de { $other } venkis la { $card_acc } de { $seat }.
        }
       *[out] { $you ->
            [seat] Vi elfalis el la raŭndo.
           *[none] { $seat } elfalis el la raŭndo.
        }
    }

## Demandoj kaj agoj

love-letter-ask-play = Kiun karton vi ludas?
love-letter-ask-keep = Kiun karton vi konservas?
love-letter-ask-under = En kiu ordo vi metas la du aliajn sub la kartaron?
love-letter-move-play = { $mode ->
        [naming] Ludu { $card_acc } kontraŭ { $other } kaj nomu { $named_acc }
        [at] Ludu { $card_acc } kontraŭ { $other }
        [self] Ludu { $card_acc } kontraŭ vi mem
        [nothing] Ludu { $card_acc } (neniu efiko: ĉiuj aliaj estas sub protekto)
        [fatal] Ludu { $card_acc } (vi elfalos el la raŭndo!)
       *[plain] Ludu { $card_acc }
    }
# $count estas nombro (1 aŭ 2), ne teksto; $second necesas nur ĉe 2.
love-letter-move-keep = { $count ->
        [1] Konservu { $card_acc }; metu { $first_acc } sub la kartaron
       *[2] Konservu { $card_acc }; metu { $first_acc } sub la kartaron kaj { $second_acc } tute malsupren
    }
love-letter-ask-target = Kontraŭ kiu?
love-letter-ask-name = Kiun rolulon vi nomas?
love-letter-step-target = { $you ->
        [other] vi mem
       *[none] { $other }
    }
love-letter-step-keep = Konservu { $card_acc }
love-letter-step-under = { $first_acc }, poste { $second_acc } tute malsupren
love-letter-step-name = { $card }

## La tablo

# Kiel nomiĝas la nombro de karto.
love-letter-rank = Valoro
love-letter-score = Ĵetonoj
# $count estas nombro: la ĵetonoj, kiuj gajnas la partion.
love-letter-goal = { $count ->
        [one] { $count } ĵetono sufiĉas por gajni la partion.
       *[other] { $count } ĵetonoj sufiĉas por gajni la partion.
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

love-letter-place-hand = { $you ->
        [seat] Via mano
       *[none] La mano de { $seat }
    }
