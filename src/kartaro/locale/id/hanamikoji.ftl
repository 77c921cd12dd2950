### Kartaro, bahasa Indonesia: benda, edisi, opsi, catatan, dan menu Hanamikoji.
### $you menyatakan siapa pembacanya: "seat" (pelaku) atau "none".

hanamikoji-name = Hanamikoji
hanamikoji-unknown-card = kartu tertutup

## Benda

hanamikoji-card-flute = Seruling
hanamikoji-card-flute-effect = Benda kesukaan geisha ungu, pesona 2.
hanamikoji-card-fan = Kipas
hanamikoji-card-fan-effect = Benda kesukaan geisha merah, pesona 2.
hanamikoji-card-scroll = Gulungan
hanamikoji-card-scroll-effect = Benda kesukaan geisha kuning, pesona 2.
hanamikoji-card-umbrella = Payung
hanamikoji-card-umbrella-effect = Benda kesukaan geisha biru, pesona 3.
hanamikoji-card-shamisen = Shamisen
hanamikoji-card-shamisen-effect = Benda kesukaan geisha jingga, pesona 3.
hanamikoji-card-tea = Perangkat teh
hanamikoji-card-tea-effect = Benda kesukaan geisha hijau, pesona 4.
hanamikoji-card-hairpin = Tusuk konde
hanamikoji-card-hairpin-effect = Benda kesukaan geisha merah muda, pesona 5.

## Aksi

hanamikoji-action-secret = Secret (Tertutup)
hanamikoji-action-trade_off = Trade Off (Membuang Kartu)
hanamikoji-action-gift = Gift (Memberi)
hanamikoji-action-competition = Competition (Kompetisi)

## Edisi

hanamikoji-edition-standard = Standar
hanamikoji-edition-standard-about = Tujuh geisha dan 21 benda untuk dua pemain: menang dengan empat geisha atau pesona sebelas.

## Opsi

hanamikoji-option-max_rounds = Berapa ronde paling banyak dalam satu permainan.
hanamikoji-option-max_rounds-none = Sebanyak yang diperlukan
hanamikoji-option-max_rounds-3 = Tiga; setelah itu yang punya lebih banyak geisha menang, atau kalau sama, lebih banyak pesona
hanamikoji-option-first_player = Siapa yang memulai ronde pertama.
hanamikoji-option-first_player-random = Pemain hasil undian
hanamikoji-option-first_player-host = Pemain pilihan tuan rumah
hanamikoji-option-items = Kartu benda mana yang dipakai.
hanamikoji-option-items-all = Ke-21 kartu
hanamikoji-option-actions = Aksi mana yang dipakai.
hanamikoji-option-actions-all = Keempatnya

## Catatan permainan

hanamikoji-fact-chosen_first = { $you ->
        [seat] Kamu mendapat giliran pertama.
       *[none] { $seat } mendapat giliran pertama.
    }
hanamikoji-fact-shuffled = Kartu benda sudah dikocok.
hanamikoji-fact-removed = Satu kartu disingkirkan tertutup untuk ronde ini. Tidak ada yang melihatnya.
hanamikoji-fact-drew = { $you ->
        [seat] Kamu mengambil kartu: { $card }.
       *[none] { $known ->
            [yes] { $seat } mengambil kartu: { $card }.
           *[no] { $seat } mengambil satu kartu.
        }
    }
hanamikoji-fact-turn_began = { $you ->
        [seat] Giliranmu dimulai.
       *[none] Giliran { $seat } dimulai.
    }
# $number berupa bilangan, bukan teks: aksinya, 1 sampai 4.
hanamikoji-fact-used_marker = { $you ->
        [seat] { $number ->
            [1] Kamu memilih aksi Secret.
            [2] Kamu memilih aksi Trade Off.
            [3] Kamu memilih aksi Gift.
           *[4] Kamu memilih aksi Competition.
        }
       *[none] { $number ->
            [1] { $seat } memilih aksi Secret.
            [2] { $seat } memilih aksi Trade Off.
            [3] { $seat } memilih aksi Gift.
           *[4] { $seat } memilih aksi Competition.
        }
    }
hanamikoji-fact-hid = { $you ->
        [seat] Kamu meletakkan satu kartu tertutup sebagai Secret: { $card }.
       *[none] { $known ->
            [yes] { $seat } meletakkan satu kartu tertutup sebagai Secret: { $card }.
           *[no] { $seat } meletakkan satu kartu tertutup sebagai Secret.
        }
    }
hanamikoji-fact-traded_off = { $you ->
        [seat] Kamu melepas satu kartu untuk ronde ini: { $card }.
       *[none] { $known ->
            [yes] { $seat } melepas satu kartu untuk ronde ini: { $card }.
           *[no] { $seat } melepas satu kartu tertutup untuk ronde ini.
        }
    }
hanamikoji-fact-offered = { $you ->
        [seat] Kamu menggelar { $card }.
       *[none] { $seat } menggelar { $card }.
    }
hanamikoji-fact-took = { $you ->
        [seat] { $card } masuk ke sisimu.
       *[none] { $card } masuk ke sisi { $seat }.
    }
hanamikoji-fact-revealed = { $you ->
        [seat] Kamu membuka Secret-mu: { $card }.
       *[none] { $seat } membuka Secret-nya: { $card }.
    }
# $named adalah benda kesukaan geisha itu.
hanamikoji-fact-won_favour = { $you ->
        [seat] Kamu memikat hati geisha { $named }.
       *[none] { $seat } memikat hati geisha { $named }.
    }
# $number berupa bilangan, bukan teks.
hanamikoji-fact-round_ended = Ronde { $number } selesai.
hanamikoji-fact-match_won = { $you ->
        [alone] Permainan selesai: kamu menang!
        [among] Permainan selesai: kamu berbagi kemenangan dengan { $seats }.
       *[none] { $seats_count ->
            [1] Permainan selesai: { $seats } menang.
           *[other] Permainan selesai: { $seats } berbagi kemenangan.
        }
    }

## Kalimat

hanamikoji-told-dealt = { $you ->
        [seat] Kamu mendapat { $cards_count } kartu: { $cards }.
       *[none] { $known ->
            [yes] { $seat } mendapat { $cards_count } kartu: { $cards }.
           *[no] { $seat } mendapat { $cards_count } kartu.
        }
    }
hanamikoji-told-drew = { $you ->
        [seat] Kamu mengambil { $cards_count } kartu: { $cards }.
       *[none] { $known ->
            [yes] { $seat } mengambil { $cards_count } kartu: { $cards }.
           *[no] { $seat } mengambil { $cards_count } kartu.
        }
    }
hanamikoji-told-traded_off = { $you ->
        [seat] Trade Off: kamu melepas { $cards } untuk ronde ini.
       *[none] { $known ->
            [yes] Trade Off: { $seat } melepas { $cards } untuk ronde ini.
           *[no] Trade Off: { $seat } melepas dua kartu tertutup untuk ronde ini.
        }
    }
hanamikoji-told-gift = { $you ->
        [seat] Gift: kamu menggelar { $cards }.
       *[none] Gift: { $seat } menggelar { $cards }.
    }
hanamikoji-told-competition = { $you ->
        [seat] Competition: kamu menggelar { $first } melawan { $second }.
       *[none] Competition: { $seat } menggelar { $first } melawan { $second }.
    }
hanamikoji-told-took = { $you ->
        [seat] Kamu mengambil { $first }; { $second } masuk ke sisi { $other }.
        [other] { $seat } mengambil { $first }; { $second } masuk ke sisimu.
       *[none] { $seat } mengambil { $first }; { $second } masuk ke sisi { $other }.
    }
hanamikoji-told-won_favour = { $you ->
        [seat] Kamu memikat hati { $cards_count } geisha: { $cards }.
       *[none] { $seat } memikat hati { $cards_count } geisha: { $cards }.
    }
# Bagaimana ronde atau permainan berakhir: $number pesona $seat; $count pesona $other setelah ronde, atau jumlah geisha.
hanamikoji-ending = { $how ->
        [charm] { $you ->
            [seat] { $number } pesonamu menentukan permainan: 11 sudah cukup.
           *[none] { $number } pesona { $seat } menentukan permainan: 11 sudah cukup.
        }
        [geishas] { $you ->
            [seat] Kamu memikat hati { $count } geisha: empat sudah cukup.
           *[none] { $seat } memikat hati { $count } geisha: empat sudah cukup.
        }
        [limit] { $you ->
            [seat] Setelah ronde terakhir kamu unggul.
           *[none] Setelah ronde terakhir { $seat } unggul.
        }
       *[round] { $you ->
            [seat] Pesonamu { $number }, pesona { $other } { $count }.
            [other] Pesonamu { $count }, pesona { $seat } { $number }.
           *[none] Pesona { $seat } { $number }, pesona { $other } { $count }.
        }
    }

## Pertanyaan dan langkah

hanamikoji-ask-act = Aksi mana yang kamu pakai?
hanamikoji-ask-cards = Dengan kartu yang mana?
hanamikoji-ask-split = Bagaimana kamu membaginya?
hanamikoji-ask-take = Apa yang kamu ambil?
hanamikoji-step-cards = { $cards }
hanamikoji-step-split = { $first } melawan { $second }
hanamikoji-move-secret = Secret: sembunyikan { $card }
hanamikoji-move-trade = Trade Off: lepas { $cards }
hanamikoji-move-gift = Gift: gelar { $cards }
hanamikoji-move-compete = Competition: gelar { $first } melawan { $second }
hanamikoji-move-take = Ambil { $cards }

## Meja

# Sebutan untuk angka pada kartu.
hanamikoji-rank = Pesona
hanamikoji-score = Pesona
# Above a column of geishas, and above one of the players whom they favour.
hanamikoji-lane = Geisha
hanamikoji-lane-owner = Terpikat oleh
# $count berupa bilangan: pesona untuk menang.
hanamikoji-goal = Empat geisha, atau pesona { $count }, sudah cukup untuk menang.
hanamikoji-mark-used-1 = Secret terpakai
hanamikoji-mark-used-2 = Trade Off terpakai
hanamikoji-mark-used-3 = Gift terpakai
hanamikoji-mark-used-4 = Competition terpakai
# $count berupa bilangan.
hanamikoji-status-deck = { $count ->
        [0] Dek sudah habis.
       *[other] Sisa dek: { $count } kartu.
    }
hanamikoji-status-offer = Kartu untuk dipilih: { $cards }.
hanamikoji-status-offer-pairs = Pasangan untuk dipilih: { $first } – atau – { $second }.
# $cards adalah benda kesukaan para geisha itu.
hanamikoji-status-favour = { $you ->
        [seat] Geisha di sisimu: { $cards }.
       *[none] Geisha di sisi { $seat }: { $cards }.
    }
hanamikoji-status-secret = { $you ->
        [seat] Secret-mu: { $card }.
       *[none] Secret { $seat }: { $card }.
    }
hanamikoji-status-traded = { $you ->
        [seat] Kamu melepas: { $cards }.
       *[none] { $seat } melepas: { $cards }.
    }

## Tempat yang kartunya ditebak; diikuti titik dua dan nama kartu

hanamikoji-place-hand = { $you ->
        [seat] Kartu di tanganmu
       *[none] Kartu di tangan { $seat }
    }
hanamikoji-place-secret = { $you ->
        [seat] Secret-mu
       *[none] Secret { $seat }
    }
