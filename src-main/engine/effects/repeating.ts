/** Texts that go on for a while: done again, in the place of draws, kept with a permanent. */
import type { Duel, Thing } from '../value/duel.ts';
import { change } from '../changes/permanents.ts';
import { touch } from '../value/derived.ts';
import { isTrue } from '../reading/conditions.ts';
import { readRef, readSeats } from '../reading/refs.ts';
import { abilityAt, numberOf } from '../faces/faces.ts';
import { goOn, pop, slotsOf } from '../value/stack.ts';
import { isThere } from '../value/things.ts';
import { child, contextIn, type Handlers } from './tools.ts';

export const REPEATING: Handlers<'repeatWhile' | 'remember' | 'replaceDraws'> = {
  repeatWhile: (duel, frame, effect) => {
    if (frame.stage === 'done' && !isTrue(duel, contextIn(duel, frame), effect.condition)) return pop(duel);
    goOn(duel, frame, { stage: 'done' });
    child(duel, frame, effect.effect);
  },

  remember: (duel, frame, effect) => {
    const things = readRef(duel, contextIn(duel, frame), effect.what);
    pop(duel);
    rememberWith(duel, frame.act.source, effect.slot, things);
  },

  replaceDraws: (duel, frame, effect) => {
    const seats = readSeats(duel, contextIn(duel, frame), effect.who);
    pop(duel);
    const id = duel.nextId++;
    duel.effects.push({
      kind: 'draws',
      id,
      stamp: id,
      you: frame.act.you,
      source: frame.act.source,
      until: 'endOfTurn',
      seats,
      act: { ...frame.act, slots: slotsOf(duel) },
      node: numberOf(abilityAt(duel, frame.act), effect.effect),
      once: effect.once === true,
    });
  },
};

/** As long as it is the same permanent. */
function rememberWith(
  duel: Duel,
  { card, incarnation }: { readonly card: number; readonly incarnation: number },
  slot: string,
  things: readonly Thing[],
): void {
  const permanent = duel.board[card];
  if (!permanent || !isThere(duel, { kind: 'card', card, incarnation })) return;
  const before = permanent.chosen[slot];
  const kept = Array.isArray(before) ? (before as readonly Thing[]) : [];
  change(duel, card, { chosen: { ...permanent.chosen, [slot]: [...kept, ...things] } });
  touch(duel);
}
