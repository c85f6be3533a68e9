/** A canvas that paints nothing and remembers what it was told: two pictures are the same when their records are. */
import type { Canvas, MakeCanvas } from '../../../src-renderer/art/kit/canvas.ts';
import { chanceFrom } from '../../../src-renderer/art/kit/chance.ts';
import { painter, type Painter } from '../../../src-renderer/art/kit/painter.ts';
import { dusk } from '../../../src-renderer/title/painting/tones.ts';

/** Where things are put does not matter to a record, only that it is always the same. */
const PLACE = { a: 4, b: 0, c: 0, d: 4, e: 0, f: 0 };

interface Recorder {
  record: string[];
  makeCanvas: MakeCanvas;
  /** The sizes of the canvases that were made. */
  sizes: { width: number; height: number }[];
}

export function recorder(): Recorder {
  const record: string[] = [];
  const sizes: Recorder['sizes'] = [];
  const makeCanvas = (width: number, height: number) => {
    sizes.push({ width, height });
    return recordingCanvas(record, width, height);
  };
  return { record, makeCanvas, sizes };
}

function recordingCanvas(record: string[], width: number, height: number): Canvas {
  const told =
    (name: string) =>
    (...words: unknown[]) => {
      record.push(`${name} ${words.map(inWords).join(' ')}`);
      if (name.startsWith('create')) return { addColorStop: told('stop') };
      return name === 'getTransform' ? PLACE : undefined;
    };
  return new Proxy({} as Canvas, {
    get: (_, name) => (name === 'canvas' ? { width, height } : told(String(name))),
    set: (_, name, value) => {
      record.push(`${String(name)} = ${inWords(value)}`);
      return true;
    },
  });
}

function inWords(value: unknown): string {
  return typeof value === 'number' ? value.toFixed(4) : JSON.stringify(value);
}

export function recordingPainter(seed: number): Recorder & { on: Painter } {
  const kept = recorder();
  const on = painter({
    canvas: kept.makeCanvas(640, 400),
    chance: chanceFrom(seed),
    tones: dusk,
    light: { x: -0.5, y: -0.8 },
    makeCanvas: kept.makeCanvas,
    frame: { left: -80, top: 0, right: 80, bottom: 100 },
  });
  return { ...kept, on };
}

/** Everything a part of a picture tells its canvas, from a seed. */
export function recordOf(seed: number, paint: (on: Painter) => void): string[] {
  const { on, record } = recordingPainter(seed);
  paint(on);
  return record;
}

/** In Node there are no paths and no pixels; what a picture does with them is recorded all the same. */
export class NamedPath {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

export class NamedPixels {
  readonly kind = 'pixels';
}

const STROKES = [
  ...['save', 'restore', 'translate', 'rotate', 'scale', 'setTransform', 'resetTransform'],
  ...[
    'beginPath',
    'closePath',
    'moveTo',
    'lineTo',
    'bezierCurveTo',
    'quadraticCurveTo',
    'arc',
    'ellipse',
    'rect',
  ],
  ...['fill', 'stroke', 'clip', 'fillRect', 'clearRect', 'drawImage', 'putImageData', 'setLineDash'],
];
const GRADIENTS = ['createLinearGradient', 'createRadialGradient', 'createConicGradient', 'createPattern'];

/** A canvas that neither paints nor remembers, for many pictures at once. */
export function silentCanvas(width: number, height: number): Canvas {
  const gradient = { addColorStop: () => undefined };
  const told = (names: readonly string[], answer: unknown) =>
    Object.fromEntries(names.map((name) => [name, () => answer]));
  const getTransform = () => ({ ...PLACE, a: height / 100, d: height / 100, e: width / 2 });
  const silent = { canvas: { width, height }, getTransform };
  return { ...told(STROKES, undefined), ...told(GRADIENTS, gradient), ...silent } as unknown as Canvas;
}
