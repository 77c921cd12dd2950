// Two sockets for each match; whoever has the turn plays at once. Prints what came of it.
// node load.js PORT PID-OF-SERVER MATCHES SECONDS WARM-UP
"use strict";

const fs = require("node:fs");
const { io } = require("socket.io-client");

const [port, pid, matches, seconds, warmUp] = process.argv.slice(2).map(Number);
const TICKS = 100;
const address = `http://127.0.0.1:${port}`;
let waits = [];

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

// A match, and what its two players have to show.
async function openMatch() {
  const { matchID } = await post("/games/hand/create", { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ["0", "1"]) {
    const joined = await post(`/games/hand/${matchID}/join`, { playerID, playerName: playerID });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

function sit(matchID, playerID, credentials) {
  const socket = io(`${address}/hand`, { transports: ["websocket"], forceNew: true });
  let sentAt = 0;
  let sent = -1;
  const see = (state) => {
    if (sent >= 0 && state._stateID > sent && sentAt) {
      waits.push(performance.now() - sentAt);
      sentAt = 0;
    }
    if (state.ctx.currentPlayer !== playerID || state._stateID <= sent) return;
    sent = state._stateID;
    sentAt = performance.now();
    const index = Math.floor(Math.random() * state.G.players[playerID].hand.length);
    const payload = { type: "play", args: [index], playerID, credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, sent, matchID, playerID);
  };
  socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
  socket.on("sync", (_, info) => see(info.state));
  socket.on("update", (_, state) => see(state));
}

function cpuSeconds() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

async function main() {
  const opened = [];
  for (let i = 0; i < matches; i += 1) opened.push(await openMatch());
  for (const { matchID, credentials } of opened) {
    credentials.forEach((shown, seat) => sit(matchID, String(seat), shown));
  }
  await sleep(warmUp);
  waits = [];
  const begun = performance.now();
  const cpu = cpuSeconds();
  await sleep(seconds);
  const took = (performance.now() - begun) / 1000;
  const used = cpuSeconds() - cpu;
  const sorted = Float64Array.from(waits).sort();
  const moves = sorted.length;
  const result = {
    moves_per_s: moves / took,
    cpu_us_per_move: (used / moves) * 1e6,
    p50_ms: sorted[Math.floor(moves / 2)],
    p99_ms: sorted[Math.floor((moves * 99) / 100)],
    refused: 0,
  };
  console.log(JSON.stringify(result));
  process.exit(0);
}

main();
