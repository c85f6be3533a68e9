import { blob, thread, type Knot } from '../../../art/kit/blob.ts';
import { mix, type PaintColour } from '../../../art/kit/colour.ts';
import { fill, stroke } from '../../../art/kit/fill.ts';
import { folds, type Fold } from '../../../art/kit/fold.ts';
import { mass } from '../../../art/kit/mass.ts';
import { ellipse } from '../../../art/kit/outline.ts';
import type { Painter } from '../../../art/kit/painter.ts';
import { SKY_RIM, type PaintedWizard } from './wizard.ts';

export function robe(on: Painter, { cloth, lining, trim, rim }: PaintedWizard): void {
  const colour = mix(cloth, lining, 0.16);
  const skirt = blob([
    [-5, 54],
    [0, 52],
    [5.2, 54],
    [5.6, 60],
    [4.9, 65.2],
    [6.4, 72],
    [8.4, 80],
    [11.4, 88.2, 'corner'],
    [8.8, 89.6],
    [6, 88.8],
    [3, 90],
    [-1, 89],
    [-5, 89.8],
    [-7, 78],
    [-5, 66],
  ]);
  const creases: Fold[] = [
    [4.2, 66.4, 10, 87.6, 0.4, -0.9],
    [3.2, 67, 7.4, 88.6, 0.66, -0.7],
    [2, 68, 4.4, 82, 0.5, -0.5],
    [0.9, 66.6, 1.8, 89, 0.7, -0.2],
    [4, 56, 4.2, 64.4, 0.4, -0.6],
    [2, 57, 2.4, 64.6, 0.45, -0.3],
  ];
  mass(on, [skirt], {
    colour,
    depth: 1,
    rim,
    inside: (body) => {
      folds(body, colour, creases, 0.62);
      band(body, trim, [
        [-4, 88],
        [-1, 87.2],
        [3, 88.2],
        [6, 87],
        [8.8, 87.8],
        [12, 86.2],
      ]);
    },
  });
  girdle(on, lining, trim);
}

function girdle(on: Painter, lining: PaintColour, trim: PaintColour): void {
  const colour = mix(lining, on.tones.deep, 0.2);
  const round = blob([
    [-5, 64.6],
    [0, 65.4],
    [5.1, 63.8],
    [5.3, 65.8],
    [0, 67.6],
    [-5, 66.8],
  ]);
  const end = blob([
    [3, 66.2],
    [4.6, 65.6],
    [5.6, 71],
    [7.4, 78, 'corner'],
    [5.6, 79, 'corner'],
    [4, 72.4],
  ]);
  mass(on, [round, end], {
    colour,
    depth: 0.35,
    inside: (body) => {
      folds(body, colour, [
        [3.8, 66.6, 6.2, 77.6, 0.26, -0.3],
        [0.4, 66, 4.8, 65, 0.2, -0.1],
      ]);
    },
  });
  const knots: Knot[] = [
    [5.3, 77.6],
    [6.4, 77.4],
    [7.1, 76.9],
  ];
  stroke(on.canvas, thread(knots), trim, 0.32, 0.9);
}

/** Hangs from the shoulder over the back and is blown away from the staff; its lining shows where the hem turns. */
export function cloak(on: Painter, { cloth, lining, trim, rim }: PaintedWizard): void {
  blownHem(on, lining);
  const colour = mix(cloth, on.tones.deep, 0.24);
  const shape = blob([
    [-3, 52],
    [-8, 55],
    [-11.6, 64],
    [-15.6, 73],
    [-24, 82.6, 'corner'],
    [-18.6, 82.4],
    [-17.6, 86.6],
    [-12.6, 85.8],
    [-10, 89.4],
    [-5.6, 87.8],
    [-2.4, 89.8],
    [1, 88.4, 'corner'],
    [-0.6, 79],
    [-0.2, 68],
    [2.2, 58],
    [2.6, 53],
  ]);
  const creases: Fold[] = [
    [-6.4, 56, -20, 81, 0.75, 2.4],
    [-5, 57, -17.4, 85, 0.95, 2.2],
    [-3.6, 58, -13, 85.4, 0.95, 1.7],
    [-2.4, 59, -9.6, 88.6, 1, 1.4],
    [-1.2, 60, -5.6, 87.6, 0.85, 1],
    [0.4, 60, -2.4, 88.6, 0.6, 0.8],
    [-8.6, 64, -15, 76, 0.5, 0.8],
  ];
  mass(on, [shape], {
    colour,
    depth: 1.15,
    rim,
    backRim: SKY_RIM,
    inside: (body) => {
      folds(body, cloth, creases, 0.68);
      band(body, trim, [
        [-23, 82],
        [-18.4, 81.4],
        [-17.2, 85.4],
        [-12.6, 84.8],
        [-9.8, 88.2],
        [-5.6, 86.7],
        [-2.4, 88.6],
        [2, 87.2],
      ]);
    },
  });
}

function blownHem(on: Painter, lining: PaintColour): void {
  const under = blob([
    [-10, 74],
    [-19, 80],
    [-28, 84.6, 'corner'],
    [-22, 86],
    [-21.6, 89.4, 'corner'],
    [-15, 88],
    [-8, 90],
  ]);
  const creases: Fold[] = [
    [-12, 77, -24, 85, 0.5, 0.5],
    [-11, 79, -19, 88.4, 0.5, 0.5],
    [-9, 80, -14, 88, 0.5, 0.4],
  ];
  mass(on, [under], {
    colour: mix(lining, on.tones.deep, 0.5),
    depth: 0.5,
    backRim: SKY_RIM,
    inside: (body) => {
      folds(body, lining, creases);
    },
  });
}

/** The short cape over the shoulders and the hood are one piece of cloth. */
export function mantleAndHood(on: Painter, { cloth, trim, rim }: PaintedWizard): void {
  const hood = blob([
    [-5.2, 53],
    [-6, 48.6],
    [-9.6, 46.8, 'corner'],
    [-6.4, 43.2],
    [-4.6, 39.4],
    [-0.6, 36.6],
    [3.6, 36.4],
    [6.6, 38.6],
    [7.6, 41.2, 'corner'],
    [5.9, 41.6],
    [4.5, 43.8],
    [4.1, 47],
    [4.7, 50],
    [5.6, 53],
    [0, 55],
  ]);
  const cape = blob([
    [-5, 50.4],
    [0, 52],
    [4.6, 51],
    [6.2, 53.6],
    [6, 58, 'corner'],
    [3.2, 60],
    [0.4, 59.6],
    [-2.4, 61.8, 'corner'],
    [-5.6, 61.2],
    [-9.2, 62.4, 'corner'],
    [-8.6, 56.6],
  ]);
  const creases: Fold[] = [
    [4.6, 38.4, 2.6, 50, 0.42, 1.3],
    [2.2, 37.6, 0.2, 51, 0.5, 1.5],
    [-0.8, 38.2, -2, 51.6, 0.5, 1.3],
    [-3.6, 40.6, -4.2, 51, 0.45, 0.6],
    [-8.6, 46.6, -1, 43.4, 0.4, -0.6],
    [-7.6, 47.4, -2.4, 47.4, 0.3, -0.3],
    [4, 53, 4.6, 58.6, 0.4, -0.4],
    [1.4, 53.6, 1.4, 59.4, 0.45],
    [-1.4, 53.6, -3, 61, 0.5, 0.4],
    [-4, 53, -7, 61.4, 0.5, 0.5],
  ];
  mass(on, [hood, cape], {
    colour: mix(cloth, on.tones.key, 0.03),
    depth: 0.85,
    rim,
    backRim: SKY_RIM,
    inside: (body) => {
      folds(body, cloth, creases, 0.62);
      band(body, trim, [
        [-9.4, 61.5],
        [-5.6, 60.3],
        [-2.4, 60.9],
        [0.4, 58.7],
        [3.2, 59.1],
        [6.2, 57.1],
      ]);
    },
  });
  const opening: Knot[] = [
    [7.3, 41.3],
    [5.9, 41.9],
    [4.65, 44],
    [4.3, 47],
    [4.85, 49.8],
    [5.6, 52.2],
  ];
  stroke(on.canvas, thread(opening), trim, 0.36, 0.9);
  clasp(on, trim);
}

function clasp({ canvas }: Painter, trim: PaintColour): void {
  fill(canvas, [ellipse(5, 52.9, 0.85)], mix(trim, '#20140a', 0.5));
  fill(canvas, [ellipse(5.1, 52.75, 0.6)], trim);
  fill(canvas, [ellipse(5.25, 52.55, 0.2)], '#fff8dc');
}

/** Two threads of trim along a hem. */
function band({ canvas }: Painter, trim: PaintColour, along: readonly Knot[]): void {
  const raised = (by: number) => thread(along.map(([x, y]): Knot => [x, y - by]));
  stroke(canvas, raised(0), mix(trim, '#20140a', 0.45), 0.8, 0.9);
  stroke(canvas, raised(0.1), trim, 0.36, 0.95);
  stroke(canvas, raised(1.25), trim, 0.2, 0.75);
}
