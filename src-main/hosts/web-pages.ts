/** The plain pages of the web door, for whoever gets no other: what is wrong, and how to get in. */
import { SECURITY_HEADERS } from './security-headers.ts';

export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

const GET_IN =
  'Open the newest address that Spellchain printed where it was started. Each address lets one browser in, once: ' +
  'press Enter there for a fresh one, or start Spellchain again.';

export const PAGES = {
  notLetIn: page(403, 'This browser has not been let in', GET_IN),
  notFound: page(404, 'There is nothing here', 'Spellchain has no page at this address.'),
  wrongHost: page(421, 'Spellchain does not go by this name', GET_IN),
  wrongMethod: page(405, 'Spellchain only shows pages', 'Nothing can be sent to this address.', {
    allow: 'GET, HEAD',
  }),
  notUnderstood: page(400, 'This request makes no sense', 'Spellchain could not read it.'),
  tooSlow: page(408, 'This request took too long', 'Spellchain stopped waiting for the rest of it.'),
  headersTooLarge: page(431, 'This request is too large', 'Its headers are longer than Spellchain reads.'),
  onlyASocket: page(426, 'This is a door for Spellchain’s own pages', 'It speaks WebSocket only.', {
    upgrade: 'websocket',
  }),
  notOwnPage: page(403, 'Only Spellchain’s own pages may come in here', GET_IN),
  tooMany: page(503, 'Too many windows are open', 'Close one of the other windows of Spellchain first.'),
};

function page(status: number, title: string, words: string, headers: Record<string, string> = {}): Reply {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Spellchain</title></head>
<body><h1>${title}</h1><p>${words}</p></body>
</html>
`;
  const body = new TextEncoder().encode(html);
  return {
    status,
    body,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      connection: 'close',
      ...headers,
    },
  };
}
