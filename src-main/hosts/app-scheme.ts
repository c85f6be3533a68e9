/** `app://spellchain/`, the address of the pages in a window of our own. */
import type { CustomScheme } from 'electron';
import { pictureAt, type ReadPicture } from './own-pictures.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

export const APP_SCHEME: CustomScheme = {
  scheme: 'app',
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
};

/** The one page; every other address is a part of it. */
export const APP_PAGE = 'app://spellchain/';

export function answerFrom(files: StaticFiles, picture: ReadPicture): (request: Request) => Response {
  return ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return plain(405);
    const { path, stamp } = url.startsWith(APP_PAGE) ? read(url) : NOWHERE;
    const file = files.get(path) ?? pictureAt(path, stamp, picture);
    if (!file) return plain(404);
    const headers = { ...SECURITY_HEADERS, ...file.headers };
    return new Response(method === 'HEAD' ? undefined : file.body, { status: 200, headers });
  };
}

const NOWHERE = { path: '', stamp: '' };

function read(url: string): { path: string; stamp: string } {
  const afterHost = url.slice(APP_PAGE.length - 1).split('#', 1)[0] ?? '';
  const [path = '', stamp = ''] = afterHost.split('?', 2);
  return { path, stamp };
}

function plain(status: number): Response {
  return new Response(undefined, { status, headers: SECURITY_HEADERS });
}
