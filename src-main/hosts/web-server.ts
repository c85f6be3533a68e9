/** The sockets of the web door: HTTP for the pages, one WebSocket for each window. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LONGEST_MESSAGE } from '../../src-shared/contract.ts';
import { StartProblem } from '../program/start-problems.ts';
import { isOfAnotherUser } from './connection-owner.ts';
import { carryTexts, type Connect } from './web-door.ts';
import { WEB_PAGES, type PageReply } from './web-pages.ts';
import { refusalToOpen, replyTo, type Served } from './web-replies.ts';
import { LOOPBACK, openGate, type Gate } from './web-security.ts';
import { keepStrangersFew } from './web-strangers.ts';

/** Naming them in an import would make Node load all that `node:http` has, fetch and its WebSocket included. */
const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');

/** In milliseconds, and generous: the other end is on the same machine, which may be busy. */
const PATIENCE = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 500,
};

/** A browser opens six to a host, and a socket for each window. */
const MOST_CONNECTIONS = 64;

/** Of these, such as have not shown the cookie yet: a browser does so with the first thing that it asks. */
const MOST_STRANGERS = 24;

/** No character of a message takes more bytes than this. */
const LONGEST_MESSAGE_IN_BYTES = LONGEST_MESSAGE * 3;

export interface WebServer {
  readonly gate: Gate;
  close(): Promise<void>;
}

/** Throws a `StartProblem` when the port cannot be had. */
export async function startWebServer(port: number, served: Served, connect: Connect): Promise<WebServer> {
  // A request without a Host header is answered like one with a wrong one, rather than by Node in its own words.
  const server = createServer({ ...PATIENCE, requireHostHeader: false });
  server.maxConnections = MOST_CONNECTIONS;
  const gate = openGate(await listen(server, port));
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE_IN_BYTES,
    perMessageDeflate: false,
  });

  const strangers = keepStrangersFew(server, MOST_STRANGERS);
  const meet = (request: IncomingMessage) => {
    if (gate.knows(request)) strangers.know(request.socket);
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    meet(request);
    const { status, headers, body } = replyTo(request, gate, served, () => isOfAnotherUser(request.socket));
    response.writeHead(status, headers).end(body);
  };
  server.on('request', answer);
  // Node answers an `Expect` header in its own words otherwise.
  server.on('checkContinue', answer);
  server.on('checkExpectation', answer);
  server.on('clientError', (failure: NodeJS.ErrnoException, socket) => {
    turnAway(socket, PAGES_FOR_FAILURES[failure.code ?? ''] ?? WEB_PAGES.notUnderstood);
  });
  server.on('upgrade', (request, socket, head) => {
    meet(request);
    const refusal = refusalToOpen(request, gate, sockets.clients.size);
    if (refusal) return turnAway(socket, refusal);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      carryTexts(webSocket, connect);
    });
  });
  sockets.on('wsClientError', (_, socket) => {
    turnAway(socket, WEB_PAGES.notUnderstood);
  });

  return { gate, close: () => closeAll(server, sockets) };
}

const PAGES_FOR_FAILURES: Readonly<Record<string, PageReply>> = {
  HPE_HEADER_OVERFLOW: WEB_PAGES.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: WEB_PAGES.tooSlow,
};

async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port, LOOPBACK);
    await once(server, 'listening');
  } catch (failure) {
    throw portProblem(failure, port) ?? failure;
  }
  return (server.address() as AddressInfo).port;
}

function portProblem(failure: unknown, port: number): StartProblem | undefined {
  const code = (failure as NodeJS.ErrnoException).code;
  const instead = 'Choose another with --port N, or leave it out to take any free one.';
  if (code === 'EADDRINUSE') {
    return new StartProblem('portTaken', `Port ${port} is taken by another program. ${instead}`);
  }
  if (code === 'EACCES') {
    return new StartProblem('notAllowed', `Spellchain is not allowed to use port ${port}. ${instead}`);
  }
  return undefined;
}

/** Answers on a bare socket, and ends it soon whether or not the other end reads the answer. */
function turnAway(socket: Duplex, { status, headers, body }: PageReply): void {
  socket.on('error', () => {
    // The other end went away before it was answered: nobody is left to tell.
  });
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n`);
  socket.end(body);
  // What still comes in is read and dropped: closing over unread data would take the answer back.
  socket.resume();
  setTimeout(() => socket.destroy(), 500).unref();
}

async function closeAll(server: Server, sockets: WebSocketServer): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  for (const socket of sockets.clients) socket.terminate();
  server.closeAllConnections();
  await closed;
}
