### Kartaro, Esperanto: kion roboto opinias pri la decidoj en registrita partio.
### $value kaj $own estas la ŝanco gajni la partion en procentoj, nombro; $points estas la perditaj procentoj.

analysis-looking = Esploritaj decidoj
# $name estas tiu, kies decidoj ili estas, $bot roboto kiel search@1000.
analysis-about = Kion { $name } povis scii ĉe ĉiu decido, kaj kion la roboto { $bot } estus ludinta. La perdoj estas en procentaj poentoj de la ŝanco gajni la partion.
analysis-agrees = La roboto konsentas: ŝanco gajni { $value } %.
analysis-costs = { $points ->
        [one] La roboto: { $best }. Ŝanco gajni { $value } %, per la ludita ago { $own } %. Perdo: { $points } poento.
       *[other] La roboto: { $best }. Ŝanco gajni { $value } %, per la ludita ago { $own } %. Perdo: { $points } poentoj.
    }
analysis-close = La roboto: { $best }. Ŝanco gajni { $value } %, per la ludita ago { $own } %. La diferenco povas esti hazarda.
analysis-hand = En la mano: { $cards }.
# Kaŝita karto, kaj kiel verŝajne ĝi estas ĉi tiu.
analysis-likely = { $card } ({ $percent } %)
# Kiom el pluraj kaŝitaj kartoj supozeble estas ĉi tiu.
analysis-expected = { $card } ×{ NUMBER($number, maximumFractionDigits: 1) }

## Fine

analysis-summary = Resumo
# $seen kaj $all estas nombroj.
analysis-stopped = Ĉesigita antaŭ la fino: esploritaj estas { $seen } el { $all } decidoj.
# $count, $agreed, $close kaj $forced estas nombroj.
analysis-count = Decidoj: { $count }. La roboto konsentas pri: { $agreed }. Proksimume same bonaj: { $close }. Ellasitaj, ĉar eblis nur unu ago: { $forced }.
analysis-total = { $points ->
        [one] Perdo entute: { $points } poento.
       *[other] Perdo entute: { $points } poentoj.
    }
analysis-costliest = La plej multekostaj:
analysis-points = { $points ->
        [one] { $move }: { $points } poento
       *[other] { $move }: { $points } poentoj
    }
