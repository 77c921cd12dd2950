### Kartaro, Esperanto: objektoj, eldono, opcioj, protokolo kaj menuoj de Hanamikoji.
### $you diras, kiu legas: "seat" (tiu, kiu agas) aŭ "none".
### La nomoj de kartoj kaj ludantoj venas en nominativo: la frazoj ne metas ilin en akuzativon.

hanamikoji-name = Hanamikoji
hanamikoji-unknown-card = kaŝita karto
    .acc = kaŝitan karton

## Objektoj

hanamikoji-card-flute = Fluto
    .acc = Fluton
hanamikoji-card-flute-effect = Objekto de la viola gejŝo, kies ĉarmo estas 2.
hanamikoji-card-fan = Ventumilo
    .acc = Ventumilon
hanamikoji-card-fan-effect = Objekto de la ruĝa gejŝo, kies ĉarmo estas 2.
hanamikoji-card-scroll = Skribrulaĵo
    .acc = Skribrulaĵon
hanamikoji-card-scroll-effect = Objekto de la flava gejŝo, kies ĉarmo estas 2.
hanamikoji-card-umbrella = Ombrelo
    .acc = Ombrelon
hanamikoji-card-umbrella-effect = Objekto de la blua gejŝo, kies ĉarmo estas 3.
hanamikoji-card-shamisen = Ŝamiseno
    .acc = Ŝamisenon
hanamikoji-card-shamisen-effect = Objekto de la oranĝa gejŝo, kies ĉarmo estas 3.
hanamikoji-card-tea = Teservico
    .acc = Teservicon
hanamikoji-card-tea-effect = Objekto de la verda gejŝo, kies ĉarmo estas 4.
hanamikoji-card-hairpin = Harpinglo
    .acc = Harpinglon
hanamikoji-card-hairpin-effect = Objekto de la rozkolora gejŝo, kies ĉarmo estas 5.

## Agoj

hanamikoji-action-secret = Sekreto
hanamikoji-action-trade_off = Rezigno
hanamikoji-action-gift = Donaco
hanamikoji-action-competition = Konkurso

## Eldonoj

hanamikoji-edition-standard = Norma
hanamikoji-edition-standard-about = Sep gejŝoj kaj 21 objektoj por du ludantoj: oni gajnas per kvar gejŝoj aŭ per ĉarmo de dek unu.

## Opcioj

hanamikoji-option-max_rounds = Kiom da raŭndoj povas havi partio.
hanamikoji-option-max_rounds-none = Tiom, kiom necesas
hanamikoji-option-max_rounds-3 = Maksimume tri; poste gajnas tiu kun pli da gejŝoj aŭ, ĉe egaleco, kun pli da ĉarmo
hanamikoji-option-first_player = Kiu komencas la unuan raŭndon.
hanamikoji-option-first_player-random = Ludanto elektita per lotumo
hanamikoji-option-first_player-host = Ludanto elektita de la gastiganto
hanamikoji-option-items = Kiuj objektokartoj estas en la ludo.
hanamikoji-option-items-all = Ĉiuj 21
hanamikoji-option-actions = Kiuj agoj estas en la ludo.
hanamikoji-option-actions-all = Ĉiuj kvar

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
           *[no] { $seat } rezignis pri kaŝita karto por ĉi tiu raŭndo.
        }
    }
hanamikoji-fact-offered = { $you ->
        [seat] Vi metis sur la tablon { $card_acc }.
       *[none] { $seat } metis sur la tablon { $card_acc }.
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
        [seat] Vi gajnis la favoron de la gejŝo de la { $named }.
       *[none] { $seat } gajnis la favoron de la gejŝo de la { $named }.
    }
# $number estas nombro, ne teksto.
hanamikoji-fact-round_ended = La { $number }-a raŭndo finiĝis.
hanamikoji-fact-match_won = { $you ->
        [alone] La partio finiĝis: vi gajnis ĝin!
        [among] La partio finiĝis: vi dividas la venkon kun { $seats }.
       *[none] { $seats_count ->
            [one] La partio finiĝis: { $seats } gajnis ĝin.
           *[other] La partio finiĝis: { $seats } dividas la venkon.
        }
    }

## Frazoj

hanamikoji-told-dealt = { $you ->
        [seat] Vi ricevis { $cards_count } kartojn: { $cards }.
       *[none] { $known ->
            [yes] { $seat } ricevis { $cards_count } kartojn: { $cards }.
           *[no] { $seat } ricevis { $cards_count } kartojn.
        }
    }
hanamikoji-told-drew = { $you ->
        [seat] Vi prenis { $cards_count } kartojn: { $cards }.
       *[none] { $known ->
            [yes] { $seat } prenis { $cards_count } kartojn: { $cards }.
           *[no] { $seat } prenis { $cards_count } kartojn.
        }
    }
hanamikoji-told-traded_off = { $you ->
        [seat] Rezigno: por ĉi tiu raŭndo vi formetis { $cards_acc }.
       *[none] { $known ->
            [yes] Rezigno: por ĉi tiu raŭndo { $seat } formetis { $cards_acc }.
           *[no] Rezigno: por ĉi tiu raŭndo { $seat } formetis du kaŝitajn kartojn.
        }
    }
hanamikoji-told-gift = { $you ->
        [seat] Donaco: vi metis sur la tablon { $cards_acc }.
       *[none] Donaco: { $seat } metis sur la tablon { $cards_acc }.
    }
hanamikoji-told-competition = { $you ->
        [seat] Konkurso: vi metis sur la tablon { $first_acc } kontraŭ { $second }.
       *[none] Konkurso: { $seat } metis sur la tablon { $first_acc } kontraŭ { $second }.
    }
hanamikoji-told-took = { $you ->
        [seat] Vi prenis { $first_acc }; al la flanko de { $other } iris { $second }.
        [other] { $seat } prenis { $first_acc }; al via flanko iris { $second }.
       *[none] { $seat } prenis { $first_acc }; al la flanko de { $other } iris { $second }.
    }
hanamikoji-told-won_favour = { $you ->
        [seat] Vi gajnis la favoron de { $cards_count } gejŝoj: { $cards }.
       *[none] { $seat } gajnis la favoron de { $cards_count } gejŝoj: { $cards }.
    }
# Kiel raŭndo aŭ la partio finiĝis: $number estas la ĉarmo de $seat; $count tiu de $other, aŭ kiom da gejŝoj.
hanamikoji-ending = { $how ->
        [charm] { $you ->
            [seat] Via ĉarmo, { $number }, decidis la partion: 11 sufiĉas.
           *[none] La ĉarmo de { $seat }, { $number }, decidis la partion: 11 sufiĉas.
        }
        [geishas] { $you ->
            [seat] Vi havas la favoron de { $count } gejŝoj: kvar sufiĉas.
           *[none] { $seat } havas la favoron de { $count } gejŝoj: kvar sufiĉas.
        }
        [limit] { $you ->
            [seat] Post la lasta raŭndo vi estis antaŭe.
           *[none] Post la lasta raŭndo { $seat } estis antaŭe.
        }
       *[round] { $you ->
            [seat] Via ĉarmo estas { $number }, tiu de { $other } { $count }.
            [other] Via ĉarmo estas { $count }, tiu de { $seat } { $number }.
           *[none] La ĉarmo de { $seat } estas { $number }, tiu de { $other } { $count }.
        }
    }

## Demandoj kaj agoj

hanamikoji-ask-act = Kiun agon vi uzas?
hanamikoji-ask-cards = Kion el via mano?
hanamikoji-ask-split = Kiel vi dividas ilin?
hanamikoji-ask-take = Kion vi prenas?
hanamikoji-step-cards = { $cards }
hanamikoji-step-split = { $first } kontraŭ { $second }
hanamikoji-move-secret = Sekreto: kaŝu { $card_acc }
hanamikoji-move-trade = Rezigno: formetu { $cards_acc }
hanamikoji-move-gift = Donaco: metu sur la tablon { $cards_acc }
hanamikoji-move-compete = Konkurso: metu { $first_acc } kontraŭ { $second }
hanamikoji-move-take = Prenu { $cards_acc }

## La tablo

# Kiel nomiĝas la nombro de karto.
hanamikoji-rank = Ĉarmo
hanamikoji-score = Ĉarmo
# Above a column of geishas, and above one of the players whom they favour.
hanamikoji-lane = Gejŝo
hanamikoji-lane-owner = Favoras
# $count estas nombro: la ĉarmo, kiu gajnas la partion.
hanamikoji-goal = Kvar gejŝoj, aŭ ĉarmo de { $count }, sufiĉas por gajni la partion.
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
hanamikoji-status-offer = Elekteblaj kartoj: { $cards }.
hanamikoji-status-offer-pairs = Elekteblaj paroj: { $first } – aŭ – { $second }.
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

hanamikoji-place-hand = { $you ->
        [seat] Via mano
       *[none] La mano de { $seat }
    }
hanamikoji-place-secret = { $you ->
        [seat] Via Sekreto
       *[none] La Sekreto de { $seat }
    }
