import { mix, type PaintColour } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { feathers } from '../../kit/feather.ts';
import { form } from '../../kit/form.ts';
import { times } from '../../kit/list.ts';
import { placed } from '../../kit/placed.ts';
import { tube } from '../../kit/tube.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** A feathered wing: an arm from shoulder to wrist, and feathers that fan from the tip to the body. */
interface Wing {
  shoulder: readonly [x: number, y: number];
  wrist: readonly [x: number, y: number];
  /** How the arm bows between them. */
  elbow?: readonly [x: number, y: number];
  /** Of the outermost feather and of the one by the body. */
  angles: readonly [tip: number, body: number];
  length: number;
  count: number;
  colour: PaintColour;
  lit?: PaintColour;
  dark?: PaintColour;
  featherWidth: number;
  armWidth: number;
}

export function wing(on: PicturePainter, wanted: Wing): void {
  const { tones } = on;
  const { colour, lit = mix(colour, tones.key, 0.6), dark = mix(colour, tones.deep, 0.4), count } = wanted;
  row(on, wanted, {
    reach: 1,
    count,
    tones: [mix(colour, dark, 0.5), mix(colour, dark, 0.72)],
    quill: mix(colour, lit, 0.8),
  });
  row(on, wanted, {
    reach: 0.66,
    count: count - 1,
    tones: [mix(colour, dark, 0.22), mix(colour, dark, 0.4)],
    quill: lit,
  });
  row(on, wanted, {
    reach: 0.38,
    count: count - 2,
    tones: [mix(colour, lit, 0.35), mix(colour, dark, 0.1)],
    quill: lit,
  });
  arm(on, wanted, mix(colour, lit, 0.5));
}

/** The same wing on both sides. */
export function wings(on: PicturePainter, wanted: Wing): void {
  wing(on, wanted);
  placed(on, { side: -1 }, (mirrored) => {
    wing(mirrored, wanted);
  });
}

interface Row {
  reach: number;
  count: number;
  tones: readonly [PaintColour, PaintColour];
  quill: PaintColour;
}

function row({ canvas, chance }: PicturePainter, wanted: Wing, { reach, count, tones, quill }: Row): void {
  const { shoulder, wrist, angles, length, featherWidth } = wanted;
  const plumes = times(count, (index): Dab => {
    const share = (count - 1 - index) / (count - 1);
    const inward = Math.max(0, (share - 0.3) / 0.7);
    const long =
      length * reach * (1 - 0.46 * share + 0.1 * Math.sin(share * Math.PI)) * chance.between(0.96, 1.04);
    return [
      wrist[0] + (shoulder[0] - wrist[0]) * inward,
      wrist[1] + (shoulder[1] - wrist[1]) * inward,
      long,
      featherWidth * (reach < 0.5 ? 0.85 : 1) * (1 - 0.3 * share),
      angles[0] + (angles[1] - angles[0]) * share ** 0.88,
      long * 0.06,
    ];
  });
  plumes.forEach((plume, index) => {
    feathers(canvas, tones[index % 2 === 0 ? 1 : 0], 1, [plume]);
    dabs(canvas, quill, 0.55, [quillOf(plume)]);
  });
}

function quillOf([x, y, length, , angle, bend = 0]: Dab): Dab {
  const root = length * 0.15;
  return [
    x + Math.cos(angle) * root,
    y + Math.sin(angle) * root,
    length * 0.82,
    0.24,
    angle + 0.02,
    bend * 0.6,
  ];
}

function arm(on: PicturePainter, wanted: Wing, colour: PaintColour): void {
  const { shoulder, wrist, elbow = [0, 0], angles, length, armWidth } = wanted;
  const bone = tube(
    [
      [shoulder[0], shoulder[1], armWidth * 1.1],
      [(shoulder[0] + wrist[0]) / 2 + elbow[0], (shoulder[1] + wrist[1]) / 2 + elbow[1], armWidth * 0.95],
      [wrist[0], wrist[1], armWidth * 0.75],
      [wrist[0] + Math.cos(angles[0]) * length * 0.2, wrist[1] + Math.sin(angles[0]) * length * 0.2, 0.3],
    ],
    14,
  );
  form(on, bone, { colour, depth: 1.2 });
}
