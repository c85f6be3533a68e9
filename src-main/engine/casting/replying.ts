/** Replies to the questions of an announcement: checked on a draft, part by part, and put down when they hold. */
import type { CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { manaIn, NO_POOL } from '../changes/players.ts';
import { hasThing } from '../value/things.ts';
import type { AnnounceFrame } from '../value/frame.ts';
import { pop, retop } from '../value/stack.ts';
import type { ManaAmount } from '../language/mana.ts';
import type { Pour } from '../../../src-shared/duel/payment.ts';
import type { ManaUse, Parts, PoolUse, ReplyRefusal, Reply } from '../../../src-shared/duel/question.ts';
import { modesOf, usedClauses } from '../faces/abilities.ts';
import { allowedModes } from './legal/modes.ts';
import { asksForX, type Proposal } from './legal/proposals.ts';
import { canPayAfter, isGoodFor, isPaidBy, spendableFor, type PaymentWish } from '../payment/planPayment.ts';
import { hasPools } from './mana.ts';
import { isPourable, refusePour, withPoured } from './pouring.ts';
import { hasRepeat } from './targets.ts';
import { cannotBeSource, cannotUseMana } from './useMana.ts';
import {
  proposalOfFrame,
  windowFor,
  boundsFor,
  targetsFor,
  sharesWanted,
  costChoices,
  costOf,
  largestX,
  wishOf,
} from './draft.ts';

/** A reply to one of the questions of an announcement. */
export function answerPart(duel: Duel, frame: AnnounceFrame, reply: Reply): ReplyRefusal | undefined {
  if (reply.kind === 'cancel') {
    if (frame.forced || isPaying(duel, frame)) return { reason: 'notOffered', card: frame.card };
    pop(duel);
    return undefined;
  }
  const draft = withPart(frame, reply);
  if ('reason' in draft) return draft;
  const refusal = refuseDraft(duel, draft, reply);
  if (refusal) return refusal;
  retop(duel, reply.kind === 'x' && reply.pour ? withPoured(duel, draft, reply.pour) : draft);
  return undefined;
}

/** Where mana does not stay, whoever has begun to pay goes on. */
const isPaying = (duel: Duel, { stage, seat }: AnnounceFrame): boolean =>
  stage === 'drawingMana' && !hasPools(duel) && manaIn(duel, seat) > 0;

/** Why the reply to one of its questions would be refused. */
export function refusePart(duel: Duel, frame: AnnounceFrame, reply: Reply): ReplyRefusal | undefined {
  const draft = withPart(frame, reply);
  return 'reason' in draft ? draft : refuseDraft(duel, draft, reply);
}

function refuseDraft(duel: Duel, draft: AnnounceFrame, reply: Reply): ReplyRefusal | undefined {
  if (reply.kind === 'mana') return refuseMana(duel, draft, reply.use);
  const refusal = reply.kind === 'x' && reply.pour ? refusePouring(duel, draft, reply.pour) : undefined;
  return refusal ?? refuseParts(duel, draft);
}

const refusePouring = (duel: Duel, draft: AnnounceFrame, pour: Pour): ReplyRefusal | undefined =>
  isPourable(proposalOfFrame(duel, draft))
    ? refusePour(duel, draft, pour)
    : { reason: 'notOffered', card: draft.card };

function refuseMana(
  duel: Duel,
  draft: AnnounceFrame,
  use: Extract<Reply, { kind: 'mana' }>['use'],
): ReplyRefusal | undefined {
  if (use === 'auto') return refuseParts(duel, draft);
  if ('place' in use) return cannotSetAside(duel, draft, use);
  return 'card' in use ? cannotPayWith(duel, draft, use) : cannotPayWithAll(duel, draft, use);
}

/** Checks the parts that came along with an announcement, one after the other, on a draft. */
export function refuseParts(duel: Duel, frame: AnnounceFrame): ReplyRefusal | undefined {
  const proposal = proposalOfFrame(duel, frame);
  const { parts, card } = frame;
  const window = windowFor(duel, frame);
  const allowed = allowedModes(duel, window, proposal);
  if (parts.modes && !allowed.some((choice) => sameNumbers(choice, parts.modes ?? [])))
    return { reason: 'noTarget', card };
  const modes = parts.modes ?? allowed[0] ?? [];
  if (
    parts.x !== undefined &&
    (!Number.isSafeInteger(parts.x) || parts.x < 0 || (!asksForX(proposal) && parts.x !== 0))
  )
    return { reason: 'wrongNumber', card };
  const clauses = modesOf(proposal.effect) && !parts.modes ? [] : usedClauses(proposal, modes);
  let draft: AnnounceFrame = { ...frame, parts: { ...parts, modes, targets: [] } };
  for (const [place, chosen] of (parts.targets ?? []).entries()) {
    const clause = clauses[place];
    if (clause === undefined) return { reason: 'wrongNumber', card };
    const refusal = refuseTargets(duel, draft, proposal, clause, chosen);
    if (refusal) return refusal;
    draft = { ...draft, parts: { ...draft.parts, targets: [...(draft.parts.targets ?? []), chosen] } };
  }
  return (
    refuseShares(proposal, parts, card) ??
    refuseCosts(duel, frame, proposal) ??
    refusePay(duel, frame, proposal)
  );
}

const sameNumbers = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, place) => number === other[place]);

function refuseTargets(
  duel: Duel,
  frame: AnnounceFrame,
  proposal: Proposal,
  clause: number,
  chosen: readonly Thing[],
): ReplyRefusal | undefined {
  const { card } = frame;
  const { least, most } = boundsFor(duel, frame, proposal, clause);
  if (hasRepeat(chosen)) return { reason: 'sameTwice', card };
  if (chosen.length < least || chosen.length > most) return { reason: 'wrongNumber', card };
  const legal = targetsFor(duel, frame, proposal, clause);
  return chosen.every((thing) => hasThing(legal, thing)) ? undefined : { reason: 'illegalTarget', card };
}

function refuseShares(proposal: Proposal, parts: Parts, card: CardNumber): ReplyRefusal | undefined {
  if (!parts.shares) return undefined;
  const targets = parts.targets?.[0] ?? [];
  const total = targets.length === 0 ? 0 : (sharesWanted(proposal, parts) ?? 0);
  const fits =
    parts.shares.length === targets.length &&
    parts.shares.every((share) => Number.isSafeInteger(share) && share >= 1);
  return fits && parts.shares.reduce((sum, share) => sum + share, 0) === total
    ? undefined
    : { reason: 'wrongTotal', card };
}

function refuseCosts(duel: Duel, frame: AnnounceFrame, proposal: Proposal): ReplyRefusal | undefined {
  const x = frame.parts.x ?? 0;
  if (x > 0 && proposal.mana.x === 0 && x > largestX(duel, frame, proposal))
    return { reason: 'cannotPay', card: frame.card };
  const choices = costChoices(duel, frame, proposal);
  for (const [place, chosen] of (frame.parts.costs ?? []).entries()) {
    const choice = choices[place];
    if (!choice || chosen.length !== choice.count || new Set(chosen).size !== chosen.length)
      return { reason: 'wrongNumber', card: frame.card };
    if (!chosen.every((card) => choice.candidates.includes(card)))
      return { reason: 'cannotPay', card: frame.card };
  }
  return undefined;
}

function refusePay(duel: Duel, frame: AnnounceFrame, proposal: Proposal): ReplyRefusal | undefined {
  const wish = wishOf(frame, proposal);
  if (!canPayAfter(duel, frame.seat, costOf(proposal, frame.parts), frame.uses, wish))
    return { reason: 'cannotPay', card: frame.card };
  if (!frame.parts.pay || frame.parts.pay === 'ask') return undefined;
  return cannotBeSources(duel, frame.seat, frame.parts.pay, wish);
}

/** Whatever is tapped for the rest of the cost cannot give mana for it as well. */
function cannotBeSources(
  duel: Duel,
  seat: Seat,
  uses: readonly ManaUse[],
  { engaged = [] }: PaymentWish,
): ReplyRefusal | undefined {
  for (const use of uses) {
    const refusal = engaged.includes(use.card)
      ? ({ reason: 'cannotPay', card: use.card } as const)
      : cannotBeSource(duel, seat, use);
    if (refusal) return refusal;
  }
  return undefined;
}

const manaCost = (duel: Duel, draft: AnnounceFrame): ManaAmount =>
  costOf(proposalOfFrame(duel, draft), draft.parts);

const wishFor = (duel: Duel, draft: AnnounceFrame): PaymentWish =>
  wishOf(draft, proposalOfFrame(duel, draft));

/** With the draft the mana is set aside already. */
function cannotSetAside(
  duel: Duel,
  draft: AnnounceFrame,
  { place, count }: PoolUse,
): ReplyRefusal | undefined {
  const before = (draft.set ?? []).map((mana, kind) => (kind === place ? mana - count : mana));
  const wish = wishFor(duel, draft);
  const most = spendableFor(duel, draft.seat, manaCost(duel, draft), before, wish)[place] ?? 0;
  return Number.isSafeInteger(count) && count > 0 && count <= most
    ? undefined
    : { reason: 'cannotPay', card: draft.card };
}

function cannotPayWithAll(
  duel: Duel,
  draft: AnnounceFrame,
  uses: readonly ManaUse[],
): ReplyRefusal | undefined {
  const refusal = cannotBeSources(duel, draft.seat, uses, wishFor(duel, draft));
  if (refusal) return refusal;
  return isPaidBy(duel, draft.seat, manaCost(duel, draft), uses)
    ? undefined
    : { reason: 'cannotPay', card: draft.card };
}

/** Where mana does not stay, none is made that does not pay, or that the rest could not be paid after. */
function cannotPayWith(duel: Duel, draft: AnnounceFrame, use: ManaUse): ReplyRefusal | undefined {
  const wish = wishFor(duel, draft);
  const refusal = cannotBeSources(duel, draft.seat, [use], wish) ?? cannotUseMana(duel, draft.seat, use);
  if (refusal || hasPools(duel)) return refusal;
  return isGoodFor(duel, draft.seat, manaCost(duel, draft), use, wish)
    ? undefined
    : { reason: 'cannotPay', card: use.card };
}

function withPart(frame: AnnounceFrame, reply: Reply): AnnounceFrame | ReplyRefusal {
  const { parts } = frame;
  switch (reply.kind) {
    case 'modes':
      return { ...frame, parts: { ...parts, modes: reply.modes } };
    case 'x':
      return { ...frame, parts: { ...parts, x: reply.x }, uses: reply.pour?.uses ?? [] };
    case 'targets':
      return { ...frame, parts: { ...parts, targets: [...(parts.targets ?? []), reply.targets] } };
    case 'shares':
      return { ...frame, parts: { ...parts, shares: reply.shares } };
    case 'costs':
      return { ...frame, parts: { ...parts, costs: [...(parts.costs ?? []), reply.cards] } };
    case 'mana':
      return withMana(frame, reply.use);
    default:
      return { reason: 'otherQuestion' };
  }
}

function withMana(frame: AnnounceFrame, use: Extract<Reply, { kind: 'mana' }>['use']): AnnounceFrame {
  const { pay: _, ...others } = frame.parts;
  if (use === 'auto') return { ...frame, parts: others };
  if ('card' in use) return { ...frame, uses: [use] };
  if (!('place' in use)) return { ...frame, uses: use, parts: { ...others, pay: [] } };
  const set = (frame.set ?? NO_POOL).map((mana, place) => (place === use.place ? mana + use.count : mana));
  return { ...frame, set };
}
