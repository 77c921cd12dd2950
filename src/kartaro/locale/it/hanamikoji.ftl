### Kartaro, italiano: oggetti, edizione, opzioni, cronaca e menu di Hanamikoji.
### $you dice chi legge: "seat" (chi agisce) o "none".
### I nomi dei giocatori non dicono il genere: le frasi della cronaca evitano l’accordo.

hanamikoji-name = Hanamikoji
hanamikoji-unknown-card = una carta coperta
    .a = una carta coperta
    .the = la carta coperta
    .of = della carta coperta

## Oggetti

hanamikoji-card-flute = Flauto
    .a = un Flauto
    .the = il Flauto
    .of = del Flauto
hanamikoji-card-flute-effect = Oggetto della geisha viola, che ha fascino 2.
hanamikoji-card-fan = Ventaglio
    .a = un Ventaglio
    .the = il Ventaglio
    .of = del Ventaglio
hanamikoji-card-fan-effect = Oggetto della geisha rossa, che ha fascino 2.
hanamikoji-card-scroll = Pergamena
    .a = una Pergamena
    .the = la Pergamena
    .of = della Pergamena
hanamikoji-card-scroll-effect = Oggetto della geisha gialla, che ha fascino 2.
hanamikoji-card-umbrella = Ombrello
    .a = un Ombrello
    .the = l’Ombrello
    .of = dell’Ombrello
hanamikoji-card-umbrella-effect = Oggetto della geisha blu, che ha fascino 3.
hanamikoji-card-shamisen = Shamisen
    .a = uno Shamisen
    .the = lo Shamisen
    .of = dello Shamisen
hanamikoji-card-shamisen-effect = Oggetto della geisha arancione, che ha fascino 3.
hanamikoji-card-tea = Servizio da tè
    .a = un Servizio da tè
    .the = il Servizio da tè
    .of = del Servizio da tè
hanamikoji-card-tea-effect = Oggetto della geisha verde, che ha fascino 4.
hanamikoji-card-hairpin = Fermaglio
    .a = un Fermaglio
    .the = il Fermaglio
    .of = del Fermaglio
hanamikoji-card-hairpin-effect = Oggetto della geisha rosa, che ha fascino 5.

## Azioni

hanamikoji-action-secret = Segreto
hanamikoji-action-trade_off = Rinuncia
hanamikoji-action-gift = Dono
hanamikoji-action-competition = Competizione

## Edizioni

hanamikoji-edition-standard = Standard
hanamikoji-edition-standard-about = Sette geisha e 21 oggetti per due giocatori: si vince con undici di fascino o con quattro geisha.

## Opzioni

hanamikoji-option-max_rounds = Quanti round può avere una partita.
hanamikoji-option-max_rounds-none = Quanti ne servono
hanamikoji-option-max_rounds-3 = Tre al massimo; poi vince chi ha più geisha o, a parità, più fascino
hanamikoji-option-first_player = Chi comincia il primo round.
hanamikoji-option-first_player-random = Un giocatore estratto a sorte
hanamikoji-option-first_player-host = Un giocatore scelto da chi ospita la partita
hanamikoji-option-items = Quali carte oggetto sono in gioco.
hanamikoji-option-items-all = Tutte e 21
hanamikoji-option-actions = Quali azioni sono in gioco.
hanamikoji-option-actions-all = Tutte e quattro

## Cronaca

hanamikoji-fact-chosen_first = { $you ->
        [seat] Il primo turno è toccato a te.
       *[none] Il primo turno è toccato a { $seat }.
    }
hanamikoji-fact-shuffled = Gli oggetti sono stati mescolati.
hanamikoji-fact-removed = Una carta è stata tolta, coperta, per questo round. Nessuno l’ha vista.
hanamikoji-fact-drew = { $you ->
        [seat] Hai pescato una carta: { $card }.
       *[none] { $known ->
            [yes] { $seat } ha pescato una carta: { $card }.
           *[no] { $seat } ha pescato una carta.
        }
    }
hanamikoji-fact-turn_began = { $you ->
        [seat] È iniziato il tuo turno.
       *[none] È iniziato il turno di { $seat }.
    }
# $number è un numero, non un testo: l’azione, da 1 a 4.
hanamikoji-fact-used_marker = { $you ->
        [seat] { $number ->
            [1] Hai scelto l’azione Segreto.
            [2] Hai scelto l’azione Rinuncia.
            [3] Hai scelto l’azione Dono.
           *[4] Hai scelto l’azione Competizione.
        }
       *[none] { $number ->
            [1] { $seat } ha scelto l’azione Segreto.
            [2] { $seat } ha scelto l’azione Rinuncia.
            [3] { $seat } ha scelto l’azione Dono.
           *[4] { $seat } ha scelto l’azione Competizione.
        }
    }
hanamikoji-fact-hid = { $you ->
        [seat] Hai messo una carta coperta come Segreto: { $card }.
       *[none] { $known ->
            [yes] { $seat } ha messo una carta coperta come Segreto: { $card }.
           *[no] { $seat } ha messo una carta coperta come Segreto.
        }
    }
hanamikoji-fact-traded_off = { $you ->
        [seat] Hai rinunciato a una carta per questo round: { $card }.
       *[none] { $known ->
            [yes] { $seat } ha rinunciato a una carta per questo round: { $card }.
           *[no] { $seat } ha rinunciato a una carta coperta per questo round.
        }
    }
hanamikoji-fact-offered = { $you ->
        [seat] Hai messo sul tavolo { $card_a }.
       *[none] { $seat } ha messo sul tavolo { $card_a }.
    }
hanamikoji-fact-took = { $you ->
        [seat] Dalla tua parte arriva { $card_a }.
       *[none] Dalla parte di { $seat } arriva { $card_a }.
    }
hanamikoji-fact-revealed = { $you ->
        [seat] Hai scoperto il tuo Segreto: { $card }.
       *[none] { $seat } ha scoperto il suo Segreto: { $card }.
    }
# $named è l’oggetto della geisha.
hanamikoji-fact-won_favour = { $you ->
        [seat] Hai conquistato il favore della geisha { $named_of }.
       *[none] { $seat } ha conquistato il favore della geisha { $named_of }.
    }
# $number è un numero, non un testo.
hanamikoji-fact-round_ended = Il round { $number } è finito.
hanamikoji-fact-match_won = { $you ->
        [alone] La partita è finita: hai vinto!
        [among] La partita è finita: dividi la vittoria con { $seats }.
       *[none] { $seats_count ->
            [one] La partita è finita: ha vinto { $seats }.
           *[other] La partita è finita: { $seats } si dividono la vittoria.
        }
    }

## Frasi

hanamikoji-told-dealt = { $you ->
        [seat] Hai ricevuto { $cards_count } carte: { $cards }.
       *[none] { $known ->
            [yes] { $seat } ha ricevuto { $cards_count } carte: { $cards }.
           *[no] { $seat } ha ricevuto { $cards_count } carte.
        }
    }
hanamikoji-told-drew = { $you ->
        [seat] Hai pescato { $cards_count } carte: { $cards }.
       *[none] { $known ->
            [yes] { $seat } ha pescato { $cards_count } carte: { $cards }.
           *[no] { $seat } ha pescato { $cards_count } carte.
        }
    }
hanamikoji-told-traded_off = { $you ->
        [seat] Rinuncia: per questo round hai messo via { $cards }.
       *[none] { $known ->
            [yes] Rinuncia: per questo round { $seat } ha messo via { $cards }.
           *[no] Rinuncia: per questo round { $seat } ha messo via due carte coperte.
        }
    }
hanamikoji-told-gift = { $you ->
        [seat] Dono: hai messo sul tavolo { $cards }.
       *[none] Dono: { $seat } ha messo sul tavolo { $cards }.
    }
hanamikoji-told-competition = { $you ->
        [seat] Competizione: hai messo sul tavolo { $first } contro { $second }.
       *[none] Competizione: { $seat } ha messo sul tavolo { $first } contro { $second }.
    }
hanamikoji-told-took = { $you ->
        [seat] Hai preso { $first }; dalla parte di { $other } arrivano { $second }.
        [other] { $seat } ha preso { $first }; dalla tua parte arrivano { $second }.
       *[none] { $seat } ha preso { $first }; dalla parte di { $other } arrivano { $second }.
    }
hanamikoji-told-won_favour = { $you ->
        [seat] Hai conquistato il favore di { $cards_count } geisha: { $cards }.
       *[none] { $seat } ha conquistato il favore di { $cards_count } geisha: { $cards }.
    }
# Come è finito un round o la partita: $number è il fascino di $seat; $count quello di $other, o quante geisha.
hanamikoji-ending = { $how ->
        [charm] { $you ->
            [seat] Il tuo fascino, { $number }, ha deciso la partita: basta 11.
           *[none] Il fascino di { $seat }, { $number }, ha deciso la partita: basta 11.
        }
        [geishas] { $you ->
            [seat] Hai il favore di { $count } geisha: ne bastano quattro.
           *[none] { $seat } ha il favore di { $count } geisha: ne bastano quattro.
        }
        [limit] { $you ->
            [seat] Dopo l’ultimo round eri in vantaggio.
           *[none] Dopo l’ultimo round { $seat } era in vantaggio.
        }
       *[round] { $you ->
            [seat] Il tuo fascino è { $number }, quello di { $other } { $count }.
            [other] Il tuo fascino è { $count }, quello di { $seat } { $number }.
           *[none] Il fascino di { $seat } è { $number }, quello di { $other } { $count }.
        }
    }

## Domande e mosse

hanamikoji-ask-act = Quale azione usi?
hanamikoji-ask-cards = Con che cosa?
hanamikoji-ask-split = Come le dividi?
hanamikoji-ask-take = Che cosa prendi?
hanamikoji-step-cards = { $cards }
hanamikoji-step-split = { $first } contro { $second }
hanamikoji-move-secret = Segreto: nascondi { $card_the }
hanamikoji-move-trade = Rinuncia: metti via { $cards }
hanamikoji-move-gift = Dono: metti sul tavolo { $cards }
hanamikoji-move-compete = Competizione: metti sul tavolo { $first } contro { $second }
hanamikoji-move-take = Prendi: { $cards }

## Il tavolo

# Come si chiama il numero di una carta.
hanamikoji-rank = Fascino
hanamikoji-score = Fascino
# Above a column of geishas, and above one of the players whom they favour.
hanamikoji-lane = Geisha
hanamikoji-lane-owner = Favore a
# $count è un numero: il fascino che fa vincere la partita.
hanamikoji-goal = Vince la partita chi arriva a quattro geisha, o a { $count } di fascino.
hanamikoji-mark-used-1 = Segreto già usato
hanamikoji-mark-used-2 = Rinuncia già usata
hanamikoji-mark-used-3 = Dono già usato
hanamikoji-mark-used-4 = Competizione già usata
# $count è un numero.
hanamikoji-status-deck = { $count ->
        [0] Il mazzo è finito.
        [one] Nel mazzo c’è { $count } carta.
       *[other] Nel mazzo ci sono { $count } carte.
    }
hanamikoji-status-offer = Carte tra cui scegliere: { $cards }.
hanamikoji-status-offer-pairs = Coppie tra cui scegliere: { $first } – oppure – { $second }.
# $cards sono gli oggetti delle geisha.
hanamikoji-status-favour = { $you ->
        [seat] Geisha dalla tua parte: { $cards }.
       *[none] Geisha dalla parte di { $seat }: { $cards }.
    }
hanamikoji-status-secret = { $you ->
        [seat] Il tuo Segreto: { $card }.
       *[none] Il Segreto di { $seat }: { $card }.
    }
hanamikoji-status-traded = { $you ->
        [seat] La tua Rinuncia: { $cards }.
       *[none] La Rinuncia di { $seat }: { $cards }.
    }

## Luoghi di cui si indovinano le carte; seguono due punti e nomi di carte

hanamikoji-place-hand = { $you ->
        [seat] La tua mano
       *[none] La mano di { $seat }
    }
hanamikoji-place-secret = { $you ->
        [seat] Il tuo Segreto
       *[none] Il Segreto di { $seat }
    }
