/** What is asked of whatever is announced: time, targets, costs. */
import type { Duel } from '../../value/duel.ts';
import type { WindowFrame } from '../../value/frame.ts';
import { canPay } from '../../payment/planPayment.ts';
import { cannotPayOther } from '../costs.ts';
import { allowedModes, isRightTime } from './modes.ts';
import { engagedBy, type Proposal } from './proposals.ts';
import type { ReplyRefusal } from '../../../../src-shared/duel/question.ts';

/** Time, targets and mana of a text, whichever way it is announced. */
export function cannotAnnounce(
  duel: Duel,
  window: WindowFrame,
  proposal: Proposal,
  landsOnly = false,
): ReplyRefusal | undefined {
  const { card, seat } = proposal;
  const modes = allowedModes(duel, window, proposal);
  if (modes.length === 0)
    return { reason: isRightTime(duel, window, proposal) ? 'noTarget' : 'wrongTime', card };
  const refusal = cannotPayOther(duel, seat, card, proposal.costs);
  if (refusal) return refusal;
  const thought = proposal.what === 'cast' ? { card } : {};
  const engaged = engagedBy(proposal);
  return canPay(duel, seat, { ...proposal.mana, x: 0 }, { landsOnly, engaged, ...thought })
    ? undefined
    : { reason: 'cannotPay', card };
}
