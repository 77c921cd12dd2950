### Kartaro, italiano: perché qualcosa è stato rifiutato. Il messaggio del codice bad-move è error-bad-move.
### $known elenca ciò che esiste, nella notazione, che è uguale in tutte le lingue.

## Giochi, edizioni, opzioni

error-unknown-game = Il gioco «{ $game }» non esiste. Ci sono: { $known }.
error-unknown-edition = { $game } non ha un’edizione «{ $edition }». Ha: { $known }.
error-unknown-option = Questo gioco non ha un’opzione «{ $option }». Ha: { $known }.
error-bad-option-value = L’opzione { $option } non può valere «{ $value }». Può valere: { $known }.
error-options-clash = Queste opzioni non si possono usare insieme: { $one }={ $one_value } e { $other }={ $other_value }.
error-wrong-seats = { $most ->
        [2] { $game }, edizione { $edition }, è per 2 giocatori, non per { $seats }.
       *[other] { $game }, edizione { $edition }, è per { $fewest }–{ $most } giocatori, non per { $seats }.
    }
error-illegal-action = L’azione { $action } qui non è valida. Le azioni sono numeri da 0 in su, sotto { $actions }; la maschera dice quali sono valide.
error-illegal-action-at = L’azione { $action } non è valida al tavolo { $table }; non è stato giocato nulla. Le azioni sono numeri da 0 in su, sotto { $actions }; la maschera dice quali sono valide.
error-tree-too-large = L’albero ha più di { $most } nodi. Prendi meno carte, per esempio: --option deck=guard+guard+priest+princess --option turned_up=0.
error-no-world = Non c’è modo di disporre le carte nascoste che corrisponda a ciò che il posto sa.
error-not-answered = Il posto { $seat_letter } è di turno e non ha indicato alcuna azione.
error-wrong-opponents = Ci vuole un bot per ognuno degli altri posti: { $wanted }, non { $given }.
error-wrong-actions = Ci vuole un’azione per ogni tavolo: { $wanted }, non { $given }.
error-env-needs = Questa interfaccia per la ricerca richiede { $package }: pip install "kartaro[{ $extra }]".
error-wrong-seeds = Ci vuole un seed per ogni tavolo: { $wanted }, non { $given }.
error-no-features = { $game } non si può ancora tradurre in numeri: gli manca il modulo «features».
error-variant-twice = Una carta Spice It Up! può essere in gioco una volta sola: { $value }.
error-worlds-end-outside = La Fine del Mondo non può stare sotto { $above } carte, con uno scarto di { $jitter }, in un mazzo di { $deck }.
error-unknown-bot = Il bot «{ $bot }» non esiste. Ci sono: { $known }.
error-bad-budget = «{ $bot }» non è possibile: una ricerca può avere da 1 a { $simulations } simulazioni, oppure da 1 ms a { $seconds } s.
error-own-bot-missing = Il bot «{ $bot }» non si trova: { $problem }.
error-program-missing = Il programma «{ $bot }» non si avvia: { $problem }.
error-program-ended = Il programma «{ $bot }» è terminato (stato { $status }) nel mezzo di una partita.
error-program-answer = Il programma «{ $bot }» ha dato una risposta illeggibile: «{ $text }». Una risposta è una riga di JSON con «do» e «move».
error-program-move = Il programma «{ $bot }» ha indicato «{ $text }», che non è tra le mosse offerte.
error-bot-cannot-analyse = «{ $bot }» non pensa in anticipo, quindi non ha opinioni sulle mosse. Scegli un bot che cerca: search@1000, hard o max.
error-no-net = { $game } non ha una rete per { $seats } posti con queste opzioni. Addestrane una con kartaro train o scegli un altro bot.
error-net-missing = I pesi «{ $file }» non si possono leggere: { $problem }.
error-net-damaged = I pesi «{ $file }» sono danneggiati: la somma di controllo non corrisponde. Copiali o addestrali di nuovo.
error-net-foreign = «{ $file }» non contiene pesi per questo gioco e questa versione di Kartaro. Addestrali di nuovo con kartaro train.
error-no-checkpoint = In «{ $folder }» non c’è alcun punto di ripresa di un addestramento.
error-exact-needs-net = Si può calcolare solo ciò che una rete gioca da sola, oppure random: net, net+best, net@1.5, net=FILE. «{ $bot }» non è tra questi.
error-training-there = «{ $folder }» contiene già un addestramento. Continua con --resume o scegli un’altra cartella con --out.
error-training-other = «{ $folder }» contiene un altro addestramento. Continualo con: { $command }
error-training-alone = «{ $folder }» contiene un addestramento che gioca e impara a turno, su un solo processore. Continualo senza --jobs e --ray.
error-training-stopped = Fermato; tutto ciò che si è imparato è conservato. Continua con: { $command }

## Mosse

error-not-asked = { $you ->
        [yes] Ora non tocca a te decidere.
       *[no] Ora non tocca a { $seat } decidere.
    }
error-match-over = La partita è finita.
error-first-wanted = Prima chi ospita la partita deve scegliere chi comincia.
error-illegal-move = Ora questa mossa non è permessa.
error-bad-move = «{ $text }» non è una mossa della notazione.
error-name-missing = In «{ $text }» manca il personaggio nominato.
error-unknown-card = La carta «{ $card }» non esiste. Ci sono: { $known }.
error-unknown-seat = A questo tavolo non c’è il posto «{ $seat_letter }».
error-no-such-seat = A questo tavolo non c’è il posto { $target_letter }.
error-keep-wanted = Prima scegli la carta da tenere.
error-play-wanted = Ora si deve giocare una carta.
error-not-those-cards = Non puoi tenere e rimettere quelle carte. In mano hai: { $hand }.
error-not-in-hand = Non hai in mano { $card_the }. In mano hai: { $hand }.
error-countess-must-go = Non puoi giocare { $card_the }: hai anche la Contessa, e devi giocare lei.
error-target-wanted = Per { $card_the } devi scegliere un giocatore.
error-nobody-to-choose = Tutti gli altri sono al riparo: { $card_the } si gioca senza scegliere nessuno e senza nominare nulla.
error-target-out = { $you ->
        [yes] Sei fuori dal round.
       *[no] { $target } è fuori dal round.
    }
error-target-protected = { $you ->
        [yes] Sei al riparo.
       *[no] { $target } è al riparo.
    }
error-guard-named = Non si può nominare la Guardia.
error-not-in-deck = In questo mazzo non c’è { $card_the }.
error-take-wanted = Prima prendi qualcosa di ciò che ti viene offerto.
error-action-wanted = Ora non ti viene offerto nulla: usa una delle tue azioni.
error-take-one = Da un Dono si prende una carta sola.
error-take-pair = Da una Competizione si prende una coppia intera.
error-not-offered = Puoi prendere solo ciò che è offerto, così come sta: { $cards }.
error-action-not-in-play = Questa azione non è in gioco a questo tavolo.
error-marker-used = { $action ->
        [secret] In questo round hai già usato il Segreto.
        [trade_off] In questo round hai già usato la Rinuncia.
        [gift] In questo round hai già usato il Dono.
       *[competition] In questo round hai già usato la Competizione.
    }
error-answer-wanted = Prima reagisci alla carta appena giocata.
error-turn-wanted = È il tuo turno: gioca una carta o passa.
error-tuck-wanted = Prima scegli quali carte infilare sotto il 5.
error-wrong-tuck = Non puoi infilare questo numero di carte.
error-claim-does-not-fit = Ora non puoi dichiarare { $card }.
error-nothing-to-announce = Ora non c’è nulla da annunciare.
error-nothing-to-answer = Ora non c’è nessuna carta a cui rispondere.
error-stale-answer = Questa è una risposta alla domanda { $number }, ormai chiusa. Ora la domanda è la { $now }.
error-not-for-good = Questa carta non si può lasciar correre una volta per tutte: tanto non ti verrà chiesto più nulla.
error-card-decided = L’esito di questa carta è già deciso: non si può più contestare.
error-copy-is-wrong-or-not = Per contestare una copia di’ soltanto che è sbagliata, senza indicare numero o spezia.
error-not-a-copy = La carta in cima non è una copia: indica il numero o la spezia.
error-trait-wanted = Una contestazione deve indicare il numero o la spezia.
error-cannot-copy = Ora la carta non si può copiare.
error-cards-not-held = Non hai in mano quelle carte. In mano hai: { $hand }.
error-seat-taken = Il posto { $seat_letter } è occupato.

## Distribuire e guardare

error-order-wanted = Ora il mazziere deve mettere in ordine le carte.
error-no-order-wanted = Ora non c’è da mettere in ordine nessuna carta.
error-not-the-deck = Non sono queste le carte da mettere in ordine.
error-not-your-view = { $you ->
        [yes] Questo non è il tavolo come lo vedi tu.
       *[no] Questo non è il tavolo come lo vede { $seat }.
    }
error-view-cannot-play = Su ciò che vede un solo posto non si gioca; si gioca sul tavolo vero.

## Posizioni, fatti, scenari

error-bad-fact = «{ $text }» non è un fatto della notazione.
error-bad-position = La posizione non si può leggere da «{ $text }» in poi.
error-position-over = In questa posizione la partita è già finita: «{ $text }».
error-too-many-cards = Nella posizione ci sono più carte «{ $card }» che nel mazzo.
error-wrong-hand = { $size ->
        [one] Qui il posto { $seat_letter } deve avere in mano { $size } carta.
       *[other] Qui il posto { $seat_letter } deve avere in mano { $size } carte.
    }
error-wrong-heap = { $size ->
        [one] Qui in «{ $place }» deve esserci { $size } carta.
       *[other] Qui in «{ $place }» devono esserci { $size } carte.
    }
error-text-too-long = Il testo è troppo lungo per essere letto: può avere al massimo { $longest } caratteri.
error-text-too-deep = Il testo è annidato troppo in profondità per essere letto: può avere al massimo { $deepest } livelli.
error-scenario-unreadable = Non è un file di scenari leggibile: { $problem }
error-scenario-missing = Manca «{ $key }».
error-scenario-key = Qui «{ $key }» non ha significato.
error-scenario-value = Questo valore qui non è ammesso: { $value }
error-scenario-id-twice = Due casi si chiamano «{ $id }».

## Registrazioni

error-record-foreign = Non è una registrazione di Kartaro: la riga { $line } non lo dice.
error-record-truncated = La registrazione è tronca: dopo la riga { $line } manca la fine.
error-record-line-unexpected = La riga { $line } della registrazione dovrebbe cominciare con: { $expected }.
error-record-line = La riga non si può leggere.
error-record-broken = La riga { $line } della registrazione non si può rigiocare ({ $reason }).
error-record-line-long = La riga { $line } della registrazione è troppo lunga per essere letta: può avere al massimo { $longest } caratteri.
error-record-disagrees = Alla riga { $line } la registrazione non corrisponde più alla partita da cui è nata.
error-record-edited = La registrazione è stata modificata: il sigillo della riga { $line } non corrisponde.
error-record-over = La partita in { $file } è già finita. Puoi rileggerla: kartaro replay { $file }
error-record-unfinished = La partita di questa registrazione non è finita. Sulla pagina si aprono solo partite finite; continua con: kartaro play --resume
error-resume-other-seed = Con questo seed la partita in { $file } sarebbe andata diversamente. Usa il seed con cui è iniziata, o nessuno.

## Mescolate oneste

error-fair-missing = La registrazione non ha seed: delle sue mescolate non si può dimostrare nulla.
error-fair-unfinished = La partita non è finita. Il server rivela il suo seed alla fine; prima non è dimostrato nulla.
error-fair-unrevealed = Il seed del server non è nella registrazione.
# $who è server, o la lettera di un posto.
error-fair-commitment = { $who ->
        [server] Il seed del server non corrisponde al suo impegno.
       *[seat] Il seed del posto { $who } non corrisponde al suo impegno.
    }
# $number è un numero; $got e $expected sono decisioni nella notazione.
error-fair-disagrees = La decisione { $number } del mazziere non è quella che danno i seed: è «{ $got }» e dovrebbe essere «{ $expected }».

## File

error-cannot-read = { $why ->
        [missing] Il file { $file } non esiste.
        [folder] { $file } è una cartella, non un file.
        [forbidden] Manca il permesso di leggere { $file }.
        [not-text] { $file } non è un testo.
        [too-large] { $file } è troppo grande per essere letto.
       *[other] { $file } non si può leggere.
    }
error-cannot-write = { $why ->
        [missing] { $file } non si può scrivere: la cartella non esiste.
        [folder] { $file } è una cartella, non un file.
        [forbidden] Manca il permesso di scrivere { $file }.
       *[other] { $file } non si può scrivere.
    }
error-file-exists = { $file } esiste già. Scegli un altro nome.

## L’arena

error-arena-no-bots = Non gioca nessuno: indica i bot, per esempio --bots random thumb.
error-arena-other-run = { $file } contiene altre partite: { $field } è { $theirs }, non { $ours }. Scegli un altro file.
error-arena-no-results = { $file } non è un file di risultati dell’arena.
error-arena-bad-line = { $file } non si può leggere: la riga { $line } non è una di queste partite.
error-arena-no-games = In { $file } non ci sono ancora partite.
error-arena-stopped = Fermato. { $count ->
        [one] { $count } partita è conservata in { $file }.
       *[other] { $count } partite sono conservate in { $file }.
    } Per continuare: { $command }
error-arena-worker-died = Un processo che giocava è terminato da solo, e non per colpa di un bot (stato { $status }). Le partite finite prima sono conservate.
error-arena-no-ray = Ray non è installato: { $python } -m pip install "kartaro[ray]"
error-arena-no-cluster = A { $address } non c’è un cluster Ray, o non si può raggiungere.
error-arena-other-version = Il cluster ha Kartaro { $theirs } e questo è Kartaro { $ours }: le partite potrebbero differire.
error-no-plots = Per i grafici serve matplotlib, che non è installato: { $python } -m pip install "kartaro[arena]"

## L’archivio del server

error-store-conflict = Nel frattempo il tavolo { $table } è andato avanti: il suo prossimo evento è il numero { $next }, non { $version }.
error-store-failed = { $why ->
        [unreachable] Non è stato salvato nulla: il database non è raggiungibile.
        [full] Non è stato salvato nulla: il disco è pieno.
        [forbidden] Non è stato salvato nulla: manca il permesso di scrivere nella cartella del server.
        [closed] Non è stato salvato nulla: il server sta chiudendo.
        [gone] Non è stato salvato nulla: i file del server sono stati eliminati o sostituiti. Bisogna riavviarlo.
       *[other] Non è stato salvato nulla: non si può scrivere sul disco.
    }
error-store-newer = { $file } è stato scritto da un Kartaro più recente: il suo formato è { $version }, e questo conosce i formati fino a { $known }.
error-store-in-use = Un altro server sta usando la cartella { $folder }.
error-no-postgres = PostgreSQL richiede asyncpg, che non è installato: { $python } -m pip install "kartaro[postgres]"
error-store-not-empty = In { $place } ci sono già tavoli; una copia richiede un posto vuoto.
error-store-copy-differs = La copia differisce dall’originale al tavolo { $table }. Non usarla.
error-store-has-nodes = Su questo database ci sono server attivi: { $nodes }. Prima fermali.
error-store-address = L’indirizzo del database PostgreSQL non è valido, o non permette l’accesso ({ $why }). Ha la forma postgresql://nome:password@host/database.
error-bad-logs = Il log si scrive come text o come json, non come { $value }.
error-store-unreadable = { $file } non contiene tavoli di un server, oppure è danneggiato.

## La riga di comando

error-unknown-language = Kartaro non parla «{ $language }». Parla: { $known }.
error-unknown-command = Il comando «{ $command }» non esiste. Ci sono: { $known }.
error-no-such-switch = { $command } non ha l’opzione { $option }.
error-switch-wants-value = L’opzione { $option } ha bisogno di un valore.
error-switch-takes-no-value = L’opzione { $option } non prende valori.
error-switches-clash = { $one } e { $other } non si possono usare insieme.
error-switch-needs = { $option } si usa solo con { $other }.
error-argument-missing = Manca { $argument }.
error-too-many-arguments = Argomenti di troppo: { $arguments }
error-bad-usage = Scritto così, il comando non si capisce.
error-not-a-number = { $option } vuole un numero, non «{ $value }».
error-bad-setting = --option vuole NOME=VALORE, non «{ $text }».
error-unknown-clause = In questa edizione le regole di { $game } non hanno il punto «{ $clause }».
error-too-few-people = Con { $people } persone non si può giocare: ce ne vuole almeno una. Per i soli bot c’è kartaro arena.
error-too-many-people = { $people } persone non stanno a un tavolo da { $seats }.
error-too-many-bots = { $bots } bot non stanno in { $chairs } posti liberi.
error-bad-name = «{ $name }» non può essere un nome: è vuoto, troppo lungo o già usato.
error-bench-needs-checkout = Le misure non fanno parte del pacchetto installato. Lancia il comando nella cartella dei sorgenti.
error-unknown-bench = La misura «{ $bench }» non esiste. Ci sono: { $known }.
error-bad-game-name = «{ $name }» non può essere il nome di un gioco: servono lettere minuscole, cifre e trattini tra le parole, al massimo { $longest }, una lettera all’inizio, e nessuna parola riservata di Python.
error-game-exists = Il gioco «{ $game }» esiste già.
error-game-name-in-core = «{ $name }» è una parola usata nel nucleo, e il nucleo non nomina nessun gioco. Scegli un altro nome.
error-new-game-needs-checkout = Un gioco si aggiunge ai sorgenti, che non fanno parte del pacchetto installato. Lancia il comando nella cartella dei sorgenti.
error-new-game-no-place = In { $file } non c’è posto per il nuovo gioco: manca «{ $place }».
error-no-such-choice = «{ $text }» non è una delle scelte.
error-interrupted = Interrotto.
error-internal = Qualcosa è andato storto dentro Kartaro: { $problem }. Segnalalo dove hai preso Kartaro, con quello che mostra KARTARO_DEBUG=1.
error-bench-needs-compiled = La misura richiede le regole compilate: compilale prima, e non impostare KARTARO_COMPILED=forbid.
error-bench-needs-c = La misura richiede un compilatore C: è con la versione in C che si fa il confronto.
error-bench-needs-browser = La misura richiede Chromium e gli strumenti dei test: esegui i test una volta (./test), poi .venv/bin/kartaro bench browser.
error-bench-needs-node = La misura richiede Node e npm, per far girare boardgame.io come confronto.
error-bench-needs-postgres = La misura richiede PostgreSQL: installalo (su Debian e Ubuntu: apt install postgresql).
error-bench-other-games = Il C e le regole non hanno giocato le stesse partite: le loro velocità non si possono confrontare.
