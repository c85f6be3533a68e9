/**
 * What is in a pack, by the sets that are whole here. Facts of the packs as they were sold: in the oldest sets basic
 * lands stand on the sheets among the cards of a rarity, and turn up in their place.
 */
import type { Pack, PackKind } from '../../../src-shared/collection.ts';
import type { Rarity } from '../../../src-shared/table.ts';

export interface PackSlot {
  readonly count: number;
  /** Each with how often every card of it stands on the sheet. */
  readonly sheet: readonly (readonly [Rarity, copies: number])[];
  /** Places on the sheet that basic lands take. */
  readonly lands?: number;
  /** Cards of the pack's two colours alone. */
  readonly isThemed?: true;
}

export interface Contents {
  readonly slots: readonly PackSlot[];
  /** The same number of each basic land. */
  readonly landsOfEach?: number;
  /** In so many packs out of so many a shining card of any rarity takes the place of a common one. */
  readonly foil?: { readonly packs: number; readonly of: number };
  /** A pair of colours belongs to it. */
  readonly hasStrategy?: true;
}

const slot = (count: number, rarity: Rarity, lands?: number): PackSlot => ({
  count,
  sheet: [[rarity, 1]],
  ...(lands !== undefined && { lands }),
});

const sheets = (common: number, uncommon: number, rare: number): Contents => ({
  slots: [slot(11, 'common', common), slot(3, 'uncommon', uncommon), slot(1, 'rare', rare)],
});

/** R477, R478: eleven commons with the basic land among them. */
const withLand = (rare: PackSlot, foil: NonNullable<Contents['foil']>): Contents => ({
  slots: [slot(10, 'common'), slot(1, 'land'), slot(3, 'uncommon'), rare],
  foil,
});

/** Each rare stands twice on the sheet, each mythic once. */
const RARE_OR_MYTHIC: PackSlot = {
  count: 1,
  sheet: [
    ['rare', 2],
    ['mythic', 1],
  ],
};

/** R481: five cards of the theme, eight by chance. The strategy card is the pair of colours itself. */
const PORTAL_BOOSTER: Contents = {
  hasStrategy: true,
  slots: [
    { ...slot(2, 'land'), isThemed: true },
    { ...slot(4, 'common'), isThemed: true },
    { ...slot(1, 'uncommon'), isThemed: true },
    slot(5, 'common'),
    slot(2, 'uncommon'),
    slot(1, 'rare'),
  ],
};

/** Sixty cards: forty-five of the common sheet, with its lands. */
const oldStarter = (common: number, uncommon: number, rare: number): Contents => ({
  slots: [slot(45, 'common', common), slot(13, 'uncommon', uncommon), slot(2, 'rare', rare)],
});

const LATER_STARTER: Contents = {
  slots: [slot(26, 'common'), slot(9, 'uncommon'), slot(3, 'rare'), slot(22, 'land')],
};

/** R479: thirty basic lands, six of each, and forty-five others. */
const TOURNAMENT: Contents = {
  landsOfEach: 6,
  slots: [slot(32, 'common'), slot(10, 'uncommon'), slot(3, 'rare')],
};

export const CONTENTS: Readonly<Record<string, Readonly<Partial<Record<PackKind, Contents>>>>> = {
  LEA: { booster: sheets(47, 26, 5), starter: oldStarter(47, 26, 5) },
  LEB: { booster: sheets(46, 26, 4), starter: oldStarter(46, 26, 4) },
  '2ED': { booster: sheets(46, 26, 4), starter: oldStarter(46, 26, 4) },
  '3ED': { booster: sheets(46, 26, 0), starter: oldStarter(46, 26, 0) },
  '4ED': { booster: sheets(0, 0, 0), starter: LATER_STARTER },
  '5ED': { booster: sheets(0, 0, 0), starter: LATER_STARTER },
  POR: { booster: PORTAL_BOOSTER },
  '10E': { booster: withLand(slot(1, 'rare'), { packs: 15, of: 70 }), tournament: TOURNAMENT },
  M10: { booster: withLand(RARE_OR_MYTHIC, { packs: 9, of: 40 }) },
  M11: { booster: withLand(RARE_OR_MYTHIC, { packs: 9, of: 40 }) },
};

/** Whether there is such a pack. */
export const isPack = ({ kind, set }: Pick<Pack, 'kind' | 'set'>): boolean =>
  Object.hasOwn(CONTENTS, set) && CONTENTS[set]?.[kind] !== undefined;
