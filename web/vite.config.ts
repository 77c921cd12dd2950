import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// @ts-expect-error - plain JavaScript: the types of Node.js are not among our packages
import { fonts } from "./fonts.mjs";

const SERVER = "http://127.0.0.1:8472";
/** What every screen is made of, the lobby first. */
const EVERYWHERE = [
    /node_modules\/(svelte|esm-env|clsx|@fluent)|preload-helper/,
    /src\/\w+(\.svelte)?\.(ts|svelte)/,
    /src\/(style|art\/icons)\//,
    /src\/(i18n|art)\/[\w.]+\.(ts|svelte|css|svg)/,
    /src\/ui\/(?!New|Option|Choices)/,
    /src\/games\/(index|looks|[\w-]+\/(looks|style))\./,
    /src\/net\/(api|autostart|connection|lobby|own-tables|seat)/,
    /src\/learn\/(Offer|begin|lessons|progress)/,
    /src\/pages\/Lobby/,
];
/** A table, to play at or to look at once more. */
const TABLE = [/node_modules\/@noble/, /src\/(table|net|mine)\//, /src\/(games|rules)\/(middles|.*Middle|RulesLink|sheet)/];
const oneOf = (parts: RegExp[]) => (id: string) => parts.some((part) => part.test(id));

export default defineConfig({
    base: "./", // a static host may have the page below any path; a server writes /assets/ into it
    plugins: [svelte(), fonts()],
    worker: { format: "es" },
    build: {
        outDir: "../src/kartaro/web/dist",
        emptyOutDir: true,
        assetsInlineLimit: 0, // the server's policy loads nothing that is written into a page
        modulePreload: { polyfill: false },
        target: "es2022",
        rolldownOptions: {
            output: {
                // On a slow network each request costs more than what it brings: what is wanted together comes together.
                codeSplitting: {
                    groups: [
                        { name: "page", test: oneOf(EVERYWHERE) },
                        { name: "table", test: oneOf(TABLE) },
                    ],
                },
            },
        },
    },
    server: {
        fs: { allow: [".."] }, // words lie in src/kartaro/locale
        proxy: { "/api": { target: SERVER, ws: true } },
    },
});
