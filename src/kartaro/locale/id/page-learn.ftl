### Kartaro, Bahasa Indonesia: permainan pertama untuk setiap permainan, dengan seorang pelatih.

page-learn-lead = Permainan sungguhan melawan bot yang mudah, dengan catatan pendek setiap kali ada yang baru di meja. Tidak perlu membaca dulu: langsung main saja.
page-learn-minutes = Sekitar dua menit.
page-learn-done = Yang ini sudah kamu mainkan.
page-learn-begin = Belajar sambil main
page-learn-new-here = Baru di sini?
page-learn-offer = Pelajari satu permainan dalam dua menit, melawan bot yang mudah.
page-learn-not-now = Nanti saja
page-learn-coach = Catatan pelatih
# $number and $of are numbers.
page-learn-note = Catatan { $number } dari { $of }
page-learn-more = Di aturan
page-learn-no-more = Tanpa catatan
page-learn-got-it = Mengerti
page-learn-hint = Tidak yakin harus apa? Lampu bertanya kepada bot apa yang akan ia lakukan. Ia tidak tahu lebih banyak daripada kamu.
page-learn-over = Itu permainan pertamamu! Main sekali lagi, atau lihat putar ulangnya: di sana bot menunjukkan di mana kamu bermain bagus dan apa yang akan ia lakukan.

## Love Letter

page-learn-love-letter-goal = Jadilah yang terakhir bertahan, atau pegang kartu tertinggi saat dek habis: itu memenangkan satu token. Dalam permainan pendek ini dua token menang.
page-learn-love-letter-turn = Kamu punya satu kartu, dan mengambil kartu kedua pada giliranmu. Mainkan salah satunya; efeknya terjadi. Yang lain tetap rahasiamu.
page-learn-love-letter-guard = Kamu memegang Guard: pilih lawanmu dan sebut satu kartu. Kalau ia memegangnya, ia keluar. Kartu yang terbuka memberi tahu apa yang tidak mungkin ia punya.
page-learn-love-letter-princess = Princess adalah kartu tertinggi, dan tidak boleh kamu lepaskan: kalau dimainkan atau dibuang, kamu keluar. Simpan dia dan mainkan kartu yang lain.
page-learn-love-letter-countess = Countess tidak berbuat apa-apa. Tetapi kalau di sampingnya ada King atau Prince, dialah yang harus kamu mainkan.
page-learn-love-letter-keep = Dengan Chancellor kamu melihat lebih banyak kartu: simpan yang terbaik. Yang lain masuk ke bawah dek, dan hanya kamu yang tahu letaknya.
page-learn-love-letter-denied = Tebakan salah tidak sia-sia: sekarang semua tahu satu kartu yang bukan itu.
page-learn-love-letter-showed = Satu kartu diperlihatkan kepada satu pemain saja. Kalau itu kamu, ingatlah; meja mencatatnya untukmu selama masih berlaku.
page-learn-love-letter-protected = Handmaid melindungi pemainnya sampai giliran berikutnya: ia tidak bisa dipilih. Kartu yang perlu sasaran lalu tidak berefek.
page-learn-love-letter-front = Semua yang dimainkan terbuka, sesuai urutannya. Ada enam Guard dan hanya satu Princess; di aturan ada daftar semua jumlahnya. Hitunglah!
page-learn-love-letter-out = Keluar hanya dari ronde ini. Kartu yang dipegang dibuka, dan ronde berikutnya dimulai dengan semua pemain.
page-learn-love-letter-round = Ronde selesai dan pemenangnya mendapat token. Semua kartu dikocok lagi; pemenang memulai.

## Hanamikoji

page-learn-hanamikoji-goal = Tujuh geisha, masing-masing menyukai satu jenis benda. Siapa yang menaruh lebih banyak bendanya di sisinya, merebut hatinya. Empat geisha menang, atau sebelas pesona.
page-learn-hanamikoji-turn = Pada giliranmu kamu mengambil satu kartu dan memakai satu dari empat aksi. Masing-masing hanya sekali per ronde, dan keempatnya harus dipakai. Pilih satu.
page-learn-hanamikoji-take = Lawanmu menggelar kartu, dan kamu mengambil dulu: satu kartu, atau salah satu dari dua pasang. Sisanya untuknya. Yang kamu ambil tidak ia dapat.
page-learn-hanamikoji-hidden = Rahasia menyembunyikan satu kartu yang dihitung untukmu di akhir. Pelepasan mengeluarkan dua kartu dari ronde: bagus untuk yang tidak boleh dimiliki siapa pun.
page-learn-hanamikoji-offers = Dengan Hadiah dan Persaingan kamu menggelar kartu dan lawan mengambil dulu. Tawarkan yang sama bagusnya, atau yang tidak merugikan, apa pun yang ia ambil.
page-learn-hanamikoji-offered = Sekarang lawanmu mengambil dulu, dan sisanya untukmu. Dua kartu yang sama dalam tawaran memastikan kamu mendapat satu.
page-learn-hanamikoji-hid = Rahasia milikmu ada di bawah penandanya. Hanya kamu yang tahu; di akhir ronde ia datang ke sisimu.
page-learn-hanamikoji-secret = Lawanmu menyembunyikan satu kartu. Kartu itu akan dihitung untuknya, jadi unggul satu mungkin belum cukup.
page-learn-hanamikoji-traded = Dua kartu itu tidak dihitung untuk siapa pun di ronde ini, dan lawanmu tidak pernah melihatnya. Kamu kini tahu apa yang tidak akan muncul lagi.
page-learn-hanamikoji-favour = Ronde dihitung: benda yang lebih banyak di satu sisi memindahkan geisha ke sana. Kalau sama banyak, ia tetap di tempatnya.
page-learn-hanamikoji-round = Kalau belum ada yang menang, kartu dibagi lagi dan kalian terus bermain. Hati yang sudah direbut tetap, sampai ada yang merebutnya kembali.

## Spicy

page-learn-spicy-goal = Habiskan kartumu, dan jangan ketahuan berbohong. Setiap kartu yang dimenangkan bernilai satu poin, trofi sepuluh; setiap sisa kartu di tangan mengurangi satu.
page-learn-spicy-turn = Mainkan satu kartu tertutup dan sebut isinya: angka dan bumbu. Boleh benar, boleh tidak! Tumpukan kosong dimulai dengan 1, 2, atau 3. Atau pass, dan ambil satu kartu.
page-learn-spicy-answer = Kamu percaya? Biarkan, atau tantang: angkanya yang salah, atau bumbunya? Kamu harus menyebut yang mana.
page-learn-spicy-higher = Di atas tumpukan kamu menyebut bumbu yang sama dan angka yang lebih tinggi. Kalau tidak punya kartunya, berbohonglah atau pass. Setelah 10 mulai lagi dari 1, 2, atau 3.
page-learn-spicy-wild = Kamu memegang joker. Yang satu punya semua angka tanpa bumbu, yang lain semua bumbu tanpa angka: selalu setengah benar, apa pun yang kamu sebut.
page-learn-spicy-passed = Pass berarti mengambil kartu. Kadang itu lebih murah daripada kebohongan yang terlihat oleh semua orang.
page-learn-spicy-challenged = Kartunya dibuka. Hanya yang disebut yang dihitung: dengan angka yang benar, bohong soal bumbu lolos kalau yang ditantang angkanya.
page-learn-spicy-stack = Yang benar mengambil seluruh tumpukan, dan setiap kartu satu poin. Yang kalah mengambil dua kartu dan memulai tumpukan baru.
page-learn-spicy-last = Ada yang tinggal punya satu kartu. Kalau kartu itu dimainkan dan tidak ada yang memergoki, ia memenangkan trofi. Sekarang saatnya waspada.
page-learn-spicy-trophy = Trofi! Sepuluh poin, dan enam kartu baru. Siapa yang punya dua langsung memenangkan pertandingan.
page-learn-spicy-end = World’s End ada di atas dek: permainan selesai, dan poin dihitung.
