### Kartaro, English: observations in text.

text-told = What happened since your last decision:
text-table = The table as you know it:
text-moves = Answer with exactly one of these moves, as written before the equals sign:
