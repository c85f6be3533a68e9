import type { Box } from '../../art/kit/outline.ts';

/**
 * Where things are on the title screen. The scene is laid out in units: 160 by 100 of them always fit into the window,
 * y is 100 at the bottom edge, x is 0 in the middle, and what the window has beyond that is more sky or more land.
 */
export interface TitleStage {
  /** Pixels. */
  width: number;
  height: number;
  pixelsPerUnit: number;
  frame: Box;
  /** How far from the middle the two wizards stand. */
  wizards: number;
  /** The tip of the right wizard's staff; the left one's mirrors it. */
  staff: { x: number; y: number };
  /** The highest point of the chain. */
  apex: number;
}

/** Where a wizard holds the light, measured from where he stands. */
export const STAFF_TIP = { x: 13.4, y: 43.4 } as const;

export function stageFor(width: number, height: number): TitleStage {
  const pixelsPerUnit = Math.min(width / 160, height / 100);
  const half = width / 2 / pixelsPerUnit;
  const top = 100 - height / pixelsPerUnit;
  const wizards = 64 + Math.min(12, (half - 80) * 0.4);
  return {
    width,
    height,
    pixelsPerUnit,
    frame: { left: -half, top, right: half, bottom: 100 },
    wizards,
    staff: { x: wizards - STAFF_TIP.x, y: STAFF_TIP.y },
    apex: Math.max(top + 13.6, 2),
  };
}
