### Kartaro, Bahasa Indonesia: halaman tempat orang bermain.

page-language = Bahasa
page-theme = Terang atau gelap
page-theme-auto = Ikut sistem
page-theme-light = Terang
page-theme-dark = Gelap
page-nowhere = Tidak ada apa-apa di alamat ini.
page-to-lobby = Ke halaman awal
page-not-loaded = Bagian halaman ini tidak dapat dimuat. Apakah servernya masih berjalan?
page-refused = Server menolak: { $code }.
page-which-game = Mau main apa?
page-open-tables = Meja terbuka
page-no-tables = Saat ini tidak ada meja yang menunggu teman. Buka satu!
page-rules = Aturan
page-rules-here = Kata aturan
# $clause is a number such as 5.3.2.
page-rules-at = Aturan, { $clause }
page-learn = Belajar bermain
page-mine = Permainanku

## Awal

page-lead = Tiga permainan kecil penuh gertak dan kartu tersembunyi. Buka meja, kirim tautannya ke teman, biarkan bot mengisi kursi kosong.
page-about-love-letter = Tebak siapa memegang kartu apa, dan sampaikan suratmu kepada sang Putri.
page-about-hanamikoji = Empat aksi, tujuh geisha: apa pun yang kamu tawarkan, lawanmu memilih lebih dulu.
page-about-spicy = Sebut kartumu apa saja sesukamu. Bisa jadi ada yang tidak percaya.
page-players = { $fewest ->
        [2] { $most ->
            [2] 2 pemain
           *[other] 2 sampai { $most } pemain
        }
       *[other] { $fewest } sampai { $most } pemain
    }
page-own-tables = Mejamu
page-free-seats = { $count } kursi kosong
page-being-played = Sedang dimainkan: mari menonton
page-about-to-begin = Segera mulai
page-navigation = Halaman
page-settings = Pengaturan
page-close = Tutup
page-back = Kembali
page-coming = Menuju ke meja …

## Meja baru

page-with-whom = Dengan siapa?
page-with-bots = Bot, langsung
page-with-friends = Teman
page-friends-hint = Kamu mendapat tautan dan kode untuk dibagikan. Kursi yang tetap kosong diisi bot saat kamu mulai.
page-how-many = Berapa orang di meja?
page-how-strong = Sekuat apa botnya?
page-level-easy = mudah
page-level-medium = sedang
page-level-hard = sulit
page-level-max = sekuat mungkin
page-bot-of-level = bot, { $level }
page-your-name = Namamu
page-guest = Tamu
page-guest-names = Bangau Elang Kancil Merak Musang Rusa Tupai Walet
page-play-now = Main
page-open-table = Buka meja
page-rules-of-table = Aturan meja ini
page-edition = Edisi
page-who-starts = Siapa mulai?
page-by-lot = Diundi
page-i-start = Aku
page-the-table = Kursi, waktu, dan penonton
page-seat = Kursi { $number }
page-person = orang
page-clock = Waktu untuk memutuskan
page-clock-about = Yang lebih lama digantikan bot sampai ia kembali.
page-clock-none = selama yang diinginkan
page-clock-day = sehari
page-seconds = { $count } detik
page-minutes = { $count } menit
page-live = Adu cepat
page-live-about = Reaksi pertama yang berlaku, seperti di meja sungguhan. Jika tidak, semua memutuskan diam-diam, lalu dilihat milik siapa yang berlaku.
page-reaction = Detik untuk bereaksi
page-reaction-about = Yang diam sampai waktu habis melepas kartu itu. Berlaku bila ada batas waktu, atau bila adu cepat.
page-listed = Tampil di daftar meja terbuka
page-listed-about = Siapa pun boleh datang. Jika tidak, hanya yang punya tautan yang menemukannya.
page-watchers = Boleh ditonton
page-watchers-about = Penonton melihat yang terbuka bagi semua, bukan kartu di tangan siapa pun.
page-delay = Penonton melihat belakangan
page-delay-about = Agar tak ada yang bisa berbisik.
page-delay-none = langsung
page-sealed = Kartu tetap rahasia selamanya
page-sealed-about = Setelah selesai, setiap orang hanya bisa melihat permainan dari sudut pandangnya sendiri.

## Sebelum permainan

page-invited = { $name } mengajakmu bermain
page-sit-down = Duduk
page-stand-up = Berdiri
page-at-this-device = di perangkat ini
page-another-here = Ada lagi yang main di perangkat ini
page-other-device = Lanjutkan di perangkat lain
page-other-device-about = Siapa pun yang membuka tautan ini bermain untukmu, di meja ini dan di semua meja lain yang kamu ikuti lewat peramban ini: simpan untuk dirimu sendiri.
page-kick = Keluarkan { $name }
page-bots-fill = Bot mengisi { $count } kursi kosong:
page-start = Mulai
page-invite = Undang teman
page-invite-about = Siapa pun yang membuka tautan ini di ponsel atau komputer bisa langsung duduk, tanpa akun.
page-only-here = Tautan ini hanya berlaku di mesin ini. Untuk teman di jaringan yang sama, jalankan server dengan --share.
page-link = Tautan ke meja ini
page-copy = Salin tautan
page-copied = Tersalin
page-share = Bagikan
page-code = Tautan sebagai kode QR

## Di meja

page-your-place = Tempatmu
page-your-hand = Kartu di tanganmu
page-hand-of = Di tangan { $name }
page-front-of = Di depan { $name }
page-to-move = gilirannya
page-choose = Pilih { $name }
page-choose-yourself = Pilih dirimu sendiri
page-favours = berpihak pada { $name }
page-offer = Ditawarkan untuk dipilih
page-in-deck = Di dek, dari atas
page-picked = { $count } dari { $most } dipilih
page-sent = Jawabanmu sedang dikirim …
page-bot-plays = Saat ini bot bermain untukmu.
page-hint = Petunjuk
page-hint-says = Kata bot: { $move }. Peluang menang { $value }%, selain itu { $other }%.
page-hint-only = Hanya ada satu langkah.
page-i-am-sure = Ya, lakukan
page-rather-not = Jangan
page-log = Yang terjadi
page-round = Ronde { $number }
page-sound = Suara
page-speak = Katakan sesuatu
page-lost = menyambung …
page-return = Main sendiri
page-leave-to-bot = Biarkan bot bermain untukku
page-hand-over = Serahkan perangkat kepada { $name }
page-for = Ini untuk { $name }
page-nobody-looks = Pastikan tidak ada orang lain yang melihat.
page-i-am = Aku { $name }

## Setelah selesai

page-you-won = Kamu menang!
page-won-by = Dimenangkan { $names }
page-winner = pemenang
page-rematch = Sekali lagi
page-rematch-by = { $name } bisa memulai lagi.
page-they-play-again = Mereka main lagi: ikut yuk
page-replay = Lihat ulang
page-record = Catatan permainan, sebagai berkas
page-look-at-table = Lihat mejanya
page-result = Hasil
page-round-over = Ronde selesai
page-go-on = Lanjut
