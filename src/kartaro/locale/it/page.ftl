### Kartaro, italiano: la pagina su cui si gioca.

page-language = Lingua
page-theme = Chiaro o scuro
page-theme-auto = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-nowhere = A questo indirizzo non c’è niente.
page-to-lobby = All’inizio
page-not-loaded = Questa parte della pagina non si è caricata. Il server c’è ancora?
page-refused = Il server ha rifiutato: { $code }.
page-which-game = A che cosa giochiamo?
page-open-tables = Tavoli aperti
page-no-tables = In questo momento nessun tavolo aspetta compagnia. Aprine uno!
page-rules = Regole
page-rules-here = Che cosa dicono le regole
# $clause is a number such as 5.3.2.
page-rules-at = Regole, { $clause }
page-learn = Impara a giocare
page-mine = Le mie partite

## Inizio

page-lead = Tre piccoli giochi di bluff e carte nascoste. Apri un tavolo, manda il link agli amici, lascia ai bot le sedie vuote.
page-about-love-letter = Indovina chi ha quale carta e fa’ arrivare la tua lettera alla Principessa.
page-about-hanamikoji = Quattro azioni, sette geishe: qualunque cosa tu offra, sceglie prima chi ti sta di fronte.
page-about-spicy = Di’ quello che vuoi della carta che giochi. Qualcuno potrebbe non crederti.
page-players = { $fewest ->
        [2] { $most ->
            [2] 2 giocatori
           *[other] da 2 a { $most } giocatori
        }
       *[other] da { $fewest } a { $most } giocatori
    }
page-own-tables = I tuoi tavoli
page-free-seats = { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
page-being-played = Si sta giocando: vieni a guardare
page-about-to-begin = Sta per cominciare
page-navigation = Pagine
page-settings = Impostazioni
page-close = Chiudi
page-back = Indietro
page-coming = Arrivo al tavolo …

## Un nuovo tavolo

page-with-whom = Con chi?
page-with-bots = I bot, subito
page-with-friends = Amici
page-friends-hint = Avrai un link e un codice da mandare in giro. Le sedie che restano vuote le prendono i bot quando cominci.
page-how-many = Quanti al tavolo?
page-how-strong = Quanto sono forti i bot?
page-level-easy = facile
page-level-medium = medio
page-level-hard = difficile
page-level-max = il più forte possibile
page-bot-of-level = bot, { $level }
page-your-name = Il tuo nome
page-guest = Ospite
page-guest-names = Airone Falco Lince Lontra Martora Merlo Rondine Tasso
page-play-now = Gioca
page-open-table = Apri il tavolo
page-rules-of-table = Regole di questo tavolo
page-edition = Edizione
page-who-starts = Chi comincia?
page-by-lot = Si tira a sorte
page-i-start = Io
page-the-table = Posti, tempo e compagnia
page-seat = Posto { $number }
page-person = una persona
page-clock = Tempo per una decisione
page-clock-about = Per chi ci mette di più gioca un bot, finché non torna.
page-clock-none = quanto si vuole
page-clock-day = un giorno
page-seconds = { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
page-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
page-live = Vince il più svelto
page-live-about = Vale la prima reazione, come a un vero tavolo. Altrimenti tutti decidono in segreto e poi si vede quale vale.
page-reaction = Secondi per reagire
page-reaction-about = Chi tace fino alla fine lascia passare la carta. Vale se c’è un tempo o se vince il più svelto.
page-listed = Nella lista dei tavoli aperti
page-listed-about = Può venire chiunque. Altrimenti lo trova solo chi ha il link.
page-watchers = Si può guardare
page-watchers-about = Vedono ciò che è scoperto per tutti, e la mano di nessuno.
page-delay = Chi guarda vede più tardi
page-delay-about = Perché nessuno possa suggerire.
page-delay-none = subito
page-sealed = Le carte restano segrete per sempre
page-sealed-about = Alla fine ognuno può rivedere la partita come l’ha vista, e nessuno le mani altrui.

## Prima della partita

page-invited = { $name } ti invita a giocare
page-sit-down = Siediti
page-stand-up = Alzati
page-at-this-device = su questo dispositivo
page-another-here = Qui gioca anche qualcun altro
page-other-device = Continua su un altro dispositivo
page-other-device-about = Chi apre questo link gioca al posto tuo, a questo tavolo e a tutti gli altri a cui ti sei unito da questo browser: tienilo per te.
page-kick = Manda via { $name }
page-bots-fill = { $count ->
        [one] Un bot prende la sedia libera:
       *[other] I bot prendono le { $count } sedie libere:
    }
page-start = Comincia
page-invite = Invita amici
page-invite-about = Chi apre questo link su un telefono o un computer può sedersi, senza account.
page-only-here = Questo link vale solo su questa macchina. Per gli amici sulla stessa rete avvia il server con --share.
page-link = Link a questo tavolo
page-copy = Copia il link
page-copied = Copiato
page-share = Condividi
page-code = Il link come codice QR

## Al tavolo

page-your-place = Il tuo posto
page-your-hand = La tua mano
page-hand-of = In mano a { $name }
page-front-of = Davanti a { $name }
page-to-move = di turno
page-choose = Scegli { $name }
page-choose-yourself = Scegli te
page-favours = favorisce { $name }
page-offer = In offerta
page-in-deck = Nel mazzo, dall’alto
page-picked = { $count } di { $most } scelte
page-sent = La tua risposta è in viaggio …
page-bot-plays = In questo momento un bot gioca per te.
page-hint = Suggerimento
page-hint-says = Un bot direbbe: { $move }. { $value }% di vincere la partita, altrimenti { $other }%.
page-hint-only = C’è una sola mossa.
page-i-am-sure = Sì, fallo
page-rather-not = Meglio di no
page-log = Cos’è successo
page-round = Round { $number }
page-sound = Suoni
page-speak = Di’ qualcosa
page-lost = mi collego …
page-return = Gioco io
page-leave-to-bot = Lascia giocare un bot per me
page-hand-over = Passa il dispositivo a { $name }
page-for = Tocca a { $name }
page-nobody-looks = Attenzione che nessun altro guardi.
page-i-am = Sono { $name }

## Alla fine

page-you-won = Hai vinto!
page-won-by = Vince { $names }
page-winner = vincitore
page-rematch = Ancora una volta
page-rematch-by = { $name } può cominciarne un’altra.
page-they-play-again = Giocano ancora: vieni
page-replay = Rivedila
page-record = Il resoconto, come file
page-look-at-table = Guarda il tavolo
page-result = Risultato
page-round-over = Il round è finito
page-go-on = Avanti
