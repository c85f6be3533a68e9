import { apart, type Canvas, type MakeCanvas } from '../kit/canvas.ts';
import { chanceFrom } from '../kit/chance.ts';

const SIZE = 256;
const CLOUD = 8;
const SEED = 77;
/** How far a bristle draws the paint. */
const BRISTLE = 5;

/** A tile of bristle strokes, soft clouds and weave in grey, 256 pixels each way, that repeats without a seam. */
export function grainPixels(): Uint8ClampedArray<ArrayBuffer> {
  const chance = chanceFrom(SEED);
  const specks = Float32Array.from({ length: SIZE * SIZE }, () => chance.next());
  const speck = (x: number, y: number) => specks[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))] ?? 0;
  const cells = SIZE / CLOUD;
  const cell = (x: number, y: number) => speck((x % cells) * 7, (y % cells) * 7 + 3);
  const cloud = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / CLOUD), Math.floor(y / CLOUD)];
    const [right, low] = [(x % CLOUD) / CLOUD, (y % CLOUD) / CLOUD];
    const upper = cell(column, row) * (1 - right) + cell(column + 1, row) * right;
    const lower = cell(column, row + 1) * (1 - right) + cell(column + 1, row + 1) * right;
    return upper * (1 - low) + lower * low;
  };
  const bristle = (x: number, y: number) => {
    let sum = 0;
    for (let step = -BRISTLE; step <= BRISTLE; step++) sum += speck(x + step, y + (step >> 2));
    return sum / (2 * BRISTLE + 1);
  };
  const weave = (x: number, y: number) => ((x & 3) < 2 === (y & 3) < 2 ? -0.02 : 0.02);
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const grey =
        0.5 +
        (bristle(x, y) - 0.5) * 1.05 +
        (cloud(x, y) - 0.5) * 0.34 +
        weave(x, y) +
        (speck(x, y) - 0.5) * 0.1;
      const at = (y * SIZE + x) * 4;
      pixels[at] = pixels[at + 1] = pixels[at + 2] = grey * 255;
      pixels[at + 3] = 255;
    }
  }
  return pixels;
}

export function grainTile(makeCanvas: MakeCanvas): Canvas {
  const tile = makeCanvas(SIZE, SIZE);
  tile.putImageData(new ImageData(grainPixels(), SIZE, SIZE), 0, 0);
  return tile;
}

/** Lays the grain over a whole finished picture; where the tile begins is up to the picture. */
export function layGrain(canvas: Canvas, tile: Canvas, strength: number, scale: number, at = 0): void {
  const pattern = canvas.createPattern(tile.canvas, 'repeat');
  if (!pattern) throw new Error('The grain tile has no pixels.');
  apart(canvas, () => {
    canvas.resetTransform();
    canvas.globalCompositeOperation = 'soft-light';
    canvas.globalAlpha = strength;
    canvas.scale(scale, scale);
    canvas.translate(-at, -at);
    canvas.fillStyle = pattern;
    canvas.fillRect(0, 0, canvas.canvas.width / scale + at, canvas.canvas.height / scale + at);
  });
}

export function grain(canvas: Canvas, makeCanvas: MakeCanvas, strength: number, scale: number): void {
  layGrain(canvas, grainTile(makeCanvas), strength, scale);
}
