### Kartaro, italiano: carte, edizioni, opzioni, cronaca e menu di Love Letter.
### $you dice chi legge: "seat" (chi agisce), "other" (chi subisce) o "none".
### I nomi dei giocatori non dicono il genere: le frasi della cronaca evitano l’accordo.

love-letter-name = Love Letter
love-letter-unknown-card = una carta coperta
    .a = una carta coperta
    .the = la carta coperta

## Carte

love-letter-card-spy = Spia
    .a = una Spia
    .the = la Spia
love-letter-card-spy-effect = { $spy_bonus ->
        [no] Nessun effetto.
       *[yes] Nessun effetto. Se a fine round, fra chi è rimasto, solo tu hai giocato o scartato una Spia, ricevi un segnalino.
    }
love-letter-card-guard = Guardia
    .a = una Guardia
    .the = la Guardia
love-letter-card-guard-effect = Scegli un altro giocatore e nomina un personaggio, tranne la Guardia. Se lo ha in mano, è fuori.
love-letter-card-priest = Prete
    .a = un Prete
    .the = il Prete
love-letter-card-priest-effect = Guarda la mano di un altro giocatore.
love-letter-card-baron = Barone
    .a = un Barone
    .the = il Barone
love-letter-card-baron-effect = { $baron_tie ->
        [both_out] Tu e un altro giocatore confrontate le mani di nascosto: chi ha la più bassa è fuori; a parità, siete fuori entrambi.
       *[none] Tu e un altro giocatore confrontate le mani di nascosto: chi ha la più bassa è fuori; a parità, nessuno.
    }
love-letter-card-handmaid = Serva
    .a = una Serva
    .the = la Serva
love-letter-card-handmaid-effect = Nessun altro può sceglierti fino al tuo prossimo turno.
love-letter-card-prince = Principe
    .a = un Principe
    .the = il Principe
love-letter-card-prince-effect = Un giocatore, anche tu, scarta la mano e pesca una nuova carta.
love-letter-card-chancellor = Cancelliere
    .a = un Cancelliere
    .the = il Cancelliere
love-letter-card-chancellor-effect = Pesca due carte, tieni una delle tre e metti le altre due sotto il mazzo.
love-letter-card-king = Re
    .a = il Re
    .the = il Re
love-letter-card-king-effect = Scambia la tua mano con quella di un altro giocatore.
love-letter-card-countess = Contessa
    .a = la Contessa
    .the = la Contessa
love-letter-card-countess-effect = Nessun effetto. Devi giocarla se in mano hai anche il Re o un Principe.
love-letter-card-princess = Principessa
    .a = la Principessa
    .the = la Principessa
love-letter-card-princess-effect = Se la giochi o la scarti, sei fuori.

## Edizioni

love-letter-edition-2019 = Edizione 2019
love-letter-edition-2019-about = Tutte le 21 carte, da due a sei giocatori, con la Spia e il Cancelliere; se il Barone trova valori uguali, nessuno è fuori.
love-letter-edition-2019-id = Edizione 2019, regole indonesiane
love-letter-edition-2019-id-about = Come l’edizione 2019, ma se il Barone trova valori uguali sono fuori entrambi.
love-letter-edition-classic = Classica
love-letter-edition-classic-about = Le regole del 2019 con 16 carte, da due a quattro giocatori, senza la Spia e il Cancelliere.
love-letter-edition-classic-id = Classica, regole indonesiane
love-letter-edition-classic-id-about = Come la Classica, ma se il Barone trova valori uguali sono fuori entrambi.
love-letter-edition-2012 = Edizione 2012
love-letter-edition-2012-about = Le 16 carte delle origini, da due a quattro giocatori; un confronto finale in parità si decide con le carte davanti ai giocatori, e in due si arriva a sette segnalini.

## Opzioni

love-letter-option-deck = Quali carte ci sono nel mazzo.
love-letter-option-deck-full21 = Tutte le 21 carte, con la Spia e il Cancelliere
love-letter-option-deck-classic16 = 16 carte, senza la Spia e il Cancelliere
love-letter-option-rank_set = Quali valori hanno il Re, la Contessa e la Principessa.
love-letter-option-rank_set-r2019 = Re 7, Contessa 8, Principessa 9
love-letter-option-rank_set-r2012 = Re 6, Contessa 7, Principessa 8
love-letter-option-player_range = In quanti si può giocare.
love-letter-option-player_range-2-6 = Da 2 a 6 giocatori
love-letter-option-player_range-2-4 = Da 2 a 4 giocatori
love-letter-option-turned_up = Quante carte si scoprono quando si gioca in due.
love-letter-option-tokens_to_win = Quanti segnalini servono per vincere la partita, per ogni numero di giocatori.
love-letter-option-baron_tie = Che cosa succede quando il Barone confronta due valori uguali.
love-letter-option-baron_tie-none = Nessuno è fuori
love-letter-option-baron_tie-both_out = Sono fuori entrambi
love-letter-option-showdown_tie = Che cosa succede quando nel confronto finale il valore più alto è in parità.
love-letter-option-showdown_tie-all_win = Vincono il round tutti i giocatori in parità
love-letter-option-showdown_tie-discard_sum = Tra i giocatori in parità vince chi ha davanti la somma di valori più alta
love-letter-option-discard_sum_tie = Che cosa succede quando anche quelle somme sono uguali.
love-letter-option-discard_sum_tie-no_token = Nessuno riceve un segnalino
love-letter-option-discard_sum_tie-all_win = Vincono il round tutti i giocatori in parità
love-letter-option-no_survivors = Che cosa succede quando gli ultimi due giocatori vanno fuori insieme.
love-letter-option-no_survivors-no_token = Nessuno riceve un segnalino
love-letter-option-no_survivors-both_win = Vincono entrambi il round
love-letter-option-tie_start = Chi comincia il round successivo dopo una parità.
love-letter-option-tie_start-random = Uno dei giocatori in parità, a sorte
love-letter-option-multi_win = Se più giocatori possono vincere insieme la partita.
love-letter-option-multi_win-yes = Sì, vince chiunque abbia abbastanza segnalini
love-letter-option-multi_win-no = No, può vincere uno solo
love-letter-option-first_player = Chi comincia il primo round.
love-letter-option-first_player-random = Un giocatore estratto a sorte
love-letter-option-first_player-host = Un giocatore scelto da chi ospita la partita
love-letter-option-spy_bonus = Se la Spia può far guadagnare un segnalino in più.
love-letter-option-spy_bonus-yes = Sì, con il premio della Spia
love-letter-option-spy_bonus-no = No, senza premio
love-letter-option-reveal_after_round = Se a round concluso si mostrano le carte nascoste.
love-letter-option-reveal_after_round-no = No, restano nascoste
love-letter-option-reveal_after_round-yes = Sì, le vedono tutti

## Cronaca

love-letter-fact-shuffled = Le carte sono state mescolate.
love-letter-fact-set_aside = La prima carta del mazzo è andata da parte, coperta. Nessuno l’ha vista.
love-letter-fact-turned_up = Una carta è stata scoperta e resta fuori dal round: { $card }.
love-letter-fact-drew = { $you ->
        [seat] Hai pescato una carta: { $card }.
       *[none] { $known ->
            [yes] { $seat } ha pescato una carta: { $card }.
           *[no] { $seat } ha pescato una carta.
        }
    }
love-letter-fact-drew_aside = { $you ->
        [seat] Hai preso la carta messa da parte: { $card }.
       *[none] { $known ->
            [yes] { $seat } ha preso la carta messa da parte: { $card }.
           *[no] { $seat } ha preso la carta messa da parte.
        }
    }
love-letter-fact-turn_began = { $you ->
        [seat] È iniziato il tuo turno.
       *[none] È iniziato il turno di { $seat }.
    }
# $mode "self" si può usare quando un giocatore sceglie se stesso (Principe).
love-letter-play = { $mode ->
        [naming] { $you ->
            [seat] Hai giocato { $card_a } su { $other } e hai nominato { $named_the }
            [other] { $seat } ha giocato { $card_a } su di te e ha nominato { $named_the }
           *[none] { $seat } ha giocato { $card_a } su { $other } e ha nominato { $named_the }
        }
        [at] { $you ->
            [seat] Hai giocato { $card_a } su { $other }
            [other] { $seat } ha giocato { $card_a } su di te
           *[none] { $seat } ha giocato { $card_a } su { $other }
        }
        [self] { $you ->
            [seat] Hai giocato { $card_a } su di te
           *[none] { $seat } ha giocato { $card_a } su di sé
        }
        [nothing] { $you ->
            [seat] Hai giocato { $card_a } senza effetto: tutti gli altri sono al riparo
           *[none] { $seat } ha giocato { $card_a } senza effetto: tutti gli altri sono al riparo
        }
       *[plain] { $you ->
            [seat] Hai giocato { $card_a }
           *[none] { $seat } ha giocato { $card_a }
        }
    }
love-letter-fact-played = { love-letter-play }.
love-letter-fact-denied = { $you ->
        [seat] Non avevi in mano { $named_the }.
       *[none] { $seat } non aveva in mano { $named_the }.
    }
love-letter-fact-showed = { $you ->
        [seat] Hai mostrato la tua mano a { $other }: { $card }.
        [other] { $seat } ti ha mostrato la sua mano: { $card }.
       *[none] { $known ->
            [yes] { $seat } ha mostrato la sua mano a { $other }: { $card }.
           *[no] { $seat } ha mostrato in segreto la sua mano a { $other }.
        }
    }
love-letter-fact-tied = { $you ->
        [seat] Tu e { $other } avevate carte di pari valore.
        [other] Tu e { $seat } avevate carte di pari valore.
       *[none] { $seat } e { $other } avevano carte di pari valore.
    }
love-letter-fact-beat = { $you ->
        [seat] La tua carta era più alta di quella di { $other }.
        [other] La carta di { $seat } era più alta della tua.
       *[none] La carta di { $seat } era più alta di quella di { $other }.
    }
love-letter-fact-discarded = { $you ->
        [seat] Hai scartato { $card_a }.
       *[none] { $seat } ha scartato { $card_a }.
    }
love-letter-fact-knocked_out = { $you ->
        [seat] Sei fuori dal round.
       *[none] { $seat } è fuori dal round.
    }
love-letter-fact-protected = { $you ->
        [seat] Sei al riparo fino al tuo prossimo turno.
       *[none] { $seat } è al riparo fino al suo prossimo turno.
    }
love-letter-fact-swapped = { $you ->
        [seat] Hai scambiato la mano con { $other }: hai dato { $card_a } e hai ricevuto { $card2_a }.
        [other] { $seat } ha scambiato la mano con te: hai dato { $card2_a } e hai ricevuto { $card_a }.
       *[none] { $known ->
            [yes] { $seat } ha scambiato la mano con { $other }: ha dato { $card_a } e ha ricevuto { $card2_a }.
           *[no] { $seat } ha scambiato la mano con { $other }.
        }
    }
# $number è un numero, non un testo.
love-letter-fact-consulted = { $you ->
        [seat] { $number ->
            [one] Hai pescato { $number } carta con il Cancelliere.
           *[other] Hai pescato { $number } carte con il Cancelliere.
        }
       *[none] { $number ->
            [one] { $seat } ha pescato { $number } carta con il Cancelliere.
           *[other] { $seat } ha pescato { $number } carte con il Cancelliere.
        }
    }
love-letter-fact-returned = { $you ->
        [seat] Hai messo una carta sotto il mazzo: { $card }.
       *[none] { $known ->
            [yes] { $seat } ha messo una carta sotto il mazzo: { $card }.
           *[no] { $seat } ha messo una carta sotto il mazzo.
        }
    }
love-letter-fact-revealed = { $you ->
        [seat] Hai scoperto la tua mano: { $card }.
       *[none] { $seat } ha scoperto la sua mano: { $card }.
    }
love-letter-fact-took_token = { $you ->
        [seat] Hai ricevuto un segnalino.
       *[none] { $seat } ha ricevuto un segnalino.
    }
love-letter-fact-took_spy_token = { $you ->
        [seat] Hai ricevuto un segnalino in più grazie alla Spia.
       *[none] { $seat } ha ricevuto un segnalino in più grazie alla Spia.
    }
love-letter-fact-round_ended = { $why ->
        [last] { $you ->
            [alone] In gioco restavi solo tu: hai vinto il round.
           *[none] In gioco restava solo { $winners }, che ha vinto il round.
        }
        [nobody] { $you ->
            [among] Il round è finito: non restava nessuno. L’hai vinto a pari merito con { $winners }.
           *[none] { $winners_count ->
                [0] Il round è finito: non restava nessuno, e nessuno l’ha vinto.
               *[other] Il round è finito: non restava nessuno. L’hanno vinto insieme { $winners }.
            }
        }
       *[showdown] { $you ->
            [alone] Il round è finito con il confronto finale, e l’hai vinto tu.
            [among] Il round è finito con il confronto finale. L’hai vinto a pari merito con { $winners }.
           *[none] { $winners_count ->
                [0] Il round è finito con il confronto finale, e nessuno l’ha vinto.
                [one] Il round è finito con il confronto finale, e l’ha vinto { $winners }.
               *[other] Il round è finito con il confronto finale. L’hanno vinto insieme { $winners }.
            }
        }
    }
love-letter-fact-match_won = { $you ->
        [alone] La partita è finita: hai vinto!
        [among] La partita è finita: hai vinto a pari merito con { $seats }.
       *[none] { $seats_count ->
            [one] La partita è finita: ha vinto { $seats }.
           *[other] La partita è finita: hanno vinto insieme { $seats }.
        }
    }
love-letter-fact-chosen_first = { $you ->
        [seat] Il primo turno è toccato a te.
       *[none] Il primo turno è toccato a { $seat }.
    }
love-letter-fact-aside_revealed = La carta messa da parte era: { $card }.

## Frasi

# L’effetto di una carta, dopo come è stata giocata. $card2 e $card3 sono le carte dell’esito, nell’ordine in cui se ne parla.
love-letter-told-played = { love-letter-play }: { $outcome ->
        [missed] { $you ->
            [other] non avevi in mano quella carta.
           *[none] { $other } non aveva in mano quella carta.
        }
        [out] { $you ->
            [other] sei fuori dal round.
           *[none] { $other } è fuori dal round.
        }
        [saw] { $you ->
            [seat] { $other } ha in mano { $card2_a }.
            [other] ha visto { $card2_a } nella tua mano.
           *[none] { $known ->
                [yes] { $other } ha in mano { $card2_a }.
               *[no] ha visto la mano di { $other }.
            }
        }
        [won] { $you ->
            [seat] con { $card3_the } hai battuto { $card2_the } di { $other }, che è fuori dal round.
            [other] con { $card3_the } { $seat } ha battuto { $card2_the } che avevi in mano, e sei fuori dal round.
           *[none] { $known ->
                [yes] con { $card3_the } ha battuto { $card2_the } di { $other }, che è fuori dal round.
               *[no] ha battuto { $card2_the } di { $other }, che è fuori dal round.
            }
        }
        [lost] { $you ->
            [seat] con { $card3_the } { $other } ha battuto { $card2_the } che avevi in mano, e sei fuori dal round.
            [other] con { $card3_the } hai battuto { $card2_the } di { $seat }, che è fuori dal round.
           *[none] { $known ->
                [yes] con { $card3_the } { $other } ha battuto { $card2_the } di { $seat }, che è fuori dal round.
               *[no] { $other } ha battuto { $card2_the } di { $seat }, che è fuori dal round.
            }
        }
        [tied] { $known ->
            [yes] le due carte erano di pari valore: { $card2 }.
           *[no] le due carte erano di pari valore.
        }
        [tied_out] le due carte erano di pari valore ({ $card2 }), e i due giocatori sono fuori dal round.
        [protected] { $you ->
            [seat] sei al riparo fino al tuo prossimo turno.
           *[none] è al riparo fino al suo prossimo turno.
        }
        [redrew] { $you ->
            [other] hai scartato { $card2_a } e hai pescato { $card3_a }.
           *[none] { $known ->
                [yes] { $other } ha scartato { $card2_a } e ha pescato { $card3_a }.
               *[no] { $other } ha scartato { $card2_a } e ha pescato una carta.
            }
        }
        [redrew_aside] { $you ->
            [other] hai scartato { $card2_a } e hai preso la carta messa da parte: { $card3 }.
           *[none] { $known ->
                [yes] { $other } ha scartato { $card2_a } e ha preso la carta messa da parte: { $card3 }.
               *[no] { $other } ha scartato { $card2_a } e ha preso la carta messa da parte.
            }
        }
        [discarded_out] { $you ->
            [other] hai scartato { $card2_the } e sei fuori dal round.
           *[none] { $other } ha scartato { $card2_the } ed è fuori dal round.
        }
        [own_redrew] { $you ->
            [seat] hai scartato { $card2_a } e hai pescato { $card3_a }.
           *[none] { $known ->
                [yes] ha scartato { $card2_a } e ha pescato { $card3_a }.
               *[no] ha scartato { $card2_a } e ha pescato una carta.
            }
        }
        [own_redrew_aside] { $you ->
            [seat] hai scartato { $card2_a } e hai preso la carta messa da parte: { $card3 }.
           *[none] { $known ->
                [yes] ha scartato { $card2_a } e ha preso la carta messa da parte: { $card3 }.
               *[no] ha scartato { $card2_a } e ha preso la carta messa da parte.
            }
        }
        [own_discarded_out] { $you ->
            [seat] hai scartato { $card2_a } e sei fuori dal round.
           *[none] ha scartato { $card2_a } ed è fuori dal round.
        }
        [drew] { $you ->
            [seat] hai pescato { $cards }.
           *[none] { $known ->
                [yes] ha pescato { $cards }.
               *[no] { $cards_count ->
                    [one] ha pescato una carta.
                   *[other] ha pescato { $cards_count } carte.
                }
            }
        }
       *[swapped] { $you ->
            [seat] hai dato { $card2_a } e hai ricevuto { $card3_a }.
            [other] hai dato { $card3_a } e hai ricevuto { $card2_a }.
           *[none] { $known ->
                [yes] ha dato { $card2_a } e ha ricevuto { $card3_a }.
               *[no] { $seat } e { $other } hanno scambiato le carte in mano.
            }
        }
    }
love-letter-told-dealt = { $you ->
        [seat] Hai ricevuto una carta: { $cards }.
       *[none] { $known ->
            [yes] { $seat } ha ricevuto una carta: { $cards }.
           *[no] { $seat } ha ricevuto una carta.
        }
    }
love-letter-told-turned_up = { $cards_count ->
        [one] È rimasta fuori dal round, scoperta, una carta: { $cards }.
       *[other] Sono rimaste fuori dal round, scoperte, { $cards_count } carte: { $cards }.
    }
love-letter-told-returned = { $you ->
        [seat] Hai messo sotto il mazzo { $card_a }, e sotto ancora { $card2_a }.
       *[none] { $known ->
            [yes] { $seat } ha messo sotto il mazzo { $card_a }, e sotto ancora { $card2_a }.
           *[no] { $seat } ha messo due carte sotto il mazzo.
        }
    }
love-letter-told-took_token = { $you ->
        [alone] Hai ricevuto un segnalino.
        [among] Hai ricevuto un segnalino, e come te { $seats }.
       *[none] { $seats_count ->
            [one] { $seats } ha ricevuto un segnalino.
           *[other] { $seats } hanno ricevuto un segnalino ciascuno.
        }
    }
# Come è finito un round: $seat ha perso con $card; $other l’ha battuto con $card2.
love-letter-ending = { $how ->
        [guard] { $you ->
            [seat] Sei fuori: la Guardia di { $other } ha nominato { $card_the }, che avevi in mano.
            [other] La tua Guardia ha nominato { $card_the }, che era in mano a { $seat }.
           *[none] La Guardia di { $other } ha nominato { $card_the }, che era in mano a { $seat }.
        }
        [baron] { $you ->
            [seat] { $known ->
                [yes] Sei fuori: { $other } aveva { $card2_a }, tu { $card_a }.
               *[no] Sei fuori: la carta di { $other } era più alta, tu avevi { $card_a }.
            }
            [other] { $known ->
                [yes] Tu avevi { $card2_a }, { $seat } solo { $card_a }.
               *[no] La tua carta era più alta: { $seat } aveva { $card_a }.
            }
           *[none] { $known ->
                [yes] { $other } aveva { $card2_a }, { $seat } solo { $card_a }.
               *[no] La carta di { $other } era più alta: { $seat } aveva { $card_a }.
            }
        }
        [tied] { $you ->
            [seat] Sei fuori insieme a { $other }: avevate entrambi { $card_a }.
            [other] Sei fuori insieme a { $seat }: avevate entrambi { $card_a }.
           *[none] { $seat } e { $other } sono fuori insieme: avevano entrambi { $card_a }.
        }
        [prince] { $you ->
            [seat] Sei fuori: il Principe di { $other } ti ha fatto scartare { $card_the }.
            [other] Il tuo Principe ha fatto scartare { $card_the } a { $seat }.
           *[none] Il Principe di { $other } ha fatto scartare { $card_the } a { $seat }.
        }
        [princess] { $you ->
            [seat] Sei fuori: hai scartato { $card_the }.
           *[none] { $seat } ha scartato { $card_the }.
        }
        [showdown] { $you ->
            [seat] { $other } aveva { $card2_a }, tu solo { $card_a }.
            [other] Tu avevi { $card2_a }, { $seat } solo { $card_a }.
           *[none] { $other } aveva { $card2_a }, { $seat } solo { $card_a }.
        }
       *[out] { $you ->
            [seat] Sei fuori dal round.
           *[none] { $seat } è fuori dal round.
        }
    }

## Domande e mosse

love-letter-ask-play = Quale carta giochi?
love-letter-ask-keep = Quale carta tieni?
love-letter-ask-under = In che ordine metti le altre due sotto il mazzo?
love-letter-move-play = { $mode ->
        [naming] Gioca { $card_the } su { $other } e nomina { $named_the }
        [at] Gioca { $card_the } su { $other }
        [self] Gioca { $card_the } su di te
        [nothing] Gioca { $card_the } (nessun effetto: tutti gli altri sono al riparo)
        [fatal] Gioca { $card_the } (finisci fuori dal round!)
       *[plain] Gioca { $card_the }
    }
# $count è un numero (1 o 2), non un testo; $second serve solo con 2.
love-letter-move-keep = { $count ->
        [1] Tieni { $card_the }; sotto il mazzo va { $first_the }
       *[2] Tieni { $card_the }; sotto il mazzo vanno { $first_the } e poi, in fondo a tutto, { $second_the }
    }
love-letter-ask-target = Su chi?
love-letter-ask-name = Quale personaggio nomini?
love-letter-step-target = { $you ->
        [other] te
       *[none] { $other }
    }
love-letter-step-keep = Tieni { $card_the }
love-letter-step-under = { $first }, poi { $second } in fondo a tutto
love-letter-step-name = { $card }

## Il tavolo

# Come si chiama il numero di una carta.
love-letter-rank = Valore
love-letter-score = Segnalini
# $count è un numero: i segnalini che fanno vincere la partita.
love-letter-goal = { $count ->
        [one] Vince la partita chi arriva a { $count } segnalino.
       *[other] Vince la partita chi arriva a { $count } segnalini.
    }
love-letter-mark-out = fuori
love-letter-mark-protected = al riparo
# $count è un numero.
love-letter-status-deck = { $count ->
        [0] Il mazzo è finito.
        [one] Nel mazzo c’è { $count } carta.
       *[other] Nel mazzo ci sono { $count } carte.
    }
# $number è un numero: 1 è la prima carta.
love-letter-status-in-deck = Conosci una carta del mazzo: la numero { $number } dall’alto è { $card_a }.
love-letter-status-up = Scoperte, fuori dal round: { $cards }.

## Luoghi di cui si indovinano le carte; seguono due punti e nomi di carte

love-letter-place-hand = { $you ->
        [seat] La tua mano
       *[none] La mano di { $seat }
    }
