### Kartaro, Esperanto: kartoj, eldonoj, opcioj, protokolo kaj menuoj de Spicy.
### $you diras, kiu legas: "seat" (tiu, kiu agas), "other" (tiu, kiun tio trafas) aŭ "none".
### La nomoj de kartoj kaj ludantoj venas en nominativo: la frazoj ne metas ilin en akuzativon.

spicy-name = Spicy
spicy-unknown-card = kaŝita karto
    .acc = kaŝitan karton

## Kartoj

# $spice estas "chili", "wasabi" aŭ "pepper"; $number estas nombro, ne teksto. Por kartoj kaj deklaroj.
spicy-card = { $spice ->
        [wasabi] vasabio { $number }
        [pepper] pipro { $number }
       *[chili] kapsiketo { $number }
    }
    .acc = { $spice ->
        [wasabi] vasabion { $number }
        [pepper] pipron { $number }
       *[chili] kapsiketon { $number }
    }
spicy-card-effect = Havas unu spicon kaj unu nombron; kontesto kontrolas unu el la du.
spicy-card-nw = nombra ĵokero
    .acc = nombran ĵokeron
spicy-card-nw-effect = Havas ĉiujn nombrojn de 1 ĝis 10 kaj neniun spicon: la nombro ĉiam ĝustas, la spico ĉiam malĝustas.
spicy-card-sw = spica ĵokero
    .acc = spican ĵokeron
spicy-card-sw-effect = Havas ĉiujn tri spicojn kaj neniun nombron: la spico ĉiam ĝustas, la nombro ĉiam malĝustas.

## Eldonoj

spicy-edition-id = Indoneziaj reguloj
spicy-edition-id-about = Vi anoncas vian lastan karton, kiam restas al vi nur unu; Vivu la kapsiketo! estas deviga, ĉe Ŝanĝu vian sorton vi subŝovas ĝuste du kartojn, kaj ĉiuj ses kartoj Spice It Up! uzeblas kune.
spicy-edition-publisher = Reguloj de la eldonejo
spicy-edition-publisher-about = Vivu la kapsiketo! estas laŭvola, ĉe Ŝanĝu vian sorton vi subŝovas ĝis du kartojn, kaj maksimume du kartoj Spice It Up! uzeblas kune.

## Opcioj

spicy-option-variants = Kiuj kartoj Spice It Up! estas uzataj.
spicy-option-variants-none = Neniu: la baza ludo
spicy-option-variants-chili = Vivu la kapsiketo! (We Love Chili!)
spicy-option-variants-start = Denove de komence! (Start It Up!)
spicy-option-variants-raider = Spicorabisto (Spice Raider)
spicy-option-variants-luck = Ŝanĝu vian sorton (Change Your Luck)
spicy-option-variants-turn = Turnu ĝin! (Turn It Up!)
spicy-option-variants-copycat = Kopikato (Copy Cat)
spicy-option-variants-all = Ĉiuj ses
spicy-option-variants-random = Unu elektita per lotumo
spicy-option-max_variants = Kiom da kartoj Spice It Up! estas uzeblaj kune.
spicy-option-max_variants-1 = Unu
spicy-option-max_variants-2 = Du
spicy-option-max_variants-3 = Tri
spicy-option-max_variants-4 = Kvar
spicy-option-max_variants-5 = Kvin
spicy-option-max_variants-6 = Ĉiuj ses
spicy-option-worlds_end = Kiam Mondfino finas la partion.
spicy-option-worlds_end-on_expose = Tuj kiam ĝi kuŝas supre de la kartaro
spicy-option-worlds_end-on_draw = Kiam ĝi kuŝas supre kaj iu devas preni karton
spicy-option-worlds_end_above = Kiom da kartoj kuŝas super Mondfino.
spicy-option-worlds_end_above-marks = Tiom, kiom montras ĝia marko por la nombro de ludantoj
spicy-option-jitter = Je kiom da kartoj, supren aŭ malsupren, la hazardo rajtas ŝovi Mondfinon.
spicy-option-jitter-0 = Je neniom
spicy-option-jitter-1 = Je maksimume 1
spicy-option-jitter-2 = Je maksimume 2
spicy-option-jitter-3 = Je maksimume 3
spicy-option-announce = Kiam vi devas anonci vian lastan karton.
spicy-option-announce-auto = Neniam: ĝi anonciĝas mem
spicy-option-announce-on_play = Kiam vi ludas ĝin
spicy-option-announce-at_one = Kiam restas al vi nur unu karto
spicy-option-faults = Kio okazas, kiam vi deklaras aŭ kontestas erare.
spicy-option-faults-off = Tio estas rifuzata, kaj vi elektas denove
spicy-option-faults-on = Tio validas, kaj vi ricevas la punon
spicy-option-we_love_chili = Ĉe Vivu la kapsiketo! (We Love Chili!), ĉu 1, 2 aŭ 3 fariĝas kapsiketo.
spicy-option-we_love_chili-may = Se vi volas
spicy-option-we_love_chili-must = Ĉiam, krom kiam vi komencas stakon
spicy-option-luck = Ĉe Ŝanĝu vian sorton (Change Your Luck), kiom da kartoj vi ŝovas sub 5.
spicy-option-luck-up_to_2 = Ĝis du, laŭplaĉe
spicy-option-luck-exact_2 = Ĝuste du, aŭ ĉiujn, kiujn vi havas
spicy-option-simultaneous = Kiu reago validas, kiam pluraj ludantoj reagas al la sama karto.
spicy-option-simultaneous-seat_order = La plej proksima laŭhorloĝe
spicy-option-simultaneous-random = Unu elektita per lotumo
spicy-option-simultaneous-first_arrival = La unua alveninta
spicy-option-first_player = Kiu komencas la partion.
spicy-option-first_player-random = Ludanto elektita per lotumo
spicy-option-first_player-host = Ludanto elektita de la gastiganto
spicy-option-deck = Kiuj kartoj estas en la kartaro.
spicy-option-deck-full100 = Ĉiuj 100 kartoj
spicy-option-hand_size = Kiom da kartoj ricevas ĉiu ludanto komence kaj prenas post trofeo.

## Kartoj Spice It Up!

# $variant estas "chili", "start", "raider", "luck", "turn" aŭ "copycat".
spicy-status-variant = { $variant ->
        [chili] { $we_love_chili ->
            [must] Vivu la kapsiketo! (We Love Chili!) – 1, 2 aŭ 3 estas deklarenda kiel kapsiketo, krom kiam oni komencas stakon.
           *[may] Vivu la kapsiketo! (We Love Chili!) – sur ĉiu spico oni rajtas deklari 1, 2 aŭ 3 kiel kapsiketon.
        }
        [start] Denove de komence! (Start It Up!) – post 8, 9 aŭ 10 oni rajtas daŭrigi per 1, 2 aŭ 3.
        [raider] Spicorabisto (Spice Raider) – 4 gajnas la stakon, tuj kiam la sekva karto estas ludata.
        [luck] { $luck ->
            [exact_2] Ŝanĝu vian sorton (Change Your Luck) – ĉe 5 oni devas ŝovi sub ĝin du kartojn kaj preni du.
           *[up_to_2] Ŝanĝu vian sorton (Change Your Luck) – ĉe 5 oni rajtas ŝovi sub ĝin ĝis du kartojn kaj preni same multajn.
        }
        [turn] Turnu ĝin! (Turn It Up!) – kiam nombro estas kontrolata, 6 kaj 9 estas la samo.
       *[copycat] Kopikato (Copy Cat) – oni rajtas kopii karton ekster sia vico.
    }

## Protokolo

spicy-fact-chosen_first = { $you ->
        [seat] Vi ricevis la unuan vicon.
       *[none] { $seat } ricevis la unuan vicon.
    }
spicy-fact-spiced = { $variant ->
        [chili] Uzata: Vivu la kapsiketo! (We Love Chili!)
        [start] Uzata: Denove de komence! (Start It Up!)
        [raider] Uzata: Spicorabisto (Spice Raider)
        [luck] Uzata: Ŝanĝu vian sorton (Change Your Luck)
        [turn] Uzata: Turnu ĝin! (Turn It Up!)
       *[copycat] Uzata: Kopikato (Copy Cat)
    }
spicy-fact-shuffled = La kartoj estis miksitaj.
spicy-fact-drew = { $you ->
        [seat] Vi prenis karton: { $card }.
       *[none] { $known ->
            [yes] { $seat } prenis karton: { $card }.
           *[no] { $seat } prenis karton.
        }
    }
# $number estas nombro, ne teksto.
spicy-fact-slid_in = { $number ->
        [one] Mondfino estis ŝovita en la kartaron, sub { $number } karton.
       *[other] Mondfino estis ŝovita en la kartaron, sub { $number } kartojn.
    }
spicy-fact-turn_began = { $you ->
        [seat] Komenciĝis via vico.
       *[none] Komenciĝis la vico de { $seat }.
    }
# $named estas la deklaro, $card la karto mem.
spicy-fact-claimed = { $you ->
        [seat] Vi ludis { $card_acc } kaj deklaris: { $named }.
       *[none] { $known ->
            [yes] { $seat } ludis { $card_acc } kaj deklaris: { $named }.
           *[no] { $seat } ludis karton kaj deklaris: { $named }.
        }
    }
spicy-fact-copied = { $you ->
        [seat] Vi kopiis la karton de { $other } per { $card }: { $named }.
        [other] { $seat } kopiis vian karton: { $named }.
       *[none] { $known ->
            [yes] { $seat } kopiis la karton de { $other } per { $card }: { $named }.
           *[no] { $seat } kopiis la karton de { $other }: { $named }.
        }
    }
spicy-fact-announced = { $you ->
        [seat] Vi anoncis vian lastan karton.
       *[none] { $seat } anoncis sian lastan karton.
    }
spicy-fact-misclaimed = { $you ->
        [seat] Vi deklaris: { $named }. Tio ne konvenis, kaj vi reprenis la karton.
       *[none] { $seat } deklaris: { $named }. Tio ne konvenis, kaj { $seat } reprenis la karton.
    }
spicy-fact-forgot = { $you ->
        [seat] Vi ludis vian lastan karton kiel { $named_acc }, sed sen anonci ĝin, kaj reprenis ĝin.
       *[none] { $seat } ludis sian lastan karton kiel { $named_acc }, sed sen anonci ĝin, kaj reprenis ĝin.
    }
spicy-fact-passed = { $you ->
        [seat] Vi pasis.
       *[none] { $seat } pasis.
    }
# $number estas nombro, ne teksto.
spicy-fact-must_tuck = { $you ->
        [seat] { $luck ->
            [exact_2] Vi devas ŝovi kartojn sub la 5.
           *[up_to_2] Vi rajtas ŝovi kartojn sub la 5.
        }
       *[none] { $luck ->
            [exact_2] { $seat } devas ŝovi kartojn sub la 5.
           *[up_to_2] { $seat } rajtas ŝovi kartojn sub la 5.
        }
    }
spicy-fact-tucked = { $you ->
        [seat] Vi ŝovis { $card_acc } sub la 5.
       *[none] { $known ->
            [yes] { $seat } ŝovis { $card_acc } sub la 5.
           *[no] { $seat } ŝovis karton sub la 5.
        }
    }
spicy-fact-opened = Ĉiuj, kiuj rajtas reagi al la karto, estas demandataj.
# $how estas "let_go", "for_good", "number", "spice", "wrong", "unnamed" aŭ "copy".
spicy-fact-sealed = { $you ->
        [seat] { $how ->
            [for_good] Vi preterlasis la karton, kaj oni ne plu demandos vin pri ĝi.
            [number] Vi respondis: la nombro malĝustas.
            [spice] Vi respondis: la spico malĝustas.
            [wrong] Vi respondis: la kopio malĝustas.
            [unnamed] Vi respondis per kontesto, kiu nomas nenion.
            [copy] Vi proponis kopion: { $card }.
           *[let_go] Vi preterlasis la karton.
        }
       *[none] { $how ->
            [for_good] { $seat } preterlasis la karton, kaj oni ne plu demandos tiun pri ĝi.
            [number] { $seat } respondis: la nombro malĝustas.
            [spice] { $seat } respondis: la spico malĝustas.
            [wrong] { $seat } respondis: la kopio malĝustas.
            [unnamed] { $seat } respondis per kontesto, kiu nomas nenion.
            [copy] { $seat } proponis kopion: { $card }.
           *[let_go] { $seat } preterlasis la karton.
        }
    }
spicy-fact-answered = { $you ->
        [seat] Via respondo alvenis.
       *[none] { $seat } respondis.
    }
spicy-fact-called_lot = Lotumo decidas, kies respondo validas.
spicy-fact-drew_lot = Unu respondo estis elektita per lotumo.
spicy-fact-challenged = { $you ->
        [seat] { $how ->
            [number] Vi kontestis la karton de { $other }: la nombro malĝustas!
            [spice] Vi kontestis la karton de { $other }: la spico malĝustas!
            [wrong] Vi kontestis la kopion de { $other }: ĝi malĝustas!
           *[unnamed] Vi kontestis la karton de { $other } kaj nomis nenion.
        }
        [other] { $how ->
            [number] { $seat } kontestis vian karton: la nombro malĝustas!
            [spice] { $seat } kontestis vian karton: la spico malĝustas!
            [wrong] { $seat } kontestis vian kopion: ĝi malĝustas!
           *[unnamed] { $seat } kontestis vian karton kaj nomis nenion.
        }
       *[none] { $how ->
            [number] { $seat } kontestis la karton de { $other }: la nombro malĝustas!
            [spice] { $seat } kontestis la karton de { $other }: la spico malĝustas!
            [wrong] { $seat } kontestis la kopion de { $other }: ĝi malĝustas!
           *[unnamed] { $seat } kontestis la karton de { $other } kaj nomis nenion.
        }
    }
spicy-fact-revealed = { $you ->
        [seat] Via karto estis malkaŝita: { $card }.
       *[none] La karto de { $seat } estis malkaŝita: { $card }.
    }
# $number estas nombro, ne teksto.
spicy-fact-took_stack = { $you ->
        [seat] { $number ->
            [one] Vi gajnis la stakon kun { $number } karto.
           *[other] Vi gajnis la stakon kun { $number } kartoj.
        }
       *[none] { $number ->
            [one] { $seat } gajnis la stakon kun { $number } karto.
           *[other] { $seat } gajnis la stakon kun { $number } kartoj.
        }
    }
# $number estas nombro, ne teksto.
spicy-fact-raided = { $you ->
        [seat] { $number ->
            [one] Vi rabis la stakon kun { $number } karto.
           *[other] Vi rabis la stakon kun { $number } kartoj.
        }
       *[none] { $number ->
            [one] { $seat } rabis la stakon kun { $number } karto.
           *[other] { $seat } rabis la stakon kun { $number } kartoj.
        }
    }
spicy-fact-won_trophy = { $you ->
        [seat] Vi gajnis trofeon!
       *[none] { $seat } gajnis trofeon!
    }
spicy-fact-world_ended = Mondfino aperis supre de la kartaro.
spicy-fact-match_won = { $you ->
        [alone] La partio finiĝis: vi gajnis ĝin!
        [among] La partio finiĝis: vi gajnis ĝin kune kun { $seats }.
       *[none] { $seats_count ->
            [one] La partio finiĝis: { $seats } gajnis ĝin.
           *[other] La partio finiĝis: { $seats } gajnis ĝin kune.
        }
    }

## Frazoj

spicy-told-dealt = { $you ->
        [seat] Vi ricevis { $cards_count } kartojn: { $cards }.
       *[none] { $known ->
            [yes] { $seat } ricevis { $cards_count } kartojn: { $cards }.
           *[no] { $seat } ricevis { $cards_count } kartojn.
        }
    }
spicy-told-drew = { $you ->
        [seat] Vi prenis { $cards_count } kartojn: { $cards }.
       *[none] { $known ->
            [yes] { $seat } prenis { $cards_count } kartojn: { $cards }.
           *[no] { $seat } prenis { $cards_count } kartojn.
        }
    }
spicy-told-passed = { $you ->
        [seat] Vi pasis kaj prenis { $card_acc }.
       *[none] { $known ->
            [yes] { $seat } pasis kaj prenis { $card_acc }.
           *[no] { $seat } pasis kaj prenis karton.
        }
    }
spicy-told-misclaimed = { $you ->
        [seat] Vi deklaris: { $named }. Tio ne konvenis: vi reprenis la karton kaj prenis { $card_acc }.
       *[none] { $known ->
            [yes] { $seat } deklaris: { $named }. Tio ne konvenis: { $seat } reprenis la karton kaj prenis { $card_acc }.
           *[no] { $seat } deklaris: { $named }. Tio ne konvenis: { $seat } reprenis la karton kaj prenis alian.
        }
    }
spicy-told-forgot = { $you ->
        [seat] Vi ludis vian lastan karton kiel { $named_acc }, sed sen anonci ĝin: vi reprenis ĝin kaj prenis { $card_acc }.
       *[none] { $known ->
            [yes] { $seat } ludis sian lastan karton kiel { $named_acc }, sed sen anonci ĝin: { $seat } reprenis ĝin kaj prenis { $card_acc }.
           *[no] { $seat } ludis sian lastan karton kiel { $named_acc }, sed sen anonci ĝin: { $seat } reprenis ĝin kaj prenis alian karton.
        }
    }
spicy-told-tucked = { $you ->
        [seat] Vi ŝovis { $first_acc } sub la 5 kaj prenis { $second_acc }.
       *[none] { $known ->
            [yes] { $seat } ŝovis { $first_acc } sub la 5 kaj prenis { $second_acc }.
           *[no] { $first_count ->
                [one] { $seat } ŝovis karton sub la 5 kaj prenis unu.
               *[other] { $seat } ŝovis { $first_count } kartojn sub la 5 kaj prenis same multajn.
            }
        }
    }
spicy-told-challenged = { spicy-fact-challenged } { $outcome ->
        [right] { $you ->
            [seat] { $number ->
                [one] Ĝi estis { $card }, kaj vi gajnis la stakon kun { $number } karto.
               *[other] Ĝi estis { $card }, kaj vi gajnis la stakon kun { $number } kartoj.
            }
           *[none] { $number ->
                [one] Ĝi estis { $card }, kaj { $seat } gajnis la stakon kun { $number } karto.
               *[other] Ĝi estis { $card }, kaj { $seat } gajnis la stakon kun { $number } kartoj.
            }
        }
       *[wrong] { $you ->
            [other] { $number ->
                [one] Ĝi estis { $card }, kaj vi gajnis la stakon kun { $number } karto.
               *[other] Ĝi estis { $card }, kaj vi gajnis la stakon kun { $number } kartoj.
            }
           *[none] { $number ->
                [one] Ĝi estis { $card }, kaj { $other } gajnis la stakon kun { $number } karto.
               *[other] Ĝi estis { $card }, kaj { $other } gajnis la stakon kun { $number } kartoj.
            }
        }
    }
# Kiel la partio finiĝis; $number estas la poentoj de la gajninto.
spicy-ending = { $how ->
        [world] { $you ->
            [alone] Venis Mondfino, kaj vi havas plej multajn poentojn: { $number }.
            [among] Venis Mondfino; { $winners } kaj vi havas plej multajn poentojn: { $number }.
           *[none] Venis Mondfino, kaj plej multajn poentojn havas { $winners }: { $number }.
        }
        [trophies] { $you ->
            [alone] Vi gajnis duan trofeon.
           *[none] { $winners } gajnis duan trofeon.
        }
       *[third] { $you ->
            [alone] La lasta trofeo estas for, kaj vi havas plej multajn poentojn: { $number }.
            [among] La lasta trofeo estas for; { $winners } kaj vi havas plej multajn poentojn: { $number }.
           *[none] La lasta trofeo estas for, kaj plej multajn poentojn havas { $winners }: { $number }.
        }
    }

## Demandoj kaj agoj

spicy-ask-turn = Kiun karton vi ludas? Aŭ ĉu vi pasas?
spicy-ask-claim = Kion vi deklaras?
spicy-ask-announce = Ĉu vi anoncas vian lastan karton?
spicy-ask-tuck = Kiujn kartojn vi ŝovas sub la 5?
spicy-ask-answer = Ĉu vi kredas tion?
spicy-ask-copy = Per kiu karto vi kopias?
spicy-step-card = Ludu { $card_acc }
spicy-step-claim = Deklaru { $named_acc }
spicy-step-copy = Kopiu ĝin
spicy-step-announce = { $announces ->
        [yes] Anoncu ĝin
       *[no] Diru nenion
    }
spicy-move-pass = Pasu kaj prenu karton
spicy-move-play = { $announces ->
        [yes] Ludu { $card_acc }, deklaru { $named_acc } kaj anoncu vian lastan karton
       *[no] Ludu { $card_acc } kaj deklaru { $named_acc }
    }
# $count estas nombro.
spicy-move-tuck = { $count ->
        [0] Subŝovu nenion
       *[other] Subŝovu { $cards_acc }
    }
spicy-move-answer = { $how ->
        [for_good] Preterlasu ĝin, kaj ne plu demandu min ĝis la sekva karto
        [number] Kontestu: la nombro malĝustas
        [spice] Kontestu: la spico malĝustas
        [wrong] Kontestu: la kopio malĝustas
        [unnamed] Kontestu kaj nomu nenion
        [copy] { $announces ->
            [yes] Kopiu ĝin per { $card } kaj anoncu vian lastan karton
           *[no] Kopiu ĝin per { $card }
        }
       *[let_go] Preterlasu ĝin
    }

## La tablo

# Kiel nomiĝas la nombro de karto.
spicy-rank = Nombro
spicy-score = Poentoj
spicy-goal = Du trofeoj sufiĉas por gajni la partion; alikaze venkas tiu kun plej multaj poentoj.
# Sube $count ĉiam estas nombro.
spicy-mark-hand = { $count ->
        [one] { $count } karto en la mano
       *[other] { $count } kartoj en la mano
    }
spicy-mark-won = { $count ->
        [0] neniu karto gajnita
        [one] { $count } gajnita
       *[other] { $count } gajnitaj
    }
spicy-mark-trophies = { $count ->
        [one] { $count } trofeo
       *[other] { $count } trofeoj
    }
spicy-mark-announced = lasta karto!
spicy-status-deck = { $count ->
        [one] { $count } karto super Mondfino.
       *[other] { $count } kartoj super Mondfino.
    }
spicy-status-deck-hidden = Neniu scias, kiom da kartoj kuŝas super Mondfino.
spicy-status-no-stack = Neniu stako: oni komencas per 1, 2 aŭ 3.
spicy-status-stack = { $you ->
        [seat] { $copy ->
            [yes] Supre: { $named }, via kopio. Kartoj en la stako: { $count }.
           *[no] Supre: { $named }, via deklaro. Kartoj en la stako: { $count }.
        }
       *[none] { $copy ->
            [yes] Supre: { $named }, kopio de { $seat }. Kartoj en la stako: { $count }.
           *[no] Supre: { $named }, deklaro de { $seat }. Kartoj en la stako: { $count }.
        }
    }
spicy-status-paw = { $you ->
        [seat] Via antaŭpiedo kuŝas sur la stako.
       *[none] La antaŭpiedo de { $seat } kuŝas sur la stako.
    }
spicy-status-top = La plej supra karto estas { $card }.

## Lokoj, kies kartoj estas divenataj; sekvas dupunkto kaj nomoj de kartoj

spicy-place-top = La plej supra karto
