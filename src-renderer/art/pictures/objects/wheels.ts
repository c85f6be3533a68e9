import { mix } from '../../kit/colour.ts';
import { form } from '../../kit/form.ts';
import { tube } from '../../kit/tube.ts';
import { eye } from '../parts/eyes.ts';
import { gear } from '../parts/gear.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function wheels(on: PicturePainter, x: number, y: number): void {
  const { tones } = on;
  halo(on, [x, y - 30, 40], tones.accent, 0.6);
  const middle = mix(tones.metal, '#7a5a34', 0.5);
  gear(on, x - 14, y - 20, 18, 12, mix(middle, tones.ink, 0.3));
  gear(on, x + 15, y - 34, 13, 10, mix(mix(middle, tones.accent, 0.3), tones.ink, 0.25), 0.2);
  gear(on, x + 20, y - 9, 9.5, 8, mix(middle, tones.ink, 0.35), 0.1);
  gear(on, x - 8, y - 46, 9, 8, mix(mix(middle, tones.accent, 0.4), tones.ink, 0.2), 0.3);
  form(
    on,
    tube(
      [
        [x - 30, y + 1, 2.4],
        [x, y + 2, 2.8],
        [x + 32, y + 1, 2.4],
      ],
      8,
    ),
    { colour: mix(middle, tones.ink, 0.45), depth: 1 },
  );
  eye(on, x - 14, y - 20, 2, tones.accent);
}
