/** A table is laid from what was written down: the same replies lead to the same duel, log and past. */
import type { Reply } from '../../src-shared/duel/question.ts';
import type { DuelSummary } from '../../src-shared/duels.ts';
import type { News } from '../../src-shared/table.ts';
import { digest, answer, clone, newDuel, type Duel, type Seat } from '../engine/index.ts';
import { personsAmong } from './chair.ts';
import { followed, type Followed, type Standing } from './following.ts';
import { Reporter } from './news.ts';
import { isPass } from './passing.ts';
import type { DuelRecord } from './ports.ts';
import { duelOf } from './snapshot.ts';
import { UndoPast } from './undo.ts';

/** A duel as it is when its table is opened: new, or read from the journal. */
export interface Opened {
  readonly summary: DuelSummary;
  readonly duel: Duel;
  readonly past: UndoPast;
  /** Replies given so far. */
  readonly place: number;
  /** Of these, by persons. */
  readonly said: number;
  readonly log: readonly News[];
  /** Why later replies were not played again. */
  readonly stoppedBy?: Error;
}

export function opened(record: DuelRecord): Opened {
  const { place, stoppedBy } = followed(record);
  const isWhole = place === record.replies.length;
  return (isWhole ? undefined : fromSnapshot(record, place)) ?? fromTheStart(record, place, stoppedBy);
}

interface Laying extends Standing {
  readonly said: number;
  readonly log: News[];
  readonly past: UndoPast;
}

function fromTheStart(record: DuelRecord, end: number, stoppedBy?: Error): Opened {
  const reporter = new Reporter(personsIn(record));
  const duel = newDuel(record.setup, reporter.hear.bind(reporter));
  const first = reporter.take(duel);
  const laying = { duel, place: 0, said: 0, log: first ? [first] : [], past: new UndoPast(record.undo) };
  return laid(record, laying, { place: end, ...(stoppedBy && { stoppedBy }) }, reporter);
}

/** An engine that was corrected since goes on from the latest state that was kept whole, if that leads further. */
function fromSnapshot(record: DuelRecord, reached: number): Opened | undefined {
  const standing = standingIn(record);
  if (!standing || standing.place <= reached) return undefined;
  // Who gave the replies before it is not known any more; that the number goes up is what counts.
  const laying = { ...standing, said: standing.place, log: [], past: new UndoPast(record.undo) };
  return laid(record, laying, followed(record, standing), new Reporter(personsIn(record)));
}

/** Undefined: it is of another shape, or not what it was, or nothing that can be read. */
function standingIn({ snapshot, setup, digests = [] }: DuelRecord): Standing | undefined {
  if (!snapshot) return undefined;
  const { place } = snapshot;
  try {
    const duel = duelOf(snapshot.duel, setup);
    const looked = digests.find((known) => known.place === place);
    if (!duel || (looked && looked.digest !== digest(duel))) return undefined;
    return { place, duel };
  } catch (failure) {
    // What was damaged may be anything: looking at it fails then, and the duel stands where it can be played to.
    if (failure instanceof Error) return undefined;
    throw failure;
  }
}

/** Plays on from there to where it may be followed, and keeps what can be taken back by the way. */
function laid(
  record: DuelRecord,
  { log, past, ...start }: Laying,
  { place: end, stoppedBy }: Followed,
  reporter: Reporter,
): Opened {
  const persons = personsIn(record);
  const begins = record.summary.branch?.begins ?? 0;
  let { duel, place, said } = start;
  for (const reply of record.replies.slice(place, end)) {
    const seat = seatOf(duel, reply);
    const isPersons = persons.includes(seat);
    if (isPersons && !isPass(reply) && place >= begins)
      past.keep({ duel: clone(duel), place, said, logged: log.length, seats: persons });
    duel = clone(duel);
    answer(duel, reply, reporter.hear.bind(reporter));
    place += 1;
    if (isPersons) said += 1;
    if (!isPersons && !isPass(reply)) past.someoneAnswered();
    const news = reporter.take(duel);
    if (news) log.push(news);
  }
  return { summary: record.summary, duel, past, place, said, log, ...(stoppedBy ? { stoppedBy } : {}) };
}

const personsIn = ({ summary }: DuelRecord): Seat[] => personsAmong(summary.seats);

const seatOf = (duel: Duel, reply: Reply): Seat =>
  reply.kind === 'concede' || reply.kind === 'agreeOnDraw' ? reply.seat : (duel.question?.seat ?? -1);
