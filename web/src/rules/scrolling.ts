import { tick } from "svelte";

/** Bring a clause into sight, and whoever reads by keyboard or by ear to it. */
export async function scrollTo(clause: string, within: ParentNode = document): Promise<void> {
    await tick();
    const place = clause ? within.querySelector<HTMLElement>(`[id="${CSS.escape(clause)}"]`) : null;
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
}
