### Kartaro, bahasa Indonesia: buku aturan Hanamikoji.
### Pemilih menentukan bagian yang berlaku menurut opsi.
### Butir 4.3.2 ditulis sebagai hanamikoji-clause-4-3-2.

hanamikoji-rulebook-title = Hanamikoji: aturan permainan

## 1 Permainan

hanamikoji-heading-1 = Permainan
hanamikoji-clause-1-1 = Kamu dan lawanmu berebut hati tujuh geisha dengan benda-benda kesukaan mereka. Kamu menang kalau seusai sebuah ronde pesona geisha di sisimu berjumlah paling sedikit sebelas, atau kalau empat geisha mana pun ada di sisimu.
# $counts menyebut tiap benda dan jumlah kartunya.
hanamikoji-clause-1-2 = Ketujuh geisha berjajar di antara kalian. Masing-masing menyukai satu jenis benda, dan pesonanya sama dengan jumlah kartu benda itu. Dari kiri ke kanan, ke-{ $cards } kartu bendanya adalah: { $counts }.
hanamikoji-clause-1-3 = Permainan ini untuk dua pemain.
hanamikoji-clause-1-4 = { $items ->
        [some] Hanya sebagian kartu benda dan aksi yang dipakai. Kartu benda: { $cards }. Kartu yang dibagikan kepada tiap pemain: { $hand }. Giliran tiap pemain: { $turns }. Kamu menang dengan { $charm_to_win } pesona, atau dengan jumlah geisha ini: { $geishas_to_win }. Geisha tanpa kartu benda tidak ikut. Aturan tentang kartu, aksi, dan angka lain tidak berlaku.
       *[all] Semua kartu benda dan keempat aksi dipakai.
    }

## 2 Menyiapkan ronde

hanamikoji-heading-2 = Menyiapkan ronde
hanamikoji-clause-2-1 = Ke-21 kartu benda dikocok menjadi satu dek tertutup.
hanamikoji-clause-2-2 = Satu kartu disingkirkan dalam keadaan tertutup dan tidak ikut di ronde ini. Kalian berdua tidak melihatnya.
hanamikoji-clause-2-3 = Kalian masing-masing mendapat enam kartu. Itulah kartu di tanganmu: rahasiakan. Delapan kartu sisanya menjadi dek.
hanamikoji-clause-2-4 = Keempat penanda aksimu terletak terbuka di depanmu. Di awal permainan, tiap geisha punya satu penanda kemenangan di tengah kartunya, belum berpihak kepada siapa pun.
hanamikoji-clause-2-5 = { $first_player ->
        [host] Tuan rumah memilih siapa yang memulai ronde pertama.
       *[random] Pembagi kartu mengundi siapa yang memulai ronde pertama.
    } Di meja sungguhan, menurut tradisi yang memulai adalah pemain yang lebih muda.

## 3 Giliran

hanamikoji-heading-3 = Giliran
hanamikoji-clause-3-1 = Di awal giliranmu, kamu mengambil kartu teratas dari dek.
hanamikoji-clause-3-2 = Lalu pilih salah satu penanda aksimu yang masih terbuka, dan jalankan aksinya.
hanamikoji-clause-3-3 = Penanda yang dipakai dibalik menjadi tertutup. Jadi, tiap aksi hanya bisa dipakai sekali dalam satu ronde, dengan urutan sesukamu.
hanamikoji-clause-3-4 = Kalian bergiliran satu demi satu sampai masing-masing mendapat empat giliran.
hanamikoji-clause-3-5 = Tidak ada yang boleh dilewatkan: mengambil kartu, menjalankan aksi, ataupun giliran itu sendiri.

## 4 Keempat aksi

hanamikoji-heading-4 = Keempat aksi

hanamikoji-heading-4-1 = Secret – Tertutup (satu kartu)
hanamikoji-clause-4-1-1 = Letakkan satu kartu dari tanganmu, tertutup, di bawah penandanya. Saat penilaian, kartu itu dibuka dan dihitung di sisimu.
hanamikoji-clause-4-1-2 = Kamu boleh melihatnya lagi kapan pun; lawanmu tidak.

hanamikoji-heading-4-2 = Trade Off – Membuang Kartu (dua kartu)
hanamikoji-clause-4-2-1 = Letakkan dua kartu dari tanganmu, tertutup, di bawah penandanya. Di ronde ini keduanya tidak dihitung untuk siapa pun.
hanamikoji-clause-4-2-2 = Kamu boleh melihatnya lagi kapan pun. Lawanmu tidak pernah melihatnya, juga tidak saat penilaian.

hanamikoji-heading-4-3 = Gift – Memberi (tiga kartu)
hanamikoji-clause-4-3-1 = Gelar tiga kartu dari tanganmu secara terbuka.
hanamikoji-clause-4-3-2 = Lawanmu mengambil satu dan meletakkannya di sisinya pada geisha yang menyukai benda itu. Dua kartu lainnya masuk ke sisimu.

hanamikoji-heading-4-4 = Competition – Kompetisi (empat kartu)
hanamikoji-clause-4-4-1 = Gelar empat kartu dari tanganmu secara terbuka. Kamulah yang membaginya menjadi dua pasang.
hanamikoji-clause-4-4-2 = Lawanmu mengambil salah satu pasangan apa adanya untuk sisinya. Pasangan yang lain masuk ke sisimu.

hanamikoji-clause-4-5 = Apa yang diambil dari Gift atau Competition sepenuhnya pilihan lawanmu, dan ia memilih saat itu juga. Baru setelahnya gilirannya sendiri dimulai, dengan mengambil kartu.

## 5 Penilaian

hanamikoji-heading-5 = Penilaian
hanamikoji-clause-5-1 = Setelah kalian masing-masing mendapat empat giliran, kedua kartu Secret dibuka dan diletakkan di sisi pemiliknya.
hanamikoji-clause-5-2 = Periksa tiap geisha: kalau bendanya lebih banyak di salah satu sisi, penanda kemenangannya pindah ke sisi itu, di mana pun letaknya tadi.
hanamikoji-clause-5-3 = Kalau jumlah bendanya sama di kedua sisi, atau tidak ada sama sekali, penandanya tetap di tempat. Geisha yang sudah kamu pikat sebelumnya masih tetap dihitung untukmu.
hanamikoji-clause-5-4 = Setelah ketujuh penanda beres, kalian masing-masing menghitung geisha di sisinya dan menjumlahkan pesonanya.
hanamikoji-clause-5-5 = Kalau belum ada yang menang, ronde baru menyusul. Ke-21 kartu kembali ke dek, termasuk yang tadi disingkirkan, dan penanda aksi dibuka lagi. Penanda kemenangan tidak dipindahkan. Kali ini pemain yang lain yang memulai.

## 6 Akhir permainan

hanamikoji-heading-6 = Akhir permainan
hanamikoji-clause-6-1 = Dengan empat geisha atau lebih di sisimu, kamu memenangkan permainan.
hanamikoji-clause-6-2 = Dengan pesona sebelas atau lebih di sisimu, kamu memenangkan permainan, sekalipun lawanmu punya empat geisha.
hanamikoji-clause-6-3 = Kemenangan baru diperiksa setelah penilaian. Keadaan meja sebelum itu belum menentukan apa-apa.
hanamikoji-clause-6-4 = { $max_rounds ->
        [r3] Kalau setelah ronde ketiga belum ada yang menang, permainan berhenti di situ: geisha terbanyak menang; kalau sama, pesona terbesar; kalau itu pun sama, kalian menang bersama.
       *[none] Jumlah ronde tidak dibatasi.
    }

## 7 Terbuka dan rahasia

hanamikoji-heading-7 = Terbuka dan rahasia
hanamikoji-clause-7-1 = Kalian berdua melihat penanda kemenangan, benda di kedua sisi, penanda aksi yang sudah dipakai, jumlah kartu di tangan dan di dek, serta setiap Gift dan Competition beserta pilihan yang diambil.
hanamikoji-clause-7-2 = Hanya kamu yang melihat kartu di tanganmu, Secret milikmu sampai dibuka, dan kartu-kartu Trade Off-mu.
hanamikoji-clause-7-3 = Kartu yang disingkirkan tidak dilihat siapa pun. Kartu itu dan kartu-kartu Trade Off tidak pernah diperlihatkan selama permainan berlangsung.
