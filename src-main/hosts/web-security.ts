/**
 * Who may come in by the web door: a page in a browser on this machine that was opened with the address this process
 * printed. The address holds a token that is good for one exchange, for two secrets that are good as long as the process.
 *
 * The cookie opens the pages, which hold nothing of the player. Browsers send it to every port of this machine, so that
 * whatever serves a page here has it. The key opens the socket: the page keeps it in the storage of its own origin, which
 * another port is not, and sends it nowhere else.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DOOR_PROTOCOL } from '../../src-shared/contract.ts';

export const LOOPBACK = '127.0.0.1';

export type PageAsked = Pick<IncomingMessage, 'method' | 'url' | 'headersDistinct'>;

export interface Secrets {
  /** As the browser is told to keep it. */
  readonly cookie: string;
  readonly key: string;
}

export interface Gate {
  readonly origin: string;
  /** An address that lets one browser in, once. The address before it lets nobody in any more. */
  freshAddress(): string;
  /** Uses the token up, if it is the right one, and returns what is given for it. */
  exchange(token: string): Secrets | undefined;
  /** It shows the cookie. */
  knows(asking: PageAsked): boolean;
  /** It brings the key of our own pages. */
  bringsKey(asking: PageAsked): boolean;
  /** A page elsewhere can point a name of its own at this machine, but the browser still says that name here. */
  isMeant(asking: PageAsked): boolean;
  isOwnPage(asking: PageAsked): boolean;
}

export function openGate(port: number): Gate {
  const host = `${LOOPBACK}:${port}`;
  const origin = `http://${host}`;
  // Browsers send a cookie to every port of a host, so each port has a name of its own.
  const cookieName = `spellchain-${port}`;
  const secret = newSecret();
  const key = newSecret();
  let token: string | undefined;
  return {
    origin,
    freshAddress: () => {
      token = newSecret();
      return `${origin}/?token=${token}`;
    },
    exchange: (brought) => {
      if (token === undefined || !isSame(brought, token)) return undefined;
      token = undefined;
      return { cookie: `${cookieName}=${secret}; HttpOnly; SameSite=Strict; Path=/`, key };
    },
    knows: (asking) => cookiesNamed(cookieName, asking).some((value) => isSame(value, secret)),
    bringsKey: (asking) => protocolsOf(asking).some((value) => isSame(value, key)),
    isMeant: ({ headersDistinct }) => isOnly(headersDistinct.host, host),
    isOwnPage: ({ headersDistinct }) => isOnly(headersDistinct.origin, origin),
  };
}

/** A page cannot give its socket a header of its own, but it can name protocols: ours, and the key after it. */
function protocolsOf({ headersDistinct }: PageAsked): string[] {
  const named = headersDistinct['sec-websocket-protocol'] ?? [];
  const [first, ...others] = named.flatMap((header) => header.split(',')).map((name) => name.trim());
  return first === DOOR_PROTOCOL ? others : [];
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Takes as long for a near miss as for any other. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function isOnly(values: string[] | undefined, value: string): boolean {
  return values?.length === 1 && values[0] === value;
}

function cookiesNamed(name: string, { headersDistinct }: PageAsked): string[] {
  const start = `${name}=`;
  const pairs = (headersDistinct.cookie ?? []).flatMap((header) => header.split(';'));
  return pairs
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
}
