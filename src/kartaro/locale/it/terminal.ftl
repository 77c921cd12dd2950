### Kartaro, italiano: giocare nel terminale, riga per riga.

# Nomi per i posti che non ne hanno: una parola ciascuno, con le iniziali da a a f.
terminal-bot-names = Ada Bruno Clara Dario Elsa Fabio
terminal-person = Giocatore { $number }
# $count è un numero.
terminal-welcome = { $game } · { $edition } · { $count } giocatori
terminal-changed = Cambiato a questo tavolo: { $options }
terminal-hint = Scrivi un numero per scegliere, ? per l’aiuto, hint, log o quit.
terminal-goes-on = La partita continua.
terminal-round = Round { $number }
terminal-player = Giocatore
terminal-front = Carte davanti
terminal-holds = ha in mano { $cards }
terminal-hand = La tua mano
terminal-back = Indietro
# Before an answer that nobody gives on purpose.
terminal-ask-sure = Lo vuoi davvero?
terminal-sure = Sì, fallo
terminal-ask-first = Chi comincia?
terminal-by-lot = A sorte

## Più persone a una tastiera

terminal-pass = Premi Invio per pulire lo schermo, poi passa la tastiera a { $name }.
terminal-for = Tocca a { $name }. Premi Invio quando nessun altro guarda.
terminal-since = { $name }, ecco che cosa è successo dall’ultima volta:
terminal-pass-all = Premi Invio per pulire lo schermo. Poi possono guardare tutti.

## Aiuto, cronaca, fine

terminal-help-number = Scrivi un numero per scegliere, o 0 per tornare indietro di un passo.
# $example è una mossa nella notazione.
terminal-help-notation = Puoi anche scrivere tutta la mossa, per esempio: { $example }
terminal-help-words = ? mostra questo aiuto, hint mostra che cosa farebbe un bot, log mostra tutto quello che hai saputo dall’ultima distribuzione, quit salva la partita ed esce.
terminal-help-card = Le regole delle tue carte:
terminal-log = Che cosa hai saputo dall’ultima distribuzione:
# $value e $other sono la probabilità di vincere la partita in percentuale, un numero.
terminal-advice = Suggerimento: { $move }. Probabilità di vincere: { $value }% (con la seconda mossa migliore: { $other }%).
terminal-advice-forced = Suggerimento: è possibile una sola mossa.
terminal-final = Punteggio finale
terminal-saved = La partita è salvata. Per continuare:
terminal-kept = La registrazione è conservata. Per leggerla, e per vedere che cosa avrebbe giocato un bot:
