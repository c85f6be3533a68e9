import { mix, type PaintColour } from '../../kit/colour.ts';
import { ridge } from '../../scenery/ridge.ts';
import type { PicturePainter } from '../picture-painter.ts';

interface Land {
  y: number;
  height: number;
  hills: number;
  colour: PaintColour;
  depth?: number;
}

interface Edge {
  /** How strongly its edge is lit, and in which colour. */
  lit?: number;
  tone?: PaintColour;
}

/** A ridge, lit in the tones of the picture. */
export function land(on: PicturePainter, wanted: Land, { lit = 0.3, tone }: Edge = {}): void {
  const colour = tone ?? mix(wanted.colour, on.tones.key, 0.5);
  ridge(on, { ...wanted, lit: { colour, strength: lit } });
}
