/** An announcement on paper: what it proposes, what it costs as it stands, and what may be chosen for its next part. */
import type { Act, CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import type { Context } from '../reading/context.ts';
import type { AnnounceFrame, WindowFrame } from '../value/frame.ts';
import { nearest } from '../value/stack.ts';
import type { Effect } from '../language/effect.ts';
import { manaOf, type ManaAmount } from '../language/mana.ts';
import { GIVEN } from '../language/refs/slot.ts';
import type { TargetClause } from '../language/refs/target.ts';
import type { ActChoice, ManaUse, Parts } from '../../../src-shared/duel/question.ts';
import { hasThing, seatThing } from '../value/things.ts';
import { chosenEffects, someEffect, usedClauses } from '../faces/abilities.ts';
import { cannotPayOther, costChoice, type CostChoice } from './costs.ts';
import { aimOf } from './legal/aims.ts';
import { allowedModes } from './legal/modes.ts';
import { isNarrow, isTargetForWindow } from './legal/narrow.ts';
import {
  asksForX,
  engagedBy,
  keepActivate,
  proposeActivate,
  proposeCast,
  proposeFaceDown,
  type Proposal,
} from './legal/proposals.ts';
import { windowWithin } from './legal/times.ts';
import {
  canPayAfter,
  largestX as largestPaid,
  spendableFor,
  type PaymentWish,
} from '../payment/planPayment.ts';
import { unpaid } from '../payment/pool.ts';
import { boundsOf, legalTargets, type Bounds } from './targets.ts';

export function proposalOf(
  duel: Duel,
  seat: Seat,
  what: 'cast' | 'activate',
  card: CardNumber,
  ability: number,
  free = false,
  alternative = false,
): Proposal {
  const proposal =
    what === 'cast'
      ? proposeCast(duel, seat, card, free, alternative)
      : proposeActivate(duel, seat, card, ability);
  if (!proposal) throw new Error(`Card ${card} has no activated ability ${ability}.`);
  return proposal;
}

export function proposalOfFrame(duel: Duel, frame: AnnounceFrame): Proposal {
  const { seat, what, card, ability, free, parts, faceDown } = frame;
  if (faceDown) return proposeFaceDown(duel, seat, card);
  if (what === 'cast') return proposalOf(duel, seat, what, card, ability, free, parts.alternative === true);
  if (frame.tree < 0) return proposalOf(duel, seat, what, card, ability);
  const proposal = proposeActivate(duel, seat, card, ability);
  // What pays for it may take away what gave the ability to its source: it goes on as it was begun.
  const isSame = proposal?.face === frame.face && proposal.tree === frame.tree;
  return isSame ? proposal : keepActivate(duel, frame);
}

export const windowFor = (duel: Duel, frame: AnnounceFrame): WindowFrame =>
  nearest(duel, 'window') ?? windowWithin(frame.seat, frame.onto);

function contextFor(frame: AnnounceFrame, proposal: Proposal): Context {
  return { ...proposal.context, act: actOf(frame, proposal) };
}

/** How many targets of a clause may be chosen: where each one costs more, no more than can be paid for. */
export function boundsFor(duel: Duel, frame: AnnounceFrame, proposal: Proposal, clause: number): Bounds {
  const bounds = boundsOf(duel, contextFor(frame, proposal), proposal.targets[clause] as TargetClause);
  const shared = clause === 0 ? sharesWanted(proposal, frame.parts) : undefined;
  // Each of the targets among which something is divided gets some of it.
  if (shared !== undefined) return { least: bounds.least, most: Math.min(bounds.most, shared) };
  if (!proposal.dearerByTargets) return bounds;
  let most = bounds.least;
  const isPayable = (count: number): boolean => {
    const targets = [...(frame.parts.targets ?? []), Array.from({ length: count }, () => seatThing(0))];
    const cost = costOf(proposal, { ...frame.parts, targets });
    return canPayAfter(duel, frame.seat, cost, frame.uses, wishOf(frame, proposal));
  };
  while (most < bounds.most && most < 60 && isPayable(most + 1)) most++;
  return { least: bounds.least, most };
}

/** With `enough`, no more of what is in play than it takes to see that there are so many. */
export function targetsFor(
  duel: Duel,
  frame: AnnounceFrame,
  proposal: Proposal,
  clause: number,
  enough = Infinity,
): Thing[] {
  const wanted = proposal.targets[clause] as TargetClause;
  const aim = { ...aimOf(proposal, frame.onto), context: contextFor(frame, proposal) };
  const taken = wanted.another || isDistinctOverall(duel) ? (frame.parts.targets ?? []).flat() : [];
  const window = windowFor(duel, frame);
  if (!isNarrow(window)) {
    const legal = legalTargets(duel, aim, wanted, enough + taken.length);
    return taken.length === 0 ? legal : legal.filter((thing) => !hasThing(taken, thing));
  }
  const choice = frame.parts.modes ?? [];
  return legalTargets(duel, aim, wanted).filter(
    (thing) => !hasThing(taken, thing) && isTargetForWindow(duel, window, proposal, choice, clause, thing),
  );
}

/** One activation cannot pick the same thing twice, even for two targets (1997). */
const isDistinctOverall = (duel: Duel): boolean => editionOf(duel).timing.resolves !== 'top';

/** How much is to be divided among the first targets as the player likes, if anything is. */
export function sharesWanted(proposal: Pick<Proposal, 'effect'>, parts: Parts): number | undefined {
  const shared = (effect: Effect): Effect[] =>
    effect.kind === 'damage' && effect.shared === 'chosen' ? [effect] : [];
  const damage = chosenEffects(proposal.effect, parts.modes ?? []).flatMap((effect) =>
    collect(effect, shared),
  )[0];
  if (damage?.kind !== 'damage') return undefined;
  return typeof damage.amount === 'number' ? damage.amount : (parts.x ?? 0);
}

function collect(effect: Effect, find: (effect: Effect) => Effect[]): Effect[] {
  const found: Effect[] = [];
  someEffect(effect, (part) => {
    found.push(...find(part));
    return false;
  });
  return found;
}

export const costChoices = (duel: Duel, frame: AnnounceFrame, { costs }: Proposal): CostChoice[] =>
  costs.flatMap((cost) => costChoice(duel, frame.seat, frame.card, cost) ?? []);

export function costOf(proposal: Proposal, parts: Parts): ManaAmount {
  const targets = (parts.targets ?? []).reduce((sum, list) => sum + list.length, 0);
  const more = proposal.dearerByTargets ? Math.max(0, targets - 1) : 0;
  const { symbols, generic, x } = proposal.mana;
  const forX = x * (parts.x ?? 0);
  if (proposal.xOnly === undefined) return { symbols, generic: generic + forX + more, x: 0 };
  const coloured = manaOf(`{${proposal.xOnly.split('').join('/')}}`.repeat(forX));
  return { symbols: [...symbols, ...coloured.symbols], generic: generic + more, x: 0 };
}

export function actOf(
  frame: AnnounceFrame,
  proposal: { readonly targets: readonly TargetClause[]; readonly effect: Effect },
): Act {
  const clauses = usedClauses(proposal, frame.parts.modes ?? []);
  const targets = proposal.targets.map((_, clause) => frame.parts.targets?.[clauses.indexOf(clause)] ?? []);
  const given = (frame.parts.costs ?? []).flat();
  return {
    you: frame.seat,
    source: frame.source,
    face: frame.face,
    ability: frame.tree,
    targets,
    modes: frame.parts.modes ?? [],
    x: frame.parts.x ?? 0,
    ...(frame.spent ? { spent: frame.spent } : {}),
    shares: frame.parts.shares ?? [],
    ...(given.length > 0
      ? { slots: { [GIVEN]: given.map((card): Thing => ({ kind: 'card', card, incarnation: 0 })) } }
      : {}),
  };
}

/** What may be chosen for the part that is asked for. */
interface PartOptions {
  readonly modes: readonly (readonly number[])[];
  readonly things: readonly Thing[];
  readonly cards: readonly CardNumber[];
  readonly least: number;
  readonly most: number;
  readonly total: number;
  /** Which target clause, or which cost, of how many. */
  readonly place: number;
  readonly of: number;
  readonly pays?: CostChoice['kind'];
}

export function partOptions(duel: Duel, frame: AnnounceFrame): PartOptions {
  const proposal = proposalOfFrame(duel, frame);
  const none: PartOptions = {
    modes: [],
    things: [],
    cards: [],
    least: 0,
    most: 0,
    total: 0,
    place: 0,
    of: 0,
  };
  const { parts } = frame;
  if (parts.modes === undefined)
    return { ...none, modes: allowedModes(duel, windowFor(duel, frame), proposal) };
  if (asksForX(proposal) && parts.x === undefined) return { ...none, most: largestX(duel, frame, proposal) };
  const clauses = usedClauses(proposal, parts.modes);
  const given = parts.targets ?? [];
  if (given.length < clauses.length) {
    const clause = clauses[given.length] as number;
    const things = targetsFor(duel, frame, proposal, clause);
    const { least, most } = boundsFor(duel, frame, proposal, clause);
    return {
      ...none,
      things,
      least,
      most: Math.min(most, things.length),
      place: given.length,
      of: clauses.length,
    };
  }
  const shares = sharesWanted(proposal, parts);
  if (shares !== undefined && parts.shares === undefined)
    return { ...none, total: shares, things: given[0] ?? [] };
  const choices = costChoices(duel, frame, proposal);
  const place = parts.costs?.length ?? 0;
  const choice = choices[place];
  if (!choice) return none;
  const { candidates, count, kind } = choice;
  return { ...none, cards: candidates, least: count, most: count, place, of: choices.length, pays: kind };
}

/** How much of the pool may be set aside for it by hand. */
export function poolOffered(duel: Duel, frame: AnnounceFrame): number[] {
  const proposal = proposalOfFrame(duel, frame);
  const cost = costOf(proposal, frame.parts);
  return spendableFor(duel, frame.seat, cost, frame.set ?? [], wishOf(frame, proposal));
}

/** The mana an announcement still wants, after what is in the pool. */
export function manaWanted(duel: Duel, frame: AnnounceFrame): ManaAmount {
  const cost = costOf(proposalOfFrame(duel, frame), frame.parts);
  return unpaid(duel, frame.seat, cost, frame.set);
}

export const wishOf = ({ landsOnly, card, parts }: AnnounceFrame, proposal: Proposal): PaymentWish => ({
  landsOnly,
  card,
  engaged: engagedBy(proposal, parts.costs),
});

/** The largest X that can be paid for now, `uses` being a part of it. */
export function largestX(
  duel: Duel,
  frame: AnnounceFrame,
  proposal: Proposal,
  wish: PaymentWish = {},
  uses: readonly ManaUse[] = [],
): number {
  if (proposal.mana.x === 0) return mostCounters(duel, proposal);
  const costAt = (x: number): ManaAmount => costOf(proposal, { ...frame.parts, x });
  return largestPaid(duel, frame.seat, costAt, { ...wishOf(frame, proposal), ...wish }, uses);
}

/** The largest X for an act that is not begun yet; 0 where it has none. */
export function largestXFor(duel: Duel, act: Extract<ActChoice, { kind: 'cast' | 'activate' }>): number {
  const seat = duel.question?.for ?? 0;
  const proposal = proposalOf(duel, seat, act.kind, act.card, act.kind === 'activate' ? act.ability : -1);
  if (!asksForX(proposal)) return 0;
  return proposal.mana.x === 0
    ? mostCounters(duel, proposal)
    : largestPaid(duel, seat, (x) => costOf(proposal, { x }), { engaged: engagedBy(proposal) });
}

/** How many counters can come off for an X that is counted in them. */
function mostCounters(duel: Duel, { seat, card, costs }: Proposal): number {
  let x = 0;
  while (x < 200 && !cannotPayOther(duel, seat, card, costs, x + 1)) x++;
  return x;
}
