### Kartaro, italiano: carte, edizioni, opzioni, cronaca e menu di Love Letter.
### $you dice chi legge: "seat" (chi agisce), "other" (chi subisce) o "none".
### I nomi dei giocatori non dicono il genere: le frasi della cronaca evitano l’accordo.

love-letter-name = Love Letter
love-letter-unknown-card = una carta coperta
# Sta al posto dell’elenco di chi ha vinto quando non c’è.
love-letter-nobody = nessuno

## Carte

love-letter-card-spy = Spia
love-letter-card-spy-effect = { $spy_bonus ->
        [no] Nessun effetto.
       *[yes] Nessun effetto. Se a fine round solo tu, tra chi è rimasto, hai giocato o scartato una Spia, ricevi un segnalino.
    }
love-letter-card-guard = Guardia
love-letter-card-guard-effect = Nomina un personaggio, ma non la Guardia. Se il giocatore scelto lo ha in mano, è fuori.
love-letter-card-priest = Prete
love-letter-card-priest-effect = Guarda la mano di un altro giocatore.
love-letter-card-baron = Barone
love-letter-card-baron-effect = { $baron_tie ->
        [both_out] Confronto segreto con la mano di un altro giocatore. La carta più bassa è fuori; alla pari, siete fuori entrambi.
       *[none] Confronto segreto con la mano di un altro giocatore. La carta più bassa è fuori; alla pari, nessuno.
    }
love-letter-card-handmaid = Serva
love-letter-card-handmaid-effect = Nessun altro può sceglierti fino al tuo prossimo turno.
love-letter-card-prince = Principe
love-letter-card-prince-effect = Un giocatore, anche tu, scarta la mano e pesca una nuova carta.
love-letter-card-chancellor = Cancelliere
love-letter-card-chancellor-effect = Pesca due carte, tieni una delle tre e metti le altre due sotto il mazzo.
love-letter-card-king = Re
love-letter-card-king-effect = Scambia la tua mano con un altro giocatore.
love-letter-card-countess = Contessa
love-letter-card-countess-effect = Nessun effetto. Devi giocarla se in mano hai anche il Re o un Principe.
love-letter-card-princess = Principessa
love-letter-card-princess-effect = Se la giochi o la scarti, sei fuori.

## Edizioni

love-letter-edition-2019 = Edizione 2019
love-letter-edition-2019-about = Tutte le 21 carte, da due a sei giocatori, con la Spia e il Cancelliere; se il Barone trova carte pari, nessuno è fuori.
love-letter-edition-2019-id = Edizione 2019, regole indonesiane
love-letter-edition-2019-id-about = Come l’edizione 2019, ma se il Barone trova carte pari sono fuori entrambi.
love-letter-edition-classic = Classica
love-letter-edition-classic-about = Le regole del 2019 con 16 carte, da due a quattro giocatori, senza la Spia e il Cancelliere.
love-letter-edition-classic-id = Classica, regole indonesiane
love-letter-edition-classic-id-about = Come la Classica, ma se il Barone trova carte pari sono fuori entrambi.
love-letter-edition-2012 = Edizione 2012
love-letter-edition-2012-about = Le 16 carte delle origini, da due a quattro giocatori; un confronto finale alla pari si decide con le carte che hai davanti, e in due si arriva a sette segnalini.

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
love-letter-option-tokens_to_win = Quanti segnalini servono per vincere la partita, per ogni numero di giocatori.
love-letter-option-baron_tie = Che cosa succede quando il Barone confronta due valori uguali.
love-letter-option-baron_tie-none = Nessuno è fuori
love-letter-option-baron_tie-both_out = Sono fuori entrambi
love-letter-option-showdown_tie = Che cosa succede quando nel confronto finale il valore più alto è alla pari.
love-letter-option-showdown_tie-all_win = Tutti i giocatori alla pari vincono il round
love-letter-option-showdown_tie-discard_sum = Tra i giocatori alla pari vince la somma più alta delle carte che hanno davanti
love-letter-option-discard_sum_tie = Che cosa succede quando anche quelle somme sono uguali.
love-letter-option-discard_sum_tie-no_token = Nessuno riceve un segnalino
love-letter-option-discard_sum_tie-all_win = Tutti i giocatori alla pari vincono il round
love-letter-option-no_survivors = Che cosa succede quando gli ultimi due giocatori vanno fuori insieme.
love-letter-option-no_survivors-no_token = Nessuno riceve un segnalino
love-letter-option-no_survivors-both_win = Vincono entrambi il round
love-letter-option-tie_start = Chi inizia il round successivo dopo una parità.
love-letter-option-tie_start-random = Uno dei giocatori alla pari, a sorte
love-letter-option-multi_win = Se più giocatori possono vincere insieme la partita.
love-letter-option-multi_win-yes = Sì, vince chiunque abbia abbastanza segnalini
love-letter-option-multi_win-no = No, il vincitore è uno solo
love-letter-option-first_player = Chi inizia il primo round.
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
love-letter-fact-played = { $mode ->
        [naming] { $you ->
            [seat] Hai giocato { $card } su { $other } e hai nominato { $named }.
            [other] { $seat } ha giocato { $card } su di te e ha nominato { $named }.
           *[none] { $seat } ha giocato { $card } su { $other } e ha nominato { $named }.
        }
        [at] { $you ->
            [seat] Hai giocato { $card } su { $other }.
            [other] { $seat } ha giocato { $card } su di te.
           *[none] { $seat } ha giocato { $card } su { $other }.
        }
        [self] { $you ->
            [seat] Hai giocato { $card } su di te.
           *[none] { $seat } ha giocato { $card } su di sé.
        }
       *[plain] { $you ->
            [seat] Hai giocato { $card }.
           *[none] { $seat } ha giocato { $card }.
        }
    }
love-letter-fact-denied = { $you ->
        [seat] Non avevi in mano { $named }.
       *[none] { $seat } non aveva in mano { $named }.
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
        [seat] Hai scartato { $card }.
       *[none] { $seat } ha scartato { $card }.
    }
love-letter-fact-knocked_out = { $you ->
        [seat] Hai dovuto lasciare il round.
       *[none] { $seat } ha dovuto lasciare il round.
    }
love-letter-fact-protected = { $you ->
        [seat] Hai ottenuto protezione fino al tuo prossimo turno.
       *[none] { $seat } ha ottenuto protezione fino al suo prossimo turno.
    }
love-letter-fact-swapped = { $you ->
        [seat] Hai scambiato la mano con { $other }: hai dato { $card } e hai ricevuto { $card2 }.
        [other] { $seat } ha scambiato la mano con te: hai dato { $card2 } e hai ricevuto { $card }.
       *[none] { $known ->
            [yes] { $seat } ha scambiato la mano con { $other }: { $card } in cambio di { $card2 }.
           *[no] { $seat } ha scambiato la mano con { $other }.
        }
    }
# $number è un numero, non un testo.
love-letter-fact-consulted = { $you ->
        [seat] { $number ->
            [one] Hai pescato { $number } carta per il Cancelliere.
           *[other] Hai pescato { $number } carte per il Cancelliere.
        }
       *[none] { $number ->
            [one] { $seat } ha pescato { $number } carta per il Cancelliere.
           *[other] { $seat } ha pescato { $number } carte per il Cancelliere.
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
# Quando nessuno ha vinto, $winners è il testo di love-letter-nobody.
love-letter-fact-round_ended = { $why ->
        [last] Il round è finito: restava un solo giocatore. Chi ha vinto: { $winners }.
        [nobody] Il round è finito: non restava nessuno. Chi ha vinto: { $winners }.
       *[showdown] Il round è finito con il confronto finale. Chi ha vinto: { $winners }.
    }
love-letter-fact-match_won = La partita è finita. Chi ha vinto: { $seats }.
love-letter-fact-chosen_first = { $you ->
        [seat] Il primo turno è toccato a te.
       *[none] Il primo turno è toccato a { $seat }.
    }
love-letter-fact-aside_revealed = La carta messa da parte era: { $card }.

## Domande e mosse

love-letter-ask-play = Quale carta giochi?
love-letter-ask-keep = Quale carta tieni?
love-letter-ask-under = In che ordine metti le altre due sotto il mazzo?
love-letter-move-play = { $mode ->
        [naming] Gioca { $card } su { $other } e nomina { $named }
        [at] Gioca { $card } su { $other }
        [self] Gioca { $card } su di te
        [nothing] Gioca { $card } (nessun effetto: tutti gli altri sono protetti)
        [fatal] Gioca { $card } (finisci fuori dal round!)
       *[plain] Gioca { $card }
    }
# $count è un numero (1 o 2), non un testo; $second serve solo con 2.
love-letter-move-keep = { $count ->
        [1] Tieni { $card }; sotto il mazzo va { $first }
       *[2] Tieni { $card }; sotto il mazzo va { $first } e, in fondo a tutto, { $second }
    }
love-letter-ask-target = Su chi?
love-letter-ask-name = Quale personaggio nomini?
love-letter-step-target = { $you ->
        [other] su di te
       *[none] { $other }
    }
love-letter-step-keep = Tieni { $card }
love-letter-step-under = { $first }, poi { $second } in fondo a tutto
love-letter-step-name = { $card }

## Il tavolo

love-letter-score = Segnalini
# $count è un numero: i segnalini che fanno vincere la partita.
love-letter-goal = { $count ->
        [one] Vince la partita chi arriva a { $count } segnalino.
       *[other] Vince la partita chi arriva a { $count } segnalini.
    }
love-letter-mark-out = fuori
love-letter-mark-protected = con protezione
# $count è un numero.
love-letter-status-deck = { $count ->
        [0] Il mazzo è finito.
        [one] Nel mazzo c’è { $count } carta.
       *[other] Nel mazzo ci sono { $count } carte.
    }
# $number è un numero: 1 è la prima carta.
love-letter-status-in-deck = Conosci una carta del mazzo: la numero { $number } dall’alto è { $card }.
love-letter-status-up = Scoperte, fuori dal round: { $cards }.

## Luoghi di cui si indovinano le carte; seguono due punti e nomi di carte

love-letter-place-hand = { $seat }
