/**
 * A duel as the text of a file: a line that says what it is, a line with the set-up, a line for each reply, and a line
 * that ends it. What follows a damaged line is lost, what stands before it is not.
 */
import * as v from 'valibot';
import type { Reply } from '../../src-shared/duel/question.ts';
import { MOST_OF_A_DUEL, type DuelSummary } from '../../src-shared/duels.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { digest, answer, newDuel, type Duel, type Setup, type Sink, RULES } from '../engine/index.ts';
import { endsAs, followed, LOOKED_EVERY, type Ending } from './following.ts';
import { faceInWords, Faces } from './faces.ts';
import { END, ENDING, FIRST, FORMAT, HEAD, READ, SETUP, VERSION, type End } from './journal-lines.ts';
import type { DigestAt, DuelRecord } from './ports.ts';

/** As far as the duel still leads where it led. */
export function journalText(record: DuelRecord): string {
  const { id: _, ...summary } = record.summary;
  const replies = record.replies.slice(0, followed(record).place);
  const { duel, looks } = playAgain(record.setup, replies);
  const lines: unknown[] = [
    { format: FORMAT, version: VERSION, undo: record.undo, summary: { ...summary, rules: RULES } },
    record.setup,
    ...replies,
    { end: { replies: replies.length, digests: [...looks.map((look) => look.digest), digest(duel)] } },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

export type ReadJournal =
  | {
      readonly kind: 'read';
      readonly record: Omit<DuelRecord, 'summary'> & { readonly summary: Omit<DuelSummary, 'id'> };
      readonly duel: Duel;
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
  if (!READ.includes(about.output.version)) return { kind: 'otherVersion' };
  const first = v.safeParse(FIRST, parsed(head));
  const start = v.safeParse(SETUP, parsed(setup), { abortEarly: true });
  if (!first.success || !start.success) return { kind: 'damaged' };
  if (first.output.summary.seats.length !== start.output.seats.length) return { kind: 'damaged' };
  if (rest.length > MOST_OF_A_DUEL.replies) return { kind: 'damaged' };
  const ending = v.safeParse(v.object({ summary: ENDING }), parsed(head));
  return readReplies(
    { ...first.output, ...(ending.success && { ending: ending.output.summary }) },
    start.output as unknown as Setup,
    rest,
    hear,
  );
}

type Head = v.InferOutput<typeof FIRST> & { readonly ending?: Ending };

function readReplies(
  { undo, summary, ending }: Head,
  setup: Setup,
  lines: readonly string[],
  hear: Sink | undefined,
): ReadJournal {
  const values = lines.map(parsed);
  const closing = v.safeParse(END, values.at(-1));
  const end = closing.success ? closing.output.end : undefined;
  const said = closing.success ? values.slice(0, -1) : values;
  const broken = said.findIndex((value) => value === undefined);
  const readable = (broken < 0 ? said : said.slice(0, broken)) as Reply[];
  const led = {
    ...{ setup, replies: readable, digests: looksIn(end) },
    summary: { turn: 0, seats: [], ...ending, rules: summary.rules ?? 1 },
  };
  const again = tried(() => {
    tellAll(setup);
    const replies = readable.slice(0, followed(led).place);
    return { replies, ...playAgain(setup, replies, hear) };
  });
  if (!again) return { kind: 'damaged' };
  const { replies, duel, looks } = again;
  const isWhole = end !== undefined && end.replies === replies.length;
  return {
    kind: 'read',
    record: { summary: summaryAt(summary, duel), setup, undo, replies, digests: looks },
    duel,
    lost: Math.max(end?.replies ?? said.length, said.length) - replies.length,
    isSame:
      isWhole &&
      (end.digests ? end.digests.at(-1) === digest(duel) : ending !== undefined && endsAs(ending, duel)),
  };
}

/** Fails where a face says what nobody has words for: no table could be laid with it. */
function tellAll(setup: Setup): void {
  const duel = newDuel(setup);
  const faces = new Faces(duel);
  for (const [number, face] of setup.faces.entries()) {
    faces.textAt(duel, number);
    for (const rulebook of RULEBOOKS) faceInWords(face, rulebook);
  }
}

/** After every tenth reply, and after the last. */
const looksIn = ({ replies = 0, digests = [] }: Partial<End> = {}): DigestAt[] =>
  digests.map((look, number) => ({ place: Math.min((number + 1) * LOOKED_EVERY, replies), digest: look }));

/** Undefined for what is no JSON, which no line of a journal is. */
function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Undefined: not even the set-up can be played, or told in words. Faces of a damaged file may say anything. */
function tried<Found>(play: () => Found): Found | undefined {
  try {
    return play();
  } catch {
    return undefined;
  }
}

/** Replies that were followed before, and so are taken. */
function playAgain(
  setup: Setup,
  replies: readonly Reply[],
  hear?: Sink,
): { readonly duel: Duel; readonly looks: readonly DigestAt[] } {
  const duel = newDuel(setup, hear);
  const looks: DigestAt[] = [];
  for (const [before, reply] of replies.entries()) {
    answer(duel, reply, hear);
    const place = before + 1;
    if (place % LOOKED_EVERY === 0) looks.push({ place, digest: digest(duel) });
  }
  return { duel, looks };
}

const summaryAt = (
  summary: v.InferOutput<typeof FIRST>['summary'],
  { turn, decisions, purses, result }: Duel,
): Omit<DuelSummary, 'id'> => ({
  ...summary,
  rules: RULES,
  turn: turn.number,
  decisions,
  seats: summary.seats.map((seat, place) => ({ ...seat, life: purses[place]?.life ?? 0 })),
  ...(result && { result }),
});
