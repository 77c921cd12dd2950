// The shape of a game's own part of the page: a folder beside this file, named as the server names the game.
//
//   looks.ts        what is listed below (default export)
//   style.css       its colours, the cloth of its table and the height of its longest question, under [data-game="NAME"]
//   emblem.svg      its emblem
//   cards/*.svg     a picture for each card, named as the server names the card, and back.svg
//   pieces/*.svg    tokens, markers
//   signs/*.svg     what tells suits apart in the corner of a card and among words
//   pictures.ts     all of these pictures in one piece (copy a neighbour's)
//   Middle.svelte   what lies between the players
//   scene.ts        what a sentence looks like on the stage (default export, see stage/scenes.ts)
//   Answers.svelte  the answers to some questions (`draws` says to which)
//   lesson.ts       a first game with a coach (default export, see learn/lessons.ts)
//
// Every one of them may be missing, and so may the folder: then cards show their names, and what lies on the table is
// told in words beside the deck.

export interface Face {
    /** A file in cards/, without its ending. */
    picture: string;
    /** The number that belongs to the name of the card, where one does. */
    rank?: string;
    /** A file in signs/, without its ending. */
    sign?: string;
    /** One of several states that the picture has, for style.css (`data-mood`). */
    mood?: string;
}

export interface Looks {
    /** Three cards on the lid of its box. */
    lid?: string[];
    /** The card that stands for the game among the lessons. */
    cover?: string;
    /** The face of a card whose picture or sign has another name than the card. */
    face?(card: string): Face;
    /** A card or several for each picture that is not named like a card: those that /gallery shows. */
    samples?: string[];
    /** The tint (a class of pigments.css) of each sign. */
    signs?: Record<string, string>;
    /** The piece that scores are counted in. */
    scorePiece?: string;
    /** Pieces that every player has; the nth lies face down while `mark-used-n` is said of the player. */
    markers?: string[];
    /** The icons of what is said of a player; what is seen on the table anyway has none (`null`) and is not shown. */
    marks?: Record<string, string | null>;
    /** The piece that stands for an answer, by the message that it is. */
    answers?: Record<string, string>;
    /** The questions whose answers Answers.svelte draws. */
    draws?: string[];
    /** The sentences with which a card comes to the table: the last ones lie in the middle, where the game draws none. */
    plays?: string[];
    /** Middle.svelte shows what lies before the players, so it does not lie with them once more. */
    showsFronts?: boolean;
}
