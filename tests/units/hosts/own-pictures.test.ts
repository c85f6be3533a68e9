/** The player's own pictures: which files count, and that nothing but those leaves the folder by either door. */
import {
  chmodSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerFrom } from '../../../src-main/hosts/app-scheme.ts';
import {
  LARGEST_PICTURE,
  MOST_PIXELS,
  openPictureFolder,
  type PictureFolder,
} from '../../../src-main/program/pictures.ts';
import { pictureNameOf, type OwnPictures } from '../../../src-shared/pictures.ts';
import { openClient } from '../../support/contract-client.ts';
import { value } from '../../support/duel-window.ts';
import { expectSecurityHeaders } from '../../support/expected-headers.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { jpeg, jpegPart, png, webpExtended, webpLossless, webpLossy } from '../../support/picture-files.ts';
import { startWebHost } from '../../support/web-host.ts';
import { ask, comeIn } from '../../support/web-talk.ts';

const PNG = png(480, 360);
const JPEG = jpeg(480, 360);
const WEBP = webpLossy(480, 360);

let data: string;
let folder: string;

beforeEach(() => {
  data = makeFolder();
  folder = join(data, 'pictures');
});
afterEach(() => {
  removeFolder(data);
});

function put(name: string, bytes: Buffer | string = PNG): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return file;
}

const opened = (chosen = '') => openPictureFolder(data, () => chosen);
const namesIn = (chosen = '') =>
  opened(chosen)
    .list()
    .pictures.map(({ name }) => name)
    .toSorted();

/** As a window does, which was told a stamp at some time. */
const readListed = (pictures: PictureFolder, name: string) => pictures.read(name, stamps.get(name) ?? '');
const stamps = new Map<string, string>();

function list(pictures: PictureFolder): OwnPictures {
  const told = pictures.list();
  for (const { name, stamp } of told.pictures) stamps.set(name, stamp);
  return told;
}

const onUnix = test.runIf(process.platform !== 'win32');
/** Root may read everything. */
const asPlayer = test.runIf(process.platform !== 'win32' && process.getuid?.() !== 0);

describe('the folder', () => {
  test('has a picture, a whole card, and pictures of sets; everything else is passed over', () => {
    put('Bear.jpg', JPEG);
    put('LEA/Bear.webp', WEBP);
    for (const name of ['Bear.full.png', 'Bear.PNG']) put(name);
    for (const name of ['notes.txt', 'Bear.svg', 'Bear.html', 'LEA/deeper/Bear.png']) put(name);
    expect(namesIn()).toEqual(['Bear.PNG', 'Bear.full.png', 'Bear.jpg', 'LEA/Bear.webp']);
  });

  test('may be absent where nobody named one', () => {
    expect(opened().list()).toEqual({ folder, pictures: [], refused: [] });
  });

  test('is another where the player names one, and is looked into anew each time', () => {
    put('Bear.png');
    const other = join(data, 'other');
    mkdirSync(other);
    const pictures = opened(other);
    expect(list(pictures).pictures).toEqual([]);
    writeFileSync(join(other, 'Elf.png'), PNG);
    expect(list(pictures)).toMatchObject({ folder: other, pictures: [{ name: 'Elf.png' }] });
  });

  test('has another stamp for a picture that was changed', () => {
    const stamp = () => opened().list().pictures[0]?.stamp;
    put('Bear.png');
    const before = stamp();
    put('Bear.png', Buffer.concat([PNG, PNG]));
    expect(stamp()).not.toBe(before);
  });

  test.each([
    ['missing', 'absent'],
    ['notAFolder', 'a-file.png'],
  ])('tells what is wrong with it: %s', (problem, name) => {
    put('x.png');
    writeFileSync(join(data, 'a-file.png'), PNG);
    expect(opened(join(data, name)).list()).toMatchObject({ pictures: [], problem });
  });

  test('is not guessed from half a path', () => {
    put('Bear.png');
    expect(opened('pictures').list()).toMatchObject({ pictures: [], problem: 'notWhole' });
  });

  asPlayer('tells when it may not be read', () => {
    put('Bear.png');
    chmodSync(folder, 0o000);
    const { problem } = opened(folder).list();
    chmodSync(folder, 0o700);
    expect(problem).toBe('notAllowed');
  });

  test('leaves alone what is larger than 20 MB', () => {
    const pictures = opened();
    truncateSync(put('Bear.png'), LARGEST_PICTURE + 1);
    expect(list(pictures)).toMatchObject({
      pictures: [],
      refused: [{ name: 'Bear.png', reason: 'tooLarge' }],
    });
    truncateSync(put('Bear.png'), LARGEST_PICTURE);
    list(pictures);
    expect(readListed(pictures, 'Bear.png')?.body.length).toBe(LARGEST_PICTURE);
    truncateSync(join(folder, 'Bear.png'), LARGEST_PICTURE + 1);
    expect(readListed(pictures, 'Bear.png')).toBeUndefined();
  });

  onUnix('does not follow links, to files or to folders', () => {
    put('Bear.png');
    writeFileSync(join(data, 'secret.png'), PNG);
    mkdirSync(join(data, 'elsewhere'));
    writeFileSync(join(data, 'elsewhere', 'Elf.png'), PNG);
    symlinkSync(join(data, 'secret.png'), join(folder, 'Link.png'));
    symlinkSync(join(data, 'elsewhere'), join(folder, 'LEA'));
    const pictures = opened();
    const { pictures: found, refused } = list(pictures);
    expect(found.map(({ name }) => name)).toEqual(['Bear.png']);
    expect(refused).toEqual([{ name: 'Link.png', reason: 'link' }]);
    for (const name of ['Link.png', 'LEA/Elf.png']) expect(readListed(pictures, name)).toBeUndefined();
  });

  onUnix('gives nothing of what has become a link since it was listed', () => {
    put('Bear.png');
    put('LEA/Elf.png');
    writeFileSync(join(data, 'secret.png'), PNG);
    mkdirSync(join(data, 'elsewhere'));
    writeFileSync(join(data, 'elsewhere', 'Elf.png'), PNG);
    const pictures = opened();
    list(pictures);
    expect(readListed(pictures, 'Bear.png')).toMatchObject({ type: 'image/png' });
    expect(readListed(pictures, 'LEA/Elf.png')).toMatchObject({ type: 'image/png' });
    rmSync(join(folder, 'Bear.png'));
    symlinkSync(join(data, 'secret.png'), join(folder, 'Bear.png'));
    renameSync(join(folder, 'LEA'), join(folder, 'LEB'));
    symlinkSync(join(data, 'elsewhere'), join(folder, 'LEA'));
    expect(readListed(pictures, 'Bear.png')).toBeUndefined();
    expect(readListed(pictures, 'LEA/Elf.png')).toBeUndefined();
  });

  test('gives nothing of what is gone, or only has the name of a picture', () => {
    put('Bear.png');
    put('Page.png', '<!doctype html><script>alert(1)</script>');
    put('Photo.jpg', JPEG);
    put('Web.webp', WEBP);
    put('Wrong.jpg', PNG);
    const pictures = opened();
    list(pictures);
    rmSync(join(folder, 'Bear.png'));
    const typeOf = (name: string) => readListed(pictures, name)?.type;
    expect(['Bear.png', 'Page.png', 'Wrong.jpg'].map(typeOf)).toEqual([undefined, undefined, undefined]);
    expect(['Photo.jpg', 'Web.webp'].map(typeOf)).toEqual(['image/jpeg', 'image/webp']);
  });
});

describe('B13: pixels are counted before anything is decoded', () => {
  const WIDTH = 5_000;
  const HEIGHT = MOST_PIXELS / WIDTH;
  const thumbnail = jpegPart(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), jpeg(160, 120)]));
  const MAKES = {
    PNG: ['a.png', png],
    JPEG: ['a.jpg', jpeg],
    'JPEG with a small picture inside': [
      'a.jpeg',
      (width: number, height: number) => jpeg(width, height, { before: [thumbnail] }),
    ],
    'JPEG with tables and bytes to fill between its parts': [
      'a.jpg',
      (width: number, height: number) =>
        jpeg(width, height, {
          frame: 0xc2,
          before: [jpegPart(0xc4, Buffer.alloc(300)), Buffer.alloc(90), Buffer.from([0xff, 0xff])],
        }),
    ],
    'WebP, lossy': ['a.webp', webpLossy],
    'WebP, lossless': ['a.webp', webpLossless],
    'WebP with more than a picture': ['a.webp', webpExtended],
  } as const;

  test.each(Object.entries(MAKES))('%s', (_, [name, make]) => {
    const pictures = opened();
    const refusals = (bytes: Buffer) => {
      put(name, bytes);
      const { pictures: listed, refused } = pictures.list();
      expect(pictures.read(name, listed[0]?.stamp ?? '') === undefined).toBe(refused.length > 0);
      rmSync(join(folder, name));
      return refused;
    };
    expect(refusals(make(WIDTH, HEIGHT))).toEqual([]);
    expect(refusals(make(WIDTH, HEIGHT + 1))).toEqual([{ name, reason: 'tooManyPixels' }]);
    expect(refusals(make(16_383, 16_383))).toEqual([{ name, reason: 'tooManyPixels' }]);
    const whole = make(WIDTH, HEIGHT);
    for (let length = 0; length < whole.length - 9; length++)
      expect(refusals(whole.subarray(0, length)), `${length} bytes`).toEqual([{ name, reason: 'damaged' }]);
  });

  test.each([0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'a JPEG of frame %i',
    (frame) => {
      put('a.jpg', jpeg(65_535, 65_535, { frame }));
      put('b.jpg', jpeg(100, 100, { frame }));
      expect(opened().list()).toMatchObject({
        pictures: [{ name: 'b.jpg' }],
        refused: [{ name: 'a.jpg', reason: 'tooManyPixels' }],
      });
    },
  );

  test('headers that make no sense are refused, and none takes long', () => {
    put('no-width.png', png(0, 100));
    put('no-height.jpg', jpeg(100, 0));
    put('no-frame.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9]));
    put('no-length.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, ...Buffer.alloc(100)]));
    put('no-end.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(LARGEST_PICTURE - 3)]));
    put(
      'parts.jpg',
      Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(4_000_000, jpegPart(0xfe, Buffer.alloc(0)))]),
    );
    put('other.webp', Buffer.from('RIFF\0\0\0\0WEBPICCP\0\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1'));
    put('a-png.webp', PNG);
    put('empty.png', '');
    const { pictures, refused } = opened().list();
    expect(pictures).toEqual([]);
    expect(refused.map(({ reason }) => reason)).toEqual(Array.from({ length: 9 }, () => 'damaged'));
  });

  test('what was written just now is looked at again, though its time and length are the same', () => {
    const pictures = opened();
    /** Later than any look. */
    const moment = new Date(Date.now() + 3_600_000);
    const reasons = [png(480, 360), png(20_000, 20_000), png(0, 360)].map((bytes) => {
      utimesSync(put('Bear.png', bytes), moment, moment);
      return pictures.list().refused.map(({ reason }) => reason);
    });
    expect(reasons).toEqual([[], ['tooManyPixels'], ['damaged']]);
  });

  test('what has grown since it was listed is not given out', () => {
    put('Bear.png');
    const pictures = opened();
    const [listed] = pictures.list().pictures;
    expect(pictures.read('Bear.png', listed?.stamp ?? '')).toBeDefined();
    put('Bear.png', png(20_000, 20_000));
    expect(pictures.read('Bear.png', listed?.stamp ?? '')).toBeUndefined();
    expect(pictures.list().refused).toEqual([{ name: 'Bear.png', reason: 'tooManyPixels' }]);
    put('Bear.png', Buffer.concat([PNG, PNG]));
    expect(pictures.list().pictures).toMatchObject([{ name: 'Bear.png' }]);
  });
});

test('a card and its file go by one name on every system', () => {
  expect(pictureNameOf('Who/What/When?')).toBe(pictureNameOf('whowhatwhen'));
  expect(pictureNameOf('El-Hajja\u0302j')).toBe(pictureNameOf('EL-HAJJ\u00c2J'));
  expect(pictureNameOf('Giant Growth')).not.toBe(pictureNameOf('Giant Spider'));
});

const OUTSIDE = [
  '/pictures/../preferences.json',
  '/pictures/%2e%2e/preferences.json',
  '/pictures/..%2fsecret.png',
  '/pictures/..%5csecret.png',
  '/pictures/LEA/..%2f..%2fsecret.png',
  '/pictures//secret.png',
  '/pictures/%2fetc%2fpasswd',
  '/pictures/%00Bear.png',
  '/pictures/Bear.png%00.txt',
  '/pictures/%',
  '/pictures/',
  '/pictures/notes.txt',
  '/pictures/Bear.png/',
];

function furnish(): void {
  put('Bear.png');
  put('LEA/Dark Elf.jpg', JPEG);
  put('notes.txt', 'private');
  writeFileSync(join(data, 'secret.png'), PNG);
}

describe('the web door', () => {
  test('serves listed pictures to windows that were let in, and to nobody else', async () => {
    furnish();
    const host = await startWebHost({ dataFolder: data });
    try {
      const cookie = await comeIn(host);
      const get = (path: string, headers: Record<string, string> = { cookie }) =>
        ask(host.port, { path, headers });
      expect((await get('/pictures/Bear.png')).status).toBe(404);
      host.pressEnter();
      const client = await openClient(host, { cookie });
      const told = value(await client.call('pictures.list'));
      expect(told).toMatchObject({ folder, refused: [] });
      expect(told.pictures.map(({ name }) => name).toSorted()).toEqual(['Bear.png', 'LEA/Dark Elf.jpg']);

      const addressOf = (name: string) =>
        `/pictures/${encodeURI(name)}?${told.pictures.find((one) => one.name === name)?.stamp ?? ''}`;
      const bear = await get(addressOf('Bear.png'));
      expect(bear.status).toBe(200);
      expectSecurityHeaders(bear.headers);
      expect(bear.headers).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(PNG.length),
        'cache-control': 'no-cache',
      });
      expect((await get(addressOf('LEA/Dark Elf.jpg'))).headers['content-type']).toBe('image/jpeg');
      const again = { cookie, 'if-none-match': bear.headers.etag ?? '' };
      expect((await get(addressOf('Bear.png'), again)).status).toBe(304);

      expect((await get(addressOf('Bear.png'), {})).status).toBe(403);
      const ofAnother = addressOf('LEA/Dark Elf.jpg').replace(/.*[?]/, '/pictures/Bear.png?');
      for (const path of ['/pictures/Bear.png', '/pictures/Bear.png?', ofAnother])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      expect((await get(addressOf('Bear.png'), { cookie, host: 'evil.example' })).status).toBe(421);
      for (const path of OUTSIDE) expect([path, (await get(path)).status]).toEqual([path, 404]);
      await client.close();
    } finally {
      await host.stop();
    }
  });

  test('looks into another folder as soon as the player names one', async () => {
    furnish();
    const other = join(data, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'Elf.webp'), WEBP);
    const host = await startWebHost({ dataFolder: data });
    try {
      const cookie = await comeIn(host);
      const client = await openClient(host, { cookie });
      expect((await client.call('preferences.change', { pictureFolder: other })).ok).toBe(true);
      const told = value(await client.call('pictures.list')).pictures;
      expect(told).toMatchObject([{ name: 'Elf.webp' }]);
      const statusOf = async (path: string) => (await ask(host.port, { path, headers: { cookie } })).status;
      expect(await statusOf(`/pictures/Elf.webp?${told[0]?.stamp ?? ''}`)).toBe(200);
      expect(await statusOf('/pictures/Bear.png')).toBe(404);
      await client.call('preferences.change', { pictureFolder: join(data, 'gone') });
      expect(value(await client.call('pictures.list'))).toMatchObject({ problem: 'missing', pictures: [] });
      await client.close();
    } finally {
      await host.stop();
    }
  });
});

describe('the scheme of our own window', () => {
  test('serves listed pictures under the same policy, and nothing else of the disk', async () => {
    furnish();
    const pictures = opened();
    list(pictures);
    const answer = answerFrom(new Map(), pictures.read);
    const get = (path: string, init?: RequestInit) => answer(new Request(`app://spellchain${path}`, init));
    const elf = get(`/pictures/LEA/Dark%20Elf.jpg?${stamps.get('LEA/Dark Elf.jpg') ?? ''}`);
    expect(get('/pictures/LEA/Dark%20Elf.jpg').status).toBe(404);
    expect(elf.status).toBe(200);
    expectSecurityHeaders(Object.fromEntries(elf.headers));
    expect(elf.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await elf.arrayBuffer())).toEqual(JPEG);
    expect(get('/pictures/Bear.png', { method: 'POST' }).status).toBe(405);
    for (const path of OUTSIDE) expect([path, get(path).status]).toEqual([path, 404]);
    expect(answer(new Request('app://elsewhere/pictures/Bear.png')).status).toBe(404);
  });
});
