### Kartaro, italiano: le partite giocate, sulla pagina.

page-mine-private = Restano solo in questo browser. Niente viene inviato da nessuna parte.
page-mine-none = Ancora nessuna partita. Quelle che finisci compaiono qui.
page-mine-played = Giocate
page-mine-wins = Vinte
page-mine-rate = Percentuale di vittorie
page-mine-streak = Vittorie di fila ora
page-mine-best-streak = Serie di vittorie più lunga
# $count is a number.
page-mine-strip = { $count ->
        [one] L’ultima partita
       *[other] Le ultime { $count } partite
    }
# $won and $played are numbers.
page-mine-won-of = Vinte: { $won } su { $played }
page-mine-by-game = Per gioco
page-mine-by-edition = Per edizione
page-mine-by-company = Per avversari
page-mine-by-bot = Contro i bot
page-mine-by-person = Contro persone
page-mine-with-people = Solo persone
page-mine-with-bots = Solo bot
page-mine-with-both = Persone e bot
page-mine-won = vinta
page-mine-lost = persa
page-mine-shared = giocata insieme su questo dispositivo
page-mine-record = una registrazione aperta da te
# $count is a number.
page-mine-shared-count = { $count ->
        [one] { $count } partita è stata giocata da più persone su questo dispositivo e qui sopra non è contata.
       *[other] { $count } partite sono state giocate da più persone su questo dispositivo e qui sopra non sono contate.
    }
page-mine-recent = Partite recenti
page-mine-show-all = Mostra tutte e { $count }
page-mine-keep = Esporta o elimina
page-mine-export = Salva in un file
page-mine-import = Aggiungi da un file
page-mine-open-record = Apri una registrazione
page-mine-delete = Elimina
page-mine-sure = Eliminare tutto da questo browser?
page-mine-delete-all = Elimina tutto
page-mine-rather-not = Annulla
page-mine-taken = Le partite del file sono state aggiunte alle tue.
