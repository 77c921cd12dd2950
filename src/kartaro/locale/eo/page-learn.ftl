### Kartaro, Esperanto: unua partio de ĉiu ludo, kun trejnisto.

page-learn-lead = Vera partio kontraŭ facila roboto, kun mallonga noto ĉiam, kiam okazas io nova. Vi ne bezonas legi ion antaŭe: simple ludu.
page-learn-minutes = Proksimume du minutoj.
page-learn-done = Ĉi tiun vi jam ludis.
page-learn-begin = Lerni per ludo
page-learn-new-here = Ĉu vi estas nova ĉi tie?
page-learn-offer = Lernu ludon en du minutoj, kontraŭ facila roboto.
page-learn-not-now = Ne nun
page-learn-coach = Noto de la trejnisto
# $number and $of are numbers.
page-learn-note = Noto { $number } el { $of }
page-learn-more = Legi la regulon
page-learn-got-it = Komprenite
page-learn-hint = Ĉu vi ne scias, kion fari? La ampolo montras, kion farus roboto. Ĝi scias nenion pli ol vi.
page-learn-over = Tio estis via unua partio! Ludu denove, aŭ rigardu la reludon: tie roboto montras, kie vi bone ludis kaj kion ĝi estus farinta.

## Love Letter

page-learn-love-letter-goal = Restu la lasta, aŭ havu la plej altan karton, kiam la kartaro finiĝas: tiel vi gajnas ĵetonon. En ĉi tiu mallonga partio du ĵetonoj sufiĉas.
page-learn-love-letter-turn = Vi havas unu karton, kaj en via vico vi prenas duan. Ludu unu el la du kaj plenumu ĝian efikon. La alia restas via sekreto.
page-learn-love-letter-guard = Vi havas Gardiston: elektu vian kontraŭulon kaj nomu rolulon krom Gardisto. Se tiu havas ĝin, tiu elfalas. La malkaŝitaj kartoj diras al vi, kion via kontraŭulo ne povas havi.
page-learn-love-letter-princess = La Princino estas la plej alta karto, sed neniam perdu ŝin: se vi ludas aŭ forĵetas ŝin, vi elfalas. Tenu ŝin kaj ludu la alian karton.
page-learn-love-letter-countess = La Grafino faras nenion. Sed se apud ŝi estas la Reĝo aŭ Princo, ŝin vi devas ludi.
page-learn-love-letter-keep = La Kanceliero vidigas al vi pliajn kartojn: konservu la plej bonan. La aliaj iras sub la kartaron, kaj nur vi scias, kie ili kuŝas.
page-learn-love-letter-denied = Malĝusta diveno ne estas vana: nun ĉiuj scias, kiun karton tiu ludanto ne havas.
page-learn-love-letter-showed = Karto estis montrita al nur unu ludanto. Se tio estis vi, la tablo memoras ĝin por vi, dum ĝi ankoraŭ veras.
page-learn-love-letter-protected = Servistino protektas sian ludanton ĝis ties sekva vico: neniu alia povas elekti tiun. Gardisto, Spiono, Barono kaj Reĝo tiam havas neniun efikon, kaj Princo trafas tiun, kiu ludas ĝin.
page-learn-love-letter-front = Ĉio ludita kuŝas frontosupre, laŭvice. Estas ses Gardistoj kaj nur unu Princino; la referenca karto en la reguloj montras, kiom estas de ĉiu. Kalkulu!
page-learn-love-letter-out = Oni elfalas nur el ĉi tiu raŭndo. La karto de la elfalinto estas malkaŝata, kaj la sekva raŭndo komenciĝas kun ĉiuj.
page-learn-love-letter-round = La raŭndo finiĝis, kaj ĝia gajninto ricevas ĵetonon. Ĉiuj kartoj estas denove miksataj; la gajninto komencas.

## Hanamikoji

page-learn-hanamikoji-goal = Sep gejŝoj, ĉiu kun objekto, kiun ŝi ŝatas. Kiu havas pli da ili ĉe sia flanko, gajnas ŝian favoron. Vi gajnas la partion per kvar gejŝoj, aŭ per ĉarmo de dek unu.
page-learn-hanamikoji-turn = En via vico vi prenas karton kaj uzas unu el la kvar agoj. Ĉiun vi povas uzi nur unufoje en raŭndo, kaj vi devas uzi ĉiujn kvar. Elektu unu.
page-learn-hanamikoji-take = Via kontraŭulo proponas kartojn, kaj vi prenas unue: unu karton, aŭ unu el la du paroj. La cetero iras al via kontraŭulo. Kion vi prenas, tion tiu ne havos.
page-learn-hanamikoji-hidden = Sekreto kaŝas unu karton, kiu fine validos por vi. Rezigno forigas du kartojn el la raŭndo: utila por tio, kion neniu havu.
page-learn-hanamikoji-offers = Per Donaco kaj Konkurso vi proponas kartojn, kaj via kontraŭulo prenas unue. Proponu egale bonajn, aŭ tiajn, kiuj ne malutilas al vi, kion ajn tiu prenos.
page-learn-hanamikoji-offered = Nun via kontraŭulo prenas unue, kaj vi ricevas la ceteron. Du egalaj kartoj en Donaco, aŭ po unu en ĉiu paro de Konkurso, certigas, ke vi ricevos unu.
page-learn-hanamikoji-hid = Via Sekreto kuŝas sub sia agoĵetono. Nur vi konas ĝin; fine de la raŭndo ĝi iras al via flanko.
page-learn-hanamikoji-secret = Via kontraŭulo kaŝis karton. Ĝi validos ĉe ties flanko, do avantaĝo de unu eble ne sufiĉos.
page-learn-hanamikoji-traded = Tiuj du kartoj validas por neniu en ĉi tiu raŭndo, kaj via kontraŭulo neniam vidas ilin. Nun vi konas du kartojn, kiuj ne plu povas aperi.
page-learn-hanamikoji-favour = La raŭndo finiĝis: ĉiu gejŝo iras al la flanko kun pli da ŝiaj objektoj. Ĉe egaleco ŝi restas, kie ŝi estis.
page-learn-hanamikoji-round = Se ankoraŭ neniu venkis, sekvas plia raŭndo. Gajnita favoro restas, ĝis la alia gajnas ĝin.

## Spicy

page-learn-spicy-goal = Liberiĝu de viaj kartoj, kaj ne kaptiĝu ĉe mensogo. Ĉiu gajnita karto valoras unu poenton, trofeo dek; ĉiu karto restanta en via mano kostas unu.
page-learn-spicy-turn = Ludu karton frontomalsupren kaj diru, kio ĝi estas: nombro kaj spico. Tio povas esti vera, aŭ ne! Malplena stako komenciĝas per 1, 2 aŭ 3. Aŭ pasu, kaj prenu karton.
page-learn-spicy-answer = Ĉu vi kredas tion? Preterlasu ĝin, aŭ kontestu: ĉu la nombro malĝustas, aŭ la spico? Vi devas diri, kiu el la du.
page-learn-spicy-higher = Sur stako vi deklaras la saman spicon kaj pli altan nombron. Se vi ne havas tian karton, mensogu aŭ pasu. Post 10 oni rekomencas per 1, 2 aŭ 3.
page-learn-spicy-wild = Vi havas ĵokeron. Unu speco havas ĉiun nombron kaj neniun spicon, la alia ĉiun spicon kaj neniun nombron: ĉiam duone vera, kion ajn vi deklaras.
page-learn-spicy-passed = Pasi kostas karton el la kartaro. Foje tio estas malpli multekosta ol mensogo, kiun ĉiuj travidas.
page-learn-spicy-challenged = La karto estas malkaŝita. Gravas nur tio, kio estis kontestita: se la nombro estis kontestita kaj ĝustas, mensogo pri la spico restas senpuna.
page-learn-spicy-stack = Kiu pravis, prenas la tutan stakon, kaj ĉiu karto estas poento. La alia prenas du kartojn kaj komencas novan stakon.
page-learn-spicy-last = Iu havas nur unu karton. Se tiu ludas ĝin kaj neniu kaptas mensogon, tiu gajnas trofeon. Nun atentu.
page-learn-spicy-trophy = Trofeo! Dek poentoj, kaj ses novaj kartoj. Kiu gajnas du, tiu tuj gajnas la partion.
page-learn-spicy-end = Mondfino kuŝas supre de la kartaro: la partio finiĝis, kaj oni kalkulas la poentojn.

## La fino de leciono

page-learn-end = Fini la lecionon
