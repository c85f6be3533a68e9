/**
 * A duel as the text of a file: a line that says what it is, a line with the set-up, a line for each reply, and a line
 * that ends it. What follows a damaged line is lost, what stands before it is not.
 */
import * as v from 'valibot';
import type { Reply } from '../../src-shared/duel/question.ts';
import { PLAYERS, UNDO_RULES, type DuelSummary } from '../../src-shared/duels.ts';
import { RULEBOOKS } from '../../src-shared/preferences.ts';
import { maybeEditionNamed } from '../engine/editions/registry.ts';
import { answer, hash, newDuel, type Duel, type Setup, type Sink } from '../engine/index.ts';
import type { DuelRecord } from './ports.ts';
import { Replay } from './replay.ts';

const FORMAT = 'spellchain duel';
const VERSION = 1;

const text = v.pipe(v.string(), v.maxLength(500));
const whole = v.pipe(v.number(), v.safeInteger());

const HEAD = v.object({ format: v.literal(FORMAT), version: v.number() });
const SUMMARY = v.object({
  rulebook: v.picklist(RULEBOOKS),
  began: text,
  changed: text,
  seats: v.pipe(
    v.array(v.object({ name: text, player: v.picklist(PLAYERS), deck: text })),
    v.minLength(2),
    v.maxLength(10),
  ),
});
const FIRST = v.object({ undo: v.picklist(UNDO_RULES), summary: SUMMARY });
/** What a face says is looked at when it is played with. */
const SETUP = v.looseObject({
  edition: v.pipe(
    v.string(),
    v.check((name) => maybeEditionNamed(name) !== undefined),
  ),
  seats: v.array(v.looseObject({ deck: v.array(whole), attentive: v.boolean() })),
  faces: v.array(v.looseObject({ name: v.string() })),
  seed: whole,
});
const END = v.object({
  end: v.object({ replies: whole, hash: whole, marks: v.optional(v.array(whole)) }),
});
type End = v.InferOutput<typeof END>['end'];

/** After each so many replies it is noted what the duel was, so that it is known how far it is the same. */
export const MARKED_EVERY = 10;

/** As far as the duel still leads where it led. */
export function journalText(record: DuelRecord): string {
  const { id: _, ...summary } = record.summary;
  const { duel, played, marks } = playAgain(record.setup, record.replies.slice(0, new Replay(record).end));
  const replies = record.replies.slice(0, played);
  const lines: unknown[] = [
    { format: FORMAT, version: VERSION, undo: record.undo, summary },
    record.setup,
    ...replies,
    { end: { replies: replies.length, hash: hash(duel), marks } },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

export type ReadJournal =
  | {
      readonly kind: 'read';
      readonly record: Omit<DuelRecord, 'summary'> & { readonly summary: Omit<DuelSummary, 'id'> };
      readonly duel: Duel;
      /** What it was after each ten of them. */
      readonly marks: readonly number[];
      /** Replies that are damaged, or that this version does not play. */
      readonly lost: number;
      /** It ends as it ended where it was written. */
      readonly isSame: boolean;
    }
  | { readonly kind: 'notAJournal' | 'otherVersion' | 'damaged' };

/** Whatever the text is. `hear` is told what happens in it. */
export function readJournal(whatever: string, hear?: Sink): ReadJournal {
  const [head, setup, ...rest] = whatever.split(/\r?\n/).filter((line) => line !== '');
  const about = v.safeParse(HEAD, parsed(head));
  if (!about.success) return { kind: 'notAJournal' };
  if (about.output.version !== VERSION) return { kind: 'otherVersion' };
  const first = v.safeParse(FIRST, parsed(head));
  const start = v.safeParse(SETUP, parsed(setup));
  if (!first.success || !start.success) return { kind: 'damaged' };
  if (first.output.summary.seats.length !== start.output.seats.length) return { kind: 'damaged' };
  return readReplies(first.output, start.output as unknown as Setup, rest, hear);
}

function readReplies(
  { undo, summary }: v.InferOutput<typeof FIRST>,
  setup: Setup,
  lines: readonly string[],
  hear: Sink | undefined,
): ReadJournal {
  const values = lines.map(parsed);
  const ending = v.safeParse(END, values.at(-1));
  const end = ending.success ? ending.output.end : undefined;
  const said = ending.success ? values.slice(0, -1) : values;
  const broken = said.findIndex((value) => value === undefined);
  const readable = (broken < 0 ? said : said.slice(0, broken)) as Reply[];
  const again = triedAgain(setup, readable, undefined);
  if (!again) return { kind: 'damaged' };
  const isSame = end?.hash === hash(again.duel);
  const sure = isSame ? again.played : sureOf(again, end);
  const { duel, played, marks } =
    hear || sure < again.played ? playAgain(setup, readable.slice(0, sure), hear) : again;
  const replies = readable.slice(0, played);
  return {
    kind: 'read',
    record: { summary: summaryAt(summary, duel), setup, undo, replies },
    duel,
    marks,
    lost: Math.max(end?.replies ?? said.length, said.length) - played,
    isSame,
  };
}

/** How many replies led where they led when it was written; a file that ends too early tells nothing of it. */
function sureOf({ played, marks }: PlayedAgain, end: End | undefined): number {
  const written = end?.marks ?? [];
  const wrong = marks.findIndex((mark, at) => written[at] !== undefined && written[at] !== mark);
  const isWhole = end !== undefined && end.replies === played;
  if (wrong >= 0) return wrong * MARKED_EVERY;
  return isWhole && written.length > 0 ? Math.min(played, written.length * MARKED_EVERY) : played;
}

/** Undefined for what is no JSON, which no line of a journal is. */
function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Undefined: not even the set-up can be played. Faces of a damaged file may say anything. */
function triedAgain(setup: Setup, replies: readonly Reply[], hear: Sink | undefined) {
  try {
    return playAgain(setup, replies, hear);
  } catch {
    return undefined;
  }
}

interface PlayedAgain {
  readonly duel: Duel;
  readonly played: number;
  readonly marks: readonly number[];
}

/** As far as the rules take the replies. */
function playAgain(setup: Setup, replies: readonly Reply[], hear?: Sink): PlayedAgain {
  const duel = newDuel(setup, hear);
  const marks: number[] = [];
  let played = 0;
  for (const reply of replies) {
    if (!isTaken(duel, reply, hear)) break;
    played += 1;
    if (played % MARKED_EVERY === 0) marks.push(hash(duel));
  }
  return { duel, played, marks };
}

/** A reply that makes no sense may fail in the rules instead of being refused by them. */
function isTaken(duel: Duel, reply: Reply, hear: Sink | undefined): boolean {
  try {
    return answer(duel, reply, hear) === undefined;
  } catch {
    return false;
  }
}

const summaryAt = (
  summary: v.InferOutput<typeof SUMMARY>,
  { turn, decisions, purses, result }: Duel,
): Omit<DuelSummary, 'id'> => ({
  ...summary,
  turn: turn.number,
  decisions,
  seats: summary.seats.map((seat, place) => ({ ...seat, life: purses[place]?.life ?? 0 })),
  ...(result && { result }),
});
