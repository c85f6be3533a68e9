/** Talking to the web host the way browsers do, and the way no browser would. */
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Host } from './web-host.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Question {
  method?: string;
  path?: string;
  /** Undefined leaves a header out that would be sent otherwise. */
  headers?: Readonly<Record<string, string | undefined>>;
}

/** One request on a connection of its own. Nothing is followed, kept or set right. */
export async function ask(port: number, { method = 'GET', path = '/', headers }: Question): Promise<Answer> {
  const all: Record<string, string | undefined> = { host: `127.0.0.1:${port}`, ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const asking = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: sent,
    setHost: false,
    agent: false,
  });
  asking.end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

/** What the page of each cookie keeps in its storage. */
const keys = new Map<string, string>();

export function keyFor(cookie: string): string {
  const key = keys.get(cookie);
  if (key === undefined) throw new Error('Nobody came in with this cookie');
  return key;
}

/** A page that came in by itself, and is to be followed. */
export function keepKey(cookie: string, key: string): void {
  keys.set(cookie, key);
}

/** Opens the address that the host printed, keeps the key as a page does, and returns the cookie. */
export async function comeIn({ port, address }: Pick<Host, 'port' | 'address'>): Promise<string> {
  const { search } = new URL(address);
  const answer = await ask(port, { path: `/${search}` });
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0];
  const key = /data-key="([\w-]+)"/.exec(answer.body)?.[1];
  if (cookie === undefined || key === undefined) {
    throw new Error(`No cookie and key, but ${answer.status}: ${answer.body}`);
  }
  keepKey(cookie, key);
  return cookie;
}

/** Sends bytes as they are, and returns all that comes back until the host closes the connection. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await openRaw(port);
  socket.write(bytes);
  return untilClosed(socket);
}

export async function openRaw(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** A connection that the host resets counts as closed: what had come until then is what there is. */
export async function untilClosed(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  socket.on('error', () => {
    // `close` follows.
  });
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}
