/** A turn is over before its time. */
import type { CardNumber, Duel } from '../value/duel.ts';
import { touch } from '../value/derived.ts';
import { editionOf } from '../editions/registry.ts';
import { happen } from '../events/happen.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { endEffects } from './turn.ts';

const LAST_STEPS: readonly Step[] = ['discard', 'cleanup'];

/**
 * What waits is exiled or forgotten, the combat is over, and of the steps ahead only the last are left. The step at hand
 * still ends as steps do.
 */
export function endThisTurn(duel: Duel): void {
  const cards = duel.chain.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const { step } = duel.turn;
  duel.chain = [];
  duel.waiting = [];
  duel.duties = [];
  duel.combat = undefined;
  endEffects(duel, (effect) => effect.until === 'endOfCombat');
  touch(duel);
  const ahead = editionOf(duel).steps.filter((other) => LAST_STEPS.includes(other) && other !== step);
  duel.frames = [
    { kind: 'turn', ahead },
    { kind: 'step', step, stage: LAST_STEPS.includes(step) ? 'beginning' : 'ending' },
  ];
  exile(duel, cards);
}

function exile(duel: Duel, cards: readonly CardNumber[]): void {
  if (cards.length === 0) return;
  const entries = cards.map((card) => ({ card, to: 'exile' as const }));
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}
