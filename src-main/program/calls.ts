/** The contract's calls, one line each: what a window may ask, and who answers. */
import type { CallName, Input, Output } from '../../src-shared/contract.ts';
import type { Database } from '../collection/database/database.ts';
import { isWizard } from '../collection/players/players.ts';
import { careHandlers } from './care.ts';
import { campaignHandlers } from './campaign-calls.ts';
import { collectionHandlers } from './collection.ts';
import type { Work } from './connection.ts';
import { Refused } from './failures.ts';
import { withPrint } from './prints.ts';
import { playtestHandlers } from './playtests.ts';
import type { ProgramParts } from './program.ts';
import { replayHandlers } from './replay-calls.ts';

type Handler<Name extends CallName> = (
  input: Input<Name>,
  work: Work,
) => Output<Name> | Promise<Output<Name>>;

export type Handlers = { [Name in CallName]: Handler<Name> };

/** A wizard who holds cards is a row among the players: no window has a business with it. */
export function isForWizard(database: Database, input: unknown): boolean {
  const named = typeof input === 'object' && input !== null && 'player' in input ? input.player : undefined;
  return typeof named === 'number' && isWizard(database.read, named);
}

export function handlersFor({
  info,
  makePdf,
  preferences,
  pictures,
  database,
  duels,
  campaign,
  history,
  handedFiles,
  announce,
}: ProgramParts): Handlers {
  const announceNotices = () => {
    announce('notices.changed', database.notices.all());
  };
  return {
    'program.ping': () => null,
    'program.info': info,
    'program.pdf': async () => {
      if (!makePdf) throw new Refused('noPdf');
      return Buffer.from(await makePdf()).toString('base64');
    },
    'preferences.read': () => preferences.read(),
    'preferences.change': (change) => {
      const changed = preferences.change(change);
      announce('preferences.changed', changed);
      return changed;
    },
    'preferences.reset': () => {
      const reset = preferences.reset();
      announce('preferences.changed', reset);
      return reset;
    },
    'notices.read': () => database.notices.all(),
    'notices.putAway': ({ id }) => {
      database.notices.putAway(id);
      announceNotices();
      return null;
    },
    'problems.record': (problem) => {
      database.problems.record(problem);
      return null;
    },
    'problems.recent': () => database.problems.recent(),
    'files.handedOver': () => handedFiles.next() ?? null,
    'pictures.list': () => pictures.list(),
    'backups.list': () => database.backups.list(),
    'backups.look': ({ file }) => database.backups.look(file) ?? null,
    'backups.make': (_, work) => database.backups.make(work),
    'database.check': (_, work) => database.check(work),
    ...careHandlers(database, announceNotices),
    'duels.choices': () => duels.choices(),
    'duels.begin': (order) => duels.begin(order),
    'duels.list': () => history.list(),
    'duels.sit': ({ duel }) => ({ ...duels.table(duel).sit(), mayHint: campaign.mayHint(duel) }),
    'duels.forget': ({ duel }) => {
      if (campaign.isPlaying(duel)) throw new Refused('duelOfMatch', duel);
      duels.forget(duel);
      return null;
    },
    'cards.inWords': ({ duel, card, rulebook }) =>
      withPrint(duels.table(duel).enquiries.inWords(card, rulebook), rulebook) ?? null,
    'table.answer': ({ duel, decision, reply, sure = false, hold = false }) =>
      duels.table(duel).answer(decision, reply, sure, hold),
    'table.done': ({ duel, decision, sure = false }) => duels.table(duel).done(decision, sure),
    'table.goOn': ({ duel, decision, sure = false }) => duels.table(duel).goOn(decision, sure),
    'table.runTo': ({ duel, decision, half, step, sure = false }) =>
      duels.table(duel).runTo(decision, { half, step }, sure),
    'table.yield': ({ duel, decision, yes }) => duels.table(duel).yield(decision, yes),
    'table.forgetYields': ({ duel, key }) => {
      duels.table(duel).forgetYields(key);
      return null;
    },
    'table.resting': ({ duel, decision, card }) => duels.table(duel).enquiries.resting(decision, card),
    'table.whyNot': ({ duel, decision, matter }) =>
      duels.table(duel).enquiries.whyNot(decision, matter) ?? null,
    'table.draft': ({ duel, decision, draft }) => duels.table(duel).enquiries.draft(decision, draft) ?? null,
    'table.pour': ({ duel, decision, pour }) => duels.table(duel).enquiries.pour(decision, pour) ?? null,
    'table.preview': ({ duel, decision, reply }) =>
      duels.table(duel).enquiries.preview(decision, reply) ?? null,
    'table.next': ({ duel }) => {
      duels.table(duel).next();
      return null;
    },
    'table.spare': ({ duel, card, isSpared }) => {
      duels.table(duel).spare(card, isSpared);
      return null;
    },
    'table.undo': ({ duel }) => {
      if (campaign.hasSettled(duel)) throw new Refused('resultStands', duel);
      return duels.table(duel).undo();
    },
    'table.concede': ({ duel, seat }) => duels.table(duel).concede(seat),
    ...campaignHandlers({ database, duels, campaign, history }),
    ...collectionHandlers(database),
    ...playtestHandlers(database),
    ...replayHandlers(duels, campaign),
  };
}
