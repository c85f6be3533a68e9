/** Finds places in the help. Small enough to be read through at every key. */
import { wordsOf, type HelpPage } from './page.ts';
import { sum } from '../../src-shared/sums.ts';

export interface HelpPlace {
  readonly page: HelpPage;
  /** Undefined for the page as a whole: its title and lead. */
  readonly section: number | undefined;
  readonly heading: string;
  /** The words around the first one found. */
  readonly excerpt: string;
}

/** What a word is worth where it stands. */
const WORTH = { title: 8, heading: 4, text: 1, wholeWord: 1 } as const;
const EXCERPT = 130;

interface Passage {
  place: Omit<HelpPlace, 'excerpt'>;
  title: readonly string[];
  heading: readonly string[];
  words: readonly string[];
  text: string;
}

export class HelpIndex {
  readonly #passages: readonly Passage[];

  constructor(pages: readonly HelpPage[]) {
    this.#passages = pages.flatMap(passagesOf);
  }

  /** The places that have every word of the query, the best first. A word may be cut short. */
  find(query: string): HelpPlace[] {
    const wanted = wordsIn(query);
    if (wanted.length === 0) return [];
    return this.#passages
      .map((passage) => ({ passage, worth: worthOf(passage, wanted) }))
      .filter(({ worth }) => worth > 0)
      .sort((one, other) => other.worth - one.worth)
      .map(({ passage }) => ({ ...passage.place, excerpt: excerptOf(passage.text, wanted) }));
  }
}

function passagesOf(page: HelpPage): Passage[] {
  const whole = passage({ page, section: undefined, heading: page.title }, page.title, page.lead);
  const sections = page.sections.map(({ heading, blocks }, index) =>
    passage({ page, section: index, heading }, '', blocks.map(wordsOf).join(' ')),
  );
  return [whole, ...sections];
}

function passage(place: Passage['place'], title: string, text: string): Passage {
  const heading = place.section === undefined ? '' : place.heading;
  return { place, title: wordsIn(title), heading: wordsIn(heading), words: wordsIn(text), text };
}

/** Lower case, without accents and signs. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu) ?? []
  );
}

/** Nothing when a word is missing. */
function worthOf(passage: Passage, wanted: readonly string[]): number {
  const worths = wanted.map(
    (word) =>
      worthIn(passage.title, word, WORTH.title) +
      worthIn(passage.heading, word, WORTH.heading) +
      worthIn(passage.words, word, WORTH.text),
  );
  return worths.includes(0) ? 0 : sum(worths);
}

function worthIn(words: readonly string[], wanted: string, worth: number): number {
  if (words.includes(wanted)) return worth + WORTH.wholeWord;
  return words.some((word) => word.startsWith(wanted)) ? worth : 0;
}

function excerptOf(text: string, wanted: readonly string[]): string {
  if (text.length <= EXCERPT) return text;
  const lower = text.toLowerCase();
  const found = wanted.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const first = found.length === 0 ? 0 : Math.min(...found);
  const start = first < EXCERPT / 2 ? 0 : text.indexOf(' ', first - EXCERPT / 2) + 1;
  const end = text.lastIndexOf(' ', start + EXCERPT);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end > start ? end : undefined)} …`;
}
