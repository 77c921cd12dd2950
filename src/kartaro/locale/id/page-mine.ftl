### Kartaro, Bahasa Indonesia: permainan yang sudah dimainkan, di halaman.

page-mine-private = Hanya disimpan di peramban ini. Tidak ada yang dikirim ke mana pun.
page-mine-none = Belum ada permainan. Yang kamu selesaikan akan tercatat di sini.
page-mine-played = Dimainkan
page-mine-wins = Menang
page-mine-rate = Persentase menang
page-mine-streak = Menang beruntun saat ini
page-mine-best-streak = Menang beruntun terpanjang
# $count is a number.
page-mine-strip = { $count ->
       *[other] { $count } permainan terakhir
    }
# $won and $played are numbers.
page-mine-won-of = menang { $won } dari { $played }
page-mine-by-game = Menurut permainan
page-mine-by-edition = Menurut edisi
page-mine-by-company = Menurut lawan
page-mine-by-bot = Melawan bot
page-mine-by-person = Melawan orang
page-mine-with-people = Hanya orang
page-mine-with-bots = Hanya bot
page-mine-with-both = Orang dan bot
page-mine-won = menang
page-mine-lost = kalah
page-mine-shared = dimainkan bersama di perangkat ini
page-mine-record = rekaman yang kamu buka
# $count is a number.
page-mine-shared-count = { $count ->
       *[other] { $count } permainan dimainkan oleh beberapa orang di perangkat ini, dan tidak dihitung di atas.
    }
page-mine-recent = Permainan terbaru
page-mine-show-all = Tampilkan semua ({ $count })
page-mine-keep = Ekspor atau hapus
page-mine-export = Simpan ke berkas
page-mine-import = Tambah dari berkas
page-mine-open-record = Buka rekaman
page-mine-delete = Hapus
page-mine-sure = Hapus semuanya dari peramban ini?
page-mine-delete-all = Hapus semua
page-mine-rather-not = Batal
page-mine-taken = Permainan dari berkas itu sudah ditambahkan.
