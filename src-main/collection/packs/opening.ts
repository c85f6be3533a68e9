/** Opening a pack. What is in it was decided when it came, by its seed: opening again would give the same. */
import { STRATEGIES, type Copies, type PackKind } from '../../../src-shared/collection.ts';
import { COLOURS, LAND_TYPES, type Colour } from '../../../src-shared/duel/words.ts';
import { rollFrom, type Roll } from '../../../src-shared/roll.ts';
import { faceNamed } from '../../cards/index.ts';
import { printedNames, printingsOf } from '../../decks/printing.ts';
import { RARITIES, type Rarity } from '../../../src-shared/table.ts';
import { coloursOf, manaOf } from '../../engine/language/mana.ts';
import { CONTENTS, type Contents, type PackSlot } from './contents.ts';

interface Printed {
  readonly card: string;
  readonly number: string;
  readonly rarity: Rarity;
}

interface Opened {
  /** In the order they come out: the rarest last. */
  readonly cards: readonly Copies[];
  readonly strategy?: readonly [Colour, Colour];
}

export function openPack(kind: PackKind, set: string, seed: number): Opened {
  const contents = CONTENTS[set]?.[kind];
  if (!contents) throw new Error(`There is no ${kind} of ${set}.`);
  const roll = rollFrom(seed);
  const strategy = contents.hasStrategy ? STRATEGIES[roll(STRATEGIES.length)] : undefined;
  const cards = drawAll(contents, sheetOf(set), strategy, roll);
  const shining = foilPlace(contents, cards, roll);
  const copies = cards.map(({ card, number }, place) => ({
    ...{ card, set, number, count: 1 },
    foil: place === shining ? ('foil' as const) : ('no' as const),
  }));
  return { cards: copies, ...(strategy && { strategy }) };
}

const sheets = new Map<string, readonly Printed[]>();

/** Those cards of a set that are here, found once. */
function sheetOf(set: string): readonly Printed[] {
  let sheet = sheets.get(set);
  if (!sheet) {
    sheet = printedIn(set);
    sheets.set(set, sheet);
  }
  return sheet;
}

function printedIn(set: string): Printed[] {
  return printedNames().flatMap((card) =>
    faceNamed(card, []) === undefined
      ? []
      : printingsOf(card)
          .filter((printing) => printing.set === set)
          .map(({ number, rarity }) => ({ card, number, rarity })),
  );
}

function drawAll(
  contents: Contents,
  all: readonly Printed[],
  strategy: readonly Colour[] | undefined,
  roll: Roll,
): Printed[] {
  const lands = all.filter(({ rarity }) => rarity === 'land');
  const given = LAND_TYPES.flatMap((type) =>
    Array.from({ length: contents.landsOfEach ?? 0 }, () => pick(namedLands(lands, type), roll)),
  );
  const taken = new Set<string>();
  const drawn = contents.slots.flatMap((slot) => {
    const fitting = slot.isThemed && strategy ? all.filter((card) => isOf(strategy, card)) : all;
    return drawSlot(slot, fitting, lands, taken, roll);
  });
  return [...given, ...drawn].toSorted((one, other) => rank(one) - rank(other));
}

/** Lands first, the rarest last, as one turns the cards over. */
const rank = ({ rarity }: Printed): number => (rarity === 'land' ? -1 : RARITIES.indexOf(rarity));

const namedLands = (lands: readonly Printed[], type: string): Printed[] =>
  lands.filter(({ card }) => card === type);

/** No card twice, save basic lands: neighbours on a sheet differ. */
function drawSlot(
  { count, sheet, lands: landPlaces = 0 }: PackSlot,
  all: readonly Printed[],
  lands: readonly Printed[],
  taken: Set<string>,
  roll: Roll,
): Printed[] {
  const places = sheet.flatMap(([rarity, copies]) =>
    Array.from({ length: copies }, () => all.filter((card) => card.rarity === rarity)).flat(),
  );
  return Array.from({ length: count }, () => {
    const isLand = roll(places.length + landPlaces) >= places.length;
    if (isLand) return pick(lands, roll);
    const free = places.filter(({ card, rarity }) => rarity === 'land' || !taken.has(card));
    const card = pick(free.length > 0 ? free : places, roll);
    taken.add(card.card);
    return card;
  });
}

function pick(cards: readonly Printed[], roll: Roll): Printed {
  const card = cards[roll(cards.length)];
  if (!card) throw new Error('A sheet of a pack is empty.');
  return card;
}

/** Of the pair's colours, or their basic lands; what has no colour goes with every pair. */
function isOf(pair: readonly Colour[], { card, rarity }: Printed): boolean {
  if (rarity === 'land') return pair.some((colour) => LAND_TYPES[COLOURS.indexOf(colour)] === card);
  const face = faceNamed(card, []);
  const mask = coloursOf(manaOf(face?.cost ?? ''));
  return COLOURS.every((colour, place) => (mask & (1 << place)) === 0 || pair.includes(colour));
}

/** The place of the common card that shines; undefined: none does. */
function foilPlace({ foil }: Contents, cards: readonly Printed[], roll: Roll): number | undefined {
  if (!foil || roll(foil.of) >= foil.packs) return undefined;
  const commons = cards.flatMap(({ rarity }, place) => (rarity === 'common' ? [place] : []));
  return commons[roll(commons.length)];
}
