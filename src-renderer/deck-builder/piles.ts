/** A deck laid out in piles: by cost, by colour or by type. */
import type { CatalogueCard } from '../../src-shared/catalogue.ts';
import type { DeckCard, DeckZone } from '../../src-shared/decks.ts';
import { COLOURS, type Colour } from '../../src-shared/duel/words.ts';
import type { Known } from './statistics.ts';
import { sumOf } from '../../src-shared/sums.ts';

export const GROUPINGS = ['cost', 'colour', 'type'] as const;
export type Grouping = (typeof GROUPINGS)[number];

const TYPE_PILES = ['creature', 'instant', 'sorcery', 'enchantment', 'artifact', 'planeswalker'] as const;

export type PileKind =
  | { readonly kind: 'lands' | 'unknown' | 'colourless' | 'gold' }
  | { readonly kind: 'cost'; readonly cost: number }
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'type'; readonly type: (typeof TYPE_PILES)[number] }
  | { readonly kind: 'zone'; readonly zone: DeckZone };

export interface PileLine {
  /** Tells it from every other line of the deck. */
  readonly key: string;
  /** Its place in the deck's list. */
  readonly at: number;
  readonly entry: DeckCard;
  readonly card: CatalogueCard | undefined;
}

export interface DeckPile {
  readonly key: string;
  readonly pile: PileKind;
  readonly lines: readonly PileLine[];
  readonly cards: number;
}

/** From this cost on cards share a pile. */
export const LAST_COST = 6;

export const keyOf = ({ zone, name, set, number, foil }: DeckCard): string =>
  [zone, name, set, number, foil].join('\n');

function kindOf({ card }: PileLine, grouping: Grouping): PileKind {
  if (!card) return { kind: 'unknown' };
  const { types, colours } = card.face;
  if (types.includes('land')) return { kind: 'lands' };
  switch (grouping) {
    case 'cost':
      return { kind: 'cost', cost: Math.min(card.value, LAST_COST) };
    case 'colour': {
      const [colour] = colours;
      if (colours.length > 1) return { kind: 'gold' };
      return colour ? { kind: 'colour', colour } : { kind: 'colourless' };
    }
    case 'type':
      return { kind: 'type', type: TYPE_PILES.find((type) => types.includes(type)) ?? 'instant' };
  }
}

const ORDER: readonly PileKind['kind'][] = [
  'lands',
  'cost',
  'colour',
  'gold',
  'colourless',
  'type',
  'unknown',
  'zone',
];

function placeOf(pile: PileKind): number {
  const within =
    pile.kind === 'cost'
      ? pile.cost
      : pile.kind === 'colour'
        ? COLOURS.indexOf(pile.colour)
        : pile.kind === 'type'
          ? TYPE_PILES.indexOf(pile.type)
          : 0;
  return ORDER.indexOf(pile.kind) * 100 + within;
}

/** Piles of the main deck, then one of each other zone that has cards. The sideboard's is always there. */
export function pilesOf(entries: readonly DeckCard[], known: Known, grouping: Grouping): DeckPile[] {
  const piles = new Map<string, { pile: PileKind; lines: PileLine[] }>();
  const side: PileKind = { kind: 'zone', zone: 'side' };
  piles.set(JSON.stringify(side), { pile: side, lines: [] });
  entries.forEach((entry, at) => {
    const line: PileLine = { key: keyOf(entry), at, entry, card: known(entry.name) };
    const pile: PileKind =
      entry.zone === 'main' ? kindOf(line, grouping) : { kind: 'zone', zone: entry.zone };
    const key = JSON.stringify(pile);
    const there = piles.get(key);
    if (there) there.lines.push(line);
    else piles.set(key, { pile, lines: [line] });
  });
  return [...piles]
    .map(([key, { pile, lines }]) => ({
      key,
      pile,
      lines: lines.toSorted(byCostThenName),
      cards: sumOf(lines, ({ entry }) => entry.count),
    }))
    .toSorted((one, other) => placeOf(one.pile) - placeOf(other.pile));
}

const byCostThenName = (one: PileLine, other: PileLine): number =>
  (one.card?.value ?? 0) - (other.card?.value ?? 0) || one.entry.name.localeCompare(other.entry.name);
