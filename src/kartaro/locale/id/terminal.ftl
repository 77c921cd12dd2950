### Kartaro, bahasa Indonesia: bermain di terminal, baris demi baris.

# Nama untuk kursi yang belum bernama: satu kata, dengan huruf awal a sampai f.
terminal-bot-names = Ada Bruno Clara Dario Elsa Fabio
terminal-person = Pemain { $number }
# $count berupa bilangan.
terminal-welcome = { $game } · { $edition } · { $count } pemain
terminal-changed = Diubah di meja ini: { $options }
terminal-hint = Ketik nomor untuk memilih, ? untuk bantuan, hint, log, atau quit.
terminal-goes-on = Permainan dilanjutkan.
terminal-round = Ronde { $number }
terminal-player = Pemain
terminal-front = Kartu di depan
terminal-holds = memegang { $cards }
terminal-hand = Kartu di tanganmu
terminal-back = Kembali
# Before an answer that nobody gives on purpose.
terminal-ask-sure = Kamu yakin?
terminal-sure = Ya, lakukan
terminal-ask-first = Siapa yang memulai?
terminal-by-lot = Diundi

## Beberapa orang di satu papan ketik

terminal-pass = Tekan Enter untuk membersihkan layar, lalu serahkan papan ketik kepada { $name }.
terminal-for = Giliran { $name }. Tekan Enter kalau tidak ada orang lain yang melihat.
terminal-since = { $name }, inilah yang terjadi sejak terakhir kali kamu melihat:
terminal-pass-all = Tekan Enter untuk membersihkan layar. Setelah itu semua boleh melihat.

## Bantuan, catatan, akhir

terminal-help-number = Ketik nomor untuk memilih, atau 0 untuk mundur satu langkah.
# $example adalah langkah dalam notasi.
terminal-help-notation = Kamu juga bisa menulis seluruh langkahnya, misalnya: { $example }
terminal-help-words = ? menampilkan bantuan ini, hint menunjukkan apa yang akan dilakukan bot, log menampilkan semua yang kamu ketahui sejak kartu dibagikan, quit menyimpan permainan lalu keluar.
terminal-help-card = Aturan kartu-kartumu:
terminal-log = Yang kamu ketahui sejak kartu dibagikan:
# $value dan $other adalah peluang memenangkan permainan dalam persen, berupa bilangan.
terminal-advice = Petunjuk: { $move }. Peluang menang { $value }% (langkah terbaik kedua: { $other }%).
terminal-advice-forced = Petunjuk: hanya satu langkah yang mungkin.
terminal-final = Skor akhir
terminal-saved = Permainan disimpan. Untuk melanjutkan:
terminal-kept = Rekaman disimpan. Untuk membacanya, dan untuk melihat apa yang akan dimainkan bot:
