### Kartaro, Esperanto: unua partio de ĉiu ludo, kun trejnisto.

page-learn-lead = Vera partio kontraŭ facila roboto, kun mallonga noto ĉiam, kiam io nova estas sur la tablo. Nenio legenda antaŭe: simple ludu.
page-learn-minutes = Proksimume du minutoj.
page-learn-done = Ĉi tiun vi jam ludis.
page-learn-begin = Lerni per ludo
page-learn-new-here = Ĉu nova ĉi tie?
page-learn-offer = Lernu ludon en du minutoj, kontraŭ facila roboto.
page-learn-not-now = Ne nun
page-learn-coach = Noto de la trejnisto
# $number and $of are numbers.
page-learn-note = Noto { $number } el { $of }
page-learn-more = En la reguloj
page-learn-no-more = Neniuj pliaj notoj
page-learn-got-it = Komprenite
page-learn-hint = Ĉu vi ne scias, kion fari? La ampolo demandas roboton, kion ĝi farus. Ĝi scias nenion pli ol vi.
page-learn-over = Tio estis via unua partio! Ludu ankoraŭ unu, aŭ rigardu la reludon: tie roboto montras, kie vi bone ludis kaj kion ĝi farus.

## Love Letter

page-learn-love-letter-goal = Restu la lasta, aŭ havu la pli altan karton, kiam la kartaro finiĝas: tio gajnas ĵetonon. En ĉi tiu mallonga partio du ĵetonoj sufiĉas.
page-learn-love-letter-turn = Vi havas unu karton, kaj en via vico vi prenas duan. Ludu unu el la du; ĝi faras, kion ĝi diras. La alia restas via sekreto.
page-learn-love-letter-guard = Vi havas Gardiston: elektu vian kontraŭulon kaj nomu karton. Se li havas ĝin, li eliras. La malkovritaj kartoj diras al vi, kion li ne povas havi.
page-learn-love-letter-princess = La Princino estas la plej alta karto, kaj vi ne rajtas lasi ŝin: se vi ludas aŭ forĵetas ŝin, vi eliras. Tenu ŝin kaj ludu la alian karton.
page-learn-love-letter-countess = La Grafino faras nenion. Sed se apud ŝi estas la Reĝo aŭ Princo, ŝin vi devas ludi.
page-learn-love-letter-keep = La Kanceliero vidigas al vi pliajn kartojn: konservu la plej bonan. La aliaj iras sub la kartaron, kaj nur vi scias, kie ili kuŝas.
page-learn-love-letter-denied = Malĝusta diveno ne estas vana: nun ĉiuj scias unu karton, kiu ĝi ne estas.
page-learn-love-letter-showed = Karto estis montrita al nur unu ludanto. Se tio estis vi, memoru ĝin; la tablo notas ĝin por vi, dum ĝi validas.
page-learn-love-letter-protected = Servistino protektas sian ludanton ĝis ties sekva vico: neniu povas elekti tiun. Kartoj, kiuj bezonas celon, tiam faras nenion.
page-learn-love-letter-front = Ĉio ludita kuŝas malkovrite, laŭvice. Estas ses Gardistoj kaj nur unu Princino; en la reguloj vi trovas ĉiujn nombrojn. Kalkulu!
page-learn-love-letter-out = Eliri signifas nur el ĉi tiu raŭndo. La tenata karto estas malkovrita, kaj la sekva raŭndo komenciĝas kun ĉiuj.
page-learn-love-letter-round = La raŭndo finiĝis, kaj ĝia gajninto ricevas ĵetonon. Ĉiuj kartoj estas denove miksitaj; la gajninto komencas.

## Hanamikoji

page-learn-hanamikoji-goal = Sep gejŝoj, ĉiu kun objekto, kiun ŝi ŝatas. Kiu metas pli da ĝi ĉe sian flankon, gajnas ŝian favoron. Kvar gejŝoj gajnas la partion, aŭ dek unu da ĉarmo.
page-learn-hanamikoji-turn = En via vico vi prenas karton kaj uzas unu el kvar agoj. Ĉiun vi havas nur unufoje en raŭndo, kaj vi devas uzi ĉiujn kvar. Elektu unu.
page-learn-hanamikoji-take = Via kontraŭulo prezentas kartojn, kaj vi prenas la unua: unu karton, aŭ unu el du paroj. La cetero iras al li. Kion vi prenas, tion li ne havos.
page-learn-hanamikoji-hidden = Sekreto kaŝas unu karton, kiu fine kalkuliĝos por vi. Rezigno forigas du kartojn el la raŭndo: bona por tio, kion neniu havu.
page-learn-hanamikoji-offers = Per Donaco kaj Konkurso vi prezentas kartojn, kaj la alia prenas la unua. Prezentu egale bonajn, aŭ tiajn, kiuj ne dolorigas, kion ajn li prenos.
page-learn-hanamikoji-offered = Nun via kontraŭulo prenas la unua, kaj vi ricevas la ceteron. Du egalaj kartoj en la prezento certigas, ke vi ricevos unu.
page-learn-hanamikoji-hid = Via Sekreto kuŝas sub sia marko. Nur vi konas ĝin; fine de la raŭndo ĝi venas al via flanko.
page-learn-hanamikoji-secret = Via kontraŭulo kaŝis karton. Ĝi kalkuliĝos por li, do avantaĝo de unu eble ne sufiĉos.
page-learn-hanamikoji-traded = Tiuj du kartoj kalkuliĝas por neniu en ĉi tiu raŭndo, kaj via kontraŭulo neniam vidas ilin. Vi nun scias, kio ne plu povas veni.
page-learn-hanamikoji-favour = La raŭndo estas kalkulata: pli da objektoj ĉe unu flanko movas la gejŝon tien. Kun egale multaj ŝi restas, kie ŝi estis.
page-learn-hanamikoji-round = Se ankoraŭ neniu venkis, oni disdonas denove kaj ludas plu. Gajnita favoro restas, ĝis iu transprenas ĝin.

## Spicy

page-learn-spicy-goal = Liberiĝu de viaj kartoj, kaj ne kaptiĝu ĉe mensogo. Ĉiu gajnita karto valoras unu poenton, trofeo dek; ĉiu karto restanta en via mano kostas unu.
page-learn-spicy-turn = Ludu karton kovrite kaj diru, kio ĝi estas: nombro kaj spico. Tio povas esti vera, aŭ ne! Malplena stako komenciĝas per 1, 2 aŭ 3. Aŭ pasu, kaj prenu karton.
page-learn-spicy-answer = Ĉu vi kredas tion? Lasu ĝin, aŭ kontestu: ĉu la nombro estas malĝusta, aŭ la spico? Vi devas diri, kiu el la du.
page-learn-spicy-higher = Sur stako vi nomas la saman spicon kaj pli altan nombron. Se vi ne havas tian karton, mensogu aŭ pasu. Post 10 oni rekomencas per 1, 2 aŭ 3.
page-learn-spicy-wild = Vi havas ĵokeron. Unu speco havas ĉiun nombron kaj neniun spicon, la alia ĉiun spicon kaj neniun nombron: ĉiam duone vera, kiel ajn vi nomas ĝin.
page-learn-spicy-passed = Pasi kostas karton el la kartaro. Foje tio estas malpli kosta ol mensogo, kiun ĉiuj travidas.
page-learn-spicy-challenged = La karto estas malkovrita. Nur la nomita kalkuliĝas: kun ĝusta nombro, mensogo pri la spico trapasas, se la nombro estis kontestita.
page-learn-spicy-stack = Kiu pravis, prenas la tutan stakon, kaj ĉiu karto estas poento. La alia prenas du kartojn kaj komencas novan stakon.
page-learn-spicy-last = Iu havas nur unu lastan karton. Se ĝi estas ludita kaj neniu kaptas ĝin, ĝi gajnas trofeon. Nun rigardu atente.
page-learn-spicy-trophy = Trofeo! Dek poentoj, kaj ses novaj kartoj. Kiu havas du, tuj gajnas la partion.
page-learn-spicy-end = Mondfino kuŝas supre de la kartaro: la partio finiĝis, kaj oni kalkulas la poentojn.
