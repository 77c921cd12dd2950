### Kartaro, italiano: sedersi al tavolo di un server, nel terminale.

## Arrivare a un tavolo

join-ask-name = Come ti chiami?
join-ask-table = Tavoli aperti a { $address }
# $count è un numero.
join-free = { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
join-playing = in corso, si può assistere
join-nobody-yet = ancora nessuno
join-new = Apri un nuovo tavolo
join-ask-game = Quale gioco?
join-ask-players = Quanti giocatori in tutto, compresi tu e i bot? Da { $fewest } a { $most }.
join-ask-bots = Quanti di loro sono bot? Da 0 a { $most }.
join-ask-level = Quanto devono essere forti?
join-link = Gli altri si uniscono a questo tavolo con:

## Al tavolo

join-at-the-table = Al tavolo:
join-chair-free = libero
join-chair-bot = bot ({ $level })
join-chair-away = non c’è
join-chair-you = { $name } (tu)
join-chair-owner = ha aperto il tavolo
join-wait-start = Si aspetta che { $name } cominci la partita.
join-you-start = Scrivi start quando ci sono tutti: i bot prendono i posti liberi.
join-watching = Stai assistendo.
join-wait-for = In attesa di { $names } …
# $seconds è un numero.
join-hurry = { $seconds ->
        [one] C’è { $seconds } secondo per rispondere.
       *[other] Ci sono { $seconds } secondi per rispondere.
    }
join-replaced = Ora per { $name } gioca un bot.
join-replaced-you = Ora per te gioca un bot. Scrivi return per tornare a giocare.
join-back = { $name } gioca di nuovo.
join-back-you = Giochi di nuovo tu.
join-said = { $name }: «{ $phrase }»
join-phrases = Che cosa si può dire con «say»: { $phrases }
join-lost = La connessione è caduta. Si riprova fra { $seconds } s.
join-regained = Connessione ristabilita.
join-over = La partita è finita. Scrivi quit per uscire.
join-over-played = La partita è finita. Scrivi rematch per giocare ancora, o quit per uscire.
join-next = Le stesse persone giocano di nuovo, ognuna spostata di un posto.
join-closed = Il tavolo è chiuso.
join-left = Hai lasciato il tavolo.
join-come-back = Il posto resta tuo. Per tornare:
join-words = ? mostra questo aiuto, start comincia la partita, hint dice che cosa farebbe un bot, table mostra il tavolo, log mostra tutto quello che hai saputo dall’ultima distribuzione, say parla al tavolo, leave dà il tuo posto a un bot, return lo riprende, rematch gioca ancora, kick b allontana qualcuno prima dell’inizio, close chiude il tavolo per tutti, quit esce.

## Perché non va

error-bad-link = «{ $link }» non è il link di un tavolo: dev’essere come http://192.168.1.5:8472/t/TABLE.
error-no-server = A { $address } non risponde nessuno.
error-not-kartaro = Chi risponde a { $address } non è un server Kartaro di questa versione.
error-unknown-refusal = Il server ha rifiutato, e dice solo: { $said }.
error-not-connected = In questo momento non c’è connessione.
error-only-watching = Stai assistendo, e non hai un posto.
error-no-such-word = «{ $text }» non è un comando. Scrivi ? per vedere i comandi.
