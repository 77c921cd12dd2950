### Kartaro, bahasa Indonesia: buku aturan Love Letter.
### Satu teks untuk semua edisi; pemilih menentukan bagian yang berlaku.
### Butir 5.3.2 ditulis sebagai love-letter-clause-5-3-2.

love-letter-rulebook-title = Love Letter: aturan permainan

## 1 Permainan

love-letter-heading-1 = Permainan
love-letter-clause-1-1 = Kamu ingin surat cintamu sampai ke tangan Princess, dan tokoh di tanganmulah yang sedang membawanya. Kamu memenangkan ronde kalau menjadi pemain terakhir yang bertahan, atau kalau kartumu paling tinggi saat dek habis. Ronde yang dimenangkan menghasilkan token, dan dengan token yang cukup kamu memenangkan permainan.
love-letter-clause-1-2 = Dek berisi { $cards } kartu: { $counts }. Tiap kartu menampilkan satu tokoh dengan nilai dan efeknya.
love-letter-clause-1-3 = Permainan ini untuk { $seats_min } sampai { $seats_max } pemain.

## 2 Menyiapkan ronde

love-letter-heading-2 = Menyiapkan ronde
love-letter-clause-2-1 = Semua kartu dikocok menjadi satu dek tertutup.
love-letter-clause-2-2 = Kartu teratas disisihkan dalam keadaan tertutup. Tidak seorang pun melihatnya.
love-letter-clause-2-3 = { $turned_up ->
        [0] Di meja ini tidak ada kartu yang dibuka, juga kalau pemainnya dua orang.
        [1] Kalau pemainnya tepat dua orang, satu kartu berikutnya dibuka di samping dek. Semua orang melihatnya, dan kartu itu tidak ikut dipakai di ronde ini.
        [2] Kalau pemainnya tepat dua orang, dua kartu berikutnya dibuka di samping dek. Semua orang melihatnya, dan kartu itu tidak ikut dipakai di ronde ini.
       *[3] Kalau pemainnya tepat dua orang, tiga kartu berikutnya dibuka di samping dek. Semua orang melihatnya, dan kartu itu tidak ikut dipakai di ronde ini.
    }
love-letter-clause-2-4 = Setiap pemain mendapat satu kartu. Itulah kartu di tanganmu: rahasiakan.
love-letter-clause-2-5 = { $first_player ->
        [host] Tuan rumah memilih siapa yang memulai ronde pertama.
       *[random] Pembagi kartu mengundi siapa yang memulai ronde pertama.
    } { $rank_set ->
        [r2012] Di meja sungguhan, menurut tradisi yang memulai adalah pemain yang terakhir kali berkencan; kalau ada beberapa, yang termuda di antara mereka.
       *[r2019] Di meja sungguhan, menurut tradisi yang memulai adalah pemain yang terakhir kali menulis surat dengan tangan.
    }

## 3 Giliran

love-letter-heading-3 = Giliran
love-letter-clause-3-1 = Saat giliranmu mulai, perlindungan Handmaid-mu berakhir.
love-letter-clause-3-2 = Lalu kamu mengambil kartu teratas dari dek. Sekarang kamu memegang dua kartu.
love-letter-clause-3-3 = Mainkan salah satunya secara terbuka di depanmu. Kartu yang lain tetap di tangan.
love-letter-clause-3-4 = Efek kartu yang dimainkan wajib dijalankan, sekalipun merugikanmu.
love-letter-clause-3-5 = Setelah itu giliran berpindah searah jarum jam ke pemain berikutnya yang masih bertahan.
love-letter-clause-3-6 = Kartu yang dimainkan atau dibuang tetap terbuka di depan pemiliknya, tersusun menurut urutan keluarnya. Siapa pun boleh melihatnya kapan saja.

## 4 Memilih pemain

love-letter-heading-4 = Memilih pemain
love-letter-clause-4-1 = Untuk Guard, Priest, Baron, dan King, pilih pemain lain yang masih bertahan di ronde dan tidak terlindungi. Kamu tidak bisa memilih dirimu sendiri.
love-letter-clause-4-2 = Untuk Prince berlaku hal yang sama, tetapi kamu juga boleh memilih dirimu sendiri.
love-letter-clause-4-3 = Selama ada yang bisa dipilih, kamu harus memilih. Efek kartu tidak boleh dilewatkan.
love-letter-clause-4-4 = Kalau semua pemain lain di ronde itu terlindungi, Guard, Priest, Baron, atau King tidak berefek: kamu tidak memilih siapa pun dan tidak menyebut apa pun. Prince dalam keadaan itu mengenai dirimu sendiri.

## 5 Kartu-kartu

love-letter-heading-5 = Kartu-kartu

love-letter-heading-5-0 = Spy (nilai 0)
love-letter-clause-5-0-1 = Tidak terjadi apa-apa saat Spy dimainkan atau dibuang.
love-letter-clause-5-0-2 = { $spy_bonus ->
        [no] Di edisi ini Spy juga tidak memberi bonus.
       *[yes] Namun, di akhir ronde Spy bisa memberimu bonus pada butir 8.2.
    }

love-letter-heading-5-1 = Guard (nilai 1)
love-letter-clause-5-1-1 = Pilih pemain lain dan sebutkan satu tokoh. Kalau ia memegang tokoh itu, ia tersingkir dari ronde; kalau tidak, tidak terjadi apa-apa.
love-letter-clause-5-1-2 = Guard sendiri tidak boleh disebut. Yang boleh disebut hanya tokoh yang ada di dek ini.
love-letter-clause-5-1-3 = Semua orang tahu siapa yang kamu pilih dan tokoh apa yang kamu sebut.

love-letter-heading-5-2 = Priest (nilai 2)
love-letter-clause-5-2-1 = Pilih pemain lain dan intip kartu di tangannya. Hanya kamu yang melihatnya.

love-letter-heading-5-3 = Baron (nilai 3)
love-letter-clause-5-3-1 = Pilih pemain lain. Kalian berdua diam-diam mengadu kartu; yang nilainya lebih rendah tersingkir dari ronde.
love-letter-clause-5-3-2 = { $baron_tie ->
        [both_out] Kalau nilainya sama, kalian berdua tersingkir dari ronde.
       *[none] Kalau nilainya sama, tidak ada yang tersingkir.
    }
love-letter-clause-5-3-3 = Hanya kalian berdua yang melihat kedua kartu. Kartu yang kalah lalu dibuang terbuka; kartu yang menang tetap rahasia. { $baron_tie ->
        [both_out] Kalau seri, kedua kartu dibuang terbuka.
       *[none] Kalau seri, pemain lain hanya tahu bahwa hasilnya seri.
    }

love-letter-heading-5-4 = Handmaid (nilai 4)
love-letter-clause-5-4-1 = Kamu terlindungi: pemain lain tidak bisa memilihmu sampai giliranmu berikutnya mulai.

love-letter-heading-5-5 = Prince (nilai 5)
love-letter-clause-5-5-1 = Pilih pemain mana saja, boleh juga dirimu sendiri. Pemain itu membuang kartu di tangannya secara terbuka, tanpa efek, lalu mengambil kartu baru.
love-letter-clause-5-5-2 = Kalau yang dibuang adalah Princess, pemain itu tersingkir dari ronde dan tidak mengambil kartu.
love-letter-clause-5-5-3 = Kalau dek sudah habis, pemain itu mengambil kartu tertutup yang tadi disisihkan.

love-letter-heading-5-6 = Chancellor (nilai 6)
love-letter-clause-5-6-1 = Ambil dua kartu. Dari tiga kartu yang kini kamu pegang, simpan satu.
love-letter-clause-5-6-2 = Taruh dua kartu lainnya tertutup di bawah dek, dengan urutan sesukamu.
love-letter-clause-5-6-3 = Kalau dek tinggal satu kartu, ambil kartu itu dan kembalikan satu. Kalau dek habis, Chancellor tidak berefek.
love-letter-clause-5-6-4 = Mengembalikan kartu bukan memainkan dan bukan membuang. Kewajiban Countess (5.8.2) tidak berlaku untuk kartu-kartu ini.

love-letter-heading-5-7 = King (nilai { $rank_set ->
        [r2012] 6
       *[r2019] 7
    })
love-letter-clause-5-7-1 = Pilih pemain lain dan bertukar kartu dengannya.
love-letter-clause-5-7-2 = Bertukar tidak sama dengan membuang. Kalian berdua tahu kedua kartu itu; yang lain tidak melihatnya.

love-letter-heading-5-8 = Countess (nilai { $rank_set ->
        [r2012] 7
       *[r2019] 8
    })
love-letter-clause-5-8-1 = Tidak terjadi apa-apa saat Countess dimainkan atau dibuang.
love-letter-clause-5-8-2 = Kalau pada giliranmu kamu memegang Countess bersama King atau Prince, Countess-lah yang wajib kamu mainkan.
love-letter-clause-5-8-3 = Kamu juga boleh memainkannya atas kemauan sendiri. Kartu yang satu lagi tidak pernah diperlihatkan, jadi tidak ada yang tahu apakah kamu terpaksa.

love-letter-heading-5-9 = Princess (nilai { $rank_set ->
        [r2012] 8
       *[r2019] 9
    })
love-letter-clause-5-9-1 = Begitu Princess kamu mainkan atau kamu buang, apa pun sebabnya, kamu langsung tersingkir dari ronde.
love-letter-clause-5-9-2 = { $deck ->
        [classic16] Menyerahkannya lewat pertukaran King tetap aman.
       *[full21] Menyerahkannya lewat pertukaran King tetap aman, begitu juga mengembalikannya lewat Chancellor.
    }

## 6 Tersingkir dari ronde

love-letter-heading-6 = Tersingkir dari ronde
love-letter-clause-6-1 = Saat tersingkir, kamu membuang kartu di tanganmu secara terbuka. Efeknya tidak berlaku.
love-letter-clause-6-2 = Kamu tidak mendapat giliran dan tidak bisa dipilih sampai ronde berikutnya mulai.

## 7 Akhir ronde

love-letter-heading-7 = Akhir ronde
love-letter-clause-7-1 = Akhir ronde diperiksa setelah setiap giliran: pertama berapa pemain yang bertahan, lalu apakah dek sudah habis.
love-letter-clause-7-2 = Kalau tinggal satu pemain, ia langsung memenangkan ronde. Tidak ada adu kartu.
love-letter-clause-7-3 = Kalau dek habis, terjadi adu kartu: semua pemain yang bertahan membuka kartu di tangan, dan nilai tertinggi menang.
love-letter-clause-7-4 = { $showdown_tie ->
        [discard_sum] Kalau nilai tertinggi seri, para pemain yang seri menjumlahkan nilai kartu yang tergeletak di depan masing-masing, tanpa kartu di tangan. Jumlah terbesar menang. { $discard_sum_tie ->
            [all_win] Kalau jumlahnya juga sama, semua pemain itu memenangkan ronde.
           *[no_token] Kalau jumlahnya juga sama, tidak ada yang mendapat token.
        }
       *[all_win] Kalau nilai tertinggi seri, semua pemain yang seri memenangkan ronde.
    }
love-letter-clause-7-5 = { $baron_tie ->
        [both_out] Kalau Baron menyingkirkan dua pemain terakhir sekaligus, ronde langsung berakhir tanpa ada yang bertahan. { $no_survivors ->
            [both_win] Kedua pemain itu sama-sama memenangkan ronde.
           *[no_token] Tidak ada yang mendapat token.
        }
       *[none] Di edisi ini tidak mungkin semua pemain tersingkir.
    }

## 8 Token dan kemenangan

love-letter-heading-8 = Token dan kemenangan
love-letter-clause-8-1 = Pemenang ronde mendapat satu token.
love-letter-clause-8-2 = { $spy_bonus ->
        [no] Di edisi ini tidak ada bonus untuk Spy.
       *[yes] Kalau di akhir ronde tepat satu dari pemain yang bertahan pernah memainkan atau membuang Spy, pemain itu mendapat satu token tambahan. Dua Spy pun tetap bernilai satu token, dan token ini bisa didapat di samping token kemenangan.
    }
love-letter-clause-8-3 = Jumlah pemain menentukan berapa token yang diperlukan untuk memenangkan permainan – { $tokens } (pemain: token).
love-letter-clause-8-4 = Kemenangan baru diperiksa setelah semua token ronde itu dibagikan. { $multi_win ->
        [no] Pemain yang saat itu tokennya cukup memenangkan permainan; pemenangnya hanya satu.
       *[yes] Semua pemain yang saat itu tokennya cukup menang bersama; kelebihan token tidak berpengaruh.
    }
love-letter-clause-8-5 = Pemenang ronde memulai ronde berikutnya. Kalau ronde berakhir seri, pembagi kartu mengundi salah satu pemain yang seri, sekalipun tidak ada yang mendapat token.
love-letter-clause-8-6 = Untuk ronde baru, semua kartu dikocok lagi. Perlindungan berakhir dan semua pemain ikut kembali; token tetap milik masing-masing.

## 9 Terbuka dan rahasia

love-letter-heading-9 = Terbuka dan rahasia
love-letter-clause-9-1 = Semua orang melihat token, sisa dek, kartu yang dibuka di awal, semua kartu yang dimainkan dan dibuang, siapa yang terlindungi, dan siapa yang tersingkir. Setiap pemain yang dipilih, setiap tokoh yang disebut, dan hasil setiap Baron juga diketahui semua orang.
love-letter-clause-9-2 = { $deck ->
        [classic16] Hanya kamu yang melihat kartu di tanganmu. Priest memperlihatkan kartu kepada satu orang; kartu pada Baron atau King diketahui dua orang.
       *[full21] Hanya kamu yang melihat kartu di tanganmu, juga kartu yang kamu ambil dan kembalikan lewat Chancellor. Priest memperlihatkan kartu kepada satu orang; kartu pada Baron atau King diketahui dua orang.
    }
love-letter-clause-9-3 = Tidak seorang pun melihat isi dek atau kartu yang disisihkan, kecuali kalau Prince membawa kartu itu ke tangan seseorang (5.5.3). { $reveal_after_round ->
        [yes] Setelah ronde selesai, kartu yang disisihkan dan semua kartu di tangan diperlihatkan.
       *[no] Setelah ronde selesai pun, kartu yang disisihkan dan kartu di tangan yang belum dibuka tetap rahasia.
    }
