/** The folder of the player's own pictures: which there are, and what is in one of them. Nothing leads out of it. */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Dirent,
} from 'node:fs';
import { extname, isAbsolute, join, sep } from 'node:path';
import type {
  OwnPicture,
  OwnPictures,
  PictureFolderProblem,
  PictureRefusal,
} from '../../src-shared/pictures.ts';

/** Of a file, in bytes: a whole card scanned at 600 dots an inch has some five million. */
export const LARGEST_PICTURE = 20 * 1024 * 1024;

export interface PictureFile {
  readonly type: string;
  readonly stamp: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface PictureFolder {
  /** Looks into the folder anew. */
  list: () => OwnPictures;
  /** One of those that were listed, as long as it is still what it was taken for. */
  read: (name: string) => PictureFile | undefined;
}

/** `chosen` is the folder that the player named; without a name it is the one in the data folder. */
export function openPictureFolder(dataFolder: string, chosen: () => string): PictureFolder {
  let known: { folder: string; names: ReadonlySet<string> } | undefined;
  return {
    list: () => {
      const named = chosen();
      const folder = named === '' ? join(dataFolder, 'pictures') : named;
      const found = isAbsolute(folder) ? look(folder) : unreadable('notWhole');
      known = { folder, names: new Set(found.pictures.map(({ name }) => name)) };
      const isOnlyAbsent = named === '' && found.problem === 'missing';
      return { folder, ...(isOnlyAbsent ? nothing : found) };
    },
    read: (name) => (known?.names.has(name) ? read(known.folder, name) : undefined),
  };
}

type Found = Omit<OwnPictures, 'folder'>;

const nothing: Found = { pictures: [], refused: [] };
const unreadable = (problem: PictureFolderProblem): Found => ({ ...nothing, problem });

function look(folder: string): Found {
  const entries = entriesOf(folder);
  if (typeof entries === 'string') return unreadable(entries);
  const parts = entries.map((entry) =>
    entry.isDirectory() ? lookIntoSet(folder, entry.name) : one(folder, entry, ''),
  );
  return {
    pictures: parts.flatMap(({ pictures }) => pictures),
    refused: parts.flatMap(({ refused }) => refused),
  };
}

function lookIntoSet(folder: string, set: string): Found {
  const entries = entriesOf(join(folder, set));
  // It went while we looked.
  if (entries === 'missing') return nothing;
  if (typeof entries === 'string') return refusedAs(set, 'notAllowed');
  const parts = entries.map((entry) => one(join(folder, set), entry, `${set}/`));
  return {
    pictures: parts.flatMap(({ pictures }) => pictures),
    refused: parts.flatMap(({ refused }) => refused),
  };
}

const refusedAs = (name: string, reason: PictureRefusal): Found => ({
  pictures: [],
  refused: [{ name, reason }],
});

function one(folder: string, entry: Dirent, under: string): Found {
  const name = under + entry.name;
  if (!(extname(name).toLowerCase() in TYPES)) return nothing;
  if (entry.isSymbolicLink()) return refusedAs(name, 'link');
  if (!entry.isFile()) return nothing;
  const facts = lstatSync(join(folder, entry.name), { throwIfNoEntry: false });
  if (!facts) return nothing;
  return facts.size > LARGEST_PICTURE
    ? refusedAs(name, 'tooLarge')
    : { pictures: [{ name, stamp: stampOf(facts) }], refused: [] };
}

const stampOf = ({ mtimeMs, size }: { mtimeMs: number; size: number }): OwnPicture['stamp'] =>
  `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`;

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

/** How the files of each kind begin; what only has the name of a picture is none. */
const TYPES: Readonly<Record<string, (bytes: Uint8Array) => string | undefined>> = {
  '.jpg': (bytes) => (begins(bytes, [0xff, 0xd8, 0xff]) ? 'image/jpeg' : undefined),
  '.jpeg': (bytes) => TYPES['.jpg']?.(bytes),
  '.png': (bytes) =>
    begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ? 'image/png' : undefined,
  '.webp': (bytes) =>
    begins(bytes, [0x52, 0x49, 0x46, 0x46]) && begins(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])
      ? 'image/webp'
      : undefined,
};

const begins = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

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
    const type = TYPES[extname(name).toLowerCase()]?.(body);
    return type === undefined ? undefined : { type, body, stamp: stampOf(facts) };
  } finally {
    closeSync(handle);
  }
}
