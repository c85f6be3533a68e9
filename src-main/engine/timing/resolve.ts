/** An item of the chain, a duty or a delayed effect takes effect, and its card goes where it belongs. */
import type { Act, ChainItem, Duel, Thing } from '../value/duel.ts';
import { isStillLegal } from '../casting/targets.ts';
import { onHost } from '../reading/hosts.ts';
import { editionOf } from '../editions/registry.ts';
import { isTrue } from '../reading/conditions.ts';
import { contextOf } from '../reading/context.ts';
import { happen } from '../events/happen.ts';
import { abilityAt, effectsOf } from '../faces/faces.ts';
import type { DamageEntry, ResolveFrame } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import type { Ability } from '../language/ability.ts';
import type { TargetClause } from '../language/refs/target.ts';
import { PERMANENT_TYPES } from '../value/masks.ts';
import { report } from '../value/report.ts';
import { cardAt, chainItem, hasThing } from '../value/things.ts';
import { presentSource } from '../reading/looks.ts';

export function stepResolve(duel: Duel, frame: ResolveFrame): void {
  const item = chainItem(duel, frame.item);
  if (frame.item >= 0 && (!item || item.countered)) return pop(duel);
  switch (frame.stage) {
    case 'targets':
      if (item?.damage) return dealAssigned(duel, frame, item.damage);
      return lookAtTargets(duel, frame, item);
    case 'effect':
      return begin(duel, frame);
    case 'leaving':
    case 'fizzled':
      return finish(duel, frame, item);
  }
}

function abilityOf(duel: Duel, act: Act): Ability | undefined {
  return act.ability >= 0 ? abilityAt(duel, act) : undefined;
}

/** What was put off speaks of things that were targets once, and asks no more whether they could be. */
const isDelayed = ({ node }: ResolveFrame): boolean => node !== 0;

function lookAtTargets(duel: Duel, frame: ResolveFrame, item: ChainItem | undefined): void {
  const ability = abilityOf(duel, frame.act);
  const clauses = ability && 'targets' in ability ? ability.targets : [];
  const legal = clauses.map((clause, n) => legalOf(duel, frame, clause, n));
  const chosen = frame.act.targets.flat().length;
  if (isDelayed(frame)) {
    retop(duel, { ...frame, stage: 'effect', act: item?.act ?? frame.act });
    return;
  }
  if (chosen > 0 && legal.flat().length === 0) {
    report(duel, { kind: 'fizzled', item: frame.item, card: frame.act.source.card });
    retop(duel, { ...frame, stage: 'fizzled' });
    return;
  }
  if (
    ability?.kind === 'triggered' &&
    ability.if &&
    frame.node === 0 &&
    !isTrue(duel, contextOf(frame.act, frame.slots), ability.if)
  ) {
    retop(duel, { ...frame, stage: 'leaving' });
    return;
  }
  retop(duel, {
    ...frame,
    stage: 'effect',
    act: {
      ...(item?.act ?? frame.act),
      ...(frame.act.targets.length === clauses.length
        ? { targets: legal, shares: sharesLeft(frame.act, legal) }
        : { targets: frame.act.targets }),
    },
  });
}

/** What was meant for a target that is illegal now is lost with it: the others keep theirs. */
const sharesLeft = ({ targets: [among = []], shares }: Act, [legal = []]: Act['targets']): Act['shares'] =>
  shares.filter((_, place) => {
    const target = among[place];
    return target !== undefined && hasThing(legal, target);
  });

/** Its sources deal it as they are now, or were last: that they have left, or fight no more, does not matter. */
function dealAssigned(duel: Duel, frame: ResolveFrame, damage: readonly DamageEntry[]): void {
  retop(duel, { ...frame, stage: 'leaving' });
  const announced = editionOf(duel).permanents.sourceIs === 'announced';
  const entries = announced
    ? damage
    : damage.map((entry) => ({ ...entry, source: presentSource(duel, entry.source) }));
  happen(duel, { kind: 'damage', combat: true, entries });
}

function legalOf(duel: Duel, frame: ResolveFrame, clause: TargetClause, n: number): readonly Thing[] {
  const { act } = frame;
  const item = chainItem(duel, frame.item);
  const source = item?.looks ?? act.source.looks;
  const aim = {
    seat: act.you,
    source: { ...act.source, looks: source },
    context: contextOf(act),
    onto: -1,
    item: frame.item,
    isSpell: item?.kind === 'spell',
  };
  return (act.targets[n] ?? []).filter((thing) => isStillLegal(duel, aim, clause, thing));
}

function begin(duel: Duel, frame: ResolveFrame): void {
  retop(duel, { ...frame, stage: 'leaving' });
  const ability = abilityOf(duel, frame.act);
  if (!ability) return;
  const { node } = frame;
  if (effectsOf(ability)[node])
    push(duel, { kind: 'effect', act: frame.act, node, stage: 'start', list: [] });
}

function finish(duel: Duel, frame: ResolveFrame, item: ChainItem | undefined): void {
  pop(duel);
  if (!item) return;
  const fizzled = frame.stage === 'fizzled';
  if (!fizzled) report(duel, { kind: 'resolved', item: item.id, card: item.act.source.card });
  const isPermanent = item.card !== undefined && (item.looks.types & PERMANENT_TYPES) !== 0;
  if (item.card !== undefined && isPermanent && !fizzled) return enterPlay(duel, frame, item);
  leaveChain(duel, item.id);
  // Its own text may have put it elsewhere.
  if (item.card !== undefined && duel.cards[item.card]?.zone === 'chain')
    happen(duel, { kind: 'move', cause: 'resolve', at: -1, entries: [{ card: item.card, to: 'graveyard' }] });
}

export function leaveChain(duel: Duel, id: number): void {
  const item = chainItem(duel, id);
  if (item?.copy) duel.past.push({ ...item.act.source, card: -id, looks: item.looks });
  duel.chain = duel.chain.filter((item) => item.id !== id);
}

function enterPlay(duel: Duel, frame: ResolveFrame, item: ChainItem): void {
  const card = item.card as number;
  const host = frame.act.targets.flat().find((thing) => thing.kind === 'card');
  happen(duel, {
    kind: 'move',
    cause: 'resolve',
    at: -1,
    entries: [
      {
        card,
        to: 'battlefield',
        under: item.act.you,
        ...(cardAt(duel, card).faceDown ? { faceDown: true, copies: item.act.face } : {}),
        ...(host?.kind === 'card' ? onHost(duel, host) : {}),
      },
    ],
  });
}
