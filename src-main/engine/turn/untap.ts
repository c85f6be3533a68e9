/** Untapping: what may, all together; where only some of a kind may, their player chooses before anything untaps. */
import type { ChoiceLimit } from '../../../src-shared/duel/options.ts';
import type { Act, CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { endUntapping } from './endings.ts';
import { changeCounters } from '../changes/permanents.ts';
import { untap } from '../events/small.ts';
import type { UntapFrame } from '../value/frame.ts';
import { answerIn, pop, push, retop } from '../value/stack.ts';
import { actOf } from '../events/noticing.ts';
import { phase } from './phasing.ts';
import { cardsOf, cardThing, hasThing } from '../value/things.ts';
import { hasInForce, inForce, isSaid, speaks } from '../reading/rules.ts';
import type { InForce } from '../value/derived.ts';
import { looksOf, snapshotOf } from '../reading/looks.ts';

/** The active players in turn. */
export function stepUntap(duel: Duel, frame: UntapFrame): void {
  if (frame.stage === 'start') phase(duel, duel.turn.active);
  const seat = duel.turn.active[frame.at];
  if (seat === undefined) {
    pop(duel);
    const too = untappingToo(duel);
    for (const card of duel.battlefield)
      if (frame.chosen.includes(card) || too.includes(card)) untap(duel, card);
    endUntapping(duel, duel.turn.active);
    return;
  }
  if (frame.stage === 'chosen') {
    const chosen = [...frame.chosen, ...cardsOf(answerIn(frame, 'choose'))];
    return retop(duel, { ...frame, stage: 'asking', at: frame.at + 1, chosen });
  }
  const staying = whatStays(frame);
  const kept = staying.at(-1);
  if (kept !== undefined && isKeptNow(frame)) gather(duel, kept);
  if (askWhetherItStays(duel, frame, seat, staying)) return;
  const able = untappable(duel, seat).filter(
    (thing) => thing.kind === 'card' && !staying.includes(thing.card),
  );
  const limits = bindingLimits(duel, able);
  const asked = able.filter((thing) => limits.some(({ things }) => hasThing(things, thing)));
  const free = able.filter((thing) => !hasThing(asked, thing));
  retop(duel, { ...frame, stage: 'chosen', chosen: [...frame.chosen, ...cardsOf(free)] });
  ask(duel, seat, asked, limits);
}

/** With what was answered just now. */
function whatStays(frame: UntapFrame): readonly CardNumber[] {
  const { askedOf = [], staying = [] } = frame;
  return isKeptNow(frame) ? [...staying, ...askedOf.slice(-1)] : staying;
}

const isKeptNow = (frame: UntapFrame): boolean =>
  frame.stage === 'whetherItStays' && answerIn(frame, 'yesNo');

/** What it gets in the place of untapping. */
function gather(duel: Duel, card: CardNumber): void {
  const counter = permissionOf(duel, card)?.rule.counter;
  if (counter !== undefined) changeCounters(duel, card, counter, 1);
}

/** One after the other, what may stay tapped; whether somebody was asked. */
function askWhetherItStays(
  duel: Duel,
  frame: UntapFrame,
  seat: Seat,
  staying: readonly CardNumber[],
): boolean {
  const askedOf = frame.askedOf ?? [];
  for (const thing of untappable(duel, seat)) {
    if (thing.kind !== 'card' || askedOf.includes(thing.card)) continue;
    const act = mayStay(duel, thing.card);
    if (!act) continue;
    retop(duel, { ...frame, stage: 'whetherItStays', askedOf: [...askedOf, thing.card], staying });
    push(duel, { kind: 'yesNo', seat, by: seat, act, node: 0 });
    return true;
  }
  return false;
}

/** What says that it may stay tapped. */
const permissionOf = (duel: Duel, card: CardNumber): InForce<'mayStayTapped'> | undefined =>
  inForce(duel, 'mayStayTapped').find((one) => speaks(duel, one, card));

function mayStay(duel: Duel, card: CardNumber): Act | undefined {
  const found = permissionOf(duel, card);
  return (
    found && actOf(looksOf(duel, card).controller, snapshotOf(duel, card), found.at.face, found.at.ability)
  );
}

/** Others' permanents that untap in this step as well. */
function untappingToo(duel: Duel): CardNumber[] {
  if (!hasInForce(duel, ['untapsToo'])) return [];
  return duel.battlefield.filter(
    (card) =>
      duel.board[card]?.tapped &&
      !duel.turn.active.includes(looksOf(duel, card).controller) &&
      isSaid(duel, 'untapsToo', card),
  );
}

function ask(duel: Duel, seat: Seat, from: readonly Thing[], limits: readonly ChoiceLimit[]): void {
  const sum = limits.reduce((total, limit) => total + limit.most, 0);
  const most = Math.min(from.length, sum);
  const isShared = limits.reduce((total, { things }) => total + things.length, 0) > from.length;
  // What fits several limits takes room from each, so that the choice may end with less.
  const least = isShared ? Math.min(1, most) : most;
  push(duel, { kind: 'choose', seat, by: seat, what: 'untap', from, least, most, limits });
}

function untappable(duel: Duel, seat: Seat): Thing[] {
  return duel.battlefield
    .filter(
      (card) =>
        duel.board[card]?.tapped &&
        looksOf(duel, card).controller === seat &&
        !isSaid(duel, 'staysTapped', card),
    )
    .map((card) => cardThing(duel, card));
}

/** The limits in force that leave a choice: as the step begins, whatever would untap in it. */
function bindingLimits(duel: Duel, able: readonly Thing[]): ChoiceLimit[] {
  const limits = inForce(duel, 'untapAtMost').flatMap((one): ChoiceLimit[] => {
    const things = able.filter((thing) => thing.kind === 'card' && speaks(duel, one, thing.card));
    return things.length > one.rule.most ? [{ things, most: one.rule.most }] : [];
  });
  return limits.filter(
    (limit, place) => !limits.some((other, at) => at !== place && covers(other, limit, at < place)),
  );
}

/** What the one leaves no room for, the other says nothing new about. */
const covers = (one: ChoiceLimit, other: ChoiceLimit, isFirst: boolean): boolean =>
  other.things.every((thing) => hasThing(one.things, thing)) &&
  (one.most < other.most ||
    (one.most === other.most && (isFirst || one.things.length > other.things.length)));
