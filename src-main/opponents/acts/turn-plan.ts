/** Which spells of the hand go together into one turn: as much as its mana can do. */
import type { ActChoice, Duel, Seat } from '../../engine/index.ts';
import { looksOf } from '../../engine/position.ts';
import { manaLeft } from '../judgement/mana.ts';
import { ENOUGH } from '../judgement/gains.ts';
import { isFastCard, isOwnMain } from '../judgement/moment.ts';
import { isQuiet } from '../judgement/trying.ts';
import type { Tried } from './weighing.ts';

type Cast = Extract<ActChoice, { kind: 'cast' }>;

interface Item {
  readonly one: Tried;
  readonly cost: number;
}

/** More are not put together in every way. */
const MOST_ITEMS = 9;

/** Without the spells that would take the mana of better ones, be it that those come after the fight. */
export function planned(world: Duel, seat: Seat, tried: readonly Tried[]): readonly Tried[] {
  if (!isQuiet(world) || !isOwnMain(world, seat)) return tried;
  const mana = manaLeft(world, seat);
  const items = tried.flatMap((one) => itemsOf(world, seat, one, mana)).slice(0, MOST_ITEMS);
  const chosen = new Set(bestTogether(items, mana).map(({ one }) => one));
  // What seems too dear is paid in a way that is not seen at a glance.
  for (const { one, cost } of items) if (cost > mana) chosen.add(one);
  return tried.filter((one) => !items.some((item) => item.one === one) || chosen.has(one));
}

/** As often as the hand holds it; what can wait for the others' turn counts only when its moment has come. */
function itemsOf(world: Duel, seat: Seat, one: Tried, mana: number): Item[] {
  const { act, liked, needed } = one;
  if (act.kind !== 'cast' || liked < ENOUGH) return [];
  if (isFastCard(looksOf(world, act.card)) && liked < needed) return [];
  const cost = costOf(world, act, mana);
  return copiesOf(world, seat, act).map(() => ({ one, cost }));
}

/** An X takes all there is. */
function costOf(world: Duel, { card }: Cast, mana: number): number {
  const { cost, face } = looksOf(world, card);
  return world.faces[face]?.cost?.includes('{X}') ? Math.max(cost, mana) : cost;
}

function copiesOf(world: Duel, seat: Seat, { card }: Cast): readonly number[] {
  const face = world.cards[card]?.face;
  const held = (world.hands[seat] ?? []).filter((other) => world.cards[other]?.face === face);
  return held.length > 0 ? held : [card];
}

/** Every way to put them together is looked at. */
function bestTogether(items: readonly Item[], mana: number): readonly Item[] {
  const [first, ...others] = items;
  if (!first) return [];
  const without = bestTogether(others, mana);
  if (first.cost > mana) return without;
  const within = [first, ...bestTogether(others, mana - first.cost)];
  return likedIn(within) > likedIn(without) ? within : without;
}

const likedIn = (items: readonly Item[]): number => items.reduce((sum, { one }) => sum + one.liked, 0);
