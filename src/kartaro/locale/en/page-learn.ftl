### Kartaro, English: a first game of each, with a coach.

page-learn-lead = A real game against an easy bot, with a short note whenever something new happens. Nothing to read first: just play.
page-learn-minutes = About two minutes.
page-learn-done = You have played this one.
page-learn-begin = Learn by playing
page-learn-new-here = New here?
page-learn-offer = Learn a game in two minutes, against an easy bot.
page-learn-not-now = Not now
page-learn-coach = Coach’s note
# $number and $of are numbers.
page-learn-note = Note { $number } of { $of }
page-learn-more = Read the rule
page-learn-got-it = Got it
page-learn-hint = Not sure what to do? The light bulb shows what a bot would do. It knows no more than you do.
page-learn-over = That was your first game! Play again, or watch the replay: there a bot shows where you did well and what it would have done.

## Love Letter

page-learn-love-letter-goal = Be the last one left, or hold the highest card when the deck is empty: that wins you a token. In this short game two tokens are enough to win.
page-learn-love-letter-turn = You have one card and draw a second one on your turn. Play one of the two and carry out its effect. The other one stays your secret.
page-learn-love-letter-guard = You hold a Guard: choose your opponent and name a character other than Guard. If they hold it, they are out. The cards lying face up tell you what they cannot have.
page-learn-love-letter-princess = The Princess is the highest card, but never let her go: if you play or discard her, you are out. Keep her and play the other card.
page-learn-love-letter-countess = The Countess does nothing. But with the King or a Prince beside her, she is the one you have to play.
page-learn-love-letter-keep = The Chancellor lets you look at more cards: keep the best one. The others go under the deck, and you alone know where they lie.
page-learn-love-letter-denied = A wrong guess is not wasted: now everybody knows one card that this player does not hold.
page-learn-love-letter-showed = A card was shown to one player only. If that was you, the table remembers it for you while it is still true.
page-learn-love-letter-protected = A Handmaid protects her player until their next turn: nobody else can choose them. A Guard, Priest, Baron or King then has no effect, and a Prince hits the player who plays it.
page-learn-love-letter-front = Everything played lies face up, in order. There are six Guards and only one Princess; the reference card in the rules shows how many there are of each. Count!
page-learn-love-letter-out = Being out lasts only for this round. The player’s card is turned face up, and the next round begins with everybody.
page-learn-love-letter-round = The round is over, and its winner gets a token. All cards are shuffled again; the winner starts.

## Hanamikoji

page-learn-hanamikoji-goal = Seven geishas, each with an item she loves. Whoever has more of her item on their side wins her favour. You win with four geishas, or with geishas worth eleven charm in all.
page-learn-hanamikoji-turn = On your turn you draw a card and use one of four actions. You have each of them only once per round, and you must use all four. Choose one.
page-learn-hanamikoji-take = Your opponent lays out cards, and you take first: one card, or one of two pairs. The rest goes to them. What you take, they do not get.
page-learn-hanamikoji-hidden = Secret hides one card that will count for you at the end. Trade-off takes two cards out of the round: useful for cards that you want nobody to have.
page-learn-hanamikoji-offers = With Gift and Competition you lay out cards and your opponent takes first. Offer cards of equal worth, or cards that do you no harm, whatever they take.
page-learn-hanamikoji-offered = Now your opponent takes first, and you get the rest. Two equal cards in a Gift, or one in each pair of a Competition, make sure that you get one.
page-learn-hanamikoji-hid = Your Secret lies under its marker. Only you know it; at the end of the round it goes to your side.
page-learn-hanamikoji-secret = Your opponent has hidden a card. It will count for them, so a lead of one may not be enough.
page-learn-hanamikoji-traded = Those two cards count for nobody this round, and your opponent never sees them. Now you know two cards that cannot turn up any more.
page-learn-hanamikoji-favour = The round is scored: each geisha moves to the side that has more of her items. If both sides have equally many, she stays where she was.
page-learn-hanamikoji-round = If nobody has won yet, you play another round. Favours you have won stay with you until your opponent wins them over.

## Spicy

page-learn-spicy-goal = Get rid of your cards, and do not get caught lying. Each card you win is a point, a trophy is ten; each card left in your hand costs one.
page-learn-spicy-turn = Play a card face down and say what it is: a number and a spice. It may be true, or not! An empty stack starts with 1, 2 or 3. Or pass, and draw a card.
page-learn-spicy-answer = Do you believe it? Let it go, or challenge: is the number wrong, or the spice? You have to say which.
page-learn-spicy-higher = On a stack you call the same spice and a higher number. If you have no such card, lie or pass. After a 10 it starts again with 1, 2 or 3.
page-learn-spicy-wild = You hold a wild. One kind has every number and no spice, the other every spice and no number: half true, whatever you call it.
page-learn-spicy-passed = Passing costs a card from the deck. Sometimes that is cheaper than a lie that everybody sees through.
page-learn-spicy-challenged = The card is turned over. Only what was challenged counts: if the number was challenged and is right, a lie about the spice goes unpunished.
page-learn-spicy-stack = Whoever was right takes the whole stack, and each card is a point. The other one draws two cards and starts a new stack.
page-learn-spicy-last = Somebody is down to their last card. If they play it and nobody catches a lie, they win a trophy. Look closely now.
page-learn-spicy-trophy = A trophy! Ten points, and six new cards. Whoever wins two wins the match at once.
page-learn-spicy-end = World’s End lies on top of the deck: the match is over, and the points are counted.

## The end of a lesson

page-learn-end = End the lesson
