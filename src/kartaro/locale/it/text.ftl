### Kartaro, italiano: osservazioni in testo.

text-told = Che cosa è successo dalla tua ultima decisione:
text-table = Il tavolo come lo conosci:
text-moves = Rispondi con una sola di queste mosse, come è scritta prima del segno di uguale:
