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
cli-command-rules = Leggi le regole di un gioco: carta di riferimento e regolamento.
cli-command-replay = Rileggi una partita registrata, a carte scoperte o come la vide un posto.
cli-command-analyse = Vedi che cosa avrebbe giocato un bot in una partita registrata, da un posto.
cli-command-verify = Dimostra che le carte di una partita registrata sono state mescolate onestamente.
cli-command-check = Esegui file di scenari e di’ che cosa non regge.
cli-command-play = Gioca qui, contro i bot o con altri alla stessa tastiera.
cli-command-serve = Apri un server di tavoli, per gli amici o per te.
cli-command-join = Siediti al tavolo di un server, e gioca qui.
cli-command-backup = Copia tutti i tavoli di un server in un file, mentre è acceso.
cli-command-restore = Metti i tavoli di una copia in una cartella vuota.
cli-command-arena = Fa’ giocare ai bot molte partite l’uno contro l’altro, e conta.
cli-command-bench = Misura la velocità delle regole (nella cartella dei sorgenti).
cli-command-new-game = Scrivi la stanza di un nuovo gioco (nella cartella dei sorgenti).

## Che cosa si dà ai comandi

cli-metavar-command = COMANDO
cli-metavar-options = OPZIONI
cli-metavar-game = GIOCO
cli-metavar-edition = EDIZIONE
cli-metavar-setting = NOME=VALORE
cli-metavar-clause = PUNTO
cli-metavar-seat = POSTO
cli-metavar-number = NUMERO
cli-metavar-people = NUMERO|NOMI
cli-metavar-bots = BOT
cli-metavar-bot = BOT
cli-metavar-first = POSTO|random
cli-metavar-file = FILE
cli-metavar-language = LINGUA
cli-metavar-bench = MISURA
cli-metavar-name = NOME
cli-metavar-seconds = SECONDI
cli-metavar-folder = CARTELLA
cli-metavar-link = LINK
cli-metavar-address = INDIRIZZO
cli-metavar-token = TOKEN

## Opzioni dei comandi

cli-option-lang = Lingua: en, id, it o eo. Altrimenti quella dell’ambiente.
cli-option-help = Mostra questo aiuto.
cli-option-version = Mostra la versione.
cli-option-json = Rispondi con un solo oggetto JSON.
cli-option-edition = L’edizione da usare. Altrimenti la più recente.
cli-option-option = Cambia un’opzione dell’edizione; si può ripetere.
cli-option-diff = Di’ in che cosa due edizioni sono diverse.
cli-option-clause = Solo questo punto o questa sezione.
cli-option-seat = Che cosa vide questo posto: una lettera, o public per chi guardava.
cli-option-bot = Chi giudica: un bot che cerca, come search@5000 o max. Altrimenti search@1000.
cli-option-seats = Quanti posti ha il tavolo. Altrimenti quattro, o quanti ne servono.
cli-option-people = Quante persone giocano qui, o i loro nomi separati da virgole. Altrimenti una.
cli-option-bots = Quali bot giocano: uno per tutti, o uno per posto separati da spazi o virgole. I livelli sono easy, medium, hard e max. Altrimenti medium.
cli-option-first = Chi inizia: una lettera o un nome, oppure random.
cli-option-seed = Mescola secondo questo numero, per poter rifare la stessa partita.
cli-option-record = Conserva la registrazione della partita in questo file.
cli-option-resume = Continua la partita di questo file.
cli-option-game = Il gioco da giocare. Altrimenti il primo che c’è.
cli-option-games = Quante partite, almeno. Altrimenti 100.
cli-option-limit = Quanto tempo può prendersi un bot per una mossa; chi ci mette di più ha perso la partita. Altrimenti 10.
cli-option-jobs = Quante partite si giocano nello stesso momento. Altrimenti quanti sono i processori.
cli-option-out = Conserva le partite in questo file, o continua se contiene le stesse.
cli-option-draw = Disegna i grafici delle partite di questo file.
cli-option-to = Dove vanno i grafici. Altrimenti qui.
cli-option-arena-seats = Quanti posti ha il tavolo. Altrimenti uno per bot, o due se i bot sono più dei posti.
cli-option-arena-bots = Quali bot giocano: --bots random thumb. L’ultimo prende tutti i posti rimasti; se i bot sono più dei posti, giocano tutti contro tutti.
cli-option-arena-seed = Distribuisci secondo questo numero, per poter rifare le stesse partite.
cli-option-arena-resume = Continua le partite di questo file.
cli-option-hint = A ogni decisione di’ che cosa farebbe un bot.
cli-option-pace = Quanto lentamente rispondono i bot in un terminale: 0 subito, 2 due volte più lentamente. Altrimenti 1.
cli-option-host = A quale indirizzo di questa macchina ascolta il server; o KARTARO_HOST. Altrimenti solo per questa macchina.
cli-option-port = A quale porta; o KARTARO_PORT. Altrimenti 8472.
cli-option-data = Dove si conservano i tavoli; o KARTARO_DATA. Altrimenti fra i tuoi dati.
cli-option-share = Lascia venire chi è sulla stessa rete, e mostra un codice da inquadrare; o KARTARO_SHARE=1.
cli-option-open = Mostra la pagina nel browser, se qui ce n’è uno.
cli-option-public-url = L’indirizzo con cui gli altri raggiungono il server, se davanti ce n’è un altro; o KARTARO_PUBLIC_URL.
cli-option-serve-pace = Quanto lentamente rispondono i bot: 0 subito, 2 due volte più lentamente; o KARTARO_PACE. Altrimenti 1.
cli-option-proxy = L’indirizzo di un proxy che sta davanti; o KARTARO_PROXY. Altrimenti uno su questa macchina.
cli-option-rate = Quante richieste al secondo può fare un client; o KARTARO_RATE. Altrimenti 20.
cli-option-name = Il tuo nome al tavolo; più nomi separati da virgole si alternano a questa tastiera. Altrimenti ti viene chiesto.
cli-option-join-seat = Quale posto prendi: una lettera. Altrimenti il primo libero.
cli-option-watch = Assisti soltanto.
cli-option-token = Di chi è il posto: ciò che ti è stato mostrato andando via, per tornare.
cli-option-analyse-seat = Il posto di cui si esaminano le decisioni: una lettera o un nome.
cli-option-analyse-seed = Immagina le carte nascoste secondo questo numero. Altrimenti secondo 0.

## Risposte

cli-default = predefinita
cli-players = { $fewest }–{ $most } giocatori
cli-reference = Carta di riferimento
cli-column-rank = Valore
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
cli-replay-seat = Come la vide { $name }.
cli-replay-public = Come la vide chi guardava.
cli-replay-unfinished = Qui la registrazione si ferma; la partita non è finita.
# $count è un numero.
cli-verify-proven = { $count ->
        [one] L’unica decisione del mazziere è quella che danno i semi della partita { $match }. Ogni seme corrisponde al suo impegno.
       *[other] Tutte le { $count } decisioni del mazziere sono quelle che danno i semi della partita { $match }. Ogni seme corrisponde al suo impegno.
    }
cli-verify-server = Impegno del server:
cli-verify-seat = Impegno di { $name }:
cli-verify-left-out = Impegno di { $name }; il seme non è stato rivelato e non conta:
cli-verify-alone = Nessun giocatore ha rivelato un seme: ha scelto solo il server, che può averne provati molti.
cli-verify-host = Chi ha iniziato l’ha scelto una persona. Di questo non è dimostrato nulla.
cli-verify-position = La partita è cominciata da una posizione preparata. Di questa non è dimostrato nulla.
cli-verify-compare = Confronta gli impegni con quelli che ti sono stati mostrati prima di distribuire: una registrazione non può dire quando sono stati presi.
# $count è un numero.
cli-check-passed = { $count ->
        [one] { $id }: regge { $count } asserzione.
       *[other] { $id }: reggono { $count } asserzioni.
    }
cli-check-failed = { $id } non regge: { $title }
# $cases, $assertions e $failed sono numeri.
cli-check-sum = Casi: { $cases }. Asserzioni: { $assertions }. Casi che non reggono: { $failed }.
cli-new-game-files = Scritti:
cli-new-game-changed = Righe aggiunte a:
# $folder è un percorso; ciò che sta tra virgolette resta in inglese.
cli-new-game-next = Le regole tocca a te scriverle: cerca «write this rule» in { $folder }. Come si fa lo dice CONTRIBUTING.md, sotto «A fourth game».
