### Kartaro, bahasa Indonesia: mengapa sesuatu ditolak. Pesan untuk kode bad-move adalah error-bad-move.
### $known berisi daftar yang tersedia, dalam notasi, yang sama di semua bahasa.

## Permainan, edisi, opsi

error-unknown-game = Tidak ada permainan “{ $game }”. Yang ada: { $known }.
error-unknown-edition = { $game } tidak punya edisi “{ $edition }”. Yang ada: { $known }.
error-unknown-option = Permainan ini tidak punya opsi “{ $option }”. Yang ada: { $known }.
error-bad-option-value = Opsi { $option } tidak bisa berisi “{ $value }”. Pilihannya: { $known }.
error-options-clash = Opsi-opsi ini tidak bisa dipakai bersama: { $one }={ $one_value } dan { $other }={ $other_value }.
error-wrong-seats = { $most ->
        [2] { $game } edisi { $edition } untuk 2 pemain, bukan { $seats }.
       *[other] { $game } edisi { $edition } untuk { $fewest } sampai { $most } pemain, bukan { $seats }.
    }
error-illegal-action = Aksi { $action } tidak sah di sini. Aksi berupa angka mulai dari 0, di bawah { $actions }; mask menunjukkan yang sah.
error-illegal-action-at = Aksi { $action } tidak sah di meja { $table }; tidak ada yang dimainkan. Aksi berupa angka mulai dari 0, di bawah { $actions }; mask menunjukkan yang sah.
error-tree-too-large = Pohonnya lebih dari { $most } simpul. Pakai lebih sedikit kartu, misalnya: --option deck=guard+guard+priest+princess --option turned_up=0.
error-no-world = Kartu tersembunyi tidak bisa disusun agar cocok dengan yang diketahui kursi itu.
error-not-answered = Kursi { $seat_letter } diminta memilih tetapi tidak memberikan aksi.
error-wrong-opponents = Harus ada satu bot untuk setiap kursi lain: { $wanted }, bukan { $given }.
error-wrong-actions = Harus ada satu aksi untuk setiap meja: { $wanted }, bukan { $given }.
error-env-needs = Antarmuka untuk riset ini memerlukan { $package }: pip install "kartaro[{ $extra }]".
error-wrong-seeds = Harus ada satu benih untuk setiap meja: { $wanted }, bukan { $given }.
error-no-features = { $game } belum bisa diubah menjadi angka: modul “features”-nya belum ada.
error-variant-twice = Kartu Spice It Up! tidak bisa dipakai dua kali: { $value }.
error-worlds-end-outside = World’s End tidak bisa diletakkan di bawah { $above } kartu, lebih atau kurang { $jitter }, dalam dek berisi { $deck } kartu.
error-unknown-bot = Tidak ada bot “{ $bot }”. Yang ada: { $known }.
error-bad-budget = “{ $bot }” tidak mungkin: sebuah pencarian boleh memakai 1 sampai { $simulations } simulasi, atau 1 ms sampai { $seconds } s.
error-own-bot-missing = Bot “{ $bot }” tidak ditemukan: { $problem }.
error-program-missing = Program “{ $bot }” tidak dapat dijalankan: { $problem }.
error-program-ended = Program “{ $bot }” berhenti (status { $status }) di tengah permainan.
error-program-answer = Program “{ $bot }” memberi jawaban yang tidak dapat dibaca: “{ $text }”. Jawaban adalah satu baris JSON dengan “do” dan “move”.
error-program-move = Program “{ $bot }” menyebut “{ $text }”, yang bukan salah satu langkah yang ditawarkan.
error-bot-cannot-analyse = “{ $bot }” tidak berpikir ke depan, jadi tidak punya pendapat tentang langkah. Pilih bot yang mencari: search@1000, hard, atau max.
error-no-net = { $game } tidak punya jaringan untuk { $seats } kursi dengan opsi ini. Latih satu dengan kartaro train, atau pilih bot lain.
error-net-missing = Bobot “{ $file }” tidak dapat dibaca: { $problem }.
error-net-damaged = Bobot “{ $file }” rusak: jumlah periksanya tidak cocok. Salin atau latih lagi.
error-net-foreign = “{ $file }” tidak berisi bobot untuk permainan ini dan versi Kartaro ini. Latih lagi dengan kartaro train.
error-no-checkpoint = Di “{ $folder }” tidak ada titik simpan pelatihan untuk dilanjutkan.
error-exact-needs-net = Yang dapat dihitung hanyalah jaringan yang bermain sendiri, atau random: net, net+best, net@1.5, net=FILE. “{ $bot }” tidak termasuk.
error-training-there = “{ $folder }” sudah berisi pelatihan. Lanjutkan dengan --resume, atau pilih folder lain dengan --out.
error-training-other = “{ $folder }” berisi pelatihan lain. Lanjutkan dengan: { $command }
error-training-alone = “{ $folder }” berisi pelatihan yang bermain dan belajar bergantian pada satu inti. Lanjutkan tanpa --jobs dan --ray.
error-training-stopped = Dihentikan; semua yang dipelajari disimpan. Lanjutkan dengan: { $command }

## Langkah

error-not-asked = { $you ->
        [yes] Sekarang bukan giliranmu untuk memutuskan.
       *[no] Sekarang bukan giliran { $seat } untuk memutuskan.
    }
error-match-over = Permainan sudah selesai.
error-first-wanted = Tuan rumah harus memilih dulu siapa yang memulai.
error-illegal-move = Langkah ini tidak boleh dilakukan sekarang.
error-bad-move = “{ $text }” bukan langkah dalam notasi.
error-name-missing = “{ $text }” belum menyebut tokoh.
error-unknown-card = Tidak ada kartu “{ $card }”. Yang ada: { $known }.
error-unknown-seat = Tidak ada kursi “{ $seat_letter }” di meja ini.
error-no-such-seat = Tidak ada kursi { $target_letter } di meja ini.
error-keep-wanted = Pilih dulu kartu yang kamu simpan.
error-play-wanted = Sekarang harus ada kartu yang dimainkan.
error-not-those-cards = Kartu-kartu itu tidak bisa kamu simpan dan kembalikan. Kamu memegang: { $hand }.
error-not-in-hand = Kamu tidak memegang { $card }. Kamu memegang: { $hand }.
error-countess-must-go = { $card } tidak bisa dimainkan: kamu juga memegang Countess, dan Countess-lah yang wajib dimainkan.
error-target-wanted = Untuk { $card } kamu harus memilih pemain.
error-nobody-to-choose = Semua pemain lain sedang terlindungi: { $card } dimainkan tanpa memilih siapa pun dan tanpa menyebut apa pun.
error-target-out = { $you ->
        [yes] Kamu sudah tersingkir dari ronde.
       *[no] { $target } sudah tersingkir dari ronde.
    }
error-target-protected = { $you ->
        [yes] Kamu sedang terlindungi.
       *[no] { $target } sedang terlindungi.
    }
error-guard-named = Guard tidak boleh disebut.
error-not-in-deck = { $card } tidak ada di dek ini.
error-take-wanted = Ambil dulu sesuatu dari yang ditawarkan kepadamu.
error-action-wanted = Sekarang tidak ada yang ditawarkan kepadamu: pakailah salah satu aksimu.
error-take-one = Dari sebuah Gift kamu mengambil tepat satu kartu.
error-take-pair = Dari sebuah Competition kamu mengambil satu pasang utuh.
error-not-offered = Kamu hanya bisa mengambil yang ditawarkan, persis seperti letaknya: { $cards }.
error-action-not-in-play = Aksi ini tidak dipakai di meja ini.
error-marker-used = { $action ->
        [secret] Secret sudah kamu pakai di ronde ini.
        [trade_off] Trade Off sudah kamu pakai di ronde ini.
        [gift] Gift sudah kamu pakai di ronde ini.
       *[competition] Competition sudah kamu pakai di ronde ini.
    }
error-answer-wanted = Tanggapi dulu kartu yang baru dimainkan.
error-turn-wanted = Sekarang giliranmu: mainkan kartu atau pass.
error-tuck-wanted = Pilih dulu kartu yang kamu selipkan di bawah angka 5.
error-wrong-tuck = Kartu sebanyak itu tidak bisa diselipkan.
error-claim-does-not-fit = Sekarang kamu tidak bisa menyatakan { $card }.
error-nothing-to-announce = Sekarang tidak ada yang perlu diumumkan.
error-nothing-to-answer = Sekarang tidak ada pertanyaan tentang kartu apa pun.
error-stale-answer = Ini jawaban untuk pertanyaan { $number }, yang sudah selesai. Pertanyaannya sekarang { $now }.
error-not-for-good = Kartu ini tidak bisa dibiarkan untuk seterusnya: memang tidak akan ditanyakan lagi.
error-card-decided = Nasib kartu ini sudah diputuskan, jadi tidak bisa ditantang lagi.
error-copy-is-wrong-or-not = Untuk menantang tiruan, cukup katakan bahwa tiruan itu salah, tanpa menyebut angka atau bumbu.
error-not-a-copy = Kartu teratas bukan tiruan: sebut angkanya atau bumbunya.
error-trait-wanted = Tantangan harus menyebut angka atau bumbu.
error-cannot-copy = Kartu itu tidak bisa ditiru sekarang.
error-cards-not-held = Kamu tidak memegang kartu-kartu itu. Kamu memegang: { $hand }.
error-seat-taken = Kursi { $seat_letter } sudah ditempati.

## Membagikan dan melihat

error-order-wanted = Sekarang pembagi kartu harus mengurutkan kartu.
error-no-order-wanted = Sekarang tidak ada kartu yang harus diurutkan.
error-not-the-deck = Bukan kartu-kartu ini yang harus diurutkan.
error-not-your-view = { $you ->
        [yes] Ini bukan meja yang kamu lihat.
       *[no] Ini bukan meja yang dilihat { $seat }.
    }
error-view-cannot-play = Yang dilihat satu kursi tidak bisa dimainkan; hanya meja yang sebenarnya bisa.

## Posisi, fakta, skenario

error-bad-fact = “{ $text }” bukan fakta dalam notasi.
error-bad-position = Posisi tidak terbaca mulai dari “{ $text }”.
error-position-over = Pada posisi ini permainan sudah selesai: “{ $text }”.
error-too-many-cards = Kartu “{ $card }” di posisi ini lebih banyak daripada di dek.
error-wrong-hand = Di sini kursi { $seat_letter } harus memegang { $size } kartu.
error-wrong-heap = Di sini “{ $place }” harus berisi { $size } kartu.
error-text-too-long = Teksnya terlalu panjang untuk dibaca: paling banyak { $longest } karakter.
error-text-too-deep = Teksnya bersarang terlalu dalam untuk dibaca: paling banyak { $deepest } tingkat.
error-scenario-unreadable = Ini bukan berkas skenario yang bisa dibaca: { $problem }
error-scenario-missing = “{ $key }” tidak ada.
error-scenario-key = “{ $key }” tidak berarti apa-apa di sini.
error-scenario-value = Nilai ini tidak bisa dipakai di sini: { $value }
error-scenario-id-twice = Ada dua kasus bernama “{ $id }”.

## Rekaman

error-record-foreign = Ini bukan rekaman Kartaro: baris { $line } tidak menyatakannya.
error-record-truncated = Rekaman ini terpotong: setelah baris { $line } bagian akhirnya hilang.
error-record-line-unexpected = Baris { $line } rekaman seharusnya diawali: { $expected }.
error-record-line = Baris ini tidak terbaca.
error-record-broken = Baris { $line } rekaman tidak bisa diputar ulang ({ $reason }).
error-record-line-long = Baris { $line } dalam rekaman terlalu panjang untuk dibaca: paling banyak { $longest } karakter.
error-record-disagrees = Di baris { $line } rekaman ini tidak lagi cocok dengan permainan asalnya.
error-record-edited = Rekaman ini diubah setelah dibuat: segel di baris { $line } tidak cocok.
error-record-over = Permainan di { $file } sudah selesai. Kamu bisa membacanya: kartaro replay { $file }
error-record-unfinished = Permainan di rekaman ini belum selesai. Di halaman hanya permainan yang sudah selesai yang bisa dibuka; lanjutkan dengan: kartaro play --resume
error-resume-other-seed = Dengan benih ini permainan di { $file } akan berjalan lain. Pakai benih yang sama seperti saat dimulai, atau jangan pakai.

## Kocokan yang adil

error-fair-missing = Rekaman ini tidak punya benih: kocokannya tidak bisa dibuktikan.
error-fair-unfinished = Permainan belum selesai. Server mengungkapkan benihnya di akhir; sebelum itu tidak ada yang terbukti.
error-fair-unrevealed = Benih server tidak ada di rekaman ini.
# $who berupa server, atau huruf kursi.
error-fair-commitment = { $who ->
        [server] Benih server tidak cocok dengan komitmennya.
       *[seat] Benih kursi { $who } tidak cocok dengan komitmennya.
    }
# $number berupa bilangan; $got dan $expected berupa keputusan dalam notasi.
error-fair-disagrees = Keputusan pembagi kartu ke-{ $number } tidak sesuai dengan benih: tertulis “{ $got }”, seharusnya “{ $expected }”.

## Berkas

error-cannot-read = { $why ->
        [missing] Tidak ada berkas { $file }.
        [folder] { $file } adalah folder, bukan berkas.
        [forbidden] { $file } tidak boleh dibaca.
        [not-text] { $file } bukan teks.
        [too-large] { $file } terlalu besar untuk dibaca.
       *[other] { $file } tidak bisa dibaca.
    }
error-cannot-write = { $why ->
        [missing] { $file } tidak bisa ditulis: foldernya tidak ada.
        [folder] { $file } adalah folder, bukan berkas.
        [forbidden] { $file } tidak boleh ditulis.
       *[other] { $file } tidak bisa ditulis.
    }
error-file-exists = { $file } sudah ada. Pilih nama lain.

## Arena

error-arena-no-bots = Tidak ada yang bermain: sebutkan botnya, misalnya --bots random thumb.
error-arena-other-run = { $file } berisi permainan lain: { $field }-nya { $theirs }, bukan { $ours }. Pilih berkas lain.
error-arena-no-results = { $file } bukan berkas hasil arena.
error-arena-bad-line = { $file } tidak bisa dibaca: baris { $line } bukan salah satu permainan ini.
error-arena-no-games = Belum ada permainan di { $file }.
error-arena-stopped = Dihentikan. { $count } permainan disimpan di { $file }. Untuk melanjutkan: { $command }
error-arena-worker-died = Proses yang memainkan permainan berakhir sendiri, bukan karena bot (status { $status }). Permainan yang sudah selesai tetap disimpan.
error-arena-no-ray = Ray belum terpasang: { $python } -m pip install "kartaro[ray]"
error-arena-no-cluster = Tidak ada kluster Ray di { $address }, atau tidak dapat dihubungi.
error-arena-other-version = Kluster memakai Kartaro { $theirs }, sedangkan di sini Kartaro { $ours }: permainannya bisa berbeda.
error-no-plots = Bagan memerlukan matplotlib, yang tidak terpasang: { $python } -m pip install "kartaro[arena]"

## Penyimpanan server meja

error-store-conflict = Meja { $table } sudah berlanjut: peristiwa berikutnya bernomor { $next }, bukan { $version }.
error-store-failed = { $why ->
        [unreachable] Tidak ada yang disimpan: basis data tidak bisa dihubungi.
        [full] Tidak ada yang disimpan: disk penuh.
        [forbidden] Tidak ada yang disimpan: folder server tidak boleh ditulis.
        [closed] Tidak ada yang disimpan: server sedang ditutup.
        [gone] Tidak ada yang disimpan: berkas server dihapus atau diganti. Server harus dijalankan lagi.
       *[other] Tidak ada yang disimpan: disk tidak bisa ditulis.
    }
error-store-newer = { $file } ditulis oleh Kartaro yang lebih baru: formatnya { $version }, sedangkan yang ini mengenal format sampai { $known }.
error-store-in-use = Server lain sedang memakai folder { $folder }.
error-no-postgres = PostgreSQL memerlukan asyncpg, yang belum terpasang: { $python } -m pip install "kartaro[postgres]"
error-store-not-empty = Di { $place } sudah ada meja; salinan memerlukan tempat kosong.
error-store-copy-differs = Salinan berbeda dari aslinya di meja { $table }. Jangan dipakai.
error-store-has-nodes = Ada server yang berjalan di basis data ini: { $nodes }. Hentikan dulu.
error-store-address = Alamat basis data PostgreSQL tidak sah, atau tidak bisa dipakai masuk ({ $why }). Bentuknya postgresql://nama:sandi@host/basisdata.
error-bad-logs = Log ditulis sebagai text atau json, bukan { $value }.
error-store-unreadable = { $file } tidak berisi meja sebuah server, atau rusak.

## Baris perintah

error-unknown-language = Kartaro tidak menguasai bahasa “{ $language }”. Yang ada: { $known }.
error-unknown-command = Tidak ada perintah “{ $command }”. Yang ada: { $known }.
error-no-such-switch = { $command } tidak punya opsi { $option }.
error-switch-wants-value = Opsi { $option } memerlukan nilai.
error-switch-takes-no-value = Opsi { $option } tidak memakai nilai.
error-switches-clash = { $one } dan { $other } tidak bisa dipakai bersama.
error-switch-needs = { $option } hanya bisa dipakai bersama { $other }.
error-argument-missing = { $argument } belum diisi.
error-too-many-arguments = Argumen berlebih: { $arguments }
error-bad-usage = Perintah ini tidak bisa dipahami.
error-not-a-number = { $option } memerlukan bilangan, bukan “{ $value }”.
error-bad-setting = --option memerlukan NAMA=NILAI, bukan “{ $text }”.
error-unknown-clause = Dalam edisi ini aturan { $game } tidak punya butir “{ $clause }”.
error-too-few-people = Tidak bisa bermain dengan { $people } orang: paling sedikit satu. Untuk bot saja ada kartaro arena.
error-too-many-people = { $people } orang tidak muat di meja untuk { $seats }.
error-too-many-bots = { $bots } bot tidak muat di { $chairs } kursi kosong.
error-bad-name = “{ $name }” tidak bisa dijadikan nama: kosong, terlalu panjang, atau sudah dipakai.
error-bench-needs-checkout = Pengukuran tidak termasuk dalam paket yang terpasang. Jalankan di folder kode sumber.
error-unknown-bench = Tidak ada pengukuran “{ $bench }”. Yang ada: { $known }.
error-bad-game-name = “{ $name }” tidak bisa dijadikan nama permainan: pakai huruf kecil, angka, dan tanda hubung di antara kata, paling banyak { $longest }, diawali huruf, dan bukan kata milik Python.
error-game-exists = Permainan “{ $game }” sudah ada.
error-game-name-in-core = “{ $name }” adalah kata yang dipakai di inti, padahal inti tidak menyebut permainan apa pun. Pilih nama lain.
error-new-game-needs-checkout = Permainan ditambahkan pada kode sumber, yang tidak termasuk dalam paket yang terpasang. Jalankan di folder kode sumber.
error-new-game-no-place = Di { $file } tidak ada tempat untuk permainan baru: “{ $place }” tidak ditemukan.
error-no-such-choice = “{ $text }” tidak ada di antara pilihan.
error-interrupted = Dihentikan.
error-internal = Ada yang salah di dalam Kartaro: { $problem }. Tolong laporkan di tempat kamu mendapatkan Kartaro, beserta yang ditampilkan KARTARO_DEBUG=1.
error-bench-needs-compiled = Tolok ukur ini memerlukan aturan yang sudah dikompilasi: bangun dulu, dan jangan memakai KARTARO_COMPILED=forbid.
error-bench-needs-c = Tolok ukur ini memerlukan kompilator C: versi C-lah yang menjadi pembandingnya.
error-bench-needs-browser = Tolok ukur ini perlu Chromium dan alat-alat tes: jalankan tes sekali (./test), lalu .venv/bin/kartaro bench browser.
error-bench-needs-node = Tolok ukur ini memerlukan Node dan npm, untuk menjalankan boardgame.io sebagai pembanding.
error-bench-needs-postgres = Tolok ukur ini memerlukan PostgreSQL: pasanglah (di Debian dan Ubuntu: apt install postgresql).
error-bench-other-games = C dan aturan tidak memainkan permainan yang sama, jadi kecepatannya tidak bisa dibandingkan.
