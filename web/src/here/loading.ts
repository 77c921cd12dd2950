// The engine's files: fetched once, with a count of what has come, kept in a cache of their own, and unpacked here.

/** `engine.json`: every file, packed with gzip or not, and how many bytes of it come over the wire; what is needed later
 * is what only bots need. */
export interface Parts {
    files: Record<string, { bytes: number; packed: boolean; later: boolean }>;
    /** The rules run compiled. */
    compiled: boolean;
    /** What Pyodide calls its lock file: which version this is, and no packages to load. */
    lock: unknown;
}

const KINDS: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript", zip: "application/zip" };

export class Loader {
    private loaded = 0;
    private total = 0;

    constructor(
        private readonly folder: string,
        private readonly cacheName: string,
        private readonly told: (loaded: number, total: number) => void,
    ) {}

    /** All files that are needed at once, each under the name by which Pyodide asks for it. */
    async load(): Promise<{ parts: Parts; files: Map<string, Response> }> {
        const parts = (await (await this.fetched("engine.json")).json()) as Parts;
        const now = Object.entries(parts.files).filter(([, { later }]) => !later);
        this.total = now.reduce((sum, [, { bytes }]) => sum + bytes, 0);
        const files = await Promise.all(now.map(async ([name]) => [name, await this.file(parts, name)] as const));
        return { parts, files: new Map(files) };
    }

    /** One file, unpacked. */
    async file(parts: Parts, name: string): Promise<Response> {
        const packed = parts.files[name]?.packed ?? false;
        const sent = await this.fetched(packed ? `${name}.gz` : name);
        const counted = sent.body?.pipeThrough(this.counter()) ?? null;
        const plain = packed ? (counted?.pipeThrough(new DecompressionStream("gzip")) ?? null) : counted;
        const headers = { "content-type": KINDS[name.split(".").at(-1) ?? ""] ?? "application/octet-stream" };
        return new Response(plain, { headers });
    }

    /** Nothing where nothing may be kept. */
    private async cache(): Promise<Cache | null> {
        try {
            return await caches.open(this.cacheName);
        } catch {
            return null;
        }
    }

    /** Out of the cache; else over the network, and into the cache for next time. */
    private async fetched(name: string): Promise<Response> {
        const cache = await this.cache();
        const address = this.folder + name;
        const kept = await cache?.match(address);
        if (kept) return kept;
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
        // it is kept beside being used; where there is no room for it, it is fetched again next time
        if (cache) void cache.put(address, answer.clone()).catch(() => undefined);
        return answer;
    }

    private counter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
        return new TransformStream({
            transform: (chunk, controller) => {
                this.loaded += chunk.byteLength;
                this.told(this.loaded, this.total);
                controller.enqueue(chunk);
            },
        });
    }
}
