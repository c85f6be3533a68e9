import type { Painter } from '../kit/painter.ts';
import type { PaletteName, PictureTones } from './palettes.ts';

/** A painter at work on the picture of a card: 100 units high, centred, as wide as the picture. */
export interface PicturePainter extends Painter {
  tones: PictureTones;
  palette: PaletteName;
  /** Where the light in the sky is. */
  sun: { x: number; y: number };
}
