// What the server and the page say to each other.
// Written by tools/page_types.py from src/kartaro/server/protocol/; do not change it here.

export type FromServer = Table | Push | Done | No | Said | Hint | Reveal;

export type FromClient = Hello | Move | GoOn | Leave | Return | Speak | AskHint | Commit | ShowSeed | Start | Kick | Rematch | Follow | Close | SetPace;

export type Request = Move | GoOn | Leave | Return | Speak | AskHint | Commit | ShowSeed | Start | Kick | Rematch | Follow | Close | SetPace;

export type Phase = "closed" | "over" | "playing" | "waiting";

/** Ask a bot what it would do. */
export interface AskHint {
    do: "hint";
    id: string;
    seat: number;
}

/** A hidden place, and how many of each card were to be expected there, by what a seat knew; the likeliest first. */
export interface Belief {
    place: Say;
    hidden: number;
    cards: Array<[string, number]>;
}

/** A card with another rank or number; a deck that lacks it has no line. */
export interface CardDifference {
    card: string;
    one?: ReferenceLine | null;
    other?: ReferenceLine | null;
}

/** A card by its name in the notation: what it is called, the message of what it does, and the clause about it. */
export interface CardInfo {
    card: string;
    name: Say;
    effect: string;
    clause: string;
}

/** A clause or heading that reads otherwise, by its message; an edition that lacks it has none. */
export interface ClauseDifference {
    number: string;
    kind: "clause" | "heading";
    one?: string;
    other?: string;
}

/** Nobody plays here any more. */
export interface Close {
    do: "close";
    id: string;
}

/** Before the start: your client has chosen a seed, and commits itself to it. */
export interface Commit {
    do: "commit";
    id: string;
    seat: number;
    commitment: string;
}

/** A decision of the dealer, and out of what it was made: cards to order, or what could be picked, sorted. */
export interface Deal {
    decision: number;
    cards: Array<string>;
    picks: Array<string>;
}

/** How the rules of another edition differ; what goes into its messages are its own `args`. */
export interface Differences {
    edition: string;
    chosen: Record<string, string>;
    seats: Array<number>;
    args: Record<string, unknown>;
    options: Array<OptionDifference>;
    cards: Array<CardDifference>;
    clauses: Array<ClauseDifference>;
}

/** What you asked for with this id is done, and will never be lost. */
export interface Done {
    is: "done";
    id: string;
}

/** A rulebook: `edition-NAME` is its title, `edition-NAME-about` says what is special about it. */
export interface EditionInfo {
    name: string;
    seats: Array<number>;
    usual: number;
    options: Record<string, string>;
}

/** How a round, or the match, has just ended, as the reader was told of it. */
export interface Ending {
    words: Say;
    winners?: Array<number>;
}

/** Go on where the same people play again, at the table that is `next`, over the same socket. */
export interface Follow {
    do: "follow";
    id: string;
}

/** One decision of a match that is over: who made it, what was told of it, and the table then. */
export interface Frame {
    seat: number;
    round: number;
    told: Array<Told>;
    view: View;
    asked: Array<number>;
    sentences?: Array<Sentence>;
}

/** A game: the message `name` is its title. Its first edition is the usual one. */
export interface GameInfo {
    name: string;
    editions: Array<EditionInfo>;
    options: Array<OptionInfo>;
    cards: Array<CardInfo>;
    routine: Array<string>;
    clauses: Record<string, string>;
    reacts?: boolean;
}

/** You have seen how the round ended: let the next one begin. */
export interface GoOn {
    do: "on";
    id: string;
    seat: number;
}

/** The first thing a client says: what it has, so that it gets the rest. */
export interface Hello {
    do: "hello";
    token?: string;
    have?: Record<string, number>;
    watch?: boolean;
    shows_ends?: boolean;
}

/** What a bot would do: the move, its words, and the chance to win the match by it and by the next best. */
export interface Hint {
    is: "hint";
    seat: number;
    move: string;
    words: Say;
    value: number;
    other: number;
}

/** A round is over; the next one begins when these have gone on, or in so many seconds. */
export interface Intermission {
    waits: Array<number>;
    seconds: number;
}

/** Sit down, on a certain chair or on the first that is free. */
export interface Join {
    name: string;
    seat?: number | null;
}

/** What a bot makes of a decision: what was played, what it would have played, and the chances to win by each. */
export interface Judgement {
    number: number;
    decision: number;
    played: Say;
    better: Say;
    agrees: boolean;
    value: number;
    best: number;
    cost: number;
    beliefs: Array<Belief>;
}

/** Before the start: somebody has to go. */
export interface Kick {
    do: "kick";
    id: string;
    seat: number;
}

/** A bot takes your seat; before the start, the chair is free again. */
export interface Leave {
    do: "leave";
    id: string;
    seat: number;
}

/** A question, and every answer that leads to a legal move. */
export interface Menu {
    ask: string;
    choices: Array<MenuItem>;
    at?: string;
}

/** One answer to a question: it leads to a further question, or it is a move. */
export interface MenuItem {
    says: Say;
    then?: Menu | null;
    move?: string;
    fatal?: boolean;
}

/** Answer a question with a move in the notation. */
export interface Move {
    do: "move";
    id: string;
    seat: number;
    question: number;
    move: string;
}

/** Open a table; whoever does sits down on its first free chair. */
export interface NewTable {
    terms: Terms;
    name: string;
}

/** What you asked for was refused, and nothing was changed. */
export interface No {
    is: "no";
    code: string;
    args?: Record<string, unknown>;
    id?: string;
}

/** An option that is set otherwise. */
export interface OptionDifference {
    option: string;
    one: string;
    other: string;
}

/** One thing a table may choose: `option-NAME` says what it is, `option-NAME-VALUE` what each value means. */
export interface OptionInfo {
    name: string;
    values: Array<string>;
    parts?: Array<string>;
    numbers?: Array<number>;
}

/** For oneself, to go on with one's seats on another device: whoever has it holds them, too. */
export interface OwnLink {
    link: string;
}

/** Play a match that is over once more from one's own decision of this number on; the first of all is 0. */
export interface Practice {
    decision: number;
}

/** What a seat (6: everybody who watches) was told since, and what follows from it. */
export interface Push {
    is: "told";
    seat: number;
    count: number;
    told: Array<Told>;
    view: View;
    asked: Array<number>;
    question?: number;
    menu?: Menu | null;
    seconds?: number | null;
    winners?: Array<number> | null;
    sentences?: Array<Sentence>;
    left?: Record<string, number>;
    ending?: Ending | null;
}

/** A line of the reference card: a card, or the first and the last of several that differ in their ranks alone. */
export interface ReferenceLine {
    card: string;
    name: Say;
    effect: string;
    copies: number;
    clause: string;
    rank?: number | null;
    last?: string;
    last_name?: Say | null;
}

/** The same people once more, one seat further. */
export interface Rematch {
    do: "rematch";
    id: string;
}

/** Take your seat back from the bot. */
export interface Return {
    do: "return";
    id: string;
    seat: number;
}

/** The match is about to begin: show the seed that you committed to. */
export interface Reveal {
    is: "reveal";
}

/** What one player has, as the reader knows it. */
export interface Row {
    score: number;
    hand: Array<string>;
    front: Array<string> | null;
    marks: Array<Say>;
    out?: boolean;
}

/** A numbered clause, or the heading above some; what goes into its message are the `args` of the rulebook. */
export interface RuleClause {
    number: string;
    kind: "clause" | "heading";
    say: string;
}

/** The rules of an edition, as messages: reference card, headings and clauses in order. */
export interface Rules {
    game: string;
    edition: string;
    chosen: Record<string, string>;
    options: Record<string, string>;
    seats: Array<number>;
    args: Record<string, unknown>;
    cards: Array<ReferenceLine>;
    clauses: Array<RuleClause>;
    against?: Differences | null;
}

/** Somebody says one of the phrases, by its name. */
export interface Said {
    is: "said";
    seat: number;
    phrase: string;
}

/** A message of the game, and what goes into it: numbers, words, and objects such as `{"card": "guard"}`. */
export interface Say {
    say: string;
    args?: Record<string, unknown>;
}

/** Who sits there: a person, a bot, or nobody yet. */
export interface SeatInfo {
    name?: string;
    bot?: string;
    person?: boolean;
    present?: boolean;
    owner?: boolean;
    commitment?: string;
    won?: number;
}

/** A seat is yours: whoever has the token holds it. A browser keeps it as a cookie. */
export interface Seated {
    table: string;
    seat: number;
    token: string;
    link: string;
}

/** Facts that belong together, in one message; several players may each need a sentence of the same group. */
export interface Sentence {
    words: Say;
    group: number;
    facts: number;
    clause?: string;
    routine?: boolean;
    cause?: Say | null;
    drama?: boolean;
}

/** At a table where nobody else plays: how fast its bots answer; or they wait. */
export interface SetPace {
    do: "pace";
    id: string;
    pace: "calm" | "normal" | "paused" | "quick";
}

/** The seed you committed to. */
export interface ShowSeed {
    do: "seed";
    id: string;
    seat: number;
    seed: string;
}

/** The terms of a table as the server tells them. */
export interface ShownTerms {
    game: string;
    edition?: string;
    options?: Record<string, string>;
    chairs?: Array<string>;
    first?: string;
    clock?: number;
    reaction?: number;
    live?: boolean;
    watchers?: boolean;
    delay?: number;
    listed?: boolean;
    sealed?: boolean;
}

/** Say one of the phrases. */
export interface Speak {
    do: "speak";
    id: string;
    seat: number;
    phrase: string;
}

/** Begin; chairs that are free are given to bots of this level. */
export interface Start {
    do: "start";
    id: string;
    level?: string;
}

/** The table has changed, or you have come. */
export interface Table {
    is: "table";
    info: TableInfo;
    you: Array<number>;
}

/** What everybody may know of a table. */
export interface TableInfo {
    table: string;
    terms: ShownTerms;
    chairs: Array<SeatInfo>;
    phase: "closed" | "over" | "playing" | "waiting";
    commitment: string;
    next?: string;
    practice?: string;
    intermission?: Intermission | null;
}

/** A table for whoever looks in: the seats that are theirs, and who has to decide; nobody, if none of them is. */
export interface TableNow {
    table: string;
    terms: ShownTerms;
    chairs: Array<SeatInfo>;
    phase: "closed" | "over" | "playing" | "waiting";
    commitment: string;
    next?: string;
    practice?: string;
    intermission?: Intermission | null;
    you?: Array<number>;
    asked?: Array<number>;
}

/** What is played at a table, and how. */
export interface Terms {
    game: string;
    edition?: string;
    options?: Record<string, string>;
    chairs?: Array<string>;
    first?: string;
    clock?: number;
    reaction?: number;
    live?: boolean;
    watchers?: boolean;
    delay?: number;
    listed?: boolean;
    sealed?: boolean;
}

/** A fact as it was told: its kind and what it carries, and how to say it, if there is anything to say. */
export interface Told {
    fact: Record<string, string>;
    words?: Say | null;
}

/** Everything that lies on the table, as the reader knows it; `goal` is the score that wins, 0 if none does. */
export interface View {
    rows: Array<Row>;
    middle: Array<Say>;
    goal: number;
    unseen?: Array<number>;
}

export const VERSION = 1;

export const PHRASES = ["hello","thanks","well-played","oops","hurry","thinking","wow","good-luck","again","bye"] as const;
