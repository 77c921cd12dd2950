### Kartaro, italiano: la riga di comando.

cli-about = Piccoli giochi di carte con informazioni nascoste: giocarli, leggerne le regole, rivederli e verificarli.
cli-alone = Senza comando si apre nel browser la pagina su cui giocare.
cli-usage = Uso
cli-commands = Comandi
cli-options = Opzioni
cli-more = Di più su un comando: kartaro { $metavar } --help
# $form è compiled o interpreted.
cli-version = Kartaro { $version }, { $form ->
        [compiled] con regole compilate
       *[interpreted] con regole interpretate
    }

## Comandi

cli-command-games = Elenca i giochi e le loro edizioni.
cli-command-rules = Leggi le regole di un gioco: Carta Consultazione e regolamento.
cli-command-replay = Rileggi una partita registrata, a carte scoperte o dal punto di vista di un posto.
cli-command-analyse = Vedi che cosa avrebbe giocato un bot a un posto di una partita registrata.
cli-command-verify = Dimostra che le carte di una partita registrata sono state mescolate onestamente.
cli-command-check = Esegui file di scenari e segnala che cosa fallisce.
cli-command-play = Gioca qui, contro i bot o con altri alla stessa tastiera.
cli-command-serve = Apri un server di tavoli, per gli amici o per te.
cli-command-join = Siediti al tavolo di un server, e gioca qui.
cli-command-backup = Copia tutti i tavoli di un server in un file, mentre è acceso.
cli-command-restore = Metti i tavoli di una copia in una cartella vuota.
cli-command-copy-store = Copia tutti i tavoli da un archivio a un altro, e controllali: cartelle, o indirizzi di database PostgreSQL.
cli-command-arena = Fa’ giocare ai bot molte partite l’uno contro l’altro, e conta.
cli-command-bench = Misura la velocità delle regole (nella cartella dei sorgenti).
cli-command-train = Addestra una rete facendola giocare contro se stessa. Richiede NumPy: pip install "kartaro[train]".
cli-command-exploit = Cerca le debolezze di un bot: addestra una rete contro di lui e dice quante partite ne vince. Serve NumPy: pip install "kartaro[train]".
cli-command-export-efg = Scrivi l’albero di gioco di un mazzo piccolo come file .efg, per i programmi che risolvono giochi.
cli-command-new-game = Crea i file di un nuovo gioco (nella cartella dei sorgenti).

## Che cosa si dà ai comandi

cli-metavar-command = COMANDO
cli-metavar-options = OPZIONI
cli-metavar-game = GIOCO
cli-metavar-edition = EDIZIONE
cli-metavar-setting = NOME=VALORE
cli-metavar-clause = PUNTO
cli-metavar-seat = POSTO
cli-metavar-number = NUMERO
cli-metavar-numbers = NUMERI
cli-metavar-people = NUMERO|NOMI
cli-metavar-bots = BOT
cli-metavar-bot = BOT
cli-metavar-first = POSTO|random
cli-metavar-file = FILE
cli-metavar-format = FORMATO
cli-metavar-language = LINGUA
cli-metavar-bench = MISURA
cli-metavar-name = NOME
cli-metavar-seconds = SECONDI
cli-metavar-days = GIORNI
cli-metavar-episode = round|match
cli-metavar-folder = CARTELLA
cli-metavar-from = DA
cli-metavar-to = A
cli-metavar-link = LINK
cli-metavar-address = INDIRIZZO
cli-metavar-token = TOKEN

## Opzioni dei comandi

cli-option-lang = Lingua: en, id, it o eo. Predefinita: quella del sistema.
cli-option-help = Mostra questo aiuto.
cli-option-version = Mostra la versione.
cli-option-json = Rispondi con un solo oggetto JSON.
cli-option-edition = L’edizione da usare. Predefinita: la prima elencata da «kartaro games».
cli-option-option = Cambia un’opzione dell’edizione; si può ripetere.
cli-option-diff = Mostra in che cosa due edizioni sono diverse.
cli-option-clause = Solo questo punto o questa sezione.
cli-option-seat = Da quale punto di vista: la lettera di un posto, o public per gli spettatori.
cli-option-bot = Chi giudica: un bot che cerca, come search@5000 o max. Predefinito: search@1000.
cli-option-seats = Quanti posti ha il tavolo. Predefinito: quattro, o quanti ne servono.
cli-option-people = Quante persone giocano qui, o i loro nomi separati da virgole. Predefinito: una.
cli-option-bots = Quali bot giocano: uno per tutti, o uno per posto, separati da spazi o virgole. I livelli sono easy, medium, hard e max. Predefinito: medium.
cli-option-first = Chi comincia: una lettera o un nome, oppure random.
cli-option-seed = Mescola secondo questo numero, per poter rifare la stessa partita.
cli-option-record = Conserva la registrazione della partita in questo file.
cli-option-resume = Continua la partita di questo file.
cli-option-game = Il gioco da giocare. Predefinito: il primo che c’è.
cli-option-games = Quante partite, almeno. Predefinito: 100.
cli-option-limit = Secondi che un bot può prendersi per una mossa; se ci mette di più perde la partita. Predefinito: 10.
cli-option-jobs = Quante partite si giocano nello stesso momento. Predefinito: quanti sono i processori.
cli-option-ray = Gioca sul cluster Ray a questo indirizzo; senza indirizzo, avvia Ray qui.
cli-option-out = Conserva le partite in questo file, o continua se contiene le stesse.
cli-option-draw = Disegna i grafici delle partite di questo file.
cli-option-to = Dove vanno i grafici. Predefinito: qui.
cli-option-arena-seats = Quanti posti ha il tavolo. Predefinito: uno per bot, o due se i bot sono più dei posti.
cli-option-arena-bots = Quali bot giocano: --bots random thumb. L’ultimo prende tutti i posti rimasti; se i bot sono più dei posti, giocano tutti contro tutti.
cli-option-arena-seed = Distribuisci secondo questo numero, per poter rifare le stesse partite.
cli-option-arena-resume = Continua le partite di questo file.
cli-option-hint = A ogni decisione mostra che cosa farebbe un bot.
cli-option-pace = Quanto lentamente rispondono i bot in un terminale: 0 subito, 2 due volte più lentamente. Predefinito: 1.
cli-option-host = L’indirizzo di questa macchina su cui ascolta il server; o KARTARO_HOST. Predefinito: solo per questa macchina.
cli-option-port = La porta; o KARTARO_PORT. Predefinita: 8472.
cli-option-data = Dove si conservano i tavoli; o KARTARO_DATA. Predefinito: nella tua cartella dei dati.
cli-option-store = Conserva i tavoli in questo database PostgreSQL, postgresql://…, che più server possono condividere; o KARTARO_STORE. Predefinito: in una cartella.
cli-option-node = Il nome di questo server tra quelli che condividono un database; o KARTARO_NODE. Predefinito: la macchina e il processo.
cli-option-share = Lascia entrare chi è sulla stessa rete, e mostra un codice da inquadrare; o KARTARO_SHARE=1.
cli-option-open = Mostra la pagina nel browser, se qui ce n’è uno.
cli-option-public-url = L’indirizzo con cui gli altri raggiungono il server, se sta dietro a un altro server; o KARTARO_PUBLIC_URL.
cli-option-serve-pace = Quanto lentamente rispondono i bot: 0 subito, 2 due volte più lentamente; o KARTARO_PACE. Predefinito: 1.
cli-option-archive-after = Giorni dopo i quali un tavolo a cui non viene nessuno è archiviato; o KARTARO_ARCHIVE_AFTER. Predefinito: 180.
cli-option-proxy = L’indirizzo di un proxy davanti al server; o KARTARO_PROXY. Predefinito: uno su questa macchina.
cli-option-rate = Quante richieste al secondo può fare un client; o KARTARO_RATE. Predefinito: 20.
cli-option-logs = Come si scrive il log: text, o json con un oggetto per riga; o KARTARO_LOGS. Predefinito: text.
cli-option-metrics = Chi può leggere tutte le metriche: indirizzi o reti, separati da virgole; o KARTARO_METRICS. Predefinito: questa macchina.
cli-option-name = Il tuo nome al tavolo; più nomi, separati da virgole, si dividono questa tastiera. Predefinito: ti viene chiesto.
cli-option-join-seat = Quale posto prendi: una lettera. Predefinito: il primo libero.
cli-option-watch = Assisti soltanto.
cli-option-token = Di chi è il posto: ciò che ti è stato mostrato andando via, per tornare.
cli-option-export-efg-seats = Quanti posti ha il tavolo. Predefinito: due.
cli-option-train-edition = Per quali edizioni addestrare, separate da virgole; una nominata due volte si gioca il doppio. Predefinito: tutte.
cli-option-train-seats = Per quanti posti: 2, 3-6 oppure 2,4. Predefinito: due.
cli-option-episode = Che cosa la rete impara a vincere: round (una mano) o match (una partita). Predefinito: una mano a Love Letter, altrimenti una partita.
cli-option-hours = Fermati dopo tante ore; ciò che si è imparato resta e --resume continua. Predefinito: quando si è imparato abbastanza.
cli-option-samples = Decisioni da cui imparare. Predefinito: quante ne servono al gioco.
cli-option-train-seed = Addestra con questo numero. Lo stesso numero dà la stessa rete: una con --jobs 1, un’altra con qualunque altro numero di processi.
cli-option-train-jobs = Quanti processi giocano mentre la rete impara; con 1, un solo processore gioca e impara a turno. Predefinito: quanti sono i processori.
cli-option-train-ray = Fai giocare il cluster Ray a questo indirizzo mentre la rete impara; senza indirizzo, avvia Ray qui.
cli-option-from = Da che cosa parte la rete: un file di pesi, net per quella fornita con Kartaro, oppure scratch per partire da zero. Predefinito: scratch.
cli-option-critic = Chi dice nell’addestramento che cosa un posto può aspettarsi: own è la rete stessa, truth un critico che vede tutte le carte. Predefinito: own.
cli-option-train-out = Conserva punti di ripresa, rete e curva in questa cartella. Predefinito: training.
cli-option-train-resume = Continua da dove è stato fermato l’addestramento in questa cartella.
cli-option-exploit-edition = { cli-option-train-edition }
cli-option-exploit-seats = { cli-option-train-seats }
cli-option-exploit-games = Con quante partite si misura il risultato. Predefinito: 2.000, cioè circa 20.000 mani di Love Letter.
cli-option-exploit-jobs = In quanti thread pensano i bot e quante partite si giocano insieme. Predefinito: quanti sono i processori.
cli-option-by = Non addestrare nulla: fai giocare questo bot contro di lui, per esempio una ricerca che sa come muove.
cli-option-exact = Non addestrare nulla: calcola la miglior risposta a una rete, a un tavolo con poche carte. Serve OpenSpiel: pip install "kartaro[openspiel]".
cli-option-exploit-from = Da che cosa parte la rete: un file di pesi, net per quella fornita con Kartaro, oppure scratch per partire da zero. Predefinito: net contro i bot che pensano, altrimenti scratch.
cli-option-measure-against = Contro quali altri bot misurare la rete, separati da virgole.
cli-option-exploit-seed = Addestra con questo numero. Con un solo thread lo stesso numero dà la stessa rete.
cli-option-exploit-out = Conserva i punti di ripresa, la rete e la sua curva in questa cartella. Predefinita: exploiting.
cli-option-exploit-resume = { cli-option-train-resume }
cli-option-nodes = Fermati se l’albero ha più nodi di così. Predefinito: due milioni.
cli-option-analyse-seat = Il posto di cui si esaminano le decisioni: una lettera o un nome.
cli-option-analyse-seed = Immagina le carte nascoste secondo questo numero. Predefinito: 0.

## Risposte

# $nodes and $sets are numbers.
cli-export-efg-nodes = Finora { $nodes } nodi …
cli-export-efg-done = { $nodes } nodi, { $sets } insiemi informativi.
cli-train-begins = Addestramento. Tutto è conservato in «{ $folder }»; Ctrl-C ferma.
cli-train-progress = { $samples } decisioni, { $percent } %. Quota contro { $shares }
cli-train-done = La rete è pronta: { $file }
cli-train-curve = Quota della rete contro { $bots }
# $episode is round or match; the other arguments are numbers.
cli-exploit-found = La miglior risposta trovata vince il { $share } % (da { $low } a { $high }) contro { $bot }, in { $episodes } { $episode ->
        [round] mani
       *[match] partite
    }. Una migliore potrebbe vincere di più.
# $start is a file, net or scratch.
cli-exploit-start = La rete parte da: { $start }.
# $episode is round or match; $by and $bot are bots, the other arguments are numbers.
cli-exploit-by = { $by } vince il { $share } % (da { $low } a { $high }) contro { $bot }, in { $episodes } { $episode ->
        [round] mani
       *[match] partite
    }. Una risposta migliore potrebbe vincere di più.
# All but $bot are numbers.
cli-exploit-exact = La miglior risposta a { $bot } vince il { $share } % delle mani, { $exploitability } più della parità su una scala da −1 a 1. È il valore esatto, su { $nodes } posizioni.
cli-train-curve-samples = milioni di decisioni da cui si è imparato
cli-default = predefinita
cli-players = { $fewest ->
        [2] { $most ->
            [2] 2 giocatori
           *[other] 2–{ $most } giocatori
        }
       *[other] { $fewest }–{ $most } giocatori
    }
cli-reference = Carta Consultazione
cli-column-card = Carta
cli-column-count = Copie
cli-column-effect = Effetto
# $count è un numero.
cli-rank-and-count = { $count ->
        [one] valore { $rank }, { $count } carta
       *[other] valore { $rank }, { $count } carte
    }
cli-diff-title = { $game }: differenze tra { $one } e { $other }
cli-diff-options = Opzioni
cli-diff-cards = Carte
cli-diff-clauses = Punti del regolamento
cli-diff-none = Non ci sono differenze.
cli-diff-absent = assente
cli-replay-open = A carte scoperte.
cli-replay-seat = Come l’ha vista { $name }.
cli-replay-public = Come l’hanno vista gli spettatori.
cli-replay-unfinished = Qui la registrazione si ferma; la partita non è finita.
# $count è un numero.
cli-verify-proven = { $count ->
        [one] L’unica decisione del mazziere segue dai seed della partita { $match }. Ogni seed corrisponde al suo impegno.
       *[other] Tutte le { $count } decisioni del mazziere seguono dai seed della partita { $match }. Ogni seed corrisponde al suo impegno.
    }
cli-verify-server = Impegno del server:
cli-verify-seat = Impegno di { $name }:
cli-verify-left-out = Impegno di { $name }; il seed non è stato rivelato e non conta:
cli-verify-alone = Nessun giocatore ha rivelato un seed: ha scelto solo il server, che può averne provati molti.
cli-verify-host = Chi comincia l’ha scelto una persona. Di questo non è dimostrato nulla.
cli-verify-position = La partita è cominciata da una posizione preparata. Di questa non è dimostrato nulla.
cli-verify-compare = Confronta gli impegni con quelli che ti sono stati mostrati prima che le carte fossero date: una registrazione non può dire quando sono stati presi.
# $count è un numero.
cli-check-passed = { $count ->
        [one] { $id }: { $count } asserzione riuscita.
       *[other] { $id }: { $count } asserzioni riuscite.
    }
cli-check-failed = { $id } fallisce: { $title }
# $cases, $assertions e $failed sono numeri.
cli-check-sum = Casi: { $cases }. Asserzioni: { $assertions }. Casi falliti: { $failed }.
cli-new-game-files = Scritti:
cli-new-game-changed = Righe aggiunte a:
# $folder è un percorso; ciò che sta tra virgolette resta in inglese.
cli-new-game-next = Le regole tocca a te scriverle: cerca «write this rule» in { $folder }. Come si fa lo dice CONTRIBUTING.md, sotto «A fourth game».
cli-command-site = Crea un sito per qualsiasi host statico: tutto il gioco, nel browser.
cli-option-base = L’indirizzo a cui sarà il sito, per i link da fuori.
cli-option-server = L’indirizzo di un server dove gli amici possono incontrarsi, da nominare nel sito.
cli-option-site = Una cartella da kartaro site: si può giocare anche nel browser; o KARTARO_SITE.
site-written = Il sito è in { $folder }: { $count } file, { $size } MB per il gioco stesso.
site-interpreted = Le regole entrano nel sito non compilate, perché zig non è disponibile: { $why }. Lì i bot pensano lentamente.
site-compiling = Compilazione delle regole per i browser …
site-packing = Preparazione di Python e del gioco …
error-site-needs-checkout = Un sito si fa in una copia dei sorgenti di Kartaro, non da un pacchetto installato.
error-site-failed = Non è stato possibile fare il sito: { $why }
error-site-not-empty = { $folder } non è vuota, e non contiene un sito di Kartaro.
error-no-site = In { $folder } non c’è un sito: fallo con kartaro site.
error-bad-address = Questo non è l’indirizzo di un sito: { $address }
