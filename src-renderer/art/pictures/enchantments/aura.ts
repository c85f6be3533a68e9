import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { mass } from '../../kit/mass.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { shafts } from '../../scenery/shaft.ts';
import { home } from '../habitats/habitats.ts';
import { dim } from '../parts/dim.ts';
import { folds } from '../parts/folds.ts';
import { halo } from '../parts/halo.ts';
import { sigil } from '../parts/sigil.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sparks } from '../scenery/sparks.ts';

export function auraScene(on: PicturePainter): void {
  night(on);
  figureOf(on);
  ringsOf(on);
}

function night(on: PicturePainter): void {
  const { chance, tones } = on;
  home(on);
  dim(on, mix(tones.sky[0], '#ffffff', 0.4), 0.5);
  halo(on, [0, 48, 60], tones.glow, 0.75);
  sigil(on, 0, 46, 36, chance.whole(5, 8), mix(tones.accent, '#ffffff', 0.15));
}

function figureOf(on: PicturePainter): void {
  const { tones } = on;
  shafts(on, {
    x: 0,
    y: 46,
    count: 16,
    length: 62,
    colour: tones.glow,
    strength: 0.3,
    angle: Math.PI / 2,
    spread: 3.14,
  });
  const base = mix(tones.body, tones.ink, 0.6);
  mass(
    on,
    [
      blob([
        [-6, 30],
        [0, 20],
        [6, 30],
        [10, 38],
        [13, 50],
        [9, 56],
        [12, 78],
        [17, 102],
        [-17, 102],
        [-12, 78],
        [-9, 56],
        [-13, 50],
        [-10, 38],
      ]),
      tube(
        [
          [-9, 40, 3.6],
          [-20, 36, 3],
          [-27, 24, 2.4],
          [-29, 17, 1.8],
        ],
        12,
      ),
      tube(
        [
          [9, 40, 3.6],
          [20, 36, 3],
          [27, 24, 2.4],
          [29, 17, 1.8],
        ],
        12,
      ),
      blob([
        [0, 17],
        [4.6, 20],
        [5, 26],
        [3, 31],
        [0, 33],
        [-3, 31],
        [-5, 26],
        [-4.6, 20],
      ]),
    ],
    {
      colour: base,
      depth: 2.4,
      rim: tones.rim,
      rimStrength: 1,
      inside: (body) => {
        folds(body, -14, 14, 56, 102, 7, base, 0.5);
        soft(body.canvas, tones.glow, 0.35, [0, 42, 10, 10]);
      },
    },
  );
  for (const side of [-1, 1] as const) halo(on, [side * 29, 16, 14], tones.accent, 0.9);
}

function ringsOf(on: PicturePainter): void {
  const { canvas, tones } = on;
  canvas.save();
  canvas.globalCompositeOperation = 'lighter';
  for (const [y, rx, ry, angle] of [
    [58, 26, 6, 0.9],
    [74, 32, 8, 0.7],
    [92, 38, 9, 0.55],
  ] as const)
    for (const [width, al] of [
      [3, 0.22],
      [0.8, angle],
    ] as const) {
      canvas.strokeStyle = mix(tones.accent, '#ffffff', 0.3);
      canvas.lineWidth = width;
      canvas.globalAlpha = al;
      canvas.beginPath();
      canvas.ellipse(0, y, rx, ry, 0, 0.0, Math.PI);
      canvas.stroke();
    }
  canvas.restore();
  sparks(on, 30, mix(tones.accent, tones.glow, 0.5), [4, 98]);
}
