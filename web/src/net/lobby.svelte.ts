// The open tables of the server, live.

import type { TableInfo } from "../protocol";
import { api } from "./api";
import { Connection } from "./connection";

export class LobbyStore {
    tables = $state.raw<TableInfo[]>([]);
    private readonly connection: Connection;

    constructor() {
        this.connection = new Connection(api.lobby, {
            heard: (tables) => (this.tables = tables as TableInfo[]),
        });
    }

    close(): void {
        this.connection.close();
    }
}
