// For measurements and tests: a worker with the engine of a site, given Python to run. It is no part of a site.

const KINDS = { wasm: "application/wasm", zip: "application/zip" };
const PACKAGES = "/packages";

const network = self.fetch.bind(self);

async function part(folder, name) {
    const { body } = await network(`${folder}${name}.gz`);
    const headers = { "content-type": KINDS[name.split(".").at(-1)] };
    return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

async function run({ folder, files, code }) {
    const begun = performance.now();
    const described = await (await network(`${folder}engine.json`)).json();
    const archives = await Promise.all(["image.zip", "nets.zip"].map((name) => part(folder, name)));
    const contents = await Promise.all(archives.map((archive) => archive.arrayBuffer()));
    self.fetch = (what, how) => {
        const name = String(what).slice(folder.length);
        return described.files[name]?.packed ? part(folder, name) : network(what, how);
    };
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const pyodide = await loadPyodide({ indexURL: folder, lockFileContents: described.lock, env: { HOME: "/" } });
    for (const content of contents) pyodide.unpackArchive(content, "zip", { extractDir: PACKAGES });
    for (const [path, text] of Object.entries(files)) {
        pyodide.FS.mkdirTree(`${PACKAGES}/${path.split("/").slice(0, -1).join("/")}`);
        pyodide.FS.writeFile(`${PACKAGES}/${path}`, text);
    }
    pyodide.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
    const found = await pyodide.runPythonAsync(code);
    return { found, seconds: (performance.now() - begun) / 1000, bytes: pyodide._module.HEAPU8.length };
}

self.onmessage = async ({ data }) => {
    try {
        self.postMessage(await run(data));
    } catch (error) {
        self.postMessage({ error: String(error) });
    }
};
