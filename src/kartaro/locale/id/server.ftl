### Kartaro, bahasa Indonesia: server meja, yang bisa diucapkan di sana, dan alasan penolakan.

## Menjalankan server

server-listening = Kartaro berjalan di { $address }
server-runs-already = Server sudah berjalan di { $address }
server-share = Teman di jaringan yang sama bergabung lewat alamat atau kode ini.
server-kept-in = Semua meja disimpan di { $folder }. Ctrl-C menghentikan server.
server-kept-in-database = Semua meja disimpan di PostgreSQL; ini simpul { $node }. Ctrl-C menghentikan server.
server-stopped = Berhenti. Semua meja tersimpan dan berlanjut setelah dijalankan lagi.
server-backed-up = Meja di { $folder } disalin ke { $file }.
server-restored = Meja dari { $file } ada di { $folder }. `kartaro serve` melanjutkannya.
store-copied = Disalin dan diperiksa: meja { $tables }, peristiwa { $events }.
store-copying = { $tables } dari { $total } meja …

## Yang bisa diucapkan

server-phrase-hello = Halo!
server-phrase-thanks = Terima kasih!
server-phrase-well-played = Mainmu bagus!
server-phrase-oops = Ups!
server-phrase-hurry = Ayo, cepat sedikit!
server-phrase-thinking = Sedang kupikirkan …
server-phrase-wow = Wah!
server-phrase-good-luck = Semoga beruntung!
server-phrase-again = Main lagi?
server-phrase-bye = Sampai jumpa!

## Alasan server menolak

error-no-such-table = Tidak ada meja “{ $table }” di sini.
error-table-full = Mejanya penuh.
error-name-taken = Di meja ini sudah ada yang bernama { $name }.
error-nobody-there = Tidak ada orang di kursi { $seat_letter }.
# $phase adalah waiting, playing, over, atau closed.
error-wrong-phase = { $phase ->
        [waiting] Permainan belum dimulai.
        [playing] Permainan sudah dimulai.
        [over] Permainan sudah selesai.
       *[closed] Mejanya sudah ditutup.
    }
error-too-late = Sudah terlambat untuk itu.
error-wrong-seed = Benih itu tidak cocok dengan komitmennya.
error-already-answered = Pertanyaan { $question } sudah dijawab.
error-bot-plays = { $you ->
        [yes] Saat ini bot bermain untukmu.
       *[no] Saat ini bot bermain untuk { $seat }.
    }
error-unknown-phrase = “{ $phrase }” bukan salah satu ucapan yang ada.
error-too-many = Terlalu banyak permintaan sekaligus. Coba lagi sebentar lagi.
error-not-your-seat = Kursi ini bukan milikmu.
error-others-play = Ada orang lain yang ikut bermain di meja ini.
error-no-such-decision = Permainan ini tidak punya keputusan nomor { $number }.
error-not-your-table = Hanya pemilik meja yang bisa melakukannya.
error-no-watchers = Meja ini tidak mengizinkan penonton.
error-bad-message = Pesannya tidak dimengerti.
error-other-origin = Halaman dari alamat lain tidak bisa bermain di sini.
error-unknown-host = Server ini tidak dikenal dengan nama tersebut. Pengelolanya dapat memberitahukan namanya dengan --public-url.
error-not-begun = Permainan belum dimulai.
error-not-over = Permainan belum selesai.
error-not-yours = Ini hanya untuk yang bermain di sini.
error-nobody-plays = Setidaknya satu kursi harus untuk orang.
error-too-long = Pesannya terlalu panjang.
error-took-too-long = Itu terlalu lama. Coba lagi nanti.
error-older-nodes = Server sedang diperbarui, dan sebagian darinya belum bisa melakukan ini. Coba lagi beberapa menit lagi.
error-no-such-page = Server tidak punya apa-apa di alamat ini.
error-import-unreadable = Berkas ini memuat meja yang tidak bisa dibaca: { $table }. Tidak ada yang diambil darinya.
error-bad-method = Server tidak melakukan itu di alamat ini.
error-server-failed = Ada yang salah di dalam server. Lognya memuat keterangan lebih lanjut.

## Alasan server tidak berjalan

error-address-taken = Server tidak bisa memakai { $host }, port { $port }: sudah dipakai, atau bukan alamat komputer ini.
error-bad-environment = Variabel lingkungan { $setting } tidak bisa bernilai “{ $value }”.
error-table-unreadable = Meja { $table } tidak bisa dibaca.
error-bad-public-url = Alamat publik seharusnya seperti https://kartu.example.org, bukan “{ $address }”.
error-bad-proxy = --{ $option } menerima alamat dan jaringan seperti 10.0.0.2 atau 10.0.0.0/8, bukan “{ $address }”.

# A site, and what a page plays by itself
error-engine-missing = Halaman ini tidak bisa bermain di sini: tanpa permainannya, atau tidak lewat HTTPS.
error-engine-failed = Permainan tidak mulai di peramban ini. Apakah ada sambungan jaringan? Coba lagi.
error-import-foreign = Ini bukan berkas permainan Kartaro. Tidak ada yang diambil darinya.
error-import-newer = Berkas ini dari versi Kartaro yang lebih baru. Tidak ada yang diambil darinya.
