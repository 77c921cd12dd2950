### Kartaro, italiano: una partita rivista sulla pagina, che cosa ne pensa un bot, e se le carte sono state date onestamente.

page-replay-title = Replay
# $game is the name of a game.
page-replay-of = Replay: { $game }
page-replay-table = Il tavolo
page-replay-eyes = Punto di vista
page-replay-open = Tutte le carte scoperte
page-replay-eyes-of = Come l’ha vista { $name }
page-replay-public = Come l’hanno vista gli spettatori
page-replay-link = Copia il link
page-replay-copied = Link copiato
page-replay-about = Su questa partita
page-replay-log = Cronaca
page-replay-analysis = Analisi
page-replay-fair = Mescolata onesta

## Moving through it

page-replay-moments = Scorri la partita
page-replay-moment = Momento
page-replay-at = { $at } di { $of }
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-on = Un passo avanti
page-replay-last = Alla fine
page-replay-round = Round { $number }

## What a bot makes of it

page-replay-whose = Le decisioni di chi?
page-replay-looking = Un bot sta guardando ogni decisione. Ci vuole qualche secondo.
page-replay-no-choice = Non c’è mai stata più di una mossa tra cui scegliere.
page-replay-by-what-it-knew = { $you ->
        [yes] Che cosa potevi sapere a ogni decisione, e quale probabilità di vincere ne seguiva. Scegli un punto per rivedere quel momento.
       *[no] Che cosa poteva sapere { $name } a ogni decisione, e quale probabilità di vincere ne seguiva. Scegli un punto per vedere quel momento con i suoi occhi.
    }
# $first and $last are chances in per cent.
page-replay-chart = Probabilità di vincere la partita lungo { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }: { $first }% all’inizio, { $last }% alla fine. Tutte le decisioni sono elencate sotto.
page-replay-key-played = mossa giocata
page-replay-key-cost = è costata tre punti percentuali o più
page-replay-key-best = che cosa avrebbe giocato il bot
# $count and $agreed are numbers.
page-replay-summary = { $count ->
        [one] { $count } decisione in cui c’era scelta; il bot è d’accordo su { $agreed }.
       *[other] { $count } decisioni in cui c’era scelta; il bot è d’accordo su { $agreed }.
    }
# $move is a move in words, such as “Play Guard”.
page-replay-here = Qui: { $move }
page-replay-could-expect = Che cosa ci si poteva aspettare allora, in base a tutto ciò che questo giocatore aveva visto:
page-replay-all-moves = Tutte le decisioni

## Whether it was dealt fairly

page-fair-checking = Le carte vengono date di nuovo …
# $count is a number.
page-fair-proven = { $count ->
        [one] Dimostrato: l’unica decisione del mazziere segue dai seed promessi.
       *[other] Dimostrato: tutte le { $count } decisioni del mazziere seguono dai seed promessi.
    }
page-fair-broken-word = Non è ciò che era stato promesso a questo browser prima che le carte fossero date!
page-fair-holds = Confermato
page-fair-fails = Non confermato
page-fair-server = il server
page-fair-seed = { $who ->
        [server] Il seed del server è quello promesso.
       *[seat] Il seed di { $name } è quello promesso.
    }
page-fair-no-seed = { $who ->
        [server] Il seed del server non è arrivato, ed è escluso.
       *[seat] Il seed di { $name } non è arrivato, ed è escluso.
    }
page-fair-same-promise = { $who ->
        [server] L’impegno del server è quello mostrato a questo browser prima che le carte fossero date.
       *[seat] L’impegno di { $name } è quello mostrato a questo browser prima che le carte fossero date.
    }
page-fair-own-seed = { $who ->
        [server] Il seed che questo browser ha scelto per il server è fra questi.
       *[seat] Il seed che questo browser ha scelto per { $name } è fra questi.
    }
# $orders and $picks are numbers.
page-fair-dealt = Rifatti a partire dai seed: { $orders ->
        [one] { $orders } mescolata
       *[other] { $orders } mescolate
    } e { $picks ->
        [one] { $picks } sorteggio
       *[other] { $picks } sorteggi
    }.
page-fair-means = Che cosa significa
page-fair-nobody-chose = Se anche il seed di un solo giocatore era casuale, nessuno ha scelto queste carte: né il server né gli altri giocatori.
page-fair-server-alone = Solo il server ha rivelato un seed. L’aveva promesso prima che le carte fossero date, ma nessun altro ha avuto voce in capitolo.
page-fair-host-picked = Chi comincia l’ha scelto una persona: questo non è dimostrato.
page-fair-laid-out = La partita è cominciata da una posizione preparata: di quella non è dimostrato nulla.
page-fair-means-not = Che cosa non significa
page-fair-not-when = Questo browser non era al tavolo prima che le carte fossero date: non può dire se questi sono gli impegni mostrati allora.
page-fair-not-rules = Qui non si controlla che ogni mossa abbia seguito le regole; e su quali fossero le possibilità del sorteggio ci si fida del server. Scarica la registrazione e fai controllare entrambe le cose a «kartaro verify», sul tuo computer.
page-fair-not-seen = Il server conosce tutte le carte finché la partita dura. Nessuna mescolata gli impedisce di dirlo a un amico.
page-fair-not-left-out = Un seed escluso, benché il suo giocatore l’abbia rivelato, è un motivo di dubbio.
page-fair-details = Impegni e seed
page-fair-commitment = Impegno:
page-fair-its-seed = Seed:
page-fair-download = Scarica la registrazione
page-replay-try-again = Riprova da qui

## Errori

page-replay-mistakes = { $count ->
        [one] Solo l’errore ({ $count })
       *[other] Solo gli errori ({ $count })
    }
page-replay-decision-before = La decisione precedente
page-replay-decision-after = La decisione seguente

page-fair-here = Qui il server è questo browser: chi dà le carte e chi gioca sono la stessa macchina. La prova mostra che le carte seguivano da seed fissati prima della distribuzione e che nulla è cambiato da allora; non può mostrare che chi controlla questo browser non abbia guardato.
