/**
 * How a ready deck is written: headings (`// Name: Ember Hall`, `// About: ...`, `// Rulebooks: fifth, m11`, and where
 * it is none of ours `// Group: wizards`) and a line for each card (`4 Lightning Bolt`). Empty lines mean nothing, nor
 * does what the heading `Generated` says.
 */
import { DECK_GROUPS, type DeckChoice, type DeckGroup } from '../../src-shared/duels.ts';
import { coloursIn } from '../../src-shared/duel/colours.ts';
import { COLOURS, type Colour } from '../../src-shared/duel/words.ts';
import { RULEBOOKS, type Rulebook } from '../../src-shared/rulebooks.ts';
import { faceNamed } from '../cards/index.ts';
import { sumOf } from '../../src-shared/sums.ts';

export interface DeckEntry {
  readonly card: string;
  readonly copies: number;
}

export interface ReadyDeck extends DeckChoice {
  readonly list: readonly DeckEntry[];
}

const HEADINGS = ['Name', 'About', 'Rulebooks', 'Group', 'Generated'] as const;
type Heading = (typeof HEADINGS)[number];

interface Line {
  readonly text: string;
  /** What is wrong with it, with its file and its number. */
  readonly wrong: (what: string) => Error;
}

type Face = NonNullable<ReturnType<typeof faceNamed>>;

/** Throws with the file and the line when the text is not that of a deck. */
export function readDeckFile(file: string, text: string): ReadyDeck {
  const lines = text.split(/\r?\n/).map((written, index) => ({
    text: written.trim(),
    wrong: (what: string) => new Error(`${file}, line ${index + 1}: ${what}`),
  }));
  const end = lines.at(-1) as Line;
  const headings = headingsIn(lines.filter(isHeading), end);
  const cards = cardsIn(lines.filter((line) => line.text !== '' && !isHeading(line)));
  if (cards.length === 0) throw end.wrong('The deck has no cards');
  return {
    ...headings,
    colours: coloursOf(cards.map(({ face }) => face)),
    cards: sumOf(cards, ({ copies }) => copies),
    list: cards.map(({ face, copies }) => ({ card: face.name, copies })),
  };
}

const isHeading = ({ text }: Line) => text.startsWith('//');

type Headings = Pick<ReadyDeck, 'name' | 'about' | 'rulebooks' | 'group'>;

interface Found {
  readonly words: string;
  readonly line: Line;
}

function headingsIn(lines: readonly Line[], end: Line): Headings {
  const found = new Map<Heading, Found>();
  for (const line of lines) {
    const [, word, words] = /^\/\/ (\w+): (.+)$/.exec(line.text) ?? [];
    const heading = HEADINGS.find((known) => known === word);
    if (!heading || words === undefined)
      throw line.wrong(`A heading begins like "// Name: ", not ${line.text}`);
    if (found.has(heading)) throw line.wrong(`The heading "${heading}" stands twice`);
    found.set(heading, { words, line });
  }
  const wanted = (heading: Heading) => {
    const there = found.get(heading);
    if (!there) throw end.wrong(`The deck ends without a heading "${heading}"`);
    return there;
  };
  return {
    name: wanted('Name').words,
    about: wanted('About').words,
    rulebooks: rulebooksIn(wanted('Rulebooks')),
    group: groupIn(found.get('Group')),
  };
}

function groupIn(heading: Found | undefined): DeckGroup {
  if (!heading) return 'ours';
  const group = DECK_GROUPS.find((known) => known === heading.words);
  if (!group) throw heading.line.wrong(`There is no group of decks called "${heading.words}"`);
  return group;
}

function rulebooksIn({ words, line }: Found): Rulebook[] {
  return words.split(', ').map((word) => {
    const rulebook = RULEBOOKS.find((known) => known === word);
    if (!rulebook) throw line.wrong(`There is no rulebook called "${word}"`);
    return rulebook;
  });
}

function cardsIn(lines: readonly Line[]): { face: Face; copies: number }[] {
  const names = new Set<string>();
  return lines.map((line) => {
    const [, copies, name = ''] = /^([1-9]\d?) (\S.*)$/.exec(line.text) ?? [];
    if (copies === undefined)
      throw line.wrong(`A card is written like "4 Lightning Bolt", not "${line.text}"`);
    const face = faceNamed(name, []);
    if (!face) throw line.wrong(`There is no card called "${name}"`);
    if (names.has(name)) throw line.wrong(`The card ${name} stands twice`);
    names.add(name);
    return { face, copies: Number(copies) };
  });
}

function coloursOf(faces: readonly Face[]): Colour[] {
  const has = new Set(faces.flatMap(({ colours, cost = '' }) => colours ?? coloursIn(cost)));
  return COLOURS.filter((colour) => has.has(colour));
}
