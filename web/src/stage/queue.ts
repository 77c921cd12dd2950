// One scene after another, at a pace, and never far behind: a queue that is hurried when much waits in it.

/** What waits to be shown: its beats, and until when. */
export interface Entry<Beat> {
    beats: Beat[];
    /** By this machine's clock, when it must be over. */
    due: number;
    /** When the table must be as it is afterwards, whatever is still shown; one's own question is on it. */
    applyBy: number;
    /** The table is as it is afterwards from now on. */
    apply(): void;
}

export interface Clock {
    now(): number;
    later(ms: number, what: () => void): number;
    cancel(timer: number): void;
}

interface Timed {
    length: number;
    applies: boolean;
}

const SHORTEST = 60;

export class Queue<Beat extends Timed> {
    private readonly waiting: Entry<Beat>[] = [];
    private at = 0;
    private timer = 0;
    private applied = false;
    private paused = false;

    constructor(
        private readonly clock: Clock,
        /** Milliseconds of a step; 0 where nothing is staged. */
        private readonly step: () => number,
        private readonly show: (beat: Beat | null) => void,
    ) {}

    get isIdle(): boolean {
        return !this.waiting.length;
    }

    add(entry: Entry<Beat>): void {
        if (!this.step() || !entry.beats.length) {
            this.skipAll();
            entry.apply();
            return;
        }
        this.waiting.push(entry);
        if (Number.isFinite(entry.applyBy)) {
            this.clock.later(Math.max(0, entry.applyBy - this.clock.now()), () => this.applyUpTo(entry));
        }
        if (this.waiting.length === 1) this.begin();
    }

    /** The scene that is shown is over. */
    skip(): void {
        if (this.waiting.length) this.finish();
    }

    /** Everything is as it is now. */
    skipAll(): void {
        this.clock.cancel(this.timer);
        const last = this.waiting.splice(0).at(-1);
        last?.apply();
        this.show(null);
    }

    pause(wanted: boolean): void {
        if (this.paused === wanted) return;
        this.paused = wanted;
        if (wanted) this.clock.cancel(this.timer);
        else if (this.waiting.length) this.play();
    }

    private begin(): void {
        this.at = 0;
        this.applied = false;
        this.play();
    }

    private play(): void {
        const entry = this.waiting[0];
        const beat = entry?.beats[this.at];
        if (!entry) return;
        if (!beat) {
            this.finish();
            return;
        }
        if (this.paused) return;
        if (beat.applies) this.applyFirst(entry);
        this.show(beat);
        this.timer = this.clock.later(this.lengthOf(beat), () => {
            this.at += 1;
            this.play();
        });
    }

    private finish(): void {
        this.clock.cancel(this.timer);
        const entry = this.waiting[0];
        if (entry) this.applyFirst(entry);
        this.waiting.shift();
        if (this.waiting.length) this.begin();
        else this.show(null);
    }

    private applyFirst(entry: Entry<Beat>): void {
        if (this.applied) return;
        this.applied = true;
        entry.apply();
    }

    /** A question has waited long enough: what comes before it is shown by a table that knows what follows. */
    private applyUpTo(entry: Entry<Beat>): void {
        const at = this.waiting.indexOf(entry);
        if (at < 0) return;
        for (const earlier of this.waiting.splice(0, at)) earlier.apply();
        if (at > 0) {
            this.clock.cancel(this.timer);
            this.begin();
        }
        this.applyFirst(entry);
    }

    /** A beat lasts as long as the pace says, unless somebody waits for what follows. */
    private lengthOf(beat: Beat): number {
        const wanted = beat.length * this.step();
        return Math.max(Math.min(SHORTEST, wanted), wanted * this.hurry());
    }

    /** By how much everything must be shortened so that nothing in the queue comes too late. */
    private hurry(): number {
        let before = 0;
        let least = 1;
        this.waiting.forEach((entry, i) => {
            const beats = i ? entry.beats : entry.beats.slice(this.at);
            before += beats.reduce((sum, beat) => sum + beat.length, 0) * this.step();
            if (before) least = Math.min(least, Math.max(0, entry.due - this.clock.now()) / before);
        });
        return least;
    }
}
