/** Sizes that are counted, and the counters on them. */
import type { Derived } from '../value/derived.ts';
import type { Duel, Looks, Permanent } from '../value/duel.ts';
import { abilityAt } from '../faces/faces.ts';
import { readAmount } from '../reading/amounts.ts';
import type { Context } from '../reading/context.ts';
import { draftOf, thingOf } from './changing.ts';
import { sortedOf } from './sorted.ts';
import { isUnsettled } from './unsettled.ts';

export function countSizes(duel: Duel, derived: Derived): void {
  for (const card of duel.battlefield) {
    const looks = derived.looks[card] as Looks;
    if (looks.abilities.length === 0 || !sortedOf(duel, looks).countsSize) continue;
    const draft = draftOf(derived, card);
    const context: Context = { you: looks.controller, self: thingOf(duel, card) };
    for (const at of looks.abilities) {
      const ability = abilityAt(duel, at);
      if (ability.kind !== 'countedSize' || draft.face !== at.face) continue;
      if (isUnsettled(ability)) derived.volatile = true;
      draft.power += readAmount(duel, context, ability.power);
      draft.toughness += readAmount(duel, context, ability.toughness);
    }
  }
}

const NO_COUNTERS: Permanent['counters'] = {};

interface Bonus {
  readonly power: number;
  readonly toughness: number;
}

const bonuses = new Map<string, Bonus | undefined>();

function bonusOf(counter: string): Bonus | undefined {
  if (!bonuses.has(counter)) {
    const change = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
    bonuses.set(counter, change ? { power: Number(change[1]), toughness: Number(change[2]) } : undefined);
  }
  return bonuses.get(counter);
}

/** Counters written as bonuses ("+1/+1", "-1/-1", "+0/+1" ...). */
export function applyCounters(duel: Duel, derived: Derived): void {
  for (const card of duel.battlefield) {
    const counters = duel.board[card]?.counters ?? NO_COUNTERS;
    for (const name in counters) {
      const change = bonusOf(name);
      if (!change) continue;
      const number = counters[name] ?? 0;
      const draft = draftOf(derived, card);
      draft.power += change.power * number;
      draft.toughness += change.toughness * number;
    }
  }
}
