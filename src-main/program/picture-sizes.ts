/**
 * How many pixels a picture says it has, read from its header before anything is decoded. What a window decodes takes
 * four bytes a pixel, however small the file is.
 */

/** Bytes of a file from a place on; fewer where it ends before. */
export type ReadBytes = (at: number, length: number) => Uint8Array;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Undefined: the header is damaged, or of no such picture. */
export type ReadSize = (read: ReadBytes) => PictureSize | undefined;

export const pngSize: ReadSize = (read) => {
  const head = read(0, 24);
  if (head.length < 24 || !begins(head, PNG_SIGNATURE) || textAt(head, 12, 4) !== 'IHDR') return undefined;
  return sized(bigEndian(head, 16, 4), bigEndian(head, 20, 4));
};

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** More parts than any camera writes before the picture itself: a file made of nothing else would take long. */
const MOST_PARTS = 4_000;

/** Part by part, so that the size of a small picture inside one of them is not taken for this one's. */
export const jpegSize: ReadSize = (read) => {
  if (!begins(read(0, 3), [0xff, 0xd8, 0xff])) return undefined;
  let at = 2;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const part = read(at, 64);
    const mark = part.findIndex((byte, place) => byte === 0xff && (part[place + 1] ?? 0xff) !== 0xff);
    const marker = part[mark + 1];
    if (part.length === 0) return undefined;
    // Bytes between parts are passed over, as decoders do.
    if (mark < 0 || marker === undefined || part.length < mark + 9) {
      const skipped = mark > 0 ? mark : part.length - 1;
      if (part.length < 64 || skipped === 0) return undefined;
      at += skipped;
    } else if (isFrame(marker)) return sized(bigEndian(part, mark + 7, 2), bigEndian(part, mark + 5, 2));
    else if (marker === PICTURE_BEGINS || marker === PICTURE_ENDS) return undefined;
    else if (standsAlone(marker)) at += mark + 2;
    else {
      const length = bigEndian(part, mark + 2, 2);
      if (length < 2) return undefined;
      at += mark + 2 + length;
    }
  }
  return undefined;
};

const PICTURE_BEGINS = 0xda;
const PICTURE_ENDS = 0xd9;

/** Of all ways to code; three numbers among them are of tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

export const webpSize: ReadSize = (read) => {
  const head = read(0, 30);
  if (textAt(head, 0, 4) !== 'RIFF' || textAt(head, 8, 4) !== 'WEBP') return undefined;
  return WEBP_SIZES[textAt(head, 12, 4)]?.(head);
};

const WEBP_SIZES: Readonly<Record<string, ((head: Uint8Array) => PictureSize | undefined) | undefined>> = {
  'VP8 ': (head) =>
    head.length >= 30 && begins(head.subarray(23), [0x9d, 0x01, 0x2a])
      ? sized(littleEndian(head, 26, 2) & 0x3fff, littleEndian(head, 28, 2) & 0x3fff)
      : undefined,
  VP8L: (head) => {
    if (head.length < 25 || head[20] !== 0x2f) return undefined;
    const bits = littleEndian(head, 21, 4);
    return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  },
  // Its frames have to lie within this; a decoder refuses others.
  VP8X: (head) =>
    head.length >= 30 ? sized(littleEndian(head, 24, 3) + 1, littleEndian(head, 27, 3) + 1) : undefined,
};

const sized = (width: number, height: number): PictureSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;

const begins = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const bigEndian = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);

const littleEndian = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduceRight((sum, byte) => sum * 256 + byte, 0);
