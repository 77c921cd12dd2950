### Kartaro, Bahasa Indonesia: halaman tempat orang bermain.

page-language = Bahasa
page-theme = Terang atau gelap
page-theme-auto = Ikut sistem
page-theme-light = Terang
page-theme-dark = Gelap
page-pace = Adegan dan bot
page-pace-calm = Tenang
page-pace-normal = Biasa
page-pace-quick = Cepat
page-pace-off = Tanpa adegan
page-forced = Mainkan langkah wajib untukku
page-nowhere = Tidak ada apa-apa di alamat ini.
page-to-lobby = Ke halaman awal
page-not-loaded = Bagian halaman ini tidak dapat dimuat. Apakah servernya masih berjalan?
page-refused = Tidak berhasil (galat server { $code }).
page-which-game = Mau main apa?
page-open-tables = Meja terbuka
page-no-tables = Saat ini tidak ada meja yang menunggu pemain. Buka satu!
page-rules = Aturan
page-rules-here = Bunyi aturannya
# $clause is a number such as 5.3.2.
page-rules-at = Aturan, { $clause }
page-learn = Belajar bermain
page-mine = Permainanku

## Awal

page-lead = Tiga permainan kecil penuh gertak dan kartu tersembunyi. Buka meja, kirim tautannya ke teman, biarkan bot mengisi kursi kosong.
page-about-love-letter = Tebak siapa memegang kartu apa, dan sampaikan suratmu kepada Princess.
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
page-being-played = Sedang dimainkan: tonton
page-about-to-begin = Segera mulai
page-navigation = Halaman
page-settings = Pengaturan
page-close = Tutup
page-back = Kembali
page-coming = Bergabung ke meja …

## Meja baru

page-with-whom = Dengan siapa?
page-with-bots = Bot, langsung main
page-with-friends = Teman
page-friends-hint = Kamu mendapat tautan dan kode untuk dibagikan. Bot mengisi kursi yang masih kosong saat kamu mulai.
page-how-many = Berapa orang di meja?
page-how-strong = Sekuat apa botnya?
page-level-easy = mudah
page-level-medium = sedang
page-level-hard = sulit
page-level-max = paling kuat
page-bot-of-level = bot, { $level }
page-your-name = Namamu
page-guest = Tamu
page-guest-names = Bangau Elang Kancil Merak Musang Rusa Tupai Walet
page-play-now = Main
page-open-table = Buka meja
page-rules-of-table = Aturan meja ini
page-edition = Edisi
page-who-starts = Siapa yang memulai?
page-by-lot = Diundi
page-i-start = Aku
page-the-table = Kursi, batas waktu, dan penonton
page-seat = Kursi { $number }
page-person = manusia
page-clock = Batas waktu per keputusan
page-clock-about = Pemain yang melewati batas waktu digantikan bot sampai ia kembali.
page-clock-none = tanpa batas
page-clock-day = sehari
page-seconds = { $count } detik
page-minutes = { $count } menit
page-live = Reaksi pertama yang berlaku
page-live-about = Reaksi yang paling cepat yang berlaku, seperti di meja sungguhan. Jika tidak, semua memutuskan diam-diam, lalu aturan menentukan reaksi siapa yang berlaku.
page-reaction = Detik untuk bereaksi
page-reaction-about = Yang tidak bereaksi sampai waktu habis membiarkan kartu itu. Hanya dipakai bila ada batas waktu, atau bila reaksi pertama yang berlaku.
page-listed = Tampil di daftar meja terbuka
page-listed-about = Siapa pun bisa bergabung. Jika tidak, hanya yang punya tautannya.
page-watchers = Izinkan penonton
page-watchers-about = Penonton melihat kartu yang terbuka, tetapi bukan kartu di tangan siapa pun.
page-delay = Jeda untuk penonton
page-delay-about = Agar penonton tidak bisa membocorkan kartu kepada pemain.
page-delay-none = tanpa jeda
page-sealed = Kartu di tangan tetap rahasia selamanya
page-sealed-about = Setelah selesai, setiap orang hanya bisa memutar ulang permainan dari sudut pandangnya sendiri.

## Sebelum permainan

page-invited = { $name } mengajakmu bermain
page-sit-down = Duduk
page-stand-up = Berdiri
page-at-this-device = di perangkat ini
page-another-here = Tambah pemain di perangkat ini
page-other-device = Lanjutkan di perangkat lain
page-other-device-about = Siapa pun yang membuka tautan ini bermain untukmu, di meja ini dan di semua meja lain yang kamu ikuti lewat peramban ini: simpan untuk dirimu sendiri.
page-replace-seat = Bermain untuk kursi lain di sini?
page-replace-seat-about = Tautan yang kamu buka adalah untuk kursi lain di meja ini, bukan kursi milik peramban ini. Kalau bukan kamu yang memintanya, pertahankan kursimu.
page-keep-seat = Pertahankan kursiku
page-take-seat = Ambil kursi lain itu
page-kick = Keluarkan { $name }
page-bots-fill = Bot mengisi { $count } kursi kosong:
page-start = Mulai
page-invite = Undang teman
page-invite-about = Siapa pun yang membuka tautan ini di ponsel atau komputer bisa langsung duduk, tanpa akun.
page-only-here = Tautan ini hanya berlaku di komputer ini. Untuk teman di jaringan yang sama, jalankan server dengan --share.
page-link = Tautan ke meja ini
page-copy = Salin tautan
page-copied = Tersalin
page-share = Bagikan
page-code = Tautan sebagai kode QR

## Di meja

page-your-place = Tempatmu
page-your-hand = Kartu di tanganmu
page-hand-of = { $you ->
        [yes] Di tanganmu
       *[no] Di tangan { $name }
    }
page-front-of = { $you ->
        [yes] Di depanmu
       *[no] Di depan { $name }
    }
page-to-move = sedang giliran
page-choose = Pilih { $name }
page-choose-yourself = Pilih dirimu sendiri
page-favours = { $you ->
        [yes] berpihak kepadamu
       *[no] berpihak kepada { $name }
    }
page-offer = Kartu untuk dipilih
page-in-deck = Di dek, dari atas
page-played = Terakhir dimainkan
page-picked = Dipilih: { $count } dari { $most }
page-sent = Mengirim …
page-bot-plays = Saat ini bot bermain untukmu.
page-hint = Petunjuk
page-hint-says = Saran bot: { $move }. Peluang menang { $value }% (langkah terbaik kedua: { $other }%).
page-hint-only = Hanya satu langkah yang mungkin.
page-i-am-sure = Ya, lakukan
page-rather-not = Batal
page-log = Riwayat permainan
page-round = Ronde { $number }
page-sound = Suara
page-speak = Katakan sesuatu
page-lost = Sambungan terputus: menyambung lagi …
page-return = Ambil alih dari bot
page-leave-to-bot = Biarkan bot bermain untukku
page-hand-over = Serahkan perangkat kepada { $name }
page-for = Giliran { $name }
page-nobody-looks = Pastikan tidak ada orang lain yang melihat.
page-i-am = Aku { $name }

## Setelah selesai

page-won-by = { $you ->
        [alone] Kamu menang!
        [among] Kamu menang bersama { $names }
       *[none] Pemenang: { $names }
    }
page-winner = pemenang
page-rematch = Main lagi
page-they-play-again = Mereka main lagi: ikut bergabung
page-replay = Lihat putar ulang
page-record = Unduh rekaman
page-look-at-table = Lihat mejanya
page-result = Hasil
page-go-on = Lanjut

## Yang menjelaskan diri sendiri

page-left = { $count ->
        [0] tidak mungkin ada di situ
       *[other] sisa { $count }
    }
page-do-not-ask-again = Jangan tanya lagi tentang kartu ini
page-help-hanamikoji-action-secret = sembunyikan 1 kartu, dihitung di akhir
page-help-hanamikoji-action-trade_off = buang 2 kartu, tidak dihitung
page-help-hanamikoji-action-gift = gelar 3, lawan ambil 1
page-help-hanamikoji-action-competition = gelar 2 pasang, lawan ambil satu

## Meja sendiri

page-back-to-game = { $turn ->
        [yes] Kembali ke permainanmu: giliranmu
       *[no] Kembali ke permainanmu
    }
page-back-to-table = Kembali ke mejamu
page-your-turn-at = ● Giliranmu: { $game }
page-notify = Beri tahu saat giliranku
page-matches-won = menang { $count } kali
page-at-one-device = Orang di perangkat ini
page-here-hint = Perangkat ini dioper bergiliran. Di antara giliran, semua kartu tersembunyi.
page-name-of = Nama pemain { $number }
page-table-full = Meja ini penuh.
page-table-full-about = Kalau ada kursi kosong, kamu bisa mendudukinya di sini. Saat permainan mulai, kamu bisa menonton kalau meja ini mengizinkan.
page-to-table = Ke meja

## Kartu apa yang tersisa

page-counter = Kartu yang belum terlihat
page-counter-about = Berapa banyak tiap kartu yang belum kamu lihat: ada di tangan, di dek, atau tertutup. Tekan kartu untuk membaca efeknya.
page-seen-of = { $copies } di dek, { $seen ->
        [0] belum ada yang terlihat
       *[other] { $seen } sudah terlihat
    }
page-unseen-of = { $unseen } dari { $copies } belum terlihat

## Geisha, dan server yang tidak terjangkau

page-tally = { $mine } untukmu, { $theirs } untuk lawan
page-lost-kept = Sambungan terputus – langkahmu disimpan dan akan dikirim

## Played here, in the browser
page-lead-here = Tiga permainan kecil penuh gertak dan kartu tersembunyi, melawan bot atau bersama orang lain di perangkat ini. Bisa juga tanpa jaringan.
page-here = Di sini
page-where = Di mana?
page-on-server = Di { $server }
page-here-loading = Menyiapkan permainan untuk peramban ini, sekali saja: { $loaded } dari { $total } MB
page-here-starting = Permainan sedang dimulai …
page-here-not-kept = { $why ->
        [full] Peramban ini kehabisan tempat. Kamu bisa terus bermain, tetapi permainan mulai sekarang hilang saat halaman ini ditutup.
        [denied] Peramban ini tidak menyimpan apa pun, mungkin karena jendelanya pribadi. Kamu bisa bermain, tetapi semuanya hilang saat halaman ini ditutup.
        [foreign] Yang disimpan peramban ini berasal dari versi Kartaro yang lain, dan dibiarkan apa adanya. Kamu bisa bermain, tetapi permainan ini hilang saat halaman ini ditutup.
       *[lost] Peramban ini sudah menghapus yang disimpannya. Kamu bisa terus bermain, tetapi permainan mulai sekarang hilang saat halaman ini ditutup.
    }
page-new-version = Versi baru Kartaro sudah ada.
page-update = Pakai sekarang
page-later = Nanti
page-friends-here = Semua bermain di perangkat ini, bergantian. Meja di sini tidak bisa diikuti lewat jaringan.
page-friends-server = Dengan teman di perangkat lain: { $server }
