### Kartaro, English: items, edition, options, log lines and menus of Hanamikoji.
### $you tells who reads: "seat" (the one who acts) or "none".

hanamikoji-name = Hanamikoji
hanamikoji-unknown-card = a face-down card

## Items

hanamikoji-card-flute = Flute
hanamikoji-card-flute-effect = Item of the purple geisha, who has charm 2.
hanamikoji-card-fan = Fan
hanamikoji-card-fan-effect = Item of the red geisha, who has charm 2.
hanamikoji-card-scroll = Scroll
hanamikoji-card-scroll-effect = Item of the yellow geisha, who has charm 2.
hanamikoji-card-umbrella = Umbrella
hanamikoji-card-umbrella-effect = Item of the blue geisha, who has charm 3.
hanamikoji-card-shamisen = Shamisen
hanamikoji-card-shamisen-effect = Item of the orange geisha, who has charm 3.
hanamikoji-card-tea = Tea set
hanamikoji-card-tea-effect = Item of the green geisha, who has charm 4.
hanamikoji-card-hairpin = Hairpin
hanamikoji-card-hairpin-effect = Item of the pink geisha, who has charm 5.

## Actions

hanamikoji-action-secret = Secret
hanamikoji-action-trade_off = Trade-off
hanamikoji-action-gift = Gift
hanamikoji-action-competition = Competition

## Editions

hanamikoji-edition-standard = Standard
hanamikoji-edition-standard-about = Seven geishas and 21 items for two players: eleven charm or four geishas win the match.

## Options

hanamikoji-option-max_rounds = How many rounds a match can have.
hanamikoji-option-max_rounds-none = As many as it takes
hanamikoji-option-max_rounds-3 = Three at most; then whoever has more geishas wins, or else more charm
hanamikoji-option-first_player = Who starts the first round.
hanamikoji-option-first_player-random = A player picked at random
hanamikoji-option-first_player-host = A player chosen by the host
hanamikoji-option-items = Which item cards are in play.
hanamikoji-option-items-all = All 21
hanamikoji-option-actions = Which actions are in play.
hanamikoji-option-actions-all = All four

## Log lines

hanamikoji-fact-chosen_first = { $you ->
        [seat] You got the first turn.
       *[none] { $seat } got the first turn.
    }
hanamikoji-fact-shuffled = The items were shuffled.
hanamikoji-fact-removed = One card was removed face down for this round. Nobody saw it.
hanamikoji-fact-drew = { $you ->
        [seat] You drew a card: { $card }.
       *[none] { $known ->
            [yes] { $seat } drew a card: { $card }.
           *[no] { $seat } drew a card.
        }
    }
hanamikoji-fact-turn_began = { $you ->
        [seat] Your turn began.
       *[none] { $seat }’s turn began.
    }
# $number is a number, not a string: the action, 1 to 4.
hanamikoji-fact-used_marker = { $you ->
        [seat] { $number ->
            [1] You chose the action Secret.
            [2] You chose the action Trade-off.
            [3] You chose the action Gift.
           *[4] You chose the action Competition.
        }
       *[none] { $number ->
            [1] { $seat } chose the action Secret.
            [2] { $seat } chose the action Trade-off.
            [3] { $seat } chose the action Gift.
           *[4] { $seat } chose the action Competition.
        }
    }
hanamikoji-fact-hid = { $you ->
        [seat] You put a card face down as your Secret: { $card }.
       *[none] { $known ->
            [yes] { $seat } put a card face down as their Secret: { $card }.
           *[no] { $seat } put a card face down as their Secret.
        }
    }
hanamikoji-fact-traded_off = { $you ->
        [seat] You gave up a card for this round: { $card }.
       *[none] { $known ->
            [yes] { $seat } gave up a card for this round: { $card }.
           *[no] { $seat } gave up a card for this round, face down.
        }
    }
hanamikoji-fact-offered = { $you ->
        [seat] You laid out { $card }.
       *[none] { $seat } laid out { $card }.
    }
hanamikoji-fact-took = { $you ->
        [seat] { $card } came to your side.
       *[none] { $card } came to { $seat }’s side.
    }
hanamikoji-fact-revealed = { $you ->
        [seat] You revealed your Secret: { $card }.
       *[none] { $seat } revealed their Secret: { $card }.
    }
# $named is the item of the geisha.
hanamikoji-fact-won_favour = { $you ->
        [seat] You won the favour of the { $named } geisha.
       *[none] { $seat } won the favour of the { $named } geisha.
    }
# $number is a number, not a string.
hanamikoji-fact-round_ended = Round { $number } is over.
hanamikoji-fact-match_won = { $you ->
        [alone] The match is over: you won it!
        [among] The match is over: you share the win with { $seats }.
       *[none] { $seats_count ->
            [one] The match is over: { $seats } won it.
           *[other] The match is over: { $seats } share the win.
        }
    }

## Sentences

hanamikoji-told-dealt = { $you ->
        [seat] You were dealt { $cards_count } cards: { $cards }.
       *[none] { $known ->
            [yes] { $seat } was dealt { $cards_count } cards: { $cards }.
           *[no] { $seat } was dealt { $cards_count } cards.
        }
    }
hanamikoji-told-drew = { $you ->
        [seat] You drew { $cards_count } cards: { $cards }.
       *[none] { $known ->
            [yes] { $seat } drew { $cards_count } cards: { $cards }.
           *[no] { $seat } drew { $cards_count } cards.
        }
    }
hanamikoji-told-traded_off = { $you ->
        [seat] Trade-off: you gave up { $cards } for this round.
       *[none] { $known ->
            [yes] Trade-off: { $seat } gave up { $cards } for this round.
           *[no] Trade-off: { $seat } gave up two cards for this round, face down.
        }
    }
hanamikoji-told-gift = { $you ->
        [seat] Gift: you laid out { $cards }.
       *[none] Gift: { $seat } laid out { $cards }.
    }
hanamikoji-told-competition = { $you ->
        [seat] Competition: you laid out { $first } against { $second }.
       *[none] Competition: { $seat } laid out { $first } against { $second }.
    }
hanamikoji-told-took = { $you ->
        [seat] You took { $first }; { $second } came to { $other }’s side.
        [other] { $seat } took { $first }; { $second } came to your side.
       *[none] { $seat } took { $first }; { $second } came to { $other }’s side.
    }
hanamikoji-told-won_favour = { $you ->
        [seat] You won the favour of { $cards_count } geishas: { $cards }.
       *[none] { $seat } won the favour of { $cards_count } geishas: { $cards }.
    }
# How a round or the match ended: $number is the charm of $seat; $count that of $other after a round, else how many geishas.
hanamikoji-ending = { $how ->
        [charm] { $you ->
            [seat] Your { $number } charm decided the match: 11 are enough.
           *[none] { $seat }’s { $number } charm decided the match: 11 are enough.
        }
        [geishas] { $you ->
            [seat] { $count } geishas favour you: four are enough.
           *[none] { $count } geishas favour { $seat }: four are enough.
        }
        [limit] { $you ->
            [seat] After the last round you were ahead.
           *[none] After the last round { $seat } was ahead.
        }
       *[round] { $you ->
            [seat] You have { $number } charm, { $other } has { $count }.
            [other] You have { $count } charm, { $seat } has { $number }.
           *[none] { $seat } has { $number } charm, { $other } has { $count }.
        }
    }

## Prompts and moves

hanamikoji-ask-act = Which action do you use?
hanamikoji-ask-cards = Which of your cards?
hanamikoji-ask-split = How do you split them?
hanamikoji-ask-take = What do you take?
hanamikoji-step-cards = { $cards }
hanamikoji-step-split = { $first } against { $second }
hanamikoji-move-secret = Secret: hide { $card }
hanamikoji-move-trade = Trade-off: give up { $cards }
hanamikoji-move-gift = Gift: lay out { $cards }
hanamikoji-move-compete = Competition: lay out { $first } against { $second }
hanamikoji-move-take = Take { $cards }

## The table

# What the number of a card is called.
hanamikoji-rank = Charm
hanamikoji-score = Charm
# Above a column of geishas, and above one of the players whom they favour.
hanamikoji-lane = Geisha
hanamikoji-lane-owner = Favours
# $count is a number: the charm that wins the match.
hanamikoji-goal = Four geishas, or { $count } charm, win the match.
hanamikoji-mark-used-1 = Secret used
hanamikoji-mark-used-2 = Trade-off used
hanamikoji-mark-used-3 = Gift used
hanamikoji-mark-used-4 = Competition used
# $count is a number.
hanamikoji-status-deck = { $count ->
        [0] The deck is empty.
        [one] { $count } card in the deck.
       *[other] { $count } cards in the deck.
    }
hanamikoji-status-offer = Cards to choose from: { $cards }.
hanamikoji-status-offer-pairs = Pairs to choose from: { $first } – or – { $second }.
# $cards are the items of the geishas.
hanamikoji-status-favour = { $you ->
        [seat] Geishas on your side: { $cards }.
       *[none] Geishas on { $seat }’s side: { $cards }.
    }
hanamikoji-status-secret = { $you ->
        [seat] Your Secret: { $card }.
       *[none] { $seat }’s Secret: { $card }.
    }
hanamikoji-status-traded = { $you ->
        [seat] You gave up: { $cards }.
       *[none] { $seat } gave up: { $cards }.
    }

## Places whose cards are guessed at; a colon and names of cards follow

hanamikoji-place-hand = { $you ->
        [seat] Your hand
       *[none] { $seat }’s hand
    }
hanamikoji-place-secret = { $you ->
        [seat] Your Secret
       *[none] { $seat }’s Secret
    }
