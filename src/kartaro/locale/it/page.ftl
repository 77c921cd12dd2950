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
