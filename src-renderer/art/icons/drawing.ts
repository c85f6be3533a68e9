/** Icons are drawn on a grid of 24 units, in one colour: filled shapes and lines of 1.6 to 3. */
export const ICON_GRID = 24;

export type IconPart =
  | { kind: 'fill'; path: string; evenOdd?: true }
  | { kind: 'line'; path: string; width: number };

export type IconDrawing = readonly IconPart[];

export function filled(path: string): IconPart {
  return { kind: 'fill', path };
}

/** Where outlines overlap there is a hole. */
export function pierced(path: string): IconPart {
  return { kind: 'fill', path, evenOdd: true };
}

export function line(width: number, path: string): IconPart {
  return { kind: 'line', path, width };
}

/** A grain, a petal: pointed at both ends, around a middle. */
export function lens(x: number, y: number, length: number, width: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const at = (along: number, across: number) =>
    [
      x + along * Math.cos(turn) - across * Math.sin(turn),
      y + along * Math.sin(turn) + across * Math.cos(turn),
    ]
      .map((value) => value.toFixed(2))
      .join(' ');
  const half = length / 2;
  return `M${at(-half, 0)}Q${at(0, -width)} ${at(half, 0)}Q${at(0, width)} ${at(-half, 0)}Z`;
}
