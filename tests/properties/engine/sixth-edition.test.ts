import { expect, test } from 'vitest';
import { FIFTH } from '../../../src-main/engine/editions/fifth.ts';
import { M11 } from '../../../src-main/engine/editions/m11.ts';
import type { Edition } from '../../../src-main/engine/editions/policy.ts';
import { registerEdition } from '../../../src-main/engine/editions/registry.ts';
import { playByChance, replay } from '../../../scripts/fuzz/duels.ts';
import { hash } from '../../../src-main/engine/index.ts';
import { tries } from '../../support/tries.ts';

/** Batches and duties of 1997, the fights and deaths of 2010, and a hand limit looked at in cleanup. */
const MIXED: Edition = {
  ...FIFTH,
  name: 'mixed',
  steps: M11.steps,
  phaseEnds: M11.phaseEnds,
  timing: {
    ...FIFTH.timing,
    interrupts: 'none',
    actingSteps: M11.timing.actingSteps,
    discardStep: 'cleanup',
    endOfTurnStep: 'end',
    drawing: 'direct',
  },
  dying: M11.dying,
  combat: M11.combat,
  mana: { empties: 'step', burns: true },
};

const STACK_WITH_WINDOWS: Edition = {
  ...M11,
  name: 'stackWithWindows',
  dying: { ...M11.dying, prevention: 'window', regeneration: 'whenDying' },
  combat: { ...M11.combat, division: 'free', trample: 'spills', regenerated: 'restsInCombat' },
  mana: { empties: 'phase', burns: true },
};

test.each([MIXED, STACK_WITH_WINDOWS])(
  'a sixth rulebook, $name, needs nothing but its answers',
  (edition) => {
    registerEdition(edition);
    for (let seed = 1; seed <= tries(4, 8); seed++) {
      const played = playByChance({ edition: edition.name, seats: 2 + (seed % 2), seed });
      expect(played.duel.result).toBeDefined();
      expect(hash(replay(played))).toBe(hash(played.duel));
    }
  },
);
