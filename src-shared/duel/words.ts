/** The closed lists of words that cards and rulebooks are made of. Bit masks follow the order of these lists. */
export const COLOURS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** How costs write the colours. */
export const COLOUR_LETTERS = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
} as const satisfies Record<Colour, string>;

/** What a pool can hold, in the order of a pool's numbers. */
export const MANA = [
  COLOUR_LETTERS.white,
  COLOUR_LETTERS.blue,
  COLOUR_LETTERS.black,
  COLOUR_LETTERS.red,
  COLOUR_LETTERS.green,
  'C',
] as const;
export type Mana = (typeof MANA)[number];

export const TYPES = [
  'artifact',
  'creature',
  'enchantment',
  'instant',
  'interrupt',
  'land',
  'planeswalker',
  'sorcery',
] as const;
export type Type = (typeof TYPES)[number];

export const SUPERTYPES = ['basic', 'legendary', 'world', 'snow'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** The land that gives a colour: a type, and the name of the basic land. */
export const COLOUR_LANDS = {
  white: 'Plains',
  blue: 'Island',
  black: 'Swamp',
  red: 'Mountain',
  green: 'Forest',
} as const satisfies Record<Colour, string>;

export const LAND_TYPES = [
  COLOUR_LANDS.white,
  COLOUR_LANDS.blue,
  COLOUR_LANDS.black,
  COLOUR_LANDS.red,
  COLOUR_LANDS.green,
] as const;
export type LandType = (typeof LAND_TYPES)[number];

/** Keywords without a number or a quality; those with one are abilities of their own kind. */
export const KEYWORDS = [
  'banding',
  'deathtouch',
  'defender',
  'doubleStrike',
  'fear',
  'firstStrike',
  'flash',
  'flying',
  'haste',
  'indestructible',
  'intimidate',
  'lifelink',
  'reach',
  'shroud',
  'hexproof',
  'trample',
  'unblockable',
  'vigilance',
  'phasing',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What has a name at the table as keywords have, but is more than a word: from what, by which land, at what cost. */
export const QUIRKS = ['protection', 'landwalk', 'regeneration'] as const;
export type Quirk = (typeof QUIRKS)[number];

export const ZONES = [
  'library',
  'hand',
  'battlefield',
  'graveyard',
  'exile',
  'chain',
  'ante',
  'nowhere',
] as const;
export type Zone = (typeof ZONES)[number];

export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
  'main2',
  'discard',
  'end',
  'cleanup',
] as const;
export type Step = (typeof STEPS)[number];

export const COMPARISONS = ['=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];
