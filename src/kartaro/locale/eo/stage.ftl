### Kartaro, Esperanto: scenoj ĉe tablo de la paĝo, kio estas stampita sur ili, kaj kiel raŭndo finiĝas.

page-stage-claim = Deklarita
page-stage-named = Nomita
page-stage-number = Nombro
page-stage-spice = Spico
page-stage-true = Vera
page-stage-lie = Mensogo
page-stage-hit = Trafis!
page-stage-missed = Maltrafis
page-stage-out = Elfalis
page-stage-tied = Egale
page-stage-safe = Sub protekto
page-waits-for = Oni atendas { $names }: maksimume { $seconds } s.
page-costliest = Via plej multekosta decido
page-pause = Paŭzo
page-practice = Ekzerco: ĉi tiu partio ne kalkuliĝas
