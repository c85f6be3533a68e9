/**
 * The order of a batch of 1993: as announced, save that where two conflict the caster of the later one chooses what it
 * comes after. What happens first stands last on the chain then, as in every other batch.
 */
import type { ChainItem, Duel } from '../value/duel.ts';
import type { ArrangingFrame } from '../value/frame.ts';
import { answerIn, pop, push, retop } from '../value/stack.ts';
import { chainItem, chainThing } from '../value/things.ts';
import { doConflict } from './conflicts.ts';

/** Where the next item conflicts with others, what it comes after is chosen. */
export function stepArranging(duel: Duel, frame: ArrangingFrame): void {
  const [next, ...left] = frame.left;
  if (next === undefined) return settle(duel, frame);
  const item = chainItem(duel, next);
  const rivals = item ? rivalsOf(duel, frame, item) : [];
  if (frame.stage === 'next' && item && rivals.length > 0) return ask(duel, frame, item, rivals);
  const placed = frame.stage === 'chosen' ? placedAfter(frame, next, rivals) : [...frame.placed, next];
  retop(duel, { ...frame, stage: 'next', placed, left });
}

const rivalsOf = (duel: Duel, frame: ArrangingFrame, item: ChainItem): number[] =>
  frame.placed.filter((id) => {
    const other = chainItem(duel, id);
    return other !== undefined && doConflict(duel, other, item);
  });

/** To choose the item itself puts it in front of all of them. */
function ask(duel: Duel, frame: ArrangingFrame, item: ChainItem, rivals: readonly number[]): void {
  const seat = item.act.you;
  retop(duel, { ...frame, stage: 'chosen' });
  const from = [item.id, ...rivals].map(chainThing);
  push(duel, { kind: 'choose', seat, by: seat, what: 'timing', from, least: 1, most: 1 });
}

function placedAfter(frame: ArrangingFrame, item: number, rivals: readonly number[]): number[] {
  const [thing] = answerIn(frame, 'choose');
  const after = thing?.kind === 'chain' ? thing.id : item;
  const place = after === item ? frame.placed.indexOf(rivals[0] as number) : frame.placed.indexOf(after) + 1;
  return frame.placed.toSpliced(place, 0, item);
}

function settle(duel: Duel, frame: ArrangingFrame): void {
  pop(duel);
  duel.chain = frame.placed.toReversed().flatMap((id) => chainItem(duel, id) ?? []);
}
