### Kartaro, bahasa Indonesia: kata-kata untuk semua permainan.

# Sebutan untuk kursi pembaca sendiri.
seat-you = Kamu
# $items berisi satu nama atau lebih, sudah dipisahkan koma; $last nama terakhir.
list-and = { $items } dan { $last }
