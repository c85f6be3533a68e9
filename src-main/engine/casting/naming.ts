/** A source of damage "of your choice" is named as the effect is announced, so that others can answer that. */
import type { Act, ChainItem, Duel, Thing } from '../value/duel.ts';
import { contextOf, type Context } from '../reading/context.ts';
import { fitsCard, fitsThing } from '../reading/filters.ts';
import { abilityAt } from '../faces/faces.ts';
import type { NamingFrame } from '../value/frame.ts';
import { answerIn, pop, push, retop } from '../value/stack.ts';
import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { cardThing, chainItem, chainThing, hasThing, isThere } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { chosenEffects, someEffect } from '../faces/abilities.ts';

export function nameSources(duel: Duel, item: ChainItem): void {
  if (guardOf(duel, item.act)) push(duel, { kind: 'naming', stage: 'asking', item: item.id });
}

/** The item keeps the answer. */
export function stepNaming(duel: Duel, frame: NamingFrame): void {
  const item = chainItem(duel, frame.item);
  const guard = item && guardOf(duel, item.act);
  if (!item || !guard) return pop(duel);
  if (frame.stage === 'asking') {
    const seat = item.act.you;
    const from = possibleSources(duel, contextOf(item.act), guard);
    retop(duel, { ...frame, stage: 'chosen' });
    push(duel, { kind: 'choose', seat, by: seat, what: 'source', from, least: 1, most: 1 });
    return;
  }
  const named = answerIn(frame, 'choose');
  pop(duel);
  const act: Act = { ...item.act, named };
  duel.chain = duel.chain.map((other) => (other === item ? { ...item, act } : other));
}

/** What fits as a source, where the text guards against one of choice. */
function guardOf(duel: Duel, act: Act): Filter | undefined {
  const ability = act.ability < 0 ? undefined : abilityAt(duel, act);
  if (!ability || !('effect' in ability)) return undefined;
  let found: Filter | undefined;
  const look = (effect: Effect): boolean => {
    if (effect.kind === 'prevent') found ??= effect.fromChosen;
    return found !== undefined;
  };
  for (const part of chosenEffects(ability.effect, act.modes)) someEffect(part, look);
  return found;
}

/** Permanents and waiting spells that fit, and what has left while its combat damage waits. */
export function possibleSources(duel: Duel, context: Context, filter: Filter): Thing[] {
  const waiting = duel.chain.flatMap((item) => (item.card === undefined ? [] : [item.card]));
  const copies = duel.chain
    .filter(({ copy, looks }) => copy && fitsCard(duel, context, filter, -1, looks))
    .map(({ id }) => chainThing(id));
  const there = [...duel.battlefield, ...waiting]
    .filter((card) => fitsCard(duel, context, filter, card, looksOf(duel, card)))
    .map((card) => cardThing(duel, card));
  const gone = duel.chain
    .flatMap(({ damage = [] }) => damage.map(({ source: { card, incarnation } }) => ({ card, incarnation })))
    .map((source): Thing => ({ kind: 'card', ...source }))
    .filter((thing, place, all) => !isThere(duel, thing) && !hasThing(all.slice(0, place), thing))
    .filter((thing) => fitsThing(duel, context, filter, thing));
  return [...there, ...copies, ...gone];
}
