### Kartaro, bahasa Indonesia: kartu, edisi, opsi, catatan, dan menu Spicy.
### $you menyatakan siapa pembacanya: "seat" (pelaku), "other" (yang terkena), atau "none".

spicy-name = Spicy
spicy-unknown-card = kartu tertutup

## Kartu

# $spice berisi "chili", "wasabi", atau "pepper"; $number berupa bilangan, bukan teks. Untuk kartu dan pernyataan.
spicy-card = { $spice ->
        [wasabi] wasabi { $number }
        [pepper] lada { $number }
       *[chili] cabai { $number }
    }
spicy-card-effect = Punya satu bumbu dan satu angka; tantangan memeriksa salah satunya.
spicy-card-nw = joker angka
spicy-card-nw-effect = Berlaku untuk semua angka 1 sampai 10, tanpa bumbu: angkanya selalu benar, bumbunya selalu salah.
spicy-card-sw = joker bumbu
spicy-card-sw-effect = Berlaku untuk ketiga bumbu, tanpa angka: bumbunya selalu benar, angkanya selalu salah.

## Edisi

spicy-edition-id = Aturan Indonesia
spicy-edition-id-about = Kartu terakhir diumumkan begitu kartumu tinggal satu; Kami Suka Cabai! bersifat wajib, pada Mengubah Keberuntunganmu diselipkan tepat dua kartu, dan keenam kartu Spice It Up! bisa dipakai sekaligus.
spicy-edition-publisher = Aturan penerbit
spicy-edition-publisher-about = Kami Suka Cabai! boleh dipakai boleh tidak, pada Mengubah Keberuntunganmu diselipkan sampai dua kartu, dan paling banyak dua kartu Spice It Up! dipakai sekaligus.

## Opsi

spicy-option-variants = Kartu Spice It Up! mana yang dipakai.
spicy-option-variants-none = Tidak ada: permainan dasar
spicy-option-variants-chili = Kami Suka Cabai! (We Love Chili!)
spicy-option-variants-start = Mulailah! (Start It Up!)
spicy-option-variants-raider = Perampok Kartu (Spice Raider)
spicy-option-variants-luck = Mengubah Keberuntunganmu (Change Your Luck)
spicy-option-variants-turn = Nyalakan! (Turn It Up!)
spicy-option-variants-copycat = Kucing Peniru (Copy Cat)
spicy-option-variants-all = Keenam-enamnya
spicy-option-variants-random = Salah satu, diundi
spicy-option-max_variants = Berapa kartu Spice It Up! yang bisa dipakai sekaligus.
spicy-option-max_variants-1 = Satu
spicy-option-max_variants-2 = Dua
spicy-option-max_variants-3 = Tiga
spicy-option-max_variants-4 = Empat
spicy-option-max_variants-5 = Lima
spicy-option-max_variants-6 = Keenam-enamnya
spicy-option-worlds_end = Kapan World’s End mengakhiri permainan.
spicy-option-worlds_end-on_expose = Begitu menjadi kartu teratas di dek
spicy-option-worlds_end-on_draw = Saat sudah teratas dan seseorang harus mengambil kartu
spicy-option-worlds_end_above = Berapa kartu yang ada di atas World’s End.
spicy-option-worlds_end_above-marks = Sesuai tanda di kartunya untuk jumlah pemain
spicy-option-jitter = Sampai berapa kartu, ke atas atau ke bawah, undian boleh menggeser World’s End.
spicy-option-jitter-0 = Tidak digeser
spicy-option-jitter-1 = Sampai 1 kartu
spicy-option-jitter-2 = Sampai 2 kartu
spicy-option-jitter-3 = Sampai 3 kartu
spicy-option-announce = Kapan kamu harus mengumumkan kartu terakhirmu.
spicy-option-announce-auto = Tidak perlu: diumumkan dengan sendirinya
spicy-option-announce-on_play = Saat memainkannya
spicy-option-announce-at_one = Saat kartumu tinggal satu
spicy-option-faults = Apa yang terjadi kalau kamu menyatakan atau menantang secara keliru.
spicy-option-faults-off = Ditolak, dan kamu memilih lagi
spicy-option-faults-on = Tetap berlaku, dan kamu terkena hukumannya
spicy-option-we_love_chili = Pada Kami Suka Cabai! (We Love Chili!), apakah angka 1, 2, atau 3 menjadi cabai.
spicy-option-we_love_chili-may = Kalau kamu mau
spicy-option-we_love_chili-must = Selalu, kecuali saat membuka tumpukan
spicy-option-luck = Pada Mengubah Keberuntunganmu (Change Your Luck), berapa kartu yang diselipkan di bawah angka 5.
spicy-option-luck-up_to_2 = Sampai dua, sesukamu
spicy-option-luck-exact_2 = Tepat dua, atau semua yang kamu punya
spicy-option-simultaneous = Reaksi siapa yang berlaku kalau beberapa pemain bereaksi terhadap kartu yang sama.
spicy-option-simultaneous-seat_order = Yang terdekat searah jarum jam
spicy-option-simultaneous-random = Salah satu, diundi
spicy-option-simultaneous-first_arrival = Yang paling cepat
spicy-option-first_player = Siapa yang memulai permainan.
spicy-option-first_player-random = Pemain hasil undian
spicy-option-first_player-host = Pemain pilihan tuan rumah
spicy-option-deck = Kartu apa saja yang ada di dek.
spicy-option-deck-full100 = Lengkap 100 kartu
spicy-option-hand_size = Berapa kartu yang dibagikan kepada tiap pemain, dan yang diambil setelah mendapat trofi.

## Kartu Spice It Up!

# $variant berisi "chili", "start", "raider", "luck", "turn", atau "copycat".
spicy-status-variant = { $variant ->
        [chili] { $we_love_chili ->
            [must] Kami Suka Cabai! (We Love Chili!) – angka 1, 2, atau 3 wajib dinyatakan sebagai cabai, kecuali saat membuka tumpukan.
           *[may] Kami Suka Cabai! (We Love Chili!) – angka 1, 2, atau 3 boleh dinyatakan sebagai cabai, apa pun bumbu tumpukannya.
        }
        [start] Mulailah! (Start It Up!) – setelah 8, 9, atau 10 boleh lanjut dengan 1, 2, atau 3.
        [raider] Perampok Kartu (Spice Raider) – angka 4 memenangkan tumpukan begitu kartu berikutnya dimainkan.
        [luck] { $luck ->
            [exact_2] Mengubah Keberuntunganmu (Change Your Luck) – dengan angka 5, wajib menyelipkan dua kartu di bawahnya, lalu mengambil dua.
           *[up_to_2] Mengubah Keberuntunganmu (Change Your Luck) – dengan angka 5, boleh menyelipkan sampai dua kartu di bawahnya, lalu mengambil sebanyak itu.
        }
        [turn] Nyalakan! (Turn It Up!) – saat angka diperiksa, 6 dan 9 dianggap sama.
       *[copycat] Kucing Peniru (Copy Cat) – kartu bisa ditiru di luar giliran.
    }

## Catatan permainan

spicy-fact-chosen_first = { $you ->
        [seat] Kamu mendapat giliran pertama.
       *[none] { $seat } mendapat giliran pertama.
    }
spicy-fact-spiced = { $variant ->
        [chili] Dipakai: Kami Suka Cabai! (We Love Chili!)
        [start] Dipakai: Mulailah! (Start It Up!)
        [raider] Dipakai: Perampok Kartu (Spice Raider)
        [luck] Dipakai: Mengubah Keberuntunganmu (Change Your Luck)
        [turn] Dipakai: Nyalakan! (Turn It Up!)
       *[copycat] Dipakai: Kucing Peniru (Copy Cat)
    }
spicy-fact-shuffled = Kartu sudah dikocok.
spicy-fact-drew = { $you ->
        [seat] Kamu mengambil kartu: { $card }.
       *[none] { $known ->
            [yes] { $seat } mengambil kartu: { $card }.
           *[no] { $seat } mengambil satu kartu.
        }
    }
# $number berupa bilangan, bukan teks.
spicy-fact-slid_in = World’s End diselipkan ke dalam dek, di bawah { $number } kartu.
spicy-fact-turn_began = { $you ->
        [seat] Giliranmu dimulai.
       *[none] Giliran { $seat } dimulai.
    }
# $named adalah pernyataannya, $card kartunya sendiri.
spicy-fact-claimed = { $you ->
        [seat] Kamu memainkan { $card } dan menyatakannya sebagai { $named }.
       *[none] { $known ->
            [yes] { $seat } memainkan { $card } dan menyatakannya sebagai { $named }.
           *[no] { $seat } memainkan satu kartu dan menyatakannya sebagai { $named }.
        }
    }
spicy-fact-copied = { $you ->
        [seat] Kamu meniru kartu { $other } dengan { $card }: { $named }.
        [other] { $seat } meniru kartumu: { $named }.
       *[none] { $known ->
            [yes] { $seat } meniru kartu { $other } dengan { $card }: { $named }.
           *[no] { $seat } meniru kartu { $other }: { $named }.
        }
    }
spicy-fact-announced = { $you ->
        [seat] Kamu mengumumkan kartu terakhirmu.
       *[none] { $seat } mengumumkan kartu terakhirnya.
    }
spicy-fact-misclaimed = { $you ->
        [seat] Kamu menyatakan { $named }, padahal tidak cocok. Kartumu ditarik kembali.
       *[none] { $seat } menyatakan { $named }, padahal tidak cocok. Kartunya ditarik kembali.
    }
spicy-fact-forgot = { $you ->
        [seat] Kamu memainkan kartu terakhirmu sebagai { $named } tanpa mengumumkannya. Kartumu ditarik kembali.
       *[none] { $seat } memainkan kartu terakhirnya sebagai { $named } tanpa mengumumkannya. Kartunya ditarik kembali.
    }
spicy-fact-passed = { $you ->
        [seat] Kamu pass.
       *[none] { $seat } pass.
    }
# $number berupa bilangan, bukan teks.
spicy-fact-must_tuck = { $you ->
        [seat] { $luck ->
            [exact_2] Kamu wajib menyelipkan kartu di bawah angka 5.
           *[up_to_2] Kamu boleh menyelipkan kartu di bawah angka 5.
        }
       *[none] { $luck ->
            [exact_2] { $seat } wajib menyelipkan kartu di bawah angka 5.
           *[up_to_2] { $seat } boleh menyelipkan kartu di bawah angka 5.
        }
    }
spicy-fact-tucked = { $you ->
        [seat] Kamu menyelipkan { $card } di bawah angka 5.
       *[none] { $known ->
            [yes] { $seat } menyelipkan { $card } di bawah angka 5.
           *[no] { $seat } menyelipkan satu kartu di bawah angka 5.
        }
    }
spicy-fact-opened = Semua yang boleh menanggapi kartu itu ditanya.
# $how berisi "let_go", "for_good", "number", "spice", "wrong", "unnamed", atau "copy".
spicy-fact-sealed = { $you ->
        [seat] { $how ->
            [for_good] Kamu membiarkan kartu itu dan tidak akan ditanya lagi tentangnya.
            [number] Jawabanmu: angkanya salah.
            [spice] Jawabanmu: bumbunya salah.
            [wrong] Jawabanmu: tiruannya salah.
            [unnamed] Jawabanmu: menantang tanpa menyebut apa-apa.
            [copy] Kamu menawarkan tiruan: { $card }.
           *[let_go] Kamu membiarkan kartu itu.
        }
       *[none] { $how ->
            [for_good] { $seat } membiarkan kartu itu dan tidak akan ditanya lagi tentangnya.
            [number] Jawaban { $seat }: angkanya salah.
            [spice] Jawaban { $seat }: bumbunya salah.
            [wrong] Jawaban { $seat }: tiruannya salah.
            [unnamed] Jawaban { $seat }: menantang tanpa menyebut apa-apa.
            [copy] { $seat } menawarkan tiruan: { $card }.
           *[let_go] { $seat } membiarkan kartu itu.
        }
    }
spicy-fact-answered = { $you ->
        [seat] Jawabanmu sudah masuk.
       *[none] { $seat } sudah menjawab.
    }
spicy-fact-called_lot = Undian menentukan jawaban siapa yang berlaku.
spicy-fact-drew_lot = Satu jawaban dipilih dengan undian.
spicy-fact-challenged = { $you ->
        [seat] { $how ->
            [number] Kamu menantang { $other }: angkanya salah!
            [spice] Kamu menantang { $other }: bumbunya salah!
            [wrong] Kamu menantang { $other }: tiruannya salah!
           *[unnamed] Kamu menantang { $other } tanpa menyebut apa-apa.
        }
        [other] { $how ->
            [number] { $seat } menantangmu: angkanya salah!
            [spice] { $seat } menantangmu: bumbunya salah!
            [wrong] { $seat } menantangmu: tiruannya salah!
           *[unnamed] { $seat } menantangmu tanpa menyebut apa-apa.
        }
       *[none] { $how ->
            [number] { $seat } menantang { $other }: angkanya salah!
            [spice] { $seat } menantang { $other }: bumbunya salah!
            [wrong] { $seat } menantang { $other }: tiruannya salah!
           *[unnamed] { $seat } menantang { $other } tanpa menyebut apa-apa.
        }
    }
spicy-fact-revealed = { $you ->
        [seat] Kartumu dibuka: { $card }.
       *[none] Kartu { $seat } dibuka: { $card }.
    }
# $number berupa bilangan, bukan teks.
spicy-fact-took_stack = { $you ->
        [seat] Kamu memenangkan tumpukan: { $number } kartu.
       *[none] { $seat } memenangkan tumpukan: { $number } kartu.
    }
# $number berupa bilangan, bukan teks.
spicy-fact-raided = { $you ->
        [seat] Kamu merampok tumpukan: { $number } kartu.
       *[none] { $seat } merampok tumpukan: { $number } kartu.
    }
spicy-fact-won_trophy = { $you ->
        [seat] Kamu mendapat trofi!
       *[none] { $seat } mendapat trofi!
    }
spicy-fact-world_ended = World’s End kini teratas di dek.
spicy-fact-match_won = { $you ->
        [alone] Permainan selesai: kamu menang!
        [among] Permainan selesai: kamu menang bersama { $seats }.
       *[none] { $seats_count ->
            [1] Permainan selesai: { $seats } menang.
           *[other] Permainan selesai: { $seats } menang bersama.
        }
    }

## Kalimat

spicy-told-dealt = { $you ->
        [seat] Kamu mendapat { $cards_count } kartu: { $cards }.
       *[none] { $known ->
            [yes] { $seat } mendapat { $cards_count } kartu: { $cards }.
           *[no] { $seat } mendapat { $cards_count } kartu.
        }
    }
spicy-told-drew = { $you ->
        [seat] Kamu mengambil { $cards_count } kartu: { $cards }.
       *[none] { $known ->
            [yes] { $seat } mengambil { $cards_count } kartu: { $cards }.
           *[no] { $seat } mengambil { $cards_count } kartu.
        }
    }
spicy-told-passed = { $you ->
        [seat] Kamu pass dan mengambil { $card }.
       *[none] { $known ->
            [yes] { $seat } pass dan mengambil { $card }.
           *[no] { $seat } pass dan mengambil satu kartu.
        }
    }
spicy-told-misclaimed = { $you ->
        [seat] Kamu menyatakan { $named }, padahal tidak cocok: kartumu ditarik kembali, dan kamu mengambil { $card }.
       *[none] { $known ->
            [yes] { $seat } menyatakan { $named }, padahal tidak cocok: kartunya ditarik kembali, dan ia mengambil { $card }.
           *[no] { $seat } menyatakan { $named }, padahal tidak cocok: kartunya ditarik kembali, dan ia mengambil satu kartu.
        }
    }
spicy-told-forgot = { $you ->
        [seat] Kamu memainkan kartu terakhirmu sebagai { $named } tanpa mengumumkannya: kartumu ditarik kembali, dan kamu mengambil { $card }.
       *[none] { $known ->
            [yes] { $seat } memainkan kartu terakhirnya sebagai { $named } tanpa mengumumkannya: kartunya ditarik kembali, dan ia mengambil { $card }.
           *[no] { $seat } memainkan kartu terakhirnya sebagai { $named } tanpa mengumumkannya: kartunya ditarik kembali, dan ia mengambil satu kartu.
        }
    }
spicy-told-tucked = { $you ->
        [seat] Kamu menyelipkan { $first } di bawah angka 5 dan mengambil { $second }.
       *[none] { $known ->
            [yes] { $seat } menyelipkan { $first } di bawah angka 5 dan mengambil { $second }.
           *[no] { $seat } menyelipkan { $first_count } kartu di bawah angka 5 dan mengambil sebanyak itu.
        }
    }
spicy-told-challenged = { spicy-fact-challenged } { $outcome ->
        [right] { $you ->
            [seat] Ternyata { $card }, dan kamu memenangkan tumpukan: { $number } kartu.
           *[none] Ternyata { $card }, dan { $seat } memenangkan tumpukan: { $number } kartu.
        }
       *[wrong] { $you ->
            [other] Ternyata { $card }, dan kamu memenangkan tumpukan: { $number } kartu.
           *[none] Ternyata { $card }, dan { $other } memenangkan tumpukan: { $number } kartu.
        }
    }
# Bagaimana permainan berakhir; $number poin pemenang.
spicy-ending = { $how ->
        [world] { $you ->
            [alone] World’s End muncul, dan poinmu terbanyak: { $number }.
            [among] World’s End muncul; poin { $winners } dan kamu terbanyak: { $number }.
           *[none] World’s End muncul, dan poin { $winners } terbanyak: { $number }.
        }
        [trophies] { $you ->
            [alone] Kamu mendapat trofi kedua.
           *[none] { $winners } mendapat trofi kedua.
        }
       *[third] { $you ->
            [alone] Trofi terakhir habis, dan poinmu terbanyak: { $number }.
            [among] Trofi terakhir habis; poin { $winners } dan kamu terbanyak: { $number }.
           *[none] Trofi terakhir habis, dan poin { $winners } terbanyak: { $number }.
        }
    }

## Pertanyaan dan langkah

spicy-ask-turn = Kartu mana yang kamu mainkan? Atau kamu pass?
spicy-ask-claim = Kamu nyatakan sebagai apa?
spicy-ask-announce = Kamu umumkan kartu terakhirmu?
spicy-ask-tuck = Kartu mana yang kamu selipkan di bawah angka 5?
spicy-ask-answer = Kamu percaya?
spicy-ask-copy = Kartu mana yang kamu mainkan sebagai tiruan?
spicy-step-card = Mainkan { $card }
spicy-step-claim = Nyatakan sebagai { $named }
spicy-step-copy = Tiru kartu itu
spicy-step-announce = { $announces ->
        [yes] Umumkan
       *[no] Diam saja
    }
spicy-move-pass = Pass dan ambil satu kartu
spicy-move-play = { $announces ->
        [yes] Mainkan { $card }, nyatakan sebagai { $named }, dan umumkan kartu terakhirmu
       *[no] Mainkan { $card } dan nyatakan sebagai { $named }
    }
# $count berupa bilangan.
spicy-move-tuck = { $count ->
        [0] Jangan selipkan apa-apa
       *[other] Selipkan { $cards }
    }
spicy-move-answer = { $how ->
        [for_good] Biarkan, dan jangan tanya lagi sampai ada kartu baru
        [number] Tantang: angkanya salah
        [spice] Tantang: bumbunya salah
        [wrong] Tantang: tiruannya salah
        [unnamed] Tantang tanpa menyebut apa-apa
        [copy] { $announces ->
            [yes] Tiru dengan { $card } dan umumkan kartu terakhirmu
           *[no] Tiru dengan { $card }
        }
       *[let_go] Biarkan
    }

## Meja

# Sebutan untuk angka pada kartu.
spicy-rank = Angka
spicy-score = Poin
spicy-goal = Dua trofi sudah cukup untuk menang; kalau tidak ada, poin tertinggi yang menang.
# $count di bawah ini berupa bilangan.
spicy-mark-hand = { $count } kartu di tangan
spicy-mark-won = { $count ->
        [0] belum memenangkan kartu
       *[other] { $count } kartu dimenangkan
    }
spicy-mark-trophies = { $count } trofi
spicy-mark-announced = kartu terakhir!
spicy-status-deck = { $count } kartu di atas World’s End.
spicy-status-deck-hidden = Tidak ada yang tahu berapa kartu yang ada di atas World’s End.
spicy-status-no-stack = Belum ada tumpukan: buka dengan 1, 2, atau 3.
spicy-status-stack = { $you ->
        [seat] { $copy ->
            [yes] Teratas: { $named }, tiruanmu. Kartu di tumpukan: { $count }.
           *[no] Teratas: { $named }, pernyataanmu. Kartu di tumpukan: { $count }.
        }
       *[none] { $copy ->
            [yes] Teratas: { $named }, tiruan { $seat }. Kartu di tumpukan: { $count }.
           *[no] Teratas: { $named }, pernyataan { $seat }. Kartu di tumpukan: { $count }.
        }
    }
spicy-status-paw = { $you ->
        [seat] Telapakmu ada di atas tumpukan.
       *[none] Telapak { $seat } ada di atas tumpukan.
    }
spicy-status-top = Isi kartu teratas: { $card }.

## Tempat yang kartunya ditebak; diikuti titik dua dan nama kartu

spicy-place-top = Kartu teratas
