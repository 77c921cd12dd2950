### Kartaro, Esperanto: servilo de tabloj, kion oni povas diri ĉe ili, kaj kial ĝi rifuzas.

## Servado

server-listening = Kartaro funkcias ĉe { $address }
server-runs-already = Servilo jam funkcias ĉe { $address }
server-share = Amikoj en la sama reto aliĝas per ĉi tiu adreso aŭ kodo.
server-kept-in = La tabloj estas konservataj en { $folder }. Ctrl-C haltigas la servilon.
server-kept-in-database = La tabloj estas konservataj en PostgreSQL; ĉi tiu estas la nodo { $node }. Ctrl-C haltigas la servilon.
server-stopped = Haltigita. Ĉiuj tabloj estas konservitaj kaj daŭros post la sekva starto.
server-backed-up = La tabloj de { $folder } estas kopiitaj al { $file }.
server-restored = La tabloj de { $file } estas en { $folder }. `kartaro serve` daŭrigas ilin.
store-copied = Kopiitaj kaj kontrolitaj: tabloj { $tables }, okazaĵoj { $events }.
store-copying = { $tables } el { $total } tabloj …

## Kion oni povas diri

server-phrase-hello = Saluton!
server-phrase-thanks = Dankon!
server-phrase-well-played = Bone ludite!
server-phrase-oops = Ho ve!
server-phrase-hurry = Bonvolu rapidi!
server-phrase-thinking = Mi pensas …
server-phrase-wow = Ho!
server-phrase-good-luck = Bonŝancon!
server-phrase-again = Ĉu denove?
server-phrase-bye = Ĝis revido!

## Kial servilo rifuzas

error-no-such-table = Ĉi tie ne estas tablo „{ $table }“.
error-table-full = La tablo estas plena.
error-name-taken = Ĉe la tablo iu jam nomiĝas { $name }.
error-nobody-there = Sur la sidloko { $seat_letter } sidas neniu.
# $phase estas waiting, playing, over aŭ closed.
error-wrong-phase = { $phase ->
        [waiting] La partio ankoraŭ ne komenciĝis.
        [playing] La partio jam komenciĝis.
        [over] La partio finiĝis.
       *[closed] La tablo estas fermita.
    }
error-too-late = Estas tro malfrue por tio.
error-wrong-seed = La semo ne kongruas kun sia promeso.
error-already-answered = La demando { $question } jam estas respondita.
error-bot-plays = { $you ->
        [yes] Nun roboto ludas por vi.
       *[no] Nun roboto ludas por { $seat }.
    }
error-unknown-phrase = „{ $phrase }“ ne estas unu el la frazoj.
error-too-many = Tro da petoj samtempe. Provu denove post momento.
error-not-your-seat = Ĉi tiu sidloko ne estas via.
error-others-play = Ĉe ĉi tiu tablo ludas ankaŭ aliaj homoj.
error-no-such-decision = Ĉi tiu partio ne havas decidon kun la numero { $number }.
error-not-your-table = Tion povas fari nur tiu, kiu malfermis la tablon.
error-no-watchers = Ĉi tiu tablo ne permesas rigardantojn.
error-bad-message = La mesaĝo ne estis komprenita.
error-other-origin = Paĝo de alia adreso ne povas ludi ĉi tie.
error-unknown-host = La servilo ne estas konata per tiu nomo. Kiu prizorgas ĝin, povas sciigi la nomon per --public-url.
error-not-begun = La partio ankoraŭ ne komenciĝis.
error-not-over = La partio ankoraŭ ne finiĝis.
error-not-yours = Tion rajtas havi nur tiuj, kiuj ludis ĉi tie.
error-nobody-plays = Almenaŭ unu sidloko devas esti por homo.
error-too-long = La mesaĝo estas tro longa.
error-took-too-long = Tio daŭris tro longe. Provu denove poste.
error-older-nodes = La servilo estas ĝisdatigata, kaj parto de ĝi ankoraŭ ne povas fari tion. Provu denove post kelkaj minutoj.
error-no-such-page = Ĉe ĉi tiu adreso la servilo havas nenion.
error-import-unreadable = Ĉi tiu dosiero enhavas nelegeblan tablon: { $table }. Nenio estis prenita el ĝi.
error-bad-method = La servilo ne faras tion ĉe ĉi tiu adreso.
error-server-failed = Io misokazis en la servilo. Ĝia protokolo diras pli.

## Kial servilo ne startas

error-address-taken = La servilo ne povas uzi { $host }, pordon { $port }: ĝi estas okupita, aŭ ne estas adreso de ĉi tiu komputilo.
error-bad-environment = La medivariablo { $setting } ne povas esti „{ $value }“.
error-table-unreadable = La tablo { $table } ne estas legebla.
error-bad-public-url = La publika adreso estu kiel https://kartoj.example.org, ne „{ $address }“.
error-bad-proxy = --{ $option } bezonas adresojn kaj retojn kiel 10.0.0.2 aŭ 10.0.0.0/8, ne „{ $address }“.

# A site, and what a page plays by itself
error-engine-missing = Ĉi tiu paĝo ne povas ludi ĉi tie: ĝi venis sen la ludo, aŭ ne per HTTPS.
error-engine-failed = La ludo ne startis en ĉi tiu retumilo. Ĉu la reto funkcias? Provu denove.
error-import-foreign = Ĉi tio ne estas dosiero kun partioj de Kartaro. Nenio estis prenita el ĝi.
error-import-newer = Ĉi tiu dosiero estas de pli nova versio de Kartaro. Nenio estis prenita el ĝi.
