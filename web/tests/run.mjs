// Runs the tests of the page's logic, in *.test.ts here, with Node's own test runner: `node tests/run.mjs`.
// Vite bundles them first, as it does the page, so that any Node from 20 on can.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const names = readdirSync(here).filter((name) => name.endsWith(".test.ts"));
const made = mkdtempSync(join(here, "../node_modules/.tests-"));
let status = 1;
try {
    await build({
        root: dirname(here),
        logLevel: "warn",
        build: {
            ssr: true,
            outDir: made,
            emptyOutDir: false,
            rolldownOptions: { input: names.map((name) => join(here, name)), output: { entryFileNames: "[name].mjs" } },
        },
    });
    const tests = readdirSync(made).filter((name) => name.endsWith(".test.mjs"));
    const run = spawnSync(process.execPath, ["--test", ...tests.map((name) => join(made, name))], { stdio: "inherit" });
    status = run.status ?? 1;
} finally {
    rmSync(made, { recursive: true, force: true });
}
process.exit(status);
