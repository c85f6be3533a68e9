/** What is said at a table, and what is asked there before it is said. */
import type { CallName } from '../../src-shared/contract.ts';
import type { ReplayCalls } from '../../src-shared/replay-calls.ts';
import type { OpenCampaign } from './campaign.ts';
import type { Duels } from './duels.ts';
import { Refused } from './failures.ts';
import type { HandlersOf } from './handlers.ts';
import { withPrint } from './prints.ts';

interface TableCallsParts {
  readonly duels: Pick<Duels, 'table'>;
  readonly campaign: Pick<OpenCampaign, 'hasSettled'>;
}

type AtTable = Exclude<Extract<CallName, `table.${string}`>, keyof ReplayCalls>;

export function tableHandlers({
  duels,
  campaign: { hasSettled },
}: TableCallsParts): HandlersOf<AtTable | 'cards.inWords'> {
  return {
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
      if (hasSettled(duel)) throw new Refused('resultStands', duel);
      return duels.table(duel).undo();
    },
    'table.concede': ({ duel, seat }) => duels.table(duel).concede(seat),
    'table.offerDraw': ({ duel, seat }) => duels.table(duel).offerDraw(seat) ?? null,
  };
}
