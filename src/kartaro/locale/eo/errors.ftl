### Kartaro, Esperanto: kial io estis rifuzita. La mesaĝo de la kodo bad-move estas error-bad-move.
### $known listigas tion, kio ekzistas, en la notacio, kiu samas en ĉiuj lingvoj.

## Ludoj, eldonoj, opcioj

error-unknown-game = Ne ekzistas ludo „{ $game }“. Ekzistas: { $known }.
error-unknown-edition = { $game } ne havas eldonon „{ $edition }“. Ekzistas: { $known }.
error-unknown-option = Ĉi tiu ludo ne havas opcion „{ $option }“. Ekzistas: { $known }.
error-bad-option-value = La opcio { $option } ne povas esti „{ $value }“. Ĝi povas esti: { $known }.
error-options-clash = Ĉi tiuj opcioj ne uzeblas kune: { $one }={ $one_value } kaj { $other }={ $other_value }.
error-wrong-seats = { $most ->
        [2] { $game }, eldono { $edition }, estas por 2 ludantoj, ne por { $seats }.
       *[other] { $game }, eldono { $edition }, estas por { $fewest } ĝis { $most } ludantoj, ne por { $seats }.
    }
error-illegal-action = La ago { $action } ne estas permesata ĉi tie. Agoj estas nombroj ekde 0, sub { $actions }; la masko diras, kiuj estas permesataj.
error-illegal-action-at = La ago { $action } ne estas permesata ĉe la tablo { $table }; nenio estis ludita. Agoj estas nombroj ekde 0, sub { $actions }; la masko diras, kiuj estas permesataj.
error-tree-too-large = La arbo havas pli ol { $most } nodojn. Prenu malpli da kartoj, ekzemple: --option deck=guard+guard+priest+princess --option turned_up=0.
error-no-world = Ne eblas meti la kaŝitajn kartojn tiel, ke ili kongruu kun tio, kion la sidloko scias.
error-not-answered = La sidloko { $seat_letter } estas demandata kaj donis neniun agon.
error-wrong-opponents = Devas esti roboto por ĉiu el la aliaj sidlokoj: { $wanted }, ne { $given }.
error-wrong-actions = Devas esti ago por ĉiu tablo: { $wanted }, ne { $given }.
error-env-needs = Ĉi tiu interfaco por esploro bezonas { $package }: pip install "kartaro[{ $extra }]".
error-wrong-seeds = Devas esti semo por ĉiu tablo: { $wanted }, ne { $given }.
error-no-features = { $game } ankoraŭ ne estas esprimebla per nombroj: mankas ĝia modulo „features“.
error-variant-twice = Karto Spice It Up! ne estas uzebla dufoje: { $value }.
error-worlds-end-outside = Mondfino ne povas kuŝi sub { $above } kartoj, plus aŭ minus { $jitter }, en kartaro de { $deck }.
error-unknown-bot = Ne ekzistas roboto „{ $bot }“. Ekzistas: { $known }.
error-bad-budget = „{ $bot }“ ne eblas: serĉo povas havi de 1 ĝis { $simulations } simuladoj, aŭ de 1 ms ĝis { $seconds } s.
error-own-bot-missing = Roboto „{ $bot }“ ne troveblas: { $problem }.
error-program-missing = Programo „{ $bot }“ ne startigeblas: { $problem }.
error-program-ended = Programo „{ $bot }“ finiĝis (stato { $status }) meze de partio.
error-program-answer = Programo „{ $bot }“ donis nelegeblan respondon: „{ $text }“. Respondo estas unu JSON-linio kun „do“ kaj „move“.
error-program-move = Programo „{ $bot }“ nomis „{ $text }“, kiu ne estas inter la proponitaj agoj.
error-bot-cannot-analyse = „{ $bot }“ ne pensas antaŭen, do ĝi havas neniun opinion pri agoj. Elektu roboton, kiu serĉas: search@1000, hard aŭ max.
error-no-net = { $game } ne havas reton por { $seats } sidlokoj kun ĉi tiuj opcioj. Trejnu reton per kartaro train, aŭ elektu alian roboton.
error-net-missing = La pezoj „{ $file }“ ne estas legeblaj: { $problem }.
error-net-damaged = La pezoj „{ $file }“ estas difektitaj: ilia kontrolsumo ne kongruas. Kopiu aŭ trejnu ilin denove.
error-net-foreign = „{ $file }“ ne enhavas pezojn por ĉi tiu ludo kaj ĉi tiu versio de Kartaro. Trejnu ilin denove per kartaro train.
error-no-checkpoint = En „{ $folder }“ ne estas konservpunkto de trejnado por daŭrigi.
error-exact-needs-net = Kalkuleblas nur tio, kion reto ludas sola, aŭ random: net, net+best, net@1.5, net=FILE. „{ $bot }“ ne estas inter ili.
error-training-there = „{ $folder }“ jam enhavas trejnadon. Daŭrigu per --resume, aŭ elektu alian dosierujon per --out.
error-training-other = „{ $folder }“ enhavas alian trejnadon. Daŭrigu ĝin per: { $command }
error-training-alone = „{ $folder }“ enhavas trejnadon, kiu ludas kaj lernas alterne, per unu procesoro. Daŭrigu ĝin sen --jobs kaj --ray.
error-training-stopped = Haltigita; ĉio lernita estas konservita. Daŭrigu per: { $command }

## Agoj

error-not-asked = { $you ->
        [yes] Nun ne vi decidas.
       *[no] Nun ne { $seat } decidas.
    }
error-match-over = La partio finiĝis.
error-first-wanted = Unue la gastiganto elektu, kiu komencas.
error-illegal-move = Tiu ago nun ne estas permesata.
error-bad-move = „{ $text }“ ne estas ago en la notacio.
error-name-missing = En „{ $text }“ mankas la nomata rolulo.
error-unknown-card = Ne ekzistas karto „{ $card }“. Ekzistas: { $known }.
error-unknown-seat = Ĉe ĉi tiu tablo ne estas sidloko „{ $seat_letter }“.
error-no-such-seat = Ĉe ĉi tiu tablo ne estas sidloko { $target_letter }.
error-keep-wanted = Unue elektu la karton, kiun vi konservas.
error-play-wanted = Nun necesas ludi karton.
error-not-those-cards = Vi ne povas konservi kaj redoni tiujn kartojn. En via mano: { $hand }.
error-not-in-hand = En via mano ne estas { $card }. En via mano: { $hand }.
error-countess-must-go = Vi ne povas ludi { $card_acc }: vi havas ankaŭ la Grafinon kaj devas ludi ŝin.
error-target-wanted = Por { $card } necesas elekti ludanton.
error-nobody-to-choose = Ĉiuj aliaj estas sub protekto: ludu { $card_acc } sen elekti iun kaj sen nomi ion.
error-target-out = { $you ->
        [yes] Vi jam elfalis el la raŭndo.
       *[no] { $target } jam elfalis el la raŭndo.
    }
error-target-protected = { $you ->
        [yes] Vi estas sub protekto.
       *[no] { $target } estas sub protekto.
    }
error-guard-named = Gardiston oni ne povas nomi.
error-not-in-deck = En ĉi tiu kartaro ne estas { $card }.
error-take-wanted = Unue prenu ion el tio, kio estas proponita al vi.
error-action-wanted = Nun nenio estas proponita al vi: uzu unu el viaj agoj.
error-take-one = El Donaco vi prenas precize unu karton.
error-take-pair = El Konkurso vi prenas tutan paron.
error-not-offered = Vi povas preni nur tion, kio estas proponita, kaj tiel, kiel ĝi kuŝas: { $cards }.
error-action-not-in-play = Ĉi tiu ago ne estas en la ludo ĉe ĉi tiu tablo.
error-marker-used = { $action ->
        [secret] En ĉi tiu raŭndo vi jam uzis la agon Sekreto.
        [trade_off] En ĉi tiu raŭndo vi jam uzis la agon Rezigno.
        [gift] En ĉi tiu raŭndo vi jam uzis la agon Donaco.
       *[competition] En ĉi tiu raŭndo vi jam uzis la agon Konkurso.
    }
error-answer-wanted = Unue reagu al la ludita karto.
error-turn-wanted = Estas via vico: ludu karton aŭ pasu.
error-tuck-wanted = Unue elektu, kiujn kartojn vi ŝovas sub la 5.
error-wrong-tuck = Ne eblas subŝovi tiom da kartoj.
error-claim-does-not-fit = Vi ne povas deklari { $card_acc } nun.
error-nothing-to-announce = Nun estas nenio por anonci.
error-nothing-to-answer = Nun neniu estas demandata pri karto.
error-stale-answer = Tio respondas al la demando { $number }, kiu jam estas fermita. Nun la demando estas { $now }.
error-not-for-good = Ne eblas preterlasi ĉi tiun karton definitive: neniu plu estos demandata pri ĝi.
error-card-decided = Pri ĉi tiu karto oni jam decidis; ĝi ne plu estas kontestebla.
error-copy-is-wrong-or-not = Por kontesti kopion diru nur, ke ĝi malĝustas, sen nomi nombron aŭ spicon.
error-not-a-copy = La plej supra karto ne estas kopio: nomu la nombron aŭ la spicon.
error-trait-wanted = Kontesto devas nomi la nombron aŭ la spicon.
error-cannot-copy = La karto nun ne estas kopiebla.
error-cards-not-held = Tiuj kartoj ne estas en via mano. En via mano: { $hand }.
error-seat-taken = La sidloko { $seat_letter } estas okupita.

## Disdono kaj rigardo

error-order-wanted = Nun la disdonanto ordigu la kartojn.
error-no-order-wanted = Nun neniuj kartoj atendas ordigon.
error-not-the-deck = Tio ne estas la ordigendaj kartoj.
error-not-your-view = { $you ->
        [yes] Ĉi tio ne estas la tablo, kiel vi vidas ĝin.
       *[no] Ĉi tio ne estas la tablo, kiel { $seat } vidas ĝin.
    }
error-view-cannot-play = Per tio, kion vidas unu sidloko, oni ne povas ludi; nur per la vera tablo.

## Pozicioj, faktoj, scenaroj

error-bad-fact = „{ $text }“ ne estas fakto en la notacio.
error-bad-position = La pozicio ne estas legebla ekde „{ $text }“.
error-position-over = En ĉi tiu pozicio la partio jam finiĝis: „{ $text }“.
error-too-many-cards = La pozicio havas pli da kartoj „{ $card }“ ol la kartaro.
error-wrong-hand = { $size ->
        [one] Ĉi tie la sidloko { $seat_letter } havu { $size } karton en la mano.
       *[other] Ĉi tie la sidloko { $seat_letter } havu { $size } kartojn en la mano.
    }
error-wrong-heap = { $size ->
        [one] Ĉi tie en „{ $place }“ estu { $size } karto.
       *[other] Ĉi tie en „{ $place }“ estu { $size } kartoj.
    }
error-text-too-long = La teksto estas tro longa por legi: ĝi havu maksimume { $longest } signojn.
error-text-too-deep = La teksto estas tro profunde ingita por legi: ĝi havu maksimume { $deepest } nivelojn.
error-scenario-unreadable = Tio ne estas legebla scenardosiero: { $problem }
error-scenario-missing = Mankas „{ $key }“.
error-scenario-key = „{ $key }“ ĉi tie signifas nenion.
error-scenario-value = Tiu valoro ne estas permesata ĉi tie: { $value }
error-scenario-id-twice = Du kazoj nomiĝas „{ $id }“.

## Registroj

error-record-foreign = Tio ne estas registro de Kartaro: la linio { $line } ne diras tion.
error-record-truncated = La registro estas fortranĉita: post la linio { $line } mankas la fino.
error-record-line-unexpected = La linio { $line } de la registro komenciĝu per: { $expected }.
error-record-line = La linio ne estas legebla.
error-record-broken = La linio { $line } de la registro ne estas reludebla ({ $reason }).
error-record-line-long = Linio { $line } de la registro estas tro longa por legi: ĝi havu maksimume { $longest } signojn.
error-record-disagrees = Ĉe la linio { $line } la registro ne plu kongruas kun la partio, el kiu ĝi devenas.
error-record-edited = La registro estis ŝanĝita: la sigelo en la linio { $line } ne kongruas.
error-record-over = La partio en { $file } jam finiĝis. Vi povas legi ĝin: kartaro replay { $file }
error-record-unfinished = La partio en ĉi tiu registro ne finiĝis. Sur la paĝo malfermeblas nur finitaj partioj; daŭrigu per: kartaro play --resume
error-resume-other-seed = Kun tiu semo la partio en { $file } irus alimaniere. Uzu la semon, per kiu ĝi komenciĝis, aŭ neniun.

## Honesta miksado

error-fair-missing = La registro ne havas semojn: pri ĝia miksado nenio estas pruvebla.
error-fair-unfinished = La partio ne finiĝis. La servilo malkaŝas sian semon ĉe la fino; antaŭe nenio estas pruvita.
error-fair-unrevealed = La semo de la servilo ne estas en la registro.
# $who estas server, aŭ la litero de sidloko.
error-fair-commitment = { $who ->
        [server] La semo de la servilo ne kongruas kun ĝia promeso.
       *[seat] La semo de la sidloko { $who } ne kongruas kun ties promeso.
    }
# $number estas nombro; $got kaj $expected estas decidoj en la notacio.
error-fair-disagrees = La decido { $number } de la disdonanto ne estas tiu, kiun donas la semoj: ĝi estas „{ $got }“ kaj estu „{ $expected }“.

## Dosieroj

error-cannot-read = { $why ->
        [missing] La dosiero { $file } ne ekzistas.
        [folder] { $file } estas dosierujo, ne dosiero.
        [forbidden] Mankas permeso legi { $file }.
        [not-text] { $file } ne estas teksto.
        [too-large] { $file } estas tro granda por legi.
       *[other] { $file } ne estas legebla.
    }
error-cannot-write = { $why ->
        [missing] { $file } ne estas skribebla: ĝia dosierujo ne ekzistas.
        [folder] { $file } estas dosierujo, ne dosiero.
        [forbidden] Mankas permeso skribi { $file }.
       *[other] { $file } ne estas skribebla.
    }
error-file-exists = { $file } jam ekzistas. Elektu alian nomon.

## La areno

error-arena-no-bots = Neniu ludas: diru, kiuj robotoj, ekzemple --bots random thumb.
error-arena-other-run = { $file } enhavas aliajn partiojn: { $field } estas { $theirs }, ne { $ours }. Elektu alian dosieron.
error-arena-no-results = { $file } ne estas rezultodosiero de la areno.
error-arena-bad-line = { $file } ne estas legebla: la linio { $line } ne estas unu el tiuj partioj.
error-arena-no-games = En { $file } ankoraŭ ne estas partioj.
error-arena-stopped = Ĉesigita. { $count ->
        [one] { $count } partio estas konservita en { $file }.
       *[other] { $count } partioj estas konservitaj en { $file }.
    } Por daŭrigi: { $command }
error-arena-worker-died = Procezo, kiu ludis partiojn, finiĝis mem, kaj ne pro roboto (stato { $status }). La antaŭe finitaj partioj estas konservitaj.
error-arena-no-ray = Ray ne estas instalita: { $python } -m pip install "kartaro[ray]"
error-arena-no-cluster = Ĉe { $address } ne estas Ray-grapolo, aŭ ĝi ne estas atingebla.
error-arena-other-version = La grapolo havas Kartaron { $theirs }, kaj ĉi tie estas Kartaro { $ours }: iliaj partioj povas diferenci.
error-no-plots = Diagramoj bezonas matplotlib, kiu ne estas instalita: { $python } -m pip install "kartaro[arena]"

## La konservejo de la tabloservilo

error-store-conflict = Intertempe la tablo { $table } antaŭeniris: ĝia sekva okazaĵo havas la numeron { $next }, ne { $version }.
error-store-failed = { $why ->
        [unreachable] Nenio estis konservita: la datumbazo ne estas atingebla.
        [full] Nenio estis konservita: la disko estas plena.
        [forbidden] Nenio estis konservita: mankas permeso skribi en la dosierujon de la servilo.
        [closed] Nenio estis konservita: la servilo estas fermata.
        [gone] Nenio estis konservita: la dosieroj de la servilo estis forigitaj aŭ anstataŭigitaj. Necesas restartigi ĝin.
       *[other] Nenio estis konservita: la disko ne estas skribebla.
    }
error-store-newer = { $file } estis skribita de pli nova Kartaro: ĝia formato estas { $version }, kaj ĉi tiu konas formatojn ĝis { $known }.
error-store-in-use = Alia servilo uzas la dosierujon { $folder }.
error-no-postgres = PostgreSQL bezonas asyncpg, kiu ne estas instalita: { $python } -m pip install "kartaro[postgres]"
error-store-not-empty = Ĉe { $place } jam estas tabloj; kopio bezonas malplenan lokon.
error-store-copy-differs = La kopio diferencas de la originalo ĉe la tablo { $table }. Ne uzu ĝin.
error-store-has-nodes = Serviloj funkcias sur ĉi tiu datumbazo: { $nodes }. Unue haltigu ilin.
error-store-address = La adreso de la PostgreSQL-datumbazo ne validas, aŭ ne eblas ensaluti per ĝi ({ $why }). Ĝi aspektas tiel: postgresql://nomo:pasvorto@servilo/datumbazo.
error-bad-logs = La protokolo estas skribata kiel text aŭ json, ne kiel { $value }.
error-store-unreadable = { $file } enhavas neniujn tablojn de servilo, aŭ estas difektita.

## La komandlinio

error-unknown-language = Kartaro ne parolas „{ $language }“. Ĝi parolas: { $known }.
error-unknown-command = Ne ekzistas komando „{ $command }“. Ekzistas: { $known }.
error-no-such-switch = { $command } ne havas la opcion { $option }.
error-switch-wants-value = La opcio { $option } bezonas valoron.
error-switch-takes-no-value = La opcio { $option } ne havas valoron.
error-switches-clash = { $one } kaj { $other } ne uzeblas kune.
error-switch-needs = { $option } uzeblas nur kun { $other }.
error-argument-missing = Mankas { $argument }.
error-too-many-arguments = Superfluaj argumentoj: { $arguments }
error-bad-usage = Tiel la komando ne estas komprenebla.
error-not-a-number = { $option } bezonas nombron, ne „{ $value }“.
error-bad-setting = --option bezonas NOMO=VALORO, ne „{ $text }“.
error-unknown-clause = En ĉi tiu eldono la reguloj de { $game } ne havas punkton „{ $clause }“.
error-too-few-people = Kun { $people } homoj ne eblas ludi: necesas almenaŭ unu. Por ludo nur inter robotoj estas kartaro arena.
error-too-many-people = Ĉe tablo por { $seats } ne povas sidi { $people } homoj.
error-too-many-bots = Sur { $chairs } liberaj sidlokoj ne povas sidi { $bots } robotoj.
error-bad-name = „{ $name }“ ne povas esti nomo: ĝi estas malplena, tro longa aŭ jam uzata.
error-bench-needs-checkout = La mezuroj ne estas parto de la instalita pako. Rulu tion en dosierujo kun la fontoj.
error-unknown-bench = Ne ekzistas mezuro „{ $bench }“. Ekzistas: { $known }.
error-bad-game-name = „{ $name }“ ne povas esti nomo de ludo: uzu minusklojn, ciferojn kaj streketojn inter vortoj, maksimume { $longest }, kun litero komence, kaj neniun propran vorton de Python.
error-game-exists = La ludo „{ $game }“ jam ekzistas.
error-game-name-in-core = „{ $name }“ estas vorto uzata en la kerno, kaj la kerno nomas neniun ludon. Elektu alian nomon.
error-new-game-needs-checkout = Ludo estas aldonata al la fontoj, kiuj ne estas parto de la instalita pako. Rulu tion en dosierujo kun la fontoj.
error-new-game-no-place = En { $file } mankas loko por la nova ludo: „{ $place }“ ne troviĝas.
error-no-such-choice = „{ $text }“ ne estas inter la elektoj.
error-interrupted = Interrompita.
error-internal = Io misfunkciis ene de Kartaro: { $problem }. Bonvolu raporti tion tie, kie vi ricevis Kartaron, kun tio, kion montras KARTARO_DEBUG=1.
error-bench-needs-compiled = La mezuro bezonas la kompilitajn regulojn: unue konstruu ilin, kaj ne uzu KARTARO_COMPILED=forbid.
error-bench-needs-c = La mezuro bezonas C-kompililon: ĝi komparas kun la versio en C.
error-bench-needs-browser = La mezuro bezonas Chromium kaj la ilojn de la testoj: rulu la testojn unufoje (./test), poste .venv/bin/kartaro bench browser.
error-bench-needs-node = La mezuro bezonas Node kaj npm, por ruli boardgame.io kiel komparon.
error-bench-needs-postgres = La mezuro bezonas PostgreSQL: instalu ĝin (en Debian kaj Ubuntu: apt install postgresql).
error-bench-other-games = C kaj la reguloj ne ludis la samajn partiojn, do iliaj rapidoj ne estas kompareblaj.
