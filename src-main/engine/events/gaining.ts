/** Gaining life: replaced by what says "instead", else done. */
import type { Act, Duel, Seat } from '../value/duel.ts';
import { changeLife } from '../changes/players.ts';
import { insteadsOf, keyOf } from '../reading/insteads.ts';
import { isSaid } from '../reading/rules.ts';
import type { EventFrame } from '../value/frame.ts';
import { goOn, pop, push } from '../value/stack.ts';
import { cardThing } from '../value/things.ts';
import { happen, settleTriggers } from './happen.ts';
import { actOfInstead, notice } from './noticing.ts';
import { comingFirst, type EventReplacement } from './replacing.ts';

type GainFrame = EventFrame<'gain'>;

/** Unless it cannot be done: at once, or when it is settled what happens instead. */
export function gainLife(duel: Duel, seat: Seat, amount: number): void {
  if (amount <= 0 || isSaid(duel, 'noLifeGain', seat)) return;
  const replaced = replacedSoFar(duel);
  if (replacementsOf(duel, seat, replaced).length === 0) return gain(duel, seat, amount);
  happen(duel, { kind: 'gain', seat, amount, replaced });
}

export function gainStep(duel: Duel, frame: GainFrame): void {
  const { seat, amount, replaced } = frame.event;
  if (frame.stage === 'replaced') return pop(duel);
  const next = comingFirst(duel, frame, replacementsOf(duel, seat, replaced), seat);
  if (next === 'asked') return;
  if (!next) {
    pop(duel);
    return gain(duel, seat, amount);
  }
  goOn(duel, frame, { stage: 'replaced', event: { ...frame.event, replaced: [...replaced, next.key] } });
  const act: Act = { ...next.act, about: { player: seat, amount } };
  push(duel, { kind: 'resolve', act, node: 0, item: -1, stage: 'effect', slots: {} });
}

function gain(duel: Duel, seat: Seat, amount: number): void {
  changeLife(duel, seat, amount);
  notice(duel, { kind: 'gainsLife', seat, amount });
  settleTriggers(duel);
}

interface GainReplacement extends EventReplacement {
  readonly act: Act;
}

const replacementsOf = (duel: Duel, seat: Seat, replaced: readonly string[]): GainReplacement[] =>
  insteadsOf(duel, 'gainReplaced', seat)
    .map((one) => {
      const act = actOfInstead(duel, one);
      // The same words of the same player do the same.
      const outcome = JSON.stringify([act.face, act.ability, act.you]);
      return { key: keyOf(one), by: cardThing(duel, one.card), outcome, act };
    })
    .filter(({ key }) => !replaced.includes(key));

/** The replacements used on the gain in whose place the present text happens: it gains past them. */
function replacedSoFar(duel: Duel): readonly string[] {
  const text = duel.frames.findLastIndex((frame) => frame.kind === 'resolve');
  const under = duel.frames[text - 1];
  return under?.kind === 'event' && under.event.kind === 'gain' ? under.event.replaced : [];
}
