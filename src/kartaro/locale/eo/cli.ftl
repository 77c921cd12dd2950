### Kartaro, Esperanto: la komandlinio.

cli-about = Malgrandaj kartludoj kun kaŝitaj informoj: ludu ilin, legu iliajn regulojn, reludu kaj kontrolu ilin.
cli-alone = Sen komando malfermiĝas en la retumilo la paĝo por ludi.
cli-usage = Uzo
cli-commands = Komandoj
cli-options = Opcioj
cli-more = Pli pri komando: kartaro { $metavar } --help
# $form estas compiled aŭ interpreted.
cli-version = Kartaro { $version }, { $form ->
        [compiled] kun kompilitaj reguloj
       *[interpreted] kun interpretataj reguloj
    }

## Komandoj

cli-command-games = Listigu la ludojn kaj iliajn eldonojn.
cli-command-rules = Legu la regulojn de ludo: referencan karton kaj regularon.
cli-command-replay = Legu registritan partion, kun malkaŝitaj kartoj aŭ el la vidpunkto de unu sidloko.
cli-command-analyse = Vidu, kion roboto estus ludinta en registrita partio, el unu sidloko.
cli-command-verify = Pruvu, ke la kartoj de registrita partio estis miksitaj honeste.
cli-command-check = Rulu scenardosierojn kaj raportu, kio malsukcesas.
cli-command-play = Ludu ĉi tie, kontraŭ robotoj aŭ kun aliaj ĉe unu klavaro.
cli-command-serve = Startigu tabloservilon, por amikoj aŭ por vi mem.
cli-command-join = Aliĝu al tablo de servilo, kaj ludu ĉi tie.
cli-command-backup = Kopiu ĉiujn tablojn de servilo en dosieron, dum ĝi funkcias.
cli-command-restore = Metu la tablojn de kopio en malplenan dosierujon.
cli-command-copy-store = Kopiu ĉiujn tablojn de unu konservejo al alia, kaj kontrolu ilin: dosierujoj, aŭ adresoj de PostgreSQL-datumbazoj.
cli-command-arena = Lasu robotojn ludi multajn partiojn unu kontraŭ alia, kaj kalkulu.
cli-command-bench = Mezuru, kiel rapide iras la reguloj (en dosierujo kun la fontoj).
cli-command-train = Trejnu reton per ludado kontraŭ si mem. Bezonas NumPy: pip install "kartaro[train]".
cli-command-exploit = Serĉi la malfortojn de roboto: trejni reton kontraŭ ĝi kaj diri, kiom da ludoj tiu gajnas. Necesas NumPy: pip install "kartaro[train]".
cli-command-export-efg = Skribi la ludarbon de malgranda kartaro kiel dosieron .efg, por programoj, kiuj solvas ludojn.
cli-command-new-game = Kreu la dosierojn de nova ludo (en dosierujo kun la fontoj).

## Kion oni donas al komandoj

cli-metavar-command = KOMANDO
cli-metavar-options = OPCIOJ
cli-metavar-game = LUDO
cli-metavar-edition = ELDONO
cli-metavar-setting = NOMO=VALORO
cli-metavar-clause = PUNKTO
cli-metavar-seat = SIDLOKO
cli-metavar-number = NOMBRO
cli-metavar-numbers = NOMBROJ
cli-metavar-people = NOMBRO|NOMOJ
cli-metavar-bots = ROBOTOJ
cli-metavar-bot = ROBOTO
cli-metavar-first = SIDLOKO|random
cli-metavar-file = DOSIERO
cli-metavar-format = FORMO
cli-metavar-language = LINGVO
cli-metavar-bench = MEZURO
cli-metavar-name = NOMO
cli-metavar-seconds = SEKUNDOJ
cli-metavar-days = TAGOJ
cli-metavar-episode = round|match
cli-metavar-folder = DOSIERUJO
cli-metavar-from = DE
cli-metavar-to = AL
cli-metavar-link = LIGILO
cli-metavar-address = ADRESO
cli-metavar-token = ĴETONO

## Opcioj de komandoj

cli-option-lang = Lingvo: en, id, it aŭ eo. Implicite tiu de la sistemo.
cli-option-help = Montru ĉi tiun helpon.
cli-option-version = Montru la version.
cli-option-json = Respondu per unu JSON-objekto.
cli-option-edition = La uzota eldono. Implicite la unua, kiun listigas „kartaro games“.
cli-option-option = Ŝanĝu unu opcion de la eldono; ripetebla.
cli-option-diff = Montru, en kio du eldonoj diferencas.
cli-option-clause = Nur ĉi tiu punkto aŭ sekcio.
cli-option-seat = El kiu vidpunkto: la litero de sidloko, aŭ public por la rigardantoj.
cli-option-bot = Kiu juĝas: roboto, kiu serĉas, kiel search@5000 aŭ max. Implicite search@1000.
cli-option-seats = Kiom da sidlokoj havas la tablo. Implicite kvar, aŭ tiom, kiom necesas.
cli-option-people = Kiom da homoj ludas ĉi tie, aŭ iliaj nomoj, apartigitaj per komoj. Implicite unu.
cli-option-bots = Kiuj robotoj ludas: unu por ĉiuj, aŭ po unu por sidloko, apartigitaj per spacoj aŭ komoj. La niveloj estas easy, medium, hard kaj max. Implicite medium.
cli-option-first = Kiu komencas: litero aŭ nomo, aŭ random.
cli-option-seed = Miksu laŭ ĉi tiu nombro, por ke la partio estu ripetebla.
cli-option-record = Konservu la registron de la partio en ĉi tiu dosiero.
cli-option-resume = Daŭrigu la partion el ĉi tiu dosiero.
cli-option-game = La ludota ludo. Implicite la unua.
cli-option-games = Kiom da partioj, almenaŭ. Implicite 100.
cli-option-limit = Kiom da sekundoj roboto rajtas pensi pri unu ago; se ĝi bezonas pli, ĝi malgajnas la partion. Implicite 10.
cli-option-jobs = Kiom da partioj estas ludataj samtempe. Implicite tiom, kiom estas procesoroj.
cli-option-ray = Ludu sur la Ray-grapolo ĉe tiu adreso; sen adreso, lanĉu Ray ĉi tie.
cli-option-out = Konservu la partiojn en ĉi tiu dosiero, aŭ daŭrigu, se ĝi enhavas la samajn.
cli-option-draw = Desegnu diagramojn de la partioj en ĉi tiu dosiero.
cli-option-to = Kien iru la diagramoj. Implicite ĉi tien.
cli-option-arena-seats = Kiom da sidlokoj havas la tablo. Implicite po unu por roboto, aŭ du, se estas pli da robotoj ol sidlokoj.
cli-option-arena-bots = Kiuj robotoj ludas: --bots random thumb. La lasta prenas ĉiujn restantajn sidlokojn; se estas pli da robotoj ol sidlokoj, ĉiuj ludas kontraŭ ĉiuj.
cli-option-arena-seed = Disdonu laŭ ĉi tiu nombro, por ke la partioj estu ripeteblaj.
cli-option-arena-resume = Daŭrigu la partiojn el ĉi tiu dosiero.
cli-option-hint = Ĉe ĉiu decido montru, kion farus roboto.
cli-option-pace = Kiel malrapide robotoj respondas en terminalo: 0 tuj, 2 duoble malrapide. Implicite 1.
cli-option-host = Ĉe kiu adreso de ĉi tiu komputilo la servilo aŭskultas; aŭ KARTARO_HOST. Implicite nur por ĉi tiu komputilo.
cli-option-port = Ĉe kiu pordo; aŭ KARTARO_PORT. Implicite 8472.
cli-option-data = Kie la tabloj estas konservataj; aŭ KARTARO_DATA. Implicite en via dosierujo por datumoj.
cli-option-store = Konservu la tablojn en ĉi tiu PostgreSQL-datumbazo, postgresql://…, kiun pluraj serviloj povas uzi; aŭ KARTARO_STORE. Implicite en dosierujo.
cli-option-node = La nomo de ĉi tiu servilo inter tiuj, kiuj uzas la saman datumbazon; aŭ KARTARO_NODE. Implicite la komputilo kaj la procezo.
cli-option-share = Lasu aliĝi aliajn en la sama reto, kaj montru skaneblan kodon; aŭ KARTARO_SHARE=1.
cli-option-open = Montru la paĝon en la retumilo, se estas unu ĉi tie.
cli-option-public-url = La adreso, per kiu aliaj atingas la servilon, se ĝi funkcias malantaŭ alia servilo; aŭ KARTARO_PUBLIC_URL.
cli-option-serve-pace = Kiel malrapide robotoj respondas: 0 tuj, 2 duoble malrapide; aŭ KARTARO_PACE. Implicite 1.
cli-option-archive-after = Tagoj, post kiuj tablo vizitata de neniu estas arkivata; aŭ KARTARO_ARCHIVE_AFTER. Implicite 180.
cli-option-proxy = La adreso de prokurilo antaŭ la servilo; aŭ KARTARO_PROXY. Implicite prokurilo sur ĉi tiu komputilo.
cli-option-rate = Kiom da petoj sekunde kliento rajtas fari; aŭ KARTARO_RATE. Implicite 20.
cli-option-logs = Kiel la protokolo estas skribata: text, aŭ json kun objekto en ĉiu linio; aŭ KARTARO_LOGS. Implicite text.
cli-option-metrics = Kiu rajtas legi ĉiujn mezurojn: adresoj aŭ retoj, apartigitaj per komoj; aŭ KARTARO_METRICS. Implicite ĉi tiu komputilo.
cli-option-name = Via nomo ĉe la tablo; pluraj nomoj, apartigitaj per komoj, dividas ĉi tiun klavaron. Implicite oni demandas vin.
cli-option-join-seat = Kiun sidlokon vi prenas: litero. Implicite la unuan liberan.
cli-option-watch = Nur rigardu.
cli-option-token = Kies estas la sidloko: kion oni montris al vi ĉe foriro, por reveni.
cli-option-export-efg-seats = Kiom da sidlokoj la tablo havas. Defaŭlte: du.
cli-option-train-edition = Por kiuj eldonoj trejni, kun komoj inter ili; eldono nomita dufoje estas ludata duoble ofte. Implicite: ĉiuj.
cli-option-train-seats = Por kiom da sidlokoj: 2, 3-6 aŭ 2,4. Implicite: du.
cli-option-episode = Kion la reto lernas gajni: round (rondon) aŭ match (partion). Implicite: rondon en Love Letter, alie partion.
cli-option-hours = Haltu post tiom da horoj; la lernitaĵo restas, kaj --resume daŭrigas. Implicite: kiam sufiĉe lerniĝis.
cli-option-samples = Decidoj, el kiuj lerni. Implicite: tiom, kiom la ludo bezonas.
cli-option-train-seed = Trejnu laŭ ĉi tiu nombro. La sama nombro donas la saman reton: unu kun --jobs 1, alian kun iu ajn alia nombro da laborantoj.
cli-option-train-jobs = Kiom da laborantoj ludas, dum la reto lernas; kun 1, unu procesoro ludas kaj lernas alterne. Implicite tiom, kiom estas procesoroj.
cli-option-train-ray = Ludigu la Ray-grapolon ĉe tiu adreso, dum la reto lernas; sen adreso, lanĉu Ray ĉi tie.
cli-option-from = De kio la reto komencas: dosiero de pezoj, net por tiu, kiu venas kun Kartaro, aŭ scratch por komenci de nulo. Implicite: scratch.
cli-option-critic = Kiu dum la trejnado diras, kion sidloko povas atendi: own estas la reto mem, truth kritikanto, kiu vidas ĉiujn kartojn. Implicite: own.
cli-option-train-out = Konservu konservpunktojn, la reton kaj ĝian kurbon en ĉi tiu dosierujo. Implicite: training.
cli-option-train-resume = Daŭrigu tie, kie la trejnado en ĉi tiu dosierujo estis haltigita.
cli-option-exploit-edition = { cli-option-train-edition }
cli-option-exploit-seats = { cli-option-train-seats }
cli-option-exploit-games = Per kiom da ludoj la rezulto estas mezurata. Implicite: 2000, kio estas ĉirkaŭ 20 000 rondoj de Love Letter.
cli-option-exploit-jobs = En kiom da fadenoj robotoj pensas, kaj kiom da ludoj okazas samtempe. Implicite: tiom, kiom estas procesoraj kernoj.
cli-option-by = Trejnu nenion: ludigu ĉi tiun roboton kontraŭ ĝi, ekzemple serĉon, kiu scias, kiel ĝi ludas.
cli-option-exact = Trejnu nenion: kalkulu la plej bonan respondon al reto, ĉe tablo kun malmultaj kartoj. Necesas OpenSpiel: pip install "kartaro[openspiel]".
cli-option-exploit-from = De kio la reto komencas: dosiero de pezoj, net por tiu, kiu venas kun Kartaro, aŭ scratch por komenci de nulo. Implicite: net kontraŭ robotoj, kiuj pensas, alie scratch.
cli-option-measure-against = Kontraŭ kiuj pliaj robotoj la reto estas mezurata, kun komoj inter ili.
cli-option-exploit-seed = Trejnu laŭ ĉi tiu nombro. En unu fadeno la sama nombro donas la saman reton.
cli-option-exploit-out = Konservi konservpunktojn, la reton kaj ĝian kurbon en ĉi tiu dosierujo. Defaŭlto: exploiting.
cli-option-exploit-resume = { cli-option-train-resume }
cli-option-nodes = Ĉesi ĉe arbo kun pli da nodoj ol tiom. Defaŭlte: du milionoj.
cli-option-analyse-seat = La sidloko, kies decidoj estas esplorataj: litero aŭ nomo.
cli-option-analyse-seed = Imagu kaŝitajn kartojn laŭ ĉi tiu nombro. Implicite laŭ 0.

## Respondoj

# $nodes and $sets are numbers.
cli-export-efg-nodes = Ĝis nun { $nodes } nodoj …
cli-export-efg-done = { $nodes } nodoj, { $sets } informaroj.
cli-train-begins = Trejnado. Ĉio estas konservata en „{ $folder }“; Ctrl-C haltigas.
cli-train-progress = { $samples } decidoj, { $percent } %. Parto kontraŭ { $shares }
cli-train-done = La reto estas preta: { $file }
cli-train-curve = Parto de la reto kontraŭ { $bots }
# $episode is round or match; the other arguments are numbers.
cli-exploit-found = La plej bona trovita respondo gajnas { $share } % (de { $low } ĝis { $high }) kontraŭ { $bot }, en { $episodes } { $episode ->
        [round] rondoj
       *[match] ludoj
    }. Pli bona eble gajnus pli.
# $start is a file, net or scratch.
cli-exploit-start = La reto komencas de: { $start }.
# $episode is round or match; $by and $bot are bots, the other arguments are numbers.
cli-exploit-by = { $by } gajnas { $share } % (de { $low } ĝis { $high }) kontraŭ { $bot }, en { $episodes } { $episode ->
        [round] rondoj
       *[match] ludoj
    }. Pli bona respondo eble gajnus pli.
# All but $bot are numbers.
cli-exploit-exact = La plej bona respondo al { $bot } gajnas { $share } % de la rondoj, { $exploitability } pli ol egale sur skalo de −1 ĝis 1. Tio estas ekzakta, laŭ { $nodes } pozicioj.
cli-train-curve-samples = milionoj da decidoj, el kiuj lerniĝis
cli-default = implicita
cli-players = { $fewest ->
        [2] { $most ->
            [2] 2 ludantoj
           *[other] 2–{ $most } ludantoj
        }
       *[other] { $fewest }–{ $most } ludantoj
    }
cli-reference = Referenca karto
cli-column-card = Karto
cli-column-count = Nombro
cli-column-effect = Efiko
# $count estas nombro.
cli-rank-and-count = { $count ->
        [one] valoro { $rank }, { $count } karto
       *[other] valoro { $rank }, { $count } kartoj
    }
cli-diff-title = { $game }: diferencoj inter { $one } kaj { $other }
cli-diff-options = Opcioj
cli-diff-cards = Kartoj
cli-diff-clauses = Punktoj de la regularo
cli-diff-none = Ili ne diferencas.
cli-diff-absent = forestas
cli-replay-open = Kun ĉiuj kartoj malkaŝitaj.
cli-replay-seat = Kiel { $name } vidis ĝin.
cli-replay-public = Kiel rigardantoj vidis ĝin.
cli-replay-unfinished = Ĉi tie la registro ĉesas; la partio ne finiĝis.
# $count estas nombro.
cli-verify-proven = { $count ->
        [one] La sola decido de la disdonanto sekvas el la semoj de la partio { $match }. Ĉiu semo kongruas kun sia promeso.
       *[other] Ĉiuj { $count } decidoj de la disdonanto sekvas el la semoj de la partio { $match }. Ĉiu semo kongruas kun sia promeso.
    }
cli-verify-server = Promeso de la servilo:
cli-verify-seat = Promeso de { $name }:
cli-verify-left-out = Promeso de { $name }; la semo ne estis malkaŝita kaj ne kalkuliĝas:
cli-verify-alone = Neniu ludanto malkaŝis semon: elektis nur la servilo, kiu eble provis multajn.
cli-verify-host = La unuan ludanton elektis homo. Pri tio nenio estas pruvita.
cli-verify-position = La partio komenciĝis per aranĝita pozicio. Pri ĝi nenio estas pruvita.
cli-verify-compare = Komparu la promesojn kun tiuj, kiujn oni montris al vi antaŭ la unua disdono: registro ne povas diri, kiam ili estis faritaj.
# $count estas nombro.
cli-check-passed = { $count ->
        [one] { $id }: { $count } aserto sukcesis.
       *[other] { $id }: { $count } asertoj sukcesis.
    }
cli-check-failed = { $id } malsukcesis: { $title }
# $cases, $assertions kaj $failed estas nombroj.
cli-check-sum = Kazoj: { $cases }. Asertoj: { $assertions }. Malsukcesaj kazoj: { $failed }.
cli-new-game-files = Skribitaj:
cli-new-game-changed = Linioj aldonitaj al:
# $folder estas vojo; kio staras inter citiloj, restas angla.
cli-new-game-next = La reguloj estas skribotaj de vi: serĉu „write this rule“ en { $folder }. Kiel, tion diras CONTRIBUTING.md sub „A fourth game“.
cli-command-site = Faru retejon por iu ajn statika retservilo: la tuta ludo, en la retumilo.
cli-option-base = La adreso, ĉe kiu estos la retejo, por ligiloj de aliloke.
cli-option-server = La adreso de servilo, kie amikoj povas renkontiĝi, por nomi ĝin en la retejo.
cli-option-site = Dosierujo el kartaro site: oni povas ludi ankaŭ en la retumilo; aŭ KARTARO_SITE.
site-written = La retejo estas en { $folder }: { $count } dosieroj, { $size } MB por la ludo mem.
site-interpreted = La reguloj iras nekompilitaj en la retejon, ĉar zig ne haveblas: { $why }. Robotoj tie pensas malrapide.
site-compiling = La reguloj estas kompilataj por retumiloj …
site-packing = Python kaj la ludo estas pakataj …
error-site-needs-checkout = Retejo estas farata en kopio de la fontoj de Kartaro, ne el instalita pakaĵo.
error-site-failed = La retejo ne povis esti farita: { $why }
error-site-not-empty = { $folder } ne estas malplena, kaj ne enhavas retejon de Kartaro.
error-no-site = En { $folder } ne estas retejo: faru ĝin per kartaro site.
error-bad-address = Ĉi tio ne estas adreso de retejo: { $address }
