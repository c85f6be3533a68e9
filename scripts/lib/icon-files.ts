/** The two containers that Windows and macOS want icons in; both hold plain PNG files. */

export interface Picture {
  /** Width and height in pixels. */
  size: number;
  png: Uint8Array;
}

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

export function icoOf(pictures: readonly Picture[]): Buffer {
  const directory = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let place = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = ICO_HEADER + ICO_ENTRY * index;
    // 256 does not fit into the byte and is written as 0.
    directory.writeUInt8(size % 256, entry);
    directory.writeUInt8(size % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(place, entry + 12);
    place += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

/** Apple's names for the sizes; some have one for each density of the screen. */
const ICNS_TYPES: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

export const ICNS_SIZES = Object.keys(ICNS_TYPES).map(Number);

export function icnsOf(pictures: readonly Picture[]): Buffer {
  const blocks = pictures.flatMap(({ size, png }) =>
    (ICNS_TYPES[size] ?? []).map((type) => icnsBlock(type, png)),
  );
  return icnsBlock('icns', Buffer.concat(blocks));
}

function icnsBlock(type: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32BE(header.length + content.length, 4);
  return Buffer.concat([header, content]);
}
