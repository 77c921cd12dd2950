### Kartaro, Esperanto: regularo de Spicy.
### Unu teksto servas al ĉiuj eldonoj; la elektiloj elektas tion, kio validas laŭ la opcioj.
### La punkto 8.3.2 estas la mesaĝo spicy-clause-8-3-2.

spicy-rulebook-title = Spicy: la reguloj

## 1 La ludo kaj la kartoj

spicy-heading-1 = La ludo kaj la kartoj
spicy-clause-1-1 = Tri grandaj katoj konkuras, kiu manĝos plej spice, kaj ĉiuj trompas. Vi ludas kartojn frontomalsupren kaj diras, kio ili estas, vere aŭ malvere, kaj vi kaptas la aliajn, kiam ili mensogas. Gajnitaj kartoj kaj trofeoj donas poentojn; per du trofeoj vi tuj gajnas la partion.
spicy-clause-1-2 = Estas 100 spicaj kartoj. Naŭdek el ili montras spicon – kapsiketon, vasabion aŭ pipron – kaj nombron de 1 ĝis 10; ĉiu el tiuj 30 kartoj ekzistas trifoje.
spicy-clause-1-3 = Kvin kartoj estas nombraj ĵokeroj. Nombra ĵokero havas ĉiujn nombrojn, sed neniun spicon: ĝia nombro ĉiam ĝustas, ĝia spico ĉiam malĝustas.
spicy-clause-1-4 = Kvin kartoj estas spicaj ĵokeroj. Spica ĵokero havas ĉiujn spicojn, sed neniun nombron: ĝia spico ĉiam ĝustas, ĝia nombro ĉiam malĝustas.
spicy-clause-1-5 = Krom tiuj estas Mondfino, tri trofeoj kaj la ses kartoj Spice It Up!
spicy-clause-1-6 = Povas ludi { $seats_min } ĝis { $seats_max } homoj.
spicy-clause-1-7 = { $in_play ->
        [some] Kartoj en la ludo: { $cards }. Kartoj, per kiuj mano komenciĝas kaj kiujn oni prenas post trofeo: { $hand }. Kie ĉi tiuj reguloj donas aliajn nombrojn de kartoj, validas ĉi tiuj.
       *[all] Ĉiuj 100 kartoj estas en la ludo, kaj mano komenciĝas per ses el ili.
    }

## 2 Preparo

spicy-heading-2 = Preparo
spicy-clause-2-1 = La 100 kartoj estas miksataj, kaj ĉiu ludanto ricevas ses. Ili estas via mano: tenu ĝin sekreta. La ceteraj estas la kartaro.
# $above estas teksto kiel “2: 28, 3: 43”; $jitter estas nombro, ne teksto.
spicy-clause-2-2 = Mondfino estas ŝovata en la kartaron. La nombro de ludantoj decidas, kiom da kartoj kuŝas super ĝi – { $above } (ludantoj: kartoj). { $jitter ->
        [0] Ĝi kuŝas ĝuste tie.
       *[other] La hazardo ŝovas ĝin je maksimume { $jitter }, supren aŭ malsupren, kaj neniu scias, kiom.
    }
spicy-clause-2-3 = La tri trofeoj kuŝas apud la kartaro.
spicy-clause-2-4 = En la baza ludo la kartoj Spice It Up! ne estas uzataj. Se vi uzas iujn, ili kuŝas frontosupre dum la tuta partio, kaj validas ĉapitro 8.
spicy-clause-2-5 = { $first_player ->
        [host] La gastiganto elektas, kiu komencas.
       *[random] La disdonanto lotumas, kiu komencas.
    } Ĉe vera tablo, laŭ la tradicio, komencas la plej juna ludanto.

## 3 Vico

spicy-heading-3 = Vico
spicy-clause-3-1 = La vico iras laŭhorloĝe. En via vico vi ludas karton aŭ pasas.
spicy-clause-3-2 = Por ludi, metu unu karton el via mano frontomalsupren sur la stakon kaj deklaru nombron kaj spicon.
spicy-clause-3-3 = Vi rajtas ludi iun ajn karton, kaj vi rajtas mensogi. Nur via deklaro devas konveni al la stako.
spicy-clause-3-4 = Se la stako estas malplena, deklaru 1, 2 aŭ 3 de iu ajn spico.
spicy-clause-3-5 = Alikaze deklaru la spicon de la stako kaj nombron pli altan ol la laste deklarita. Vi rajtas transsalti nombrojn.
spicy-clause-3-6 = Post deklarita 10, la sekva deklaro estas 1, 2 aŭ 3 de la sama spico.
spicy-clause-3-7 = { $faults ->
        [on] Se via deklaro ne konvenas, vi reprenas la karton sen montri ĝin, kaj via vico validas kiel paso: vi prenas unu karton.
       *[off] Deklaro, kiu ne konvenas, estas rifuzata. Vi elektas denove.
    }
spicy-clause-3-8 = Karto, kiun oni devas repreni, validas kiel neniam ludita: neniu gajnas ion per ĝi, antaŭpiedo restas sur sia loko, ankaŭ kartoj ŝovitaj sub ĝin revenas, kaj la antaŭa karto estas denove kontestebla.
spicy-clause-3-9 = Por pasi, prenu unu karton de la kartaro. La vico iras al la sekva ludanto.
spicy-clause-3-10 = Vi ĉiam rajtas pasi: ankaŭ ĉe malplena stako, kaj ankaŭ kiam vi devus komenci novan stakon. Tiam komencas ĝin la sekva ludanto.
spicy-clause-3-11 = Se ĉiuj aliaj pasis, vi rajtas ludi sur vian propran karton.

## 4 Kontestoj

spicy-heading-4 = Kontestoj
spicy-clause-4-1 = Ĉiu, krom ĝia ludinto, povas kontesti la plej supran karton de la stako. Vi ne bezonas atendi vian vicon.
spicy-clause-4-2 = Kontestebla estas nur la plej supra karto, kaj nur ĝis la sekva karto estas ludata. Paso ne protektas ĝin.
spicy-clause-4-3 = Kune kun la kontesto vi diras, kio laŭ vi malĝustas: la nombro aŭ la spico. { $faults ->
        [on] Se vi malkaŝigas la karton sen nomi unu el ili, vi tuj malgajnas la konteston.
       *[off] Kontesto, kiu nomas neniun el ili, estas rifuzata.
    }
spicy-clause-4-4 = La plej supra karto estas malkaŝata, kaj neniu alia. Se tio, kion vi nomis, diferencas de la deklaro, vi gajnas la konteston; se ĝi ĝustas, gajnas la ludinto de la karto.
spicy-clause-4-5 = Kion vi ne nomis, tio ne gravas, eĉ se ĝi malĝustas.
spicy-clause-4-6 = Nombra ĵokero eltenas konteston pri la nombro kaj falas ĉe kontesto pri la spico. Ĉe spica ĵokero estas inverse.
spicy-clause-4-7 = La gajninto de la kontesto prenas la tutan stakon, ankaŭ la malkaŝitan karton, kaj metas ĝin frontomalsupren antaŭ sin, sen rigardi.
spicy-clause-4-8 = La malgajninto prenas du kartojn kaj havas la vicon, por komenci novan stakon. De tie la ludo daŭras laŭhorloĝe.
spicy-clause-4-9 = Kontesto ĉiam estas plenumata ĝisfine: unue la gajninto ricevas la stakon kaj eventualan trofeon, poste la malgajninto prenas kartojn. Nur poste oni kontrolas, ĉu la partio finiĝis.

## 5 La lasta karto kaj la trofeoj

spicy-heading-5 = La lasta karto kaj la trofeoj
spicy-clause-5-1 = { $announce ->
        [on_play] Kiam vi ludas la lastan karton de via mano, vi devas anonci tion kune kun la karto.
        [at_one] Kiam restas al vi nur unu karto, vi devas anonci tion, plej malfrue antaŭ ol vi ludas ĝin. Vi kalkulas viajn kartojn post subŝovo kaj preno.
       *[auto] Kiam vi ludas la lastan karton de via mano, ĉiuj ekscias tion. Vi ne bezonas anonci ĝin.
    }
spicy-clause-5-2 = { $announce ->
        [auto] Ĉi tie nenio forgeseblas.
       *[other] Se vi ludas vian lastan karton sen anonco, vi reprenas ĝin kaj prenas unu karton, kaj la vico iras al la sekva ludanto.
    }
spicy-clause-5-3 = Kiam iu ludis sian lastan karton, la ludo haltas: neniu ludas, pasas aŭ kopias, ĝis ĉiuj aliaj aŭ kontestis aŭ preterlasis ĝin.
spicy-clause-5-4 = Se ĉiuj preterlasas ĝin, ĝia ludinto ricevas trofeon. La karto ne plu estas kontestebla; la stako restas, kaj la sekva ludanto laŭhorloĝe daŭrigas ĝin.
spicy-clause-5-5 = Se ĝi estas kontestata kaj ĝia ludinto gajnas, tiu ricevas kaj la stakon kaj trofeon. La kontestinto prenas du kartojn kaj komencas novan stakon, kiel kutime.
spicy-clause-5-6 = Se ĝi estas kontestata kaj ĝia ludinto malgajnas, trofeo ne estas donata. Tiu ludanto prenas du kartojn kaj komencas novan stakon, kiel kutime.
spicy-clause-5-7 = Se la partio ne finiĝis, la ricevinto de la trofeo poste prenas ses kartojn.

## 6 Mondfino

spicy-heading-6 = Mondfino
spicy-clause-6-1 = { $worlds_end ->
        [on_draw] La partio finiĝas, tuj kiam iu devas preni karton kaj Mondfino kuŝas supre de la kartaro.
       *[on_expose] La partio finiĝas, tuj kiam Mondfino kuŝas supre de la kartaro, eĉ se neniu bezonas plian karton.
    }
spicy-clause-6-2 = Neniu iam ajn prenas Mondfinon en sian manon.
spicy-clause-6-3 = Se vi estas prenanta plurajn kartojn, vi ĉesas. La jam prenitaj restas al vi kaj kostas poentojn.
spicy-clause-6-4 = Kio jam estas gajnita, restas gajnita. Trofeo validas, eĉ se la posta preno de kartoj aperigas Mondfinon.

## 7 La fino kaj la poentoj

spicy-heading-7 = La fino kaj la poentoj
spicy-clause-7-1 = La partio finiĝas, kiam ludanto ricevas sian duan trofeon, kiam la tria trofeo estas prenita, aŭ per Mondfino.
spicy-clause-7-2 = Ludanto kun du trofeoj venkas sendepende de la poentoj.
spicy-clause-7-3 = Alikaze decidas la poentoj: 1 por ĉiu gajnita karto, 10 por ĉiu trofeo, minus 1 por ĉiu karto en via mano. La sumo povas esti negativa.
spicy-clause-7-4 = Venkas tiu kun plej multaj poentoj. Ludantoj kun egale da poentoj venkas kune.
spicy-clause-7-5 = Kartoj, kiuj ankoraŭ kuŝas en la stako, validas por neniu.
spicy-clause-7-6 = Kiam kontesto alportas la trofeon, kiu finas la partion, ĝia malgajninto tamen prenas du kartojn, kaj ili validas.

## 8 Spice It Up!

spicy-heading-8 = Spice It Up!

spicy-heading-8-1 = Vivu la kapsiketo! (We Love Chili!)
spicy-clause-8-1-1 = { $we_love_chili ->
        [must] Sur stako, en kiu jam estas kartoj, vi devas deklari ĉiun 1, 2 aŭ 3 kiel kapsiketon, kia ajn estis la spico. Kiam vi komencas stakon, vi estas libera.
       *[may] Ĉiam, kiam vi povas deklari 1, 2 aŭ 3, vi rajtas deklari ĝin kiel kapsiketon anstataŭ laŭ la spico de la stako.
    }
spicy-clause-8-1-2 = Ekde tiam la spico de la stako estas kapsiketo.
spicy-clause-8-1-3 = La nombro mem devas konveni. Sur vasabio 1 vi povas deklari kapsiketon 2 aŭ 3, sed ne kapsiketon 1.

spicy-heading-8-2 = Denove de komence! (Start It Up!)
spicy-clause-8-2-1 = Post deklarita 8, 9 aŭ 10 vi rajtas deklari 1, 2 aŭ 3. Post 8 aŭ 9 vi same rajtas daŭrigi pli alten.
spicy-clause-8-2-2 = La spico restas la sama.

spicy-heading-8-3 = Spicorabisto (Spice Raider)
spicy-clause-8-3-1 = Kiam vi deklaras 4, vi metas vian antaŭpiedon sur la stakon.
spicy-clause-8-3-2 = Tuj kiam la sekva karto estas ludata, vi gajnas ĉiujn kartojn sub via antaŭpiedo, inkluzive de via 4. Nur la nova karto estas nun la stako, kaj la deklaroj daŭras de ĝi.
spicy-clause-8-3-3 = Paso ne estas karto: via antaŭpiedo restas. Se la sekva karto estas via propra, vi tamen gajnas la kartojn.
spicy-clause-8-3-4 = La 4 estas kontestebla kiel kutime. Via antaŭpiedo tiam leviĝas, kaj la stakon ricevas la gajninto de la kontesto.
spicy-clause-8-3-5 = Se la 4 estas via lasta karto, ĉapitro 5 havas prioritaton; via antaŭpiedo restas ĝis la sekva karto. Se iu ludas sian lastan karton sur vian antaŭpiedon, vi tuj prenas viajn kartojn, antaŭ ol oni decidas pri tiu karto.
spicy-clause-8-3-6 = Se la partio finiĝas, dum via antaŭpiedo estas sur la stako, tiuj kartoj apartenas al neniu.

spicy-heading-8-4 = Ŝanĝu vian sorton (Change Your Luck)
spicy-clause-8-4-1 = { $luck ->
        [exact_2] Kiam vi deklaras 5, vi devas tuj ŝovi sub ĝin du kartojn el via mano frontomalsupren kaj preni du. Se vi havas malpli, ŝovu ĉiujn, kiujn vi havas, kaj prenu same multajn.
       *[up_to_2] Kiam vi deklaras 5, vi rajtas tuj ŝovi sub ĝin unu aŭ du kartojn el via mano frontomalsupren kaj preni same multajn.
    }
spicy-clause-8-4-2 = Subŝovitaj kartoj neniam estas kontrolataj ĉe kontesto. Ili apartenas al la stako kaj iras al ties gajninto.
spicy-clause-8-4-3 = Vi prenas kartojn, antaŭ ol iu povas reagi. Se tio aperigas Mondfinon, la partio finiĝas kaj la stako apartenas al neniu.
spicy-clause-8-4-4 = Se la 5 estas via sola karto, estas nenio por subŝovi: ĝi estas via lasta karto. Se vi subŝovas, vi ankaŭ prenas, do via mano ne estas malplena, kaj trofeo ne estas donata.

spicy-heading-8-5 = Turnu ĝin! (Turn It Up!)
spicy-clause-8-5-1 = Kiam nombro estas kontrolata, 6 kaj 9 estas la samo: deklarita 6 aŭ 9 ĝustas, se la karto estas 6 aŭ 9.
spicy-clause-8-5-2 = Tio ŝanĝas nur, kio estas vera, ne, kion vi povas deklari. 6 ne konvenas sur 8.

spicy-heading-8-6 = Kopikato (Copy Cat)
spicy-clause-8-6-1 = Kiam alia ludanto ludis karton, vi rajtas kopii ĝin eĉ ekster via vico: ludu sur ĝin karton el via mano kaj deklaru la saman nombron kaj la saman spicon.
spicy-clause-8-6-2 = Post kopio la ludo daŭras ĉe la ludanto maldekstre de la kopiinto. Tiel iu povas perdi vicon, kaj iu povas ricevi plian.
spicy-clause-8-6-3 = Karto estas kopiebla, ĝis la sekva ludanto ludas aŭ pasas.
spicy-clause-8-6-4 = Vian propran karton vi ne povas kopii. Sed kopio estas kopiebla, eĉ de tiu, kies karton ĝi kopias.
spicy-clause-8-6-5 = Por kontesti kopion, vi diras nur, ke ĝi malĝustas, kaj nomas nek nombron nek spicon. La kopiinto gajnas nur, se ambaŭ ĝustas. Ĵokero uzita kiel kopio ĉiam malgajnas.
spicy-clause-8-6-6 = Kio kuŝas sub kopio, tio ne plu estas kontrolata kaj ne plu estas kontestebla. La gajninto de kontesto tamen prenas la tutan stakon.
spicy-clause-8-6-7 = Lasta karto estas kopiebla nur post kiam oni decidis pri ĝi kaj ĝia ludinto ricevis la trofeon. Kio ajn okazas al la kopio, la trofeo restas.
spicy-clause-8-6-8 = Se vi kopias per via propra lasta karto, validas ĉapitro 5, kaj vi povas ricevi trofeon. { $announce ->
        [auto] La vico poste iras al la ludanto maldekstre de vi.
       *[other] La vico poste iras al la ludanto maldekstre de vi. Se vi ne anoncis ĝin, la kopio estas nula: vi reprenas ĝin kaj prenas unu karton, la vico restas, kie ĝi estis, kaj tiu karto ne plu estas kopiebla.
    }

spicy-heading-8-7 = Pluraj kartoj kune
# $max_variants estas nombro, ne teksto.
spicy-clause-8-7-1 = Maksimume { $max_variants } el ĉi tiuj kartoj uzeblas kune, kaj neniu dufoje. Ĉiuj akordas inter si; la sekvaj punktoj diras, kiel.
spicy-clause-8-7-2 = Vivu la kapsiketo! kaj Denove de komence!: post 8, 9 aŭ 10 de iu ajn spico, { $we_love_chili ->
        [must] 1, 2 aŭ 3 devas esti kapsiketo; pli altaj nombroj konservas la antaŭan spicon.
       *[may] vi rajtas deklari ankaŭ 1, 2 aŭ 3 de kapsiketo.
    }
spicy-clause-8-7-3 = Spicorabisto kaj Ŝanĝu vian sorton: la rabisto gajnas ankaŭ subŝovitajn kartojn. Se iu ludas 5 sur la 4 de rabisto, la rabisto unue prenas la stakon, kaj konservas ĝin, kio ajn okazos; la subŝovitaj kartoj iras sub la 5 en la nova stako.
spicy-clause-8-7-4 = Spicorabisto kaj Kopikato: kopio de 4 estas la sekva karto. La rabisto prenas la stakon, kaj sur la kopio nun kuŝas la antaŭpiedo de la kopiinto.
spicy-clause-8-7-5 = Ŝanĝu vian sorton kaj Kopikato: ankaŭ tiu, kiu kopias 5, subŝovas kaj prenas kartojn.
spicy-clause-8-7-6 = Turnu ĝin! kaj Kopikato: kun la ĝusta spico, 6 estas ĝusta kopio de deklarita 9, kaj 9 de deklarita 6.
spicy-clause-8-7-7 = Kopio ripetas la deklaritan spicon kaj ne ŝanĝas ĝin. Post kopiita 8, 9 aŭ 10 oni rajtas daŭrigi same kiel post la unua.

## 9 Reagoj

spicy-heading-9 = Reagoj
spicy-clause-9-1 = Post ĉiu ludita karto ĉiuj aliaj ludantoj estas demandataj kune. La respondoj estas sigelitaj: neniu vidas respondon, antaŭ ol ĉiuj alvenis. Nur tiam la vico daŭras.
spicy-clause-9-2 = Vi povas preterlasi la karton, aŭ kontesti ĝian nombron aŭ ĝian spicon. Pri kopio vi povas diri nur, ke ĝi malĝustas. Kun Kopikato vi povas ankaŭ proponi kopion. { $faults ->
        [on] Se ĝi ne estas kopio, vi povas ankaŭ kontesti sen nomi ion, kaj malgajni (4.3).
       *[off] Aliaj respondoj ne ekzistas.
    }
spicy-clause-9-3 = Kontesto havas prioritaton antaŭ ĉiu kopio. Nur se neniu kontestas, kopio estas ludata, kaj tiam la aliaj estas demandataj pri la kopio.
spicy-clause-9-4 = Se pluraj ludantoj kontestas, aŭ se pluraj kopias kaj neniu kontestas, validas nur unu respondo: { $simultaneous ->
        [random] decidas lotumo.
        [first_arrival] tiu, kiu alvenis unue.
       *[seat_order] tiu de la ludanto plej proksima laŭhorloĝe al la ludinto de la karto.
    }
spicy-clause-9-5 = Respondoj, kiuj ne validas, kostas nenion kaj restas sigelitaj; karto proponita kiel kopio reiras en la manon.
spicy-clause-9-6 = Post paso ĉiuj krom la ludinto de la plej supra karto estas denove demandataj, ankaŭ la pasinto, sed nur pri kontesto. Neniu estas demandata pri malplena stako, nek pri lasta karto jam preterlasita.
spicy-clause-9-7 = Post paso via antaŭa preterlaso ne ligas vin. Tamen vi rajtas preterlasi karton definitive: tiam vi ne plu estas demandata, ĝis alia karto kuŝas supre.
spicy-clause-9-8 = Lastan karton oni povas nur kontesti aŭ preterlasi. Se ĉiuj preterlasas ĝin kaj la partio daŭras, Kopikato donas al ĉiuj aliaj unu okazon kopii, post la trofeo kaj la preno de ses kartoj.
spicy-clause-9-9 = Via respondo rilatas al la karto, kiu kuŝis supre, kiam vi estis demandata. Se intertempe alia karto kuŝas tie, la respondo estas ignorata kaj kostas nenion.

## 10 Kio videblas kaj kio ne

spicy-heading-10 = Kio videblas kaj kio ne
spicy-clause-10-1 = Ĉiuj scias, kio estis deklarita kaj de kiu, kiom da kartoj estas en la stako kaj en ĉiu mano, kiom da kartoj ĉiu gajnis, kaj vidas la trofeojn kaj la kartojn Spice It Up! { $jitter ->
        [0] Ĉiuj scias ankaŭ, kiom da kartoj kuŝas super Mondfino.
       *[other] Kiom da kartoj kuŝas super Mondfino, tion neniu scias.
    }
spicy-clause-10-2 = Nur vi konas vian manon, kaj kio estis la kartoj, kiujn vi ludis aŭ subŝovis.
spicy-clause-10-3 = Kontesto montras al ĉiuj la kontestitan karton. Ĉiuj aliaj kartoj de la stako restas frontomalsupre, kaj same la gajnitaj kartoj, eĉ ĉe la fino de la partio.
