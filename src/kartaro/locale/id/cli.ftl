### Kartaro, bahasa Indonesia: baris perintah.

cli-about = Permainan kartu kecil dengan informasi tersembunyi: mainkan, baca aturannya, putar ulang, dan periksa.
cli-alone = Tanpa perintah, halaman untuk bermain dibuka di peramban.
cli-usage = Cara pakai
cli-commands = Perintah
cli-options = Opsi
cli-more = Selengkapnya tentang satu perintah: kartaro { $metavar } --help
# $form berisi compiled atau interpreted.
cli-version = Kartaro { $version }, { $form ->
        [compiled] dengan aturan terkompilasi
       *[interpreted] dengan aturan terinterpretasi
    }

## Perintah

cli-command-games = Daftar permainan dan edisinya.
cli-command-rules = Baca aturan permainan: kartu rujukan dan buku aturan.
cli-command-replay = Baca rekaman permainan, dengan semua kartu terbuka atau dari sudut pandang satu kursi.
cli-command-analyse = Lihat apa yang akan dimainkan bot dalam rekaman permainan, dari satu kursi.
cli-command-verify = Buktikan bahwa kartu permainan yang direkam dikocok dengan jujur.
cli-command-check = Jalankan berkas skenario dan laporkan yang gagal.
cli-command-play = Main di sini, melawan bot atau bersama orang lain di satu papan ketik.
cli-command-serve = Jalankan server meja, untuk teman atau untuk diri sendiri.
cli-command-join = Bergabung ke meja sebuah server, dan main di sini.
cli-command-backup = Salin semua meja server ke sebuah berkas, selagi server berjalan.
cli-command-restore = Taruh meja dari cadangan ke folder kosong.
cli-command-copy-store = Salin semua meja dari satu tempat penyimpanan ke yang lain, lalu periksa: folder, atau alamat basis data PostgreSQL.
cli-command-arena = Biarkan bot bermain banyak permainan melawan satu sama lain, dan hitung hasilnya.
cli-command-bench = Ukur kecepatan aturan (di folder kode sumber).
cli-command-train = Latih jaringan dengan bermain melawan dirinya sendiri. Perlu NumPy: pip install "kartaro[train]".
cli-command-exploit = Cari kelemahan sebuah bot: latih jaringan melawannya, dan laporkan berapa banyak permainan yang dimenangkannya. Perlu NumPy: pip install "kartaro[train]".
cli-command-export-efg = Tulis pohon permainan dari dek kecil sebagai berkas .efg, untuk program yang menyelesaikan permainan.
cli-command-new-game = Buat berkas untuk permainan baru (di folder kode sumber).

## Yang diberikan kepada perintah

cli-metavar-command = PERINTAH
cli-metavar-options = OPSI
cli-metavar-game = PERMAINAN
cli-metavar-edition = EDISI
cli-metavar-setting = NAMA=NILAI
cli-metavar-clause = BUTIR
cli-metavar-seat = KURSI
cli-metavar-number = BILANGAN
cli-metavar-numbers = ANGKA
cli-metavar-people = BILANGAN|NAMA
cli-metavar-bots = BOT
cli-metavar-bot = BOT
cli-metavar-first = KURSI|random
cli-metavar-file = BERKAS
cli-metavar-format = FORMAT
cli-metavar-language = BAHASA
cli-metavar-bench = PENGUKURAN
cli-metavar-name = NAMA
cli-metavar-seconds = DETIK
cli-metavar-days = HARI
cli-metavar-episode = round|match
cli-metavar-folder = FOLDER
cli-metavar-from = DARI
cli-metavar-to = KE
cli-metavar-link = TAUTAN
cli-metavar-address = ALAMAT
cli-metavar-token = TOKEN

## Opsi perintah

cli-option-lang = Bahasa: en, id, it, atau eo. Bawaan: bahasa sistem.
cli-option-help = Tampilkan bantuan ini.
cli-option-version = Tampilkan versi.
cli-option-json = Jawab dengan satu objek JSON.
cli-option-edition = Edisi yang dipakai. Bawaan: yang pertama di “kartaro games”.
cli-option-option = Ubah satu opsi edisi; boleh diulang.
cli-option-diff = Tunjukkan perbedaan dua edisi.
cli-option-clause = Hanya butir atau bagian ini.
cli-option-seat = Dari sudut pandang siapa: huruf sebuah kursi, atau public untuk penonton.
cli-option-bot = Siapa yang menilai: bot yang mencari, seperti search@5000 atau max. Bawaan: search@1000.
cli-option-seats = Jumlah kursi di meja. Bawaan: empat, atau sebanyak yang diperlukan.
cli-option-people = Berapa orang bermain di sini, atau nama mereka dipisahkan koma. Bawaan: satu.
cli-option-bots = Bot yang bermain: satu untuk semua, atau satu per kursi dipisahkan spasi atau koma. Tingkatannya easy, medium, hard, dan max. Bawaan: medium.
cli-option-first = Siapa yang memulai: huruf atau nama, atau random.
cli-option-seed = Kocok menurut bilangan ini, supaya permainan bisa diulang.
cli-option-record = Simpan rekaman permainan di berkas ini.
cli-option-resume = Lanjutkan permainan di berkas ini.
cli-option-game = Permainan yang dimainkan. Bawaan: yang pertama.
cli-option-games = Berapa permainan, sedikitnya. Bawaan: 100.
cli-option-limit = Berapa detik paling lama bagi bot untuk satu langkah; bot yang lebih lama kalah. Bawaan: 10.
cli-option-jobs = Berapa permainan dimainkan bersamaan. Bawaan: sebanyak inti prosesor.
cli-option-ray = Mainkan di kluster Ray pada alamat ini; tanpa alamat, Ray dijalankan di sini.
cli-option-out = Simpan permainan di berkas ini, atau lanjutkan kalau isinya sama.
cli-option-draw = Gambar bagan dari permainan di berkas ini.
cli-option-to = Tempat bagan disimpan. Bawaan: di sini.
cli-option-arena-seats = Jumlah kursi di meja. Bawaan: satu untuk setiap bot, atau dua kalau bot lebih banyak daripada kursi.
cli-option-arena-bots = Bot yang bermain: --bots random thumb. Yang terakhir mengisi semua kursi sisa; kalau bot lebih banyak daripada kursi, semua melawan semua.
cli-option-arena-seed = Bagikan kartu menurut bilangan ini, supaya permainan bisa diulang.
cli-option-arena-resume = Lanjutkan permainan-permainan di berkas ini.
cli-option-hint = Di setiap keputusan, beri tahu apa yang akan dilakukan bot.
cli-option-pace = Seberapa lambat bot menjawab di terminal: 0 seketika, 2 dua kali lebih lambat. Bawaan: 1.
cli-option-host = Alamat komputer ini tempat server mendengarkan; atau KARTARO_HOST. Bawaan: hanya untuk komputer ini.
cli-option-port = Portnya; atau KARTARO_PORT. Bawaan: 8472.
cli-option-data = Di mana meja disimpan; atau KARTARO_DATA. Bawaan: di folder datamu.
cli-option-store = Simpan meja di basis data PostgreSQL ini, postgresql://…, yang boleh dipakai beberapa server; atau KARTARO_STORE. Bawaan: di sebuah folder.
cli-option-node = Nama server ini di antara server yang memakai basis data yang sama; atau KARTARO_NODE. Bawaan: komputer dan prosesnya.
cli-option-share = Biarkan orang lain di jaringan yang sama bergabung, dan tampilkan kode untuk dipindai; atau KARTARO_SHARE=1.
cli-option-open = Tampilkan halaman di peramban, jika ada di sini.
cli-option-public-url = Alamat tempat orang lain mencapai server, kalau server ini ada di belakang server lain; atau KARTARO_PUBLIC_URL.
cli-option-serve-pace = Seberapa lambat bot menjawab: 0 seketika, 2 dua kali lebih lambat; atau KARTARO_PACE. Bawaan: 1.
cli-option-archive-after = Jumlah hari sampai meja yang tidak didatangi siapa pun diarsipkan; atau KARTARO_ARCHIVE_AFTER. Bawaan: 180.
cli-option-proxy = Alamat proksi di depan server; atau KARTARO_PROXY. Bawaan: yang ada di komputer ini.
cli-option-rate = Berapa permintaan per detik yang boleh dibuat satu klien; atau KARTARO_RATE. Bawaan: 20.
cli-option-logs = Cara log ditulis: text, atau json dengan satu objek per baris; atau KARTARO_LOGS. Bawaan: text.
cli-option-metrics = Siapa yang boleh membaca semua metrik: alamat atau jaringan, dipisahkan koma; atau KARTARO_METRICS. Bawaan: komputer ini.
cli-option-name = Namamu di meja; beberapa nama yang dipisahkan koma bergiliran di papan ketik ini. Bawaan: kamu ditanya.
cli-option-join-seat = Kursi mana yang kamu ambil: satu huruf. Bawaan: kursi kosong pertama.
cli-option-watch = Hanya menonton.
cli-option-token = Pemilik kursi: yang ditampilkan saat kamu pergi, untuk kembali.
cli-option-export-efg-seats = Berapa kursi di meja. Bawaan: dua.
cli-option-train-edition = Edisi mana yang dilatih, dipisahkan koma; yang disebut dua kali dimainkan dua kali lebih sering. Bawaan: semua.
cli-option-train-seats = Untuk berapa kursi: 2, 3-6, atau 2,4. Bawaan: dua.
cli-option-episode = Apa yang dipelajari jaringan untuk dimenangkan: round (ronde) atau match (permainan). Bawaan: ronde di Love Letter, selain itu permainan.
cli-option-hours = Berhenti setelah sekian jam; yang dipelajari disimpan dan --resume melanjutkan. Bawaan: saat cukup dipelajari.
cli-option-samples = Jumlah keputusan untuk dipelajari. Bawaan: sebanyak yang dibutuhkan permainan.
cli-option-train-seed = Latih dengan angka ini. Angka yang sama memberi jaringan yang sama: satu dengan --jobs 1, satu lagi dengan jumlah pekerja lain berapa pun.
cli-option-train-jobs = Berapa pekerja bermain selagi jaringan belajar; dengan 1, satu inti bermain dan belajar bergantian. Bawaan: sebanyak inti prosesor.
cli-option-train-ray = Biarkan kluster Ray pada alamat ini bermain selagi jaringan belajar; tanpa alamat, Ray dijalankan di sini.
cli-option-from = Dari mana jaringan mulai: berkas bobot, net untuk yang disertakan Kartaro, atau scratch untuk dari nol. Bawaan: scratch.
cli-option-critic = Siapa yang dalam pelatihan menilai harapan sebuah kursi: own adalah jaringan itu sendiri, truth kritikus yang melihat semua kartu. Bawaan: own.
cli-option-train-out = Simpan titik simpan, jaringan, dan kurvanya di folder ini. Bawaan: training.
cli-option-train-resume = Lanjutkan dari tempat pelatihan di folder ini dihentikan.
cli-option-exploit-edition = { cli-option-train-edition }
cli-option-exploit-seats = { cli-option-train-seats }
cli-option-exploit-games = Dengan berapa permainan hasilnya diukur. Bawaan: 2.000, yaitu sekitar 20.000 ronde Love Letter.
cli-option-exploit-jobs = Dalam berapa thread bot berpikir, dan berapa permainan dimainkan bersamaan. Bawaan: sebanyak inti prosesor.
cli-option-by = Jangan latih apa pun: biarkan bot ini bermain melawannya, misalnya pencarian yang tahu bagaimana ia bergerak.
cli-option-exact = Jangan latih apa pun: hitung tanggapan terbaik terhadap jaringan, di meja dengan sedikit kartu. Perlu OpenSpiel: pip install "kartaro[openspiel]".
cli-option-exploit-from = Dari mana jaringan mulai: berkas bobot, net untuk yang disertakan Kartaro, atau scratch untuk dari nol. Bawaan: net melawan bot yang berpikir, selain itu scratch.
cli-option-measure-against = Melawan bot mana lagi jaringan diukur, dipisahkan koma.
cli-option-exploit-seed = Latih dengan angka ini. Pada satu thread, angka yang sama memberi jaringan yang sama.
cli-option-exploit-out = Simpan titik simpan, jaringan, dan kurvanya di folder ini. Bawaan: exploiting.
cli-option-exploit-resume = { cli-option-train-resume }
cli-option-nodes = Berhenti pada pohon dengan simpul lebih banyak dari ini. Bawaan: dua juta.
cli-option-analyse-seat = Kursi yang keputusannya diperiksa: satu huruf atau nama.
cli-option-analyse-seed = Bayangkan kartu tersembunyi menurut bilangan ini. Bawaan: 0.

## Jawaban

# $nodes and $sets are numbers.
cli-export-efg-nodes = Sejauh ini { $nodes } simpul …
cli-export-efg-done = { $nodes } simpul, { $sets } himpunan informasi.
cli-train-begins = Melatih. Semuanya disimpan di “{ $folder }”; Ctrl-C menghentikan.
cli-train-progress = { $samples } keputusan, { $percent } %. Bagian melawan { $shares }
cli-train-done = Jaringan selesai: { $file }
cli-train-curve = Bagian jaringan melawan { $bots }
# $episode is round or match; the other arguments are numbers.
cli-exploit-found = Tanggapan terbaik yang ditemukan memenangkan { $share } % ({ $low } sampai { $high }) melawan { $bot }, dalam { $episodes } { $episode ->
        [round] ronde
       *[match] permainan
    }. Tanggapan yang lebih baik mungkin menang lebih banyak.
# $start is a file, net or scratch.
cli-exploit-start = Jaringan mulai dari: { $start }.
# $episode is round or match; $by and $bot are bots, the other arguments are numbers.
cli-exploit-by = { $by } memenangkan { $share } % ({ $low } sampai { $high }) melawan { $bot }, dalam { $episodes } { $episode ->
        [round] ronde
       *[match] permainan
    }. Tanggapan yang lebih baik mungkin menang lebih banyak.
# All but $bot are numbers.
cli-exploit-exact = Tanggapan terbaik terhadap { $bot } memenangkan { $share } % ronde, { $exploitability } lebih dari seimbang pada skala −1 sampai 1. Ini nilai pasti, dari { $nodes } posisi.
cli-train-curve-samples = juta keputusan yang dipelajari
cli-default = bawaan
cli-players = { $fewest ->
        [2] { $most ->
            [2] 2 pemain
           *[other] 2–{ $most } pemain
        }
       *[other] { $fewest }–{ $most } pemain
    }
cli-reference = Kartu rujukan
cli-column-card = Kartu
cli-column-count = Jumlah
cli-column-effect = Efek
# $count berupa bilangan.
cli-rank-and-count = nilai { $rank }, { $count } kartu
cli-diff-title = { $game }: perbedaan { $one } dan { $other }
cli-diff-options = Opsi
cli-diff-cards = Kartu
cli-diff-clauses = Butir aturan
cli-diff-none = Tidak ada perbedaan.
cli-diff-absent = tidak ada
cli-replay-open = Dengan semua kartu terbuka.
cli-replay-seat = Seperti yang dilihat { $name }.
cli-replay-public = Seperti yang dilihat penonton.
cli-replay-unfinished = Rekaman berhenti di sini; permainan belum selesai.
# $count berupa bilangan.
cli-verify-proven = { $count } keputusan pembagi kartu semuanya sesuai dengan benih permainan { $match }. Setiap benih cocok dengan komitmennya.
cli-verify-server = Komitmen server:
cli-verify-seat = Komitmen { $name }:
cli-verify-left-out = Komitmen { $name }; benihnya tidak diungkapkan dan tidak dihitung:
cli-verify-alone = Tidak ada pemain yang mengungkapkan benih: hanya server yang memilih, dan mungkin server sudah mencoba banyak benih.
cli-verify-host = Pemain pertama dipilih oleh seseorang. Tentang itu tidak ada yang dibuktikan.
cli-verify-position = Permainan dimulai dari posisi yang disusun. Tentang itu tidak ada yang dibuktikan.
cli-verify-compare = Bandingkan komitmen ini dengan yang diperlihatkan kepadamu sebelum kartu dibagikan: rekaman tidak tahu kapan komitmen dibuat.
# $count berupa bilangan.
cli-check-passed = { $id }: { $count } pernyataan berhasil.
cli-check-failed = { $id } gagal: { $title }
# $cases, $assertions, dan $failed berupa bilangan.
cli-check-sum = Kasus: { $cases }. Pernyataan: { $assertions }. Kasus yang gagal: { $failed }.
cli-new-game-files = Ditulis:
cli-new-game-changed = Baris ditambahkan pada:
# $folder berupa lokasi; yang di dalam tanda kutip tetap bahasa Inggris.
cli-new-game-next = Aturannya kamu yang menulis: cari “write this rule” di { $folder }. Caranya ada di CONTRIBUTING.md, bagian “A fourth game”.
cli-command-site = Buat situs untuk hos statis mana pun: seluruh permainan, di peramban.
cli-option-base = Alamat tempat situs akan berada, untuk tautan dari luar.
cli-option-server = Alamat server tempat teman bisa bertemu, untuk disebut di situs.
cli-option-site = Folder dari kartaro site: orang juga bisa bermain di peramban mereka; atau KARTARO_SITE.
site-written = Situsnya ada di { $folder }: { $count } berkas, { $size } MB untuk permainannya.
site-interpreted = Aturan masuk ke situs tanpa dikompilasi karena zig tidak tersedia: { $why }. Bot berpikir lambat di sana.
site-compiling = Mengompilasi aturan untuk peramban …
site-packing = Mengemas Python dan permainannya …
error-site-needs-checkout = Situs dibuat di salinan kode Kartaro, bukan dari paket terpasang.
error-site-failed = Situsnya tidak bisa dibuat: { $why }
error-site-not-empty = { $folder } tidak kosong, dan bukan situs Kartaro.
error-no-site = Tidak ada situs di { $folder }: buat dengan kartaro site.
error-bad-address = Ini bukan alamat situs web: { $address }
