/** Rulebooks played by an option of theirs: the same book with a few other answers. */
import { ALPHA } from './alpha.ts';
import { FIFTH } from './fifth.ts';
import type { Edition } from './policy.ts';
import { PORTAL } from './portal.ts';

/** Fifth's redraw is borrowed: Alpha itself has none. */
const ALPHA_WITH_REDRAW: Edition = {
  ...ALPHA,
  name: 'alphaWithRedraw',
  opening: { ...ALPHA.opening, mulligan: FIFTH.opening.mulligan },
};

/** What Portal's book tells of the standard game. */
const STANDARD_PORTAL: Edition = {
  ...PORTAL,
  name: 'standardPortal',
  opening: { ...PORTAL.opening, start: 'loserChooses', firstDraw: false },
  steps: PORTAL.steps.flatMap((step) => (step === 'endCombat' ? ['combatDamage', step] : [step])),
  timing: { ...PORTAL.timing, discardStep: 'cleanup' },
  dying: { ...PORTAL.dying, lifeLooked: 'phaseEnd' },
  combat: { ...PORTAL.combat, fights: 'together' },
};

/** By the name of the rulebook whose option it is. */
export const BY_OPTION: ReadonlyMap<string, Edition> = new Map([
  [ALPHA.name, ALPHA_WITH_REDRAW],
  [PORTAL.name, STANDARD_PORTAL],
]);
