/** Effects on a combat under way, damage divided while it happens, and the end of a turn. */
import type { Duel, Seat, Thing } from '../value/duel.ts';
import { blockNow, takeOut } from '../combat/meddling.ts';
import { readAmount } from '../reading/amounts.ts';
import { readPermanents } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import type { DamageEntry, EffectFrame } from '../value/frame.ts';
import { answerIn, goOn, pop, push } from '../value/stack.ts';
import type { DivideDamage } from '../language/effects/fighting.ts';
import { cardThing } from '../value/things.ts';
import { endThisTurn } from '../turn/ending.ts';
import { contextIn, onlyMeantBy, reachedPermanents, sourceOf, type Handlers } from './tools.ts';

export const FIGHTING: Handlers<'removeFromCombat' | 'makeBlock' | 'divideDamage' | 'endTurn'> = {
  removeFromCombat: (duel, frame, { what, unblocks }) => {
    const cards = reachedPermanents(duel, frame, what);
    pop(duel);
    for (const card of cards) takeOut(duel, card, unblocks === true);
  },

  makeBlock: (duel, frame, { what, whom }) => {
    const context = contextIn(duel, frame);
    const blockers = reachedPermanents(duel, frame, what);
    const attackers = readPermanents(duel, context, whom);
    pop(duel);
    for (const blocker of blockers) for (const attacker of attackers) blockNow(duel, blocker, attacker);
  },

  divideDamage: (duel, frame, effect) => divide(duel, frame, effect),

  endTurn: (duel) => endThisTurn(duel),
};

/** One after the other is given a number of points, the last one the rest; then all of it is dealt at once. */
function divide(duel: Duel, frame: EffectFrame<'divideDamage'>, effect: DivideDamage): void {
  const context = contextIn(duel, frame);
  const said = frame.stage === 'said' ? Number(answerIn(frame, 'word')) : undefined;
  const given = [...(frame.counted ?? []), ...(said === undefined ? [] : [said])];
  const among =
    frame.stage === 'said'
      ? frame.list
      : readPermanents(duel, context, effect.among).map((card) => cardThing(duel, card));
  const total = Math.max(0, readAmount(duel, context, effect.amount));
  const left = total - given.reduce((sum, amount) => sum + amount, 0);
  const divider = onlyMeantBy(duel, frame, 'divider');
  if (given.length >= among.length - 1 || left === 0 || divider === undefined)
    return deal(duel, frame, effect, among, [...given, left]);
  goOn(duel, frame, { stage: 'said', list: among, counted: given });
  askNumber(duel, divider, left);
}

function askNumber(duel: Duel, seat: Seat, most: number): void {
  const words = Array.from({ length: most + 1 }, (_, number) => String(number));
  push(duel, { kind: 'word', seat, by: seat, words });
}

function deal(
  duel: Duel,
  frame: EffectFrame,
  effect: DivideDamage,
  among: readonly Thing[],
  amounts: readonly number[],
): void {
  const source = sourceOf(duel, frame, effect.by);
  const entries = among.map((to, place): DamageEntry => ({
    id: duel.nextId++,
    source,
    to,
    amount: amounts[place] ?? 0,
    unpreventable: false,
  }));
  pop(duel);
  happen(duel, { kind: 'damage', combat: false, entries: entries.filter(({ amount }) => amount > 0) });
}
