### Kartaro, Bahasa Indonesia: halaman tempat orang bermain.

page-language = Bahasa
page-theme = Terang atau gelap
page-theme-auto = Ikut sistem
page-theme-light = Terang
page-theme-dark = Gelap
page-nowhere = Tidak ada apa-apa di alamat ini.
page-to-lobby = Ke halaman awal
page-not-loaded = Bagian halaman ini tidak dapat dimuat. Apakah servernya masih berjalan?
page-refused = Server menolak: { $code }.
page-which-game = Mau main apa?
page-open-tables = Meja terbuka
page-no-tables = Saat ini tidak ada meja yang menunggu teman. Buka satu!
page-rules = Aturan
