/** A table is laid from what was written down: the same replies lead to the same duel, log and past. */
import type { Reply } from '../../src-shared/duel/question.ts';
import type { News } from '../../src-shared/table.ts';
import { answer, clone, newDuel, type Duel, type Seat } from '../engine/index.ts';
import { Reporter } from './news.ts';
import type { DuelRecord } from './ports.ts';
import { duelOf } from './snapshot.ts';
import type { Opened } from './table.ts';
import { Past } from './undo.ts';

export function opened(record: DuelRecord): Opened {
  const played = playedAgain(record);
  const { snapshot } = record;
  if (played.place === record.replies.length || !snapshot || snapshot.place <= played.place) return played;
  return fromSnapshot(record, snapshot) ?? played;
}

interface Replay {
  readonly duel: Duel;
  readonly place: number;
  readonly log: News[];
  readonly past: Past;
}

/** As far as this engine takes the replies. */
function playedAgain(record: DuelRecord): Opened {
  const reporter = new Reporter(personsIn(record));
  const hear = reporter.hear.bind(reporter);
  const duel = newDuel(record.setup, hear);
  const log: News[] = [];
  const first = reporter.take(duel);
  if (first) log.push(first);
  return goThrough(record, { duel, place: 0, log, past: new Past(record.undo) }, reporter);
}

/** An engine that was corrected since goes on from the latest state that was kept whole. */
function fromSnapshot(
  record: DuelRecord,
  { place, duel }: NonNullable<DuelRecord['snapshot']>,
): Opened | undefined {
  const start: Replay = { duel: duelOf(duel, record.setup), place, log: [], past: new Past(record.undo) };
  return goThrough(record, start, new Reporter(personsIn(record)));
}

function goThrough(record: DuelRecord, start: Replay, reporter: Reporter): Opened {
  const persons = personsIn(record);
  const begins = record.summary.branch?.begins ?? 0;
  const { log, past } = start;
  let { duel, place } = start;
  let stoppedBy: Error | undefined;
  for (const reply of record.replies.slice(place)) {
    const seat = seatOf(duel, reply);
    const isPersons = persons.includes(seat);
    if (isPersons && !isPass(reply) && place >= begins)
      past.keep({ duel: clone(duel), place, logged: log.length, seats: persons });
    const next = clone(duel);
    stoppedBy = failureOf(next, reply, reporter);
    if (stoppedBy) break;
    duel = next;
    place += 1;
    if (!isPersons && !isPass(reply)) past.someoneAnswered();
    const news = reporter.take(duel);
    if (news) log.push(news);
  }
  return { summary: record.summary, duel, past, place, log, ...(stoppedBy ? { stoppedBy } : {}) };
}

/** A reply that is refused, or on which the rules fail, is where the replay ends. */
function failureOf(duel: Duel, reply: Reply, reporter: Reporter): Error | undefined {
  const trial = new Reporter(reporter.viewers);
  try {
    const refusal = answer(duel, reply, trial.hear.bind(trial));
    if (refusal) return new Error(`A reply of the journal was refused (${refusal.reason}).`);
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  }
  reporter.add(trial);
  return undefined;
}

const personsIn = ({ summary }: DuelRecord): Seat[] =>
  summary.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));

const seatOf = (duel: Duel, reply: Reply): Seat =>
  reply.kind === 'concede' || reply.kind === 'agreeOnDraw' ? reply.seat : (duel.question?.seat ?? -1);

const isPass = (reply: Reply): boolean => reply.kind === 'act' && reply.act.kind === 'pass';
