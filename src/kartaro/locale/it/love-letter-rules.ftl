### Kartaro, italiano: regolamento di Love Letter.
### Un solo testo per tutte le edizioni; i selettori scelgono ciò che vale per ciascuna.
### Il punto 5.3.2 è il messaggio love-letter-clause-5-3-2.

love-letter-rulebook-title = Love Letter: il regolamento

## 1 Il gioco

love-letter-heading-1 = Il gioco
love-letter-clause-1-1 = Vuoi che la tua lettera d’amore arrivi alla Principessa: a portarla è il personaggio che hai in mano. Vinci un round se sei l’ultimo giocatore rimasto, oppure se hai la carta più alta quando finisce il mazzo. Vincere i round porta segnalini, e con abbastanza segnalini vinci la partita.
love-letter-clause-1-2 = Il mazzo ha { $cards } carte: { $counts }. Ogni carta mostra un personaggio, con un valore e un effetto.
love-letter-clause-1-3 = Possono giocare da { $seats_min } a { $seats_max } persone.

## 2 Preparare un round

love-letter-heading-2 = Preparare un round
love-letter-clause-2-1 = Tutte le carte vengono mescolate in un unico mazzo coperto.
love-letter-clause-2-2 = La prima carta del mazzo va da parte, coperta. Nessuno la guarda.
love-letter-clause-2-3 = { $turned_up ->
        [0] A questo tavolo non si scopre nessuna carta, nemmeno in due.
        [1] Se si gioca esattamente in due, la carta seguente viene scoperta accanto al mazzo. Tutti la vedono, e resta fuori da questo round.
        [2] Se si gioca esattamente in due, le due carte seguenti vengono scoperte accanto al mazzo. Tutti le vedono, e restano fuori da questo round.
       *[3] Se si gioca esattamente in due, le tre carte seguenti vengono scoperte accanto al mazzo. Tutti le vedono, e restano fuori da questo round.
    }
love-letter-clause-2-4 = Ogni giocatore riceve una carta. È la tua mano: tienila segreta.
love-letter-clause-2-5 = { $first_player ->
        [host] Chi ospita la partita sceglie chi comincia il primo round.
       *[random] Il mazziere sorteggia chi comincia il primo round.
    } { $rank_set ->
        [r2012] Attorno a un tavolo vero, la tradizione fa iniziare chi è stato più di recente a un appuntamento galante e, se sono più d’uno, il più giovane tra loro.
       *[r2019] Attorno a un tavolo vero, la tradizione fa iniziare chi per ultimo ha preso carta e penna per scrivere una lettera.
    }

## 3 Il turno

love-letter-heading-3 = Il turno
love-letter-clause-3-1 = Quando inizia il tuo turno, la protezione della tua Serva finisce.
love-letter-clause-3-2 = Poi peschi la prima carta del mazzo. Ora ne hai due in mano.
love-letter-clause-3-3 = Giochi una delle due, scoperta, davanti a te. L’altra resta in mano.
love-letter-clause-3-4 = L’effetto della carta giocata è obbligatorio, anche quando ti danneggia.
love-letter-clause-3-5 = Dopo, il turno passa in senso orario al prossimo giocatore ancora nel round.
love-letter-clause-3-6 = Le carte giocate e scartate restano scoperte davanti a chi le ha giocate, nell’ordine in cui sono uscite. Chiunque può guardarle in ogni momento.

## 4 Scegliere un giocatore

love-letter-heading-4 = Scegliere un giocatore
love-letter-clause-4-1 = Per la Guardia, il Prete, il Barone e il Re scegli un altro giocatore che sia nel round e non sia al riparo. Non puoi scegliere te.
love-letter-clause-4-2 = Per il Principe vale lo stesso, ma puoi scegliere anche te.
love-letter-clause-4-3 = Se puoi scegliere qualcuno, devi farlo. Non puoi rinunciare all’effetto.
love-letter-clause-4-4 = Se tutti gli altri nel round sono al riparo, Guardia, Prete, Barone e Re non hanno effetto: non scegli nessuno e non nomini nulla. Il Principe, in quel caso, colpisce te.

## 5 Le carte

love-letter-heading-5 = Le carte

love-letter-heading-5-0 = Spia (valore 0)
love-letter-clause-5-0-1 = Quando giochi o scarti la Spia, non succede nulla.
love-letter-clause-5-0-2 = { $spy_bonus ->
        [no] In questa edizione non porta nemmeno un premio.
       *[yes] A fine round, però, può farti guadagnare il premio del punto 8.2.
    }

love-letter-heading-5-1 = Guardia (valore 1)
love-letter-clause-5-1-1 = Scegli un altro giocatore e nomina un personaggio. Se quel giocatore lo ha in mano, è fuori dal round; se no, non succede nulla.
love-letter-clause-5-1-2 = Non puoi nominare la Guardia. Puoi nominare solo personaggi presenti in questo mazzo.
love-letter-clause-5-1-3 = Tutti sanno chi hai scelto e che cosa hai nominato.

love-letter-heading-5-2 = Prete (valore 2)
love-letter-clause-5-2-1 = Scegli un altro giocatore e guarda la sua mano. La carta la vedi soltanto tu.

love-letter-heading-5-3 = Barone (valore 3)
love-letter-clause-5-3-1 = Scegli un altro giocatore. Voi due mettete a confronto le mani in segreto: la carta più bassa manda fuori dal round chi la tiene.
love-letter-clause-5-3-2 = { $baron_tie ->
        [both_out] A parità di valore, siete fuori dal round tutti e due.
       *[none] A parità di valore, nessuno è fuori.
    }
love-letter-clause-5-3-3 = Solo voi due vedete entrambe le carte. Chi perde scarta poi la propria, scoperta; quella di chi vince resta nascosta. { $baron_tie ->
        [both_out] In caso di parità si scartano scoperte tutte e due le carte.
       *[none] In caso di parità gli altri sanno soltanto che le carte erano pari.
    }

love-letter-heading-5-4 = Serva (valore 4)
love-letter-clause-5-4-1 = Sei al riparo: nessun altro può sceglierti finché non inizia il tuo prossimo turno.

love-letter-heading-5-5 = Principe (valore 5)
love-letter-clause-5-5-1 = Scegli un giocatore qualunque, anche te. Quel giocatore scarta la mano, scoperta e senza effetto, poi pesca una nuova carta.
love-letter-clause-5-5-2 = Se la carta scartata è la Principessa, quel giocatore è fuori dal round e non pesca.
love-letter-clause-5-5-3 = Se il mazzo è finito, quel giocatore prende la carta coperta che era stata messa da parte.

love-letter-heading-5-6 = Cancelliere (valore 6)
love-letter-clause-5-6-1 = Pesca due carte. Delle tre che hai ora, tienine una.
love-letter-clause-5-6-2 = Metti le altre due coperte sotto il mazzo, nell’ordine che preferisci.
love-letter-clause-5-6-3 = Se nel mazzo c’è una sola carta, pescala e rimettine una. Se non ce n’è nessuna, il Cancelliere non ha effetto.
love-letter-clause-5-6-4 = Rimettere una carta sotto il mazzo non è giocarla né scartarla. Per queste carte l’obbligo della Contessa (5.8.2) non vale.

love-letter-heading-5-7 = Re (valore { $rank_set ->
        [r2012] 6
       *[r2019] 7
    })
love-letter-clause-5-7-1 = Scegli un altro giocatore: vi scambiate le mani.
love-letter-clause-5-7-2 = Lo scambio non è uno scarto. Voi due conoscete entrambe le carte; nessun altro le vede.

love-letter-heading-5-8 = Contessa (valore { $rank_set ->
        [r2012] 7
       *[r2019] 8
    })
love-letter-clause-5-8-1 = Quando giochi o scarti la Contessa, non succede nulla.
love-letter-clause-5-8-2 = Se nel tuo turno la tieni insieme al Re o a un Principe, la carta che devi giocare è la Contessa.
love-letter-clause-5-8-3 = Puoi anche giocarla per tua scelta. L’altra carta non si mostra mai, così nessuno capisce se era un obbligo.

love-letter-heading-5-9 = Principessa (valore { $rank_set ->
        [r2012] 8
       *[r2019] 9
    })
love-letter-clause-5-9-1 = Appena giochi o scarti la Principessa, qualunque sia la ragione, sei fuori dal round.
love-letter-clause-5-9-2 = { $deck ->
        [classic16] Cederla in uno scambio con il Re è senza rischio.
       *[full21] Cederla in uno scambio con il Re è senza rischio, e lo è anche rimetterla sotto il mazzo con il Cancelliere.
    }

## 6 Fuori dal round

love-letter-heading-6 = Fuori dal round
love-letter-clause-6-1 = Quando sei fuori, scarti la tua mano, scoperta. La carta non ha effetto.
love-letter-clause-6-2 = Fino all’inizio del prossimo round non hai più turni e nessuno può sceglierti.

## 7 La fine di un round

love-letter-heading-7 = La fine di un round
love-letter-clause-7-1 = La fine del round si controlla dopo ogni turno: prima quanti giocatori restano, poi se il mazzo è finito.
love-letter-clause-7-2 = Se resta un solo giocatore, vince subito il round. Non c’è confronto finale.
love-letter-clause-7-3 = Se il mazzo è finito, si passa al confronto finale: chi è ancora nel round scopre la mano, e vince il valore più alto.
love-letter-clause-7-4 = { $showdown_tie ->
        [discard_sum] Se più giocatori hanno il valore più alto, ciascuno di loro somma i valori delle carte che ha davanti, senza quella in mano. Vince la somma più alta. { $discard_sum_tie ->
            [all_win] Se anche le somme sono uguali, tutti quei giocatori vincono il round.
           *[no_token] Se anche le somme sono uguali, nessuno riceve un segnalino.
        }
       *[all_win] Se più giocatori hanno il valore più alto, il round va a tutti loro.
    }
love-letter-clause-7-5 = { $baron_tie ->
        [both_out] Se il Barone manda fuori insieme gli ultimi due giocatori, il round finisce subito e non resta nessuno. { $no_survivors ->
            [both_win] Quei due giocatori vincono entrambi il round.
           *[no_token] Nessuno riceve un segnalino.
        }
       *[none] In questa edizione non può succedere che non resti nessuno.
    }

## 8 Segnalini e partita

love-letter-heading-8 = Segnalini e partita
love-letter-clause-8-1 = Chi vince il round riceve un segnalino.
love-letter-clause-8-2 = { $spy_bonus ->
        [no] In questa edizione non c’è nessun premio per la Spia.
       *[yes] Se a fine round, tra i giocatori rimasti, uno solo ha giocato o scartato una Spia, quel giocatore riceve un segnalino in più. È sempre uno, anche con due Spie, e può aggiungersi a quello della vittoria.
    }
love-letter-clause-8-3 = Il numero di giocatori decide quanti segnalini servono per vincere la partita – { $tokens } (giocatori: segnalini).
love-letter-clause-8-4 = La vittoria si controlla solo dopo aver consegnato tutti i segnalini del round. { $multi_win ->
        [no] Chi a quel punto ha abbastanza segnalini vince la partita; il vincitore è uno solo.
       *[yes] Tutti quelli che a quel punto hanno abbastanza segnalini vincono insieme; averne di più non conta.
    }
love-letter-clause-8-5 = Chi vince il round comincia il successivo. Se il round è finito in parità, il mazziere sorteggia uno dei giocatori in parità, anche se nessuno di loro ha ricevuto un segnalino.
love-letter-clause-8-6 = Per il nuovo round si rimescolano tutte le carte. Le protezioni finiscono e tutti rientrano in gioco; i segnalini restano a chi li ha.

## 9 Che cosa si vede e che cosa no

love-letter-heading-9 = Che cosa si vede e che cosa no
love-letter-clause-9-1 = Tutti vedono i segnalini, quante carte restano nel mazzo, le carte scoperte all’inizio, ogni carta giocata o scartata, chi è al riparo e chi è fuori. Anche ogni giocatore scelto, ogni personaggio nominato e l’esito di ogni Barone sono noti a tutti.
love-letter-clause-9-2 = { $deck ->
        [classic16] Solo tu vedi la tua mano. Il Prete mostra una carta a una sola persona; le carte del Barone e del Re le conoscono in due.
       *[full21] Solo tu vedi la tua mano e le carte che peschi e rimetti con il Cancelliere. Il Prete mostra una carta a una sola persona; le carte del Barone e del Re le conoscono in due.
    }
love-letter-clause-9-3 = Nessuno vede le carte del mazzo né quella messa da parte, a meno che un Principe non la porti in mano a qualcuno (5.5.3). { $reveal_after_round ->
        [yes] A round concluso si mostrano la carta messa da parte e tutte le mani.
       *[no] Anche a round concluso, la carta messa da parte e le mani non mostrate restano nascoste.
    }
