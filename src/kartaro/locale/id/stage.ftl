### Kartaro, Bahasa Indonesia: adegan di meja halaman, apa yang dicap di atasnya, dan bagaimana ronde berakhir.

page-stage-claim = Dinyatakan
page-stage-named = Disebut
page-stage-number = Angka
page-stage-spice = Bumbu
page-stage-true = Benar
page-stage-lie = Bohong
page-stage-hit = Tepat!
page-stage-missed = Meleset
page-stage-out = Tersingkir
page-stage-tied = Seri
page-stage-safe = Terlindungi
page-waits-for = Menunggu { $names }: paling lama { $seconds } detik.
page-costliest = Keputusanmu yang paling merugikan
page-pause = Jeda
page-practice = Latihan: permainan ini tidak dihitung
