// A small game with a hidden hand: two cards, play one of them, draw another; a new round when the deck is at its end.
// Rounds go on for ever, so that no match has to be replaced.
"use strict";

const { PlayerView } = require("boardgame.io/core");

const CARDS = [1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8];

function deal(G, random) {
  G.secret.deck = random.Shuffle(CARDS);
  G.deckSize = CARDS.length;
  for (const id of ["0", "1"]) {
    G.players[id].hand = [];
    G.players[id].played = [];
    draw(G, id);
    draw(G, id);
  }
  G.shown = { 0: [], 1: [] };
}

function draw(G, id) {
  G.players[id].hand.push(G.secret.deck.pop());
  G.deckSize -= 1;
}

function play({ G, playerID, random }, index) {
  const hand = G.players[playerID].hand;
  if (!(index in hand)) return "INVALID_MOVE";
  const [card] = hand.splice(index, 1);
  G.shown[playerID].push(card);
  if (G.deckSize) {
    draw(G, playerID);
    return;
  }
  const values = ["0", "1"].map((id) => Math.max(...G.players[id].hand));
  G.score[values[0] > values[1] ? 0 : 1] += 1;
  deal(G, random);
}

exports.Hand = {
  name: "hand",
  setup: ({ random }) => {
    const G = { secret: {}, players: { 0: {}, 1: {} }, score: [0, 0] };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
  disableUndo: true,
};
