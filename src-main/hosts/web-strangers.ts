/**
 * Connections that have not shown the cookie. Any program on this machine can open them and say half a sentence; they
 * share a few places, and the one that has been there longest makes room for the next, so that windows still come in.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Strangers {
  /** It is none any more. */
  know(socket: Socket): void;
}

export function keepStrangersFew(server: Server, most: number): Strangers {
  // In the order in which they came.
  const strangers = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    strangers.add(socket);
    socket.once('close', () => strangers.delete(socket));
    const [oldest] = strangers;
    if (oldest && strangers.size > most) {
      strangers.delete(oldest);
      oldest.destroy();
    }
  });
  return { know: (socket) => strangers.delete(socket) };
}
