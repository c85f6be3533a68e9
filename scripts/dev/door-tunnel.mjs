/** Carries the page's socket on to main, which would refuse a page that it does not serve itself. */
import { connect } from 'node:net';
import { DOOR_PROTOCOL } from '../../src-shared/contract.ts';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:stream').Duplex} Duplex */

/**
 * @param {IncomingMessage} request
 * @param {Duplex} socket
 * @param {Buffer} head
 * @param {import('./main-process.mjs').Line | undefined} line
 */
export function tunnel(request, socket, head, line) {
  // Main is just starting; the page tries again by itself.
  if (line === undefined || !isOwnPage(request)) return socket.destroy();
  const main = connect(line.port, '127.0.0.1', () => {
    main.write(greeting(request, line));
    main.write(head);
    socket.pipe(main).pipe(socket);
  });
  // Either end going away is how each restart looks; the other end is told by its own socket closing.
  main.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('error', () => main.destroy()).on('close', () => main.destroy());
}

/**
 * Any page in this browser may open a socket to this machine; only ours may reach main.
 * @param {IncomingMessage} request
 */
function isOwnPage({ headers, socket }) {
  const own = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
  return own.includes(headers.host ?? '') && headers.origin === `http://${headers.host}`;
}

/**
 * @param {IncomingMessage} request
 * @param {import('./main-process.mjs').Line} line
 */
function greeting({ url, headers }, { port, cookie, key }) {
  const host = `127.0.0.1:${port}`;
  const lines = [
    `GET ${url} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    `Cookie: ${cookie}`,
    `Sec-WebSocket-Protocol: ${DOOR_PROTOCOL}, ${key}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Version: ${headers['sec-websocket-version']}`,
    `Sec-WebSocket-Key: ${headers['sec-websocket-key']}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
