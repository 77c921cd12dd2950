### Kartaro, italiano: parole comuni a tutti i giochi.

# Etichetta del posto di chi legge.
seat-you = Tu
# $items contiene uno o più nomi già separati da virgole; $last è l’ultimo nome.
list-and = { $items } e { $last }
# $count cose uguali: 2× Servizio da tè.
list-times = { $count }× { $name }
