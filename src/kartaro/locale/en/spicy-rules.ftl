### Kartaro, English: rulebook of Spicy.
### One text serves all editions; the selectors choose what holds for the options at hand.
### Clause 8.3.2 is the message spicy-clause-8-3-2.

spicy-rulebook-title = Spicy: the rules

## 1 The game and the cards

spicy-heading-1 = The game and the cards
spicy-clause-1-1 = Three big cats are out to eat the hottest food, and all of them cheat. You play cards face down and say what they are, truthfully or not, and you try to catch the others lying. Cards you win and trophies bring points; two trophies win the match outright.
spicy-clause-1-2 = There are 100 spicy cards. Ninety of them show a spice – chili, wasabi or pepper – and a number from 1 to 10; each of these 30 cards is there three times.
spicy-clause-1-3 = Five cards are number wilds. A number wild has every number but no spice: its number is always right, its spice always wrong.
spicy-clause-1-4 = Five cards are spice wilds. A spice wild has every spice but no number: its spice is always right, its number always wrong.
spicy-clause-1-5 = Besides these there are World’s End, three trophies, and the six Spice It Up! cards.
spicy-clause-1-6 = From { $seats_min } to { $seats_max } players can take part.
spicy-clause-1-7 = { $in_play ->
        [some] Cards in play: { $cards }. Cards that a hand starts with, and that a trophy brings: { $hand }. Where these rules give other numbers of cards, these count.
       *[all] All 100 cards are in play, and a hand starts with six of them.
    }

## 2 Setting up

spicy-heading-2 = Setting up
spicy-clause-2-1 = The 100 cards are shuffled, and each player is dealt six. They are your hand: keep it secret. The rest is the draw deck.
# $above is a text such as “2: 28, 3: 43”; $jitter is a number, not a string.
spicy-clause-2-2 = World’s End goes into the draw deck. The number of players decides how many cards lie above it – { $above } (players: cards). { $jitter ->
        [0] It lies exactly there.
       *[other] Chance moves it up or down, by { $jitter } at most, and nobody knows how far.
    }
spicy-clause-2-3 = The three trophies lie beside the draw deck.
spicy-clause-2-4 = In the basic game the Spice It Up! cards stay in the box. If you use some, they lie face up for the whole match, and chapter 8 holds.
spicy-clause-2-5 = { $first_player ->
        [host] The host chooses who starts.
       *[random] The dealer picks at random who starts.
    } Around a real table, the tradition is to start with the youngest player.

## 3 A turn

spicy-heading-3 = A turn
spicy-clause-3-1 = Turns go clockwise. On your turn you play a card or you pass.
spicy-clause-3-2 = To play, put one card from your hand face down on the stack and declare a number and a spice.
spicy-clause-3-3 = You may play any card and you may lie. Only what you declare has to fit the stack.
spicy-clause-3-4 = If the stack is empty, declare a 1, 2 or 3 of any spice.
spicy-clause-3-5 = Otherwise declare the spice of the stack and a number higher than the last one declared. You may leave out numbers.
spicy-clause-3-6 = After a declared 10, the next declaration is a 1, 2 or 3 of the same spice.
spicy-clause-3-7 = { $faults ->
        [on] If your declaration does not fit, you take the card back unseen, and your turn counts as a pass: you draw one card.
       *[off] A declaration that does not fit is refused. You choose again.
    }
spicy-clause-3-8 = Whenever a card has to be taken back, it counts as never played: nobody wins anything by it, a paw stays where it is, cards tucked under it go back as well, and the card below can be challenged again.
spicy-clause-3-9 = To pass, draw one card. The turn goes to the next player.
spicy-clause-3-10 = You may always pass: on an empty stack too, and when you are the one to start a new stack. The next player then opens it.
spicy-clause-3-11 = If everyone else has passed, you may play on your own card.

## 4 Challenges

spicy-heading-4 = Challenges
spicy-clause-4-1 = Any player except the one who played it can challenge the top card of the stack. You need not wait for your turn.
spicy-clause-4-2 = Only the top card can be challenged, and only until the next card is played. A pass does not protect it.
spicy-clause-4-3 = With the challenge you name what you think is wrong: the number or the spice. { $faults ->
        [on] If you have the card revealed without naming either, you lose the challenge at once.
       *[off] A challenge that names neither is refused.
    }
spicy-clause-4-4 = The top card is revealed, and no other. If what you named differs from the declaration, you win the challenge; if it is right, the player of the card wins.
spicy-clause-4-5 = Whatever you did not name makes no difference, even if it is wrong.
spicy-clause-4-6 = A number wild stands up to a challenge of its number and falls to one of its spice. With a spice wild it is the other way round.
spicy-clause-4-7 = The winner of the challenge takes the whole stack, including the revealed card, and lays it face down in front of them without looking at it.
spicy-clause-4-8 = The loser draws two cards and then has the turn, with an empty stack to open. From there play goes on clockwise.
spicy-clause-4-9 = A challenge is always settled to its end: first the winner takes the stack and any trophy, then the loser draws. Only after that is it checked whether the match is over.

## 5 The last card and the trophies

spicy-heading-5 = The last card and the trophies
spicy-clause-5-1 = { $announce ->
        [on_play] When you play the last card of your hand, you must announce it along with the card.
        [at_one] When you are down to one card, you must announce it, at the latest before you play that card. You count your cards after tucking and drawing.
       *[auto] When you play the last card of your hand, everyone is told so. You need not announce it.
    }
spicy-clause-5-2 = { $announce ->
        [auto] Nothing can be forgotten here.
       *[other] If you play your last card unannounced, you take it back, draw one card, and the turn goes on to the next player.
    }
spicy-clause-5-3 = When somebody has played a last card, the game stops: nobody plays, passes or copies until all the others have either challenged it or let it go.
spicy-clause-5-4 = If all let it go, its player takes a trophy. The card can no longer be challenged; the stack stays, and the next player clockwise goes on with it.
spicy-clause-5-5 = If it is challenged and its player wins, they take both the stack and a trophy. The challenger draws two cards and opens a new stack, as usual.
spicy-clause-5-6 = If it is challenged and its player loses, there is no trophy. That player draws two cards and opens a new stack, as usual.
spicy-clause-5-7 = Unless the match is over, whoever took a trophy then draws six cards.

## 6 World’s End

spicy-heading-6 = World’s End
spicy-clause-6-1 = { $worlds_end ->
        [on_draw] The match is over as soon as somebody has to draw and World’s End lies on top of the draw deck.
       *[on_expose] The match is over as soon as World’s End lies on top of the draw deck, even if nobody needs another card.
    }
spicy-clause-6-2 = Nobody ever takes World’s End into their hand.
spicy-clause-6-3 = If you are in the middle of drawing several cards, you stop. You keep those you have drawn, and they count against you.
spicy-clause-6-4 = What was won before stays won. A trophy counts even if drawing for it brings World’s End.

## 7 The end and the score

spicy-heading-7 = The end and the score
spicy-clause-7-1 = The match ends when a player takes a second trophy, when the third trophy is taken, or by World’s End.
spicy-clause-7-2 = A player with two trophies wins, whatever the score.
spicy-clause-7-3 = Otherwise points decide: 1 for each card you won, 10 for each trophy, and 1 off for each card in your hand. A score can be negative.
spicy-clause-7-4 = The most points win. Players with equal points share the win.
spicy-clause-7-5 = Cards that still lie in the stack count for nobody.
spicy-clause-7-6 = When a challenge brings the last trophy, its loser still draws two cards, and they count.

## 8 Spice It Up!

spicy-heading-8 = Spice It Up!

spicy-heading-8-1 = We Love Chili!
spicy-clause-8-1-1 = { $we_love_chili ->
        [must] On a stack with cards in it, you must declare every 1, 2 or 3 as chili, whatever the spice was. When you open a stack, you are free.
       *[may] Whenever you can declare a 1, 2 or 3, you may declare it as chili instead of the spice of the stack.
    }
spicy-clause-8-1-2 = From then on the spice of the stack is chili.
spicy-clause-8-1-3 = The number itself must fit. On wasabi 1 you can declare chili 2 or chili 3, but not chili 1.

spicy-heading-8-2 = Start It Up!
spicy-clause-8-2-1 = After a declared 8, 9 or 10 you may declare a 1, 2 or 3. After an 8 or 9 you may just as well go higher.
spicy-clause-8-2-2 = The spice stays the same.

spicy-heading-8-3 = Spice Raider
spicy-clause-8-3-1 = When you declare a 4, you lay your paw on the stack.
spicy-clause-8-3-2 = As soon as the next card is played, you win all the cards under your paw, your 4 included. The new card alone is the stack, and declarations go on from it.
spicy-clause-8-3-3 = A pass is not a card: your paw stays. If the next card is your own, you win the cards all the same.
spicy-clause-8-3-4 = The 4 can be challenged as usual. Your paw is then gone, and the winner of the challenge takes the stack.
spicy-clause-8-3-5 = If your 4 is your last card, chapter 5 comes first; your paw stays until the next card. If somebody plays their last card onto your paw, you take your cards at once, before the outcome of that card is settled.
spicy-clause-8-3-6 = If the match ends while your paw is on the stack, those cards are nobody’s.

spicy-heading-8-4 = Change Your Luck
spicy-clause-8-4-1 = { $luck ->
        [exact_2] When you declare a 5, you must at once tuck two cards from your hand face down under it and draw two. If you have fewer, tuck all you have and draw as many.
       *[up_to_2] When you declare a 5, you may at once tuck one or two cards from your hand face down under it and draw as many.
    }
spicy-clause-8-4-2 = Tucked cards are never looked at in a challenge. They belong to the stack and go to whoever wins it.
spicy-clause-8-4-3 = You draw before anybody can react. If that brings World’s End, the match is over and the stack is nobody’s.
spicy-clause-8-4-4 = If the 5 is the only card you have, there is nothing to tuck: it is your last card. If you tuck, you also draw, so your hand is not empty and there is no trophy.

spicy-heading-8-5 = Turn It Up!
spicy-clause-8-5-1 = When a number is checked, 6 and 9 are the same: a declared 6 or 9 is right if the card is a 6 or a 9.
spicy-clause-8-5-2 = This changes only what is true, not what you can declare. A 6 does not fit on an 8.

spicy-heading-8-6 = Copy Cat
spicy-clause-8-6-1 = When another player has played a card, you may copy it, even if it is not your turn: play a card from your hand onto it and declare the same number and the same spice.
spicy-clause-8-6-2 = After a copy, play goes on with the player to the left of the copier. Some players may lose a turn by this, and some may get one more.
spicy-clause-8-6-3 = A card can be copied until the next player plays or passes.
spicy-clause-8-6-4 = You cannot copy your own card. But a copy can be copied, even by the player whose card it copies.
spicy-clause-8-6-5 = To challenge a copy, you only say that it is wrong, and name neither number nor spice. The copier wins only if both are right. A wild used as a copy always loses.
spicy-clause-8-6-6 = What lies under a copy is no longer checked and can no longer be challenged. The winner of a challenge still takes the whole stack.
spicy-clause-8-6-7 = A last card can be copied only after its outcome is settled and its player has taken the trophy. Whatever happens to the copy, the trophy stays.
spicy-clause-8-6-8 = If you copy with your own last card, chapter 5 holds and you can take a trophy. { $announce ->
        [auto] The turn then goes to the player to your left.
       *[other] The turn then goes to the player to your left. If you did not announce it, the copy is void: you take it back and draw one card, the turn stays where it was, and that card can no longer be copied.
    }

spicy-heading-8-7 = Several cards together
# $max_variants is a number, not a string.
spicy-clause-8-7-1 = At most { $max_variants } of these cards can be used at once, and none of them twice. All of them go together; the next clauses say how.
spicy-clause-8-7-2 = We Love Chili! and Start It Up!: after an 8, 9 or 10 of any spice, { $we_love_chili ->
        [must] a 1, 2 or 3 must be chili; higher numbers keep the old spice.
       *[may] you may also declare a 1, 2 or 3 of chili.
    }
spicy-clause-8-7-3 = Spice Raider and Change Your Luck: the raider also wins tucked cards. If a 5 is played onto a raider’s 4, the raider takes the stack first, and keeps it whatever comes; the tucked cards go under the 5 in the new stack.
spicy-clause-8-7-4 = Spice Raider and Copy Cat: a copy of a 4 is the next card. The raider takes the stack, and the paw of the copier now lies on the copy.
spicy-clause-8-7-5 = Change Your Luck and Copy Cat: whoever copies a 5 tucks and draws too.
spicy-clause-8-7-6 = Turn It Up! and Copy Cat: with the right spice, a 6 is a right copy of a declared 9, and a 9 of a declared 6.
spicy-clause-8-7-7 = A copy repeats the spice that was declared and changes nothing about it. A copied 8, 9 or 10 can be followed like the first one.

## 9 Reactions

spicy-heading-9 = Reactions
spicy-clause-9-1 = After each card that is played, all the other players are asked together. The answers are sealed: nobody sees one before all are in. Only then does the turn go on.
spicy-clause-9-2 = You can let the card go, or challenge its number or its spice. A copy can only be challenged by saying that it is wrong. With Copy Cat you can also offer a copy. { $faults ->
        [on] If it is not a copy, you can also challenge without naming anything, and lose (4.3).
       *[off] There are no other answers.
    }
spicy-clause-9-3 = A challenge goes before any copy. Only if nobody challenges is a copy played, and then the others are asked about the copy.
spicy-clause-9-4 = If several players challenge, or if several copy and nobody challenges, only one of them counts: { $simultaneous ->
        [random] chance picks which.
        [first_arrival] the one whose answer came first.
       *[seat_order] the one nearest clockwise to the player of the card.
    }
spicy-clause-9-5 = Answers that do not count cost nothing and stay sealed; a card offered as a copy goes back to its hand.
spicy-clause-9-6 = After a pass, everyone but the player of the top card is asked again, the one who passed included, but only about a challenge. Nobody is asked about an empty stack, or about a last card that has been let go.
spicy-clause-9-7 = Letting a card go does not bind you after a pass. You may, though, let it go for good: then you are not asked again until another card lies on top.
spicy-clause-9-8 = A last card can only be challenged or let go. If all let it go and the match goes on, Copy Cat gives everyone else one more chance to copy, once the trophy has been taken and six cards drawn.
spicy-clause-9-9 = Your answer is about the card that lay on top when you were asked. If another card lies there by now, the answer is ignored and costs nothing.

## 10 Open and hidden

spicy-heading-10 = Open and hidden
spicy-clause-10-1 = Everyone knows what was declared and by whom, how many cards are in the stack and in each hand, how many cards each player has won, the trophies, and the Spice It Up! cards. { $jitter ->
        [0] Everyone also knows how many cards lie above World’s End.
       *[other] How many cards lie above World’s End, nobody knows.
    }
spicy-clause-10-2 = Only you know your hand, and what the cards were that you played or tucked.
spicy-clause-10-3 = A challenge reveals the challenged card to everyone. All other cards of the stack stay face down, and so do cards that have been won, even at the end of the match.
