/** The plain pages of the web door, for whoever gets no other: what is wrong, and how to get in. */
import { DOOR_KEY } from '../../src-shared/contract.ts';
import { WEB_HEADERS } from './security-headers.ts';
import type { Secrets } from './web-security.ts';

export interface PageReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

const GET_IN =
  'Open the newest address that Spellchain printed where it was started. Each address lets one browser in, once: ' +
  'press Enter there for a fresh one, or start Spellchain again.';

export const WEB_PAGES = {
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

/** Where the page below has its script: the content policy lets none stand in the page. */
export const LET_IN_SCRIPT = '/let-in.js';

const LET_IN_SCRIPT_TEXT = `localStorage.setItem('${DOOR_KEY}', document.body.dataset.key);
location.replace('/');
`;

/** Keeps the key where only our own pages find it, and goes on to them. */
export function letIn({ cookie, key }: Secrets): PageReply {
  return page(
    200,
    'Spellchain is opening',
    'If it does not go on from here, this browser runs no scripts or keeps nothing for pages. Allow both for this one, ' +
      'and open a fresh address.',
    { 'set-cookie': cookie },
    `<body data-key="${key}"><script src="${LET_IN_SCRIPT}" defer></script>`,
  );
}

export const letInScript: PageReply = reply(200, LET_IN_SCRIPT_TEXT, {
  'content-type': 'text/javascript; charset=utf-8',
  connection: 'keep-alive',
});

function page(
  status: number,
  title: string,
  words: string,
  headers: Record<string, string> = {},
  body = '<body>',
): PageReply {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Spellchain</title></head>
${body}<h1>${title}</h1><p>${words}</p></body>
</html>
`;
  return reply(status, html, { 'content-type': 'text/html; charset=utf-8', ...headers });
}

function reply(status: number, text: string, headers: Record<string, string>): PageReply {
  const body = new TextEncoder().encode(text);
  return {
    status,
    body,
    headers: {
      ...WEB_HEADERS,
      'content-length': String(body.length),
      'cache-control': 'no-store',
      connection: 'close',
      ...headers,
    },
  };
}
