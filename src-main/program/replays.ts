/** Kept duels looked at again, for the windows: their places, how they stood, and new duels that begin there. */
import type { Chances, ReplayMarks, Viewer } from '../../src-shared/replay.ts';
import type { FaceText, TableView } from '../../src-shared/table.ts';
import type { ReplayCalls, ReplayPlace } from '../../src-shared/replay-calls.ts';
import type { Minds } from '../opponents/threads.ts';
import { branch } from '../referee/branch.ts';
import { laidOpen } from './films.ts';
import type { DuelRecord, Journal } from '../referee/ports.ts';
import type { Replay } from '../referee/replay.ts';
import { tellingNews } from '../referee/telling.ts';
import { Refused } from './failures.ts';
import type { Work } from '../collection/database/work.ts';

type Input<Name extends keyof ReplayCalls> = ReplayCalls[Name]['input'];

export interface Replays {
  marks: (input: Input<'duels.replayMarks'>) => ReplayMarks;
  viewAt: (place: ReplayPlace) => TableView;
  wordsAt: (input: Input<'duels.replayWords'>) => FaceText | undefined;
  chances: (input: Input<'duels.chances'>, work: Work) => Promise<Chances>;
  branch: (order: Input<'duels.branch'>) => { duel: string };
}

interface ReplayParts {
  readonly journal: Journal;
  /** They judge beside the tables, where nobody waits for them. */
  readonly advisers: Pick<Minds, 'course'>;
  /** There is another duel. */
  readonly begun: () => void;
}

interface Laid {
  readonly record: DuelRecord;
  readonly replay: Replay;
  /** What it was laid from: after another reply it is another one. */
  readonly changed: string;
}

export function openReplays({ journal, advisers, begun }: ReplayParts): Replays {
  /** The one that is looked at: every place of it is asked for by itself. */
  let latest: Laid | undefined;

  function laid(duel: string): Laid {
    const summary = journal.list().find(({ id }) => id === duel);
    if (!summary) throw new Refused('noSuchDuel', duel);
    if (latest?.record.summary.id === duel && latest.changed === summary.changed) return latest;
    const record = journal.read(duel);
    if (!record) throw new Refused('noSuchDuel', duel);
    latest = { record, replay: laidOpen(journal, record), changed: summary.changed };
    return latest;
  }

  function openFor({ duel, viewer }: Pick<ReplayPlace, 'duel'> & { viewer?: Viewer | undefined }): Replay {
    const { replay } = laid(duel);
    if (viewer !== undefined && !replay.viewers.includes(viewer)) throw new Refused('handsHidden');
    return replay;
  }

  function openAt({ place, ...seen }: ReplayPlace): Replay {
    const replay = openFor(seen);
    if (place > replay.end) throw new Refused('noSuchPlace', String(place));
    return replay;
  }

  function wholeOf(duel: string): Laid {
    const found = laid(duel);
    if (!found.replay.isOpen) throw new Refused('handsHidden');
    return found;
  }

  return {
    marks: ({ duel, viewer }) => openFor({ duel, viewer }).marks(viewer),
    viewAt: (at) => openAt(at).viewAt(at.place, at.viewer),
    wordsAt: ({ card, rulebook, ...at }) => openAt(at).wordsAt(at.place, at.viewer, card, rulebook),
    chances: async ({ duel, seat }, { signal, progress }) => {
      const { record, replay } = wholeOf(duel);
      if (!record.summary.seats[seat]) throw new Refused('badInput', 'seat');
      const total = replay.follows;
      const order = { setup: record.setup, replies: record.replies.slice(0, total), seat };
      const { points, turningPoints } = await advisers.course(order, signal, (done) => {
        progress({ done, total });
      });
      const { marks } = replay.marks('both');
      const told = turningPoints.map((swing) => {
        const news = tellingNews(marks, swing.from, swing.place);
        return news ? { ...swing, news } : swing;
      });
      return { points, turningPoints: told };
    },
    branch: ({ duel, place, seats }) => {
      const { record } = wholeOf(duel);
      const id = branch(journal, record, { place, players: seats, at: new Date() });
      if (id === undefined) throw new Refused('noSuchPlace', String(place));
      begun();
      return { duel: id };
    },
  };
}
