import { apart } from '../kit/canvas.ts';
import { mix, type PaintColour } from '../kit/colour.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { clipTo, fill } from '../kit/fill.ts';
import { down, evenly } from '../kit/gradient.ts';
import { times } from '../kit/list.ts';
import { boxAround, type Outline } from '../kit/outline.ts';
import type { Painter } from '../kit/painter.ts';

interface Sea {
  shore: Outline;
  colour: PaintColour;
  /** Where the light lies on the water, and how wide. */
  path: { x: number; width: number };
}

/** Water inside a shore: a wash that mirrors the sky, waves that grow towards us, and a path of light. */
export function sea(on: Painter, { shore, colour, path }: Sea): void {
  const { canvas, chance, tones } = on;
  const { left, top, right, bottom } = boxAround([shore]);
  const height = bottom - top;
  const wave = (x: number, share: number, grow: number): Dab => [
    x,
    top + share * height,
    grow * (0.4 + share) * chance.between(0.6, 1.4),
    0.1 + share * 0.3,
    chance.between(-0.03, 0.03),
    chance.between(-0.4, 0.4) * share,
  ];
  apart(canvas, () => {
    clipTo(canvas, shore);
    fill(
      canvas,
      [shore],
      down(
        canvas,
        top,
        bottom,
        evenly(mix(colour, tones.sky[2], 0.5), colour, mix(colour, tones.deep, 0.45)),
      ),
    );
    const count = Math.round((right - left) * 0.7);
    const waves = (tone: PaintColour, strength: number) => {
      dabs(
        canvas,
        tone,
        strength,
        times(count, () => wave(chance.between(left - 6, right), chance.next() ** 1.4, 6)),
      );
    };
    waves(mix(colour, tones.deep, 0.5), 0.4);
    waves(mix(colour, tones.key, 0.4), 0.4);
    const lights = times(26, () => {
      const share = chance.next() ** 1.2;
      return wave(path.x + chance.centred() * path.width * (0.3 + share), share, path.width * 0.5);
    });
    dabs(canvas, mix(tones.glow, '#ffffff', 0.35), 0.65, lights);
  });
}
