### Kartaro, italiano: una prima partita a ciascun gioco, con un maestro.

page-learn-lead = Una partita vera contro un bot facile, con una breve nota ogni volta che succede qualcosa di nuovo. Niente da leggere prima: gioca e basta.
page-learn-minutes = Circa due minuti.
page-learn-done = Questa l’hai già giocata.
page-learn-begin = Impara giocando
page-learn-new-here = Prima volta qui?
page-learn-offer = Impara un gioco in due minuti, contro un bot facile.
page-learn-not-now = Non ora
page-learn-coach = Nota del maestro
# $number and $of are numbers.
page-learn-note = Nota { $number } di { $of }
page-learn-more = Leggi la regola
page-learn-got-it = Capito
page-learn-hint = Non sai che cosa fare? La lampadina mostra che cosa farebbe un bot. Non ne sa più di te.
page-learn-over = Era la tua prima partita! Gioca ancora, o guarda il replay: lì un bot mostra dove hai giocato bene e che cosa avrebbe fatto lui.

## Love Letter

page-learn-love-letter-goal = Vinci un segnalino se sei l’ultima persona rimasta, o se hai la carta più alta quando il mazzo finisce. In questa partita breve ne bastano due.
page-learn-love-letter-turn = Hai una carta e nel tuo turno ne peschi un’altra. Gioca una delle due e applica il suo effetto. L’altra resta il tuo segreto.
page-learn-love-letter-guard = Hai una Guardia: scegli l’avversario e nomina un personaggio, tranne la Guardia. Se ce l’ha, è fuori. Le carte scoperte ti dicono che cosa non può avere.
page-learn-love-letter-princess = La Principessa è la carta più alta, e non puoi separartene: se la giochi o la scarti, sei fuori. Tienila stretta e gioca l’altra.
page-learn-love-letter-countess = La Contessa non fa nulla. Ma se accanto hai il Re o un Principe, è lei che devi giocare.
page-learn-love-letter-keep = Il Cancelliere ti fa vedere altre carte: tieni la migliore. Le altre vanno in fondo al mazzo, e solo tu sai dove sono.
page-learn-love-letter-denied = Un tentativo sbagliato non è sprecato: ora tutti sanno quale carta quel giocatore non ha.
page-learn-love-letter-showed = Una carta è stata mostrata a un solo giocatore. Se eri tu, il tavolo la ricorda per te finché è ancora vera.
page-learn-love-letter-protected = Una Serva mette al riparo chi l’ha giocata fino al suo prossimo turno: nessun altro può sceglierlo. Guardia, Prete, Barone e Re allora non hanno effetto, e un Principe colpisce chi lo gioca.
page-learn-love-letter-front = Tutto ciò che è stato giocato resta scoperto, in ordine. Ci sono sei Guardie e una sola Principessa; la Carta Consultazione nelle regole dice quante ce ne sono di ciascuna. Conta!
page-learn-love-letter-out = Si è fuori solo da questo round. La carta di chi è fuori viene scoperta, e al prossimo round si ricomincia tutti.
page-learn-love-letter-round = Il round è finito e chi lo vince riceve un segnalino. Tutte le carte si rimescolano; comincia chi ha vinto.

## Hanamikoji

page-learn-hanamikoji-goal = Sette geisha, ognuna con un oggetto che ama. Chi ne ha di più dalla sua parte ne conquista il favore. Si vince con quattro geisha, oppure con undici di fascino.
page-learn-hanamikoji-turn = Nel tuo turno peschi una carta e usi una delle quattro azioni. Puoi usare ciascuna una volta sola per round, e devi usarle tutte. Scegline una.
page-learn-hanamikoji-take = L’avversario mette delle carte sul tavolo e scegli prima tu: una carta, o una delle due coppie. Il resto va a lui. Quello che prendi tu, lui non l’avrà.
page-learn-hanamikoji-hidden = Segreto nasconde una carta che alla fine conterà per te. Rinuncia toglie due carte dal round: utile per ciò che non vuoi lasciare a nessuno.
page-learn-hanamikoji-offers = Con Dono e Competizione metti delle carte sul tavolo e l’avversario sceglie per primo. Offri carte che si equivalgono, o che non ti danneggiano, qualunque cosa prenda.
page-learn-hanamikoji-offered = Ora l’avversario sceglie per primo e a te va il resto. Due carte uguali in un Dono, o una per coppia in una Competizione, ti assicurano di averne una.
page-learn-hanamikoji-hid = Il tuo Segreto è sotto il suo segnalino azione. Lo conosci solo tu; alla fine del round va dalla tua parte.
page-learn-hanamikoji-secret = L’avversario ha nascosto una carta. Conterà per lui: un vantaggio di uno potrebbe non bastare.
page-learn-hanamikoji-traded = Quelle due carte in questo round non contano per nessuno, e l’avversario non le vede mai. Ora conosci due carte che non possono più arrivare.
page-learn-hanamikoji-favour = Fine del round: ogni geisha passa dalla parte che ha più oggetti suoi. A parità resta dov’era.
page-learn-hanamikoji-round = Se nessuno ha ancora vinto, si gioca un altro round. Il favore conquistato resta, finché l’altro non lo conquista a sua volta.

## Spicy

page-learn-spicy-goal = Liberati delle carte e non farti scoprire a mentire. Ogni carta vinta vale un punto, un trofeo dieci; ogni carta rimasta in mano ne toglie uno.
page-learn-spicy-turn = Gioca una carta coperta e di’ che cos’è: un numero e una spezia. Può essere vero, oppure no! Una pila vuota comincia con 1, 2 o 3. Oppure passa, e pesca una carta.
page-learn-spicy-answer = Ci credi? Lascia correre, o contesta: è sbagliato il numero, o la spezia? Devi dire quale dei due.
page-learn-spicy-higher = Su una pila dichiari la stessa spezia e un numero più alto. Se non hai una carta così, menti o passa. Dopo un 10 si ricomincia da 1, 2 o 3.
page-learn-spicy-wild = Hai un jolly. Un tipo ha tutti i numeri e nessuna spezia, l’altro tutte le spezie e nessun numero: è sempre vero a metà, qualunque cosa dichiari.
page-learn-spicy-passed = Passare costa una carta del mazzo. A volte costa meno di una bugia che non inganna nessuno.
page-learn-spicy-challenged = La carta si scopre. Conta solo ciò che è stato contestato: se il numero contestato è giusto, la bugia sulla spezia resta impunita.
page-learn-spicy-stack = Chi aveva ragione prende tutta la pila, e ogni carta è un punto. L’altro pesca due carte e comincia una nuova pila.
page-learn-spicy-last = A qualcuno resta l’ultima carta. Se la gioca e nessuno smaschera una bugia, vince un trofeo. Ora fai attenzione.
page-learn-spicy-trophy = Un trofeo! Dieci punti, e sei carte nuove. Chi ne vince due vince subito la partita.
page-learn-spicy-end = La Fine del Mondo è in cima al mazzo: la partita è finita, e si contano i punti.

## La fine della lezione

page-learn-end = Termina la lezione
