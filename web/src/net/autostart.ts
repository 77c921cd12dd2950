/** Tables where all is settled: they begin as soon as everybody who sits there has come, if they are ours. */
export const autostart = new Set<string>();
