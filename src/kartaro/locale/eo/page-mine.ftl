### Kartaro, Esperanto: la luditaj partioj, sur la paĝo.

page-mine-private = Konservataj nur en ĉi tiu retumilo. Nenio estas sendata ien ajn.
page-mine-none = Ankoraŭ neniu partio. Tiuj, kiujn vi finos, aperos ĉi tie.
page-mine-played = Luditaj
page-mine-wins = Gajnitaj
page-mine-rate = Procento de gajnoj
page-mine-streak = Gajnoj sinsekve nun
page-mine-best-streak = Plej longa serio de gajnoj
# $count is a number.
page-mine-strip = { $count ->
        [one] La lasta partio
       *[other] La lastaj { $count } partioj
    }
# $won and $played are numbers.
page-mine-won-of = Gajnitaj: { $won } el { $played }
page-mine-by-game = Laŭ ludo
page-mine-by-edition = Laŭ eldono
page-mine-by-company = Laŭ kontraŭuloj
page-mine-by-bot = Kontraŭ robotoj
page-mine-by-person = Kontraŭ homoj
page-mine-with-people = Nur homoj
page-mine-with-bots = Nur robotoj
page-mine-with-both = Homoj kaj robotoj
page-mine-won = gajnita
page-mine-lost = malgajnita
page-mine-shared = ludita kune ĉe ĉi tiu aparato
page-mine-record = registro malfermita de vi
# $count is a number.
page-mine-shared-count = { $count ->
        [one] { $count } partion ludis pluraj homoj ĉe ĉi tiu aparato, kaj ĝi ne estas kalkulita supre.
       *[other] { $count } partiojn ludis pluraj homoj ĉe ĉi tiu aparato, kaj ili ne estas kalkulitaj supre.
    }
page-mine-recent = Lastatempaj partioj
page-mine-show-all = Montri ĉiujn { $count }
page-mine-keep = Eksporti aŭ forigi
page-mine-export = Konservi en dosieron
page-mine-import = Aldoni el dosiero
page-mine-open-record = Malfermi registron
page-mine-delete = Forigi
page-mine-sure = Ĉu forigi ĉion ĉi el ĉi tiu retumilo?
page-mine-delete-all = Forigi ĉion
page-mine-rather-not = Nuligi
page-mine-taken = La partioj el la dosiero estas aldonitaj al viaj.
