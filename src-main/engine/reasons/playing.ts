/** Why a card cannot be played or used now: the refusal of the rules, and what exactly stands in the way. */
import type { Reason, Why } from '../../../src-shared/duel/why.ts';
import type { ReplyRefusal } from '../../../src-shared/duel/question.ts';
import { activatedOf } from '../reading/activated.ts';
import { chosenEffects, isManaAbility, modesOf, speedOf, usedClauses } from '../faces/abilities.ts';
import { mayPayOtherwise } from '../casting/acts.ts';
import { barToCasting } from '../casting/barred.ts';
import { cannotPayOther } from '../casting/costs.ts';
import { aimOf } from '../casting/legal/aims.ts';
import { cannotCast, cannotPlayLand } from '../casting/legal/playing.ts';
import { engagedBy, proposeActivate, proposeCast, type Proposal } from '../casting/legal/proposals.ts';
import { isFast, isSlowAbility } from '../casting/legal/times.ts';
import { cannotActivate } from '../casting/legal/using.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import type { Speed, WindowFrame } from '../value/frame.ts';
import type { CostKind } from '../language/cost.ts';
import type { TargetClause } from '../language/refs/target.ts';
import { isSwitchedOff } from '../layers/switchedOff.ts';
import { TYPE } from '../value/masks.ts';
import { planPayment } from '../payment/planPayment.ts';
import { looksOf } from '../reading/looks.ts';
import { keptOffBy } from './aiming.ts';
import { fastReason, landReason, slowReason } from './time.ts';

/** Of a card that is not in play. */
export function whyNotPlay(duel: Duel, window: WindowFrame, seat: Seat, card: CardNumber): Why | undefined {
  const isLand = (looksOf(duel, card).types & TYPE.land) !== 0;
  const refusal = isLand ? cannotPlayLand(duel, window, seat, card) : cannotCast(duel, window, seat, card);
  if (!refusal || (!isLand && mayPayOtherwise(duel, window, seat, card))) return undefined;
  if (refusal.reason === 'notThere') return { reason: 'notThere', card };
  if (isLand) return { ...landExplained(duel, window, seat, refusal), card };
  if (refusal.reason === 'cannotCast') {
    const by = barToCasting(duel, seat, card);
    return by === undefined ? { reason: 'cannotCast', card } : { reason: 'barred', card, by };
  }
  const proposal = proposeCast(duel, seat, card);
  const time = (): Reason =>
    isFast(duel, seat, card)
      ? fastReason(duel, window, seat, speedOfText(duel, proposal))
      : slowReason(duel, window, seat);
  return { ...explained(duel, window, proposal, refusal, time), card };
}

function landExplained(duel: Duel, window: WindowFrame, seat: Seat, { reason }: ReplyRefusal): Why {
  if (reason === 'wrongTime') return { reason: landReason(duel, window, seat) };
  return { reason: reason === 'landPlayed' ? 'landPlayed' : 'barred' };
}

/** Of a permanent: why none of its abilities can be used, told of the first that is not for mana. */
export function whyNotUse(duel: Duel, window: WindowFrame, seat: Seat, card: CardNumber): Why | undefined {
  const places = activatedOf(duel, card).map(({ ability }, place) => ({
    place,
    gives: isManaAbility(ability),
  }));
  const whys = [...places.filter(({ gives }) => !gives), ...places.filter(({ gives }) => gives)].map(
    ({ place }) => whyNotAbility(duel, window, seat, card, place),
  );
  if (whys.length === 0)
    return { reason: looksOf(duel, card).controller === seat ? 'nothingToUse' : 'notYours', card };
  return whys.includes(undefined) ? undefined : whys[0];
}

export function whyNotAbility(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
  place: number,
): Why | undefined {
  const refusal = cannotActivate(duel, window, seat, card, place);
  if (!refusal) return undefined;
  const proposal = proposeActivate(duel, seat, card, place);
  if (!proposal) return { reason: 'nothingToUse', card };
  if (refusal.reason === 'isTapped' && isSwitchedOff(duel, card)) return { reason: 'tappedIsOff', card };
  const ability = activatedOf(duel, card)[place]?.ability;
  const time = (): Reason => {
    if (ability && isManaAbility(ability)) return 'noPool';
    if (ability && isSlowAbility(ability)) return slowReason(duel, window, seat);
    return fastReason(duel, window, seat, speedOfText(duel, proposal));
  };
  return { ...explained(duel, window, proposal, refusal, time), card };
}

function explained(
  duel: Duel,
  window: WindowFrame,
  proposal: Proposal,
  { reason }: ReplyRefusal,
  time: () => Reason,
): Why {
  switch (reason) {
    case 'wrongTime':
      return { reason: time() };
    case 'noTarget':
      return { reason: isSomethingOutOfReach(duel, window, proposal) ? 'outOfReach' : 'noTarget' };
    case 'cannotPay':
      return unpayable(duel, proposal);
    case 'notYours':
    case 'notThere':
    case 'isTapped':
    case 'summoningSick':
    case 'unpaidUpkeep':
    case 'oncePerTurn':
      return { reason };
    default:
      return { reason: 'barred' };
  }
}

const UNPAYABLE: Readonly<Record<CostKind, Reason>> = {
  mana: 'noMana',
  tap: 'noCost',
  tapOf: 'noCost',
  sacrifice: 'noSacrifice',
  exileThis: 'noCost',
  discard: 'noDiscard',
  life: 'noLife',
  counter: 'noCounters',
  loyalty: 'noCounters',
};

function unpayable(duel: Duel, proposal: Proposal): Why {
  const { seat, card, costs, mana } = proposal;
  const open = costs.find((cost) => cannotPayOther(duel, seat, card, [cost]));
  if (open) return { reason: UNPAYABLE[open.kind] };
  const payment = planPayment(duel, seat, mana, { x: 0, card, engaged: engagedBy(proposal) });
  if (payment.kind === 'plan') return { reason: 'noCost' };
  const { symbols, generic } = payment.missing;
  return { reason: 'noMana', missing: { symbols, generic } };
}

/** Something would do as a target, but for what keeps it from being one. */
function isSomethingOutOfReach(duel: Duel, window: WindowFrame, proposal: Proposal): boolean {
  const aim = aimOf(proposal, window.onto);
  const choices = modesOf(proposal.effect)?.map((_, mode) => [mode]) ?? [[]];
  return choices
    .flatMap((choice) => usedClauses(proposal, choice))
    .some((clause) =>
      duel.battlefield.some((card) => keptOffBy(duel, aim, proposal.targets[clause] as TargetClause, card)),
    );
}

/** Which window is kept for what a text does; of several modes, the first. */
function speedOfText(duel: Duel, { effect }: Proposal): Speed {
  const [first] = modesOf(effect) ? chosenEffects(effect, [0]) : [effect];
  return first ? speedOf(duel, first) : 'open';
}
