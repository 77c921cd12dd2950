### Kartaro, Esperanto: objektoj, eldono, opcioj, protokolo kaj menuoj de Hanamikoji.
### $you diras, kiu legas: "seat" (tiu, kiu agas) aŭ "none".
### La nomoj de kartoj kaj ludantoj venas en nominativo: la frazoj ne metas ilin en akuzativon.

hanamikoji-name = Hanamikoji
hanamikoji-unknown-card = kovrita karto
# Anstataŭas la liston de venkintoj, kiam mankas venkinto.
hanamikoji-nobody = neniu

## Objektoj

hanamikoji-card-flute = Fluto
hanamikoji-card-flute-effect = Objekto de la viola gejŝo, kies ĉarmo estas 2.
hanamikoji-card-fan = Ventumilo
hanamikoji-card-fan-effect = Objekto de la ruĝa gejŝo, kies ĉarmo estas 2.
hanamikoji-card-scroll = Skribrulaĵo
hanamikoji-card-scroll-effect = Objekto de la flava gejŝo, kies ĉarmo estas 2.
hanamikoji-card-umbrella = Ombrelo
hanamikoji-card-umbrella-effect = Objekto de la blua gejŝo, kies ĉarmo estas 3.
hanamikoji-card-shamisen = Ŝamiseno
hanamikoji-card-shamisen-effect = Objekto de la oranĝa gejŝo, kies ĉarmo estas 3.
hanamikoji-card-tea = Teilaro
hanamikoji-card-tea-effect = Objekto de la verda gejŝo, kies ĉarmo estas 4.
hanamikoji-card-hairpin = Harpinglo
hanamikoji-card-hairpin-effect = Objekto de la rozkolora gejŝo, kies ĉarmo estas 5.

## Agoj

hanamikoji-action-secret = Sekreto
hanamikoji-action-trade_off = Rezigno
hanamikoji-action-gift = Donaco
hanamikoji-action-competition = Konkurso

## Eldonoj

hanamikoji-edition-standard = Norma
hanamikoji-edition-standard-about = Sep gejŝoj kaj 21 objektoj por du ludantoj: venkigas ĉarmo de dek unu aŭ kvar gejŝoj.

## Opcioj

hanamikoji-option-max_rounds = Kiom da raŭndoj povas havi partio.
hanamikoji-option-max_rounds-none = Tiom, kiom necesas
hanamikoji-option-max_rounds-3 = Maksimume tri; poste oni kalkulas la gejŝojn, kaj due ilian ĉarmon
hanamikoji-option-first_player = Kiu komencas la unuan raŭndon.
hanamikoji-option-first_player-random = Ludanto elektita per lotumo
hanamikoji-option-first_player-host = Ludanto elektita de la gastiganto

## Protokolo

hanamikoji-fact-chosen_first = { $you ->
        [seat] Vi ricevis la unuan vicon.
       *[none] { $seat } ricevis la unuan vicon.
    }
hanamikoji-fact-shuffled = La objektoj estis miksitaj.
hanamikoji-fact-removed = Unu karto estis forprenita frontomalsupren por ĉi tiu raŭndo. Neniu vidis ĝin.
hanamikoji-fact-drew = { $you ->
        [seat] Vi prenis karton: { $card }.
       *[none] { $known ->
            [yes] { $seat } prenis karton: { $card }.
           *[no] { $seat } prenis karton.
        }
    }
hanamikoji-fact-turn_began = { $you ->
        [seat] Komenciĝis via vico.
       *[none] Komenciĝis la vico de { $seat }.
    }
# $number estas nombro, ne teksto: la ago, 1 ĝis 4.
hanamikoji-fact-used_marker = { $you ->
        [seat] { $number ->
            [1] Vi elektis la agon Sekreto.
            [2] Vi elektis la agon Rezigno.
            [3] Vi elektis la agon Donaco.
           *[4] Vi elektis la agon Konkurso.
        }
       *[none] { $number ->
            [1] { $seat } elektis la agon Sekreto.
            [2] { $seat } elektis la agon Rezigno.
            [3] { $seat } elektis la agon Donaco.
           *[4] { $seat } elektis la agon Konkurso.
        }
    }
hanamikoji-fact-hid = { $you ->
        [seat] Vi metis karton frontomalsupren kiel Sekreton: { $card }.
       *[none] { $known ->
            [yes] { $seat } metis karton frontomalsupren kiel Sekreton: { $card }.
           *[no] { $seat } metis karton frontomalsupren kiel Sekreton.
        }
    }
hanamikoji-fact-traded_off = { $you ->
        [seat] Vi rezignis pri karto por ĉi tiu raŭndo: { $card }.
       *[none] { $known ->
            [yes] { $seat } rezignis pri karto por ĉi tiu raŭndo: { $card }.
           *[no] { $seat } rezignis pri kovrita karto por ĉi tiu raŭndo.
        }
    }
hanamikoji-fact-offered = { $you ->
        [seat] Vi metis sur la tablon la karton { $card }.
       *[none] { $seat } metis sur la tablon la karton { $card }.
    }
hanamikoji-fact-took = { $you ->
        [seat] Al via flanko iris { $card }.
       *[none] Al la flanko de { $seat } iris { $card }.
    }
hanamikoji-fact-revealed = { $you ->
        [seat] Vi malkaŝis vian Sekreton: { $card }.
       *[none] { $seat } malkaŝis sian Sekreton: { $card }.
    }
# $named estas la objekto de la gejŝo.
hanamikoji-fact-won_favour = { $you ->
        [seat] Vi gajnis la favoron de gejŝo: { $named }.
       *[none] { $seat } gajnis la favoron de gejŝo: { $named }.
    }
# $number estas nombro, ne teksto.
hanamikoji-fact-round_ended = La { $number }-a raŭndo finiĝis.
hanamikoji-fact-match_won = La partio finiĝis. Venkis: { $seats }.

## Demandoj kaj agoj

hanamikoji-ask-act = Kiun agon vi uzas?
hanamikoji-ask-cards = Kun kiuj kartoj?
hanamikoji-ask-split = Kiel vi dividas ilin?
hanamikoji-ask-take = Kion vi prenas?
hanamikoji-step-cards = { $cards }
hanamikoji-step-split = { $first } kontraŭ { $second }
hanamikoji-move-secret = Sekreto: kaŝu la karton { $card }
hanamikoji-move-trade = Rezigno: rezignu pri { $cards }
hanamikoji-move-gift = Donaco: sur la tablon iru { $cards }
hanamikoji-move-compete = Konkurso: sur la tablon iru { $first } kontraŭ { $second }
hanamikoji-move-take = Prenu: { $cards }

## La tablo

hanamikoji-score = Ĉarmo
# $count estas nombro: la ĉarmo, kiu gajnas la partion.
hanamikoji-goal = Ĉarmo de { $count } aŭ kvar gejŝoj gajnas la partion.
hanamikoji-mark-used-1 = Sekreto uzita
hanamikoji-mark-used-2 = Rezigno uzita
hanamikoji-mark-used-3 = Donaco uzita
hanamikoji-mark-used-4 = Konkurso uzita
# $count estas nombro.
hanamikoji-status-deck = { $count ->
        [0] La kartaro estas malplena.
        [one] En la kartaro restas { $count } karto.
       *[other] En la kartaro restas { $count } kartoj.
    }
hanamikoji-status-offer = Sur la tablo, por elekti: { $cards }.
hanamikoji-status-offer-pairs = Sur la tablo, por elekti: { $first } – aŭ – { $second }.
# $cards estas la objektoj de la gejŝoj.
hanamikoji-status-favour = { $you ->
        [seat] Gejŝoj ĉe via flanko: { $cards }.
       *[none] Gejŝoj ĉe la flanko de { $seat }: { $cards }.
    }
hanamikoji-status-secret = { $you ->
        [seat] Via Sekreto: { $card }.
       *[none] La Sekreto de { $seat }: { $card }.
    }
hanamikoji-status-traded = { $you ->
        [seat] Via Rezigno: { $cards }.
       *[none] La Rezigno de { $seat }: { $cards }.
    }

## Lokoj, kies kartoj estas divenataj; sekvas dupunkto kaj nomoj de kartoj

hanamikoji-place-hand = La mano de { $seat }
hanamikoji-place-secret = La Sekreto de { $seat }
