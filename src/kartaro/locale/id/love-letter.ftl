### Kartaro, bahasa Indonesia: kartu, edisi, opsi, catatan, dan menu Love Letter.
### $you menyatakan siapa pembacanya: "seat" (pelaku), "other" (yang terkena), atau "none".

love-letter-name = Love Letter
love-letter-unknown-card = kartu tertutup

## Kartu

love-letter-card-spy = Spy
love-letter-card-spy-effect = { $spy_bonus ->
        [no] Tanpa efek.
       *[yes] Tanpa efek. Kalau di akhir ronde kamu satu-satunya yang bertahan yang pernah memainkan atau membuang Spy, kamu mendapat satu token.
    }
love-letter-card-guard = Guard
love-letter-card-guard-effect = Pilih pemain lain dan sebut satu tokoh selain Guard. Kalau ia memegangnya, ia tersingkir.
love-letter-card-priest = Priest
love-letter-card-priest-effect = Intip kartu di tangan pemain lain.
love-letter-card-baron = Baron
love-letter-card-baron-effect = { $baron_tie ->
        [both_out] Diam-diam adu kartu dengan pemain lain. Pemegang kartu yang lebih rendah tersingkir; kalau seri, kalian berdua tersingkir.
       *[none] Diam-diam adu kartu dengan pemain lain. Pemegang kartu yang lebih rendah tersingkir; kalau seri, tidak ada yang tersingkir.
    }
love-letter-card-handmaid = Handmaid
love-letter-card-handmaid-effect = Pemain lain tidak bisa memilihmu sampai giliranmu berikutnya.
love-letter-card-prince = Prince
love-letter-card-prince-effect = Satu pemain, boleh kamu sendiri, membuang kartu di tangannya dan mengambil kartu baru.
love-letter-card-chancellor = Chancellor
love-letter-card-chancellor-effect = Ambil dua kartu, simpan satu dari ketiganya, taruh dua sisanya di bawah dek.
love-letter-card-king = King
love-letter-card-king-effect = Bertukar kartu dengan pemain lain.
love-letter-card-countess = Countess
love-letter-card-countess-effect = Tanpa efek. Wajib dimainkan kalau kartumu yang lain King atau Prince.
love-letter-card-princess = Princess
love-letter-card-princess-effect = Kalau kamu memainkan atau membuangnya, kamu tersingkir.

## Edisi

love-letter-edition-2019 = Edisi 2019
love-letter-edition-2019-about = Lengkap 21 kartu untuk dua sampai enam pemain, dengan Spy dan Chancellor; kalau Baron seri, tidak ada yang tersingkir.
love-letter-edition-2019-id = Edisi 2019, aturan Indonesia
love-letter-edition-2019-id-about = Seperti edisi 2019, tetapi kalau Baron seri, kedua pemain tersingkir.
love-letter-edition-classic = Klasik
love-letter-edition-classic-about = Aturan 2019 dengan 16 kartu untuk dua sampai empat pemain, tanpa Spy dan Chancellor.
love-letter-edition-classic-id = Klasik, aturan Indonesia
love-letter-edition-classic-id-about = Seperti Klasik, tetapi kalau Baron seri, kedua pemain tersingkir.
love-letter-edition-2012 = Edisi 2012
love-letter-edition-2012-about = Versi awal dengan 16 kartu untuk dua sampai empat pemain; adu kartu yang seri ditentukan oleh kartu di depan pemain yang seri, dan permainan berdua berlangsung sampai tujuh token.

## Opsi

love-letter-option-deck = Kartu apa saja yang ada di dek.
love-letter-option-deck-full21 = Lengkap 21 kartu, dengan Spy dan Chancellor
love-letter-option-deck-classic16 = 16 kartu, tanpa Spy dan Chancellor
love-letter-option-rank_set = Nilai King, Countess, dan Princess.
love-letter-option-rank_set-r2019 = King 7, Countess 8, Princess 9
love-letter-option-rank_set-r2012 = King 6, Countess 7, Princess 8
love-letter-option-player_range = Berapa pemain yang bisa ikut.
love-letter-option-player_range-2-6 = 2 sampai 6 pemain
love-letter-option-player_range-2-4 = 2 sampai 4 pemain
love-letter-option-turned_up = Berapa kartu yang dibuka kalau pemainnya dua orang.
love-letter-option-tokens_to_win = Berapa token untuk memenangkan permainan, menurut jumlah pemain.
love-letter-option-baron_tie = Apa yang terjadi kalau Baron mengadu dua nilai yang sama.
love-letter-option-baron_tie-none = Tidak ada yang tersingkir
love-letter-option-baron_tie-both_out = Kedua pemain tersingkir
love-letter-option-showdown_tie = Apa yang terjadi kalau nilai tertinggi seri dalam adu kartu.
love-letter-option-showdown_tie-all_win = Semua pemain yang seri memenangkan ronde
love-letter-option-showdown_tie-discard_sum = Di antara yang seri, yang jumlah nilai kartu di depannya terbesar menang
love-letter-option-discard_sum_tie = Apa yang terjadi kalau jumlah itu juga sama.
love-letter-option-discard_sum_tie-no_token = Tidak ada yang mendapat token
love-letter-option-discard_sum_tie-all_win = Semua pemain yang seri memenangkan ronde
love-letter-option-no_survivors = Apa yang terjadi kalau dua pemain terakhir tersingkir bersamaan.
love-letter-option-no_survivors-no_token = Tidak ada yang mendapat token
love-letter-option-no_survivors-both_win = Keduanya memenangkan ronde
love-letter-option-tie_start = Siapa yang memulai ronde berikutnya setelah seri.
love-letter-option-tie_start-random = Salah satu pemain yang seri, diundi
love-letter-option-multi_win = Apakah beberapa pemain bisa memenangkan permainan bersama.
love-letter-option-multi_win-yes = Ya, semua yang tokennya cukup menang
love-letter-option-multi_win-no = Tidak, pemenangnya hanya satu
love-letter-option-first_player = Siapa yang memulai ronde pertama.
love-letter-option-first_player-random = Pemain hasil undian
love-letter-option-first_player-host = Pemain pilihan tuan rumah
love-letter-option-spy_bonus = Apakah Spy bisa memberi token tambahan.
love-letter-option-spy_bonus-yes = Ya, dengan bonus Spy
love-letter-option-spy_bonus-no = Tidak, tanpa bonus
love-letter-option-reveal_after_round = Apakah kartu rahasia diperlihatkan setelah ronde selesai.
love-letter-option-reveal_after_round-no = Tidak, tetap rahasia
love-letter-option-reveal_after_round-yes = Ya, semua orang melihatnya

## Catatan permainan

love-letter-fact-shuffled = Dek sudah dikocok.
love-letter-fact-set_aside = Kartu teratas disisihkan dalam keadaan tertutup. Tidak ada yang melihatnya.
love-letter-fact-turned_up = Satu kartu dibuka dan tidak dipakai di ronde ini: { $card }.
love-letter-fact-drew = { $you ->
        [seat] Kamu mengambil kartu: { $card }.
       *[none] { $known ->
            [yes] { $seat } mengambil kartu: { $card }.
           *[no] { $seat } mengambil satu kartu.
        }
    }
love-letter-fact-drew_aside = { $you ->
        [seat] Kamu mengambil kartu yang tadi disisihkan: { $card }.
       *[none] { $known ->
            [yes] { $seat } mengambil kartu yang tadi disisihkan: { $card }.
           *[no] { $seat } mengambil kartu yang tadi disisihkan.
        }
    }
love-letter-fact-turn_began = { $you ->
        [seat] Giliranmu dimulai.
       *[none] Giliran { $seat } dimulai.
    }
# $mode "self" boleh dipakai kalau pemain memilih dirinya sendiri (Prince).
love-letter-play = { $mode ->
        [naming] { $you ->
            [seat] Kamu memainkan { $card } pada { $other } dan menyebut { $named }
            [other] { $seat } memainkan { $card } padamu dan menyebut { $named }
           *[none] { $seat } memainkan { $card } pada { $other } dan menyebut { $named }
        }
        [at] { $you ->
            [seat] Kamu memainkan { $card } pada { $other }
            [other] { $seat } memainkan { $card } padamu
           *[none] { $seat } memainkan { $card } pada { $other }
        }
        [self] { $you ->
            [seat] Kamu memainkan { $card } pada dirimu sendiri
           *[none] { $seat } memainkan { $card } pada dirinya sendiri
        }
        [nothing] { $you ->
            [seat] Kamu memainkan { $card } tanpa efek: semua pemain lain terlindungi
           *[none] { $seat } memainkan { $card } tanpa efek: semua pemain lain terlindungi
        }
       *[plain] { $you ->
            [seat] Kamu memainkan { $card }
           *[none] { $seat } memainkan { $card }
        }
    }
love-letter-fact-played = { love-letter-play }.
love-letter-fact-denied = { $you ->
        [seat] Kamu tidak memegang { $named }.
       *[none] { $seat } ternyata tidak memegang { $named }.
    }
love-letter-fact-showed = { $you ->
        [seat] Kamu memperlihatkan kartu di tanganmu kepada { $other }: { $card }.
        [other] { $seat } memperlihatkan kartu di tangannya kepadamu: { $card }.
       *[none] { $known ->
            [yes] { $seat } memperlihatkan kartu di tangannya kepada { $other }: { $card }.
           *[no] { $seat } diam-diam memperlihatkan kartu di tangannya kepada { $other }.
        }
    }
love-letter-fact-tied = { $you ->
        [seat] Kartumu dan kartu { $other } ternyata sama nilainya.
        [other] Kartumu dan kartu { $seat } ternyata sama nilainya.
       *[none] Kartu { $seat } dan kartu { $other } ternyata sama nilainya.
    }
love-letter-fact-beat = { $you ->
        [seat] Kartumu ternyata lebih tinggi daripada kartu { $other }.
        [other] Kartu { $seat } ternyata lebih tinggi daripada kartumu.
       *[none] Kartu { $seat } ternyata lebih tinggi daripada kartu { $other }.
    }
love-letter-fact-discarded = { $you ->
        [seat] Kamu membuang { $card }.
       *[none] { $seat } membuang { $card }.
    }
love-letter-fact-knocked_out = { $you ->
        [seat] Kamu tersingkir dari ronde.
       *[none] { $seat } tersingkir dari ronde.
    }
love-letter-fact-protected = { $you ->
        [seat] Kamu terlindungi sampai giliranmu tiba lagi.
       *[none] { $seat } terlindungi sampai gilirannya tiba lagi.
    }
love-letter-fact-swapped = { $you ->
        [seat] Kamu bertukar kartu dengan { $other }: kamu memberi { $card } dan mendapat { $card2 }.
        [other] { $seat } bertukar kartu denganmu: kamu memberi { $card2 } dan mendapat { $card }.
       *[none] { $known ->
            [yes] { $seat } bertukar kartu dengan { $other }: memberi { $card } dan mendapat { $card2 }.
           *[no] { $seat } bertukar kartu dengan { $other }.
        }
    }
# $number berupa bilangan, bukan teks.
love-letter-fact-consulted = { $you ->
        [seat] Kamu mengambil { $number } kartu berkat Chancellor.
       *[none] { $seat } mengambil { $number } kartu berkat Chancellor.
    }
love-letter-fact-returned = { $you ->
        [seat] Kamu menaruh satu kartu di bawah dek: { $card }.
       *[none] { $known ->
            [yes] { $seat } menaruh satu kartu di bawah dek: { $card }.
           *[no] { $seat } menaruh satu kartu di bawah dek.
        }
    }
love-letter-fact-revealed = { $you ->
        [seat] Kamu membuka kartu di tanganmu: { $card }.
       *[none] { $seat } membuka kartu di tangannya: { $card }.
    }
love-letter-fact-took_token = { $you ->
        [seat] Kamu mendapat satu token.
       *[none] { $seat } mendapat satu token.
    }
love-letter-fact-took_spy_token = { $you ->
        [seat] Kamu mendapat satu token tambahan berkat Spy.
       *[none] { $seat } mendapat satu token tambahan berkat Spy.
    }
love-letter-fact-round_ended = { $why ->
        [last] { $you ->
            [alone] Tinggal kamu yang bertahan: kamu memenangkan ronde.
           *[none] Tinggal { $winners } yang bertahan, dan ia memenangkan ronde.
        }
        [nobody] { $you ->
            [among] Ronde berakhir tanpa ada yang bertahan. Kamu menang bersama { $winners }.
           *[none] { $winners_count ->
                [0] Ronde berakhir tanpa ada yang bertahan, dan tidak ada yang menang.
               *[other] Ronde berakhir tanpa ada yang bertahan. { $winners } menang bersama.
            }
        }
       *[showdown] { $you ->
            [alone] Ronde berakhir dengan adu kartu, dan kamu menang.
            [among] Ronde berakhir dengan adu kartu. Kamu menang bersama { $winners }.
           *[none] { $winners_count ->
                [0] Ronde berakhir dengan adu kartu, dan tidak ada yang menang.
                [1] Ronde berakhir dengan adu kartu, dan { $winners } menang.
               *[other] Ronde berakhir dengan adu kartu. { $winners } menang bersama.
            }
        }
    }
love-letter-fact-match_won = { $you ->
        [alone] Permainan selesai: kamu menang!
        [among] Permainan selesai: kamu menang bersama { $seats }.
       *[none] { $seats_count ->
            [1] Permainan selesai: { $seats } menang.
           *[other] Permainan selesai: { $seats } menang bersama.
        }
    }
love-letter-fact-chosen_first = { $you ->
        [seat] Kamu mendapat giliran pertama.
       *[none] { $seat } mendapat giliran pertama.
    }
love-letter-fact-aside_revealed = Kartu yang disisihkan diperlihatkan: { $card }.

## Kalimat

# Akibat kartu, sesudah cara memainkannya. $card2 dan $card3 adalah kartu akibatnya, menurut urutan disebutnya.
love-letter-told-played = { love-letter-play }: { $outcome ->
        [missed] { $you ->
            [other] kamu tidak memegang kartu itu.
           *[none] { $other } ternyata tidak memegang kartu itu.
        }
        [out] { $you ->
            [other] kamu tersingkir dari ronde.
           *[none] { $other } tersingkir dari ronde.
        }
        [saw] { $you ->
            [seat] { $other } memegang { $card2 }.
            [other] { $seat } melihat { $card2 } di tanganmu.
           *[none] { $known ->
                [yes] { $other } memegang { $card2 }.
               *[no] { $seat } melihat kartu di tangan { $other }.
            }
        }
        [won] { $you ->
            [seat] { $card2 } milik { $other } lebih rendah daripada { $card3 } milikmu, dan { $other } tersingkir dari ronde.
            [other] { $card2 } milikmu lebih rendah daripada { $card3 } milik { $seat }, dan kamu tersingkir dari ronde.
           *[none] { $known ->
                [yes] { $card2 } milik { $other } lebih rendah daripada { $card3 } milik { $seat }, dan { $other } tersingkir dari ronde.
               *[no] { $card2 } milik { $other } lebih rendah, dan { $other } tersingkir dari ronde.
            }
        }
        [lost] { $you ->
            [seat] { $card2 } milikmu lebih rendah daripada { $card3 } milik { $other }, dan kamu tersingkir dari ronde.
            [other] { $card2 } milik { $seat } lebih rendah daripada { $card3 } milikmu, dan { $seat } tersingkir dari ronde.
           *[none] { $known ->
                [yes] { $card2 } milik { $seat } lebih rendah daripada { $card3 } milik { $other }, dan { $seat } tersingkir dari ronde.
               *[no] { $card2 } milik { $seat } lebih rendah, dan { $seat } tersingkir dari ronde.
            }
        }
        [tied] { $known ->
            [yes] kedua kartu ternyata sama nilainya: { $card2 }.
           *[no] kedua kartu ternyata sama nilainya.
        }
        [tied_out] kedua kartu ternyata sama nilainya ({ $card2 }), dan kedua pemain tersingkir dari ronde.
        [protected] { $you ->
            [seat] kamu terlindungi sampai giliranmu tiba lagi.
           *[none] { $seat } terlindungi sampai gilirannya tiba lagi.
        }
        [redrew] { $you ->
            [other] kamu membuang { $card2 } dan mengambil { $card3 }.
           *[none] { $known ->
                [yes] { $other } membuang { $card2 } dan mengambil { $card3 }.
               *[no] { $other } membuang { $card2 } dan mengambil satu kartu.
            }
        }
        [redrew_aside] { $you ->
            [other] kamu membuang { $card2 } dan mengambil kartu yang tadi disisihkan: { $card3 }.
           *[none] { $known ->
                [yes] { $other } membuang { $card2 } dan mengambil kartu yang tadi disisihkan: { $card3 }.
               *[no] { $other } membuang { $card2 } dan mengambil kartu yang tadi disisihkan.
            }
        }
        [discarded_out] { $you ->
            [other] kamu membuang { $card2 } dan tersingkir dari ronde.
           *[none] { $other } membuang { $card2 } dan tersingkir dari ronde.
        }
        [own_redrew] { $you ->
            [seat] kamu membuang { $card2 } dan mengambil { $card3 }.
           *[none] { $known ->
                [yes] { $seat } membuang { $card2 } dan mengambil { $card3 }.
               *[no] { $seat } membuang { $card2 } dan mengambil satu kartu.
            }
        }
        [own_redrew_aside] { $you ->
            [seat] kamu membuang { $card2 } dan mengambil kartu yang tadi disisihkan: { $card3 }.
           *[none] { $known ->
                [yes] { $seat } membuang { $card2 } dan mengambil kartu yang tadi disisihkan: { $card3 }.
               *[no] { $seat } membuang { $card2 } dan mengambil kartu yang tadi disisihkan.
            }
        }
        [own_discarded_out] { $you ->
            [seat] kamu membuang { $card2 } dan tersingkir dari ronde.
           *[none] { $seat } membuang { $card2 } dan tersingkir dari ronde.
        }
        [drew] { $you ->
            [seat] kamu mengambil { $cards }.
           *[none] { $known ->
                [yes] { $seat } mengambil { $cards }.
               *[no] { $seat } mengambil { $cards_count } kartu.
            }
        }
       *[swapped] { $you ->
            [seat] kamu memberi { $card2 } dan mendapat { $card3 }.
            [other] kamu memberi { $card3 } dan mendapat { $card2 }.
           *[none] { $known ->
                [yes] { $seat } memberi { $card2 } dan mendapat { $card3 }.
               *[no] { $seat } dan { $other } bertukar kartu.
            }
        }
    }
love-letter-told-dealt = { $you ->
        [seat] Kamu mendapat kartu: { $cards }.
       *[none] { $known ->
            [yes] { $seat } mendapat kartu: { $cards }.
           *[no] { $seat } mendapat satu kartu.
        }
    }
love-letter-told-turned_up = { $cards_count } kartu dibuka dan tidak dipakai di ronde ini: { $cards }.
love-letter-told-returned = { $you ->
        [seat] Kamu menaruh { $card } di bawah dek, lalu { $card2 } di bawahnya lagi.
       *[none] { $known ->
            [yes] { $seat } menaruh { $card } di bawah dek, lalu { $card2 } di bawahnya lagi.
           *[no] { $seat } menaruh dua kartu di bawah dek.
        }
    }
love-letter-told-took_token = { $you ->
        [alone] Kamu mendapat satu token.
        [among] Kamu mendapat satu token, begitu juga { $seats }.
       *[none] { $seats_count ->
            [1] { $seats } mendapat satu token.
           *[other] { $seats } masing-masing mendapat satu token.
        }
    }
# Bagaimana ronde berakhir: $seat yang kalah, $card kartunya; $other yang mengalahkan, $card2 kartunya.
love-letter-ending = { $how ->
        [guard] { $you ->
            [seat] Kamu tersingkir: Guard { $other } menyebut { $card } milikmu.
            [other] Guard kamu menyebut { $card } milik { $seat }.
           *[none] Guard { $other } menyebut { $card } milik { $seat }.
        }
        [baron] { $you ->
            [seat] { $known ->
                [yes] Kamu tersingkir: { $card2 } milik { $other } mengalahkan { $card } milikmu.
               *[no] Kamu tersingkir: kartu { $other } mengalahkan { $card } milikmu.
            }
            [other] { $known ->
                [yes] { $card2 } milikmu mengalahkan { $card } milik { $seat }.
               *[no] Kartumu mengalahkan { $card } milik { $seat }.
            }
           *[none] { $known ->
                [yes] { $card2 } milik { $other } mengalahkan { $card } milik { $seat }.
               *[no] Kartu { $other } mengalahkan { $card } milik { $seat }.
            }
        }
        [tied] { $you ->
            [seat] Kamu tersingkir bersama { $other }: kalian berdua memegang { $card }.
            [other] Kamu tersingkir bersama { $seat }: kalian berdua memegang { $card }.
           *[none] { $seat } dan { $other } tersingkir bersama: keduanya memegang { $card }.
        }
        [prince] { $you ->
            [seat] Kamu tersingkir: Prince { $other } membuatmu membuang { $card }.
            [other] Prince kamu membuat { $seat } membuang { $card }.
           *[none] Prince { $other } membuat { $seat } membuang { $card }.
        }
        [princess] { $you ->
            [seat] Kamu tersingkir: kamu membuang { $card }.
           *[none] { $seat } membuang { $card }.
        }
        [showdown] { $you ->
            [seat] { $card2 } milik { $other } mengalahkan { $card } milikmu.
            [other] { $card2 } milikmu mengalahkan { $card } milik { $seat }.
           *[none] { $card2 } milik { $other } mengalahkan { $card } milik { $seat }.
        }
       *[out] { $you ->
            [seat] Kamu tersingkir dari ronde.
           *[none] { $seat } tersingkir dari ronde.
        }
    }

## Pertanyaan dan langkah

love-letter-ask-play = Kartu mana yang kamu mainkan?
love-letter-ask-keep = Kartu mana yang kamu simpan?
love-letter-ask-under = Dengan urutan apa dua kartu lainnya masuk ke bawah dek?
love-letter-move-play = { $mode ->
        [naming] Mainkan { $card } pada { $other } dan sebut { $named }
        [at] Mainkan { $card } pada { $other }
        [self] Mainkan { $card } pada dirimu sendiri
        [nothing] Mainkan { $card } (tanpa efek: semua pemain lain terlindungi)
        [fatal] Mainkan { $card } (kamu akan tersingkir dari ronde!)
       *[plain] Mainkan { $card }
    }
# $count berupa bilangan (1 atau 2), bukan teks; $second hanya dipakai untuk 2.
love-letter-move-keep = { $count ->
        [1] Simpan { $card }; taruh { $first } di bawah dek
       *[2] Simpan { $card }; taruh { $first } di bawah dek, lalu { $second } paling bawah
    }
love-letter-ask-target = Pada siapa?
love-letter-ask-name = Tokoh mana yang kamu sebut?
love-letter-step-target = { $you ->
        [other] dirimu sendiri
       *[none] { $other }
    }
love-letter-step-keep = Simpan { $card }
love-letter-step-under = { $first }, lalu { $second } paling bawah
love-letter-step-name = { $card }

## Meja

# Sebutan untuk angka pada kartu.
love-letter-rank = Nilai
love-letter-score = Token
# $count berupa bilangan: jumlah token untuk menang.
love-letter-goal = Yang pertama mengumpulkan { $count } token menang.
love-letter-mark-out = tersingkir
love-letter-mark-protected = terlindungi
# $count berupa bilangan.
love-letter-status-deck = { $count ->
        [0] Dek sudah habis.
       *[other] Sisa dek: { $count } kartu.
    }
# $number berupa bilangan: 1 adalah kartu teratas.
love-letter-status-in-deck = Kamu tahu satu kartu di dek: nomor { $number } dari atas adalah { $card }.
love-letter-status-up = Terbuka, tidak dipakai di ronde ini: { $cards }.

## Tempat yang kartunya ditebak; diikuti titik dua dan nama kartu

love-letter-place-hand = { $you ->
        [seat] Kartu di tanganmu
       *[none] Kartu di tangan { $seat }
    }
