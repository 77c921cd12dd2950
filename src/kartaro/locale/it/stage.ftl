### Kartaro, italiano: le scene al tavolo della pagina, che cosa vi è timbrato, e come finisce un round.

page-stage-claim = Dichiarata
page-stage-named = Nominata
page-stage-number = Numero
page-stage-spice = Spezia
page-stage-true = Vero
page-stage-lie = Falso
page-stage-hit = Indovinato!
page-stage-missed = Sbagliato
page-stage-out = Fuori
page-stage-tied = In parità
page-stage-safe = Al riparo
page-waits-for = In attesa di { $names }: al massimo { $seconds } s.
page-costliest = La tua decisione più costosa
page-pause = Pausa
page-practice = Allenamento: questa partita non conta
