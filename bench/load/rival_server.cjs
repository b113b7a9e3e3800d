// boardgame.io's own server with the draft: node rival_server.cjs PORT [FOLDER]; with a folder it stores in files.
const { Server, FlatFile } = require("boardgame.io/server");
const { Draft } = require("./draft.cjs");

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Draft],
  origins: [/localhost:\d+/, /127\.0\.0\.1:\d+/],
  ...(folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {}),
});
server.run({ port: Number(port) }, () => console.log("ready"));
