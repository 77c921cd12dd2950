### Kartaro, italiano: l’arena, dove i bot giocano contro i bot.
### $share, $low e $high sono numeri da 0 a 1; $count, $games, $groups e $total sono numeri.

arena-plan = Partite: { $games }. Gruppi con le stesse carte: { $groups }. Seed: { $seed }.
arena-rounded = { $games } partite invece di { $wished }: in ogni gruppo ciascun bot siede a tutti i posti, e ogni tavolo gioca quanto gli altri.
arena-goes-on = Si riprende; partite già giocate: { $count }.
arena-progress = { $played } partite su { $total }. { $score }
arena-score = { $bot }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (da { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-too-few = Nessun gruppo è ancora completo: non c’è nulla da dire.
arena-no-ratings = Mancano i rating, perché openskill non è installato: { $python } -m pip install "kartaro[arena]"
arena-kept = Tutte le partite sono conservate. Per disegnarle:
arena-drawn = Disegnati:

## La tabella

arena-column-bot = Bot
arena-column-games = Partite
arena-column-wins = Vinte
arena-column-share = Quota
arena-column-rounds = Round
arena-column-time = Tempo per mossa
arena-column-faults = Errori
arena-column-rating = Rating
arena-count = { NUMBER($count, maximumFractionDigits: 1) }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Qui $low e $high sono centesimi.
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $time è un numero.
arena-mean-time = ⌀ { NUMBER($time, maximumFractionDigits: 2) } ms
arena-longest-time = ≤ { NUMBER($time, maximumFractionDigits: 2) } ms
# $rating è un numero.
arena-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $reason è raised, illegal, slow, hung o died.
arena-fault = { $bot } { $reason ->
        [raised] ha dato errore
        [illegal] ha risposto con una mossa non permessa
        [slow] ha impiegato troppo tempo
        [hung] non ha risposto
       *[died] ha terminato il suo processo
    } e ha perso. Partite: { $count }; la prima nel gruppo { $group }, rotazione { $rotation }.

## Grafici

arena-chart-shares = Partite vinte
arena-chart-ratings = Rating
arena-chart-lengths = Durata delle partite
arena-chart-seats = Partite vinte, per posto e per ordine di gioco
arena-chart-cards = Round vinti da chi è stato visto con una carta
arena-chart-empty = Non c’è nulla da mostrare.
arena-chart-about = { $game } · { $edition } · { $count } giocatori · { $games } partite
arena-axis-share = Quota di partite vinte, con il suo intervallo al 95%
arena-axis-card-share = Quota di round vinti, con il suo intervallo al 95%
arena-axis-games = Partite
arena-axis-rating = Rating, più o meno due deviazioni standard
arena-axis-decisions = Decisioni in una partita
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $mean è un numero.
arena-mean = media { NUMBER($mean, maximumFractionDigits: 1) }
arena-rated = { $bot } { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seat = posto { $seat }
# $turn è un numero da 1 in su.
arena-turn = { $turn ->
        [1] gioca per primo
        [2] per secondo
        [3] per terzo
        [4] per quarto
        [5] per quinto
       *[6] per sesto
    }
arena-times = × { $count }
