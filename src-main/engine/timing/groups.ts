/**
 * Interrupts of 1993: what is announced is held until nobody interrupts it any more, or interrupts what interrupts it.
 * Then they take effect: of those on one object its caster's own first, and each after those on itself.
 */
import type { ChainItem, Duel } from '../value/duel.ts';
import type { InterruptingFrame } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import { chainItem } from '../value/things.ts';
import { resolving } from './resolving.ts';

/** First a window for everybody, then one interrupt after the other. */
export function stepGroups(duel: Duel, frame: InterruptingFrame): void {
  const held = chainItem(duel, frame.item);
  if (frame.chances.length > 0 && held) {
    retop(duel, { ...frame, chances: [] });
    const holder = held.act.you;
    push(duel, { kind: 'window', speed: 'interrupt', holder, passed: 0, part: 'plain', onto: frame.item });
    return;
  }
  const next = nextInterrupt(duel, frame.item);
  if (next) push(duel, resolving(next));
  else pop(duel);
}

/** What an item interrupts, if it interrupts anything. */
export function interrupted(item: Pick<ChainItem, 'act'>): number | undefined {
  const aim = item.act.targets.flat().find((thing) => thing.kind === 'chain');
  return aim?.kind === 'chain' ? aim.id : undefined;
}

/** Those whose aim has gone are out of the way first. */
function nextInterrupt(duel: Duel, held: number): ChainItem | undefined {
  const pile = duel.chain.filter((item) => item.id > held && interrupted(item) !== undefined);
  const stray = pile.find((item) => !duel.chain.some(({ id }) => id === interrupted(item)));
  return stray ?? firstOn(duel, pile, held);
}

function firstOn(duel: Duel, pile: readonly ChainItem[], aim: number): ChainItem | undefined {
  const caster = chainItem(duel, aim)?.act.you;
  const group = pile.filter((item) => interrupted(item) === aim);
  const first = group.find((item) => item.act.you === caster) ?? group[0];
  return first && (firstOn(duel, pile, first.id) ?? first);
}
