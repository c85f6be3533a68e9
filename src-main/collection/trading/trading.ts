/** Trading with wizards: each has a binder of cards to give, and wants at least as much in return. */
import { refused, type Copies, type PlayerId, type Settled } from '../../../src-shared/collection.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import { rollFrom } from '../../../src-shared/roll.ts';
import type { WriteHandle } from '../database/handles.ts';
import { addedUp, change, keyOf } from '../owned/changing.ts';
import { BEGINNINGS } from '../packs/beginnings.ts';
import { openPack } from '../packs/opening.ts';
import { worthOfAll } from './worth.ts';

export interface Trader {
  readonly name: string;
  /** What it wants for what is worth 100: a generous one less, a hard one more. */
  readonly asks: number;
}

interface Offer {
  readonly given: readonly Copies[];
  readonly taken: readonly Copies[];
}

const PACKS_IN_BINDER = 3;

/** What a wizard has to give at the moment: the same until the seed is another, without basic lands. */
export function binderOf(rulebook: Rulebook, seed: number): Copies[] {
  const roll = rollFrom(seed);
  const boosters = BEGINNINGS[rulebook].filter(({ kind }) => kind === 'booster');
  const cards = Array.from({ length: PACKS_IN_BINDER }, () => {
    const pack = boosters[roll(boosters.length)];
    return pack ? openPack(pack.kind, pack.set, roll(2 ** 31)).cards : [];
  }).flat();
  return addedUp(cards).filter((copies) => worthOfAll([copies]) > 0);
}

/** How much is missing for the wizard to agree; nothing or less: it agrees. */
export const wants = ({ asks }: Trader, { given, taken }: Offer): number =>
  Math.ceil((worthOfAll(taken) * asks) / 100 - worthOfAll(given));

/** Refused where the wizard gives away too much, or either has not what is offered. */
export function trade(
  database: WriteHandle,
  player: PlayerId,
  {
    trader,
    binder,
    offer,
  }: { readonly trader: Trader; readonly binder: readonly Copies[]; readonly offer: Offer },
  now: Date,
): Settled<number> {
  const missing = addedUp(offer.taken).filter(
    (copies) => copies.count > (binder.find((one) => keyOf(one) === keyOf(copies))?.count ?? 0),
  );
  if (missing.length > 0) return refused('notEnough', missing);
  if (wants(trader, offer) > 0) return refused('unfair');
  const cards = [...offer.taken, ...offer.given.map((copies) => ({ ...copies, count: -copies.count }))];
  return change(database, { player, kind: 'trade', facts: { with: trader.name }, cards }, now);
}
