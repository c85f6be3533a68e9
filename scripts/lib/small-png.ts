/** Pictures for documents: PNG files of at most 256 colours, a third of the size of what a browser's camera makes. */
import { crc32, deflateSync } from 'node:zlib';
import { sumOf } from '../../src-shared/sums.ts';

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each, row by row. The opacity is not looked at. */
  data: Uint8Array;
}

interface Palette {
  /** Red, green and blue of each colour. */
  colours: number[];
  /** The number of the colour for each bin. */
  numberOfBin: Uint8Array;
}

/** A set of bins that will be one colour. */
interface Box {
  bins: number[];
  pixels: number;
  /** The place of the channel in which its bins differ most, and by how much. */
  widest: number;
  spread: number;
}

/** Colours that agree in the first six bits of each channel are in one bin. */
const BITS = 6;
const BINS = 1 << (3 * BITS);
const CHANNELS = [2 * BITS, BITS, 0] as const;

export function smallPng(pixels: Pixels, most = 256): Buffer {
  const { width, height } = pixels;
  const bins = binsOf(pixels);
  const { colours, numberOfBin } = paletteFor(bins, most);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which are the number of a colour.
  header.set([8, 3], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (const [place, bin] of bins.entries()) {
    // Each row begins with a byte that says how it is filtered: not at all.
    rows[place + Math.floor(place / width) + 1] = numberOfBin[bin] ?? 0;
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function binsOf({ width, height, data }: Pixels): Uint32Array {
  const bins = new Uint32Array(width * height);
  const drop = 8 - BITS;
  for (let place = 0, at = 0; place < bins.length; place++, at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    bins[place] = ((red >> drop) << (2 * BITS)) | ((green >> drop) << BITS) | (blue >> drop);
  }
  return bins;
}

/** Halves the box that gains most by it, until there are as many as there may be colours. */
function paletteFor(bins: Uint32Array, most: number): Palette {
  const counts = new Uint32Array(BINS);
  for (const bin of bins) counts[bin] = (counts[bin] ?? 0) + 1;
  const boxes = [
    boxOf(
      [...counts.keys()].filter((bin) => counts[bin] !== 0),
      counts,
    ),
  ];
  while (boxes.length < most) {
    const [largest] = boxes.toSorted((one, other) => worthOf(other) - worthOf(one));
    if (!largest || largest.spread === 0) break;
    boxes.splice(boxes.indexOf(largest), 1, ...halves(largest, counts));
  }
  const numberOfBin = new Uint8Array(BINS);
  for (const [number, box] of boxes.entries()) for (const bin of box.bins) numberOfBin[bin] = number;
  return { colours: boxes.flatMap((box) => colourOf(box, counts)), numberOfBin };
}

/** What the eye would see if the box stayed one colour. The root, so that a large dull sky does not take them all. */
function worthOf({ pixels, spread }: Box): number {
  return Math.sqrt(pixels) * spread;
}

function boxOf(bins: number[], counts: Uint32Array): Box {
  const spreads = CHANNELS.map((channel) => {
    const levels = bins.map((bin) => levelOf(bin, channel));
    return (
      levels.reduce((high, level) => Math.max(high, level), 0) -
      levels.reduce((low, level) => Math.min(low, level), 255)
    );
  });
  const spread = Math.max(...spreads);
  const widest = CHANNELS[spreads.indexOf(spread)] ?? 0;
  return { bins, pixels: sumOf(bins, (bin) => counts[bin] ?? 0), widest, spread };
}

function levelOf(bin: number, channel: number): number {
  return (bin >> channel) & ((1 << BITS) - 1);
}

/** At the middle of its pixels along the widest channel; each half keeps one bin at least. */
function halves({ bins, pixels, widest }: Box, counts: Uint32Array): Box[] {
  const sorted = bins.toSorted((one, other) => levelOf(one, widest) - levelOf(other, widest));
  let passed = 0;
  const middle = sorted.findIndex((bin) => (passed += counts[bin] ?? 0) * 2 >= pixels);
  const cut = Math.min(Math.max(middle, 1), sorted.length - 1);
  return [boxOf(sorted.slice(0, cut), counts), boxOf(sorted.slice(cut), counts)];
}

function colourOf({ bins, pixels }: Box, counts: Uint32Array): number[] {
  const half = 1 << (7 - BITS);
  return CHANNELS.map((channel) => {
    const sum = sumOf(bins, (bin) => ((levelOf(bin, channel) << (8 - BITS)) + half) * (counts[bin] ?? 0));
    return Math.round(sum / pixels);
  });
}
