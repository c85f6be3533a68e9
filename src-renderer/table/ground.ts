/** How the ground between the bars is shared: what the windows take, and what is left to the two territories. */
import type { TableWindow } from '../../src-shared/preferences.ts';
import type { TerritoryRoom } from './arrangement.ts';
import type { Furniture } from './windows/furniture.svelte.ts';

interface GroundPlan {
  /** Where the Spell Chain begins, beside a hand that is seen, and the combat beside it. */
  readonly chainLeft: number;
  readonly combatLeft: number;
  /** As wide as the combat may become. */
  readonly combatRoom: number;
  readonly lower: TerritoryRoom;
  readonly upper: TerritoryRoom;
  /** As long as nobody fights. */
  readonly upperWide: TerritoryRoom;
}

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly windowWidth: number;
  /** What the Situation Bar takes of either half. */
  readonly seam: number;
}

type Windows = Pick<Furniture, 'isDocked' | 'placeOf'> & {
  readonly boxes: { get: (window: TableWindow) => { width: number; height: number } | undefined };
};

export const PAD = 12;
/** The frame of a window lies outside its box. */
const FRAME = 20;
/** A hand that is seen takes more room than its bar. */
const BAR = 80;
const NO_CORNER = { width: 0, height: 0 };

/** Where the Situation Bar has been moved away it takes nothing. */
export const seamOf = (windows: Windows): number =>
  windows.placeOf('situation') ? 0 : (windows.boxes.get('situation')?.height ?? 42) / 2;

export function groundPlan({ width, height, windowWidth, seam }: Ground, windows: Windows): GroundPlan {
  const widthOf = (name: TableWindow) =>
    windows.isDocked(name) ? (windows.boxes.get(name)?.width ?? 0) + FRAME : 0;
  const handHeight = windows.boxes.get('otherHand')?.height ?? 0;
  const isSeen = handHeight > BAR;
  const chainLeft = isSeen ? widthOf('otherHand') : 0;
  const combatLeft = chainLeft + widthOf('chain');
  const taken = combatLeft + widthOf('combat');
  const half = height / 2 - seam - 2 * PAD;
  const upperWide = {
    left: PAD + chainLeft,
    top: PAD,
    width: width - 2 * PAD - chainLeft,
    height: half,
    corner: { width: isSeen ? 0 : widthOf('otherHand'), height: handHeight },
  };
  return {
    chainLeft,
    combatLeft,
    // A pile's width beside the combat stays for whoever does not fight.
    combatRoom: Math.max(240, width - combatLeft - 2 * PAD - windowWidth / 7),
    lower: {
      left: PAD,
      top: seam + PAD,
      width: width - 2 * PAD - widthOf('ownHand'),
      height: half,
      corner: NO_CORNER,
    },
    upper:
      taken > chainLeft
        ? { ...upperWide, left: PAD + taken, width: width - 2 * PAD - taken, corner: NO_CORNER }
        : upperWide,
    upperWide,
  };
}
