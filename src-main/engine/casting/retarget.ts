/** A spell, or a copy of one, is given new targets. */
import type { Act, Duel, Thing } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { contextOf } from '../reading/context.ts';
import { abilityAt } from '../faces/faces.ts';
import type { RetargetFrame } from '../value/frame.ts';
import { nearest, pop, push, retop, takeReturned } from '../value/stack.ts';
import { chainItem, hasThing } from '../value/things.ts';
import { boundsOf, legalTargets } from './targets.ts';

/** Two stages a clause: ask, then take the answer. No answer keeps the old targets. */
export function stepRetarget(duel: Duel, frame: RetargetFrame): void {
  const item = chainItem(duel, frame.item);
  if (!item || item.act.ability < 0) return pop(duel);
  const ability = abilityAt(duel, item.act);
  const n = Math.floor(frame.stage / 2);
  const clause = 'targets' in ability ? ability.targets[n] : undefined;
  if (!clause) return pop(duel);
  retop(duel, { ...frame, stage: frame.stage + 1 });
  if (frame.stage % 2 === 1) return take(duel, frame.item, n);
  const now = item.act.targets[n] ?? [];
  if (now.length === 0) return;
  const aim = {
    seat: item.act.you,
    source: { ...item.act.source, looks: item.looks },
    context: contextOf(item.act),
    onto: clause.zone === 'chain' || clause.spellToo ? held(duel, frame.item) : -1,
    item: frame.item,
    isSpell: item.kind === 'spell',
  };
  const { most } = boundsOf(duel, aim.context, clause);
  const legal = legalTargets(duel, aim, clause);
  const from = frame.must ? legal.filter((thing) => !hasThing(now, thing)) : legal;
  if (from.length < now.length) return;
  push(duel, {
    kind: 'choose',
    seat: frame.seat,
    by: frame.seat,
    what: 'retarget',
    from,
    least: frame.must ? now.length : 0,
    most: Math.min(most, now.length),
  });
}

/** What may be aimed at: what is held together with it, or the last item below. */
function held(duel: Duel, item: number): number {
  const holding =
    editionOf(duel).timing.interrupts === 'casterFirst' ? nearest(duel, 'interrupting') : undefined;
  return holding?.item ?? lastBelow(duel, item);
}

const lastBelow = (duel: Duel, item: number): number =>
  duel.chain.filter((other) => other.id < item).at(-1)?.id ?? -1;

function take(duel: Duel, id: number, n: number): void {
  const chosen = takeReturned(duel);
  if (!Array.isArray(chosen) || chosen.length === 0) return;
  duel.chain = duel.chain.map((item) => {
    if (item.id !== id) return item;
    const targets = item.act.targets.map((old, place) => (place === n ? (chosen as readonly Thing[]) : old));
    const act: Act = { ...item.act, targets };
    return { ...item, act };
  });
}
