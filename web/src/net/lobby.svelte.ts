// The open tables of the server, live.

import type { TableInfo } from "../protocol";
import { api } from "./api";
import { Line } from "./line";

export class LobbyStore {
    tables = $state.raw<TableInfo[]>([]);
    here = $state(false);
    private readonly line: Line;

    constructor() {
        this.line = new Line(api.socket("/lobby"), {
            opened: () => (this.here = true),
            heard: (tables) => (this.tables = tables as TableInfo[]),
            lost: () => (this.here = false),
            ended: () => (this.here = false),
        });
    }

    close(): void {
        this.line.close();
    }
}
