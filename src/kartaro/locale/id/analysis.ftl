### Kartaro, bahasa Indonesia: pendapat bot tentang keputusan dalam rekaman permainan.
### $value dan $own adalah peluang memenangkan permainan dalam persen, berupa bilangan; $points adalah persen yang hilang.

analysis-looking = Keputusan yang diperiksa
# $name adalah pemilik keputusan, $bot sebuah bot seperti search@1000.
analysis-about = Yang bisa diketahui { $name } pada setiap keputusan, dan yang akan dimainkan bot { $bot }. Kerugian dihitung dalam poin persentase dari peluang memenangkan permainan.
analysis-agrees = Bot setuju: peluang menang { $value }%.
analysis-costs = Pilihan bot: { $best }. Peluang menang { $value }%, dengan langkah yang dimainkan { $own }%. Kerugian: { $points } poin.
analysis-close = Pilihan bot: { $best }. Peluang menang { $value }%, dengan langkah yang dimainkan { $own }%. Selisihnya bisa saja kebetulan.
analysis-hand = Di tangan: { $cards }.
# Sebuah kartu tersembunyi, dan seberapa mungkin kartu itu yang ini.
analysis-likely = { $card } ({ $percent }%)
# Berapa dari beberapa kartu tersembunyi yang diperkirakan kartu ini.
analysis-expected = { $card } ×{ NUMBER($number, maximumFractionDigits: 1) }

## Di akhir

analysis-summary = Ringkasan
# $seen dan $all berupa bilangan.
analysis-stopped = Dihentikan: baru { $seen } dari { $all } keputusan yang diperiksa.
# $count, $agreed, $close, dan $forced berupa bilangan.
analysis-count = Keputusan: { $count }. Disetujui bot: { $agreed }. Kurang lebih sama baiknya: { $close }. Dilewati karena hanya ada satu langkah: { $forced }.
analysis-total = Total kerugian: { $points } poin.
analysis-costliest = Yang paling merugikan:
analysis-points = { $move }: { $points } poin
