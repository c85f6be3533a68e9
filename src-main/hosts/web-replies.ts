/** What the web door answers to each request: one of the known files, a redirect, or a plain page that says why not. */
import { DOOR_PATH } from '../../src-shared/contract.ts';
import { pictureAt, type ReadPicture } from './own-pictures.ts';
import { WEB_HEADERS } from './security-headers.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';
import { LET_IN_SCRIPT, letIn, letInScript, WEB_PAGES, type PageReply } from './web-pages.ts';
import type { PageAsked, Gate } from './web-security.ts';

/** Windows of one player; more is a page that opens sockets without end. */
const MOST_SOCKETS = 8;

export interface Served {
  files: StaticFiles;
  picture: ReadPicture;
}

export function replyTo(
  asking: PageAsked,
  gate: Gate,
  { files, picture }: Served,
  isStranger: () => boolean,
): PageReply {
  if (!gate.isMeant(asking)) return WEB_PAGES.wrongHost;
  if (asking.method !== 'GET' && asking.method !== 'HEAD') return WEB_PAGES.wrongMethod;
  const { path, token, stamp } = readTarget(asking);
  // A HEAD comes from what looks at an address without opening it, which must not use the token up.
  // Other users of this machine may have read the address where the browser was started with it.
  if (token !== undefined && isStranger()) return WEB_PAGES.notLetIn;
  const secrets = token === undefined || asking.method === 'HEAD' ? undefined : gate.exchange(token);
  if (secrets) return letIn(secrets);
  if (!gate.knows(asking)) return WEB_PAGES.notLetIn;
  // A browser that is in already, back at the address it came by.
  if (token !== undefined) return home();
  if (path === DOOR_PATH) return WEB_PAGES.onlyASocket;
  if (path === LET_IN_SCRIPT) return letInScript;
  const file = files.get(path) ?? pictureAt(path, stamp, picture);
  return file ? fileReply(file, asking) : WEB_PAGES.notFound;
}

/** Why a request to open a socket is turned away; nothing when it may be opened. */
export function refusalToOpen(asking: PageAsked, gate: Gate, openSockets: number): PageReply | undefined {
  if (!gate.isMeant(asking)) return WEB_PAGES.wrongHost;
  if (!gate.isOwnPage(asking)) return WEB_PAGES.notOwnPage;
  if (!gate.knows(asking) || !gate.bringsKey(asking)) return WEB_PAGES.notLetIn;
  if (readTarget(asking).path !== DOOR_PATH) return WEB_PAGES.notFound;
  return openSockets < MOST_SOCKETS ? undefined : WEB_PAGES.tooMany;
}

function readTarget({ url = '' }: PageAsked) {
  const [path = '', query = ''] = url.split('?', 2);
  const token = path === '/' ? new URLSearchParams(query).get('token') : null;
  return { path, token: token ?? undefined, stamp: query };
}

function home(): PageReply {
  return {
    status: 303,
    headers: {
      ...WEB_HEADERS,
      location: '/',
      'content-length': '0',
      'cache-control': 'no-store',
    },
    body: new Uint8Array(),
  };
}

function fileReply(file: StaticFile, { headersDistinct }: PageAsked): PageReply {
  const headers = { ...WEB_HEADERS, ...file.headers };
  const isKept = headersDistinct['if-none-match']?.includes(file.headers.etag) ?? false;
  return isKept
    ? { status: 304, headers, body: new Uint8Array() }
    : { status: 200, headers, body: file.body };
}
