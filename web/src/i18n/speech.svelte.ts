// Every word a user reads comes from src/kartaro/locale/: one place that knows Fluent, as in Python.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { preferences } from "../preferences.svelte";

export const LANGUAGES = { en: "English", id: "Bahasa Indonesia", it: "Italiano", eo: "Esperanto" } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

const sources = import.meta.glob<string>(
    "../../../src/kartaro/locale/*/{*-rules,analysis,errors,join,page-mine,page-replay}.ftl",
    { query: "?raw", import: "default" },
);
type Words = Record<string, string>;
/** What is wanted on nearly every screen comes in one piece. */
const together = import.meta.glob<Words>("./words/*.ts", { import: "default" });
const ALWAYS = ["page", "core", "server"];

function isLanguage(word: string): word is Language {
    return word in LANGUAGES;
}

/** The one that was chosen here before, else the first of the browser's that we speak. */
function wished(): Language {
    const words = [preferences.language, ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")];
    return words.find(isLanguage) ?? "en";
}

async function source(language: Language, name: string): Promise<FluentResource> {
    const path = `src/kartaro/locale/${language}/${name}.ftl`;
    const words = await together[`./words/${language}.ts`]?.();
    return new FluentResource(words?.[`../../../../${path}`] ?? (await sources[`../../../${path}`]?.()) ?? "");
}

interface Wish {
    language: Language;
    files: ReadonlySet<string>;
}

async function bundleFor({ language, files }: Wish): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const resources = await Promise.all([...files].map((name) => source(language, name)));
    for (const resource of resources) bundle.addResource(resource);
    return bundle;
}

const NOTHING: Wish = { language: "en", files: new Set() };

class Speech {
    /** What is spoken; it changes as a whole, so that no sentence is ever half in another language. */
    private state = $state.raw({ wish: NOTHING, bundle: new FluentBundle("en") });
    /** What is wanted, and what is there; plain, so that whoever needs words does not begin anew with each of them. */
    private wish = NOTHING;
    private loaded = NOTHING;

    get language(): Language {
        return this.state.wish.language;
    }

    async begin(): Promise<void> {
        await this.speak(wished(), ALWAYS);
    }

    /** Switch to another language, with all that has been needed so far. */
    async change(language: Language): Promise<void> {
        preferences.language = language;
        await this.speak(language, []);
    }

    /** Files of messages that a screen wants, such as a game's. */
    async need(...names: string[]): Promise<void> {
        const { files } = this.loaded;
        if (!names.every((name) => files.has(name))) await this.speak(this.wish.language, names);
    }

    private async speak(language: Language, names: string[]): Promise<void> {
        this.wish = { language, files: new Set([...this.wish.files, ...names]) };
        while (this.loaded !== this.wish) {
            const { wish } = this;
            const bundle = await bundleFor(wish);
            if (wish !== this.wish || wish === this.loaded) continue; // others wanted more meanwhile, or loaded it
            this.loaded = wish;
            this.state = { wish, bundle };
            document.documentElement.lang = wish.language;
        }
    }

    has(message: string): boolean {
        return this.state.bundle.hasMessage(message);
    }

    /** The sentence; the name of the message, if there is none such. */
    say(message: string, args: Arguments = {}): string {
        const { bundle } = this.state;
        const found = bundle.getMessage(message);
        return found?.value ? bundle.formatPattern(found.value, args, []) : message;
    }

    /** The attributes of a message: a name in the forms that sentences of this language put it in. */
    forms(message: string, args: Arguments = {}): Record<string, string> {
        const { bundle } = this.state;
        const patterns = Object.entries(bundle.getMessage(message)?.attributes ?? {});
        return Object.fromEntries(patterns.map(([form, pattern]) => [form, bundle.formatPattern(pattern, args, [])]));
    }

    /** `Anna, Bruno and Clara` */
    join(names: string[]): string {
        const last = names.at(-1);
        if (names.length < 2 || last === undefined) return names.join("");
        const items = names.slice(0, -1);
        return this.say("list-and", { items: items.join(", "), items_count: items.length, last });
    }
}

export const speech = new Speech();
export const say = (message: string, args: Arguments = {}): string => speech.say(message, args);
