### Kartaro, Esperanto: la areno, kie robotoj ludas kontraŭ robotoj.
### $share, $low kaj $high estas nombroj de 0 ĝis 1; $count, $games, $groups kaj $total estas nombroj.

arena-plan = Partioj: { $games }. Grupoj kun la samaj disdonoj: { $groups }. Semo: { $seed }.
arena-rounded = { $games } partioj anstataŭ { $wished }: en ĉiu grupo ĉiu roboto sidas sur ĉiu sidloko, kaj ĉiuj kunmetoj ludas same multe.
arena-goes-on = La ludado daŭras; partioj jam luditaj: { $count }.
arena-progress = { $played } el { $total } partioj. { $score }
arena-score = { $bot }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (de { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ĝis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-too-few = Ankoraŭ neniu grupo estas kompleta, do estas nenio por diri.
arena-no-ratings = Mankas taksoj, ĉar openskill ne estas instalita: { $python } -m pip install "kartaro[arena]"
arena-kept = Ĉiuj partioj estas konservitaj. Por desegni ilin:
arena-drawn = Desegnitaj:

## La tabelo

arena-column-bot = Roboto
arena-column-games = Partioj
arena-column-wins = Venkoj
arena-column-share = Parto
arena-column-rounds = Raŭndoj
arena-column-time = Tempo por ago
arena-column-faults = Eraroj
arena-column-rating = Takso
arena-count = { NUMBER($count, maximumFractionDigits: 1) }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Ĉi tie $low kaj $high estas centonoj.
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $time estas nombro.
arena-mean-time = ⌀ { NUMBER($time, maximumFractionDigits: 2) } ms
arena-longest-time = ≤ { NUMBER($time, maximumFractionDigits: 2) } ms
# $rating estas nombro.
arena-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $reason estas raised, illegal, slow, hung aŭ died.
arena-fault = { $bot } { $reason ->
        [raised] eraris
        [illegal] respondis per nepermesata ago
        [slow] pensis tro longe
        [hung] ne respondis
       *[died] finis sian procezon
    } kaj malvenkis. Partioj: { $count }; la unua en la grupo { $group }, rotacio { $rotation }.

## Diagramoj

arena-chart-shares = Gajnitaj partioj
arena-chart-ratings = Taksoj
arena-chart-lengths = Longo de la partioj
arena-chart-seats = Gajnitaj partioj, laŭ sidloko kaj laŭ vico
arena-chart-cards = Raŭndoj gajnitaj de tiuj, kiuj estis viditaj kun karto
arena-chart-empty = Estas nenio por montri.
arena-chart-about = { $game } · { $edition } · { $count } ludantoj · { $games } partioj
arena-axis-share = Parto de gajnitaj partioj, kun ĝia 95-procenta intervalo
arena-axis-card-share = Parto de gajnitaj raŭndoj, kun ĝia 95-procenta intervalo
arena-axis-games = Partioj
arena-axis-rating = Takso, plus aŭ minus du normaj devioj
arena-axis-decisions = Decidoj en partio
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $mean estas nombro.
arena-mean = averaĝo { NUMBER($mean, maximumFractionDigits: 1) }
arena-rated = { $bot } { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seat = sidloko { $seat }
# $turn estas nombro ekde 1.
arena-turn = { $turn ->
        [1] ludas unua
        [2] dua
        [3] tria
        [4] kvara
        [5] kvina
       *[6] sesa
    }
arena-times = × { $count }
