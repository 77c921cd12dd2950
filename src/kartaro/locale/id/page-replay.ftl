### Kartaro, Bahasa Indonesia: permainan diputar ulang di halaman, pendapat bot tentangnya, dan apakah kartunya dibagi dengan adil.

page-replay-title = Putar ulang
# $game is the name of a game.
page-replay-of = Putar ulang: { $game }
page-replay-table = Meja
page-replay-eyes = Sudut pandang
page-replay-open = Semua kartu terbuka
page-replay-eyes-of = Seperti yang dilihat { $name }
page-replay-public = Seperti yang dilihat penonton
page-replay-link = Salin tautan
page-replay-copied = Tautan disalin
page-replay-about = Tentang permainan ini
page-replay-log = Riwayat
page-replay-analysis = Analisis
page-replay-fair = Kejujuran kocokan

## Moving through it

page-replay-moments = Menelusuri permainan
page-replay-moment = Momen
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
page-replay-by-what-it-knew = { $you ->
        [yes] Apa yang bisa kamu ketahui pada setiap keputusan, dan peluang menangmu berdasarkan itu. Pilih satu titik untuk melihat momen itu lagi.
       *[no] Apa yang bisa diketahui { $name } pada setiap keputusan, dan peluang menangnya berdasarkan itu. Pilih satu titik untuk melihat momen itu dari sudut pandangnya.
    }
# $first and $last are chances in per cent.
page-replay-chart = Peluang memenangkan permainan selama { $count ->
       *[other] { $count } keputusan
    }: { $first }% di awal, { $last }% di akhir. Semua keputusan ada dalam daftar di bawah.
page-replay-key-played = langkah yang dimainkan
page-replay-key-cost = rugi tiga poin persentase atau lebih
page-replay-key-best = yang akan dimainkan bot
# $count and $agreed are numbers.
page-replay-summary = { $count ->
       *[other] { $count } keputusan yang punya lebih dari satu pilihan; bot setuju dengan { $agreed } di antaranya.
    }
# $move is a move in words, such as “Play Guard”.
page-replay-here = Di sini: { $move }
page-replay-could-expect = Apa yang bisa diduga saat itu, dari semua yang sudah dilihat pemain ini:
page-replay-all-moves = Semua keputusan

## Whether it was dealt fairly

page-fair-checking = Kartu dibagi lagi …
# $count is a number.
page-fair-proven = { $count ->
       *[other] Terbukti: semua { $count } keputusan pembagi kartu mengikuti benih yang telah dijanjikan.
    }
page-fair-broken-word = Bukan yang dijanjikan kepada peramban ini sebelum kartu dibagi!
page-fair-holds = Terbukti benar
page-fair-fails = Tidak terbukti
page-fair-server = server
page-fair-seed = { $who ->
        [server] Benih dari server adalah yang dijanjikan.
       *[seat] Benih dari { $name } adalah yang dijanjikan.
    }
page-fair-no-seed = { $who ->
        [server] Tidak ada benih dari server; benih itu tidak ikut dihitung.
       *[seat] Tidak ada benih dari { $name }; benih itu tidak ikut dihitung.
    }
page-fair-same-promise = { $who ->
        [server] Komitmen server sama dengan yang diperlihatkan kepada peramban ini sebelum kartu dibagi.
       *[seat] Komitmen { $name } sama dengan yang diperlihatkan kepada peramban ini sebelum kartu dibagi.
    }
page-fair-own-seed = { $who ->
        [server] Benih yang dipilih peramban ini untuk server ikut di dalamnya.
       *[seat] Benih yang dipilih peramban ini untuk { $name } ikut di dalamnya.
    }
# $orders and $picks are numbers.
page-fair-dealt = Dibagi lagi dari benih: { $orders ->
       *[other] { $orders } kocokan
    } dan { $picks ->
       *[other] { $picks } undian
    }.
page-fair-means = Apa artinya
page-fair-nobody-chose = Jika benih satu pemain saja dipilih secara acak, tidak ada yang memilih kartu-kartu ini: bukan server, bukan pula pemain lain.
page-fair-server-alone = Hanya server yang mengungkapkan benih. Server menjanjikannya sebelum kartu dibagi, tetapi tidak ada orang lain yang ikut menentukan kartunya.
page-fair-host-picked = Pemain pertama dipilih oleh seseorang; hal itu tidak dibuktikan.
page-fair-laid-out = Permainan dimulai dari posisi yang disusun; tentang itu tidak ada yang dibuktikan.
page-fair-means-not = Yang tidak dibuktikan
page-fair-not-when = Peramban ini belum ada di meja sebelum kartu dibagi: tidak diketahui apakah komitmen-komitmen inilah yang diperlihatkan saat itu.
page-fair-not-rules = Di sini tidak diperiksa apakah setiap langkah mengikuti aturan; dan tentang pilihan yang diundi, kita hanya memegang keterangan server. Unduh rekamannya dan biarkan “kartaro verify” memeriksa keduanya di komputermu sendiri.
page-fair-not-seen = Server tahu semua kartu selama permainan berlangsung. Tidak ada kocokan yang bisa mencegahnya memberi tahu teman.
page-fair-not-left-out = Benih yang tidak diikutkan, padahal pemainnya mengungkapkannya, adalah alasan untuk ragu.
page-fair-details = Komitmen dan benih
page-fair-commitment = Komitmen:
page-fair-its-seed = Benih:
page-fair-download = Unduh rekaman
page-replay-try-again = Coba lagi dari sini

## Kesalahan

page-replay-mistakes = Hanya kesalahan ({ $count })
page-replay-decision-before = Keputusan sebelumnya
page-replay-decision-after = Keputusan berikutnya

page-fair-here = Di sini server adalah peramban ini: pembagi kartu dan pemain adalah komputer yang sama. Bukti ini menunjukkan bahwa kartu mengikuti benih yang ditetapkan sebelum pembagian dan tidak ada yang diubah sejak itu; bukti ini tidak bisa menunjukkan bahwa yang menguasai peramban ini tidak mengintip.
