/** Pictures that are all header: they say how large they are, and have nothing inside. */

const big = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const little = (value: number, bytes: number): Buffer => Buffer.from(big(value, bytes)).reverse();
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

export const png = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[big(13, 4), latin('IHDR'), big(width, 4), big(height, 4)],
    Buffer.from([8, 2, 0, 0, 0, 0, 0, 0, 0]),
  ]);

/** A part of a JPEG with its marker and its length. */
export const jpegPart = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), big(content.length + 2, 2), content]);

interface JpegMake {
  /** 0xc0: baseline; 0xc2: progressive. */
  readonly frame?: number;
  /** What stands between the beginning and the frame. */
  readonly before?: readonly Buffer[];
}

export function jpeg(width: number, height: number, { frame = 0xc0, before = [] }: JpegMake = {}): Buffer {
  const content = Buffer.concat([
    Buffer.from([8]),
    big(height, 2),
    big(width, 2),
    Buffer.from([1, 1, 0x11, 0]),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before,
    jpegPart(frame, content),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const webp = (kind: string, content: Buffer): Buffer =>
  Buffer.concat([
    ...[latin('RIFF'), little(12 + content.length, 4), latin('WEBP')],
    ...[latin(kind), little(content.length, 4), content],
  ]);

export const webpLossy = (width: number, height: number): Buffer =>
  webp(
    'VP8 ',
    Buffer.concat([Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a]), little(width, 2), little(height, 2)]),
  );

export const webpLossless = (width: number, height: number): Buffer =>
  webp(
    'VP8L',
    Buffer.concat([Buffer.from([0x2f]), little(width - 1 + (height - 1) * 0x4000, 4), Buffer.alloc(5)]),
  );

export const webpExtended = (width: number, height: number): Buffer =>
  webp('VP8X', Buffer.concat([Buffer.alloc(4), little(width - 1, 3), little(height - 1, 3)]));
