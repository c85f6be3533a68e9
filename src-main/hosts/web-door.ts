/** A window's WebSocket as a line to the program: texts both ways, and nothing known of what they say. */
import type { WebSocket } from 'ws';
import type { Program } from '../program/program.ts';

export type Connect = Program['connect'];

/** Bytes a window may leave unread. More than a longest message, and far more than one that reads ever has. */
const MOST_UNREAD = 96_000_000;

export function carryTexts(socket: WebSocket, connect: Connect): void {
  const connection = connect((text) => {
    socket.send(text);
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  });
  socket.on('message', (data, isBinary) => {
    // `data` is a Buffer: the other types are for sockets that are told to give them.
    connection.receive(isBinary ? undefined : (data as Buffer).toString());
  });
  socket.on('close', () => {
    connection.close();
  });
  socket.on('error', () => {
    // A message too large or a frame that breaks the protocol. `ws` ends the socket with the code that says so.
  });
}
