### Kartaro, Bahasa Indonesia: permainan pertama untuk setiap permainan, dengan seorang pelatih.

page-learn-lead = Permainan sungguhan melawan bot yang mudah, dengan catatan pendek setiap kali ada hal baru. Tidak perlu membaca dulu: langsung main saja.
page-learn-minutes = Sekitar dua menit.
page-learn-done = Yang ini sudah kamu mainkan.
page-learn-begin = Belajar sambil main
page-learn-new-here = Baru di sini?
page-learn-offer = Pelajari satu permainan dalam dua menit, melawan bot yang mudah.
page-learn-not-now = Nanti saja
page-learn-coach = Catatan pelatih
# $number and $of are numbers.
page-learn-note = Catatan { $number } dari { $of }
page-learn-more = Baca aturannya
page-learn-got-it = Mengerti
page-learn-hint = Tidak yakin harus apa? Tombol lampu menunjukkan apa yang akan dilakukan bot. Bot tidak tahu lebih banyak daripada kamu.
page-learn-over = Itu permainan pertamamu! Main lagi, atau lihat putar ulangnya: di sana bot menunjukkan di mana kamu bermain bagus dan apa yang akan dilakukannya.

## Love Letter

page-learn-love-letter-goal = Jadilah yang terakhir bertahan, atau pegang kartu tertinggi saat dek habis: itu memberimu satu token. Dalam permainan pendek ini dua token sudah cukup untuk menang.
page-learn-love-letter-turn = Kamu punya satu kartu, dan mengambil kartu kedua pada giliranmu. Mainkan salah satunya dan jalankan efeknya. Yang lain tetap rahasiamu.
page-learn-love-letter-guard = Kamu memegang Guard: pilih lawanmu dan sebut satu tokoh selain Guard. Kalau ia memegangnya, ia tersingkir. Kartu yang terbuka memberi tahu apa yang tidak mungkin ia punya.
page-learn-love-letter-princess = Princess adalah kartu tertinggi, tetapi jangan sampai lepas: kalau dimainkan atau dibuang, kamu tersingkir. Simpan kartu itu dan mainkan kartu yang lain.
page-learn-love-letter-countess = Countess tidak berefek. Tetapi kalau di sampingnya ada King atau Prince, Countess-lah yang harus kamu mainkan.
page-learn-love-letter-keep = Dengan Chancellor kamu melihat lebih banyak kartu: simpan yang terbaik. Yang lain masuk ke bawah dek, dan hanya kamu yang tahu letaknya.
page-learn-love-letter-denied = Tebakan salah tidak sia-sia: sekarang semua tahu satu kartu yang tidak dipegang pemain itu.
page-learn-love-letter-showed = Satu kartu diperlihatkan kepada satu pemain saja. Kalau itu kamu, meja mengingatnya untukmu selama masih benar.
page-learn-love-letter-protected = Handmaid melindungi pemainnya sampai giliran berikutnya: pemain lain tidak bisa memilihnya. Guard, Priest, Baron, dan King saat itu tidak berefek, dan Prince mengenai pemain yang memainkannya.
page-learn-love-letter-front = Semua yang dimainkan terbuka, sesuai urutannya. Ada enam Guard dan hanya satu Princess; kartu rujukan di aturan menunjukkan jumlah setiap kartu. Hitunglah!
page-learn-love-letter-out = Tersingkir hanya untuk ronde ini. Kartu yang dipegang pemain itu dibuka, dan ronde berikutnya dimulai dengan semua pemain.
page-learn-love-letter-round = Ronde selesai dan pemenangnya mendapat token. Semua kartu dikocok lagi; pemenang memulai.

## Hanamikoji

page-learn-hanamikoji-goal = Tujuh geisha, masing-masing menyukai satu jenis benda. Siapa yang punya lebih banyak bendanya di sisinya, memikat hatinya. Kamu menang dengan empat geisha, atau dengan pesona sebelas.
page-learn-hanamikoji-turn = Pada giliranmu kamu mengambil satu kartu dan memakai satu dari empat aksi. Masing-masing hanya sekali per ronde, dan keempatnya harus dipakai. Pilih satu.
page-learn-hanamikoji-take = Lawanmu menggelar kartu, dan kamu mengambil lebih dulu: satu kartu, atau salah satu dari dua pasang. Sisanya untuk lawanmu. Yang kamu ambil tidak ia dapat.
page-learn-hanamikoji-hidden = Secret menyembunyikan satu kartu yang dihitung untukmu di akhir. Trade Off mengeluarkan dua kartu dari ronde: berguna untuk kartu yang tidak ingin kamu berikan kepada siapa pun.
page-learn-hanamikoji-offers = Dengan Gift dan Competition kamu menggelar kartu dan lawan mengambil lebih dulu. Tawarkan yang sama bagusnya, atau yang tidak merugikanmu, apa pun yang ia ambil.
page-learn-hanamikoji-offered = Sekarang lawanmu mengambil lebih dulu, dan sisanya untukmu. Dua kartu yang sama dalam Gift, atau satu di tiap pasangan Competition, memastikan kamu mendapat satu.
page-learn-hanamikoji-hid = Secret-mu ada di bawah penandanya. Hanya kamu yang tahu; di akhir ronde kartu itu masuk ke sisimu.
page-learn-hanamikoji-secret = Lawanmu menyembunyikan satu kartu. Kartu itu akan dihitung untuknya, jadi unggul satu mungkin belum cukup.
page-learn-hanamikoji-traded = Dua kartu itu tidak dihitung untuk siapa pun di ronde ini, dan lawanmu tidak pernah melihatnya. Sekarang kamu tahu dua kartu yang tidak mungkin muncul lagi.
page-learn-hanamikoji-favour = Ronde selesai: setiap geisha pindah ke sisi yang punya lebih banyak bendanya. Kalau sama banyak, geisha itu tetap di tempatnya.
page-learn-hanamikoji-round = Kalau belum ada yang menang, ronde baru dimainkan. Geisha yang sudah kamu pikat tetap di sisimu sampai lawanmu memikatnya.

## Spicy

page-learn-spicy-goal = Habiskan kartumu, dan jangan ketahuan berbohong. Setiap kartu yang dimenangkan bernilai satu poin, trofi sepuluh; setiap sisa kartu di tangan mengurangi satu.
page-learn-spicy-turn = Mainkan satu kartu tertutup dan sebut isinya: angka dan bumbu. Boleh benar, boleh tidak! Tumpukan kosong dimulai dengan 1, 2, atau 3. Atau pass, dan ambil satu kartu.
page-learn-spicy-answer = Kamu percaya? Biarkan, atau tantang: angkanya yang salah, atau bumbunya? Kamu harus menyebut yang mana.
page-learn-spicy-higher = Di atas tumpukan kamu menyebut bumbu yang sama dan angka yang lebih tinggi. Kalau tidak punya kartunya, berbohonglah atau pass. Setelah 10 mulai lagi dari 1, 2, atau 3.
page-learn-spicy-wild = Kamu memegang joker. Yang satu punya semua angka tanpa bumbu, yang lain semua bumbu tanpa angka: selalu setengah benar, apa pun yang kamu sebut.
page-learn-spicy-passed = Pass berarti mengambil satu kartu. Kadang itu lebih murah daripada kebohongan yang ketahuan semua orang.
page-learn-spicy-challenged = Kartunya dibuka. Yang dihitung hanya yang ditantang: kalau angka yang ditantang benar, bohong soal bumbu lolos.
page-learn-spicy-stack = Yang benar mengambil seluruh tumpukan, dan setiap kartu satu poin. Yang kalah mengambil dua kartu dan memulai tumpukan baru.
page-learn-spicy-last = Ada yang kartunya tinggal satu. Kalau ia memainkannya dan tidak ada yang memergoki kebohongan, ia memenangkan trofi. Sekarang waspadalah.
page-learn-spicy-trophy = Trofi! Sepuluh poin, dan enam kartu baru. Siapa yang mendapat dua langsung memenangkan permainan.
page-learn-spicy-end = World’s End ada di atas dek: permainan selesai, dan poin dihitung.

## Akhir pelajaran

page-learn-end = Akhiri pelajaran
