/** What a reader gathers out of a file, before names and printings are looked up. */
import type {
  DeckFormat,
  DeckZone,
  Finding,
  FindingKind,
  Foil,
  KeptPart,
} from '../../../src-shared/decks.ts';
import { shortened } from './shortened.ts';

export interface DraftCard {
  readonly name: string;
  readonly count: number;
  readonly zone: DeckZone;
  /** As it is written. */
  readonly set?: string | undefined;
  readonly number?: string | undefined;
  readonly art?: number | undefined;
  readonly foil?: Foil | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Counted from 1; absent in files that have no lines to speak of. */
  readonly line?: number | undefined;
}

export const HEADS = ['name', 'author', 'comment', 'format', 'date'] as const;
export type Head = (typeof HEADS)[number];

export interface Draft {
  readonly source: DeckFormat;
  readonly heads: Partial<Record<Head, string>>;
  readonly tags: string[];
  readonly fields: Record<string, string>;
  readonly kept: KeptPart[];
  readonly cards: DraftCard[];
  readonly findings: Finding[];
  /** Another deck's tells more than its own: a file of our own says where it came from. */
  from?: DeckFormat | undefined;
}

export const newDraft = (source: DeckFormat): Draft => ({
  source,
  heads: {},
  tags: [],
  // No name out of a file may reach what every object has.
  fields: Object.create(null) as Record<string, string>,
  kept: [],
  cards: [],
  findings: [],
});

export function find(draft: Draft, kind: FindingKind, line: number | undefined, text: string): void {
  draft.findings.push({ kind, ...(line === undefined ? {} : { line }), text: shortened(text) });
}

/** An empty one is none; what stands there already stays, and the second goes on a line of its own. */
export function head(draft: Draft, which: Head, value: string): void {
  const text = value.trim();
  if (text === '') return;
  const before = draft.heads[which];
  draft.heads[which] = before === undefined ? text : `${before}\n${text}`;
}

export function keep(draft: Draft, where: string, text: string): void {
  draft.kept.push({ where, text });
}
