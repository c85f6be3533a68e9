/** How much of each set a player has: printings, each counted once. */
import type { CatalogueSet, CatalogueView } from '../../src-shared/catalogue.ts';
import type { Copies } from '../../src-shared/collection.ts';
import { SEARCH_RARITIES, type SearchRarity } from '../../src-shared/search/query.ts';
import { sumOf } from '../../src-shared/sums.ts';

export interface SetShare {
  readonly have: number;
  readonly of: number;
}

interface SetProgress extends SetShare {
  readonly set: CatalogueSet;
  readonly rarities: Readonly<Record<SearchRarity, SetShare>>;
}

/** In the order of release; sets without a card are left out. */
export function completionOf(
  { cards, entries, sets }: CatalogueView,
  owned: readonly Copies[],
): SetProgress[] {
  const held = new Set(owned.map(({ card, set, number }) => keyOf(card, set, number)));
  const counts = new Map(sets.map(({ code }) => [code, emptyShares()]));
  for (const { card, set, number, rarity } of entries) {
    const share = counts.get(set)?.[rarity];
    if (!share) continue;
    share.of += 1;
    if (held.has(keyOf(cards[card]?.face.name ?? '', set, number))) share.have += 1;
  }
  return sets.flatMap((set) => {
    const rarities = counts.get(set.code) ?? emptyShares();
    const whole = total(Object.values(rarities));
    return whole.of === 0 ? [] : [{ set, rarities, ...whole }];
  });
}

interface Counting {
  have: number;
  of: number;
}

const emptyShares = (): Record<SearchRarity, Counting> =>
  Object.fromEntries(SEARCH_RARITIES.map((rarity) => [rarity, { have: 0, of: 0 }])) as Record<
    SearchRarity,
    Counting
  >;

const total = (shares: readonly SetShare[]): SetShare => ({
  have: sumOf(shares, ({ have }) => have),
  of: sumOf(shares, ({ of }) => of),
});

const keyOf = (card: string, set: string, number: string): string => [card, set, number].join('\n');
