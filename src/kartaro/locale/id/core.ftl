### Kartaro, bahasa Indonesia: kata-kata untuk semua permainan.

# Sebutan untuk kursi pembaca sendiri.
seat-you = Kamu
# $items berisi satu nama atau lebih, sudah dipisahkan koma; $last nama terakhir.
list-and = { $items_count ->
        [1] { $items } dan { $last }
       *[other] { $items }, dan { $last }
    }
# $count hal yang sama: 2× Perangkat teh.
list-times = { $count }× { $name }
