### Kartaro, italiano: un server di tavoli, che cosa ci si può dire, e perché rifiuta.

## Aprire un server

server-listening = Kartaro è in funzione a { $address }
server-runs-already = C’è già un server a { $address }
server-share = Gli amici sulla stessa rete si uniscono con questo indirizzo o codice.
server-kept-in = I tavoli sono conservati in { $folder }. Ctrl-C ferma il server.
server-kept-in-database = I tavoli sono conservati in PostgreSQL; questo è il nodo { $node }. Ctrl-C ferma il server.
server-stopped = Fermato. Tutti i tavoli sono conservati e continuano al prossimo avvio.
server-backed-up = I tavoli di { $folder } sono copiati in { $file }.
server-restored = I tavoli di { $file } sono in { $folder }. `kartaro serve` li riprende.
store-copied = Copiati e controllati: tavoli { $tables }, eventi { $events }.
store-copying = { $tables } di { $total } tavoli …

## Che cosa si può dire

server-phrase-hello = Ciao!
server-phrase-thanks = Grazie!
server-phrase-well-played = Ben giocato!
server-phrase-oops = Ops!
server-phrase-hurry = Su, un po’ più in fretta!
server-phrase-thinking = Ci sto pensando …
server-phrase-wow = Però!
server-phrase-good-luck = Buona fortuna!
server-phrase-again = Un’altra?
server-phrase-bye = Alla prossima!

## Perché un server rifiuta

error-no-such-table = Qui non c’è il tavolo «{ $table }».
error-table-full = Il tavolo è al completo.
error-name-taken = Al tavolo c’è già qualcuno che si chiama { $name }.
error-nobody-there = Al posto { $seat_letter } non c’è nessuno.
# $phase è waiting, playing, over o closed.
error-wrong-phase = { $phase ->
        [waiting] La partita non è ancora cominciata.
        [playing] La partita è già cominciata.
        [over] La partita è finita.
       *[closed] Il tavolo è chiuso.
    }
error-too-late = È troppo tardi per questo.
error-wrong-seed = Il seed non corrisponde al suo impegno.
error-already-answered = La domanda { $question } ha già avuto risposta.
error-bot-plays = { $you ->
        [yes] In questo momento per te gioca un bot.
       *[no] In questo momento per { $seat } gioca un bot.
    }
error-unknown-phrase = «{ $phrase }» non è una delle frasi.
error-too-many = Troppe richieste in una volta. Riprova fra un momento.
error-not-your-seat = Questo posto non è tuo.
error-others-play = A questo tavolo giocano anche altre persone.
error-no-such-decision = Questa partita non ha una decisione numero { $number }.
error-not-your-table = Può farlo solo chi ha aperto il tavolo.
error-no-watchers = Questo tavolo non ammette spettatori.
error-bad-message = Il messaggio non è stato capito.
error-other-origin = Una pagina di un altro indirizzo non può giocare qui.
error-unknown-host = Il server non è conosciuto con questo nome. Chi lo gestisce può indicarglielo con --public-url.
error-not-begun = La partita non è ancora cominciata.
error-not-over = La partita non è ancora finita.
error-not-yours = Questo è solo per chi ha giocato qui.
error-nobody-plays = Almeno un posto dev’essere per una persona.
error-too-long = Il messaggio è troppo lungo.
error-took-too-long = Ci sarebbe voluto troppo tempo. Riprova più tardi.
error-older-nodes = Il server è in corso di aggiornamento, e una sua parte non può ancora farlo. Riprova fra qualche minuto.
error-no-such-page = A questo indirizzo il server non ha nulla.
error-import-unreadable = Questo file contiene un tavolo illeggibile: { $table }. Non ne è stato preso nulla.
error-bad-method = Il server non lo fa a questo indirizzo.
error-server-failed = Qualcosa è andato storto nel server. Il suo registro dice di più.

## Perché un server non parte

error-address-taken = Il server non può usare { $host }, porta { $port }: è occupata, o non è un indirizzo di questa macchina.
error-bad-environment = La variabile d’ambiente { $setting } non può essere «{ $value }».
error-table-unreadable = Il tavolo { $table } non si può leggere.
error-bad-public-url = L’indirizzo pubblico dev’essere come https://carte.example.org, non «{ $address }».
error-bad-proxy = --{ $option } vuole indirizzi e reti come 10.0.0.2 o 10.0.0.0/8, non «{ $address }».

# A site, and what a page plays by itself
error-engine-missing = Questa pagina non può giocare qui: arriva senza il gioco, o non via HTTPS.
error-engine-failed = Il gioco non si è avviato in questo browser. C’è connessione? Riprova.
error-import-foreign = Questo non è un file di partite di Kartaro. Non ne è stato preso nulla.
error-import-newer = Questo file è di una versione più recente di Kartaro. Non ne è stato preso nulla.
