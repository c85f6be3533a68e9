import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { SIDES, times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { soft } from '../../kit/soft.ts';
import { slit } from '../parts/eyes.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { grow, leaf } from '../scenery/leaf-tree.ts';
import { sparks } from '../scenery/sparks.ts';

export function treefolk(on: PicturePainter): void {
  const look = lookOf(on);
  trunk(on, look);
  face(on);
  leaves(on, look);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter) {
  const { tones } = on;
  const bark = mix(mix('#5a452c', tones.body, 0.3), tones.ink, 0.35);
  const sides = SIDES.map((side) =>
    grow(on, {
      x: side * 12,
      y: 44,
      angle: side < 0 ? Math.PI + 0.62 : -0.62,
      length: 20,
      width: 5,
      forks: 3,
    }),
  );
  const tops = times(4, (index) =>
    grow(on, {
      x: -9 + index * 6,
      y: 24,
      angle: -Math.PI / 2 + (index - 1.5) * 0.42,
      length: 12,
      width: 3.6,
      forks: 2,
    }),
  );
  const crowns = [...sides, ...tops];
  const boughs = crowns.flatMap((crown) => crown.boughs);
  const ends = crowns.flatMap((crown) => crown.ends);
  return { bark, boughs, ends };
}

function trunk(on: PicturePainter, { bark, boughs }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-13, 26],
        [0, 20],
        [13, 26],
        [16, 44],
        [14, 64],
        [19, 84],
        [30, 101],
        [12, 97],
        [3, 103],
        [-6, 97],
        [-14, 103],
        [-30, 100],
        [-18, 84],
        [-14, 64],
        [-16, 44],
      ]),
      ...boughs,
    ],
    {
      colour: bark,
      depth: 2.6,
      inside: (body) => {
        coat(body, tones.deep, 0.42, 80, [-24, 20, 24, 100], [12, 0.8, 1.5, 0.25]);
        coat(body, mix(bark, tones.key, 0.5), 0.3, 30, [-24, 20, 24, 100], [10, 0.5, 1.5, 0.25]);
        soft(body.canvas, tones.deep, 0.8, [-6, 42, 6, 4]);
        soft(body.canvas, tones.deep, 0.8, [6, 42, 6, 4]);
      },
    },
  );
}

function face(on: PicturePainter): void {
  const { canvas, tones } = on;
  slit(on, -6, 42.4, 2, 0.25, tones.accent);
  slit(on, 6, 42.4, 2, -0.25, tones.accent);
  fill(
    canvas,
    [
      blob([
        [-9, 56, 'corner'],
        [0, 53],
        [9, 56, 'corner'],
        [5, 62],
        [0, 60],
        [-5, 62],
      ]),
    ],
    tones.deep,
  );
  dabs(canvas, tones.deep, 0.8, [
    [0, 44, 9, 1.2, 1.57, 0.6],
    [-12, 37.6, 11, 1, 0.3, -1],
    [12, 37.6, -11, 1, -0.3, -1],
  ]);
}

function leaves(on: PicturePainter, { ends }: Look): void {
  const { canvas, tones } = on;
  const all = ends.flatMap((end) => times(6, () => leaf(on, end, 7, 5.5)));
  const touches = (isLit: boolean, part: number) =>
    all.filter((one, index) => one.isLit === isLit && index % 2 === part).map(({ touch }) => touch);
  dabs(canvas, mix(tones.ink, tones.deep, 0.2), 0.95, touches(false, 0));
  dabs(canvas, mix(tones.near, tones.accent, 0.3), 0.95, touches(false, 1));
  dabs(canvas, mix(tones.accent, tones.near, 0.25), 0.9, [...touches(true, 0), ...touches(true, 1)]);
  sparks(on, 14, tones.accent, [20, 96]);
}
