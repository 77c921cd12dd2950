### Kartaro, bahasa Indonesia: arena, tempat bot melawan bot.
### $share, $low, dan $high berupa bilangan dari 0 sampai 1; $count, $games, $groups, dan $total berupa bilangan.

arena-plan = Permainan: { $games }. Kelompok dengan pembagian kartu yang sama: { $groups }. Benih: { $seed }.
arena-rounded = { $games } permainan, bukan { $wished }: dalam setiap kelompok setiap bot duduk di setiap kursi, dan semua susunan bermain sama banyak.
arena-goes-on = Dilanjutkan; permainan yang sudah selesai: { $count }.
arena-progress = { $played } dari { $total } permainan. { $score }
arena-score = { $bot }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } sampai { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-too-few = Belum ada kelompok yang lengkap, jadi belum ada yang bisa dilaporkan.
arena-no-ratings = Tidak ada rating, karena openskill tidak terpasang: { $python } -m pip install "kartaro[arena]"
arena-kept = Semua permainan disimpan. Untuk menggambarnya:
arena-drawn = Digambar:

## Tabel

arena-column-bot = Bot
arena-column-games = Permainan
arena-column-wins = Menang
arena-column-share = Persentase
arena-column-rounds = Ronde
arena-column-time = Waktu per langkah
arena-column-faults = Galat
arena-column-rating = Rating
arena-count = { NUMBER($count, maximumFractionDigits: 1) }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Di sini $low dan $high berupa perseratus.
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $time berupa bilangan.
arena-mean-time = ⌀ { NUMBER($time, maximumFractionDigits: 2) } ms
arena-longest-time = ≤ { NUMBER($time, maximumFractionDigits: 2) } ms
# $rating berupa bilangan.
arena-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $reason berisi raised, illegal, slow, hung, atau died.
arena-fault = { $bot } { $reason ->
        [raised] mengalami galat
        [illegal] menjawab dengan langkah yang tidak boleh
        [slow] terlalu lama berpikir
        [hung] tidak menjawab
       *[died] mengakhiri prosesnya
    } dan kalah. Permainan: { $count }; yang pertama di kelompok { $group }, putaran { $rotation }.

## Bagan

arena-chart-shares = Permainan yang dimenangkan
arena-chart-ratings = Rating
arena-chart-lengths = Panjang permainan
arena-chart-seats = Permainan yang dimenangkan, menurut kursi dan urutan main
arena-chart-cards = Ronde yang dimenangkan pemain yang terlihat dengan suatu kartu
arena-chart-empty = Tidak ada yang bisa ditampilkan.
arena-chart-about = { $game } · { $edition } · { $count } pemain · { $games } permainan
arena-axis-share = Persentase permainan yang dimenangkan, dengan selang 95%
arena-axis-card-share = Persentase ronde yang dimenangkan, dengan selang 95%
arena-axis-games = Permainan
arena-axis-rating = Rating, lebih atau kurang dua simpangan baku
arena-axis-decisions = Keputusan dalam satu permainan
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $mean berupa bilangan.
arena-mean = rata-rata { NUMBER($mean, maximumFractionDigits: 1) }
arena-rated = { $bot } { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seat = kursi { $seat }
# $turn berupa bilangan dari 1.
arena-turn = { $turn ->
        [1] bermain pertama
        [2] kedua
        [3] ketiga
        [4] keempat
        [5] kelima
       *[6] keenam
    }
arena-times = × { $count }
