// Runs in Node: has Pyodide import everything that a page's server needs, and compiles what was imported, so that nothing
// has to be compiled in a browser.
//
//   node pack.mjs PYODIDE PACKAGES TOOLS OUT

import { pathToFileURL } from "node:url";

const [pyodideFolder, packages, tools, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: `${pyodideFolder}/` });
for (const [folder, place] of Object.entries({ "/packages": packages, "/tools": tools, "/out": out })) {
    pyodide.FS.mkdirTree(folder);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: place }, folder);
}
await pyodide.runPythonAsync(`
import sys
sys.path[:0] = ["/packages", "/tools"]
import rehearsal
await rehearsal.rehearse()
import encodings.cp437, shutil, zipfile # with which the worker unpacks all this
import packing_modules
packing_modules.pack("/packages", "/out")
`);
process.exit(0); // the server that was rehearsed looks after its tables for ever
