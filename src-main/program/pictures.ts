/** The folder of the player's own pictures: which there are, and what is in one of them. Nothing leads out of it. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  type Dirent,
  type Stats,
} from 'node:fs';
import { extname, isAbsolute, join, sep } from 'node:path';
import type {
  OwnPicture,
  OwnPictures,
  PictureFolderProblem,
  PictureRefusal,
} from '../../src-shared/pictures.ts';
import { jpegSize, pngSize, webpSize, type ReadBytes, type ReadSize } from './picture-sizes.ts';

/** Of a file, in bytes: a whole card scanned at 600 dots an inch has some five million. */
export const LARGEST_PICTURE = 20 * 1024 * 1024;

/** A whole card scanned at 1,200 dots an inch has some thirteen million; a window needs four bytes for each. */
export const MOST_PIXELS = 20_000_000;

export interface PictureFile {
  readonly type: string;
  readonly stamp: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface PictureFolder {
  /** Looks into the folder anew. */
  list: () => OwnPictures;
  /**
   * One of those that were listed, as long as it is still what it was taken for. Only who was told the stamp gets it:
   * names of cards are easily guessed, and pages cannot show a picture with more than an address.
   */
  read: (name: string, stamp: string) => PictureFile | undefined;
}

/** `chosen` is the folder that the player named; without a name it is the one in the data folder. */
export function openPictureFolder(dataFolder: string, chosen: () => string): PictureFolder {
  let known: { folder: string; names: ReadonlySet<string> } | undefined;
  let headers: Headers = new Map();
  return {
    list: () => {
      const named = chosen();
      const folder = named === '' ? join(dataFolder, 'pictures') : named;
      const read: Headers = new Map();
      const found = isAbsolute(folder) ? look(folder, headerReader(headers, read)) : unreadable('notWhole');
      headers = read;
      known = { folder, names: new Set(found.pictures.map(({ name }) => name)) };
      const isOnlyAbsent = named === '' && found.problem === 'missing';
      return { folder, ...(isOnlyAbsent ? nothing : found) };
    },
    read: (name, stamp) =>
      known?.names.has(name) && isSealed(name, stamp) ? read(known.folder, name) : undefined,
  };
}

type Found = Omit<OwnPictures, 'folder'>;

const nothing: Found = { pictures: [], refused: [] };
const unreadable = (problem: PictureFolderProblem): Found => ({ ...nothing, problem });

/** What was read of each file, by its path: nobody waits for thousands of headers a second time. */
type Headers = Map<string, { readonly stamp: string; readonly says: Header }>;

/** `gone`: it went while we looked. */
type Header = PictureRefusal | 'fits' | 'gone';

type ReadHeader = (file: string, facts: Stats) => Header;

const headerReader =
  (before: Headers, now: Headers): ReadHeader =>
  (file, facts) => {
    const stamp = stampOf(facts);
    const known = before.get(file);
    const says = known?.stamp === stamp ? known.says : headerOf(file);
    // Whether a file may be read can change without the file.
    if (says !== 'notAllowed' && isAtRest(facts)) now.set(file, { stamp, says });
    return says;
  };

/** How coarse the times of files are: two seconds on FAT. What is written within them may be written again unseen. */
const TICK = 2_000;

const isAtRest = ({ mtimeMs }: Stats) => mtimeMs < Date.now() - TICK;

function headerOf(file: string): Header {
  try {
    const handle = openSync(file, AS_A_FILE);
    try {
      return judged(kindOf(file), readerOf(handle));
    } finally {
      closeSync(handle);
    }
  } catch (failure) {
    const code = codeOf(failure);
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'gone';
    if (code === 'ELOOP' || code === 'EMLINK') return 'link';
    if (GONE.has(code)) return 'notAllowed';
    throw failure;
  }
}

function judged(kind: Kind | undefined, read: ReadBytes): Header {
  const size = kind?.sizeIn(read);
  if (!size) return 'damaged';
  return size.width * size.height > MOST_PIXELS ? 'tooManyPixels' : 'fits';
}

const readerOf =
  (handle: number): ReadBytes =>
  (at, length) => {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, readSync(handle, bytes, 0, length, at));
  };

function look(folder: string, read: ReadHeader): Found {
  const entries = entriesOf(folder);
  if (typeof entries === 'string') return unreadable(entries);
  const parts = entries.map((entry) =>
    entry.isDirectory() ? lookIntoSet(folder, entry.name, read) : one(folder, entry, '', read),
  );
  return {
    pictures: parts.flatMap(({ pictures }) => pictures),
    refused: parts.flatMap(({ refused }) => refused),
  };
}

function lookIntoSet(folder: string, set: string, read: ReadHeader): Found {
  const entries = entriesOf(join(folder, set));
  // It went while we looked.
  if (entries === 'missing') return nothing;
  if (typeof entries === 'string') return refusedAs(set, 'notAllowed');
  const parts = entries.map((entry) => one(join(folder, set), entry, `${set}/`, read));
  return {
    pictures: parts.flatMap(({ pictures }) => pictures),
    refused: parts.flatMap(({ refused }) => refused),
  };
}

const refusedAs = (name: string, reason: PictureRefusal): Found => ({
  pictures: [],
  refused: [{ name, reason }],
});

function one(folder: string, entry: Dirent, under: string, read: ReadHeader): Found {
  const name = under + entry.name;
  if (!kindOf(name)) return nothing;
  if (entry.isSymbolicLink()) return refusedAs(name, 'link');
  if (!entry.isFile()) return nothing;
  const file = join(folder, entry.name);
  const facts = lstatSync(file, { throwIfNoEntry: false });
  if (!facts) return nothing;
  if (facts.size > LARGEST_PICTURE) return refusedAs(name, 'tooLarge');
  const says = read(file, facts);
  if (says === 'gone') return nothing;
  return says === 'fits'
    ? { pictures: [{ name, stamp: `${stampOf(facts)}-${sealOf(name)}` }], refused: [] }
    : refusedAs(name, says);
}

const stampOf = ({ mtimeMs, size }: { mtimeMs: number; size: number }): OwnPicture['stamp'] =>
  `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`;

/** Another one at each start. */
const SEAL = randomBytes(32);
const SEAL_LENGTH = 43;

const sealOf = (name: string): string => createHmac('sha256', SEAL).update(name).digest('base64url');

/** The content may have changed since, and is shown as it is now. */
function isSealed(name: string, stamp: string): boolean {
  const brought = Buffer.from(stamp.slice(-SEAL_LENGTH));
  const seal = Buffer.from(sealOf(name));
  return brought.length === seal.length && timingSafeEqual(brought, seal);
}

function entriesOf(folder: string): Dirent[] | PictureFolderProblem {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (failure) {
    const problem = PROBLEMS[codeOf(failure)];
    if (problem) return problem;
    throw failure;
  }
}

const PROBLEMS: Readonly<Record<string, PictureFolderProblem | undefined>> = {
  ENOENT: 'missing',
  ENOTDIR: 'notAFolder',
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
};

const codeOf = (failure: unknown): string => String((failure as { code?: unknown } | undefined)?.code);

interface Kind {
  readonly type: string;
  /** What only has the name of such a picture has no size. */
  readonly sizeIn: ReadSize;
}

const JPEG: Kind = { type: 'image/jpeg', sizeIn: jpegSize };

const KINDS: Readonly<Record<string, Kind | undefined>> = {
  '.jpg': JPEG,
  '.jpeg': JPEG,
  '.png': { type: 'image/png', sizeIn: pngSize },
  '.webp': { type: 'image/webp', sizeIn: webpSize },
};

const kindOf = (name: string): Kind | undefined => KINDS[extname(name).toLowerCase()];

function read(folder: string, name: string): PictureFile | undefined {
  try {
    return readInside(folder, name);
  } catch (failure) {
    // It is gone, locked or a link now: to the window there is no such picture, and the next look will tell why.
    if (GONE.has(codeOf(failure))) return undefined;
    throw failure;
  }
}

const GONE = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP', 'EMLINK', 'EISDIR', 'EBUSY']);

/** Neither through a link nor waiting for a pipe; Windows has no such words, and leaves them out. */
const AS_A_FILE = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

function readInside(folder: string, name: string): PictureFile | undefined {
  const file = join(folder, name);
  // A folder of a set that has become a link would lead elsewhere.
  if (realpathSync(file) !== realpathSync(folder) + sep + name.split('/').join(sep)) return undefined;
  const handle = openSync(file, AS_A_FILE);
  try {
    const facts = fstatSync(handle);
    if (!facts.isFile() || facts.size > LARGEST_PICTURE) return undefined;
    const body = new Uint8Array(readFileSync(handle));
    const kind = kindOf(name);
    const fits = judged(kind, (at, length) => body.subarray(at, at + length)) === 'fits';
    return kind && fits ? { type: kind.type, body, stamp: stampOf(facts) } : undefined;
  } finally {
    closeSync(handle);
  }
}
