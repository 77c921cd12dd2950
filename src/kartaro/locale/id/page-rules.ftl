### Kartaro, Bahasa Indonesia: buku aturan di halaman.

page-rules-games = Buku aturan
page-rules-contents = Daftar isi
page-rules-cards = Kartu-kartunya
page-rules-edition = Edisi
page-rules-compare = Bandingkan dengan
page-rules-compare-none = Tidak dibandingkan
page-rules-options = Opsi
# $count is a number: how many options are set otherwise.
page-rules-options-set = { $count ->
       *[other] Opsi ({ $count } diubah)
    }
page-rules-options-usual = Kembalikan ke edisi ini
page-rules-changed = { $edition }, diubah
# $number is a clause such as 5.3.2.
page-rules-clause = Tautan ke { $number }
# $count is a number.
page-rules-copies = { $count ->
       *[other] { $count } kartu
    }
page-rules-copies-each = { $count ->
       *[other] masing-masing { $count }
    }
page-rules-players = Pemain
page-rules-how-they-differ = Apa bedanya
page-rules-differs = Berbeda
page-rules-absent = Tidak ada dalam edisi ini
page-rules-only-in = Hanya dalam: { $edition }
page-rules-other-heading = Di edisi lain: { $text }
page-rules-same = Keduanya sama.
# $count is a number; the numbers of the clauses follow.
page-rules-clauses-differ = { $count ->
        [0] Tidak ada butir yang berbeda.
       *[other] { $count } butir berbeda:
    }
page-rules-only-differences = Tampilkan hanya yang berbeda
page-rules-whole = Halaman penuh
page-rules-close = Tutup
