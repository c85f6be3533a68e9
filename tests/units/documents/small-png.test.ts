import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { smallPng, type Pixels } from '../../../scripts/lib/small-png.ts';

interface Chunk {
  type: string;
  content: Buffer;
}

/** Reads the file chunk by chunk; fails where a check sum is wrong. */
function chunksOf(png: Buffer): Chunk[] {
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), content: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** The colours of all pixels, each as [red, green, blue]. */
function coloursIn(png: Buffer): number[][] {
  const [header, palette, data] = chunksOf(png).map(({ content }) => content);
  if (!header || !palette || !data) throw new Error('A chunk is missing.');
  const width = header.readUInt32BE(0);
  const rows = inflateSync(data);
  return [...rows].flatMap((number, place) =>
    place % (width + 1) === 0 ? [] : [[...palette.subarray(number * 3, number * 3 + 3)]],
  );
}

function picture(width: number, height: number, colourAt: (place: number) => number[]): Pixels {
  const data = Uint8Array.from({ length: width * height }, (_, place) => place);
  return { width, height, data: Uint8Array.from([...data].flatMap((place) => [...colourAt(place), 255])) };
}

test('a picture of few colours keeps them, but for the last bits of each', () => {
  const colours = [
    [0, 0, 0],
    [255, 255, 255],
    [200, 40, 40],
    [40, 40, 200],
  ];
  const pixels = picture(5, 4, (place) => colours[place % 4] ?? []);
  const seen = coloursIn(smallPng(pixels));
  expect(seen).toHaveLength(20);
  for (const [place, colour] of seen.entries())
    for (const [channel, level] of colour.entries())
      expect(Math.abs(level - (colours[place % 4]?.[channel] ?? NaN))).toBeLessThan(4);
});

test('a picture of many colours gets as many as are allowed, and each pixel one that is near', () => {
  const pixels = picture(16, 16, (place) => [place, 255 - place, 128]);
  const seen = coloursIn(smallPng(pixels, 16));
  expect(new Set(seen.map(String)).size).toBe(16);
  for (const [place, [red = NaN]] of seen.entries()) expect(Math.abs(red - place)).toBeLessThan(16);
});

test('the header says width, height, and colours by number', () => {
  const [header, ...others] = chunksOf(smallPng(picture(3, 2, () => [9, 9, 9])));
  expect(header?.type).toBe('IHDR');
  expect([...(header?.content ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect(others.map(({ type }) => type)).toEqual(['PLTE', 'IDAT', 'IEND']);
});
