// The engine's files: fetched once, with a count of what has come, kept in a cache of their own, and unpacked here.

/** `engine.json`: every file, packed with gzip or not, and how many bytes of it come over the wire. */
export interface Parts {
    files: Record<string, { bytes: number; packed: boolean }>;
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

    /** All files, each under the name by which Pyodide asks for it. */
    async load(): Promise<{ parts: Parts; files: Map<string, Response> }> {
        const cache = await this.cache();
        const parts = (await (await this.fetched("engine.json", cache)).json()) as Parts;
        this.total = Object.values(parts.files).reduce((sum, { bytes }) => sum + bytes, 0);
        const files = await Promise.all(
            Object.entries(parts.files).map(async ([name, { packed }]) => {
                const sent = await this.fetched(packed ? `${name}.gz` : name, cache);
                const counted = sent.body?.pipeThrough(this.counter()) ?? null;
                const plain = packed ? (counted?.pipeThrough(new DecompressionStream("gzip")) ?? null) : counted;
                const headers = { "content-type": KINDS[name.split(".").at(-1) ?? ""] ?? "application/octet-stream" };
                return [name, new Response(plain, { headers })] as const;
            }),
        );
        return { parts, files: new Map(files) };
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
    private async fetched(name: string, cache: Cache | null): Promise<Response> {
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
