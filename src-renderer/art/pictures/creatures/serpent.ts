import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill, stroke } from '../../kit/fill.ts';
import { straight, evenly } from '../../kit/gradient.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, type Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube, along, type Ring } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { slit } from '../parts/eyes.ts';
import { placed } from '../../kit/placed.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';
import { ripples, wave } from '../scenery/open-sea.ts';
import { stones } from '../scenery/stones.ts';

export function serpent(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  coils(on, look);
  fins(on, look);
  neckOf(on, look);
  jaws(on, look);
  if (sitter.features.has('manyHeads')) moreHeads(on, look);
  waters(on, look);
}

/** The same neck and head again, behind and before. */
function moreHeads(on: PicturePainter, look: Look): void {
  for (const [x, y, size, side] of [
    [22, 26, 0.72, 1],
    [14, 34, 0.62, -1],
  ] as const)
    placed(on, { x, y, size, side }, (aside) => {
      fins(aside, look);
      neckOf(aside, look);
      jaws(aside, look);
    });
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, { features }: Sitter) {
  const { chance, tones } = on;
  const isAtSea = !features.has('onLand');
  const base = mix(mix(tones.body, tones.accent, 0.12), tones.ink, 0.36);
  const water = isAtSea ? 80 : 93;
  const belly = mix(tones.key, tones.accent, 0.35);
  const sway = chance.between(-3, 3);
  const neck: Ring[] = [
    [-5, water + 12, 12],
    [0, water - 10, 11.5],
    [5 + sway, 52, 9.8],
    [-3 + sway, 36, 8.2],
    [-13, 24, 7],
    [-21, 20, 6.2],
  ];
  return { isAtSea, base, water, belly, sway, neck };
}

function coils(on: PicturePainter, { base, water, belly }: Look): void {
  const { tones } = on;
  const coil = (x: number, radius: number, width: number, far: boolean) => {
    const scales = far ? mix(base, tones.sky[1], 0.4) : base;
    const rings: Ring[] = [
      [x - radius, water + 8, width],
      [x - radius * 0.8, water - radius * 0.62, width * 1.04],
      [x, water - radius * 1.02, width * 1.06],
      [x + radius * 0.8, water - radius * 0.62, width],
      [x + radius, water + 8, width * 0.92],
    ];
    const fins: Outline[] = [];
    for (let index = 1; index < 9; index++) {
      const place = along(rings, index / 9.5 + 0.02);
      const angle = Math.atan2(place[1] - water, place[0] - x);
      fins.push(
        tuft(
          place[0] + Math.cos(angle) * place[2] * 0.7,
          place[1] + Math.sin(angle) * place[2] * 0.7,
          place[2] * 1.25,
          1.6,
          angle + 0.4,
          1,
        ),
      );
    }
    mass(on, fins, { colour: mix(mix(tones.accent, scales, 0.3), tones.ink, 0.2), depth: 0.8 });
    mass(on, [tube(rings, 26)], {
      colour: scales,
      depth: width * 0.3,
      rimStrength: far ? 0.5 : 0.85,
      inside: (body) => {
        stroke(
          body.canvas,
          tube(
            rings.map(([middle, height, half]): Ring => [middle, height + half * 0.7, 0.1]),
            20,
          ),
          mix(belly, scales, 0.3),
          width * 0.5,
          0.4,
        );
        coat(
          body,
          tones.deep,
          0.36,
          50,
          [x - radius - width, water - radius - width, x + radius + width, water + 6],
          [4, 0.8, 0.2, 1.2],
        );
      },
    });
  };
  coil(34, 11, 5.2, true);
  coil(18, 14, 7.2, false);
}

function fins(on: PicturePainter, { base, neck }: Look): void {
  const { chance, tones } = on;
  const spines: Outline[] = [];
  for (let index = 0; index < 13; index++) {
    const share = 0.1 + index / 15,
      place = along(neck, share),
      next = along(neck, share + 0.02),
      angle = Math.atan2(next[1] - place[1], next[0] - place[0]) + Math.PI / 2;
    spines.push(
      tuft(
        place[0] + Math.cos(angle) * place[2] * 0.6,
        place[1] + Math.sin(angle) * place[2] * 0.6,
        place[2] * 1.7 * (1 - 0.3 * share),
        2.3,
        angle - 0.5,
        1.5,
      ),
    );
  }
  for (let index = 0; index < 7; index++)
    spines.push(tuft(-15, 19, chance.between(14, 20), 2.4, -1.3 + index * 0.42, 1.5));
  mass(on, spines, { colour: mix(mix(tones.accent, base, 0.3), tones.ink, 0.2), depth: 1 });
}

function neckOf(on: PicturePainter, { base, water, belly, sway, neck }: Look): void {
  const { tones } = on;
  mass(on, [tube(neck, 34)], {
    colour: base,
    depth: 2.8,
    inside: (body) => {
      const plates: Dab[] = [];
      for (let index = 0; index < 20; index++) {
        const place = along(neck, index / 20),
          next = along(neck, index / 20 + 0.02),
          angle = Math.atan2(next[1] - place[1], next[0] - place[0]) - Math.PI / 2;
        plates.push([
          place[0] + Math.cos(angle) * place[2] * 0.05,
          place[1] + Math.sin(angle) * place[2] * 0.05,
          place[2] * 1.05,
          1.15,
          angle,
          0.8,
        ]);
      }
      dabs(body.canvas, mix(belly, base, 0.3), 0.7, plates);
      coat(body, tones.deep, 0.38, 90, [-4, 18, 22, water + 8], [4, 0.9, 1.2, 0.8]);
      coat(body, tones.key, 0.28, 30, [-14, 18, 16, water], [3, 0.6, 1.2, 0.8]);
      soft(body.canvas, tones.deep, 0.4, [9 + sway, 60, 7, 24]);
    },
  });
}

function jaws(on: PicturePainter, { base }: Look): void {
  const { canvas, tones } = on;
  mass(
    on,
    [
      blob([
        [-20, 27],
        [-28, 31],
        [-38, 34, 'corner'],
        [-40, 37],
        [-30, 38],
        [-19, 35],
        [-13, 29],
      ]),
    ],
    { colour: mix(base, tones.deep, 0.3), depth: 1.2 },
  );
  fill(
    canvas,
    [
      blob([
        [-22, 25],
        [-34, 29],
        [-39, 33],
        [-28, 33],
        [-18, 30],
      ]),
    ],
    '#3a0d18',
  );
  mass(
    on,
    [
      blob([
        [-11, 23],
        [-13, 13],
        [-21, 10],
        [-29, 13],
        [-40, 19],
        [-47, 22],
        [-47, 26],
        [-43, 28, 'corner'],
        [-34, 27],
        [-24, 28],
        [-13, 31],
      ]),
      tuft(-20, 12, 9, 2, -0.35, 0.6),
      tuft(-14, 26, 9, 2.2, 0.5, 0.6),
    ],
    {
      colour: mix(base, tones.key, 0.05),
      depth: 1.9,
      inside: (body) => {
        coat(body, tones.deep, 0.38, 34, [-46, 12, -10, 28], [3, 0.6, 0.4, 0.5]);
        soft(body.canvas, tones.key, 0.3, [-28, 15, 11, 4, 0.3]);
      },
    },
  );
  for (const x of [-44, -40, -35.5, -31] as const)
    fill(
      canvas,
      [
        polygon([
          [x - 1.1, 26.6],
          [x + 1.1, 26.9],
          [x - 0.2, 31.2],
        ]),
      ],
      '#fbf6e2',
    );
  for (const x of [-37, -33, -29] as const)
    fill(
      canvas,
      [
        polygon([
          [x - 1, 34.4],
          [x + 1, 34.6],
          [x, 31],
        ]),
      ],
      '#fbf6e2',
    );
  slit(on, -28, 17.4, 2, 0.35, tones.accent);
}

function waters(on: PicturePainter, { isAtSea, water }: Look): void {
  const { canvas, chance, tones } = on;
  if (isAtSea) {
    canvas.save();
    canvas.globalAlpha = 0.84;
    canvas.fillStyle = straight(
      canvas,
      [0, water],
      [0, 101],
      evenly(mix(tones.middle, tones.sky[2], 0.25), tones.near),
    );
    canvas.fillRect(-on.frame.right, water + 2.4, on.frame.right * 2, 40);
    canvas.restore();
    ripples(on, water + 1.5, tones.middle);
    for (const [x, radius] of [
      [-3, 16],
      [8, 8],
      [28, 7],
      [23, 6],
      [44, 6],
    ] as const) {
      const strokes: Dab[] = [];
      for (let index = 0; index < 9; index++)
        strokes.push([
          x + chance.between(-radius, radius) - 3,
          water + 2 + chance.between(-1.5, 2),
          chance.between(4, 9),
          0.8,
          chance.between(-0.2, 0.2),
          chance.between(-1, 1),
        ]);
      dabs(canvas, '#ffffff', 0.75, strokes);
      const spread: Dab[] = [];
      for (let index = 0; index < 7; index++)
        spread.push([
          x + chance.between(-radius, radius) * 0.8,
          water + 2,
          -chance.between(3, 8),
          0.5,
          1.57 + chance.between(-0.4, 0.4),
          0.4,
        ]);
      dabs(canvas, '#ffffff', 0.6, spread);
    }
    wave(on, 99, 8);
  } else {
    stones(on, [91, 98], 12, 6, mix(tones.near, tones.deep, 0.2));
    blades(on, [95, 100], 30, 9, mix(tones.accent, tones.near, 0.5), 0.85, 0.1);
  }
}
