// What this browser keeps for its user, and nobody else gets: name, language, looks, sounds.

interface Kept {
    name: string;
    language: string;
    theme: "auto" | "light" | "dark";
    sound: boolean;
    /** The tables one has come to, the newest first. */
    tables: string[];
}

const PLACE = "kartaro";
const USUAL: Kept = { name: "", language: "", theme: "auto", sound: false, tables: [] };

function load(): Kept {
    try {
        return { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
    } catch {
        return { ...USUAL }; // nothing may be kept here, or what was kept is broken
    }
}

export const kept = $state(load());

/** Keeps what changes, for as long as the page is open. */
export function keepChanges(): void {
    $effect(() => {
        const text = JSON.stringify(kept);
        try {
            localStorage.setItem(PLACE, text);
        } catch {
            // where nothing can be kept, the page works all the same
        }
    });
}

/** Light or dark, as was chosen or as the system has it. */
export function keepTheme(): void {
    const system = matchMedia("(prefers-color-scheme: dark)");
    let dark = $state(system.matches);
    system.addEventListener("change", () => (dark = system.matches));
    $effect(() => {
        document.documentElement.dataset.theme = kept.theme === "auto" ? (dark ? "dark" : "light") : kept.theme;
    });
}
