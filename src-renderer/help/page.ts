/** What a page of the help is made of: words only, so that it can be searched, shown and read out alike. */
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { RULEBOOK_NAMES } from '../words/rulebooks.ts';

export const GROUPS = ['spellchain', 'rulebooks'] as const;
type Group = (typeof GROUPS)[number];

export type HelpBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'keys'; rows: readonly { keys: readonly string[]; does: string }[] }
  /** The same question, answered by each rulebook. */
  | { kind: 'answers'; answers: Readonly<Record<Rulebook, string>> }
  | { kind: 'rulings'; rulings: readonly Ruling[] }
  /** Words of a rulebook, in the order of the alphabet. */
  | { kind: 'terms'; terms: readonly Term[] };

interface Term {
  readonly word: string;
  readonly means: string;
}

/** What Spellchain does about a matter that a rulebook leaves open. */
export interface Ruling {
  readonly topic: string;
  /** In the order of their years. */
  readonly rulebooks: readonly Rulebook[];
  readonly does: string;
  readonly why: string;
}

export interface RulingGroup<Kind extends Ruling = Ruling> {
  readonly heading: string;
  readonly rulings: readonly Kind[];
}

export interface Section {
  /** What it is asked for by, where something leads to it: a rule's number, or a kind of question. */
  readonly id?: string;
  readonly heading: string;
  readonly blocks: readonly HelpBlock[];
}

export interface HelpPage {
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** One sentence under the title. */
  readonly lead: string;
  /** The rulebook that the page is about, whose colour it wears. */
  readonly rulebook?: Rulebook;
  readonly sections: readonly Section[];
  /** Pages to go on with, by their ids. */
  readonly related?: readonly string[];
}

export function text(words: string): HelpBlock {
  return { kind: 'text', text: words };
}

export function list(...items: readonly string[]): HelpBlock {
  return { kind: 'list', items };
}

export function section(heading: string, ...blocks: readonly HelpBlock[]): Section {
  return { heading, blocks };
}

/** A section that other parts of the program lead to. */
export function passage(id: string, heading: string, ...blocks: readonly HelpBlock[]): Section {
  return { id, heading, blocks };
}

export function terms(rows: Readonly<Record<string, string>>): HelpBlock {
  const sorted = Object.entries(rows).toSorted(([one], [other]) => one.localeCompare(other));
  return { kind: 'terms', terms: sorted.map(([word, means]) => ({ word, means })) };
}

export function rulingSection({ heading, rulings }: RulingGroup): Section {
  return section(heading, { kind: 'rulings', rulings });
}

/** Everything a block says, for the search. */
export function wordsOf(block: HelpBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.join(' · ');
    case 'keys':
      return block.rows.map(({ keys, does }) => `${keys.join(' ')} ${does}`).join(' · ');
    case 'answers':
      return Object.values(block.answers).join(' · ');
    case 'terms':
      return block.terms.map(({ word, means }) => `${word}: ${means}`).join(' · ');
    case 'rulings':
      return block.rulings.map(wordsOfRuling).join(' · ');
  }
}

function wordsOfRuling({ topic, rulebooks, does, why }: Ruling): string {
  const names = rulebooks.map((rulebook) => RULEBOOK_NAMES[rulebook].name);
  return `${topic} (${names.join(', ')}): ${does} ${why}`;
}
