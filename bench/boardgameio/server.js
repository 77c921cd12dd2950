// The server of boardgame.io as it comes, with its store in memory; prints the port it listens at.
"use strict";

const { Server } = require("boardgame.io/server");
const { Hand } = require("./game");

console.info = () => {};
const server = Server({ games: [Hand], origins: [/127\.0\.0\.1/] });
server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
