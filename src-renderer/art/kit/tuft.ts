import type { Outline } from './outline.ts';

/** A pointed lock of hair, a claw, a thorn or a shred: as wide at its root as is said, to both sides. */
export function tuft(x: number, y: number, length: number, width: number, angle: number, bend = 0): Outline {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const along = (share: number, across: number): [number, number] => [
    x + cos * length * share - sin * across,
    y + sin * length * share + cos * across,
  ];
  const [leftX, leftY] = along(0, -width);
  const [rightX, rightY] = along(0, width);
  const [tipX, tipY] = along(1, 0);
  const [outX, outY] = along(0.5, bend - width);
  const [backX, backY] = along(0.5, bend + width);
  const third = (from: number, control: number) => from + ((control - from) * 2) / 3;
  return [
    { kind: 'move', x: leftX, y: leftY },
    {
      kind: 'curve',
      x1: third(leftX, outX),
      y1: third(leftY, outY),
      x2: third(tipX, outX),
      y2: third(tipY, outY),
      x: tipX,
      y: tipY,
    },
    {
      kind: 'curve',
      x1: third(tipX, backX),
      y1: third(tipY, backY),
      x2: third(rightX, backX),
      y2: third(rightY, backY),
      x: rightX,
      y: rightY,
    },
    { kind: 'close' },
  ];
}
