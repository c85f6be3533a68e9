/** The cloth under a territory: its tones, its light, and the drawing in it. */
import type { Colour as ManaColour } from '../../../src-shared/duel/words.ts';
import type { GroundStyle } from '../../../src-shared/preferences.ts';
import { mix, type PaintColour } from '../../art/kit/colour.ts';
import { drawHills } from './hills.ts';
import { drawManaSigns } from './mana-signs.ts';
import { drawPattern } from './pattern.ts';

interface Tones {
  readonly middle: PaintColour;
  readonly edge: PaintColour;
  readonly line: PaintColour;
}

export interface Cloth {
  readonly colour: ManaColour;
  readonly tones: Tones;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

const TONES: Record<ManaColour, Tones> = {
  white: { middle: '#5a5340', edge: '#332f22', line: '#d9cfa6' },
  blue: { middle: '#24405a', edge: '#122334', line: '#7fb0d8' },
  black: { middle: '#332a38', edge: '#1b161f', line: '#9a86a6' },
  red: { middle: '#4a2a22', edge: '#27140f', line: '#d08a6a' },
  green: { middle: '#27442f', edge: '#16291c', line: '#7fae78' },
};

const DRAWINGS: Record<GroundStyle, (canvas: CanvasRenderingContext2D, cloth: Cloth) => void> = {
  line: drawHills,
  pattern: drawPattern,
  mana: drawManaSigns,
};

interface ClothOrder {
  readonly colour: ManaColour;
  readonly style: GroundStyle;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly isDark: boolean;
}

export function paintCloth(canvas: CanvasRenderingContext2D, order: ClothOrder): void {
  const { colour, style, width, height, seed, isDark } = order;
  const tones = isDark ? darkened(TONES[colour]) : TONES[colour];
  canvas.fillStyle = tones.edge;
  canvas.fillRect(0, 0, width, height);
  wash(canvas, order, tones.middle, `${tones.middle}00`, width * 0.66, 0);
  canvas.strokeStyle = tones.line;
  canvas.lineCap = 'round';
  DRAWINGS[style](canvas, { colour, tones, width, height, seed });
  canvas.globalAlpha = 1;
  wash(canvas, order, '#00000000', '#0000008c', width * 0.62, height * 0.3);
}

const darkened = ({ middle, edge, line }: Tones): Tones => ({
  middle: mix(middle, '#000000', 0.6),
  edge: mix(edge, '#000000', 0.6),
  line: mix(line, '#000000', 0.45),
});

function wash(
  canvas: CanvasRenderingContext2D,
  { width, height }: ClothOrder,
  inner: string,
  outer: string,
  radius: number,
  from: number,
): void {
  const light = canvas.createRadialGradient(width / 2, height / 2, from, width / 2, height / 2, radius);
  light.addColorStop(0, inner);
  light.addColorStop(1, outer);
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, width, height);
}
