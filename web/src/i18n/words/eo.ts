/** What the lobby says, and a table does at once, in one piece to load; rulebooks and the like come when they are wanted. */
export default import.meta.glob<string>(
    [
        "../../../../src/kartaro/locale/eo/*.ftl",
        "!../../../../src/kartaro/locale/eo/{*-rules,analysis,arena,cli,errors,join,page-mine,page-replay,scenario,terminal}.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
);
