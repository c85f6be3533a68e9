/**
 * How much the scene can have of the window once the menu has what it needs. `roomy`: everything; `snug`: a smaller
 * logo, higher up; `tight`: no chain and no wizards, only the landscape behind the menu.
 */
export const ROOMINESS = ['roomy', 'snug', 'tight'] as const;
type Roominess = (typeof ROOMINESS)[number];

/** In CSS pixels. None of them may depend on the answer, or the screen would change for ever. */
export interface TitleParts {
  width: number;
  height: number;
  tagline: number;
  menu: { width: number; height: number };
  covers: number;
  footer: number;
}

/** Distances in a window of 1440 by 900; TitleScreen.svelte sets the same. */
const ARCH = { roomy: 262, snug: 236 } as const;
const LOGO = { roomy: 146, snug: 96 } as const;
const GAPS = 42;
/** Between the two staffs, less a little air. */
const BETWEEN_STAFFS = 840;
/** Below this the figures are too small to be anything. */
const LEAST_SCALE = 0.5;

export function roominessFor(parts: TitleParts): Roominess {
  const { width, height, menu } = parts;
  const scale = Math.min(width / 1440, height / 900);
  if (scale < LEAST_SCALE || menu.width > BETWEEN_STAFFS * scale) return 'tight';
  if (heightNeeded('roomy', parts, scale) <= height) return 'roomy';
  return heightNeeded('snug', parts, scale) <= height ? 'snug' : 'tight';
}

function heightNeeded(room: 'roomy' | 'snug', parts: TitleParts, scale: number): number {
  const { height, tagline, menu, covers, footer } = parts;
  // In a tall window the arch hangs lower, and all that hangs under it: stage.ts keeps it from rising above a limit.
  const arch = Math.max(ARCH[room], height / scale - 990 + ARCH[room]);
  return (arch + LOGO[room] + GAPS) * scale + tagline + menu.height + covers + footer;
}
