import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = "http://127.0.0.1:8472";

export default defineConfig({
    plugins: [svelte()],
    build: {
        outDir: "../src/kartaro/web/dist",
        emptyOutDir: true,
        assetsInlineLimit: 0, // the server's policy loads nothing that is written into a page
        modulePreload: { polyfill: false },
        target: "es2022",
    },
    server: {
        fs: { allow: [".."] }, // words lie in src/kartaro/locale
        proxy: { "/api": { target: SERVER, ws: true } },
    },
});
