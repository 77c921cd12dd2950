// Options in words.

import type { Telling } from "../i18n/telling";
import type { GameInfo } from "../protocol";

/** What a value means; several with `+` between them one after another, and a number as it is. */
export function optionValue(telling: Telling, option: string, value: string): string {
    const known = telling.game.options.find(({ name }) => name === option);
    if (known?.values.includes(value)) return telling.say(`option-${option}-${value}`);
    const parts = value.split("+");
    if (parts.every((part) => known?.parts?.includes(part))) {
        return parts.map((part) => telling.say(`option-${option}-${part}`)).join(", ");
    }
    return value;
}

/** These settings once more with another, without those that the edition has anyway. */
export function settings(game: GameInfo, edition: string, chosen: Record<string, string>): Record<string, string> {
    const usual = game.editions.find(({ name }) => name === edition)?.options ?? {};
    return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => usual[name] !== value));
}
