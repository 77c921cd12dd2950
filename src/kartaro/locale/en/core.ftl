### Kartaro, English: words shared by all games.

# Label of the reader’s own seat.
seat-you = You
# $items is one name or several names already joined by commas; $last is the last name.
list-and = { $items } and { $last }
# $count equal things: 2× Tea set.
list-times = { $count }× { $name }
