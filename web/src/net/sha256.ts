// SHA-256. Browsers have one of their own, but not on pages from plain HTTP: just where friends on one network play.

function firstPrimes(count: number): number[] {
    const primes: number[] = [];
    for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
    return primes;
}

const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = firstPrimes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(message: Uint8Array): DataView {
    const blocks = Math.ceil((message.length + 9) / 64);
    const bytes = new Uint8Array(blocks * 64);
    bytes.set(message);
    bytes[message.length] = 0x80;
    const view = new DataView(bytes.buffer);
    view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
    view.setUint32(bytes.length - 4, message.length << 3);
    return view;
}

export function sha256(message: Uint8Array): Uint8Array {
    const input = padded(message);
    const hash = new Int32Array(START);
    const w = new Int32Array(64);
    const at = (i: number): number => w[i] ?? 0;
    for (let block = 0; block < input.byteLength; block += 64) {
        for (let i = 0; i < 16; i += 1) w[i] = input.getInt32(block + 4 * i);
        for (let i = 16; i < 64; i += 1) {
            const x = at(i - 15);
            const y = at(i - 2);
            const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
            const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
            w[i] = (at(i - 16) + s0 + at(i - 7) + s1) | 0;
        }
        let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
        for (let i = 0; i < 64; i += 1) {
            const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
            const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + at(i)) | 0;
            const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
            const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
            [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
        }
        [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] = ((hash[i] ?? 0) + x) | 0));
    }
    const out = new DataView(new ArrayBuffer(32));
    hash.forEach((x, i) => out.setInt32(4 * i, x));
    return new Uint8Array(out.buffer);
}
