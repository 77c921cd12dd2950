### Kartaro, italiano: una prima partita a ciascun gioco, con un maestro.

page-learn-lead = Una partita vera contro un bot facile, con una breve nota ogni volta che sul tavolo c’è qualcosa di nuovo. Niente da leggere prima: gioca e basta.
page-learn-minutes = Circa due minuti.
page-learn-done = Questa l’hai già giocata.
page-learn-begin = Impara giocando
page-learn-new-here = Prima volta qui?
page-learn-offer = Impara un gioco in due minuti, contro un bot facile.
page-learn-not-now = Non ora
page-learn-coach = Nota del maestro
# $number and $of are numbers.
page-learn-note = Nota { $number } di { $of }
page-learn-more = Nelle regole
page-learn-no-more = Niente più note
page-learn-got-it = Capito
page-learn-hint = Non sai che cosa fare? La lampadina chiede a un bot che cosa farebbe. Non sa niente più di te.
page-learn-over = Era la tua prima partita! Giocane un’altra, o rivedila: lì un bot mostra dove hai giocato bene e che cosa avrebbe fatto lui.

## Love Letter

page-learn-love-letter-goal = Resta per ultimo, o abbi la carta più alta quando il mazzo finisce: così vinci un segnalino. In questa partita breve ne bastano due.
page-learn-love-letter-turn = Hai una carta e nel tuo turno ne peschi un’altra. Giocane una delle due: fa quello che dice. L’altra resta il tuo segreto.
page-learn-love-letter-guard = Hai una Guardia: scegli l’avversario e nomina una carta. Se ce l’ha, è fuori. Le carte scoperte ti dicono che cosa non può avere.
page-learn-love-letter-princess = La Principessa è la carta più alta, e non puoi separartene: se la giochi o la scarti, sei fuori. Tienila stretta e gioca l’altra.
page-learn-love-letter-countess = La Contessa non fa nulla. Ma se accanto hai il Re o un Principe, è lei che devi giocare.
page-learn-love-letter-keep = Il Cancelliere ti fa vedere altre carte: tieni la migliore. Le altre vanno in fondo al mazzo, e solo tu sai dove sono.
page-learn-love-letter-denied = Un tentativo sbagliato non è sprecato: ora tutti sanno una carta che non è.
page-learn-love-letter-showed = Una carta è stata mostrata a un solo giocatore. Se eri tu, tienila a mente; il tavolo la annota per te finché vale.
page-learn-love-letter-protected = Una Serva protegge chi l’ha giocata fino al suo prossimo turno: nessuno può sceglierlo. Le carte che vogliono un bersaglio allora non fanno nulla.
page-learn-love-letter-front = Tutto ciò che è stato giocato resta scoperto, in ordine. Ci sono sei Guardie e una sola Principessa; nelle regole trovi tutti i numeri. Conta!
page-learn-love-letter-out = Fuori vuol dire solo fuori da questo round. La carta che aveva in mano si scopre, e al prossimo round si ricomincia tutti.
page-learn-love-letter-round = Il round è finito e chi lo vince prende un segnalino. Tutte le carte si rimescolano; comincia chi ha vinto.

## Hanamikoji

page-learn-hanamikoji-goal = Sette geisha, ognuna con un oggetto che ama. Chi ne posa di più dalla sua parte ne ottiene il favore. Vincono quattro geisha, oppure undici di fascino.
page-learn-hanamikoji-turn = Nel tuo turno peschi una carta e usi una di quattro azioni. Hai ciascuna una volta sola per round, e devi usarle tutte. Scegline una.
page-learn-hanamikoji-take = L’avversario espone delle carte e tu prendi per primo: una carta, o una di due coppie. Il resto va a lui. Quello che prendi tu, lui non l’avrà.
page-learn-hanamikoji-hidden = Segreto nasconde una carta che alla fine conterà per te. Rinuncia toglie due carte dal round: buona per ciò che non vuoi lasciare a nessuno.
page-learn-hanamikoji-offers = Con Dono e Competizione esponi delle carte e l’altro prende per primo. Offri cose che si equivalgono, o che non ti fanno male, qualunque cosa prenda.
page-learn-hanamikoji-offered = Ora l’avversario prende per primo e a te va il resto. Due carte uguali nell’offerta ti assicurano di averne una.
page-learn-hanamikoji-hid = Il tuo Segreto è sotto il suo segnalino. Lo conosci solo tu; alla fine del round viene dalla tua parte.
page-learn-hanamikoji-secret = L’avversario ha nascosto una carta. Conterà per lui: un vantaggio di uno potrebbe non bastare.
page-learn-hanamikoji-traded = Quelle due carte in questo round non contano per nessuno, e l’avversario non le vede mai. Ora sai che cosa non può più arrivare.
page-learn-hanamikoji-favour = Il round si conta: più oggetti da una parte spostano lì la geisha. A parità resta dov’era.
page-learn-hanamikoji-round = Se nessuno ha ancora vinto, si ridanno le carte e si continua. Il favore ottenuto resta, finché l’altro non lo conquista.

## Spicy

page-learn-spicy-goal = Liberati delle carte e non farti scoprire a mentire. Ogni carta vinta vale un punto, un trofeo dieci; ogni carta rimasta in mano ne toglie uno.
page-learn-spicy-turn = Gioca una carta coperta e di’ che cos’è: un numero e una spezia. Può essere vero, oppure no! Una pila vuota comincia con 1, 2 o 3. Oppure passa, e pesca una carta.
page-learn-spicy-answer = Ci credi? Lascia correre, o contesta: è sbagliato il numero, o la spezia? Devi dire quale dei due.
page-learn-spicy-higher = Su una pila dichiari la stessa spezia e un numero più alto. Se non hai una carta così, menti o passa. Dopo un 10 si ricomincia da 1, 2 o 3.
page-learn-spicy-wild = Hai un jolly. Un tipo ha tutti i numeri e nessuna spezia, l’altro tutte le spezie e nessun numero: è sempre mezzo vero, comunque lo chiami.
page-learn-spicy-passed = Passare costa una carta del mazzo. A volte è più economico di una bugia che tutti vedono.
page-learn-spicy-challenged = La carta si scopre. Conta solo ciò che è stato nominato: con il numero giusto, una bugia sulla spezia passa, se è stato contestato il numero.
page-learn-spicy-stack = Chi aveva ragione prende tutta la pila, e ogni carta è un punto. L’altro pesca due carte e comincia una nuova pila.
page-learn-spicy-last = Qualcuno è all’ultima carta. Se la gioca e nessuno lo coglie in fallo, vince un trofeo. È il momento di guardare bene.
page-learn-spicy-trophy = Un trofeo! Dieci punti, e sei carte nuove. Chi ne ha due vince subito la partita.
page-learn-spicy-end = La Fine del Mondo è in cima al mazzo: la partita è finita, e si contano i punti.
