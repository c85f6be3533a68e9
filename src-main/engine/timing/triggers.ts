/** Waiting triggered abilities find their place: on the chain in turn order, or at once where the rulebook has it so. */
import type { Act, ChainItem, Duel, Thing, Waiting } from '../value/duel.ts';
import { legalTargets, boundsOf } from '../casting/targets.ts';
import { modesOf, usedClauses } from '../faces/abilities.ts';
import { aimedByChance } from '../casting/aimedByChance.ts';
import { decideEarly } from '../casting/deciding.ts';
import { sharesWanted } from '../casting/draft.ts';
import { editionOf } from '../editions/registry.ts';
import { contextOf } from '../reading/context.ts';
import { abilityAt } from '../faces/faces.ts';
import type { TriggersFrame } from '../value/frame.ts';
import { answerIn, give, pop, push, retop } from '../value/stack.ts';
import { noticeTargets } from '../events/noticing.ts';
import type { TargetClause } from '../language/refs/target.ts';
import { report } from '../value/report.ts';
import { inTurnOrder } from '../value/seats.ts';

/** The first of those that wait finds its place as soon as nothing has to be asked for it. */
export function stepTriggers(duel: Duel, frame: TriggersFrame): void {
  if (duel.waiting.length === 0) return pop(duel);
  switch (frame.stage) {
    case 'next':
      if (askOrder(duel, frame)) return;
      break;
    case 'ordered':
      reorder(duel, answerIn(frame, 'order'));
      break;
    case 'modeSaid':
      keepMode(duel, answerIn(frame, 'word'));
      break;
    case 'divided':
      keepShares(duel, answerIn(frame, 'divide'));
      break;
    case 'targetChosen':
      return place(duel, frame, answerIn(frame, 'choose'));
  }
  place(duel, frame);
}

/** The waiting of one player are ordered by that player; identical ones need no order. */
function askOrder(duel: Duel, frame: TriggersFrame): boolean {
  duel.waiting = inTurnOrder(duel).flatMap((seat) =>
    duel.waiting.filter((waiting) => waiting.act.you === seat),
  );
  const seat = duel.waiting[0]?.act.you;
  const own = duel.waiting.filter((waiting) => waiting.act.you === seat);
  if (seat === undefined || own.length < 2 || own.every((waiting) => isAlike(waiting, own[0] as Waiting)))
    return false;
  if (own.every(({ isOrdered }) => isOrdered)) return false;
  retop(duel, { ...frame, stage: 'ordered' });
  push(duel, { kind: 'order', seat, what: 'triggers', items: own.map((_, place) => place) });
  return true;
}

const isAlike = (one: Waiting, other: Waiting): boolean =>
  one.act.face === other.act.face && one.act.ability === other.act.ability;

/** The order says which happens first: on the chain that one goes on last. */
function reorder(duel: Duel, places: readonly number[]): void {
  const seat = duel.waiting[0]?.act.you;
  const own = duel.waiting.filter((waiting) => waiting.act.you === seat);
  const others = duel.waiting.filter((waiting) => waiting.act.you !== seat);
  const sorted = places
    .map((place) => own[place] as Waiting)
    .map((waiting): Waiting => ({ ...waiting, isOrdered: true }));
  if (editionOf(duel).timing.triggers === 'chain') sorted.reverse();
  duel.waiting = [...sorted, ...others];
}

function place(duel: Duel, frame: TriggersFrame, chosen?: readonly Thing[]): void {
  const waiting = duel.waiting[0] as Waiting;
  if (askMode(duel, frame, waiting)) return;
  const clauses = clausesOf(duel, waiting);
  const targets = [...waiting.act.targets, ...(chosen ? [chosen] : [])];
  const act: Act = { ...waiting.act, targets };
  const next = clauses[targets.length];
  if (next && act.targets.length < clauses.length)
    return chooseTarget(duel, frame, { ...waiting, act }, next);
  if (askShares(duel, frame, { ...waiting, act })) return;
  duel.waiting = duel.waiting.slice(1);
  retop(duel, { ...frame, stage: 'next' });
  put(duel, { ...waiting, act });
}

/** "Choose one" is settled before anything is aimed. */
function askMode(duel: Duel, frame: TriggersFrame, { act, node }: Waiting): boolean {
  const modes = node === 0 && act.modes.length === 0 ? modesFor(duel, act) : undefined;
  if (!modes) return false;
  const seat = act.you;
  retop(duel, { ...frame, stage: 'modeSaid' });
  push(duel, { kind: 'word', seat, by: seat, words: modes.map(({ label }) => label) });
  return true;
}

function keepMode(duel: Duel, word: string): void {
  const [waiting, ...others] = duel.waiting as [Waiting, ...Waiting[]];
  const { act } = waiting;
  const mode = modesFor(duel, act)?.findIndex(({ label }) => label === word) ?? -1;
  duel.waiting = [{ ...waiting, act: { ...act, modes: [Math.max(0, mode)] } }, ...others];
}

function modesFor(duel: Duel, act: Act): ReturnType<typeof modesOf> {
  const ability = abilityAt(duel, act);
  return ability.kind === 'triggered' ? modesOf(ability.effect) : undefined;
}

/** Something to be divided among the targets is, before the ability goes on. */
function askShares(duel: Duel, frame: TriggersFrame, waiting: Waiting): boolean {
  const { act, node } = waiting;
  const among = act.targets[0] ?? [];
  const ability = abilityAt(duel, act);
  if (node !== 0 || act.shares.length > 0 || among.length === 0 || ability.kind !== 'triggered') return false;
  const total = sharesWanted(ability, { x: act.x });
  if (total === undefined) return false;
  duel.waiting = [waiting, ...duel.waiting.slice(1)];
  retop(duel, { ...frame, stage: 'divided' });
  if (among.length === 1) give(duel, { divide: [total] });
  else push(duel, { kind: 'divide', seat: act.you, among, total });
  return true;
}

function keepShares(duel: Duel, shares: readonly number[]): void {
  const [waiting, ...others] = duel.waiting as [Waiting, ...Waiting[]];
  duel.waiting = [{ ...waiting, act: { ...waiting.act, shares } }, ...others];
}

/** Delayed effects and abilities without targets have none to choose. */
function clausesOf(duel: Duel, waiting: Waiting): TargetClause[] {
  const ability = abilityAt(duel, waiting.act);
  if (waiting.node !== 0 || ability.kind !== 'triggered') return [];
  return usedClauses(ability, waiting.act.modes).map((clause) => ability.targets[clause] as TargetClause);
}

function chooseTarget(duel: Duel, frame: TriggersFrame, waiting: Waiting, clause: TargetClause): void {
  const { act } = waiting;
  const context = contextOf(act);
  const legal = legalTargets(duel, { seat: act.you, source: act.source, context, onto: -1 }, clause);
  const { least, most } = boundsOf(duel, context, clause);
  if (legal.length < least || legal.length === 0) {
    duel.waiting = duel.waiting.slice(1);
    retop(duel, { ...frame, stage: 'next' });
    return;
  }
  const seat = clause.by === 'thatPlayer' ? (act.about?.player ?? act.you) : act.you;
  duel.waiting = [waiting, ...duel.waiting.slice(1)];
  retop(duel, { ...frame, stage: 'targetChosen' });
  push(duel, {
    kind: 'choose',
    seat,
    by: seat,
    what: 'effect',
    from: legal,
    least,
    most: Math.min(most, legal.length),
  });
}

/** Targets that chance picks are picked as it finds its place. */
function aimed(duel: Duel, { act, node }: Waiting): Act {
  if (node !== 0) return act;
  const ability = abilityAt(duel, act);
  return ability.kind === 'triggered' ? aimedByChance(duel, act, ability.targets, false) : act;
}

function put(duel: Duel, waiting: Waiting): void {
  const { node } = waiting;
  const act = aimed(duel, waiting);
  if (editionOf(duel).timing.triggers === 'atOnce' && act.duty === undefined) {
    push(duel, { kind: 'resolve', act, node, item: -1, stage: 'targets', slots: act.slots ?? {} });
    if (node === 0) noticeTargets(duel, act, -1);
    return;
  }
  const id = duel.nextId++;
  const item: ChainItem = {
    id,
    kind: 'trigger',
    act,
    ...(node === 0 ? {} : { node }),
    looks: act.source.looks,
  };
  duel.chain.push(item);
  if (node === 0) noticeTargets(duel, act, id);
  report(duel, { kind: 'triggered', item: id, card: act.source.card, seat: act.you });
  decideEarly(duel, item);
}
