// What holds the seats of this browser at its own tables, as a cookie does at a server's.

const STORAGE_KEY = "kartaro-here-token";
const BYTES = 32;
let token = "";

function newToken(): string {
    return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function ownToken(): string {
    if (token) return token;
    try {
        token = localStorage.getItem(STORAGE_KEY) ?? newToken();
        localStorage.setItem(STORAGE_KEY, token);
    } catch {
        token ||= newToken(); // for as long as the page is open
    }
    return token;
}
