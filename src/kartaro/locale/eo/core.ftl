### Kartaro, Esperanto: vortoj komunaj al ĉiuj ludoj.

# Nomo de la sidloko de la leganto mem.
seat-you = Vi
# $items estas unu aŭ pluraj nomoj, jam apartigitaj per komoj; $last estas la lasta nomo.
list-and = { $items } kaj { $last }
# $count egalaj aferoj: 2× Teservico.
list-times = { $count }× { $name }
