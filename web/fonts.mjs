// The page's typeface: Lora (SIL Open Font License), with the characters of our four languages and in one weight.
// It is cut out of the npm package whenever the page is built; src/style/type.css says where it is used.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import subsetFont from "subset-font";

const FROM = new URL("./node_modules/@fontsource-variable/lora/files/", import.meta.url);
const TO = new URL("./build/fonts/", import.meta.url);
const WEIGHT = 600;
/** Ligatures, kerning, and figures of one width. */
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "tnum"];
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const CUTS = {
    "lora-latin-wght-normal.woff2": `${ASCII}ÀÈÉÌÍÒÓÙÚàèéìíòóùúÄËÏÖÜäëïöüÇçÑñß“”‘’„«»–—…·×•°§½→←`,
    "lora-latin-ext-wght-normal.woff2": "ĈĉĜĝĤĥĴĵŜŝŬŭ",
};

/** @returns {import("vite").Plugin} */
export function fonts() {
    return {
        name: "kartaro-fonts",
        async buildStart() {
            mkdirSync(TO, { recursive: true });
            for (const [file, characters] of Object.entries(CUTS)) {
                const whole = readFileSync(fileURLToPath(new URL(file, FROM)));
                const how = { targetFormat: "woff2", variationAxes: { wght: WEIGHT }, keepFeatures: FEATURES };
                writeFileSync(fileURLToPath(new URL(file, TO)), await subsetFont(whole, characters, how));
            }
        },
    };
}
