/** Drawing one card: replaced by what says "instead", impossible from an empty library, else done. */
import type { Duel, Act } from '../value/duel.ts';
import { moveCard, reveal } from '../changes/zones.ts';
import type { EventFrame } from '../value/frame.ts';
import { answerIn, goOn, pop, push } from '../value/stack.ts';
import { showsTop } from '../knowledge/knowledge.ts';
import { notice, actOfInstead } from './noticing.ts';
import { insteadsOf, keyOf } from '../reading/insteads.ts';
import { settleTriggers } from './happen.ts';
import { comingFirst, sourceThing, type EventReplacement } from './replacing.ts';
import { fact } from './small.ts';
import { cardThing } from '../value/things.ts';

type DrawFrame = EventFrame<'draw'>;

export function drawStep(duel: Duel, frame: DrawFrame): void {
  if (frame.stage === 'replaced') return pop(duel);
  const next = comingFirst(duel, frame, replacementsOf(duel, frame), frame.event.seat);
  if (next === 'asked') return;
  if (frame.stage === 'asked' && next) return afterAsking(duel, frame, next);
  if (next) return propose(duel, frame, next);
  drawCard(duel, frame.event.seat);
}

interface DrawReplacement extends EventReplacement {
  readonly act: Act;
  readonly node: number;
  /** The lasting effect that is used up by it. */
  readonly uses?: number;
}

/** Those that have not been used on this draw: what was said for the rest of the turn stands behind what permanents say. */
function replacementsOf(duel: Duel, { event: { seat, replaced } }: DrawFrame): DrawReplacement[] {
  const standing = insteadsOf(duel, 'drawReplaced', seat).map((one) => {
    const act: Act = { ...actOfInstead(duel, one), about: { player: seat } };
    const by = cardThing(duel, one.card);
    const optional = one.instead.optional === true;
    return { key: keyOf(one), by, optional, outcome: outcomeOf(act, 0), act, node: 0 };
  });
  const lasting = duel.effects.flatMap((effect) => {
    if (effect.kind !== 'draws' || !effect.seats.includes(seat)) return [];
    const act: Act = { ...effect.act, about: { player: seat } };
    const { node, once, id, source } = effect;
    const uses = once ? { uses: id } : {};
    return [
      { key: `effect ${id}`, by: sourceThing(source), outcome: outcomeOf(act, node), act, node, ...uses },
    ];
  });
  return [...standing, ...lasting].filter(({ key }) => !replaced.includes(key));
}

/** The same words of the same player do the same. */
const outcomeOf = ({ face, ability, you, x, targets }: Act, node: number): string =>
  JSON.stringify([face, ability, node, you, x, targets]);

function propose(duel: Duel, frame: DrawFrame, replacement: DrawReplacement): void {
  const { act, optional } = replacement;
  const { seat } = frame.event;
  if (optional) {
    goOn(duel, frame, { stage: 'asked' });
    push(duel, { kind: 'yesNo', seat, by: seat, act, node: 0 });
    return;
  }
  replaceBy(duel, frame, replacement);
}

function afterAsking(duel: Duel, frame: DrawFrame, replacement: DrawReplacement): void {
  if (answerIn(frame, 'yesNo')) replaceBy(duel, frame, replacement);
  else goOn(duel, frame, { stage: 'start', event: past(frame, replacement) });
}

/** The draw is gone; what stands in its place may itself let the player draw, past this same replacement. */
function replaceBy(duel: Duel, frame: DrawFrame, replacement: DrawReplacement): void {
  const { act, node, uses } = replacement;
  duel.effects = duel.effects.filter(({ id }) => id !== uses);
  goOn(duel, frame, { stage: 'replaced', event: past(frame, replacement) });
  push(duel, { kind: 'resolve', act, node, item: -1, stage: 'targets', slots: act.slots ?? {} });
}

const past = ({ event }: DrawFrame, { key }: EventReplacement): DrawFrame['event'] => ({
  ...event,
  replaced: [...event.replaced, key],
});

/** The replacements used on the draw in whose place the present text happens: it draws past them. */
export function replacedSoFar(duel: Duel): readonly string[] {
  const text = duel.frames.findLastIndex((frame) => frame.kind === 'resolve');
  const under = duel.frames[text - 1];
  return under?.kind === 'event' && under.event.kind === 'draw' ? under.event.replaced : [];
}

function drawCard(duel: Duel, seat: number): void {
  pop(duel);
  const card = duel.libraries[seat]?.[0];
  if (card === undefined) {
    duel.memory.push({ ...fact(duel, 'lost', -1, seat) });
    return;
  }
  if (showsTop(duel, seat)) reveal(duel, [card], seat);
  moveCard(duel, card, 'hand', { cause: 'draw' });
  duel.memory.push(fact(duel, 'drew', card, seat));
  notice(duel, { kind: 'draws', seat });
  settleTriggers(duel);
}
