### Kartaro, English: cards, editions, options, log lines and menus of Love Letter.
### $you tells who reads: "seat" (the one who acts), "other" (the one affected) or "none".

love-letter-name = Love Letter
love-letter-unknown-card = a face-down card
    .a = a face-down card

## Cards

love-letter-card-spy = Spy
    .a = a Spy
love-letter-card-spy-effect = { $spy_bonus ->
        [no] No effect.
       *[yes] No effect. If, at the end of the round, you are the only player still in it who has played or discarded a Spy, you get a token.
    }
love-letter-card-guard = Guard
    .a = a Guard
love-letter-card-guard-effect = Choose another player and name a character other than Guard. If they hold it, they are out.
love-letter-card-priest = Priest
    .a = a Priest
love-letter-card-priest-effect = See the card in another player’s hand.
love-letter-card-baron = Baron
    .a = a Baron
love-letter-card-baron-effect = { $baron_tie ->
        [both_out] Secretly compare hands with another player. Whoever holds the lower card is out; on a tie you both are.
       *[none] Secretly compare hands with another player. Whoever holds the lower card is out; on a tie nobody is.
    }
love-letter-card-handmaid = Handmaid
    .a = a Handmaid
love-letter-card-handmaid-effect = Until your next turn nobody else can choose you.
love-letter-card-prince = Prince
    .a = a Prince
love-letter-card-prince-effect = Any player, even you, discards their hand and draws a new card.
love-letter-card-chancellor = Chancellor
    .a = a Chancellor
love-letter-card-chancellor-effect = Draw two cards, keep one of your three, put the other two under the deck.
love-letter-card-king = King
    .a = the King
love-letter-card-king-effect = Swap hands with another player.
love-letter-card-countess = Countess
    .a = the Countess
love-letter-card-countess-effect = No effect. You must play her if your other card is the King or a Prince.
love-letter-card-princess = Princess
    .a = the Princess
love-letter-card-princess-effect = If you play or discard her, you are out.

## Editions

love-letter-edition-2019 = 2019 edition
love-letter-edition-2019-about = All 21 cards for two to six players, with the Spy and the Chancellor; a Baron tie harms nobody.
love-letter-edition-2019-id = 2019 edition, Indonesian rules
love-letter-edition-2019-id-about = Like the 2019 edition, but a Baron tie puts both players out.
love-letter-edition-classic = Classic
love-letter-edition-classic-about = The 2019 rules with 16 cards for two to four players, without the Spy and the Chancellor.
love-letter-edition-classic-id = Classic, Indonesian rules
love-letter-edition-classic-id-about = Like Classic, but a Baron tie puts both players out.
love-letter-edition-2012 = 2012 edition
love-letter-edition-2012-about = The original 16 cards, for two to four players; a tied showdown is decided by the cards lying in front of the tied players, and with two players seven tokens win the match.

## Options

love-letter-option-deck = Which cards are in the deck.
love-letter-option-deck-full21 = All 21 cards, with the Spy and the Chancellor
love-letter-option-deck-classic16 = 16 cards, without the Spy and the Chancellor
love-letter-option-rank_set = Which ranks the King, the Countess and the Princess have.
love-letter-option-rank_set-r2019 = King 7, Countess 8, Princess 9
love-letter-option-rank_set-r2012 = King 6, Countess 7, Princess 8
love-letter-option-player_range = How many players can take part.
love-letter-option-player_range-2-6 = 2 to 6 players
love-letter-option-player_range-2-4 = 2 to 4 players
love-letter-option-turned_up = How many cards are turned face up with two players.
love-letter-option-tokens_to_win = How many tokens win the match, for each number of players.
love-letter-option-baron_tie = What happens when the Baron compares two equal ranks.
love-letter-option-baron_tie-none = Nobody is out
love-letter-option-baron_tie-both_out = Both players are out
love-letter-option-showdown_tie = What happens when the highest rank is tied in the showdown.
love-letter-option-showdown_tie-all_win = All the tied players win the round
love-letter-option-showdown_tie-discard_sum = The highest sum of the ranks lying in front of the tied players wins
love-letter-option-discard_sum_tie = What happens when those sums are equal as well.
love-letter-option-discard_sum_tie-no_token = Nobody gets a token
love-letter-option-discard_sum_tie-all_win = All the tied players win the round
love-letter-option-no_survivors = What happens when the last two players go out together.
love-letter-option-no_survivors-no_token = Nobody gets a token
love-letter-option-no_survivors-both_win = Both win the round
love-letter-option-tie_start = Who starts the next round after a tie.
love-letter-option-tie_start-random = One of the tied players, picked at random
love-letter-option-multi_win = Whether several players can win the match together.
love-letter-option-multi_win-yes = Yes, everyone with enough tokens wins
love-letter-option-multi_win-no = No, there is only one winner
love-letter-option-first_player = Who starts the first round.
love-letter-option-first_player-random = A player picked at random
love-letter-option-first_player-host = A player chosen by the host
love-letter-option-spy_bonus = Whether the Spy can earn an extra token.
love-letter-option-spy_bonus-yes = Yes, with the Spy bonus
love-letter-option-spy_bonus-no = No, without the bonus
love-letter-option-reveal_after_round = Whether hidden cards are shown once the round is over.
love-letter-option-reveal_after_round-no = No, they stay hidden
love-letter-option-reveal_after_round-yes = Yes, everyone sees them

## Log lines

love-letter-fact-shuffled = The deck was shuffled.
love-letter-fact-set_aside = The top card was set aside face down. Nobody saw it.
love-letter-fact-turned_up = One card was turned face up and left out of the round: { $card }.
love-letter-fact-drew = { $you ->
        [seat] You drew a card: { $card }.
       *[none] { $known ->
            [yes] { $seat } drew a card: { $card }.
           *[no] { $seat } drew a card.
        }
    }
love-letter-fact-drew_aside = { $you ->
        [seat] You took the card that had been set aside: { $card }.
       *[none] { $known ->
            [yes] { $seat } took the card that had been set aside: { $card }.
           *[no] { $seat } took the card that had been set aside.
        }
    }
love-letter-fact-turn_began = { $you ->
        [seat] Your turn began.
       *[none] { $seat }’s turn began.
    }
# $mode "self" may be used when a player chooses themself (Prince).
love-letter-play = { $mode ->
        [naming] { $you ->
            [seat] You played { $card } on { $other } and named { $named }
            [other] { $seat } played { $card } on you and named { $named }
           *[none] { $seat } played { $card } on { $other } and named { $named }
        }
        [at] { $you ->
            [seat] You played { $card } on { $other }
            [other] { $seat } played { $card } on you
           *[none] { $seat } played { $card } on { $other }
        }
        [self] { $you ->
            [seat] You played { $card } on yourself
           *[none] { $seat } played { $card } on themself
        }
        [nothing] { $you ->
            [seat] You played { $card } without effect: everyone else is protected
           *[none] { $seat } played { $card } without effect: everyone else is protected
        }
       *[plain] { $you ->
            [seat] You played { $card }
           *[none] { $seat } played { $card }
        }
    }
love-letter-fact-played = { love-letter-play }.
love-letter-fact-denied = { $you ->
        [seat] You were not holding { $named }.
       *[none] { $seat } was not holding { $named }.
    }
love-letter-fact-showed = { $you ->
        [seat] You showed { $other } your hand: { $card }.
        [other] { $seat } showed you their hand: { $card }.
       *[none] { $known ->
            [yes] { $seat } showed { $other } their hand: { $card }.
           *[no] { $seat } secretly showed { $other } their hand.
        }
    }
love-letter-fact-tied = { $you ->
        [seat] You and { $other } had cards of equal rank.
        [other] You and { $seat } had cards of equal rank.
       *[none] { $seat } and { $other } had cards of equal rank.
    }
love-letter-fact-beat = { $you ->
        [seat] Your card was higher than { $other }’s.
        [other] { $seat }’s card was higher than yours.
       *[none] { $seat }’s card was higher than { $other }’s.
    }
love-letter-fact-discarded = { $you ->
        [seat] You discarded { $card }.
       *[none] { $seat } discarded { $card }.
    }
love-letter-fact-knocked_out = { $you ->
        [seat] You were knocked out of the round.
       *[none] { $seat } was knocked out of the round.
    }
love-letter-fact-protected = { $you ->
        [seat] You are protected until your next turn.
       *[none] { $seat } is protected until their next turn.
    }
love-letter-fact-swapped = { $you ->
        [seat] You swapped hands with { $other }: you gave { $card } and got { $card2 }.
        [other] { $seat } swapped hands with you: you gave { $card2 } and got { $card }.
       *[none] { $known ->
            [yes] { $seat } swapped hands with { $other }, giving { $card } for { $card2 }.
           *[no] { $seat } swapped hands with { $other }.
        }
    }
# $number is a number, not a string.
love-letter-fact-consulted = { $you ->
        [seat] { $number ->
            [one] You drew { $number } card with the Chancellor.
           *[other] You drew { $number } cards with the Chancellor.
        }
       *[none] { $number ->
            [one] { $seat } drew { $number } card with the Chancellor.
           *[other] { $seat } drew { $number } cards with the Chancellor.
        }
    }
love-letter-fact-returned = { $you ->
        [seat] You put a card under the deck: { $card }.
       *[none] { $known ->
            [yes] { $seat } put a card under the deck: { $card }.
           *[no] { $seat } put a card under the deck.
        }
    }
love-letter-fact-revealed = { $you ->
        [seat] You revealed your hand: { $card }.
       *[none] { $seat } revealed their hand: { $card }.
    }
love-letter-fact-took_token = { $you ->
        [seat] You got a token.
       *[none] { $seat } got a token.
    }
love-letter-fact-took_spy_token = { $you ->
        [seat] You got an extra token for the Spy.
       *[none] { $seat } got an extra token for the Spy.
    }
love-letter-fact-round_ended = { $why ->
        [last] { $you ->
            [alone] You were the last one left and won the round.
           *[none] { $winners } was the last one left and won the round.
        }
        [nobody] { $you ->
            [among] The round ended with nobody left. You won it together with { $winners }.
           *[none] { $winners_count ->
                [0] The round ended with nobody left, and nobody won it.
               *[other] The round ended with nobody left. { $winners } won it together.
            }
        }
       *[showdown] { $you ->
            [alone] The round ended with a showdown, and you won it.
            [among] The round ended with a showdown. You won it together with { $winners }.
           *[none] { $winners_count ->
                [0] The round ended with a showdown, and nobody won it.
                [one] The round ended with a showdown, and { $winners } won it.
               *[other] The round ended with a showdown. { $winners } won it together.
            }
        }
    }
love-letter-fact-match_won = { $you ->
        [alone] The match is over: you won it!
        [among] The match is over: you won it together with { $seats }.
       *[none] { $seats_count ->
            [one] The match is over: { $seats } won it.
           *[other] The match is over: { $seats } won it together.
        }
    }
love-letter-fact-chosen_first = { $you ->
        [seat] You got the first turn.
       *[none] { $seat } got the first turn.
    }
love-letter-fact-aside_revealed = The card set aside was shown: { $card }.

## Sentences

# What a card did, after how it was played. $card2 and $card3 are the cards of the outcome, in the order they are spoken of.
love-letter-told-played = { love-letter-play }: { $outcome ->
        [missed] { $you ->
            [other] you were not holding that card.
           *[none] { $other } was not holding that card.
        }
        [out] { $you ->
            [other] you are out of the round.
           *[none] { $other } is out of the round.
        }
        [saw] { $you ->
            [seat] { $other } holds { $card2 }.
            [other] { $seat } saw your { $card2 }.
           *[none] { $known ->
                [yes] { $other } holds { $card2 }.
               *[no] { $seat } saw { $other }’s hand.
            }
        }
        [won] { $you ->
            [seat] { $other }’s { $card2 } was lower than your { $card3 }, and { $other } is out of the round.
            [other] your { $card2 } was lower than { $seat }’s { $card3 }, and you are out of the round.
           *[none] { $known ->
                [yes] { $other }’s { $card2 } was lower than { $seat }’s { $card3 }, and { $other } is out of the round.
               *[no] { $other }’s { $card2 } was lower, and { $other } is out of the round.
            }
        }
        [lost] { $you ->
            [seat] your { $card2 } was lower than { $other }’s { $card3 }, and you are out of the round.
            [other] { $seat }’s { $card2 } was lower than your { $card3 }, and { $seat } is out of the round.
           *[none] { $known ->
                [yes] { $seat }’s { $card2 } was lower than { $other }’s { $card3 }, and { $seat } is out of the round.
               *[no] { $seat }’s { $card2 } was lower, and { $seat } is out of the round.
            }
        }
        [tied] { $known ->
            [yes] the two cards were of equal rank: { $card2 }.
           *[no] the two cards were of equal rank.
        }
        [tied_out] the two cards were of equal rank ({ $card2 }), and both players are out of the round.
        [protected] { $you ->
            [seat] you are protected until your next turn.
           *[none] { $seat } is protected until their next turn.
        }
        [redrew] { $you ->
            [other] you discarded { $card2 } and drew { $card3 }.
           *[none] { $known ->
                [yes] { $other } discarded { $card2 } and drew { $card3 }.
               *[no] { $other } discarded { $card2 } and drew a card.
            }
        }
        [redrew_aside] { $you ->
            [other] you discarded { $card2 } and took the card that had been set aside: { $card3 }.
           *[none] { $known ->
                [yes] { $other } discarded { $card2 } and took the card that had been set aside: { $card3 }.
               *[no] { $other } discarded { $card2 } and took the card that had been set aside.
            }
        }
        [discarded_out] { $you ->
            [other] you discarded { $card2 } and are out of the round.
           *[none] { $other } discarded { $card2 } and is out of the round.
        }
        [own_redrew] { $you ->
            [seat] you discarded { $card2 } and drew { $card3 }.
           *[none] { $known ->
                [yes] { $seat } discarded { $card2 } and drew { $card3 }.
               *[no] { $seat } discarded { $card2 } and drew a card.
            }
        }
        [own_redrew_aside] { $you ->
            [seat] you discarded { $card2 } and took the card that had been set aside: { $card3 }.
           *[none] { $known ->
                [yes] { $seat } discarded { $card2 } and took the card that had been set aside: { $card3 }.
               *[no] { $seat } discarded { $card2 } and took the card that had been set aside.
            }
        }
        [own_discarded_out] { $you ->
            [seat] you discarded { $card2 } and are out of the round.
           *[none] { $seat } discarded { $card2 } and is out of the round.
        }
        [drew] { $you ->
            [seat] you drew { $cards }.
           *[none] { $known ->
                [yes] { $seat } drew { $cards }.
               *[no] { $cards_count ->
                    [one] { $seat } drew a card.
                   *[other] { $seat } drew { $cards_count } cards.
                }
            }
        }
       *[swapped] { $you ->
            [seat] you gave { $card2 } and got { $card3 }.
            [other] you gave { $card3 } and got { $card2 }.
           *[none] { $known ->
                [yes] { $seat } gave { $card2 } and got { $card3 }.
               *[no] { $seat } and { $other } swapped hands.
            }
        }
    }
love-letter-told-dealt = { $you ->
        [seat] You were dealt a card: { $cards }.
       *[none] { $known ->
            [yes] { $seat } was dealt a card: { $cards }.
           *[no] { $seat } was dealt a card.
        }
    }
love-letter-told-turned_up = { $cards_count ->
        [one] One card was left out face up: { $cards }.
       *[other] { $cards_count } cards were left out face up: { $cards }.
    }
love-letter-told-returned = { $you ->
        [seat] You put { $card } under the deck, and { $card2 } under that.
       *[none] { $known ->
            [yes] { $seat } put { $card } under the deck, and { $card2 } under that.
           *[no] { $seat } put two cards under the deck.
        }
    }
love-letter-told-took_token = { $you ->
        [alone] You got a token.
        [among] You got a token, and so did { $seats }.
       *[none] { $seats_count ->
            [one] { $seats } got a token.
           *[other] { $seats } got a token each.
        }
    }
# How a round ended: $seat is who lost, $card their card; $other is who beat them, $card2 that card.
love-letter-ending = { $how ->
        [guard] { $you ->
            [seat] You were out: { $other }’s Guard named your { $card }.
            [other] Your Guard named { $seat }’s { $card }.
           *[none] { $other }’s Guard named { $seat }’s { $card }.
        }
        [baron] { $you ->
            [seat] { $known ->
                [yes] You were out: { $other }’s { $card2 } beat your { $card }.
               *[no] You were out: { $other }’s card beat your { $card }.
            }
            [other] { $known ->
                [yes] Your { $card2 } beat { $seat }’s { $card }.
               *[no] Your card beat { $seat }’s { $card }.
            }
           *[none] { $known ->
                [yes] { $other }’s { $card2 } beat { $seat }’s { $card }.
               *[no] { $other }’s card beat { $seat }’s { $card }.
            }
        }
        [tied] { $you ->
            [seat] You were out together with { $other }: both of you held { $card }.
            [other] You were out together with { $seat }: both of you held { $card }.
           *[none] { $seat } and { $other } were out together: both held { $card }.
        }
        [prince] { $you ->
            [seat] You were out: { $other }’s Prince made you discard { $card }.
            [other] Your Prince made { $seat } discard { $card }.
           *[none] { $other }’s Prince made { $seat } discard { $card }.
        }
        [princess] { $you ->
            [seat] You were out: you discarded { $card }.
           *[none] { $seat } discarded { $card }.
        }
        [showdown] { $you ->
            [seat] { $other }’s { $card2 } beat your { $card }.
            [other] Your { $card2 } beat { $seat }’s { $card }.
           *[none] { $other }’s { $card2 } beat { $seat }’s { $card }.
        }
       *[out] { $you ->
            [seat] You were out of the round.
           *[none] { $seat } was out of the round.
        }
    }

## Prompts and moves

love-letter-ask-play = Which card do you play?
love-letter-ask-keep = Which card do you keep?
love-letter-ask-under = In which order do the other two go under the deck?
love-letter-move-play = { $mode ->
        [naming] Play { $card } on { $other } and name { $named }
        [at] Play { $card } on { $other }
        [self] Play { $card } on yourself
        [nothing] Play { $card } (no effect: everyone else is protected)
        [fatal] Play { $card } (puts you out of the round!)
       *[plain] Play { $card }
    }
# $count is a number (1 or 2), not a string; $second is used only with 2.
love-letter-move-keep = { $count ->
        [1] Keep { $card }; { $first } goes under the deck
       *[2] Keep { $card }; { $first } goes under the deck, then { $second } at the very bottom
    }
love-letter-ask-target = On whom?
love-letter-ask-name = Which character do you name?
love-letter-step-target = { $you ->
        [other] yourself
       *[none] { $other }
    }
love-letter-step-keep = Keep { $card }
love-letter-step-under = { $first }, then { $second } at the very bottom
love-letter-step-name = { $card }

## The table

# What the number of a card is called.
love-letter-rank = Rank
love-letter-score = Tokens
# $count is a number: the tokens that win the match.
love-letter-goal = { $count ->
        [one] { $count } token wins the match.
       *[other] { $count } tokens win the match.
    }
love-letter-mark-out = out
love-letter-mark-protected = protected
# $count is a number.
love-letter-status-deck = { $count ->
        [0] The deck is empty.
        [one] { $count } card in the deck.
       *[other] { $count } cards in the deck.
    }
# $number is a number: 1 is the top card.
love-letter-status-in-deck = You know a card in the deck: number { $number } from the top is { $card_a }.
love-letter-status-up = Face up, out of the round: { $cards }.

## Places whose cards are guessed at; a colon and names of cards follow

love-letter-place-hand = { $you ->
        [seat] Your hand
       *[none] { $seat }’s hand
    }
