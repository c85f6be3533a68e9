import { mage } from './creatures/mage.ts';
import { home } from './habitats/habitats.ts';
import { halo } from './parts/halo.ts';
import { sigil } from './parts/sigil.ts';
import { mix } from '../kit/colour.ts';
import type { PicturePainter } from './picture-painter.ts';
import type { PictureSubject } from './subject.ts';

/** A mage before a drawing of light. */
export function walker(on: PicturePainter, subject: PictureSubject): void {
  const { tones } = on;
  home(on);
  halo(on, [0, 36, 56], tones.glow, 0.7);
  sigil(on, 0, 36, 34, on.chance.whole(5, 8), mix(tones.accent, '#ffffff', 0.2));
  mage(on, { subject, features: new Set(['bare']) });
}
