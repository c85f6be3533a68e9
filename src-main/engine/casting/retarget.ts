/** A spell, or a copy of one, is given new targets. */
import type { Act, Duel, Thing } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { contextOf } from '../reading/context.ts';
import { abilityAt } from '../faces/faces.ts';
import type { RetargetFrame } from '../value/frame.ts';
import { answerIn, nearest, pop, push, retop } from '../value/stack.ts';
import { chainItem, hasThing } from '../value/things.ts';
import { boundsOf, legalTargets } from './targets.ts';

/** One clause after the other. No answer keeps the old targets, and so does a short one for the rest of them. */
export function stepRetarget(duel: Duel, frame: RetargetFrame): void {
  const item = chainItem(duel, frame.item);
  if (!item || item.act.ability < 0) return pop(duel);
  const ability = abilityAt(duel, item.act);
  const clause = 'targets' in ability ? ability.targets[frame.at] : undefined;
  if (!clause) return pop(duel);
  const next = { stage: 'asking', at: frame.at + 1 } as const;
  if (frame.stage === 'chosen') {
    retop(duel, { ...frame, ...next });
    return aimAnew(duel, frame);
  }
  const now = item.act.targets[frame.at] ?? [];
  if (now.length === 0) return retop(duel, { ...frame, ...next });
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
  if (from.length < now.length) return retop(duel, { ...frame, ...next });
  retop(duel, { ...frame, stage: 'chosen' });
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

function aimAnew(duel: Duel, frame: RetargetFrame): void {
  const chosen = answerIn(frame, 'choose');
  if (chosen.length === 0) return;
  duel.chain = duel.chain.map((item) => {
    if (item.id !== frame.item) return item;
    const targets = item.act.targets.map((old, place) => (place === frame.at ? withKept(chosen, old) : old));
    const act: Act = { ...item.act, targets };
    return { ...item, act };
  });
}

/** There are as many as there were: what is divided among them has a share for each. */
function withKept(chosen: readonly Thing[], old: readonly Thing[]): readonly Thing[] {
  const kept = old.filter((thing) => !hasThing(chosen, thing));
  return [...chosen, ...kept.slice(kept.length - (old.length - chosen.length))];
}
