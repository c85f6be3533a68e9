/**
 * Announcing: a draft fills up on paper and changes nothing; when everything is there it is paid, moved and put on the
 * chain at once. Calling it off leaves only the mana that was drawn.
 */
import type { Act, CardNumber, ChainItem, Duel, Seat, Thing } from '../duel.ts';
import { moveCard } from '../changes/zones.ts';
import { change } from '../changes/permanents.ts';
import { emptyPool, manaIn, NO_POOL } from '../changes/players.ts';
import { editionOf } from '../editions/registry.ts';
import { hasThing, type Context } from '../evaluate.ts';
import { settleTriggers } from '../events/event.ts';
import { fact } from '../events/small.ts';
import type { AnnounceFrame, AnnounceManner, WindowFrame } from '../frames/frame.ts';
import { nearest, pop, push, retop } from '../frames/stack.ts';
import type { Effect } from '../language/effect.ts';
import { manaOf, type ManaAmount } from '../language/mana.ts';
import type { TargetClause } from '../language/refs/target.ts';
import { notice } from '../noticing.ts';
import type {
  ActChoice,
  ManaUse,
  Parts,
  Question,
  Refusal,
  Reply,
} from '../../../src-shared/duel/question.ts';
import { report } from '../report.ts';
import { inTurnOrder, opponentsOf } from '../seats.ts';
import { abilityAt } from '../faces.ts';
import { seatThing, snapshotOf } from '../things.ts';
import {
  chosenEffects,
  isLoyaltyAbility,
  isManaAbility,
  modesOf,
  someEffect,
  usedClauses,
  activatedOf,
} from './abilities.ts';
import { costCandidates, costChoice, payOther } from './costs.ts';
import { TYPE } from '../masks.ts';
import { interrupted } from '../timing/groups.ts';
import { resolving } from '../timing/resolving.ts';
import { aimOf, allowedModes, proposeActivate, proposeCast, windowWithin, type Proposal } from './legal.ts';
import { hasPools, isGoodFor, planMana, spendFromPool, unpaidBy } from './mana.ts';
import { nameSources } from './naming.ts';
import { boundsOf, hasRepeat, legalTargets, type Bounds } from './targets.ts';
import { cannotUseMana, useMana } from './useMana.ts';

export function beginAnnouncing(
  duel: Duel,
  seat: Seat,
  by: Seat,
  what: 'cast' | 'activate',
  card: CardNumber,
  ability: number,
  parts: Parts,
  onto: number,
  { free = false, forced = false, landsOnly = false }: Partial<AnnounceManner> = {},
): void {
  const proposal = proposalOf(duel, seat, what, card, ability, free);
  push(duel, {
    kind: 'announce',
    stage: 0,
    seat,
    by,
    what,
    card,
    ability,
    parts,
    onto,
    source: proposal.source,
    face: proposal.face,
    tree: proposal.tree,
    uses: [],
    free,
    forced,
    landsOnly,
  });
}

function proposalOf(
  duel: Duel,
  seat: Seat,
  what: 'cast' | 'activate',
  card: CardNumber,
  ability: number,
  free = false,
): Proposal {
  const proposal =
    what === 'cast' ? proposeCast(duel, seat, card, free) : proposeActivate(duel, seat, card, ability);
  if (!proposal) throw new Error(`Card ${card} has no activated ability ${ability}.`);
  return proposal;
}

const proposalOfFrame = (duel: Duel, frame: AnnounceFrame): Proposal => ({
  ...proposalOf(duel, frame.seat, frame.what, frame.card, frame.ability, frame.free),
});

/** 0: gather the parts; 1: draw the mana; 2: pay; 3: it is announced. */
export function stepAnnounce(duel: Duel, frame: AnnounceFrame): Question | undefined {
  switch (frame.stage) {
    case 0:
      return gather(duel, frame);
    case 1:
      return drawMana(duel, frame);
    case 2: {
      pay(duel, frame);
      return;
    }
    default: {
      announced(duel, frame);
      return;
    }
  }
}

/** The part that is missing, filled in when there is one way only, else asked for. */
function gather(duel: Duel, frame: AnnounceFrame): Question | undefined {
  const proposal = proposalOfFrame(duel, frame);
  const { parts } = frame;
  if (parts.modes === undefined) {
    const allowed = allowedModes(duel, windowFor(duel, frame), proposal);
    if (allowed.length === 1) {
      fill(duel, frame, { modes: allowed[0] as readonly number[] });
      return;
    }
    return { seat: frame.by, for: frame.seat, kind: 'modes' };
  }
  if (proposal.mana.x > 0 && parts.x === undefined) return { seat: frame.by, for: frame.seat, kind: 'x' };
  const clauses = usedClauses(proposal, parts.modes);
  const given = parts.targets ?? [];
  if (given.length < clauses.length)
    return gatherTargets(duel, frame, proposal, clauses[given.length] as number);
  const shares = sharesWanted(proposal, parts);
  if (shares !== undefined && parts.shares === undefined) return gatherShares(duel, frame, shares);
  const choices = costChoices(duel, frame, proposal);
  const paid = parts.costs ?? [];
  if (paid.length < choices.length) return gatherCost(duel, frame, choices[paid.length] as CostToChoose);
  retop(duel, { ...frame, stage: 1 });
  return undefined;
}

function fill(duel: Duel, frame: AnnounceFrame, part: Partial<Parts>): undefined {
  retop(duel, { ...frame, parts: { ...frame.parts, ...part } });
  return undefined;
}

export const windowFor = (duel: Duel, frame: AnnounceFrame): WindowFrame =>
  nearest(duel, 'window') ?? windowWithin(frame.seat, frame.onto);

function contextFor(frame: AnnounceFrame, proposal: Proposal): Context {
  return { ...proposal.context, act: actOf(frame, proposal) };
}

/** How many targets of a clause may be chosen: where each one costs more, no more than can be paid for. */
function boundsFor(duel: Duel, frame: AnnounceFrame, proposal: Proposal, clause: number): Bounds {
  const bounds = boundsOf(duel, contextFor(frame, proposal), proposal.targets[clause] as TargetClause);
  const shared = clause === 0 ? sharesWanted(proposal, frame.parts) : undefined;
  // Each of the targets among which something is divided gets some of it.
  if (shared !== undefined) return { least: bounds.least, most: Math.min(bounds.most, shared) };
  if (!proposal.dearerByTargets) return bounds;
  let most = bounds.least;
  const isPayable = (count: number): boolean => {
    const targets = [...(frame.parts.targets ?? []), Array.from({ length: count }, () => seatThing(0))];
    return (
      planMana(duel, frame.seat, costOf(proposal, { ...frame.parts, targets }), frame.landsOnly) !== undefined
    );
  };
  while (most < bounds.most && most < 60 && isPayable(most + 1)) most++;
  return { least: bounds.least, most };
}

function targetsFor(duel: Duel, frame: AnnounceFrame, proposal: Proposal, clause: number): Thing[] {
  const wanted = proposal.targets[clause] as TargetClause;
  const aim = { ...aimOf(proposal, frame.onto), context: contextFor(frame, proposal) };
  const legal = legalTargets(duel, aim, wanted);
  if (!isDistinctOverall(duel)) return legal;
  const taken = (frame.parts.targets ?? []).flat();
  return legal.filter((thing) => !hasThing(taken, thing));
}

/** One activation cannot pick the same thing twice, even for two targets (1997). */
const isDistinctOverall = (duel: Duel): boolean => editionOf(duel).timing.resolves !== 'top';

function gatherTargets(
  duel: Duel,
  frame: AnnounceFrame,
  proposal: Proposal,
  clause: number,
): Question | undefined {
  const wanted = proposal.targets[clause] as TargetClause;
  const legal = targetsFor(duel, frame, proposal, clause);
  const { least, most } = boundsFor(duel, frame, proposal, clause);
  if (legal.length < least) {
    pop(duel);
    return undefined;
  }
  if (legal.length === least && (least === most || legal.length === 0)) {
    fill(duel, frame, { targets: [...(frame.parts.targets ?? []), legal] });
    return;
  }
  const chooser = wanted.by === 'opponent' ? (opponentsOf(duel, frame.seat)[0] ?? frame.by) : frame.by;
  return { seat: chooser, for: chooser === frame.by ? frame.seat : chooser, kind: 'targets' };
}

/** How much is to be divided among the first targets as the player likes, if anything is. */
function sharesWanted(proposal: Proposal, parts: Parts): number | undefined {
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

function gatherShares(duel: Duel, frame: AnnounceFrame, total: number): Question | undefined {
  const targets = frame.parts.targets?.[0] ?? [];
  if (targets.length < 2) {
    fill(duel, frame, { shares: targets.map(() => total) });
    return;
  }
  return { seat: frame.by, for: frame.seat, kind: 'shares' };
}

interface CostToChoose {
  readonly kind: 'sacrifice' | 'discard';
  readonly candidates: readonly CardNumber[];
  readonly count: number;
}

function costChoices(duel: Duel, frame: AnnounceFrame, proposal: Proposal): CostToChoose[] {
  const found: CostToChoose[] = [];
  for (const cost of proposal.costs) {
    const count = costChoice(duel, frame.seat, frame.card, cost);
    if (count !== undefined)
      found.push({
        kind: cost.kind === 'discard' ? 'discard' : 'sacrifice',
        count,
        candidates: costCandidates(duel, frame.seat, frame.card, cost),
      });
  }
  return found;
}

function gatherCost(
  duel: Duel,
  frame: AnnounceFrame,
  { candidates, count }: CostToChoose,
): Question | undefined {
  if (candidates.length === count) {
    fill(duel, frame, { costs: [...(frame.parts.costs ?? []), candidates] });
    return;
  }
  return { seat: frame.by, for: frame.seat, kind: 'costs' };
}

export function costOf(proposal: Proposal, parts: Parts): ManaAmount {
  const targets = (parts.targets ?? []).reduce((sum, list) => sum + list.length, 0);
  const more = proposal.dearerByTargets ? Math.max(0, targets - 1) : 0;
  const { symbols, generic, x } = proposal.mana;
  const forX = x * (parts.x ?? 0);
  if (proposal.xOnly === undefined) return { symbols, generic: generic + forX + more, x: 0 };
  const coloured = manaOf(`{${proposal.xOnly.split('').join('/')}}`.repeat(forX));
  return { symbols: [...symbols, ...coloured.symbols], generic: generic + more, x: 0 };
}

function drawMana(duel: Duel, frame: AnnounceFrame): Question | undefined {
  const proposal = proposalOfFrame(duel, frame);
  const cost = costOf(proposal, frame.parts);
  const [next, ...uses] = frame.uses;
  if (next) {
    retop(duel, { ...frame, uses });
    if (!cannotUseMana(duel, frame.seat, next)) useMana(duel, frame.seat, next);
    return undefined;
  }
  const plan = planMana(duel, frame.seat, cost, frame.landsOnly);
  if (!plan) {
    // What was drawn stays in the pool; the card stays where it was.
    pop(duel);
    return undefined;
  }
  if (plan.length === 0) {
    retop(duel, { ...frame, stage: 2 });
    return undefined;
  }
  const { pay } = frame.parts;
  if (pay === 'ask') return { seat: frame.by, for: frame.seat, kind: 'mana' };
  if (pay && pay.length > 0) {
    retop(duel, { ...frame, uses: pay, parts: { ...frame.parts, pay: [] } });
    return undefined;
  }
  retop(duel, { ...frame, uses: plan });
  return undefined;
}

function pay(duel: Duel, frame: AnnounceFrame): undefined {
  const proposal = proposalOfFrame(duel, frame);
  if (!spendFromPool(duel, frame.seat, costOf(proposal, frame.parts))) {
    retop(duel, { ...frame, stage: 1 });
    return undefined;
  }
  if (!hasPools(duel)) emptyPool(duel, frame.seat);
  // What the source is, is settled before anything of it is given up.
  retop(duel, { ...frame, stage: 3, source: snapshotOf(duel, frame.card) });
  markUse(duel, frame);
  payOther(duel, frame.seat, frame.card, proposal.costs, frame.parts.costs ?? []);
  return undefined;
}

function markUse(duel: Duel, frame: AnnounceFrame): void {
  const permanent = duel.board[frame.card];
  if (frame.what !== 'activate' || !permanent) return;
  const ability = activatedOf(duel, frame.card)[frame.ability]?.ability;
  const used = { ...permanent.used, [frame.tree]: (permanent.used[frame.tree] ?? 0) + 1 };
  if (ability && isLoyaltyAbility(ability)) used[-1] = (used[-1] ?? 0) + 1;
  change(duel, frame.card, { used });
}

function actOf(
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
    shares: frame.parts.shares ?? [],
    ...(given.length > 0
      ? { slots: { given: given.map((card): Thing => ({ kind: 'card', card, incarnation: 0 })) } }
      : {}),
  };
}

function announced(duel: Duel, frame: AnnounceFrame): undefined {
  pop(duel, 1);
  const clauses = frame.what === 'cast' ? proposeCast(duel, frame.seat, frame.card) : treeOf(duel, frame);
  if (frame.what === 'cast') moveCard(duel, frame.card, 'chain', { cause: 'cast' });
  const source = {
    ...frame.source,
    incarnation:
      frame.what === 'cast' ? (duel.cards[frame.card]?.incarnation ?? 0) : frame.source.incarnation,
  };
  const act = withGiven(duel, actOf({ ...frame, source }, clauses));
  if (isManaAbilityOf(duel, frame)) {
    push(duel, { kind: 'resolve', act, node: 0, item: -1, stage: 1, slots: act.slots ?? {} });
    return undefined;
  }
  const id = duel.nextId++;
  const item: ChainItem = {
    id,
    kind: frame.what === 'cast' ? 'spell' : 'ability',
    act,
    ...(frame.what === 'cast' ? { card: frame.card } : {}),
    looks: { ...frame.source.looks, controller: frame.seat },
    ...(frame.onto >= 0 ? { onto: interrupted({ act }) ?? frame.onto } : {}),
  };
  duel.chain.push(item);
  report(duel, { kind: 'announced', item: id, card: frame.card, seat: frame.seat, ability: frame.ability });
  if (frame.what === 'cast') {
    duel.memory.push(fact(duel, 'cast', frame.card, frame.seat));
    notice(duel, { kind: 'casts', item: id, seat: frame.seat });
  }
  afterAnnouncing(duel, frame, item);
  return undefined;
}

/** Mana waits for nobody, even where its price was a matter of choice. */
function isManaAbilityOf(duel: Duel, frame: AnnounceFrame): boolean {
  if (frame.what === 'cast') return false;
  const ability = abilityAt(duel, { face: frame.face, ability: frame.tree });
  return ability.kind === 'activated' && isManaAbility(ability);
}

function treeOf(
  duel: Duel,
  frame: AnnounceFrame,
): { readonly targets: readonly TargetClause[]; readonly effect: Effect } {
  const ability = abilityAt(duel, { face: frame.face, ability: frame.tree });
  if (ability.kind !== 'activated') throw new Error('Only activated abilities are announced this way.');
  return ability;
}

/** What was given up is spoken of as it was last. */
function withGiven(duel: Duel, act: Act): Act {
  const given = act.slots?.['given'];
  if (!Array.isArray(given)) return act;
  const things = (given as readonly Thing[]).map((thing): Thing => {
    if (thing.kind !== 'card') return thing;
    const was = duel.past.findLast((snapshot) => snapshot.card === thing.card);
    return {
      kind: 'card',
      card: thing.card,
      incarnation: was?.incarnation ?? duel.cards[thing.card]?.incarnation ?? 0,
    };
  });
  return { ...act, slots: { ...act.slots, given: things } };
}

/** Where there are interrupts they come first, unless it is one of them and held with them. */
function afterAnnouncing(duel: Duel, frame: AnnounceFrame, item: ChainItem): void {
  const { interrupts, sourcesNamed } = editionOf(duel).timing;
  const isHeld = interrupts === 'casterFirst' && interrupted(item) !== undefined;
  if (!isHeld && isDoneAtOnce(duel, frame, item)) push(duel, resolving(item));
  if (!isHeld && interrupts !== 'none')
    push(duel, { kind: 'interrupting', item: item.id, chances: interruptOrder(duel, item) });
  if (sourcesNamed === 'announced') nameSources(duel, item);
  settleTriggers(duel);
}

/** Without waiting for a batch: in the windows of 1997, every interrupt of 1993, and where nothing ever waits. */
function isDoneAtOnce(duel: Duel, frame: AnnounceFrame, item: ChainItem): boolean {
  const window = nearest(duel, 'window');
  const isInterrupt = item.kind === 'spell' && (item.looks.types & TYPE.interrupt) !== 0;
  return (
    frame.landsOnly ||
    editionOf(duel).timing.resolves === 'atOnce' ||
    (window !== undefined && window.speed !== 'open') ||
    (isInterrupt && editionOf(duel).timing.interrupts === 'casterFirst')
  );
}

/** Where only others may interrupt, only cards are interrupted. */
function interruptOrder(duel: Duel, { act, kind }: ChainItem): Seat[] {
  const others = inTurnOrder(duel).filter((seat) => seat !== act.you);
  if (editionOf(duel).timing.interrupts !== 'byOthers') return [act.you, ...others];
  return kind === 'spell' ? others : [];
}

/** Checks the parts that came along with an announcement, one after the other, on a draft. */
export function refuseParts(duel: Duel, frame: AnnounceFrame): Refusal | undefined {
  const proposal = proposalOfFrame(duel, frame);
  const { parts, card } = frame;
  const window = windowFor(duel, frame);
  const allowed = allowedModes(duel, window, proposal);
  if (parts.modes && !allowed.some((choice) => sameNumbers(choice, parts.modes ?? [])))
    return { reason: 'noTarget', card };
  const modes = parts.modes ?? allowed[0] ?? [];
  if (
    parts.x !== undefined &&
    (!Number.isSafeInteger(parts.x) || parts.x < 0 || (proposal.mana.x === 0 && parts.x !== 0))
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

export function refuseTargets(
  duel: Duel,
  frame: AnnounceFrame,
  proposal: Proposal,
  clause: number,
  chosen: readonly Thing[],
): Refusal | undefined {
  const { card } = frame;
  const { least, most } = boundsFor(duel, frame, proposal, clause);
  if (hasRepeat(chosen)) return { reason: 'sameTwice', card };
  if (chosen.length < least || chosen.length > most) return { reason: 'wrongNumber', card };
  const legal = targetsFor(duel, frame, proposal, clause);
  return chosen.every((thing) => hasThing(legal, thing)) ? undefined : { reason: 'illegalTarget', card };
}

function refuseShares(proposal: Proposal, parts: Parts, card: CardNumber): Refusal | undefined {
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

function refuseCosts(duel: Duel, frame: AnnounceFrame, proposal: Proposal): Refusal | undefined {
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

function refusePay(duel: Duel, frame: AnnounceFrame, proposal: Proposal): Refusal | undefined {
  if (!planMana(duel, frame.seat, costOf(proposal, frame.parts), frame.landsOnly))
    return { reason: 'cannotPay', card: frame.card };
  if (!frame.parts.pay || frame.parts.pay === 'ask') return undefined;
  for (const use of frame.parts.pay) {
    const refusal = cannotUseMana(duel, frame.seat, use);
    if (refusal) return refusal;
  }
  return undefined;
}

/** A reply to one of the questions of an announcement. */
export function answerPart(duel: Duel, frame: AnnounceFrame, reply: Reply): Refusal | undefined {
  if (reply.kind === 'cancel') {
    if (frame.forced || isPaying(duel, frame)) return { reason: 'notOffered', card: frame.card };
    pop(duel, 0);
    return undefined;
  }
  const draft = withPart(frame, reply);
  if ('reason' in draft) return draft;
  const refusal = refuseDraft(duel, draft, reply);
  if (!refusal) retop(duel, draft);
  return refusal;
}

/** Where mana does not stay, whoever has begun to pay goes on. */
const isPaying = (duel: Duel, { stage, seat }: AnnounceFrame): boolean =>
  stage === 1 && !hasPools(duel) && manaIn(duel, seat) > 0;

/** Why the reply to one of its questions would be refused. */
export function refusePart(duel: Duel, frame: AnnounceFrame, reply: Reply): Refusal | undefined {
  const draft = withPart(frame, reply);
  return 'reason' in draft ? draft : refuseDraft(duel, draft, reply);
}

const refuseDraft = (duel: Duel, draft: AnnounceFrame, reply: Reply): Refusal | undefined =>
  reply.kind === 'mana' && reply.use !== 'auto'
    ? cannotPayWith(duel, draft, reply.use)
    : refuseParts(duel, draft);

/** Where mana does not stay, none is made that does not pay, or that the rest could not be paid after. */
function cannotPayWith(duel: Duel, draft: AnnounceFrame, use: ManaUse): Refusal | undefined {
  const refusal = cannotUseMana(duel, draft.seat, use);
  if (refusal || hasPools(duel)) return refusal;
  const cost = costOf(proposalOfFrame(duel, draft), draft.parts);
  return isGoodFor(duel, draft.seat, cost, use, draft.landsOnly)
    ? undefined
    : { reason: 'cannotPay', card: use.card };
}

function withPart(frame: AnnounceFrame, reply: Reply): AnnounceFrame | Refusal {
  const { parts } = frame;
  switch (reply.kind) {
    case 'modes':
      return { ...frame, parts: { ...parts, modes: reply.modes } };
    case 'x':
      return { ...frame, parts: { ...parts, x: reply.x } };
    case 'targets':
      return { ...frame, parts: { ...parts, targets: [...(parts.targets ?? []), reply.targets] } };
    case 'shares':
      return { ...frame, parts: { ...parts, shares: reply.shares } };
    case 'costs':
      return { ...frame, parts: { ...parts, costs: [...(parts.costs ?? []), reply.cards] } };
    case 'mana': {
      if (reply.use !== 'auto') return { ...frame, uses: [reply.use] };
      const { pay: _, ...others } = parts;
      return { ...frame, parts: others };
    }
    default:
      return { reason: 'otherQuestion' };
  }
}

/** What may be chosen for the part that is asked for. */
export interface PartOptions {
  readonly modes: readonly (readonly number[])[];
  readonly things: readonly Thing[];
  readonly cards: readonly CardNumber[];
  readonly least: number;
  readonly most: number;
  readonly total: number;
  /** Which target clause, or which cost, of how many. */
  readonly place: number;
  readonly of: number;
  readonly pays?: CostToChoose['kind'];
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
  if (proposal.mana.x > 0 && parts.x === undefined) return { ...none, most: largestX(duel, frame, proposal) };
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

/** The mana an announcement still wants, after what is in the pool. */
export function manaWanted(duel: Duel, frame: AnnounceFrame): ManaAmount {
  const cost = costOf(proposalOfFrame(duel, frame), frame.parts);
  return unpaidBy(duel.pools[frame.seat] ?? NO_POOL, cost);
}

/** The largest X that can be paid for now. */
export function largestX(duel: Duel, frame: AnnounceFrame, proposal: Proposal): number {
  let x = 0;
  while (
    x < 200 &&
    planMana(duel, frame.seat, costOf(proposal, { ...frame.parts, x: x + 1 }), frame.landsOnly)
  )
    x++;
  return x;
}

/** The largest X for an act that is not begun yet; 0 where it has none. */
export function largestXFor(duel: Duel, act: Extract<ActChoice, { kind: 'cast' | 'activate' }>): number {
  const seat = duel.question?.for ?? 0;
  const proposal = proposalOf(duel, seat, act.kind, act.card, act.kind === 'activate' ? act.ability : -1);
  if (proposal.mana.x === 0) return 0;
  let x = 0;
  while (x < 200 && planMana(duel, seat, costOf(proposal, { x: x + 1 }))) x++;
  return x;
}
