### Kartaro, italiano: che cosa uno scenario ha trovato di diverso da ciò che dice il suo file.
### $expected e $got sono nella notazione; $got può anche essere la frase di un errore.

## Dove

# $seats è un numero.
scenario-occasion = edizione { $edition }, { $seats } posti
scenario-filling = riempimento { $filling }

## Che cosa

scenario-expected = Atteso: { $expected }. Trovato: { $got }
scenario-unwanted = Questo non doveva esserci: { $expected }. Trovato: { $got }
scenario-move-refused = La mossa «{ $expected }» è stata rifiutata. { $got }
scenario-not-refused = La mossa non è stata rifiutata: { $expected }. Ora la posizione è: { $got }
scenario-refusal-changed = La mossa è stata rifiutata, ma ha cambiato qualcosa: { $expected }. Ora la posizione è: { $got }
scenario-match-refused = La partita non può cominciare. { $got }
scenario-match-made = La partita doveva essere rifiutata ({ $expected }), ma è cominciata: { $got }
scenario-no-such-fact = Dalle mosse non è nato nessun fatto «{ $expected }». Sono nati: { $got }
scenario-no-such-number = Nel regolamento non c’è un numero simile: { $expected }
scenario-branches-differ = Nel primo ramo: { $expected }. In questo: { $got }
scenario-nothing-asserted = Non c’è nessuna asserzione.
