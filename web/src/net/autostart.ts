/** Tables that were opened here and have nobody to wait for: they begin as soon as one is there. */
export const autostart = new Set<string>();
