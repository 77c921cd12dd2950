### Kartaro, Bahasa Indonesia: pertandingan diputar ulang di halaman, pendapat bot tentangnya, dan apakah kartunya dibagi dengan adil.

page-replay-title = Putar ulang
# $game is the name of a game.
page-replay-of = { $game }, sekali lagi
page-replay-table = Meja
page-replay-eyes = Dari mata siapa
page-replay-open = Semua kartu terbuka
page-replay-eyes-of = Seperti yang dilihat { $name }
page-replay-public = Seperti yang dilihat penonton
page-replay-link = Salin tautan
page-replay-copied = Tautan disalin
page-replay-about = Tentang pertandingan ini
page-replay-log = Catatan
page-replay-analysis = Analisis
page-replay-fair = Keadilan

## Moving through it

page-replay-moments = Menelusuri pertandingan
page-replay-moment = Saat
page-replay-at = { $at } dari { $of }
page-replay-first = Ke awal
page-replay-back = Mundur selangkah
page-replay-play = Putar
page-replay-pause = Jeda
page-replay-on = Maju selangkah
page-replay-last = Ke akhir
page-replay-round = Ronde { $number }

## What a bot makes of it

page-replay-whose = Keputusan siapa?
page-replay-looking = Bot sedang menelaah setiap keputusan. Tunggu beberapa detik.
page-replay-no-choice = Tidak pernah ada lebih dari satu langkah yang bisa dipilih.
page-replay-by-what-it-knew = Apa yang bisa diketahui { $name } pada setiap keputusan, dan peluang memenangkan pertandingan menurut itu. Pilih satu titik untuk melihat saat itu melalui matanya.
# $first and $last are chances in per cent.
page-replay-chart = Peluang memenangkan pertandingan selama { $count ->
       *[other] { $count } keputusan
    }: mula-mula { $first }%, akhirnya { $last }%. Semua keputusan ada dalam daftar di bawah.
page-replay-key-played = langkah yang dimainkan
page-replay-key-cost = rugi tiga poin atau lebih
page-replay-key-best = yang akan dimainkan bot
# $count and $agreed are numbers.
page-replay-summary = { $count ->
       *[other] { $count } keputusan dengan pilihan; bot setuju dengan { $agreed }.
    }
# $move is a move in words, such as “Play Guard”.
page-replay-here = Di sini: { $move }
page-replay-could-expect = Apa yang bisa diduga saat itu, dari semua yang sudah dilihat pemain ini:
page-replay-all-moves = Semua keputusan

## Whether it was dealt fairly

page-fair-checking = Kartu dibagi sekali lagi …
# $count is a number.
page-fair-proven = { $count ->
       *[other] Terbukti: semua { $count } keputusan bandar mengikuti benih yang telah dijanjikan.
    }
page-fair-broken-word = Bukan yang dijanjikan kepada peramban ini sebelum kartu dibagi!
page-fair-holds = Benar
page-fair-fails = Tidak benar
page-fair-server = server
page-fair-seed = Benih dari { $who } adalah yang dijanjikan.
page-fair-no-seed = Tidak ada benih dari { $who }; ia tidak ikut dihitung.
page-fair-same-promise = Janji { $who } sama dengan yang diperlihatkan kepada peramban ini sebelum kartu dibagi.
page-fair-own-seed = Benih yang dipilih peramban ini untuk { $who } ikut di dalamnya.
# $orders and $picks are numbers.
page-fair-dealt = Dibagi lagi dari benih: { $orders ->
       *[other] { $orders } kocokan
    } dan { $picks ->
       *[other] { $picks } undian
    }.
page-fair-means = Apa artinya
page-fair-nobody-chose = Jika benih satu pemain saja dipilih secara acak, tidak ada yang memilih kartu-kartu ini: bukan server, bukan pula pemain lain.
page-fair-server-alone = Hanya server yang mengungkapkan benih. Ia menjanjikannya sebelum kartu dibagi, tetapi tidak ada orang lain yang ikut menentukan kartunya.
page-fair-host-picked = Siapa yang mulai dipilih oleh seseorang, dan itu tidak terbukti.
page-fair-laid-out = Pertandingan dimulai dari posisi yang disusun, dan tentang itu tidak ada yang terbukti.
page-fair-means-not = Apa yang bukan artinya
page-fair-not-when = Peramban ini belum ada di meja sebelum kartu dibagi: ia tidak tahu apakah janji-janji inilah yang diperlihatkan saat itu.
page-fair-not-rules = Apakah setiap langkah mengikuti aturan tidak diperiksa di sini, dan dari apa bandar mengundi adalah kata server. Unduh rekamannya dan biarkan “kartaro verify” memeriksa keduanya di komputermu sendiri.
page-fair-not-seen = Server tahu semua kartu selama pertandingan berlangsung. Tidak ada kocokan yang bisa mencegahnya memberi tahu teman.
page-fair-not-left-out = Benih yang tidak diikutkan, padahal pemainnya mengungkapkannya, adalah alasan untuk ragu.
page-fair-details = Janji dan benih
page-fair-commitment = Janji:
page-fair-its-seed = Benih:
page-fair-download = Unduh rekaman
