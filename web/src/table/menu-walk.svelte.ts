// Where somebody stands in the server's tree of questions. Which answers there are is the server's business: here they
// are only walked along, by pointing at cards, players and buttons.

import { type Thing, thing } from "../i18n/telling";
import type { MenuItem, Menu } from "../protocol";
import type { Item } from "./layout";

function cardOf(choice: MenuItem): string | undefined {
    return thing(choice.says, "card").card;
}

function cardsOf(choice: MenuItem): string[] | undefined {
    return thing(choice.says, "cards").cards;
}

export function playerOf(choice: MenuItem): number | undefined {
    return thing(choice.says, "other").player;
}

/** All cards that an answer names, in groups where it names groups. */
export function groupsOf(choice: MenuItem): string[][] {
    const things = Object.values(choice.says.args ?? {}).filter((one): one is Thing => typeof one === "object" && !!one);
    return things.map((one) => one.cards ?? (one.card === undefined ? [] : [one.card])).filter((cards) => cards.length);
}

/** The answers after this one that are no choice any more; null if one of them is. */
function straight(choice: MenuItem): MenuItem[] | null {
    const path = [choice];
    for (let menu = choice.then; menu; ) {
        const [only, ...others] = menu.choices;
        if (!only || others.length) return null;
        path.push(only);
        menu = only.then;
    }
    return path;
}

function sameCards(one: string[], other: string[]): boolean {
    return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

export class MenuWalk {
    path = $state.raw<MenuItem[]>([]);
    /** Keys of the cards in hand that were pointed at. */
    picked = $state.raw<number[]>([]);
    /** An answer that nobody gives on purpose: is it meant? */
    doubt = $state.raw<MenuItem | null>(null);

    constructor(
        readonly root: Menu,
        private readonly hand: () => Item[],
        private readonly send: (move: string) => void,
        /** When an answer can be meant for this question, by `performance.now()`. */
        private readonly from = 0,
    ) {}

    /** Whoever presses now has meant what was there before. */
    private get isTooSoon(): boolean {
        return performance.now() < this.from;
    }

    get menu(): Menu {
        return this.path.at(-1)?.then ?? this.root;
    }

    /** The one move there is; none where there is a choice, or where it would have to be asked twice. */
    get only(): string {
        const [first, ...others] = this.root.choices;
        const path = first && !others.length ? straight(first) : null;
        return path && !path.some((choice) => choice.fatal) ? (path.at(-1)?.move ?? "") : "";
    }

    /** Answers to be given by buttons now: all but those that cards in hand stand for. */
    get choices(): MenuItem[] {
        if (this.ready && this.menu.at !== "hand") return [];
        if (this.menu.at !== "hand") return this.menu.choices;
        return this.menu.choices.filter((choice) => cardOf(choice) === undefined && !cardsOf(choice)?.length);
    }

    /** The answer that the cards pointed at are, complete but for a word of consent. */
    get ready(): MenuItem | null {
        if (!this.picked.length) return null;
        const last = this.path.at(-1);
        if (last && cardOf(last) !== undefined && straight(last)) return last;
        if (this.menu.at !== "hand") return null;
        return this.menu.choices.find((choice) => sameCards(cardsOf(choice) ?? [], this.pickedCards)) ?? null;
    }

    private get pickedCards(): string[] {
        const hand = this.hand();
        return this.picked.map((key) => hand.find((item) => item.key === key)?.card ?? "");
    }

    /** The deepest question that is answered by cards in hand, and how many answers lead to it. */
    private get handMenu(): { menu: Menu; depth: number } | null {
        for (let depth = this.path.length; depth >= 0; depth -= 1) {
            const menu = depth ? this.path[depth - 1]?.then : this.root;
            if (menu?.at === "hand") return { menu, depth };
        }
        return null;
    }

    /** Whether it makes sense to point at this card. */
    canPick(card: string): boolean {
        const found = this.handMenu;
        return !!found?.menu.choices.some((choice) => cardOf(choice) === card || cardsOf(choice)?.includes(card));
    }

    pick(item: Item): void {
        if (this.isTooSoon) return;
        const found = this.handMenu;
        if (!found || !this.canPick(item.card)) return;
        const single = found.menu.choices.find((choice) => cardOf(choice) === item.card);
        const path = this.path.slice(0, found.depth);
        if (single) {
            const again = this.picked[0] === item.key;
            this.picked = again ? [] : [item.key];
            this.path = again ? path : [...path, single];
            return;
        }
        const most = Math.max(...found.menu.choices.map((choice) => cardsOf(choice)?.length ?? 0));
        const others = this.picked.filter((key) => key !== item.key);
        this.path = path;
        this.picked = others.length < this.picked.length ? others : [...others, item.key].slice(-most);
    }

    /** How many cards an answer has here, at least and at most; null where it is not several. */
    get wanted(): { least: number; most: number } | null {
        if (this.menu.at !== "hand") return null;
        const sizes = this.menu.choices.map((choice) => cardsOf(choice)?.length).filter((size) => size !== undefined);
        return sizes.length ? { least: Math.min(...sizes), most: Math.max(...sizes) } : null;
    }

    /** Say yes to what is ready. */
    agree(): void {
        const choice = this.ready;
        if (choice) this.take(choice);
    }

    /** Give an answer; what follows without a choice is given with it. */
    take(choice: MenuItem): void {
        if (this.isTooSoon) return;
        if (choice.fatal && this.doubt !== choice) {
            this.doubt = choice;
            return;
        }
        this.doubt = null;
        const rest = straight(choice);
        if (rest) {
            this.send(rest.at(-1)?.move ?? "");
            return;
        }
        this.path = this.path.at(-1) === choice ? this.path : [...this.path, choice];
        if (this.menu.at === "hand") this.picked = [];
    }

    get canGoBack(): boolean {
        return this.path.length > 0 || this.picked.length > 0;
    }

    back(): void {
        this.doubt = null;
        if (this.picked.length) {
            const depth = this.handMenu?.depth ?? 0;
            this.path = this.path.slice(0, depth);
            this.picked = [];
        } else {
            this.path = this.path.slice(0, -1);
        }
    }
}
