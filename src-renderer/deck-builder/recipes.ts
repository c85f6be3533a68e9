/**
 * Decks laid out by a book's recipe from the cards at hand. U191: twelve lands, ten creatures and six other spells of
 * each of two colours, two artifacts and two enchantments. R485: seven lands and eleven cards of each of two colours,
 * or six and nine.
 */
import type { CatalogueCard } from '../../src-shared/catalogue.ts';
import type { Deck } from '../../src-shared/decks.ts';
import { COLOURS, LAND_TYPES, type Colour } from '../../src-shared/duel/words.ts';
import { EMPTY_DECK, withCard } from './drafting.ts';
import { addTo } from '../../src-shared/sums.ts';

export interface Supply {
  readonly card: CatalogueCard;
  /** How many may be used. */
  readonly count: number;
}

interface Wish {
  readonly count: number;
  readonly fits: (card: CatalogueCard) => boolean;
}

const isOf =
  (colour: Colour) =>
  (card: CatalogueCard): boolean =>
    card.face.colours.length === 1 && card.face.colours[0] === colour && !card.face.types.includes('land');

const landOf = (colour: Colour): string => LAND_TYPES[COLOURS.indexOf(colour)] ?? '';

const isCreature = ({ face }: CatalogueCard): boolean => face.types.includes('creature');

export function beginnersDeck(supply: readonly Supply[], colours: readonly [Colour, Colour]): Deck {
  const wishes: Wish[] = [
    ...colours.map((colour) => ({ count: 10, fits: both(isOf(colour), isCreature) })),
    { count: 2, fits: ({ face }) => face.types.includes('artifact') },
    { count: 2, fits: both(isOfEither(colours), ({ face }) => face.types.includes('enchantment')) },
    ...colours.map((colour) => ({ count: 6, fits: both(isOf(colour), isShort) })),
  ];
  return withLands(filled(supply, wishes), colours, 12);
}

/** As Portal's book has it for a second deck; the strategies lay out the first one the same way. */
export function twoColourDeck(
  supply: readonly Supply[],
  colours: readonly [Colour, Colour],
  landsOf: (colour: Colour) => number,
): Deck {
  const wishes = colours.map((colour) => ({ count: landsOf(colour) >= 7 ? 11 : 9, fits: isOf(colour) }));
  return colours.reduce(
    (deck, colour) => withCard(deck, { name: landOf(colour) }, Math.min(7, landsOf(colour))),
    filled(supply, wishes),
  );
}

const isShort = ({ face }: CatalogueCard): boolean =>
  face.types.some((type) => type === 'instant' || type === 'sorcery' || type === 'interrupt');

const isOfEither =
  (colours: readonly Colour[]) =>
  (card: CatalogueCard): boolean =>
    colours.some((colour) => isOf(colour)(card));

const both =
  (one: (card: CatalogueCard) => boolean, other: (card: CatalogueCard) => boolean) =>
  (card: CatalogueCard): boolean =>
    one(card) && other(card);

function withLands(deck: Deck, colours: readonly Colour[], each: number): Deck {
  return colours.reduce((left, colour) => withCard(left, { name: landOf(colour) }, each), deck);
}

/** The cheapest first, one of each before a second, so that costs are mixed and copies few. */
function filled(supply: readonly Supply[], wishes: readonly Wish[]): Deck {
  const left = new Map(supply.map(({ card, count }) => [card.face.name, count]));
  let deck: Deck = EMPTY_DECK;
  for (const { count, fits } of wishes) {
    const fitting = supply.filter(({ card }) => fits(card)).map(({ card }) => card);
    for (const name of spread(fitting, left, count)) deck = withCard(deck, { name });
  }
  return deck;
}

/** Over the costs in turn: one card of each, then the next. */
function spread(fitting: readonly CatalogueCard[], left: Map<string, number>, count: number): string[] {
  const byCost = Map.groupBy(fitting, ({ value }) => value);
  const costs = [...byCost.keys()].toSorted((one, other) => one - other);
  const taken: string[] = [];
  const used = new Map<string, number>();
  for (let before = -1; taken.length < count && taken.length > before;) {
    before = taken.length;
    for (const cost of costs) {
      const next = leastUsed(byCost.get(cost) ?? [], left, used);
      if (next === undefined || taken.length >= count) continue;
      taken.push(next);
      addTo(used, next);
      addTo(left, next, -1);
    }
  }
  return taken;
}

/** At most four of one name, as every later book has it. */
const MOST_COPIES = 4;

function leastUsed(
  cards: readonly CatalogueCard[],
  left: ReadonlyMap<string, number>,
  used: ReadonlyMap<string, number>,
): string | undefined {
  const free = cards
    .map(({ face }) => face.name)
    .filter((name) => (left.get(name) ?? 0) > 0 && (used.get(name) ?? 0) < MOST_COPIES);
  return free.toSorted((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0))[0];
}
