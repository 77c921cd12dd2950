### Kartaro, English: a first game of each, with a coach.

page-learn-lead = A real game against an easy bot, with a short note whenever something new is on the table. Nothing to read first: just play.
page-learn-minutes = About two minutes.
page-learn-done = You have played this one.
page-learn-begin = Learn by playing
page-learn-new-here = New here?
page-learn-offer = Learn a game in two minutes, against an easy bot.
page-learn-not-now = Not now
page-learn-coach = Note of the coach
# $number and $of are numbers.
page-learn-note = Note { $number } of { $of }
page-learn-more = In the rules
page-learn-no-more = No more notes
page-learn-got-it = Got it
page-learn-hint = Not sure what to do? The light bulb asks a bot what it would do. It knows no more than you do.
page-learn-over = That was your first game! Play once more, or look at the replay: there a bot shows where you did well and what it would have done.

## Love Letter

page-learn-love-letter-goal = Be the last one left, or hold the higher card when the deck is empty: that wins a token. In this short game two tokens win.
page-learn-love-letter-turn = You have one card, and draw a second one in your turn. Play one of the two; it does what it says. The other one stays your secret.
page-learn-love-letter-guard = You hold a Guard: choose your opponent and name a card. If they hold it, they are out. The cards that lie open tell you what they cannot have.
page-learn-love-letter-princess = The Princess is the highest card, and you may never let go of her: if you play or discard her, you are out. Hold on to her and play the other card.
page-learn-love-letter-countess = The Countess does nothing. But with the King or a Prince beside her, she is the one you have to play.
page-learn-love-letter-keep = The Chancellor lets you look at more cards: keep the best one. The others go under the deck, and you alone know where they lie.
page-learn-love-letter-denied = A wrong guess is not wasted: now everybody knows one card that it is not.
page-learn-love-letter-showed = A card was shown to one player only. If it was you, you keep it in mind; the table notes it for you as long as it holds.
page-learn-love-letter-protected = A Handmaid protects until the next turn of her player: nobody can choose them. Cards that need a target then do nothing.
page-learn-love-letter-front = Everything played lies open, in order. There are six Guards and only one Princess; the rules have a card with all numbers. Count!
page-learn-love-letter-out = Out is only out of this round. The card that was held is laid open, and the next round begins with everybody.
page-learn-love-letter-round = The round is over and its winner gets a token. All cards are shuffled again; the winner begins.

## Hanamikoji

page-learn-hanamikoji-goal = Seven geishas, each with an item she loves. Whoever lays more of her item on their side wins her favour. Four geishas win the match, or eleven charm.
page-learn-hanamikoji-turn = In your turn you draw a card and use one of four actions. You have each of them only once a round, and you must use all four. Choose one.
page-learn-hanamikoji-take = Your opponent lays cards out, and you take first: one card, or one of two pairs. The rest goes to them. What you take, they do not get.
page-learn-hanamikoji-hidden = Secret hides one card that will count for you at the end. Trade-off takes two cards out of the round: good for what you want nobody to have.
page-learn-hanamikoji-offers = With Gift and Competition you lay cards out and the other takes first. Offer what is equally good, or what does not hurt, whatever they take.
page-learn-hanamikoji-offered = Now your opponent takes first, and you get the rest. Two equal cards in an offer make sure that you get one.
page-learn-hanamikoji-hid = Your Secret lies under its marker. Only you know it; at the end of the round it comes to your side.
page-learn-hanamikoji-secret = Your opponent has hidden a card. It will count for them, so a lead of one may not be enough.
page-learn-hanamikoji-traded = Those two cards count for nobody this round, and your opponent never sees them. You know now what cannot come any more.
page-learn-hanamikoji-favour = The round is counted: more items on one side move the geisha there. With as many on both sides she stays where she was.
page-learn-hanamikoji-round = If nobody has won yet, you play on with a new deal. Favour that was won stays, until somebody wins it over.

## Spicy

page-learn-spicy-goal = Get rid of your cards, and do not get caught lying. Cards you win bring a point each, a trophy ten; cards left in your hand cost one each.
page-learn-spicy-turn = Play a card face down and say what it is: a number and a spice. It may be true, or not! An empty stack begins with 1, 2 or 3. Or pass, and draw a card.
page-learn-spicy-answer = Do you believe it? Let it go, or challenge: is the number wrong, or the spice? You have to say which.
page-learn-spicy-higher = On a stack you call the same spice and a higher number. If you have no such card, you lie or you pass. After a 10 it begins again with 1, 2 or 3.
page-learn-spicy-wild = You hold a wild. One kind has every number and no spice, the other every spice and no number: half true, whatever you call it.
page-learn-spicy-passed = Passing costs a card from the deck. Sometimes that is cheaper than a lie that everybody sees through.
page-learn-spicy-challenged = The card is turned over. Only what was named counts: with the right number, a lie about the spice gets through, if the number was challenged.
page-learn-spicy-stack = Whoever was right takes the whole stack, and each card is a point. The other draws two cards and begins a new stack.
page-learn-spicy-last = Somebody is down to a last card. If it is played and nobody catches it, it wins a trophy. Now is the time to look closely.
page-learn-spicy-trophy = A trophy! Ten points, and six new cards. Who wins two of them wins the match at once.
page-learn-spicy-end = World’s End lies on top of the deck: the game is over, and points are counted.
