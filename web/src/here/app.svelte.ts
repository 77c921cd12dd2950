// The page as an app: a service worker keeps it, so that it opens without a network, and a new version is offered.

import { engineFolder } from "../place";

let waiting = $state.raw<ServiceWorker | null>(null);
let postponed = $state(false);

function watch(registration: ServiceWorkerRegistration): void {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
    registration.addEventListener("updatefound", () => {
        const coming = registration.installing;
        coming?.addEventListener("statechange", () => {
            if (coming.state === "installed" && navigator.serviceWorker.controller) waiting = coming;
        });
    });
}

export const app = {
    get isNew(): boolean {
        return waiting !== null && !postponed;
    },
    /** Take the new version; matches go on where they were. */
    update(): void {
        waiting?.postMessage("update");
    },
    later(): void {
        postponed = true;
    },
};

/** When a tab has taken a new version, all begin anew with it: tabs of two versions may not understand each other. */
function followUpdates(): void {
    let isKept = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
        if (isKept) location.reload();
        isKept = true;
    });
}

/** Keep the page, where whoever serves it can do without being reached. */
export function keepApp(): void {
    if (!engineFolder || !("serviceWorker" in navigator)) return;
    followUpdates();
    const address = new URL("../../sw.js", new URL(engineFolder, document.baseURI));
    navigator.serviceWorker
        .register(address, { updateViaCache: "none" })
        .then(watch)
        .catch(() => undefined); // without it, the page needs the network
}
