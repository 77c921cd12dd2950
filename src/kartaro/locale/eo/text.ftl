### Kartaro, Esperanto: observoj en teksto.

text-told = Kio okazis post via lasta decido:
text-table = La tablo, kiel vi konas ĝin:
text-moves = Respondu per precize unu el ĉi tiuj agoj, kiel ĝi estas skribita antaŭ la egalsigno:
