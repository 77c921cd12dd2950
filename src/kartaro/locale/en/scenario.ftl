### Kartaro, English: what a scenario found otherwise than its file says.
### $expected and $got are in the notation; $got may also be the sentence of an error.

## Where

# $seats is a number.
scenario-occasion = edition { $edition }, { $seats } seats
scenario-filling = filling { $filling }

## What

scenario-expected = Expected: { $expected }. Found: { $got }
scenario-unwanted = This should not be there: { $expected }. Found: { $got }
scenario-move-refused = The move “{ $expected }” was refused. { $got }
scenario-not-refused = The move was not refused: { $expected }. The position is now: { $got }
scenario-refusal-changed = The move was refused, but it changed something: { $expected }. The position is now: { $got }
scenario-match-refused = The match cannot begin. { $got }
scenario-match-made = The match should be refused ({ $expected }), but it began: { $got }
scenario-no-such-fact = The moves led to no fact “{ $expected }”. They led to: { $got }
scenario-no-such-number = The rulebook has no such number: { $expected }
scenario-branches-differ = In the first branch: { $expected }. In this one: { $got }
scenario-nothing-asserted = The case asserts nothing.
