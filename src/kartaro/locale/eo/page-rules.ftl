### Kartaro, Esperanto: la regularo sur la paĝo.

page-rules-games = Regularoj
page-rules-contents = Enhavo
page-rules-cards = La kartoj
page-rules-edition = Eldono
page-rules-compare = Kompari kun
page-rules-compare-none = Nenio
page-rules-options = Opcioj
# $count is a number: how many options are set otherwise.
page-rules-options-set = { $count ->
        [one] Opcioj ({ $count } ŝanĝita)
       *[other] Opcioj ({ $count } ŝanĝitaj)
    }
page-rules-options-usual = Restarigi ĉi tiun eldonon
page-rules-changed = { $edition }, ŝanĝita
# $number is a clause such as 5.3.2.
page-rules-clause = Ligilo al { $number }
# $count is a number.
page-rules-copies = { $count ->
        [one] { $count } karto
       *[other] { $count } kartoj
    }
page-rules-copies-each = { $count ->
        [one] po { $count }
       *[other] po { $count }
    }
page-rules-players = Ludantoj
page-rules-how-they-differ = Kiel ili diferencas
page-rules-differs = Malsama
page-rules-absent = Ne en ĉi tiu eldono
page-rules-only-in = Nur en: { $edition }
page-rules-other-heading = En la alia eldono: { $text }
page-rules-same = Ili estas samaj.
# $count is a number; the numbers of the clauses follow.
page-rules-clauses-differ = { $count ->
        [0] Neniu punkto estas malsama.
        [one] Unu punkto estas malsama:
       *[other] { $count } punktoj estas malsamaj:
    }
page-rules-only-differences = Montri nur la diferencojn
page-rules-whole = Tuta paĝo
page-rules-close = Fermi
