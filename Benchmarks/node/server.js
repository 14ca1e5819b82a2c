// A server of recorded answers on the package ws of Node.
//
//     node server.js ANSWERS
//
// It prints the port that it listens on.
'use strict';
const { readFileSync } = require('node:fs');
const { WebSocketServer } = require('ws');

const [hello, open, ...resizes] = readFileSync(process.argv[2], 'utf8').trimEnd().split('\n');

// Every id has nine digits, so an answer is the recorded one around the id of the request.
const around = answer => {
  const start = answer.indexOf('"ack":') + 6;
  return [answer.slice(0, start), answer.slice(start + 9)];
};
const opened = around(open);
const cycle = resizes.map(around);

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', socket => {
  let next = 0;
  socket.send(hello);
  socket.on('message', data => {
    const { type, id } = JSON.parse(data);
    if (type === 'ping') return socket.send(`{"type":"pong","ack":${id}}`);
    const [before, after] = type === 'resize' ? cycle[next++ % cycle.length] : opened;
    return socket.send(`${before}${id}${after}`);
  });
});
server.on('listening', () => process.stdout.write(`${server.address().port}\n`));
