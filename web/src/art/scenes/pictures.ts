/** Every picture of this folder, by the name of its file: one piece to load. */
export default import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });
