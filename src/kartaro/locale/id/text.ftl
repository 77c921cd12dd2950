### Kartaro, bahasa Indonesia: pengamatan dalam teks.

text-told = Yang terjadi sejak keputusanmu yang terakhir:
text-table = Meja seperti yang kamu ketahui:
text-moves = Jawablah dengan tepat satu dari langkah berikut, seperti tertulis di depan tanda sama dengan:
