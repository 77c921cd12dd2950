### Kartaro, italiano: una partita rivista sulla pagina, che cosa ne pensa un bot, e se le carte sono state date onestamente.

page-replay-title = Rivedi
# $game is the name of a game.
page-replay-of = { $game }, ancora una volta
page-replay-table = Il tavolo
page-replay-eyes = Con gli occhi di chi
page-replay-open = Tutte le carte scoperte
page-replay-eyes-of = Come l’ha vista { $name }
page-replay-public = Come l’ha vista chi guardava
page-replay-link = Copia il link
page-replay-copied = Link copiato
page-replay-about = Su questa partita
page-replay-log = Cronaca
page-replay-analysis = Analisi
page-replay-fair = Onestà

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
page-replay-by-what-it-knew = Che cosa poteva sapere { $name } a ogni decisione, e la probabilità di vincere la partita che ne segue. Scegli un punto per vedere quel momento con i suoi occhi.
# $first and $last are chances in per cent.
page-replay-chart = Probabilità di vincere la partita lungo { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }: { $first }% all’inizio, { $last }% alla fine. Tutte le decisioni sono elencate sotto.
page-replay-key-played = mossa giocata
page-replay-key-cost = è costata tre punti o più
page-replay-key-best = che cosa avrebbe giocato il bot
# $count and $agreed are numbers.
page-replay-summary = { $count ->
        [one] { $count } decisione con una scelta; il bot è d’accordo con { $agreed }.
       *[other] { $count } decisioni con una scelta; il bot è d’accordo con { $agreed }.
    }
# $move is a move in words, such as “Play Guard”.
page-replay-here = Qui: { $move }
page-replay-could-expect = Che cosa ci si poteva aspettare allora, da tutto ciò che questo giocatore aveva visto:
page-replay-all-moves = Tutte le decisioni

## Whether it was dealt fairly

page-fair-checking = Le carte vengono date ancora una volta …
# $count is a number.
page-fair-proven = { $count ->
        [one] Dimostrato: l’unica decisione del mazziere segue dai semi promessi.
       *[other] Dimostrato: tutte le { $count } decisioni del mazziere seguono dai semi promessi.
    }
page-fair-broken-word = Non è ciò che era stato promesso a questo browser prima di dare le carte!
page-fair-holds = Vale
page-fair-fails = Non vale
page-fair-server = server
page-fair-seed = Seme di { $who }: è quello promesso.
page-fair-no-seed = Seme di { $who }: non è arrivato, ed è escluso.
page-fair-same-promise = Promessa di { $who }: è quella mostrata a questo browser prima di dare le carte.
page-fair-own-seed = Il seme che questo browser ha scelto per { $who } c’è.
# $orders and $picks are numbers.
page-fair-dealt = Rifatti a partire dai semi: { $orders ->
        [one] { $orders } mescolata
       *[other] { $orders } mescolate
    } e { $picks ->
        [one] { $picks } sorteggio
       *[other] { $picks } sorteggi
    }.
page-fair-means = Che cosa significa
page-fair-nobody-chose = Se anche un solo giocatore ha avuto un seme scelto a caso, nessuno ha scelto queste carte: né il server né gli altri giocatori.
page-fair-server-alone = Solo il server ha rivelato un seme. L’aveva promesso prima di dare le carte, ma nessun altro ha avuto voce in capitolo.
page-fair-host-picked = Chi comincia lo ha scelto una persona, e non è dimostrato.
page-fair-laid-out = La partita è cominciata da una posizione preparata, e di quella nulla è dimostrato.
page-fair-means-not = Che cosa non significa
page-fair-not-when = Questo browser non era al tavolo prima di dare le carte: non può dire se queste sono le promesse mostrate allora.
page-fair-not-rules = Che ogni mossa abbia seguito le regole qui non si controlla, e tra che cosa il mazziere abbia sorteggiato lo dice il server. Scarica la registrazione e fai controllare entrambe le cose a «kartaro verify», sul tuo computer.
page-fair-not-seen = Il server conosce tutte le carte finché la partita dura. Nessuna mescolata gli impedisce di dirlo a un amico.
page-fair-not-left-out = Un seme escluso, benché il suo giocatore l’abbia rivelato, è un motivo di dubbio.
page-fair-details = Promesse e semi
page-fair-commitment = Promessa:
page-fair-its-seed = Seme:
page-fair-download = Scarica la registrazione
