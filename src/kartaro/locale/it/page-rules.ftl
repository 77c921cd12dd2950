### Kartaro, italiano: il regolamento sulla pagina.

page-rules-games = Regolamenti
page-rules-contents = Indice
page-rules-cards = Le carte
page-rules-edition = Edizione
page-rules-compare = Confronta con
page-rules-compare-none = Niente
page-rules-options = Opzioni
# $count is a number: how many options are set otherwise.
page-rules-options-set = { $count ->
        [one] Opzioni ({ $count } cambiata)
       *[other] Opzioni ({ $count } cambiate)
    }
page-rules-options-usual = Ripristina questa edizione
page-rules-changed = { $edition }, modificata
# $number is a clause such as 5.3.2.
page-rules-clause = Link a { $number }
# $count is a number.
page-rules-copies = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
page-rules-copies-each = { $count ->
        [one] { $count } di ciascuna
       *[other] { $count } di ciascuna
    }
page-rules-players = Giocatori
page-rules-how-they-differ = In che cosa differiscono
page-rules-differs = Diverso
page-rules-absent = Non c’è in questa edizione
page-rules-only-in = Solo in: { $edition }
page-rules-other-heading = Nell’altra edizione: { $text }
page-rules-same = Sono uguali.
# $count is a number; the numbers of the clauses follow.
page-rules-clauses-differ = { $count ->
        [0] Nessun punto è diverso.
        [one] Un punto è diverso:
       *[other] { $count } punti sono diversi:
    }
page-rules-only-differences = Mostra solo le differenze
page-rules-whole = Pagina intera
page-rules-close = Chiudi
