// What this browser keeps for its user, and nobody else gets: name, language, looks, sounds.

export type Pace = "calm" | "normal" | "quick" | "off";

interface Preferences {
    name: string;
    language: string;
    theme: "auto" | "light" | "dark";
    sound: boolean;
    /** How fast scenes are played; nothing: as the system's wish for motion says. */
    pace: Pace | "";
    /** Milliseconds for which a new question takes no answer: a second tap was meant for what was there before. */
    steady: number;
    /** Moves without a choice are made by the page. */
    forced: boolean;
    /** Whether to be told, away from the page, that it is one's turn. */
    notify: boolean;
    /** The tables one has come to, the newest first. */
    tables: string[];
}

const STORAGE_KEY = "kartaro";
const DEFAULTS: Preferences = {
    name: "",
    language: "",
    theme: "auto",
    sound: false,
    pace: "",
    steady: 400,
    forced: false,
    notify: false,
    tables: [],
};

function load(): Preferences {
    try {
        return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Preferences>) };
    } catch {
        return { ...DEFAULTS }; // nothing may be kept here, or what was kept is broken
    }
}

export const preferences = $state(load());

/** The system's wish that nothing moves. */
export function stillness(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** As chosen; who wants no motion, and has chosen nothing, is shown no scenes. */
export function paceNow(): Pace {
    return preferences.pace || (stillness() ? "off" : "normal");
}

/** Keeps what changes, for as long as the page is open. */
export function savePreferences(): void {
    $effect(() => {
        const text = JSON.stringify(preferences);
        try {
            localStorage.setItem(STORAGE_KEY, text);
        } catch {
            // where nothing can be kept, the page works all the same
        }
    });
}

/** Light or dark, as was chosen or as the system has it. */
export function applyTheme(): void {
    const system = matchMedia("(prefers-color-scheme: dark)");
    let dark = $state(system.matches);
    system.addEventListener("change", () => (dark = system.matches));
    $effect(() => {
        document.documentElement.dataset.theme = preferences.theme === "auto" ? (dark ? "dark" : "light") : preferences.theme;
    });
}
