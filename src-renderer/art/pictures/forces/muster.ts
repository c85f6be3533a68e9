import { mix } from '../../kit/colour.ts';
import { host } from '../enchantments/world.ts';
import { home } from '../habitats/habitats.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';
import { sparks } from '../scenery/sparks.ts';

/** Many come at a call. */
export function muster(on: PicturePainter): void {
  const { tones } = on;
  home(on);
  halo(on, [0, 70, 60], tones.glow, 0.5);
  host(on);
  host(on);
  blades(on, [100, 106], 30, 8, tones.deep, 0.95, 0.1);
  sparks(on, 20, mix(tones.accent, tones.glow, 0.5), [10, 90]);
}
