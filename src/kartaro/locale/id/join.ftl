### Kartaro, bahasa Indonesia: duduk di meja sebuah server, di terminal.

## Datang ke meja

join-ask-name = Siapa namamu?
join-ask-table = Meja yang terbuka di { $address }
# $count berupa bilangan.
join-free = { $count ->
       *[other] { $count } kursi kosong
    }
join-playing = sedang dimainkan, bisa ditonton
join-nobody-yet = belum ada orang
join-new = Buka meja baru
join-ask-game = Permainan yang mana?
join-ask-players = Berapa pemain seluruhnya, termasuk kamu dan bot? Dari { $fewest } sampai { $most }.
join-ask-bots = Berapa di antaranya bot? Dari 0 sampai { $most }.
join-ask-level = Seberapa kuat botnya?
join-link = Orang lain bergabung ke meja ini dengan:

## Di meja

join-at-the-table = Di meja:
join-chair-free = kosong
join-chair-bot = bot ({ $level })
join-chair-away = tidak di sini
join-chair-you = { $name } (kamu)
join-chair-owner = pemilik meja
join-wait-start = Menunggu { $name } memulai permainan.
join-you-start = Ketik start bila semua sudah datang: bot mengisi kursi yang kosong.
join-watching = Kamu menonton.
join-wait-for = Menunggu { $names } …
# $seconds berupa bilangan.
join-hurry = { $seconds ->
       *[other] Ada { $seconds } detik untuk menjawab.
    }
join-replaced = Sekarang bot bermain untuk { $name }.
join-replaced-you = Sekarang bot bermain untukmu. Ketik return untuk bermain sendiri lagi.
join-back = { $name } bermain lagi.
join-back-you = Kamu bermain lagi.
join-said = { $name }: “{ $phrase }”
join-phrases = Yang bisa diucapkan dengan “say”: { $phrases }
join-lost = Sambungan terputus. Dicoba lagi dalam { $seconds } dtk.
join-regained = Tersambung lagi.
join-over = Permainan selesai. Ketik quit untuk keluar.
join-over-played = Permainan selesai. Ketik rematch untuk main lagi, atau quit untuk keluar.
join-next = Orang yang sama bermain lagi, masing-masing bergeser satu kursi.
join-closed = Mejanya sudah ditutup.
join-left = Kamu sudah meninggalkan meja.
join-come-back = Kursimu tetap milikmu. Untuk kembali:
join-words = ? menampilkan bantuan ini, start memulai permainan, hint menunjukkan apa yang akan dilakukan bot, table menampilkan meja, log menampilkan semua yang kamu ketahui sejak kartu dibagikan, say berbicara kepada semua di meja, leave menyerahkan kursimu kepada bot, return mengambilnya kembali, rematch main lagi, kick b mengeluarkan seseorang sebelum mulai, close menutup meja untuk semua, quit keluar.

## Alasan tidak bisa

error-bad-link = “{ $link }” bukan tautan ke meja: bentuknya seperti http://192.168.1.5:8472/t/TABLE.
error-no-server = Tidak ada yang menjawab di { $address }.
error-not-kartaro = Yang menjawab di { $address } bukan server Kartaro dengan versi yang sama.
error-unknown-refusal = Server menolak, dan hanya berkata: { $said }.
error-not-connected = Saat ini tidak ada sambungan.
error-only-watching = Kamu menonton, dan tidak punya kursi.
error-no-such-word = “{ $text }” bukan perintah. Ketik ? untuk melihat perintah yang ada.
