### Kartaro, italiano: la pagina su cui si gioca.

page-language = Lingua
page-theme = Chiaro o scuro
page-theme-auto = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-pace = Scene e bot
page-pace-calm = Calmo
page-pace-normal = Normale
page-pace-quick = Veloce
page-pace-off = Nessuna scena
page-forced = Gioca per me le mosse obbligate
page-nowhere = A questo indirizzo non c’è niente.
page-to-lobby = Alla pagina iniziale
page-not-loaded = Questa parte della pagina non si è caricata. Il server c’è ancora?
page-refused = Non ha funzionato (errore del server { $code }).
page-which-game = A che cosa giochiamo?
page-open-tables = Tavoli aperti
page-no-tables = In questo momento nessun tavolo aspetta giocatori. Aprine uno!
page-rules = Regole
page-rules-here = Che cosa dicono le regole
# $clause is a number such as 5.3.2.
page-rules-at = Regole, { $clause }
page-learn = Impara a giocare
page-mine = Le mie partite

## Inizio

page-lead = Tre piccoli giochi di bluff e carte nascoste. Apri un tavolo, manda il link agli amici, e lascia ai bot i posti vuoti.
page-about-love-letter = Indovina chi ha quale carta e fa’ arrivare la tua lettera alla Principessa.
page-about-hanamikoji = Quattro azioni, sette geisha: qualunque cosa tu offra, sceglie prima chi ti sta di fronte.
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
page-being-played = In corso: guarda
page-about-to-begin = Sta per cominciare
page-navigation = Pagine
page-settings = Impostazioni
page-close = Chiudi
page-back = Indietro
page-coming = Ti porto al tavolo …

## Un nuovo tavolo

page-with-whom = Con chi?
page-with-bots = Con i bot, subito
page-with-friends = Con gli amici
page-friends-hint = Ricevi un link e un codice da condividere. I posti ancora vuoti li prendono i bot quando cominci.
page-how-many = Quanti al tavolo?
page-how-strong = Quanto devono essere forti i bot?
page-level-easy = facile
page-level-medium = medio
page-level-hard = difficile
page-level-max = fortissimo
page-bot-of-level = bot, { $level }
page-your-name = Il tuo nome
page-guest = Ospite
page-guest-names = Airone Falco Lince Lontra Martora Merlo Rondine Tasso
page-play-now = Gioca
page-open-table = Apri il tavolo
page-rules-of-table = Regole di questo tavolo
page-edition = Edizione
page-who-starts = Chi comincia?
page-by-lot = A sorte
page-i-start = Io
page-the-table = Posti, tempo e spettatori
page-seat = Posto { $number }
page-person = una persona
page-clock = Tempo massimo per decisione
page-clock-about = Se qualcuno ci mette di più, gioca un bot al suo posto finché non torna.
page-clock-none = nessun limite
page-clock-day = un giorno
page-seconds = { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
page-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
page-live = Conta la prima reazione
page-live-about = Conta chi reagisce per primo, come a un vero tavolo. Altrimenti tutti decidono in segreto, e le regole stabiliscono quale risposta conta.
page-reaction = Secondi per reagire
page-reaction-about = Chi non reagisce in tempo lascia correre la carta. Vale solo con un limite di tempo o se conta la prima reazione.
page-listed = Nella lista dei tavoli aperti
page-listed-about = Può unirsi chiunque. Altrimenti solo chi ha il link.
page-watchers = Ammetti spettatori
page-watchers-about = Gli spettatori vedono le carte scoperte, ma la mano di nessuno.
page-delay = Ritardo per gli spettatori
page-delay-about = Perché nessuno spettatore possa suggerire a chi gioca.
page-delay-none = nessun ritardo
page-sealed = Le mani restano segrete per sempre
page-sealed-about = Alla fine ognuno può rivedere la partita solo dal proprio punto di vista.

## Prima della partita

page-invited = { $name } ti invita a giocare
page-sit-down = Siediti
page-stand-up = Alzati
page-at-this-device = su questo dispositivo
page-another-here = Aggiungi un giocatore su questo dispositivo
page-other-device = Continua su un altro dispositivo
page-other-device-about = Chi apre questo link gioca al posto tuo, a questo tavolo e a tutti gli altri a cui partecipi da questo browser: tienilo per te.
page-replace-seat = Giocare qui per un altro posto?
page-replace-seat-about = Il link che hai aperto è per un posto a questo tavolo diverso da quello di questo browser. Se non l’hai chiesto tu, tieni il tuo posto.
page-keep-seat = Tengo il mio posto
page-take-seat = Prendo l’altro posto
page-kick = Allontana { $name }
page-bots-fill = { $count ->
        [one] Un bot prende il posto libero:
       *[other] I bot prendono i { $count } posti liberi:
    }
page-start = Comincia
page-invite = Invita amici
page-invite-about = Chi apre questo link su un telefono o un computer può sedersi, senza account.
page-only-here = Questo link funziona solo su questo computer. Per gli amici sulla stessa rete avvia il server con --share.
page-link = Link a questo tavolo
page-copy = Copia il link
page-copied = Copiato
page-share = Condividi
page-code = Il link come codice QR

## Al tavolo

page-your-place = Il tuo posto
page-your-hand = La tua mano
page-hand-of = { $you ->
        [yes] In mano a te
       *[no] In mano a { $name }
    }
page-front-of = { $you ->
        [yes] Davanti a te
       *[no] Davanti a { $name }
    }
page-to-move = di turno
page-choose = Scegli { $name }
page-choose-yourself = Scegli te
page-favours = { $you ->
        [yes] dalla tua parte
       *[no] dalla parte di { $name }
    }
page-offer = Carte tra cui scegliere
page-in-deck = Nel mazzo, dall’alto
page-played = Giocate per ultime
page-picked = Scelte: { $count } su { $most }
page-sent = Invio in corso …
page-bot-plays = In questo momento un bot gioca per te.
page-hint = Suggerimento
page-hint-says = Un bot giocherebbe così: { $move }. Probabilità di vincere: { $value }% (con la seconda mossa migliore: { $other }%).
page-hint-only = È possibile una sola mossa.
page-i-am-sure = Sì, fallo
page-rather-not = Annulla
page-log = Cronaca
page-round = Round { $number }
page-sound = Suoni
page-speak = Di’ qualcosa
page-lost = Connessione persa: riconnessione …
page-return = Riprendo a giocare
page-leave-to-bot = Lascia giocare un bot per me
page-hand-over = Passa il dispositivo a { $name }
page-for = Tocca a { $name }
page-nobody-looks = Assicurati che nessun altro stia guardando.
page-i-am = Sono { $name }

## Alla fine

page-won-by = { $you ->
        [alone] Hai vinto!
        [among] Hai vinto a pari merito con { $names }
       *[none] Vittoria di { $names }
    }
page-winner = ha vinto
page-rematch = Gioca ancora
page-they-play-again = Giocano di nuovo: unisciti
page-replay = Rivedi la partita
page-record = Scarica la partita
page-look-at-table = Guarda il tavolo
page-result = Risultato
page-go-on = Avanti

## Quello che si spiega da sé

page-left = { $count ->
        [0] lì non può essercene
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
page-do-not-ask-again = Non chiedermelo più per questa carta
page-help-hanamikoji-action-secret = nascondi 1 carta, conta alla fine
page-help-hanamikoji-action-trade_off = rinuncia a 2 carte, non contano
page-help-hanamikoji-action-gift = mostrane 3, l’altro ne prende 1
page-help-hanamikoji-action-competition = mostra 2 coppie, l’altro ne prende una

## I propri tavoli

page-back-to-game = { $turn ->
        [yes] Torna alla tua partita: tocca a te
       *[no] Torna alla tua partita
    }
page-back-to-table = Torna al tuo tavolo
page-your-turn-at = ● Tocca a te: { $game }
page-notify = Avvisami quando tocca a me
page-matches-won = { $count ->
        [one] { $count } partita vinta
       *[other] { $count } partite vinte
    }
page-at-one-device = Persone su questo dispositivo
page-here-hint = Vi passate il dispositivo. Tra un turno e l’altro ogni mano è nascosta.
page-name-of = Nome del giocatore { $number }
page-table-full = Questo tavolo è al completo.
page-table-full-about = Se un posto si libera, puoi prenderlo qui. Quando la partita comincia puoi guardarla, se il tavolo lo permette.
page-to-table = Al tavolo

## Quali carte restano

page-counter = Carte non viste
page-counter-about = Quante di ogni carta non hai ancora visto: sono in mano agli altri, nel mazzo o coperte. Premi una carta per leggere che cosa fa.
page-seen-of = { $copies } nel mazzo, { $seen ->
        [0] nessuna vista finora
        [one] { $seen } vista finora
       *[other] { $seen } viste finora
    }
page-unseen-of = non viste: { $unseen } su { $copies }

## Geisha, e un server che non risponde

page-tally = { $mine } per te, { $theirs } contro
page-lost-kept = Connessione persa – la tua mossa è conservata e sarà inviata

## Played here, in the browser
page-lead-here = Tre piccoli giochi di bluff e carte nascoste, contro i bot o con altri su questo dispositivo. Funzionano anche senza rete.
page-here = Qui
page-where = Dove?
page-on-server = Su { $server }
page-here-loading = Preparazione del gioco per questo browser, una volta sola: { $loaded } su { $total } MB
page-here-starting = Il gioco si avvia …
page-here-not-kept = { $why ->
        [full] Questo browser non ha più spazio. Puoi continuare a giocare, ma ciò che giochi da ora si perde alla chiusura di questa pagina.
        [denied] Questo browser non conserva nulla, forse perché la finestra è privata. Puoi giocare, ma tutto si perde alla chiusura di questa pagina.
        [foreign] Ciò che questo browser ha conservato è di un’altra versione di Kartaro e resta com’è. Puoi giocare, ma ciò che giochi ora si perde alla chiusura di questa pagina.
       *[lost] Questo browser ha eliminato ciò che aveva conservato. Puoi continuare a giocare, ma ciò che giochi da ora si perde alla chiusura di questa pagina.
    }
page-new-version = C’è una nuova versione di Kartaro.
page-update = Usala ora
page-later = Più tardi
page-friends-here = Si gioca tutti su questo dispositivo, a turno. A un tavolo qui non ci si può unire via rete.
page-friends-server = Con amici su altri dispositivi: { $server }
