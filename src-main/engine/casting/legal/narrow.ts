/** What the narrow windows of 1997 are for: only what does something about the damage, or the dying, may be used in them. */
import type { Duel, Thing } from '../../value/duel.ts';
import { isDying } from '../../events/dying.ts';
import { actOf } from '../../events/noticing.ts';
import { openTo, waitingDamage } from '../../events/preventable.ts';
import { chosenEffects, someEffect } from '../../faces/abilities.ts';
import type { WindowFrame } from '../../value/frame.ts';
import type { Effect } from '../../language/effect.ts';
import type { Prevent } from '../../language/effects/prevent.ts';
import type { Context } from '../../reading/context.ts';
import type { Proposal } from './proposals.ts';

export const isNarrow = ({ speed }: WindowFrame): boolean =>
  speed === 'prevention' || speed === 'regeneration';

/** Whether a part of a text would, whatever it is aimed at. */
export function servesWindow(duel: Duel, window: WindowFrame, proposal: Proposal, part: Effect): boolean {
  if (window.speed === 'regeneration') return rescuesSomething(duel, proposal, part);
  if (window.speed !== 'prevention') return true;
  return preventionsIn(part).some((effect) =>
    guards(duel, proposal.context, effect.to?.kind === 'target' ? atAnything(effect) : effect),
  );
}

/** Whether it would if this were the target of a clause of it. */
export function isTargetForWindow(
  duel: Duel,
  window: WindowFrame,
  proposal: Proposal,
  choice: readonly number[],
  clause: number,
  thing: Thing,
): boolean {
  if (window.speed === 'regeneration') return thing.kind === 'card' && isDying(duel, thing.card);
  if (window.speed !== 'prevention') return true;
  const aimed = chosenEffects(proposal.effect, choice)
    .flatMap(preventionsIn)
    .filter(({ to }) => to?.kind === 'target' && to.n === clause);
  return aimed.length === 0 || aimed.some((effect) => guards(duel, aimedAt(proposal, clause, thing), effect));
}

function guards(duel: Duel, context: Context, effect: Prevent): boolean {
  const waiting = waitingDamage(duel);
  return waiting !== undefined && openTo(duel, context, effect, waiting.event).length > 0;
}

const atAnything = ({ to: _, ...effect }: Prevent): Prevent => effect;

function aimedAt(
  { seat, source, face, tree, targets, context }: Proposal,
  clause: number,
  thing: Thing,
): Context {
  const act = context.act ?? actOf(seat, source, face, tree);
  return {
    ...context,
    act: { ...act, targets: targets.map((_, place) => (place === clause ? [thing] : [])) },
  };
}

const preventions = new WeakMap<Effect, readonly Prevent[]>();

function preventionsIn(part: Effect): readonly Prevent[] {
  const known = preventions.get(part);
  if (known) return known;
  const found: Prevent[] = [];
  someEffect(part, (effect) => {
    if (effect.kind === 'prevent') found.push(effect);
    return false;
  });
  preventions.set(part, found);
  return found;
}

function rescuesSomething(duel: Duel, proposal: Proposal, part: Effect): boolean {
  return someEffect(part, (effect) => {
    if (effect.kind !== 'regenerate') return false;
    if (effect.what.kind === 'self') return isDying(duel, proposal.card);
    if (effect.what.kind === 'attached') return isDying(duel, duel.board[proposal.card]?.attachedTo ?? -1);
    return duel.battlefield.some((card) => isDying(duel, card));
  });
}
