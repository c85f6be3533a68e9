/** Changes that are over before a turn is: their source has gone, what they hang on is so no longer, or an untap step ended. */
import type { Duel, LastingEffect, Seat, Thing } from '../value/duel.ts';
import { touch } from '../value/derived.ts';
import { isTrue } from '../reading/conditions.ts';
import { contextOf } from '../reading/context.ts';
import { isInPlay } from '../value/things.ts';
import { looksOfThing } from '../reading/looks.ts';

/** What the next look at deaths puts an end to. */
export const effectsOver = (duel: Duel): LastingEffect[] =>
  duel.effects.filter((effect) => isOver(duel, effect));

function isOver(duel: Duel, effect: LastingEffect): boolean {
  if (effect.until === 'whileSource') {
    const { card, incarnation } = effect.source;
    if (!isInPlay(duel, { kind: 'card', card, incarnation })) return true;
  }
  if (effect.kind !== 'mods' || !effect.while) return false;
  const { act, condition } = effect.while;
  return !isTrue(duel, contextOf(act, act.slots), condition);
}

/** The untap step of these seats is over: what was to hold until then goes on only for what others control. */
export function endUntapping(duel: Duel, seats: readonly Seat[]): void {
  if (!duel.effects.some(({ until }) => until === 'nextUntap')) return;
  duel.effects = duel.effects.flatMap((effect) => afterUntapping(duel, effect, seats));
  touch(duel);
}

function afterUntapping(duel: Duel, effect: LastingEffect, seats: readonly Seat[]): LastingEffect[] {
  if (effect.until !== 'nextUntap') return [effect];
  const isTheirs = (thing: Thing): boolean => seats.includes(seatBehind(duel, thing));
  if (effect.kind === 'ruling') {
    const aimedAt = effect.act.targets.flat();
    const isOver = aimedAt.length > 0 ? aimedAt.some(isTheirs) : !seats.includes(effect.you);
    return isOver ? [] : [effect];
  }
  if (effect.kind !== 'mods') return [effect];
  const things = effect.things.filter((thing) => !isTheirs(thing));
  return things.length === 0 ? [] : [{ ...effect, things }];
}

const seatBehind = (duel: Duel, thing: Thing): Seat =>
  thing.kind === 'seat' ? thing.seat : (looksOfThing(duel, thing)?.controller ?? -1);
