### Kartaro, Esperanto: ludado en la terminalo, linion post linio.

# Nomoj por sidlokoj sen propra nomo: po unu vorto, kun la komencliteroj a ĝis f.
terminal-bot-names = Ada Bruno Clara Dario Elsa Fabio
terminal-person = Ludanto { $number }
# $count estas nombro.
terminal-welcome = { $game } · { $edition } · { $count } ludantoj
terminal-changed = Ŝanĝita ĉe ĉi tiu tablo: { $options }
terminal-hint = Tajpu numeron por elekti, ? por helpo, hint, log aŭ quit.
terminal-goes-on = La partio daŭras.
terminal-round = Raŭndo { $number }
terminal-player = Ludanto
terminal-front = Elmetitaj kartoj
terminal-holds = en la mano: { $cards }
terminal-hand = Via mano
terminal-back = Reen
# Before an answer that nobody gives on purpose.
terminal-ask-sure = Ĉu vi certas?
terminal-sure = Jes, faru
terminal-ask-first = Kiu komencas?
terminal-by-lot = Per lotumo

## Pluraj homoj ĉe unu klavaro

terminal-pass = Premu la enigoklavon por viŝi la ekranon, kaj transdonu la klavaron. Sekvas: { $name }.
terminal-for = Estas la vico de { $name }. Premu la enigoklavon, kiam neniu alia rigardas.
terminal-since = { $name }, jen kio okazis, de kiam vi laste rigardis:
terminal-pass-all = Premu la enigoklavon por viŝi la ekranon. Poste ĉiuj rajtas rigardi.

## Helpo, protokolo, fino

terminal-help-number = Tajpu numeron por elekti, aŭ 0 por iri unu paŝon reen.
# $example estas ago en la notacio.
terminal-help-notation = Vi povas ankaŭ skribi la tutan agon, ekzemple: { $example }
terminal-help-words = ? montras ĉi tiun helpon, hint montras, kion farus roboto, log montras ĉion, kion vi eksciis post la disdono, quit konservas la partion kaj finas.
terminal-help-card = La reguloj de viaj kartoj:
terminal-log = Kion vi eksciis post la disdono:
# $value kaj $other estas la ŝanco gajni la partion en procentoj, nombro.
terminal-advice = Konsilo: { $move }. Ŝanco gajni la partion: { $value } % (per la dua plej bona ago: { $other } %).
terminal-advice-forced = Konsilo: eblas nur unu ago.
terminal-final = Fina rezulto
terminal-saved = La partio estas konservita. Por daŭrigi:
terminal-kept = La registro estas konservita. Por legi ĝin, kaj por vidi, kion roboto estus ludinta:
