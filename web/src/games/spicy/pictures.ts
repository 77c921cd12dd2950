/** Every picture of this game, by its path from here: one piece to load. */
export default import.meta.glob<string>(["./emblem.svg", "./{cards,pieces,signs}/*.svg"], {
    query: "?raw",
    import: "default",
    eager: true,
});
