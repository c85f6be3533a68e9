/** The player's own pictures as either door serves them. */
import { PICTURES_PATH } from '../../src-shared/pictures.ts';
import type { Program } from '../program/program.ts';
import type { StaticFile } from './static-files.ts';

export type ReadPicture = Program['picture'];

/** A picture at a path of an address, with the stamp that a window was told of it; nothing where the path is another one, or there is no such picture. */
export function pictureAt(path: string, stamp: string, read: ReadPicture): StaticFile | undefined {
  const name = path.startsWith(PICTURES_PATH) ? decoded(path.slice(PICTURES_PATH.length)) : undefined;
  const picture = name === undefined ? undefined : read(name, stamp);
  return (
    picture && {
      body: picture.body,
      headers: {
        'content-type': picture.type,
        'content-length': String(picture.body.length),
        'cache-control': 'no-cache',
        etag: `"${picture.stamp}"`,
      },
    }
  );
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch (failure) {
    // No page of ours writes such an address, so nothing is there.
    if (failure instanceof URIError) return undefined;
    throw failure;
  }
}
