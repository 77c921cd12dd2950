### Kartaro, Esperanto: regularo de Amletero.
### Unu teksto servas al ĉiuj eldonoj; la elektiloj elektas tion, kio validas.
### La punkto 5.3.2 estas la mesaĝo love-letter-clause-5-3-2.
### Atentu: Spiono estas la pastro de la angla eldono (rigardas manon); Sekreta agento estas la spiono de 2019.

love-letter-rulebook-title = Amletero: la reguloj

## 1 La ludo

love-letter-heading-1 = La ludo
love-letter-clause-1-1 = Vi volas, ke via amletero atingu la Princinon; portas ĝin la rolulo en via mano. Vi gajnas raŭndon, se vi restas la lasta ludanto en ĝi, aŭ se vi havas la plej altan karton, kiam la kartaro elĉerpiĝas. Gajnitaj raŭndoj donas ĵetonojn, kaj per sufiĉe da ĵetonoj vi gajnas la partion.
love-letter-clause-1-2 = La kartaro havas { $cards } kartojn: { $counts }. Ĉiu karto montras unu rolulon kun valoro kaj efiko.
love-letter-clause-1-3 = Povas ludi { $seats_min } ĝis { $seats_max } homoj.

## 2 Preparo de raŭndo

love-letter-heading-2 = Preparo de raŭndo
love-letter-clause-2-1 = Ĉiuj kartoj estas miksataj en unu kartaron frontomalsupren.
love-letter-clause-2-2 = La plej supra karto iras flanken, frontomalsupren. Neniu rigardas ĝin.
love-letter-clause-2-3 = { $turned_up ->
        [0] Ĉe ĉi tiu tablo neniu karto estas metata frontosupren, ankaŭ ne inter du ludantoj.
        [1] Se ludas ĝuste du ludantoj, la sekva karto estas metata frontosupren apud la kartaron. Ĉiuj vidas ĝin, kaj ĝi ne partoprenas en ĉi tiu raŭndo.
        [2] Se ludas ĝuste du ludantoj, la sekvaj du kartoj estas metataj frontosupren apud la kartaron. Ĉiuj vidas ilin, kaj ili ne partoprenas en ĉi tiu raŭndo.
       *[3] Se ludas ĝuste du ludantoj, la sekvaj tri kartoj estas metataj frontosupren apud la kartaron. Ĉiuj vidas ilin, kaj ili ne partoprenas en ĉi tiu raŭndo.
    }
love-letter-clause-2-4 = Ĉiu ludanto ricevas unu karton. Ĝi estas via mano: tenu ĝin sekreta.
love-letter-clause-2-5 = { $first_player ->
        [host] La gastiganto elektas, kiu komencas la unuan raŭndon.
       *[random] La disdonanto lotumas, kiu komencas la unuan raŭndon.
    } { $rank_set ->
        [r2012] Ĉe vera tablo, laŭ la tradicio, komencas tiu, kiu plej lastatempe iris al amrendevuo; se tiaj estas pluraj, la plej juna inter ili.
       *[r2019] Ĉe vera tablo, laŭ la tradicio, komencas tiu, kiu laste skribis leteron permane.
    }

## 3 Vico

love-letter-heading-3 = Vico
love-letter-clause-3-1 = Kiam via vico komenciĝas, finiĝas la protekto de via Servistino.
love-letter-clause-3-2 = Poste vi prenas de la kartaro ĝian plej supran karton. Nun vi havas du kartojn.
love-letter-clause-3-3 = Vi ludas unu el la du frontosupren antaŭ vi. La alia restas en via mano.
love-letter-clause-3-4 = La efiko de la ludita karto estas deviga, eĉ kiam ĝi malutilas al vi.
love-letter-clause-3-5 = Poste la vico pasas laŭhorloĝe al la sekva ludanto, kiu ankoraŭ estas en la raŭndo.
love-letter-clause-3-6 = Luditaj kaj forĵetitaj kartoj restas frontosupre antaŭ sia ludanto, en la ordo de sia apero. Ĉiu rajtas rigardi ilin iam ajn.

## 4 Elekto de ludanto

love-letter-heading-4 = Elekto de ludanto
love-letter-clause-4-1 = Por Gardisto, Spiono, Barono kaj Reĝo vi elektas alian ludanton, kiu estas en la raŭndo kaj ne estas sub protekto. Vin mem vi ne povas elekti.
love-letter-clause-4-2 = Por Princo validas la samo, sed vi rajtas elekti ankaŭ vin mem.
love-letter-clause-4-3 = Se vi povas elekti iun, vi devas elekti. Vi ne rajtas rezigni pri la efiko.
love-letter-clause-4-4 = Se ĉiuj aliaj en la raŭndo estas sub protekto, Gardisto, Spiono, Barono aŭ Reĝo ne havas efikon: vi elektas neniun kaj nomas nenion. Princo tiam trafas vin mem.

## 5 La kartoj

love-letter-heading-5 = La kartoj

love-letter-heading-5-0 = Sekreta agento (valoro 0)
love-letter-clause-5-0-1 = Kiam vi ludas aŭ forĵetas la Sekretan agenton, okazas nenio.
love-letter-clause-5-0-2 = { $spy_bonus ->
        [no] En ĉi tiu eldono ĝi ankaŭ ne donas premion.
       *[yes] Tamen ĉe la fino de la raŭndo ĝi povas doni al vi la premion de 8.2.
    }

love-letter-heading-5-1 = Gardisto (valoro 1)
love-letter-clause-5-1-1 = Elektu alian ludanton kaj nomu rolulon. Se tiu rolulo estas en ties mano, la ludanto elfalas el la raŭndo; alikaze okazas nenio.
love-letter-clause-5-1-2 = La Gardiston mem vi ne rajtas nomi. Vi rajtas nomi nur rolulojn, kiuj troviĝas en ĉi tiu kartaro.
love-letter-clause-5-1-3 = Ĉiuj ekscias, kiun vi elektis kaj kion vi nomis.

love-letter-heading-5-2 = Spiono (valoro 2)
love-letter-clause-5-2-1 = Elektu alian ludanton kaj rigardu ties manon. Nur vi vidas la karton.

love-letter-heading-5-3 = Barono (valoro 3)
love-letter-clause-5-3-1 = Elektu alian ludanton. Vi du kaŝe komparas la manojn, kaj kies karto estas malpli alta, tiu elfalas el la raŭndo.
love-letter-clause-5-3-2 = { $baron_tie ->
        [both_out] Se la valoroj egalas, vi ambaŭ elfalas el la raŭndo.
       *[none] Se la valoroj egalas, neniu elfalas.
    }
love-letter-clause-5-3-3 = Nur vi du vidas ambaŭ kartojn. La malvenkinto poste forĵetas sian karton frontosupren; la karto de la venkinto restas kaŝita. { $baron_tie ->
        [both_out] Ĉe egaleco ambaŭ kartoj estas forĵetataj frontosupren.
       *[none] Ĉe egaleco la aliaj ekscias nur, ke la kartoj egalis.
    }

love-letter-heading-5-4 = Servistino (valoro 4)
love-letter-clause-5-4-1 = Vi estas sub protekto: neniu alia povas elekti vin, ĝis komenciĝos via sekva vico.

love-letter-heading-5-5 = Princo (valoro 5)
love-letter-clause-5-5-1 = Elektu iun ajn ludanton, eĉ vin mem. Ties mano estas forĵetata frontosupren, sen efiko; poste tiu ludanto prenas novan karton.
love-letter-clause-5-5-2 = Se la forĵetita karto estas la Princino, tiu ludanto elfalas el la raŭndo kaj prenas nenion.
love-letter-clause-5-5-3 = Ĉe malplena kartaro la elektito prenas la karton, kiu kuŝas flanke frontomalsupre.

love-letter-heading-5-6 = Kanceliero (valoro 6)
love-letter-clause-5-6-1 = Prenu du kartojn. El la tri, kiujn vi nun havas, konservu unu.
love-letter-clause-5-6-2 = Metu la aliajn du frontomalsupren sub la kartaron, en la ordo, kiu plaĉas al vi.
love-letter-clause-5-6-3 = Se la kartaro havas nur unu karton, prenu ĝin kaj redonu unu. Se ĝi havas neniun, la Kanceliero ne havas efikon.
love-letter-clause-5-6-4 = Redoni karton estas nek ludi nek forĵeti ĝin. La devo pri la Grafino (5.8.2) ne validas por ĉi tiuj kartoj.

love-letter-heading-5-7 = Reĝo (valoro { $rank_set ->
        [r2012] 6
       *[r2019] 7
    })
love-letter-clause-5-7-1 = Elektu alian ludanton kaj interŝanĝu kun tiu la manojn.
love-letter-clause-5-7-2 = Interŝanĝo ne estas forĵeto. Vi ambaŭ konas la du kartojn; neniu alia vidas ilin.

love-letter-heading-5-8 = Grafino (valoro { $rank_set ->
        [r2012] 7
       *[r2019] 8
    })
love-letter-clause-5-8-1 = Kiam vi ludas aŭ forĵetas la Grafinon, okazas nenio.
love-letter-clause-5-8-2 = Se en via vico vi havas ŝin kune kun Reĝo aŭ Princo, vi devas ludi la Grafinon.
love-letter-clause-5-8-3 = Vi rajtas ludi ŝin ankaŭ libervole. Via alia karto neniam estas montrata, do neniu scias, ĉu vi havis elekton.

love-letter-heading-5-9 = Princino (valoro { $rank_set ->
        [r2012] 8
       *[r2019] 9
    })
love-letter-clause-5-9-1 = Tuj kiam vi ludas aŭ forĵetas la Princinon, pro kia ajn kaŭzo, vi elfalas el la raŭndo.
love-letter-clause-5-9-2 = { $deck ->
        [classic16] Fordoni ŝin en interŝanĝo per la Reĝo estas sendanĝere.
       *[full21] Fordoni ŝin en interŝanĝo per la Reĝo estas sendanĝere, kaj same redoni ŝin per la Kanceliero.
    }

## 6 Elfalo el la raŭndo

love-letter-heading-6 = Elfalo el la raŭndo
love-letter-clause-6-1 = Kiam vi elfalas, vi forĵetas vian manon frontosupren. Ĝi ne havas efikon.
love-letter-clause-6-2 = Ĝis la komenco de la sekva raŭndo vi ne havas vicon, kaj neniu povas elekti vin.

## 7 Fino de raŭndo

love-letter-heading-7 = Fino de raŭndo
love-letter-clause-7-1 = Post ĉiu vico oni kontrolas, ĉu la raŭndo finiĝis: unue, kiom da ludantoj restas; due, ĉu la kartaro estas malplena.
love-letter-clause-7-2 = Se restas nur unu ludanto, tiu tuj gajnas la raŭndon. Fina komparo ne okazas.
love-letter-clause-7-3 = Se la kartaro estas malplena, okazas la fina komparo: ĉiuj restantoj malkaŝas siajn manojn, kaj venkas la plej alta valoro.
love-letter-clause-7-4 = { $showdown_tie ->
        [discard_sum] Se pluraj havas la plej altan valoron, ĉiu el ili sumigas la valorojn de la kartoj kuŝantaj antaŭ si, sen la mano. Venkas la plej granda sumo. { $discard_sum_tie ->
            [all_win] Se ankaŭ la sumoj egalas, ĉiuj tiuj ludantoj gajnas la raŭndon.
           *[no_token] Se ankaŭ la sumoj egalas, neniu ricevas ĵetonon.
        }
       *[all_win] Se pluraj havas la plej altan valoron, ili ĉiuj gajnas la raŭndon.
    }
love-letter-clause-7-5 = { $baron_tie ->
        [both_out] Se pro la Barono la lastaj du ludantoj elfalas kune, la raŭndo tuj finiĝas, kaj neniu restas. { $no_survivors ->
            [both_win] Tiuj du ludantoj ambaŭ gajnas la raŭndon.
           *[no_token] Neniu ricevas ĵetonon.
        }
       *[none] En ĉi tiu eldono ne povas okazi, ke neniu restas.
    }

## 8 Ĵetonoj kaj partio

love-letter-heading-8 = Ĵetonoj kaj partio
love-letter-clause-8-1 = Kiu gajnas la raŭndon, tiu ricevas unu ĵetonon.
love-letter-clause-8-2 = { $spy_bonus ->
        [no] En ĉi tiu eldono ne estas premio por la Sekreta agento.
       *[yes] Se ĉe la fino de la raŭndo ĝuste unu el la restantaj ludantoj ludis aŭ forĵetis Sekretan agenton, tiu ricevas unu kroman ĵetonon. Ĝi estas nur unu eĉ por du agentoj, kaj ĝi povas aldoniĝi al la ĵetono pro la venko.
    }
love-letter-clause-8-3 = La nombro de ludantoj decidas, kiom da ĵetonoj vi bezonas por gajni la partion – { $tokens } (ludantoj: ĵetonoj).
love-letter-clause-8-4 = La fino de la partio estas kontrolata nur post kiam ĉiuj ĵetonoj de la raŭndo estas disdonitaj. { $multi_win ->
        [no] Kiu tiam havas sufiĉe da ĵetonoj, tiu gajnas la partion; estas nur unu venkinto.
       *[yes] Ĉiuj, kiuj tiam havas sufiĉe da ĵetonoj, venkas kune; pliaj ĵetonoj ne gravas.
    }
love-letter-clause-8-5 = La gajninto de la raŭndo komencas la sekvan. Se la raŭndo finiĝis per egaleco, la disdonanto elektas per lotumo unu el la egalintoj, eĉ se neniu el ili ricevis ĵetonon.
love-letter-clause-8-6 = Por la nova raŭndo ĉiuj kartoj estas denove miksataj. La protektoj finiĝas kaj ĉiuj revenas en la ludon; la ĵetonoj restas ĉe siaj posedantoj.

## 9 Kio videblas kaj kio ne

love-letter-heading-9 = Kio videblas kaj kio ne
love-letter-clause-9-1 = Ĉiuj vidas la ĵetonojn, la nombron de kartoj en la kartaro, la kartojn metitajn frontosupren, ĉiujn luditajn kaj forĵetitajn kartojn, kiu estas sub protekto kaj kiu elfalis. Ankaŭ ĉiu elektita ludanto, ĉiu nomita rolulo kaj la rezulto de ĉiu Barono estas konataj al ĉiuj.
love-letter-clause-9-2 = { $deck ->
        [classic16] Nur vi vidas vian manon. Spiono montras karton al unu ludanto; la kartojn de Barono aŭ Reĝo konas du.
       *[full21] Nur vi vidas vian manon kaj tion, kion vi prenas kaj redonas per la Kanceliero. Spiono montras karton al unu ludanto; la kartojn de Barono aŭ Reĝo konas du.
    }
love-letter-clause-9-3 = Neniu vidas la kartojn de la kartaro, nek la flankenmetitan karton, krom se Princo venigas ĝin en ies manon (5.5.3). { $reveal_after_round ->
        [yes] Post la raŭndo la flankenmetita karto kaj ĉiuj manoj estas montrataj.
       *[no] Eĉ post la raŭndo la flankenmetita karto kaj la nemontritaj manoj restas kaŝitaj.
    }
