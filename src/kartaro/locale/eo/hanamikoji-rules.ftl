### Kartaro, Esperanto: regularo de Hanamikoji.
### La elektiloj elektas tion, kio validas laŭ la opcioj.
### La punkto 4.3.2 estas la mesaĝo hanamikoji-clause-4-3-2.

hanamikoji-rulebook-title = Hanamikoji: la reguloj

## 1 La ludo

hanamikoji-heading-1 = La ludo
hanamikoji-clause-1-1 = Vi kaj via kontraŭulo konkuras pri la favoro de sep gejŝoj per la objektoj, kiujn ili ŝatas. Vi gajnas la partion, se post raŭndo la ĉarmo de la gejŝoj ĉe via flanko estas entute almenaŭ dek unu, aŭ se vi havas iujn ajn kvar gejŝojn.
# $counts listigas la objektojn kun la nombro de kartoj.
hanamikoji-clause-1-2 = La sep gejŝoj kuŝas en vico inter vi. Ĉiu ŝatas unu specon de objekto, kaj ŝia ĉarmo estas la nombro de kartoj de tiu objekto. De maldekstre dekstren, la { $cards } objektokartoj estas: { $counts }.
hanamikoji-clause-1-3 = La ludo estas por du ludantoj.
hanamikoji-clause-1-4 = { $items ->
        [some] Nur iuj objektokartoj kaj agoj estas en la ludo. Objektokartoj: { $cards }. Kartoj disdonataj al ĉiu el vi: { $hand }. Vicoj de ĉiu el vi: { $turns }. Vi gajnas per { $charm_to_win } da ĉarmo, aŭ per ĉi tiom da gejŝoj: { $geishas_to_win }. Gejŝo sen objektokartoj ne partoprenas. Kion ĉi tiuj reguloj diras pri aliaj kartoj, agoj kaj nombroj, tio ne validas.
       *[all] Ĉiuj objektokartoj kaj ĉiuj kvar agoj estas en la ludo.
    }

## 2 Preparo de raŭndo

hanamikoji-heading-2 = Preparo de raŭndo
hanamikoji-clause-2-1 = Ĉiuj 21 objektokartoj estas miksataj en unu kartaron frontomalsupren.
hanamikoji-clause-2-2 = Unu karto estas forprenata frontomalsupren kaj ne partoprenas en ĉi tiu raŭndo. Neniu el vi rigardas ĝin.
hanamikoji-clause-2-3 = Ĉiu el vi ricevas ses kartojn. Ili estas via mano: tenu ĝin sekreta. La ok restantaj kartoj estas la kartaro.
hanamikoji-clause-2-4 = Viaj kvar agoĵetonoj kuŝas frontosupre antaŭ vi. Kiam la partio komenciĝas, ĉiu gejŝo havas venkoĵetonon meze de sia karto, ĉe nenies flanko.
hanamikoji-clause-2-5 = { $first_player ->
        [host] La gastiganto elektas, kiu komencas la unuan raŭndon.
       *[random] La disdonanto lotumas, kiu komencas la unuan raŭndon.
    } Ĉe vera tablo, laŭ la tradicio, komencas la pli juna ludanto.

## 3 Vico

hanamikoji-heading-3 = Vico
hanamikoji-clause-3-1 = Komence de via vico vi prenas la plej supran karton de la kartaro.
hanamikoji-clause-3-2 = Poste vi elektas unu el viaj agoĵetonoj, kiuj ankoraŭ kuŝas frontosupre, kaj plenumas ĝian agon.
hanamikoji-clause-3-3 = La uzita ĵetono estas turnata frontomalsupren. Do ĉiun agon vi povas uzi nur unufoje en raŭndo, en la ordo, kiu plaĉas al vi.
hanamikoji-clause-3-4 = Viaj vicoj alternas, ĝis ĉiu el vi havis kvar.
hanamikoji-clause-3-5 = Vi povas transsalti nenion: nek la prenon de karto, nek la agon, nek la tutan vicon.

## 4 La kvar agoj

hanamikoji-heading-4 = La kvar agoj

hanamikoji-heading-4-1 = Sekreto (unu karto)
hanamikoji-clause-4-1-1 = Metu unu karton el via mano frontomalsupren sub la ĵetonon. Ĉe la kalkulo ĝi estas malkaŝata kaj validas ĉe via flanko.
hanamikoji-clause-4-1-2 = Vi rajtas rigardi ĝin iam ajn; via kontraŭulo ne rajtas.

hanamikoji-heading-4-2 = Rezigno (du kartoj)
hanamikoji-clause-4-2-1 = Metu du kartojn el via mano frontomalsupren sub la ĵetonon. En ĉi tiu raŭndo ili validas por neniu el vi.
hanamikoji-clause-4-2-2 = Vi rajtas rigardi ilin iam ajn. Via kontraŭulo neniam vidas ilin, eĉ ne ĉe la kalkulo.

hanamikoji-heading-4-3 = Donaco (tri kartoj)
hanamikoji-clause-4-3-1 = Metu tri kartojn el via mano frontosupren sur la tablon.
hanamikoji-clause-4-3-2 = Via kontraŭulo prenas unu el ili kaj metas ĝin al sia flanko de ĝia gejŝo. La aliaj du iras al via flanko.

hanamikoji-heading-4-4 = Konkurso (kvar kartoj)
hanamikoji-clause-4-4-1 = Metu kvar kartojn el via mano frontosupren sur la tablon. Vi mem dividas ilin en du parojn.
hanamikoji-clause-4-4-2 = Via kontraŭulo prenas unu paron, tian, kia ĝi kuŝas, al sia flanko. La alia paro iras al via flanko.

hanamikoji-clause-4-5 = Kion preni el Donaco aŭ Konkurso, tion decidas nur via kontraŭulo, kaj tuj. Nur poste komenciĝas ties propra vico, per preno de karto.

## 5 La kalkulo

hanamikoji-heading-5 = La kalkulo
hanamikoji-clause-5-1 = Kiam vi ambaŭ havis kvar vicojn, la du Sekretoj estas malkaŝataj kaj metataj al la flankoj de siaj posedantoj.
hanamikoji-clause-5-2 = Rigardu ĉiun gejŝon: se ĉe unu flanko kuŝas pli da ŝiaj objektoj ol ĉe la alia, ŝia venkoĵetono iras al tiu flanko, kie ajn ĝi antaŭe estis.
hanamikoji-clause-5-3 = Se ambaŭ flankoj havas egale da ŝiaj objektoj, aŭ neniun, ŝia ĵetono restas, kie ĝi estas. Gejŝo, kiun vi gajnis pli frue, do plu validas por vi.
hanamikoji-clause-5-4 = Kiam ĉiuj sep ĵetonoj estas en ordo, ĉiu el vi kalkulas la gejŝojn ĉe sia flanko kaj sumigas ilian ĉarmon.
hanamikoji-clause-5-5 = Se neniu venkis, sekvas plia raŭndo. Ĉiuj 21 kartoj reiras en la kartaron, ankaŭ la forprenita, kaj la agoĵetonoj estas denove turnataj frontosupren. La venkoĵetonoj restas, kie ili estas. Ĉi-foje komencas la alia ludanto.

## 6 Fino de la partio

hanamikoji-heading-6 = Fino de la partio
hanamikoji-clause-6-1 = Per kvar aŭ pli da gejŝoj ĉe via flanko vi gajnas la partion.
hanamikoji-clause-6-2 = Per ĉarmo de dek unu aŭ pli ĉe via flanko vi gajnas la partion, eĉ se via kontraŭulo havas kvar gejŝojn.
hanamikoji-clause-6-3 = La venko estas kontrolata nur post la kalkulo. Kio antaŭe kuŝas sur la tablo, decidas nenion.
hanamikoji-clause-6-4 = { $max_rounds ->
        [r3] Se post la tria raŭndo neniu venkis, la partio tie finiĝas: venkas tiu kun pli da gejŝoj; se ili egalas, tiu kun pli da ĉarmo; se ankaŭ ĝi egalas, vi venkas kune.
       *[none] La nombro de raŭndoj ne estas limigita.
    }

## 7 Kio videblas kaj kio ne

hanamikoji-heading-7 = Kio videblas kaj kio ne
hanamikoji-clause-7-1 = Vi ambaŭ vidas la venkoĵetonojn, la objektojn ĉe ambaŭ flankoj, kiuj agoĵetonoj estas uzitaj, kiom da kartoj estas en la manoj kaj en la kartaro, kaj ĉiun Donacon kaj Konkurson kun la farita elekto.
hanamikoji-clause-7-2 = Nur vi vidas vian manon, vian Sekreton ĝis ĝia malkaŝo, kaj la kartojn de via Rezigno.
hanamikoji-clause-7-3 = Neniu vidas la forprenitan karton. Nek ĝi nek la kartoj de Rezigno estas montrataj, dum la partio daŭras.
