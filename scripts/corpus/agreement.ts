/** How many of our words for M11 are those of the game's own texts, which are read and not kept. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { setsOf } from '../../src-main/decks/printing.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { allTold } from './texts.ts';
import { addTo, sum } from '../../src-shared/sums.ts';

export interface Agreement {
  readonly cards: number;
  /** Of both sides, in the longer one of each card. */
  readonly words: number;
  readonly agreeing: number;
  /** The cards that differ most. */
  readonly least: readonly Compared[];
}

interface Compared {
  readonly name: string;
  readonly share: number;
  readonly ours: string;
  readonly theirs: string;
}

const SHOWN = 20;

/** Words that came after 2010, and what stood in their place. */
const LATER: readonly (readonly [later: RegExp, then: string])[] = [
  [/\([^)]*\)/g, ''],
  [/\bhexproof\b/g, "~ can't be the target of spells or abilities your opponents control."],
  [/\bany target\b/g, 'target creature or player'],
  [/\b(player|opponent) or planeswalker\b/g, '$1'],
  [/\benters\b(?! the)/g, 'enters the battlefield'],
  [/\bdies\b/g, 'is put into a graveyard from the battlefield'],
  [/\bdie\b/g, 'are put into a graveyard from the battlefield'],
  [/\bcreates? (.*?tokens?)\b/g, 'put $1 onto the battlefield'],
  [
    /\bmills? (a|one|two|three|four|five|six|seven|ten|thirteen|X) cards?\b/g,
    'put the top $1 cards of library into graveyard',
  ],
  [/\bthis (spell|creature|artifact|land|enchantment|aura|equipment|permanent)\b/g, '~'],
  [/\bthey\b/g, 'he or she'],
  [/\btheir\b/g, 'his or her'],
  [/\badd (\{[^.]*)\./g, 'add $1 to your mana pool.'],
  [/\bmana value\b/g, 'converted mana cost'],
  [/\bthen shuffle\b(?! )/g, 'then shuffle your library'],
  [/\bactivate only\b/g, 'activate this ability only'],
];

/** Of all cards, or those of one set. */
export function agreementWith(file: string, set?: string): Agreement {
  const texts = textsIn(readFileSync(file, 'utf8'));
  const [newest] = RULEBOOKS.slice(-1);
  if (!newest) throw new Error('There are no rulebooks.');
  const compared = allTold(newest).flatMap(({ face, text }) => {
    const theirs = texts.get(face.name);
    if (theirs === undefined || (set !== undefined && !setsOf(face.name).includes(set))) return [];
    const [mine, others] = [wordsIn(text, face.name), wordsIn(asOf2010(theirs), face.name)];
    if (mine.length === 0 && others.length === 0) return [];
    return [{ name: face.name, mine, others, shared: sharedBy(mine, others) }];
  });
  const least = compared
    .map(({ name, mine, others, shared }) => ({
      name,
      share: shared / Math.max(mine.length, others.length, 1),
      ours: mine.join(' '),
      theirs: others.join(' '),
    }))
    .toSorted((one, other) => one.share - other.share);
  return {
    cards: compared.length,
    words: sum(compared.map(({ mine, others }) => Math.max(mine.length, others.length))),
    agreeing: sum(compared.map(({ shared }) => shared)),
    least: least.slice(0, SHOWN),
  };
}

const TEXT = v.object({ name: v.string(), oracle: v.string() });

/** By the name of the card; one card a line. */
const textsIn = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => v.parse(TEXT, JSON.parse(line)))
      .map(({ name, oracle }) => [name, oracle]),
  );

const asOf2010 = (text: string): string =>
  LATER.reduce((words, [later, then]) => words.replaceAll(later, then), text.toLowerCase());

/** Small, without stops; the name of the card is one word. */
function wordsIn(text: string, name: string): string[] {
  const short = (name.split(',')[0] ?? name).toLowerCase();
  return text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(name.toLowerCase(), '~')
    .replaceAll(short, '~')
    .split(/[\s,.;:"]+/)
    .filter((word) => word !== '');
}

/** Words that both have, each as often as both have it. */
function sharedBy(mine: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) addTo(left, word);
  let shared = 0;
  for (const word of mine) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared++;
    left.set(word, count - 1);
  }
  return shared;
}
