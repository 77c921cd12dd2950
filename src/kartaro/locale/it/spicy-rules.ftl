### Kartaro, italiano: regolamento di Spicy.
### Un solo testo per tutte le edizioni; i selettori scelgono ciò che vale con le opzioni in uso.
### Il punto 8.3.2 è il messaggio spicy-clause-8-3-2.

spicy-rulebook-title = Spicy: il regolamento

## 1 Il gioco e le carte

spicy-heading-1 = Il gioco e le carte
spicy-clause-1-1 = Tre grandi felini gareggiano a chi mangia più piccante, e barano tutti. Giochi carte coperte e dici che cosa sono, mentendo o no, e smascheri chi mente. Le carte vinte e i trofei danno punti; con due trofei vinci subito la partita.
spicy-clause-1-2 = Le carte piccanti sono 100. Novanta mostrano una spezia – peperoncino, wasabi o pepe – e un numero da 1 a 10; ciascuna di queste 30 carte c’è tre volte.
spicy-clause-1-3 = Cinque carte sono jolly dei numeri. Un jolly dei numeri ha tutti i numeri ma nessuna spezia: il numero è sempre giusto, la spezia sempre sbagliata.
spicy-clause-1-4 = Cinque carte sono jolly delle spezie. Un jolly delle spezie ha tutte le spezie ma nessun numero: la spezia è sempre giusta, il numero sempre sbagliato.
spicy-clause-1-5 = Oltre a queste ci sono la Fine del Mondo, tre trofei e le sei carte Spice It Up!
spicy-clause-1-6 = Possono giocare da { $seats_min } a { $seats_max } persone.
spicy-clause-1-7 = { $in_play ->
        [some] Carte in gioco: { $cards }. Carte con cui comincia una mano e che porta un trofeo: { $hand }. Dove queste regole danno altri numeri di carte, valgono questi.
       *[all] Tutte le 100 carte sono in gioco, e una mano comincia con sei di esse.
    }

## 2 La preparazione

spicy-heading-2 = La preparazione
spicy-clause-2-1 = Le 100 carte vengono mescolate, e ogni giocatore ne riceve sei. Sono la tua mano: tienila segreta. Le altre formano il mazzo.
# $above è un testo come “2: 28, 3: 43”; $jitter è un numero, non un testo.
spicy-clause-2-2 = La Fine del Mondo va infilata nel mazzo. Il numero di giocatori decide quante carte ci stanno sopra – { $above } (giocatori: carte). { $jitter ->
        [0] Sta esattamente lì.
       *[other] Il caso la sposta in su o in giù, al massimo di { $jitter }, e nessuno sa di quanto.
    }
spicy-clause-2-3 = I tre trofei stanno accanto al mazzo.
spicy-clause-2-4 = Nel gioco base le carte Spice It Up! non si usano. Se se ne usa qualcuna, resta scoperta per tutta la partita e vale il capitolo 8.
spicy-clause-2-5 = { $first_player ->
        [host] Chi ospita la partita sceglie chi comincia.
       *[random] Il mazziere sorteggia chi comincia.
    } Attorno a un tavolo vero, la tradizione fa iniziare chi è più giovane.

## 3 Il turno

spicy-heading-3 = Il turno
spicy-clause-3-1 = I turni vanno in senso orario. Nel tuo turno giochi una carta oppure passi.
spicy-clause-3-2 = Per giocare, metti una carta della tua mano coperta sulla pila e dichiara un numero e una spezia.
spicy-clause-3-3 = Puoi giocare qualunque carta, e puoi mentire. Solo la dichiarazione deve essere valida per la pila.
spicy-clause-3-4 = Se la pila è vuota, dichiara un 1, 2 o 3 di una spezia qualsiasi.
spicy-clause-3-5 = Altrimenti dichiara la spezia della pila e un numero più alto dell’ultimo dichiarato. Puoi saltare dei numeri.
spicy-clause-3-6 = Dopo un 10 dichiarato, la dichiarazione seguente è un 1, 2 o 3 della stessa spezia.
spicy-clause-3-7 = { $faults ->
        [on] Se la tua dichiarazione non è valida, riprendi la carta senza mostrarla, e il turno vale come se avessi passato: peschi una carta.
       *[off] Una dichiarazione non valida viene rifiutata. Scegli di nuovo.
    }
spicy-clause-3-8 = Una carta che va ripresa vale come mai giocata: nessuno ne ricava nulla, una zampa resta dov’è, anche le carte infilate sotto tornano indietro, e la carta che c’era prima può essere di nuovo contestata.
spicy-clause-3-9 = Per passare, pesca una carta. Il turno va al giocatore seguente.
spicy-clause-3-10 = Puoi sempre passare: anche con la pila vuota, e anche quando tocca a te iniziarne una nuova. Ad aprirla sarà allora il giocatore seguente.
spicy-clause-3-11 = Se tutti gli altri hanno passato, puoi giocare sulla tua stessa carta.

## 4 Le contestazioni

spicy-heading-4 = Le contestazioni
spicy-clause-4-1 = Chiunque, tranne chi l’ha giocata, può contestare la carta in cima alla pila. Non serve aspettare il proprio turno.
spicy-clause-4-2 = Si può contestare solo la carta in cima, e solo finché non viene giocata la prossima. Se qualcuno passa, la carta resta contestabile.
spicy-clause-4-3 = Contestando dici che cosa secondo te è sbagliato: il numero o la spezia. { $faults ->
        [on] Se fai scoprire la carta senza dire né l’uno né l’altra, perdi subito la contestazione.
       *[off] Una contestazione che non dice né l’uno né l’altra viene rifiutata.
    }
spicy-clause-4-4 = Si scopre la carta in cima, e nessun’altra. Se ciò che hai indicato è diverso dalla dichiarazione, vinci la contestazione; se è giusto, vince chi ha giocato la carta.
spicy-clause-4-5 = Ciò che non hai indicato non conta, anche se è sbagliato.
spicy-clause-4-6 = Un jolly dei numeri resiste se si contesta il numero e cade se si contesta la spezia. Per un jolly delle spezie vale il contrario.
spicy-clause-4-7 = Chi vince la contestazione prende tutta la pila, compresa la carta scoperta, e la mette coperta davanti a sé senza guardarla.
spicy-clause-4-8 = Chi perde pesca due carte e ha il turno, con una nuova pila da aprire. Da lì si continua in senso orario.
spicy-clause-4-9 = Una contestazione si risolve sempre fino in fondo: prima chi vince prende la pila e l’eventuale trofeo, poi chi perde pesca. Solo dopo si controlla se la partita è finita.

## 5 L’ultima carta e i trofei

spicy-heading-5 = L’ultima carta e i trofei
spicy-clause-5-1 = { $announce ->
        [on_play] Quando giochi l’ultima carta della tua mano, devi annunciarlo insieme alla carta.
        [at_one] Quando ti resta una sola carta, devi annunciarlo, al più tardi prima di giocarla. Le carte si contano dopo aver infilato e pescato.
       *[auto] Quando giochi l’ultima carta della tua mano, tutti vengono avvisati. Non serve annunciarlo.
    }
spicy-clause-5-2 = { $announce ->
        [auto] Qui non c’è nulla da dimenticare.
       *[other] Se giochi l’ultima carta senza annuncio, la riprendi, peschi una carta, e il turno va al giocatore seguente.
    }
spicy-clause-5-3 = Quando qualcuno ha giocato la sua ultima carta, il gioco si ferma: nessuno gioca, passa o copia finché tutti gli altri non l’hanno contestata o lasciata correre.
spicy-clause-5-4 = Se tutti la lasciano correre, chi l’ha giocata prende un trofeo. La carta non si può più contestare; la pila resta, e il prossimo giocatore in senso orario la continua.
spicy-clause-5-5 = Se viene contestata e vince chi l’ha giocata, quel giocatore prende sia la pila sia un trofeo. Chi ha contestato pesca due carte e apre una nuova pila, come sempre.
spicy-clause-5-6 = Se viene contestata e perde chi l’ha giocata, non c’è trofeo. Quel giocatore pesca due carte e apre una nuova pila, come sempre.
spicy-clause-5-7 = Se la partita non è finita, chi ha preso il trofeo pesca poi sei carte.

## 6 La Fine del Mondo

spicy-heading-6 = La Fine del Mondo
spicy-clause-6-1 = { $worlds_end ->
        [on_draw] La partita finisce appena qualcuno deve pescare e la Fine del Mondo è in cima al mazzo.
       *[on_expose] La partita finisce appena la Fine del Mondo è in cima al mazzo, anche se a nessuno servono altre carte.
    }
spicy-clause-6-2 = Nessuno prende mai in mano la Fine del Mondo.
spicy-clause-6-3 = Se stai pescando più carte, ti fermi. Quelle già pescate restano a te, e ti costano punti.
spicy-clause-6-4 = Ciò che è già vinto resta vinto. Un trofeo vale anche se le carte pescate subito dopo portano alla Fine del Mondo.

## 7 La fine e il punteggio

spicy-heading-7 = La fine e il punteggio
spicy-clause-7-1 = La partita finisce quando un giocatore prende il suo secondo trofeo, quando viene preso il terzo trofeo, oppure con la Fine del Mondo.
spicy-clause-7-2 = Chi ha due trofei vince, qualunque sia il punteggio.
spicy-clause-7-3 = Altrimenti decidono i punti: 1 per ogni carta vinta, 10 per ogni trofeo, meno 1 per ogni carta rimasta in mano. Il punteggio può essere negativo.
spicy-clause-7-4 = Vince il punteggio più alto. A pari punti si vince insieme.
spicy-clause-7-5 = Le carte ancora nella pila non valgono per nessuno.
spicy-clause-7-6 = Quando una contestazione porta il trofeo che chiude la partita, chi perde pesca comunque due carte, e contano.

## 8 Spice It Up!

spicy-heading-8 = Spice It Up!

spicy-heading-8-1 = Viva il peperoncino! (We Love Chili!)
spicy-clause-8-1-1 = { $we_love_chili ->
        [must] Su una pila che contiene già carte devi dichiarare come peperoncino ogni 1, 2 o 3, qualunque fosse la spezia. Quando apri una pila scegli liberamente.
       *[may] Ogni volta che puoi dichiarare un 1, 2 o 3, puoi dichiararlo come peperoncino invece che con la spezia della pila.
    }
spicy-clause-8-1-2 = Da quel momento la spezia della pila è il peperoncino.
spicy-clause-8-1-3 = Il numero in sé deve essere valido. Su un wasabi 1 puoi dichiarare peperoncino 2 o peperoncino 3, ma non peperoncino 1.

spicy-heading-8-2 = Si riparte! (Start It Up!)
spicy-clause-8-2-1 = Dopo un 8, 9 o 10 dichiarato puoi dichiarare un 1, 2 o 3. Dopo un 8 o un 9 puoi anche continuare a salire.
spicy-clause-8-2-2 = La spezia resta la stessa.

spicy-heading-8-3 = Razziatore di spezie (Spice Raider)
spicy-clause-8-3-1 = Quando dichiari un 4, posi la zampa sulla pila.
spicy-clause-8-3-2 = Appena viene giocata la prossima carta, vinci tutte le carte sotto la tua zampa, compreso il tuo 4. La pila è ora la sola carta nuova, e le dichiarazioni continuano da quella.
spicy-clause-8-3-3 = Passare non è giocare una carta: la tua zampa resta. Se la prossima carta è tua, le carte le vinci lo stesso.
spicy-clause-8-3-4 = Il 4 si può contestare come sempre. La tua zampa allora si alza, e la pila va a chi vince la contestazione.
spicy-clause-8-3-5 = Se il 4 è la tua ultima carta, prima viene il capitolo 5; la zampa resta fino alla prossima carta. Se qualcuno gioca la sua ultima carta sulla tua zampa, prendi subito le tue carte, prima che si stabilisca l’esito di quella carta.
spicy-clause-8-3-6 = Se la partita finisce mentre la tua zampa è sulla pila, quelle carte non sono di nessuno.

spicy-heading-8-4 = Cambia la tua sorte (Change Your Luck)
spicy-clause-8-4-1 = { $luck ->
        [exact_2] Quando dichiari un 5, devi infilarci sotto subito due carte della tua mano, coperte, e pescarne due. Se ne hai meno, infila tutte quelle che hai e pescane altrettante.
       *[up_to_2] Quando dichiari un 5, puoi infilarci sotto subito una o due carte della tua mano, coperte, e pescarne altrettante.
    }
spicy-clause-8-4-2 = Le carte infilate non vengono mai esaminate in una contestazione. Fanno parte della pila e vanno a chi la vince.
spicy-clause-8-4-3 = Peschi prima che qualcuno possa reagire. Se così arriva la Fine del Mondo, la partita è finita e la pila non è di nessuno.
spicy-clause-8-4-4 = Se il 5 è l’unica carta che hai, non c’è nulla da infilare: è la tua ultima carta. Se infili carte, ne peschi anche, quindi la tua mano non è vuota e non c’è trofeo.

spicy-heading-8-5 = Sottosopra! (Turn It Up!)
spicy-clause-8-5-1 = Quando si controlla un numero, 6 e 9 sono la stessa cosa: un 6 o un 9 dichiarato è giusto se la carta è un 6 o un 9.
spicy-clause-8-5-2 = Cambia solo che cosa è vero, non che cosa puoi dichiarare. Un 6 non va sopra un 8.

spicy-heading-8-6 = Gatto copione (Copy Cat)
spicy-clause-8-6-1 = Quando un altro giocatore ha giocato una carta, puoi copiarla anche se non è il tuo turno: giocaci sopra una carta della tua mano e dichiara lo stesso numero e la stessa spezia.
spicy-clause-8-6-2 = Dopo una copia si continua con il giocatore a sinistra di chi ha copiato. Così qualcuno può perdere un turno, e qualcun altro averne uno in più.
spicy-clause-8-6-3 = Una carta si può copiare finché il giocatore seguente non gioca o passa.
spicy-clause-8-6-4 = Non puoi copiare la tua carta. Una copia, però, si può copiare: può farlo anche chi aveva giocato la carta copiata.
spicy-clause-8-6-5 = Per contestare una copia basta dire che è sbagliata, senza indicare numero o spezia. Chi ha copiato vince solo se sono giusti entrambi. Un jolly usato come copia perde sempre.
spicy-clause-8-6-6 = Ciò che sta sotto una copia non viene più controllato e non si può più contestare. Chi vince la contestazione prende comunque tutta la pila.
spicy-clause-8-6-7 = Un’ultima carta si può copiare solo quando il suo esito è stabilito e chi l’ha giocata ha preso il trofeo. Qualunque cosa succeda alla copia, il trofeo resta.
spicy-clause-8-6-8 = Se copi con la tua ultima carta vale il capitolo 5, e puoi prendere un trofeo. { $announce ->
        [auto] Il turno va poi al giocatore alla tua sinistra.
       *[other] Il turno va poi al giocatore alla tua sinistra. Se non l’avevi annunciata, la copia è nulla: la riprendi e peschi una carta, il turno resta dov’era, e quella carta non si può più copiare.
    }

spicy-heading-8-7 = Più carte insieme
# $max_variants è un numero, non un testo.
spicy-clause-8-7-1 = Di queste carte se ne possono usare insieme al massimo { $max_variants }, e nessuna due volte. Si combinano tutte tra loro; i punti seguenti dicono come.
spicy-clause-8-7-2 = Viva il peperoncino! e Si riparte!: dopo un 8, 9 o 10 di qualsiasi spezia, { $we_love_chili ->
        [must] un 1, 2 o 3 deve essere di peperoncino; i numeri più alti tengono la spezia di prima.
       *[may] puoi dichiarare anche un 1, 2 o 3 di peperoncino.
    }
spicy-clause-8-7-3 = Razziatore di spezie e Cambia la tua sorte: chi fa la razzia vince anche le carte infilate. Se un 5 viene giocato sul 4 di una razzia, prima la pila va a chi ha la zampa, che la tiene qualunque cosa accada; le carte infilate vanno sotto il 5 nella nuova pila.
spicy-clause-8-7-4 = Razziatore di spezie e Gatto copione: la copia di un 4 è la prossima carta. Chi aveva la zampa prende la pila, e sulla copia c’è ora la zampa di chi ha copiato.
spicy-clause-8-7-5 = Cambia la tua sorte e Gatto copione: anche chi copia un 5 infila e pesca.
spicy-clause-8-7-6 = Sottosopra! e Gatto copione: con la spezia giusta, un 6 è una copia giusta di un 9 dichiarato, e un 9 di un 6 dichiarato.
spicy-clause-8-7-7 = Una copia ripete la spezia dichiarata e non la cambia. Dopo un 8, 9 o 10 copiato si può continuare come dopo il primo.

## 9 Le reazioni

spicy-heading-9 = Le reazioni
spicy-clause-9-1 = Dopo ogni carta giocata la domanda va a tutti gli altri giocatori nello stesso momento. Le risposte sono sigillate: nessuno ne vede una prima che ci siano tutte. Solo allora il turno prosegue.
spicy-clause-9-2 = Puoi lasciar correre la carta, oppure contestarne il numero o la spezia. Di una copia puoi dire soltanto che è sbagliata. Con Gatto copione puoi anche offrire una copia. { $faults ->
        [on] Se non è una copia, puoi anche contestare senza indicare nulla, e perdere (4.3).
       *[off] Non ci sono altre risposte.
    }
spicy-clause-9-3 = Una contestazione viene prima di ogni copia. Solo se nessuno contesta si gioca una copia, e allora la domanda agli altri riguarda la copia.
spicy-clause-9-4 = Se più giocatori contestano, o se più giocatori copiano e nessuno contesta, una sola risposta conta: { $simultaneous ->
        [random] la sceglie la sorte.
        [first_arrival] quella arrivata per prima.
       *[seat_order] quella del giocatore più vicino, in senso orario, a chi ha giocato la carta.
    }
spicy-clause-9-5 = Le risposte che non contano non costano nulla e restano sigillate; una carta offerta come copia torna in mano.
spicy-clause-9-6 = Quando qualcuno passa, si chiede di nuovo a tutti tranne a chi ha giocato la carta in cima, compreso chi ha passato, ma solo per una contestazione. Non si chiede nulla su una pila vuota, né su un’ultima carta già lasciata correre.
spicy-clause-9-7 = Aver lasciato correre una carta non ti vincola quando poi qualcuno passa. Puoi però lasciarla correre una volta per tutte: allora non ti viene più chiesto nulla finché in cima non c’è un’altra carta.
spicy-clause-9-8 = Un’ultima carta si può solo contestare o lasciar correre. Se tutti la lasciano correre e la partita continua, Gatto copione dà a tutti gli altri un’occasione di copiarla, dopo il trofeo e le sei carte pescate.
spicy-clause-9-9 = La tua risposta riguarda la carta che era in cima quando ti è stato chiesto. Se intanto in cima ce n’è un’altra, la risposta viene ignorata e non costa nulla.

## 10 Che cosa si vede e che cosa no

spicy-heading-10 = Che cosa si vede e che cosa no
spicy-clause-10-1 = Tutti sanno che cosa è stato dichiarato e da chi, quante carte ci sono nella pila e in ogni mano, quante carte ha vinto ciascuno, i trofei e le carte Spice It Up! { $jitter ->
        [0] Tutti sanno anche quante carte stanno sopra la Fine del Mondo.
       *[other] Quante carte stiano sopra la Fine del Mondo, non lo sa nessuno.
    }
spicy-clause-10-2 = Solo tu conosci la tua mano, e che cos’erano le carte che hai giocato o infilato.
spicy-clause-10-3 = Una contestazione mostra a tutti la carta contestata. Ogni altra carta della pila resta coperta, e così le carte vinte, anche a fine partita.
