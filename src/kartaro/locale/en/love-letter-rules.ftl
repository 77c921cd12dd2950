### Kartaro, English: rulebook of Love Letter.
### One text serves all editions; the selectors choose what holds for the edition at hand.
### Clause 5.3.2 is the message love-letter-clause-5-3-2.

love-letter-rulebook-title = Love Letter: the rules

## 1 The game

love-letter-heading-1 = The game
love-letter-clause-1-1 = You want your love letter to reach the Princess, and the character in your hand is carrying it. You win a round if you are the last player in it, or if you hold the highest card when the deck runs out. Rounds bring tokens, and enough tokens win the match.
love-letter-clause-1-2 = The deck has { $cards } cards: { $counts }. Each card shows one character, with a rank and an effect.
love-letter-clause-1-3 = From { $seats_min } to { $seats_max } players can take part.

## 2 Setting up a round

love-letter-heading-2 = Setting up a round
love-letter-clause-2-1 = All the cards are shuffled into one face-down deck.
love-letter-clause-2-2 = The top card goes aside, face down. Nobody looks at it.
love-letter-clause-2-3 = { $turned_up ->
        [0] At this table no card is turned face up, not even with two players.
        [1] With exactly two players, the next card is turned face up beside the deck. Everyone sees it, and it takes no part in this round.
        [2] With exactly two players, the next two cards are turned face up beside the deck. Everyone sees them, and they take no part in this round.
       *[3] With exactly two players, the next three cards are turned face up beside the deck. Everyone sees them, and they take no part in this round.
    }
love-letter-clause-2-4 = Each player is dealt one card. It is your hand: keep it secret.
love-letter-clause-2-5 = { $first_player ->
        [host] The host chooses who starts the first round.
       *[random] The dealer picks at random who starts the first round.
    } { $rank_set ->
        [r2012] Around a real table, the tradition is to start with whoever has been on a date most recently, and if several have, with the youngest of them.
       *[r2019] Around a real table, the tradition is to start with whoever was the last to write a letter by hand.
    }

## 3 A turn

love-letter-heading-3 = A turn
love-letter-clause-3-1 = When your turn begins, the protection of your Handmaid ends.
love-letter-clause-3-2 = Then you draw the top card of the deck. You now hold two cards.
love-letter-clause-3-3 = You play one of the two face up in front of you. The other one stays in your hand.
love-letter-clause-3-4 = The effect of the played card must be carried out, even when it hurts you.
love-letter-clause-3-5 = After that, the turn goes clockwise to the next player who is still in the round.
love-letter-clause-3-6 = Played and discarded cards stay face up in front of their player, in the order in which they came down. Everyone may look at them at any time.

## 4 Choosing a player

love-letter-heading-4 = Choosing a player
love-letter-clause-4-1 = For the Guard, the Priest, the Baron and the King you choose another player who is in the round and not protected. You cannot choose yourself.
love-letter-clause-4-2 = For the Prince the same holds, but you may also choose yourself.
love-letter-clause-4-3 = If there is somebody you can choose, you must choose. You cannot give up the effect.
love-letter-clause-4-4 = If all the other players in the round are protected, a Guard, Priest, Baron or King has no effect: you choose nobody and name nothing. A Prince then hits you yourself.

## 5 The cards

love-letter-heading-5 = The cards

love-letter-heading-5-0 = Spy (rank 0)
love-letter-clause-5-0-1 = The Spy does nothing when played or discarded.
love-letter-clause-5-0-2 = { $spy_bonus ->
        [no] In this edition the Spy earns no bonus either.
       *[yes] At the end of the round, though, the Spy may earn you the bonus of 8.2.
    }

love-letter-heading-5-1 = Guard (rank 1)
love-letter-clause-5-1-1 = Choose another player and name a character. If that player holds it, that player is out of the round; otherwise nothing happens.
love-letter-clause-5-1-2 = You cannot name the Guard. You can only name characters that belong to this deck.
love-letter-clause-5-1-3 = Everyone learns whom you chose and what you named.

love-letter-heading-5-2 = Priest (rank 2)
love-letter-clause-5-2-1 = Choose another player and look at their hand. You alone see the card.

love-letter-heading-5-3 = Baron (rank 3)
love-letter-clause-5-3-1 = Choose another player. The two of you compare hands in secret, and the one with the lower rank is out of the round.
love-letter-clause-5-3-2 = { $baron_tie ->
        [both_out] If the ranks are equal, both of you are out of the round.
       *[none] If the ranks are equal, nobody is out.
    }
love-letter-clause-5-3-3 = Only the two of you see both cards. The loser’s card is then discarded face up; the winner’s card stays hidden. { $baron_tie ->
        [both_out] After a tie both cards are discarded face up.
       *[none] After a tie everyone else learns only that it was a tie.
    }

love-letter-heading-5-4 = Handmaid (rank 4)
love-letter-clause-5-4-1 = You are protected: until your next turn begins, no other player can choose you.

love-letter-heading-5-5 = Prince (rank 5)
love-letter-clause-5-5-1 = Choose any player, yourself included. That player discards their hand face up, without its effect, and draws a new card.
love-letter-clause-5-5-2 = If the discarded card is the Princess, that player is out of the round and draws nothing.
love-letter-clause-5-5-3 = If the deck is empty, that player takes the card that was set aside face down.

love-letter-heading-5-6 = Chancellor (rank 6)
love-letter-clause-5-6-1 = Draw two cards. Of the three you now hold, keep one.
love-letter-clause-5-6-2 = Put the other two face down under the deck, in the order you like.
love-letter-clause-5-6-3 = If only one card is left in the deck, draw it and put one card back. If none is left, the Chancellor has no effect.
love-letter-clause-5-6-4 = Putting a card back is neither playing nor discarding it. The duty of the Countess (5.8.2) does not apply to these cards.

love-letter-heading-5-7 = King (rank { $rank_set ->
        [r2012] 6
       *[r2019] 7
    })
love-letter-clause-5-7-1 = Choose another player and swap hands.
love-letter-clause-5-7-2 = A swap is not a discard. You both know the two swapped cards; nobody else sees them.

love-letter-heading-5-8 = Countess (rank { $rank_set ->
        [r2012] 7
       *[r2019] 8
    })
love-letter-clause-5-8-1 = The Countess does nothing when she is played or discarded.
love-letter-clause-5-8-2 = If on your turn you hold her together with the King or a Prince, the Countess is the card you must play.
love-letter-clause-5-8-3 = You may also play her freely. Your other card is never shown, so nobody can tell whether you had a choice.

love-letter-heading-5-9 = Princess (rank { $rank_set ->
        [r2012] 8
       *[r2019] 9
    })
love-letter-clause-5-9-1 = If you play or discard the Princess, for whatever reason, you are out of the round at once.
love-letter-clause-5-9-2 = { $deck ->
        [classic16] Giving her away in a swap with the King is safe.
       *[full21] Giving her away in a swap with the King is safe, and so is putting her back with the Chancellor.
    }

## 6 Out of the round

love-letter-heading-6 = Out of the round
love-letter-clause-6-1 = When you go out, you discard your hand face up. It has no effect.
love-letter-clause-6-2 = You take no more turns and cannot be chosen until the next round starts.

## 7 The end of a round

love-letter-heading-7 = The end of a round
love-letter-clause-7-1 = The end of the round is checked after every turn: first how many players are left, then whether the deck is empty.
love-letter-clause-7-2 = If only one player is left, that player wins the round at once. There is no showdown.
love-letter-clause-7-3 = If the deck is empty, there is a showdown: all players in the round reveal their hands, and the highest rank wins.
love-letter-clause-7-4 = { $showdown_tie ->
        [discard_sum] If the highest rank is tied, the tied players each add up the ranks of the cards lying in front of them, without the hand. The highest total wins. { $discard_sum_tie ->
            [all_win] If the totals are equal as well, all those players win the round.
           *[no_token] If the totals are equal as well, nobody gets a token.
        }
       *[all_win] If the highest rank is tied, all the tied players win the round.
    }
love-letter-clause-7-5 = { $baron_tie ->
        [both_out] If the Baron sends the last two players out together, the round ends at once with nobody left. { $no_survivors ->
            [both_win] Those two players both win the round.
           *[no_token] Nobody gets a token.
        }
       *[none] A round with nobody left cannot happen in this edition.
    }

## 8 Tokens and the match

love-letter-heading-8 = Tokens and the match
love-letter-clause-8-1 = Whoever wins the round gets one token.
love-letter-clause-8-2 = { $spy_bonus ->
        [no] In this edition there is no bonus for the Spy.
       *[yes] If at the end of the round exactly one player still in it has played or discarded a Spy, that player gets one extra token. It is a single token even for two Spies, and it can come on top of the token for winning.
    }
love-letter-clause-8-3 = The number of players decides how many tokens win the match – { $tokens } (players: tokens).
love-letter-clause-8-4 = The match is checked only when all the tokens of a round have been handed out. { $multi_win ->
        [no] The player who then has enough tokens wins the match; there is only one winner.
       *[yes] Everyone who then has enough tokens wins, all together; extra tokens make no difference.
    }
love-letter-clause-8-5 = The winner of the round starts the next one. If the round ended in a tie, the dealer picks one of the tied players at random, even if none of them got a token.
love-letter-clause-8-6 = For the new round all the cards are shuffled again. Protection ends and everybody is back in; tokens stay with their owners.

## 9 Open and hidden

love-letter-heading-9 = Open and hidden
love-letter-clause-9-1 = Everyone sees the tokens, the size of the deck, the cards turned face up, all played and discarded cards, who is protected and who is out. Every chosen player, every named character and the outcome of every Baron are open too.
love-letter-clause-9-2 = { $deck ->
        [classic16] Only you see your hand. A Priest shows a card to one player; the cards of a Baron or a King are known to two.
       *[full21] Only you see your hand, and what you draw and put back with the Chancellor. A Priest shows a card to one player; the cards of a Baron or a King are known to two.
    }
love-letter-clause-9-3 = Nobody sees the cards in the deck or the card set aside, unless a Prince brings that card into a hand (5.5.3). { $reveal_after_round ->
        [yes] When the round is over, the card set aside and all hands are shown.
       *[no] Even when the round is over, the card set aside and any hand not shown stay hidden.
    }
