### Kartaro, italiano: che cosa pensa un bot delle decisioni di una partita registrata.
### $value e $own sono la probabilità di vincere la partita in percentuale, un numero; $points sono i punti percentuali persi.

analysis-looking = Decisioni esaminate
# $name è chi ha deciso, $bot un bot come search@1000.
analysis-about = Che cosa poteva sapere { $name } a ogni decisione, e che cosa avrebbe giocato il bot { $bot }. I costi sono in punti percentuali della probabilità di vincere la partita.
analysis-agrees = Il bot è d’accordo: probabilità di vincere { $value }%.
analysis-costs = { $points ->
        [one] Il bot: { $best }. Probabilità di vincere { $value }%, con la mossa giocata { $own }%. Costo: { $points } punto.
       *[other] Il bot: { $best }. Probabilità di vincere { $value }%, con la mossa giocata { $own }%. Costo: { $points } punti.
    }
analysis-close = Il bot: { $best }. Probabilità di vincere { $value }%, con la mossa giocata { $own }%. La differenza può essere dovuta al caso.
analysis-hand = In mano: { $cards }.
# Una carta nascosta, e con quale probabilità è questa.
analysis-likely = { $card } ({ $percent }%)
# Quante di più carte nascoste ci si aspetta che siano questa.
analysis-expected = { $card } ×{ NUMBER($number, maximumFractionDigits: 1) }

## Alla fine

analysis-summary = Riepilogo
# $seen e $all sono numeri.
analysis-stopped = Interrotto prima della fine: decisioni esaminate { $seen } su { $all }.
# $count, $agreed, $close e $forced sono numeri.
analysis-count = Decisioni: { $count }. Il bot è d’accordo con: { $agreed }. Più o meno altrettanto buone: { $close }. Tralasciate perché c’era una sola mossa: { $forced }.
analysis-total = { $points ->
        [one] Costo totale: { $points } punto.
       *[other] Costo totale: { $points } punti.
    }
analysis-costliest = Le più costose:
analysis-points = { $points ->
        [one] { $move }: { $points } punto
       *[other] { $move }: { $points } punti
    }
