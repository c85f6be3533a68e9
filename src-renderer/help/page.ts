/** What a page of the help is made of: words only, so that it can be searched, shown and read out alike. */
import type { Rulebook } from '../../src-shared/preferences.ts';

export const GROUPS = ['spellchain', 'rulebooks'] as const;
export type Group = (typeof GROUPS)[number];

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'keys'; rows: readonly { keys: readonly string[]; does: string }[] }
  /** The same question, answered by each rulebook. */
  | { kind: 'answers'; answers: Readonly<Record<Rulebook, string>> };

export interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
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
}

export function text(words: string): Block {
  return { kind: 'text', text: words };
}

export function list(...items: readonly string[]): Block {
  return { kind: 'list', items };
}

export function section(heading: string, ...blocks: readonly Block[]): Section {
  return { heading, blocks };
}

/** Everything a block says, for the search. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.join(' · ');
    case 'keys':
      return block.rows.map(({ keys, does }) => `${keys.join(' ')} ${does}`).join(' · ');
    case 'answers':
      return Object.values(block.answers).join(' · ');
  }
}
