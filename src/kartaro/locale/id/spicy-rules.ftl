### Kartaro, bahasa Indonesia: buku aturan Spicy.
### Satu teks untuk semua edisi; pemilih menentukan bagian yang berlaku menurut opsi.
### Butir 8.3.2 ditulis sebagai spicy-clause-8-3-2.

spicy-rulebook-title = Spicy: aturan permainan

## 1 Permainan dan kartunya

spicy-heading-1 = Permainan dan kartunya
spicy-clause-1-1 = Tiga kucing besar berlomba menyantap makanan terpedas, dan semuanya curang. Kamu memainkan kartu tertutup sambil menyebut isinya, jujur atau tidak, dan memergoki pemain lain yang berbohong. Kartu yang kamu menangkan dan trofi menghasilkan poin; dengan dua trofi kamu langsung memenangkan permainan.
spicy-clause-1-2 = Ada 100 kartu pedas. Sembilan puluh di antaranya punya bumbu – cabai, wasabi, atau lada – dan angka dari 1 sampai 10; masing-masing dari ke-30 kartu itu ada tiga lembar.
spicy-clause-1-3 = Lima kartu adalah joker angka. Joker angka berlaku untuk semua angka, tetapi tidak punya bumbu: angkanya selalu benar, bumbunya selalu salah.
spicy-clause-1-4 = Lima kartu adalah joker bumbu. Joker bumbu berlaku untuk semua bumbu, tetapi tidak punya angka: bumbunya selalu benar, angkanya selalu salah.
spicy-clause-1-5 = Selain itu ada kartu World’s End (akhir dunia), tiga trofi, dan enam kartu Spice It Up!
spicy-clause-1-6 = Permainan ini untuk { $seats_min } sampai { $seats_max } pemain.
spicy-clause-1-7 = { $in_play ->
        [some] Kartu yang dipakai: { $cards }. Kartu di tangan saat mulai, dan yang diambil setelah mendapat trofi: { $hand }. Kalau aturan ini menyebut jumlah kartu yang lain, angka-angka inilah yang berlaku.
       *[all] Semua 100 kartu dipakai, dan tiap pemain mulai dengan enam kartu.
    }

## 2 Persiapan

spicy-heading-2 = Persiapan
spicy-clause-2-1 = Ke-100 kartu dikocok, dan setiap pemain mendapat enam. Itulah kartu di tanganmu: rahasiakan. Sisanya menjadi dek.
# $above berupa teks, misalnya “2: 28, 3: 43”; $jitter berupa bilangan, bukan teks.
spicy-clause-2-2 = World’s End diselipkan ke dalam dek. Jumlah pemain menentukan berapa kartu yang ada di atasnya – { $above } (pemain: kartu). { $jitter ->
        [0] Letaknya tepat di situ.
       *[other] Undian menggesernya sampai { $jitter } kartu ke atas atau ke bawah, dan tidak ada yang tahu seberapa jauh.
    }
spicy-clause-2-3 = Ketiga trofi diletakkan di samping dek.
spicy-clause-2-4 = Dalam permainan dasar, kartu Spice It Up! tidak dipakai. Kalau ada yang dipakai, kartu itu terletak terbuka sepanjang permainan, dan bab 8 berlaku.
spicy-clause-2-5 = { $first_player ->
        [host] Tuan rumah memilih siapa yang mulai.
       *[random] Pembagi kartu mengundi siapa yang mulai.
    } Di meja sungguhan, menurut tradisi yang memulai adalah pemain paling muda.

## 3 Giliran

spicy-heading-3 = Giliran
spicy-clause-3-1 = Giliran berjalan searah jarum jam. Pada giliranmu, kamu memainkan satu kartu atau pass.
spicy-clause-3-2 = Untuk bermain, taruh satu kartu dari tanganmu, tertutup, di atas tumpukan, lalu nyatakan sebuah angka dan sebuah bumbu.
spicy-clause-3-3 = Kartu apa pun boleh dimainkan, dan kamu boleh berbohong. Hanya pernyataanmu yang harus cocok dengan tumpukan.
spicy-clause-3-4 = Kalau tumpukan kosong, nyatakan 1, 2, atau 3, bumbunya bebas.
spicy-clause-3-5 = Kalau tidak kosong, nyatakan bumbu tumpukan itu dan angka yang lebih tinggi daripada pernyataan terakhir. Angka boleh dilompati.
spicy-clause-3-6 = Setelah angka 10 dinyatakan, pernyataan berikutnya kembali ke 1, 2, atau 3, bumbunya tetap.
spicy-clause-3-7 = { $faults ->
        [on] Kalau pernyataanmu tidak cocok, kartu itu kembali ke tanganmu tanpa diperlihatkan, dan giliranmu dianggap pass: kamu mengambil satu kartu.
       *[off] Pernyataan yang tidak cocok ditolak. Kamu memilih lagi.
    }
spicy-clause-3-8 = Kartu yang harus ditarik kembali dianggap tidak pernah dimainkan: tidak ada yang memenangkan apa-apa karenanya, telapak tetap di tempatnya, kartu yang diselipkan di bawahnya ikut kembali, dan kartu di bawahnya bisa ditantang lagi.
spicy-clause-3-9 = Kalau kamu pass, ambil satu kartu dari dek. Giliran pindah ke pemain berikutnya.
spicy-clause-3-10 = Kamu selalu boleh pass: juga saat tumpukan kosong, dan juga saat kamu yang harus memulai tumpukan baru. Pemain berikutnyalah yang lalu membukanya.
spicy-clause-3-11 = Kalau semua pemain lain pass, kamu boleh bermain di atas kartumu sendiri.

## 4 Tantangan

spicy-heading-4 = Tantangan
spicy-clause-4-1 = Siapa pun, selain yang memainkannya, bisa menantang kartu teratas tumpukan. Kamu tidak perlu menunggu giliran.
spicy-clause-4-2 = Hanya kartu teratas yang bisa ditantang, dan hanya sampai kartu berikutnya dimainkan. Pass tidak melindunginya.
spicy-clause-4-3 = Saat menantang, kamu menyebut apa yang menurutmu salah: angkanya atau bumbunya. { $faults ->
        [on] Kalau kamu meminta kartu dibuka tanpa menyebut salah satunya, kamu langsung kalah dalam tantangan itu.
       *[off] Tantangan yang tidak menyebut salah satunya ditolak.
    }
spicy-clause-4-4 = Kartu teratas dibuka, yang lain tidak. Kalau hal yang kamu sebut berbeda dari pernyataannya, kamu memenangkan tantangan; kalau benar, pemilik kartu yang menang.
spicy-clause-4-5 = Hal yang tidak kamu sebut tidak berpengaruh, sekalipun salah.
spicy-clause-4-6 = Joker angka bertahan kalau angkanya ditantang dan kalah kalau bumbunya ditantang. Untuk joker bumbu berlaku kebalikannya.
spicy-clause-4-7 = Pemenang tantangan mendapat seluruh tumpukan, termasuk kartu yang dibuka, dan menaruhnya tertutup di depannya tanpa melihat isinya.
spicy-clause-4-8 = Yang kalah mengambil dua kartu, lalu mendapat giliran untuk membuka tumpukan baru. Dari situ permainan berlanjut searah jarum jam.
spicy-clause-4-9 = Tantangan selalu dituntaskan: mula-mula pemenang menerima tumpukan dan, kalau berhak, trofi; lalu yang kalah mengambil kartu. Baru setelah itu diperiksa apakah permainan selesai.

## 5 Kartu terakhir dan trofi

spicy-heading-5 = Kartu terakhir dan trofi
spicy-clause-5-1 = { $announce ->
        [on_play] Saat memainkan kartu terakhir di tanganmu, kamu harus mengumumkannya bersama kartu itu.
        [at_one] Begitu kartumu tinggal satu, kamu harus mengumumkannya, paling lambat sebelum kartu itu kamu mainkan. Kartu dihitung setelah menyelipkan dan mengambil kartu.
       *[auto] Saat kamu memainkan kartu terakhir di tanganmu, semua pemain diberi tahu. Kamu tidak perlu mengumumkannya.
    }
spicy-clause-5-2 = { $announce ->
        [auto] Di sini tidak ada yang bisa terlupa.
       *[other] Kalau kartu terakhir kamu mainkan tanpa mengumumkannya, tarik kembali kartu itu dan ambil satu kartu; giliran pindah ke pemain berikutnya.
    }
spicy-clause-5-3 = Setelah seseorang memainkan kartu terakhirnya, permainan berhenti sejenak: tidak ada yang bermain, pass, atau meniru sampai semua pemain lain memilih menantang atau membiarkannya.
spicy-clause-5-4 = Kalau semua membiarkannya, pemilik kartu mendapat trofi. Kartu itu tidak bisa ditantang lagi; tumpukan tetap ada, dan pemain berikutnya searah jarum jam melanjutkannya.
spicy-clause-5-5 = Kalau ditantang dan pemilik kartu menang, ia mendapat tumpukan sekaligus trofi. Penantang mengambil dua kartu dan membuka tumpukan baru, seperti biasa.
spicy-clause-5-6 = Kalau ditantang dan pemilik kartu kalah, tidak ada trofi. Ia mengambil dua kartu dan membuka tumpukan baru, seperti biasa.
spicy-clause-5-7 = Kalau permainan belum selesai, penerima trofi lalu mengambil enam kartu.

## 6 World’s End

spicy-heading-6 = World’s End
spicy-clause-6-1 = { $worlds_end ->
        [on_draw] Permainan selesai begitu seseorang harus mengambil kartu sementara World’s End sudah teratas di dek.
       *[on_expose] Permainan selesai begitu World’s End menjadi kartu teratas di dek, sekalipun tidak ada yang perlu mengambil kartu lagi.
    }
spicy-clause-6-2 = World’s End tidak pernah masuk ke tangan siapa pun.
spicy-clause-6-3 = Kalau kamu sedang mengambil beberapa kartu, berhentilah. Kartu yang sudah terambil tetap milikmu dan mengurangi poinmu.
spicy-clause-6-4 = Yang sudah dimenangkan tetap dimenangkan. Trofi tetap dihitung, sekalipun pengambilan kartu sesudahnya memunculkan World’s End.

## 7 Akhir permainan dan poin

spicy-heading-7 = Akhir permainan dan poin
spicy-clause-7-1 = Permainan selesai saat seorang pemain meraih trofi kedua, saat trofi ketiga terambil, atau karena World’s End.
spicy-clause-7-2 = Pemain yang memiliki dua trofi menang, berapa pun poinnya.
spicy-clause-7-3 = Kalau tidak ada, poin yang menentukan: 1 untuk tiap kartu yang kamu menangkan, 10 untuk tiap trofi, dikurangi 1 untuk tiap kartu di tanganmu. Poin bisa negatif.
spicy-clause-7-4 = Poin tertinggi menang. Pemain yang poinnya sama menang bersama.
spicy-clause-7-5 = Kartu yang masih ada di tumpukan tidak dihitung untuk siapa pun.
spicy-clause-7-6 = Kalau trofi penutup didapat lewat tantangan, yang kalah tetap mengambil dua kartu, dan kartu itu ikut dihitung.

## 8 Spice It Up!

spicy-heading-8 = Spice It Up!

spicy-heading-8-1 = Kami Suka Cabai! (We Love Chili!)
spicy-clause-8-1-1 = { $we_love_chili ->
        [must] Pada tumpukan yang sudah berisi, setiap angka 1, 2, atau 3 wajib kamu nyatakan sebagai cabai, apa pun bumbu sebelumnya. Saat membuka tumpukan, kamu bebas.
       *[may] Setiap kali angka 1, 2, atau 3 bisa kamu nyatakan, kamu boleh menyatakannya sebagai cabai alih-alih bumbu tumpukan.
    }
spicy-clause-8-1-2 = Sejak itu bumbu tumpukan adalah cabai.
spicy-clause-8-1-3 = Angkanya sendiri tetap harus cocok. Di atas wasabi 1 kamu bisa menyatakan cabai 2 atau cabai 3, tetapi bukan cabai 1.

spicy-heading-8-2 = Mulailah! (Start It Up!)
spicy-clause-8-2-1 = Setelah 8, 9, atau 10 dinyatakan, kamu boleh menyatakan 1, 2, atau 3. Setelah 8 atau 9, kamu juga boleh terus naik.
spicy-clause-8-2-2 = Bumbunya tetap sama.

spicy-heading-8-3 = Perampok Kartu (Spice Raider)
spicy-clause-8-3-1 = Saat menyatakan angka 4, kamu menaruh telapakmu di atas tumpukan.
spicy-clause-8-3-2 = Begitu kartu berikutnya dimainkan, kamu memenangkan semua kartu di bawah telapakmu, termasuk angka 4 tadi. Tumpukan kini hanya berisi kartu baru itu, dan pernyataan berlanjut darinya.
spicy-clause-8-3-3 = Pass bukan kartu: telapakmu tetap di situ. Kalau kartu berikutnya milikmu sendiri, kamu tetap memenangkan kartu-kartu itu.
spicy-clause-8-3-4 = Angka 4 bisa ditantang seperti biasa. Telapakmu lalu terangkat, dan pemenang tantangan mendapat tumpukan.
spicy-clause-8-3-5 = Kalau angka 4 itu kartu terakhirmu, bab 5 didahulukan; telapakmu bertahan sampai kartu berikutnya. Kalau seseorang memainkan kartu terakhirnya di atas telapakmu, kamu langsung mengambil kartu-kartumu, sebelum nasib kartu itu ditentukan.
spicy-clause-8-3-6 = Kalau permainan selesai selagi telapakmu di atas tumpukan, kartu-kartu itu bukan milik siapa pun.

spicy-heading-8-4 = Mengubah Keberuntunganmu (Change Your Luck)
spicy-clause-8-4-1 = { $luck ->
        [exact_2] Saat menyatakan angka 5, kamu wajib langsung menyelipkan dua kartu dari tanganmu, tertutup, di bawahnya dan mengambil dua dari dek. Kalau kartumu kurang, selipkan semuanya dan ambil sebanyak itu.
       *[up_to_2] Saat menyatakan angka 5, kamu boleh langsung menyelipkan satu atau dua kartu dari tanganmu, tertutup, di bawahnya dan mengambil sebanyak itu dari dek.
    }
spicy-clause-8-4-2 = Kartu yang diselipkan tidak pernah diperiksa dalam tantangan. Kartu itu bagian dari tumpukan dan jatuh ke tangan pemenangnya.
spicy-clause-8-4-3 = Kamu mengambil kartu sebelum siapa pun bisa bereaksi. Kalau itu memunculkan World’s End, permainan selesai dan tumpukan bukan milik siapa pun.
spicy-clause-8-4-4 = Kalau angka 5 itu satu-satunya kartumu, tidak ada yang bisa diselipkan: itulah kartu terakhirmu. Kalau menyelipkan kartu, kamu juga mengambil kartu, jadi tanganmu tidak kosong dan tidak ada trofi.

spicy-heading-8-5 = Nyalakan! (Turn It Up!)
spicy-clause-8-5-1 = Saat angka diperiksa, 6 dan 9 dianggap sama: pernyataan 6 atau 9 benar kalau kartunya 6 atau 9.
spicy-clause-8-5-2 = Yang berubah hanya apa yang benar, bukan apa yang boleh dinyatakan. Angka 6 tidak cocok di atas angka 8.

spicy-heading-8-6 = Kucing Peniru (Copy Cat)
spicy-clause-8-6-1 = Setelah pemain lain memainkan kartu, kamu boleh menirunya di luar giliranmu sekalipun: mainkan satu kartu dari tanganmu di atasnya dan nyatakan angka serta bumbu yang persis sama.
spicy-clause-8-6-2 = Setelah sebuah tiruan, giliran berikutnya milik pemain di sebelah kiri peniru. Karena itu ada yang bisa kehilangan giliran, dan ada yang mendapat giliran lagi.
spicy-clause-8-6-3 = Sebuah kartu bisa ditiru sampai pemain berikutnya bermain atau pass.
spicy-clause-8-6-4 = Kartu milikmu sendiri tidak boleh kamu tiru. Namun, tiruan pun bisa ditiru, bahkan oleh pemilik kartu yang ditirunya.
spicy-clause-8-6-5 = Untuk menantang tiruan, cukup katakan bahwa itu salah, tanpa menyebut angka atau bumbu. Peniru menang hanya kalau keduanya benar. Joker sebagai tiruan selalu kalah.
spicy-clause-8-6-6 = Apa yang ada di bawah tiruan tidak diperiksa lagi dan tidak bisa ditantang lagi. Meski begitu, pemenang tantangan mendapat seluruh tumpukan.
spicy-clause-8-6-7 = Kartu terakhir baru bisa ditiru setelah nasibnya diputuskan dan pemiliknya menerima trofi. Apa pun yang terjadi dengan tiruannya, trofi itu tetap miliknya.
spicy-clause-8-6-8 = Kalau kamu meniru dengan kartu terakhirmu sendiri, bab 5 berlaku dan kamu bisa mendapat trofi. { $announce ->
        [auto] Giliran lalu pindah ke pemain di sebelah kirimu.
       *[other] Giliran lalu pindah ke pemain di sebelah kirimu. Kalau belum kamu umumkan, tiruan itu batal: kartunya kamu tarik kembali dan kamu mengambil satu kartu, urutan giliran tidak berubah, dan kartu yang kamu tiru tidak bisa ditiru lagi.
    }

spicy-heading-8-7 = Beberapa kartu sekaligus
# $max_variants berupa bilangan, bukan teks.
spicy-clause-8-7-1 = Paling banyak { $max_variants } dari kartu ini dipakai sekaligus, dan tidak ada yang dipakai dua kali. Semuanya bisa digabung; butir-butir berikut menjelaskan caranya.
spicy-clause-8-7-2 = Kami Suka Cabai! dan Mulailah!: setelah 8, 9, atau 10 dengan bumbu apa pun, { $we_love_chili ->
        [must] angka 1, 2, atau 3 harus cabai; angka yang lebih tinggi tetap memakai bumbu lama.
       *[may] kamu juga boleh menyatakan 1, 2, atau 3 sebagai cabai.
    }
spicy-clause-8-7-3 = Perampok Kartu dan Mengubah Keberuntunganmu: perampok juga memenangkan kartu yang diselipkan. Kalau angka 5 dimainkan di atas angka 4 milik perampok, perampok lebih dulu mengambil tumpukan, dan itu tetap miliknya apa pun yang terjadi; kartu yang diselipkan masuk ke bawah angka 5 di tumpukan baru.
spicy-clause-8-7-4 = Perampok Kartu dan Kucing Peniru: tiruan angka 4 adalah kartu berikutnya. Perampok mengambil tumpukan, dan kini telapak penirulah yang ada di atas tiruan itu.
spicy-clause-8-7-5 = Mengubah Keberuntunganmu dan Kucing Peniru: peniru angka 5 juga menyelipkan dan mengambil kartu.
spicy-clause-8-7-6 = Nyalakan! dan Kucing Peniru: dengan bumbu yang benar, kartu 6 adalah tiruan yang benar untuk pernyataan 9, dan kartu 9 untuk pernyataan 6.
spicy-clause-8-7-7 = Tiruan mengulang bumbu yang dinyatakan dan tidak mengubahnya. Tiruan angka 8, 9, atau 10 boleh dilanjutkan seperti kartu pertamanya.

## 9 Reaksi

spicy-heading-9 = Reaksi
spicy-clause-9-1 = Setiap kali sebuah kartu dimainkan, semua pemain lain ditanya bersamaan. Jawabannya tersegel: tidak ada yang melihat jawaban lain sebelum semuanya masuk. Baru setelah itu giliran berlanjut.
spicy-clause-9-2 = Kamu bisa membiarkan kartu itu, atau menantang angkanya atau bumbunya. Tiruan hanya bisa ditantang dengan menyatakan bahwa tiruan itu salah. Dengan Kucing Peniru, kamu juga bisa menawarkan tiruan. { $faults ->
        [on] Kalau kartu itu bukan tiruan, kamu juga bisa menantang tanpa menyebut apa-apa, dan kalah (4.3).
       *[off] Tidak ada jawaban lain.
    }
spicy-clause-9-3 = Tantangan didahulukan daripada tiruan. Hanya kalau tidak ada yang menantang, sebuah tiruan dimainkan, lalu pemain lain ditanya tentang tiruan itu.
spicy-clause-9-4 = Kalau beberapa pemain menantang, atau kalau beberapa pemain meniru dan tidak ada yang menantang, hanya satu yang berlaku: { $simultaneous ->
        [random] undian yang menentukan.
        [first_arrival] yang jawabannya masuk paling dulu.
       *[seat_order] yang terdekat searah jarum jam dari pemilik kartu.
    }
spicy-clause-9-5 = Jawaban yang tidak berlaku tidak berakibat apa-apa dan tetap tersegel; kartu yang ditawarkan sebagai tiruan kembali ke tangan pemiliknya.
spicy-clause-9-6 = Setelah ada yang pass, semua pemain kecuali pemilik kartu teratas ditanya lagi, termasuk yang baru pass, tetapi hanya tentang tantangan. Tidak ada yang ditanya tentang tumpukan kosong, atau tentang kartu terakhir yang sudah dibiarkan.
spicy-clause-9-7 = Membiarkan sebuah kartu tidak mengikatmu setelah ada yang pass. Namun, kamu boleh membiarkannya untuk seterusnya: kamu tidak ditanya lagi sampai ada kartu lain di atasnya.
spicy-clause-9-8 = Kartu terakhir hanya bisa ditantang atau dibiarkan. Kalau semua membiarkannya dan permainan berlanjut, Kucing Peniru memberi semua pemain lain satu kesempatan untuk meniru, setelah trofi diterima dan enam kartu diambil.
spicy-clause-9-9 = Jawabanmu berlaku untuk kartu yang teratas saat kamu ditanya. Kalau kini ada kartu lain di atas, jawaban itu diabaikan dan tidak berakibat apa-apa.

## 10 Terbuka dan rahasia

spicy-heading-10 = Terbuka dan rahasia
spicy-clause-10-1 = Semua orang tahu apa yang dinyatakan dan oleh siapa, jumlah kartu di tumpukan dan di tangan tiap pemain, jumlah kartu yang dimenangkan tiap pemain, trofi, dan kartu Spice It Up! { $jitter ->
        [0] Semua orang juga tahu berapa kartu yang ada di atas World’s End.
       *[other] Berapa kartu yang ada di atas World’s End, tidak ada yang tahu.
    }
spicy-clause-10-2 = Hanya kamu yang tahu kartu di tanganmu, serta isi kartu yang kamu mainkan atau selipkan.
spicy-clause-10-3 = Tantangan membuka kartu yang ditantang kepada semua orang. Kartu lain di tumpukan tetap tertutup, begitu juga kartu yang sudah dimenangkan, bahkan di akhir permainan.
