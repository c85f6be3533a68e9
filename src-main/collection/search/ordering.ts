/** What was found, in the order wished; equals by name, and printings of a card by the time of their sets. */
import { TYPES } from '../../../src-shared/duel/words.ts';
import type { OrderName, SearchOrder } from '../../../src-shared/search/order.ts';
import { SEARCH_RARITIES } from '../../../src-shared/search/query.ts';
import type { CardFacts, CataloguePrinting } from './catalogue.ts';
import type { Holdings } from './holdings.ts';

export function ordered(
  entries: readonly CataloguePrinting[],
  order: SearchOrder,
  holdings: Holdings,
): CataloguePrinting[] {
  const rankOf = rankBy(order.by, holdings);
  const sign = order.isDescending ? -1 : 1;
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry) }));
  ranked.sort((one, other) => {
    const difference = sign * (one.rank - other.rank);
    return difference !== 0 && !Number.isNaN(difference)
      ? difference
      : afterName(one.entry, other.entry, order.by === 'name' ? sign : 1);
  });
  return ranked.map(({ entry }) => entry);
}

function afterName(one: CataloguePrinting, other: CataloguePrinting, sign: number): number {
  const [left, right] = [one.card.folded.name, other.card.folded.name];
  if (left !== right) return left < right ? -sign : sign;
  return one.setOrder - other.setOrder;
}

function rankBy(by: OrderName, holdings: Holdings): (entry: CataloguePrinting) => number {
  switch (by) {
    case 'name':
      return () => 0;
    case 'value':
      return ({ card }) => card.value;
    case 'colour':
      return ({ card }) => colourRank(card);
    case 'type':
      return ({ card }) => Math.min(...card.face.types.map((type) => TYPES.indexOf(type)));
    case 'power':
    case 'toughness':
      return ({ card }) => card.face[by] ?? -1;
    case 'rarity':
      return ({ rarity }) => SEARCH_RARITIES.indexOf(rarity);
    case 'set':
      return ({ setOrder, number }) => setOrder * 10_000 + (Number.parseInt(number, 10) || 0);
    case 'owned':
      return (entry) => holdings.ownedOf(entry);
  }
}

/** White, blue, black, red, green, then several, then none, lands last. */
function colourRank({ colours, face }: CardFacts): number {
  if (face.types.includes('land')) return 100;
  if (colours === 0) return 50;
  const isOne = (colours & (colours - 1)) === 0;
  return isOne ? colours : 32 + colours / 32;
}
