import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { mass } from '../../kit/mass.ts';
import { shafts } from '../../scenery/shaft.ts';
import { home } from '../habitats/habitats.ts';
import { dim } from '../parts/dim.ts';
import { halo } from '../parts/halo.ts';
import { hand } from '../parts/hand.ts';
import { sigil } from '../parts/sigil.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sparks } from '../scenery/sparks.ts';

export function heal(on: PicturePainter): void {
  night(on);
  handsOf(on);
}

function night(on: PicturePainter): void {
  const { tones } = on;
  home(on);
  dim(on, mix(tones.sky[0], '#ffffff', 0.35), 0.55);
  halo(on, [0, 46, 50], tones.glow, 0.55);
  shafts(on, {
    x: 0,
    y: -10,
    count: 9,
    length: 120,
    colour: tones.glow,
    strength: 0.4,
    angle: Math.PI / 2,
    spread: 0.5,
  });
  sigil(on, 0, 44, 27, 6, mix(tones.accent, '#ffffff', 0.2));
}

function handsOf(on: PicturePainter): void {
  const { tones } = on;
  hand(on, {
    x: -20,
    y: 88,
    size: 1.15,
    angle: 0.36,
    colour: mix('#b98a68', tones.ink, 0.35),
    side: 1,
    sleeve: mix(tones.body, tones.ink, 0.2),
  });
  hand(on, {
    x: 20,
    y: 88,
    size: 1.15,
    angle: -0.36,
    colour: mix('#b98a68', tones.ink, 0.35),
    side: -1,
    sleeve: mix(tones.body, tones.ink, 0.2),
  });
  halo(on, [0, 42, 22], '#ffffff', 0.9);
  mass(
    on,
    [
      blob([
        [0, 34],
        [4, 40],
        [5, 46],
        [0, 51],
        [-5, 46],
        [-4, 40],
      ]),
    ],
    { colour: mix(tones.accent, '#ffffff', 0.45), lit: '#ffffff', depth: 1 },
  );
  sparks(on, 24, mix(tones.glow, '#ffffff', 0.3), [6, 96]);
}
