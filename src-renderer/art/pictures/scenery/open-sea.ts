import { forStrokes } from '../../kit/chance.ts';
import { mix, type PaintColour } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { down, evenly } from '../../kit/gradient.ts';
import { times } from '../../kit/list.ts';
import { polygon, type Point } from '../../kit/outline.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** Water from the horizon to our feet. */
export function openSea(on: PicturePainter, horizon: number, colour: PaintColour): void {
  const { canvas, tones, frame } = on;
  canvas.fillStyle = down(
    canvas,
    horizon,
    100,
    evenly(mix(colour, tones.sky[2], 0.5), colour, mix(colour, tones.deep, 0.5)),
  );
  canvas.fillRect(frame.left, horizon, frame.right - frame.left, frame.bottom - horizon);
  ripples(on, horizon, colour);
}

/** Ripples and a path of light, on water that is there already. */
export function ripples(on: PicturePainter, horizon: number, colour: PaintColour): void {
  const { canvas, chance, tones, frame, sun } = on;
  const ripple = (): Dab => {
    const share = chance.next() ** 1.5;
    return [
      chance.between(frame.left - 6, frame.right),
      horizon + 1 + share * (99 - horizon),
      (3 + share * 20) * chance.between(0.6, 1.4),
      0.25 + share * 1.3,
      chance.between(-0.04, 0.04),
      chance.between(-2, 2) * share,
    ];
  };
  for (const [tone, share] of [
    [tones.key, 0.2],
    [tones.key, 0.42],
    [tones.deep, 0.3],
    [tones.deep, 0.55],
  ] as const)
    dabs(canvas, mix(colour, tone, share), 0.36, times(11, ripple));
  const light = (): Dab => {
    const share = chance.next() ** 1.3;
    return [
      sun.x + chance.between(-1, 1) * (3 + share * 13) - 4 * share,
      horizon + 0.6 + share * (99 - horizon),
      chance.between(3, 9) * (0.4 + share),
      0.25 + share * 0.7,
      0,
      chance.between(-0.5, 0.5),
    ];
  };
  dabs(canvas, mix(tones.glow, '#ffffff', 0.4), 0.6, times(26, light));
}

/** A breaking wave across the whole picture. */
export function wave({ canvas, tones, frame, ...on }: PicturePainter, y: number, height: number): void {
  const phase = on.chance.between(0, 6);
  const chance = forStrokes(on.chance);
  const swell = (x: number) => x / 24 + phase;
  const count = Math.ceil((frame.right - frame.left + 8) / 3) + 1;
  const crest = times(count, (index): Point => {
    const x = frame.left - 4 + index * 3;
    const rise = 0.5 + 0.5 * Math.sin(swell(x) * 2.1) + 0.22 * Math.sin(swell(x) * 5.2);
    return [x, y - height * rise];
  });
  const water = polygon([[frame.left - 4, 110], ...crest, [frame.right + 4, 110]]);
  const paint = down(
    canvas,
    y - height * 1.3,
    y + 9,
    evenly(mix(tones.accent, tones.middle, 0.45), tones.middle, tones.near),
  );
  fill(canvas, [water], paint);
  const foam = crest
    .filter((_, index) => index % 2 === 0)
    .map(([x, top]): Dab => [
      x,
      top + 0.3,
      chance.between(3, 6),
      chance.between(0.3, 0.7),
      Math.cos(swell(x) * 2.1) * -0.5,
      0.4,
    ]);
  dabs(canvas, '#ffffff', 0.8, foam);
  const glints = crest.map(([x, top]): Dab => [
    x,
    top + chance.between(2, 8),
    chance.between(4, 9),
    0.5,
    0.25,
    1,
  ]);
  dabs(canvas, mix(tones.accent, tones.key, 0.4), 0.4, glints);
}
