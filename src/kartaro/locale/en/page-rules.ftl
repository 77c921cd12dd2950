### Kartaro, English: the rulebook on the page.

page-rules-games = Rulebooks
page-rules-contents = Contents
page-rules-cards = The cards
page-rules-edition = Edition
page-rules-compare = Compare with
page-rules-compare-none = Nothing
page-rules-options = Options
# $count is a number: how many options are set otherwise.
page-rules-options-set = { $count ->
        [one] Options ({ $count } changed)
       *[other] Options ({ $count } changed)
    }
page-rules-options-usual = Reset to this edition
page-rules-changed = { $edition }, changed
# $number is a clause such as 5.3.2.
page-rules-clause = Link to { $number }
# $count is a number.
page-rules-copies = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-rules-copies-each = { $count ->
        [one] { $count } of each
       *[other] { $count } of each
    }
page-rules-players = Players
page-rules-how-they-differ = How they differ
page-rules-differs = Different
page-rules-absent = Not in this edition
page-rules-only-in = Only in: { $edition }
page-rules-other-heading = In the other edition: { $text }
page-rules-same = They are the same.
# $count is a number; the numbers of the clauses follow.
page-rules-clauses-differ = { $count ->
        [0] No rule is different.
        [one] One rule is different:
       *[other] { $count } rules are different:
    }
page-rules-only-differences = Show only the differences
page-rules-whole = Whole page
page-rules-close = Close
