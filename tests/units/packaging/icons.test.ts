import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { icnsOf, icoOf } from '../../../scripts/lib/icon-files.ts';

const ICONS = join(import.meta.dirname, '..', '..', '..', 'resources', 'icons');
const SIGNATURE = '89504e470d0a1a0a';

/** Width and height, of a PNG whose pixels can be unpacked. */
function sizeOfPng(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  const pixels: Buffer[] = [];
  for (let place = 8; place < png.length;) {
    const length = png.readUInt32BE(place);
    if (png.toString('latin1', place + 4, place + 8) === 'IDAT')
      pixels.push(png.subarray(place + 8, place + 8 + length));
    place += 12 + length;
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(inflateSync(Buffer.concat(pixels)).length).toBeGreaterThan(width * height * 3);
  return [width, height];
}

test.each([16, 24, 32, 48, 64, 128, 256, 512])('Linux has a picture of %i pixels', (size) => {
  expect(sizeOfPng(readFileSync(join(ICONS, 'linux', `${size}x${size}.png`)))).toEqual([size, size]);
});

describe('icon.ico', () => {
  const ico = readFileSync(join(ICONS, 'icon.ico'));
  const sizes = [16, 24, 32, 48, 64, 128, 256];

  test('is an icon with the sizes that Windows shows', () => {
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, sizes.length]);
    expect(sizes.map((_, index) => ico.readUInt8(6 + 16 * index) || 256)).toEqual(sizes);
  });

  test.each(sizes.map((size, index) => [size, index]))(
    'its entry for %i leads to a picture of that size',
    (size, index) => {
      const entry = 6 + 16 * index;
      const start = ico.readUInt32LE(entry + 12);
      expect(sizeOfPng(ico.subarray(start, start + ico.readUInt32LE(entry + 8)))).toEqual([size, size]);
    },
  );
});

test('icon.icns has a picture under each name that macOS asks for', () => {
  const icns = readFileSync(join(ICONS, 'icon.icns'));
  expect(icns.toString('latin1', 0, 4)).toBe('icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const found: Record<string, number> = {};
  for (let place = 8; place < icns.length; place += icns.readUInt32BE(place + 4)) {
    const block = icns.subarray(place + 8, place + icns.readUInt32BE(place + 4));
    found[icns.toString('latin1', place, place + 4)] = sizeOfPng(block)[0];
  }
  expect(found).toEqual({
    icp4: 16,
    icp5: 32,
    ic11: 32,
    ic12: 64,
    ic07: 128,
    ic08: 256,
    ic13: 256,
    ic09: 512,
    ic14: 512,
    ic10: 1024,
  });
});

test('the containers hold their pictures byte for byte', () => {
  const pictures = [
    { size: 16, png: Buffer.from('small') },
    { size: 256, png: Buffer.from('larger') },
  ];
  expect(
    icoOf(pictures)
      .subarray(6 + 2 * 16)
      .toString(),
  ).toBe('smalllarger');
  expect(icnsOf(pictures).toString('latin1')).toBe(
    'icns\0\0\0\x31icp4\0\0\0\x0dsmallic08\0\0\0\x0elargeric13\0\0\0\x0elarger',
  );
});
