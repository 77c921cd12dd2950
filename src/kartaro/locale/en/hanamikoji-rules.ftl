### Kartaro, English: rulebook of Hanamikoji.
### The selectors choose what holds for the options at hand.
### Clause 4.3.2 is the message hanamikoji-clause-4-3-2.

hanamikoji-rulebook-title = Hanamikoji: the rules

## 1 The game

hanamikoji-heading-1 = The game
hanamikoji-clause-1-1 = You and your opponent court seven geishas with the items they love. You win the match if, after a round, you hold the favour of geishas worth at least eleven charm, or of any four geishas.
# $counts lists the items with the number of cards of each.
hanamikoji-clause-1-2 = The seven geishas lie in a row between you. Each of them loves one kind of item, and her charm is the number of cards of that item. From left to right, the { $cards } item cards are: { $counts }.
hanamikoji-clause-1-3 = The game is for two players.
hanamikoji-clause-1-4 = { $items ->
        [some] Only some of the item cards and actions are in play. Item cards: { $cards }. Cards dealt to each of you: { $hand }. Turns for each of you: { $turns }. You win with { $charm_to_win } charm, or with this many geishas: { $geishas_to_win }. A geisha without item cards takes no part. What these rules say about other cards, actions and numbers does not apply.
       *[all] All item cards and all four actions are in play.
    }

## 2 Setting up a round

hanamikoji-heading-2 = Setting up a round
hanamikoji-clause-2-1 = All 21 item cards are shuffled into one face-down deck.
hanamikoji-clause-2-2 = One card is removed, face down, and takes no part in this round. Neither of you looks at it.
hanamikoji-clause-2-3 = Each of you is dealt six cards. They are your hand: keep it secret. The eight cards that are left are the deck.
hanamikoji-clause-2-4 = Your four action markers lie face up in front of you. When the match starts, every geisha has a victory marker in the middle of her card, on nobody’s side.
hanamikoji-clause-2-5 = { $first_player ->
        [host] The host chooses who starts the first round.
       *[random] The dealer picks at random who starts the first round.
    } Around a real table, the tradition is to start with the younger player.

## 3 A turn

hanamikoji-heading-3 = A turn
hanamikoji-clause-3-1 = At the start of your turn you draw the top card of the deck.
hanamikoji-clause-3-2 = Then you choose one of your action markers that is still face up, and carry out its action.
hanamikoji-clause-3-3 = The marker you used is turned face down. So you can use each action only once per round, in any order you like.
hanamikoji-clause-3-4 = You take turns one after the other until each of you has had four.
hanamikoji-clause-3-5 = You cannot skip anything: neither the card you draw, nor the action, nor the whole turn.

## 4 The four actions

hanamikoji-heading-4 = The four actions

hanamikoji-heading-4-1 = Secret (one card)
hanamikoji-clause-4-1-1 = Put one card from your hand face down under the marker. At scoring it is revealed and counts on your side.
hanamikoji-clause-4-1-2 = You may look at it whenever you like; your opponent may not.

hanamikoji-heading-4-2 = Trade-off (two cards)
hanamikoji-clause-4-2-1 = Put two cards from your hand face down under the marker. They count for neither of you this round.
hanamikoji-clause-4-2-2 = You may look at them whenever you like. Your opponent never sees them, not even at scoring.

hanamikoji-heading-4-3 = Gift (three cards)
hanamikoji-clause-4-3-1 = Lay three cards from your hand face up on the table.
hanamikoji-clause-4-3-2 = Your opponent takes one of them and lays it on their own side of its geisha. The other two go to your side.

hanamikoji-heading-4-4 = Competition (four cards)
hanamikoji-clause-4-4-1 = Lay four cards from your hand face up on the table. You are the one who splits them into two pairs.
hanamikoji-clause-4-4-2 = Your opponent takes one of the pairs, just as it lies, to their own side. The other pair goes to your side.

hanamikoji-clause-4-5 = What to take from a Gift or a Competition is your opponent’s choice alone, and it is made at once. Only then does their own turn begin, with drawing a card.

## 5 Scoring

hanamikoji-heading-5 = Scoring
hanamikoji-clause-5-1 = When you have both had four turns, both Secrets are revealed and laid on their owners’ sides.
hanamikoji-clause-5-2 = Look at each geisha: if more of her items lie on one side than on the other, her victory marker moves to that side, wherever it stood before.
hanamikoji-clause-5-3 = If both sides have the same number of her items, or none at all, her marker stays where it is. A geisha you won earlier then still counts for you.
hanamikoji-clause-5-4 = When all seven markers have been settled, each of you counts the geishas on your own side and adds up their charm.
hanamikoji-clause-5-5 = If nobody has won, another round follows. All 21 cards go back into the deck, the removed one too, and the action markers are turned face up again. The victory markers stay where they are. This time the other player starts.

## 6 The end of the match

hanamikoji-heading-6 = The end of the match
hanamikoji-clause-6-1 = With four or more geishas on your side you win the match.
hanamikoji-clause-6-2 = With eleven charm or more on your side you win the match, even if your opponent has four geishas.
hanamikoji-clause-6-3 = The end of the match is checked only after scoring. What lies on the table before that decides nothing.
hanamikoji-clause-6-4 = { $max_rounds ->
        [r3] If nobody has won after the third round, the match ends there: more geishas win; if they are equal, more charm; if that is equal too, you share the win.
       *[none] There is no limit to the number of rounds.
    }

## 7 Open and hidden

hanamikoji-heading-7 = Open and hidden
hanamikoji-clause-7-1 = Both of you see the victory markers, the items on both sides, which action markers have been used, how many cards are in the hands and in the deck, and every Gift and Competition with the choice that was made.
hanamikoji-clause-7-2 = Only you see your hand, your Secret until it is revealed, and the cards of your Trade-off.
hanamikoji-clause-7-3 = Nobody sees the removed card. Neither it nor the cards of a Trade-off are shown as long as the match lasts.
