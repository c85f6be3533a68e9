/** All cards as a search looks at them: what each is under one rulebook, in its words, with all of its printings. */
import { COLOURS, type Colour, type Keyword } from '../../../src-shared/duel/words.ts';
import { folded } from '../../../src-shared/folding.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';
import type { SearchRarity } from '../../../src-shared/search/query.ts';
import { allCards, faceIn } from '../../cards/index.ts';
import { printingsOf } from '../../decks/printing.ts';
import { SETS } from '../../decks/sets.ts';
import { outOfTime } from '../../decks/times.ts';
import type { Face } from '../../engine/language/face.ts';
import { colourMask, coloursOf, manaOf, totalOf } from '../../engine/language/mana.ts';
import type { Lexicon } from '../../wording/lexicon.ts';
import { lexiconNamed, textOf } from '../../wording/text.ts';
import { typeLineOf } from '../../wording/type-line.ts';

export interface CardFacts {
  readonly name: string;
  readonly face: Face;
  readonly typeLine: string;
  readonly text: string;
  /** For comparing. */
  readonly folded: { readonly name: string; readonly typeLine: string; readonly text: string };
  /** Masks over COLOURS. */
  readonly colours: number;
  readonly identity: number;
  readonly symbols: readonly string[];
  readonly value: number;
  readonly keywords: ReadonlySet<Keyword>;
  readonly rulebooks: ReadonlySet<Rulebook>;
  readonly printings: number;
}

/** One printing of a card. */
export interface CataloguePrinting {
  /** Among all entries of its catalogue: windows know it by this. */
  readonly place: number;
  readonly card: CardFacts;
  readonly set: string;
  /** Place of the set in time. */
  readonly setOrder: number;
  readonly year: number;
  readonly number: string;
  readonly rarity: SearchRarity;
}

export interface Catalogue {
  readonly rulebook: Rulebook;
  readonly entries: readonly CataloguePrinting[];
}

/** What a rulebook says of cards: the times whose faces it takes, the nearest first, and the name of its words. */
interface Era {
  readonly rulebook: Rulebook;
  readonly eras: readonly string[];
  readonly lexicon: string;
}

/** The cards do not change while the program runs: whoever asks may keep it. */
export function catalogueOf(era: Era): Catalogue {
  const words = wordsNamed(era.lexicon);
  const entries = allCards().flatMap((card) => entriesOf(faceIn(card, era.eras), words));
  return { rulebook: era.rulebook, entries: entries.map((entry, place) => ({ place, ...entry })) };
}

const BY_RELEASE = [...SETS].sort((one, other) => one.released.localeCompare(other.released));
const SET_ORDER = new Map(BY_RELEASE.map(({ code, released }, order) => [code, { order, released }]));

function entriesOf(face: Face, words: Lexicon): Omit<CataloguePrinting, 'place'>[] {
  const printings = printingsOf(face.name);
  const facts = factsOf(face, words, printings.length);
  return printings.map(({ set, number, rarity }) => {
    const { order = 0, released = '' } = SET_ORDER.get(set) ?? {};
    return { card: facts, set, setOrder: order, year: Number(released.slice(0, 4)), number, rarity };
  });
}

function wordsNamed(lexicon: string): Lexicon {
  const words = lexiconNamed(lexicon);
  if (!words) throw new Error(`There is no lexicon called "${lexicon}".`);
  return words;
}

function factsOf(face: Face, words: Lexicon, printings: number): CardFacts {
  const { name, cost = '' } = face;
  const mana = manaOf(cost);
  const colours = face.colours ? colourMask(face.colours) : coloursOf(mana);
  const typeLine = typeLineOf(face, words);
  const text = textOf(face, words);
  return {
    name,
    face,
    typeLine,
    text,
    folded: { name: folded(name), typeLine: folded(typesInWords(face, typeLine)), text: folded(text) },
    colours,
    identity: colours | coloursOf(manaOf(symbolsIn(text).join(''))),
    symbols: symbolsIn(cost),
    value: totalOf(mana),
    keywords: keywordsOf(face),
    rulebooks: new Set(RULEBOOKS.filter((rulebook) => outOfTime(rulebook, [name]).length === 0)),
    printings,
  };
}

/** Old cards say "Summon Goblin"; whoever looks for a creature means them too. */
const typesInWords = ({ types, supertypes, subtypes }: Face, typeLine: string): string =>
  [typeLine, ...supertypes, ...types, ...subtypes].join(' ');

const symbolsIn = (text: string): string[] =>
  (text.match(/\{[^{}]+\}/g) ?? []).filter((symbol) => symbol !== '{T}' && symbol !== '{Q}');

const keywordsOf = ({ abilities }: Face): Set<Keyword> =>
  new Set(abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])));

export const coloursIn = (mask: number): Colour[] =>
  COLOURS.filter((_, place) => (mask & (1 << place)) !== 0);
