/** What a deck is made of, in numbers. */
import type { CatalogueCard } from '../../src-shared/catalogue.ts';
import type { Deck, DeckCard } from '../../src-shared/decks.ts';
import { COLOUR_LANDS, COLOUR_LETTERS, COLOURS, type Colour } from '../../src-shared/duel/words.ts';
import { sum } from '../../src-shared/sums.ts';

/** Finds the facts of a card by its name; undefined: it is none of ours. */
export type Known = (name: string) => CatalogueCard | undefined;

/** Costs from this one on share the last column. */
export const DEAREST = 7;

export interface CurveColumn {
  readonly creatures: number;
  readonly others: number;
}

export interface DeckStatistics {
  readonly cards: number;
  readonly side: number;
  readonly lands: number;
  readonly creatures: number;
  readonly others: number;
  readonly unknown: number;
  /** By cost from nothing to DEAREST, lands apart. */
  readonly curve: readonly CurveColumn[];
  /** Of the cards that are no lands. */
  readonly averageCost: number;
  /** Symbols in the costs, in the order of COLOURS. */
  readonly wanted: readonly number[];
  /** Lands that give each colour, in the same order. */
  readonly sources: readonly number[];
}

const mainOf = ({ entries }: Deck): readonly DeckCard[] => entries.filter(({ zone }) => zone === 'main');

const isLand = ({ face }: CatalogueCard): boolean => face.types.includes('land');
const isCreature = ({ face }: CatalogueCard): boolean => face.types.includes('creature');

export function statisticsOf(deck: Deck, known: Known): DeckStatistics {
  const main = mainOf(deck).map((entry) => ({ count: entry.count, card: known(entry.name) }));
  const countOf = (fits: (card: CatalogueCard) => boolean): number =>
    sum(main.map(({ card, count }) => (card && fits(card) ? count : 0)));
  const cards = sum(main.map(({ count }) => count));
  const lands = countOf(isLand);
  const creatures = countOf((card) => isCreature(card) && !isLand(card));
  const unknown = sum(main.map(({ card, count }) => (card ? 0 : count)));
  const spells = cards - lands - unknown;
  const costs = sum(main.map(({ card, count }) => (card && !isLand(card) ? card.value * count : 0)));
  return {
    cards,
    side: sum(deck.entries.map(({ zone, count }) => (zone === 'side' ? count : 0))),
    lands,
    creatures,
    others: spells - creatures,
    unknown,
    curve: Array.from({ length: DEAREST + 1 }, (_, cost) => ({
      creatures: countOf((card) => isAt(card, cost) && isCreature(card)),
      others: countOf((card) => isAt(card, cost) && !isCreature(card)),
    })),
    averageCost: spells === 0 ? 0 : costs / spells,
    wanted: COLOURS.map((colour) =>
      sum(main.map(({ card, count }) => (card ? symbolsOf(card, colour) * count : 0))),
    ),
    sources: COLOURS.map((colour) => countOf((card) => isLand(card) && givesColour(card, colour))),
  };
}

const isAt = (card: CatalogueCard, cost: number): boolean =>
  !isLand(card) && (cost === DEAREST ? card.value >= DEAREST : card.value === cost);

const symbolsOf = ({ face }: CatalogueCard, colour: Colour): number =>
  (face.cost ?? '').split(/[{}]/).filter((symbol) => symbol.split('/').includes(COLOUR_LETTERS[colour]))
    .length;

/** A land whose text or type names the colour. */
const givesColour = ({ face, identity }: CatalogueCard, colour: Colour): boolean =>
  identity.includes(colour) || face.subtypes.includes(COLOUR_LANDS[colour]);

/** The chance that exactly `hits` of `drawn` cards are among the `good` ones of a deck. */
export function chanceOf(deck: number, good: number, drawn: number, hits: number): number {
  if (hits > good || drawn - hits > deck - good || hits < 0 || hits > drawn) return 0;
  return Math.exp(choices(good, hits) + choices(deck - good, drawn - hits) - choices(deck, drawn));
}

/** The logarithm of the number of ways to choose: the numbers themselves are too large. */
function choices(from: number, count: number): number {
  let result = 0;
  for (let step = 1; step <= count; step++) result += Math.log(from - count + step) - Math.log(step);
  return result;
}

/** Of an opening hand: the chance of no land, of one, and so on. */
export const openingLands = ({ cards, lands }: DeckStatistics, hand = 7): readonly number[] =>
  Array.from({ length: hand + 1 }, (_, count) => chanceOf(cards, lands, Math.min(hand, cards), count));

/** U190: two fifths land, twenty to thirty creatures in sixty cards, costs that are mixed. */
export const ADVICE = [
  'fewLands',
  'manyLands',
  'fewCreatures',
  'manyCreatures',
  'dear',
  'colourShort',
] as const;
export interface Advice {
  readonly kind: (typeof ADVICE)[number];
  /** What there is and what the book would have; for a colour that is short, the colour. */
  readonly has: number;
  readonly wants: number;
  readonly colour?: Colour;
}

const DEAR = 4;

export function adviceOf(statistics: DeckStatistics): Advice[] {
  const { cards, lands, creatures, averageCost } = statistics;
  if (cards === 0) return [];
  const wantedLands = Math.round((cards * 2) / 5);
  const [fewest, most] = [Math.round(cards / 3), Math.round(cards / 2)];
  const spare = Math.max(2, Math.round(cards / 20));
  return [
    ...(lands < wantedLands - spare ? [advice('fewLands', lands, wantedLands)] : []),
    ...(lands > wantedLands + spare ? [advice('manyLands', lands, wantedLands)] : []),
    ...(creatures < fewest ? [advice('fewCreatures', creatures, fewest)] : []),
    ...(creatures > most ? [advice('manyCreatures', creatures, most)] : []),
    ...(averageCost > DEAR ? [advice('dear', averageCost, DEAR)] : []),
    ...shortColours(statistics),
  ];
}

const advice = (kind: Advice['kind'], has: number, wants: number): Advice => ({ kind, has, wants });

/** Whose lands are a smaller part of all than its symbols are, by more than a fifth. */
function shortColours({ wanted, sources, lands }: DeckStatistics): Advice[] {
  const symbols = sum(wanted);
  return COLOURS.flatMap((colour, place) => {
    const wants = symbols === 0 ? 0 : Math.round((lands * (wanted[place] ?? 0)) / symbols);
    const has = sources[place] ?? 0;
    return wants > 0 && has < wants - Math.max(1, Math.round(lands / 5))
      ? [{ ...advice('colourShort', has, wants), colour }]
      : [];
  });
}
