### Kartaro, English: cards, editions, options, log lines and menus of Spicy.
### $you tells who reads: "seat" (the one who acts), "other" or "none".

spicy-name = Spicy
spicy-unknown-card = a face-down card
    .a = a face-down card

## Cards

# $spice is "chili", "wasabi" or "pepper"; $number is a number, not a string. Names cards and declarations.
spicy-card = { $spice ->
        [wasabi] wasabi { $number }
        [pepper] pepper { $number }
       *[chili] chili { $number }
    }
    .a = { $spice ->
        [wasabi] a wasabi { $number }
        [pepper] a pepper { $number }
       *[chili] a chili { $number }
    }
spicy-card-effect = Has one spice and one number; a challenge checks one of the two.
spicy-card-nw = number wild
    .a = a number wild
spicy-card-nw-effect = Has every number from 1 to 10 and no spice: the number is always right, the spice always wrong.
spicy-card-sw = spice wild
    .a = a spice wild
spicy-card-sw-effect = Has all three spices and no number: the spice is always right, the number always wrong.

## Editions

spicy-edition-id = Indonesian rules
spicy-edition-id-about = You announce your last card as soon as you are down to one; We Love Chili! is mandatory, Change Your Luck tucks exactly two cards, and all six Spice It Up! cards can be in play.
spicy-edition-publisher = Publisher’s rules
spicy-edition-publisher-about = We Love Chili! is optional, Change Your Luck tucks up to two cards, and at most two Spice It Up! cards are in play.

## Options

spicy-option-variants = Which Spice It Up! cards are in play.
spicy-option-variants-none = None: the basic game
spicy-option-variants-chili = We Love Chili!
spicy-option-variants-start = Start It Up!
spicy-option-variants-raider = Spice Raider
spicy-option-variants-luck = Change Your Luck
spicy-option-variants-turn = Turn It Up!
spicy-option-variants-copycat = Copy Cat
spicy-option-variants-all = All six
spicy-option-variants-random = One picked at random
spicy-option-max_variants = How many Spice It Up! cards can be in play at once.
spicy-option-max_variants-1 = One
spicy-option-max_variants-2 = Two
spicy-option-max_variants-3 = Three
spicy-option-max_variants-4 = Four
spicy-option-max_variants-5 = Five
spicy-option-max_variants-6 = All six
spicy-option-worlds_end = When World’s End ends the match.
spicy-option-worlds_end-on_expose = As soon as it lies on top of the draw deck
spicy-option-worlds_end-on_draw = When somebody has to draw and it lies on top
spicy-option-worlds_end_above = How many cards lie above World’s End.
spicy-option-worlds_end_above-marks = As many as its mark for the number of players says
spicy-option-jitter = By how many cards, more or fewer, chance may shift World’s End.
spicy-option-jitter-0 = Not at all
spicy-option-jitter-1 = By up to 1
spicy-option-jitter-2 = By up to 2
spicy-option-jitter-3 = By up to 3
spicy-option-announce = When you must announce your last card.
spicy-option-announce-auto = Never: it is announced for you
spicy-option-announce-on_play = When you play it
spicy-option-announce-at_one = When you are down to one card
spicy-option-faults = What happens when you declare or challenge wrongly.
spicy-option-faults-off = It is refused, and you choose again
spicy-option-faults-on = It counts, and you take the penalty
spicy-option-we_love_chili = With We Love Chili!, whether a 1, 2 or 3 becomes chili.
spicy-option-we_love_chili-may = If you like
spicy-option-we_love_chili-must = Always, except when you open a stack
spicy-option-luck = With Change Your Luck, how many cards you tuck under a 5.
spicy-option-luck-up_to_2 = Up to two, as you like
spicy-option-luck-exact_2 = Exactly two, or all you have
spicy-option-simultaneous = Which reaction counts when several players react to the same card.
spicy-option-simultaneous-seat_order = The one nearest clockwise
spicy-option-simultaneous-random = One picked at random
spicy-option-simultaneous-first_arrival = The one that came first
spicy-option-first_player = Who starts the match.
spicy-option-first_player-random = A player picked at random
spicy-option-first_player-host = A player chosen by the host
spicy-option-deck = Which cards are in the deck.
spicy-option-deck-full100 = All 100 cards
spicy-option-hand_size = How many cards each player is dealt, and draws after a trophy.

## Spice It Up! cards

# $variant is "chili", "start", "raider", "luck", "turn" or "copycat".
spicy-status-variant = { $variant ->
        [chili] { $we_love_chili ->
            [must] We Love Chili! – a 1, 2 or 3 must be called chili, except when you open a stack.
           *[may] We Love Chili! – a 1, 2 or 3 can be called chili on any spice.
        }
        [start] Start It Up! – after an 8, 9 or 10 you can go on with 1, 2 or 3.
        [raider] Spice Raider – a 4 wins the stack as soon as the next card is played.
        [luck] { $luck ->
            [exact_2] Change Your Luck – with a 5 you must tuck two cards under it and draw two.
           *[up_to_2] Change Your Luck – with a 5 you can tuck up to two cards under it and draw as many.
        }
        [turn] Turn It Up! – 6 and 9 are the same when a number is checked.
       *[copycat] Copy Cat – you can copy a card out of turn.
    }

## Log lines

spicy-fact-chosen_first = { $you ->
        [seat] You got the first turn.
       *[none] { $seat } got the first turn.
    }
spicy-fact-spiced = { $variant ->
        [chili] In play: We Love Chili!
        [start] In play: Start It Up!
        [raider] In play: Spice Raider
        [luck] In play: Change Your Luck
        [turn] In play: Turn It Up!
       *[copycat] In play: Copy Cat
    }
spicy-fact-shuffled = The cards were shuffled.
spicy-fact-drew = { $you ->
        [seat] You drew a card: { $card }.
       *[none] { $known ->
            [yes] { $seat } drew a card: { $card }.
           *[no] { $seat } drew a card.
        }
    }
# $number is a number, not a string.
spicy-fact-slid_in = { $number ->
        [one] World’s End went into the deck, under { $number } card.
       *[other] World’s End went into the deck, under { $number } cards.
    }
spicy-fact-turn_began = { $you ->
        [seat] Your turn began.
       *[none] { $seat }’s turn began.
    }
# $named is what was declared, $card the card itself.
spicy-fact-claimed = { $you ->
        [seat] You played { $card_a } and called it { $named }.
       *[none] { $known ->
            [yes] { $seat } played { $card_a } and called it { $named }.
           *[no] { $seat } played a card and called it { $named }.
        }
    }
spicy-fact-copied = { $you ->
        [seat] You copied { $other }’s card with { $card_a }: { $named }.
        [other] { $seat } copied your card: { $named }.
       *[none] { $known ->
            [yes] { $seat } copied { $other }’s card with { $card_a }: { $named }.
           *[no] { $seat } copied { $other }’s card: { $named }.
        }
    }
spicy-fact-announced = { $you ->
        [seat] You announced your last card.
       *[none] { $seat } announced their last card.
    }
spicy-fact-misclaimed = { $you ->
        [seat] You called a card { $named }, which did not fit, and took it back.
       *[none] { $seat } called a card { $named }, which did not fit, and took it back.
    }
spicy-fact-forgot = { $you ->
        [seat] You played your last card as { $named } without announcing it, and took it back.
       *[none] { $seat } played their last card as { $named } without announcing it, and took it back.
    }
spicy-fact-passed = { $you ->
        [seat] You passed.
       *[none] { $seat } passed.
    }
# $number is a number, not a string.
spicy-fact-must_tuck = { $you ->
        [seat] { $luck ->
            [exact_2] You must tuck cards under the 5.
           *[up_to_2] You may tuck cards under the 5.
        }
       *[none] { $luck ->
            [exact_2] { $seat } must tuck cards under the 5.
           *[up_to_2] { $seat } may tuck cards under the 5.
        }
    }
spicy-fact-tucked = { $you ->
        [seat] You tucked { $card_a } under the 5.
       *[none] { $known ->
            [yes] { $seat } tucked { $card_a } under the 5.
           *[no] { $seat } tucked a card under the 5.
        }
    }
spicy-fact-opened = Everyone who can react to the card is asked.
# $how is "let_go", "for_good", "number", "spice", "wrong", "unnamed" or "copy".
spicy-fact-sealed = { $you ->
        [seat] { $how ->
            [for_good] You let the card go and will not be asked about it again.
            [number] You answered: the number is wrong.
            [spice] You answered: the spice is wrong.
            [wrong] You answered: the copy is wrong.
            [unnamed] You answered with a challenge that names nothing.
            [copy] You offered a copy: { $card }.
           *[let_go] You let the card go.
        }
       *[none] { $how ->
            [for_good] { $seat } let the card go and will not be asked about it again.
            [number] { $seat } answered: the number is wrong.
            [spice] { $seat } answered: the spice is wrong.
            [wrong] { $seat } answered: the copy is wrong.
            [unnamed] { $seat } answered with a challenge that names nothing.
            [copy] { $seat } offered a copy: { $card }.
           *[let_go] { $seat } let the card go.
        }
    }
spicy-fact-answered = { $you ->
        [seat] Your answer is in.
       *[none] { $seat } has answered.
    }
spicy-fact-called_lot = Chance decides whose answer counts.
spicy-fact-drew_lot = One answer was picked at random.
spicy-fact-challenged = { $you ->
        [seat] { $how ->
            [number] You challenged { $other }: the number is wrong!
            [spice] You challenged { $other }: the spice is wrong!
            [wrong] You challenged { $other }: wrong!
           *[unnamed] You challenged { $other } and named nothing.
        }
        [other] { $how ->
            [number] { $seat } challenged you: the number is wrong!
            [spice] { $seat } challenged you: the spice is wrong!
            [wrong] { $seat } challenged you: wrong!
           *[unnamed] { $seat } challenged you and named nothing.
        }
       *[none] { $how ->
            [number] { $seat } challenged { $other }: the number is wrong!
            [spice] { $seat } challenged { $other }: the spice is wrong!
            [wrong] { $seat } challenged { $other }: wrong!
           *[unnamed] { $seat } challenged { $other } and named nothing.
        }
    }
spicy-fact-revealed = { $you ->
        [seat] Your card was revealed: { $card }.
       *[none] { $seat }’s card was revealed: { $card }.
    }
# $number is a number, not a string.
spicy-fact-took_stack = { $you ->
        [seat] { $number ->
            [one] You won the stack: { $number } card.
           *[other] You won the stack: { $number } cards.
        }
       *[none] { $number ->
            [one] { $seat } won the stack: { $number } card.
           *[other] { $seat } won the stack: { $number } cards.
        }
    }
# $number is a number, not a string.
spicy-fact-raided = { $you ->
        [seat] { $number ->
            [one] You raided the stack: { $number } card.
           *[other] You raided the stack: { $number } cards.
        }
       *[none] { $number ->
            [one] { $seat } raided the stack: { $number } card.
           *[other] { $seat } raided the stack: { $number } cards.
        }
    }
spicy-fact-won_trophy = { $you ->
        [seat] You won a trophy!
       *[none] { $seat } won a trophy!
    }
spicy-fact-world_ended = World’s End came to the top of the deck.
spicy-fact-match_won = { $you ->
        [alone] The match is over: you won it!
        [among] The match is over: you won it together with { $seats }.
       *[none] { $seats_count ->
            [one] The match is over: { $seats } won it.
           *[other] The match is over: { $seats } won it together.
        }
    }

## Sentences

spicy-told-dealt = { $you ->
        [seat] You were dealt { $cards_count } cards: { $cards }.
       *[none] { $known ->
            [yes] { $seat } was dealt { $cards_count } cards: { $cards }.
           *[no] { $seat } was dealt { $cards_count } cards.
        }
    }
spicy-told-drew = { $you ->
        [seat] You drew { $cards_count } cards: { $cards }.
       *[none] { $known ->
            [yes] { $seat } drew { $cards_count } cards: { $cards }.
           *[no] { $seat } drew { $cards_count } cards.
        }
    }
spicy-told-passed = { $you ->
        [seat] You passed and drew { $card_a }.
       *[none] { $known ->
            [yes] { $seat } passed and drew { $card_a }.
           *[no] { $seat } passed and drew a card.
        }
    }
spicy-told-misclaimed = { $you ->
        [seat] You called a card { $named }, which did not fit, took it back and drew { $card_a }.
       *[none] { $known ->
            [yes] { $seat } called a card { $named }, which did not fit, took it back and drew { $card_a }.
           *[no] { $seat } called a card { $named }, which did not fit, took it back and drew a card.
        }
    }
spicy-told-forgot = { $you ->
        [seat] You played your last card as { $named } without announcing it, took it back and drew { $card_a }.
       *[none] { $known ->
            [yes] { $seat } played their last card as { $named } without announcing it, took it back and drew { $card_a }.
           *[no] { $seat } played their last card as { $named } without announcing it, took it back and drew a card.
        }
    }
spicy-told-tucked = { $you ->
        [seat] You tucked { $first } under the 5 and drew { $second }.
       *[none] { $known ->
            [yes] { $seat } tucked { $first } under the 5 and drew { $second }.
           *[no] { $first_count ->
                [one] { $seat } tucked a card under the 5 and drew one.
               *[other] { $seat } tucked { $first_count } cards under the 5 and drew as many.
            }
        }
    }
spicy-told-challenged = { spicy-fact-challenged } { $outcome ->
        [right] { $you ->
            [seat] { $number ->
                [one] It was { $card_a }, and you won the stack: { $number } card.
               *[other] It was { $card_a }, and you won the stack: { $number } cards.
            }
           *[none] { $number ->
                [one] It was { $card_a }, and { $seat } won the stack: { $number } card.
               *[other] It was { $card_a }, and { $seat } won the stack: { $number } cards.
            }
        }
       *[wrong] { $you ->
            [other] { $number ->
                [one] It was { $card_a }, and you won the stack: { $number } card.
               *[other] It was { $card_a }, and you won the stack: { $number } cards.
            }
           *[none] { $number ->
                [one] It was { $card_a }, and { $other } won the stack: { $number } card.
               *[other] It was { $card_a }, and { $other } won the stack: { $number } cards.
            }
        }
    }
# How the match ended; $number are the points of the winner.
spicy-ending = { $how ->
        [world] { $you ->
            [alone] World’s End came, and you have most points: { $number }.
            [among] World’s End came; { $winners } and you have most points: { $number }.
           *[none] World’s End came, and most points go to { $winners }: { $number }.
        }
        [trophies] { $you ->
            [alone] You won a second trophy.
           *[none] { $winners } won a second trophy.
        }
       *[third] { $you ->
            [alone] The last trophy is gone, and you have most points: { $number }.
            [among] The last trophy is gone; { $winners } and you have most points: { $number }.
           *[none] The last trophy is gone, and most points go to { $winners }: { $number }.
        }
    }

## Prompts and moves

spicy-ask-turn = Which card do you play? Or do you pass?
spicy-ask-claim = What do you call it?
spicy-ask-announce = Do you announce your last card?
spicy-ask-tuck = Which cards do you tuck under the 5?
spicy-ask-answer = Do you believe it?
spicy-ask-copy = Which card do you play as a copy?
spicy-step-card = Play { $card_a }
spicy-step-claim = Call it { $named }
spicy-step-copy = Copy it
spicy-step-announce = { $announces ->
        [yes] Announce it
       *[no] Say nothing
    }
spicy-move-pass = Pass and draw a card
spicy-move-play = { $announces ->
        [yes] Play { $card_a }, call it { $named }, and announce your last card
       *[no] Play { $card_a } and call it { $named }
    }
# $count is a number.
spicy-move-tuck = { $count ->
        [0] Tuck nothing
       *[other] Tuck { $cards }
    }
spicy-move-answer = { $how ->
        [for_good] Let it go, and don’t ask me again until a new card is played
        [number] Challenge: the number is wrong
        [spice] Challenge: the spice is wrong
        [wrong] Challenge: the copy is wrong
        [unnamed] Challenge and name nothing
        [copy] { $announces ->
            [yes] Copy it with { $card_a }, and announce your last card
           *[no] Copy it with { $card_a }
        }
       *[let_go] Let it go
    }

## The table

# What the number of a card is called.
spicy-rank = Number
spicy-score = Points
spicy-goal = Two trophies win the match; otherwise the most points win.
# $count is a number in the following.
spicy-mark-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
spicy-mark-won = { $count ->
        [0] no cards won
       *[other] { $count } won
    }
spicy-mark-trophies = { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }
spicy-mark-announced = last card!
spicy-status-deck = { $count ->
        [one] { $count } card above World’s End.
       *[other] { $count } cards above World’s End.
    }
spicy-status-deck-hidden = Nobody knows how many cards lie above World’s End.
spicy-status-no-stack = No stack: open one with 1, 2 or 3.
spicy-status-stack = { $you ->
        [seat] { $copy ->
            [yes] On top: { $named }, copied by you. Cards in the stack: { $count }.
           *[no] On top: { $named }, declared by you. Cards in the stack: { $count }.
        }
       *[none] { $copy ->
            [yes] On top: { $named }, copied by { $seat }. Cards in the stack: { $count }.
           *[no] On top: { $named }, declared by { $seat }. Cards in the stack: { $count }.
        }
    }
spicy-status-paw = { $you ->
        [seat] Your paw is on the stack.
       *[none] { $seat }’s paw is on the stack.
    }
spicy-status-top = The top card is { $card_a }.

## Places whose cards are guessed at; a colon and names of cards follow

spicy-place-top = Top card
