import { mix, type PaintColour } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { mass } from '../../kit/mass.ts';
import { nth, times } from '../../kit/list.ts';
import { boxAround, type Outline, type Point } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** A wing of skin between fingers of bone. */
interface LeatherWing {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  tips: readonly Point[];
  /** Where the skin meets the body. */
  body: Point;
  colour: PaintColour;
  /** How much light comes through. */
  thin: number;
  bone?: number;
}

export function leatherWing(on: PicturePainter, wanted: LeatherWing): void {
  const { tones } = on;
  const { wrist, tips, colour, thin } = wanted;
  const skin = membrane(wanted);
  const box = boxAround([skin]);
  mass(on, [skin], {
    colour,
    lit: mix(colour, tones.glow, thin),
    shade: mix(colour, tones.deep, 0.5),
    depth: 1.3,
    rimStrength: 0.6,
    inside: (on) => {
      soft(on.canvas, tones.glow, thin, [(box.left + box.right) / 2, (box.top + box.bottom) / 2 + 6, 24, 20]);
      dabs(
        on.canvas,
        tones.deep,
        0.3,
        tips.flatMap((tip) => times(4, () => crease(on, wrist, tip))),
      );
    },
  });
  mass(on, bones(wanted), { colour: mix(colour, tones.deep, 0.5), depth: 0.8, rimStrength: 0.75 });
}

/** Between two finger tips the skin hangs back towards the wrist. */
function membrane({ shoulder, elbow, wrist, tips, body }: LeatherWing): Outline {
  const corners = [...tips, body];
  const hung = tips.map((tip, index) => {
    const next = nth(corners, index + 1);
    const middle = [(tip[0] + next[0]) / 2, (tip[1] + next[1]) / 2] as const;
    const slack: Point = [middle[0] + (wrist[0] - middle[0]) * 0.3, middle[1] + (wrist[1] - middle[1]) * 0.3];
    return bent(tip, slack, next);
  });
  const above: Point = [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2 - 1];
  const first = nth(tips, 0);
  return [
    { kind: 'move', x: shoulder[0], y: shoulder[1] },
    bent(shoulder, above, elbow),
    { kind: 'line', x: wrist[0], y: wrist[1] },
    { kind: 'line', x: first[0], y: first[1] },
    ...hung,
    { kind: 'close' },
  ];
}

/** A curve with one handle. */
function bent(from: Point, handle: Point, to: Point) {
  const near = (end: number, control: number) => end + ((control - end) * 2) / 3;
  return {
    kind: 'curve',
    x1: near(from[0], handle[0]),
    y1: near(from[1], handle[1]),
    x2: near(to[0], handle[0]),
    y2: near(to[1], handle[1]),
    x: to[0],
    y: to[1],
  } as const;
}

function crease({ chance }: PicturePainter, wrist: Point, tip: Point): Dab {
  const [x, y] = [tip[0] - wrist[0], tip[1] - wrist[1]];
  return [
    wrist[0] + x * 0.2,
    wrist[1] + y * 0.2,
    Math.hypot(x, y) * 0.75 * chance.between(0.6, 1),
    0.4,
    Math.atan2(y, x) + chance.between(0.04, 0.34),
    1.2,
  ];
}

function bones({ shoulder, elbow, wrist, tips, bone = 1 }: LeatherWing): Outline[] {
  const arm = tube(
    [
      [shoulder[0], shoulder[1], 2.8 * bone],
      [elbow[0], elbow[1], 2 * bone],
      [wrist[0], wrist[1], 1.5 * bone],
      [wrist[0] + (wrist[0] - elbow[0]) * 0.2, wrist[1] - 4.5, 0.2],
    ],
    14,
  );
  const fingers = tips.map((tip) =>
    tube(
      [
        [wrist[0], wrist[1], 1.15 * bone],
        [(wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2 - 2, 0.75 * bone],
        [tip[0], tip[1], 0.2],
      ],
      9,
    ),
  );
  return [arm, ...fingers];
}
