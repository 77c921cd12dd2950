### Kartaro, bahasa Indonesia: temuan skenario yang berbeda dari isi berkasnya.
### $expected dan $got ditulis dalam notasi; $got bisa juga berupa kalimat galat.

## Di mana

# $seats berupa bilangan.
scenario-occasion = edisi { $edition }, { $seats } kursi
scenario-filling = pengisian { $filling }

## Apa

scenario-expected = Yang diharapkan: { $expected }. Yang ditemukan: { $got }
scenario-unwanted = Seharusnya ini tidak ada: { $expected }. Yang ditemukan: { $got }
scenario-move-refused = Langkah “{ $expected }” ditolak. { $got }
scenario-not-refused = Langkah ini tidak ditolak: { $expected }. Posisinya sekarang: { $got }
scenario-refusal-changed = Langkah ini ditolak, tetapi tetap mengubah sesuatu: { $expected }. Posisinya sekarang: { $got }
scenario-match-refused = Permainan tidak bisa dimulai. { $got }
scenario-match-made = Permainan seharusnya ditolak ({ $expected }), tetapi malah dimulai: { $got }
scenario-no-such-fact = Langkah-langkahnya tidak menghasilkan fakta “{ $expected }”. Hasilnya: { $got }
scenario-no-such-number = Tidak ada angka seperti itu di buku aturan: { $expected }
scenario-branches-differ = Di cabang pertama: { $expected }. Di cabang ini: { $got }
scenario-nothing-asserted = Tidak ada pernyataan sama sekali.
