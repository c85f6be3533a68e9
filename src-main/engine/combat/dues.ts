/** What attacking or blocking costs: whether all of it can be paid, and paying it inside the declaration. */
import type { Attacker, Block } from '../../../src-shared/duel/question.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { cannotPayOther, costChoice, payOther, type CostChoice } from '../casting/costs.ts';
import { contextAt } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import { readSeats } from '../reading/refs.ts';
import type { Due, DuesFrame } from '../value/frame.ts';
import { answerIn, give, pop, push, retop } from '../value/stack.ts';
import { canPay } from '../payment/planPayment.ts';
import { manaOf, NO_MANA, type ManaAmount } from '../language/mana.ts';
import { KEYWORD } from '../value/masks.ts';
import { cardsOf, cardThing } from '../value/things.ts';
import { inForce, speaks } from '../reading/rules.ts';
import { looksOf } from '../reading/looks.ts';

/** One entry for each creature and each rule that asks something for it. */
export function attackDues(
  duel: Duel,
  attackers: readonly Pick<Attacker, 'card' | 'seat' | 'walker'>[],
): Due[] {
  return inForce(duel, 'combatCost').flatMap((one) => {
    const { rule, card: by, at } = one;
    if (rule.for !== 'attack') return [];
    const on = rule.on && readSeats(duel, contextAt(duel, by, at), rule.on);
    return attackers
      .filter(({ seat, walker }) => !on || (walker < 0 && on.includes(seat)))
      .filter(({ card }) => speaks(duel, one, card))
      .map(({ card }) => ({ card, costs: rule.cost }));
  });
}

export function blockDues(duel: Duel, blocks: readonly Block[]): Due[] {
  return inForce(duel, 'combatCost').flatMap((one) => {
    const { rule } = one;
    if (rule.for !== 'block') return [];
    const context = contextAt(duel, one.card, one.at);
    return blocks
      .filter(({ blocker }) => speaks(duel, one, blocker))
      .filter(
        ({ attacker }) => !rule.whom || fitsCard(duel, context, rule.whom, attacker, looksOf(duel, attacker)),
      )
      .map(({ blocker }) => ({ card: blocker, costs: rule.cost }));
  });
}

const manaOfDues = (dues: readonly Due[]): ManaAmount =>
  dues
    .flatMap(({ costs }) => costs)
    .reduce<ManaAmount>((sum, cost) => (cost.kind === 'mana' ? added(sum, manaOf(cost.mana)) : sum), NO_MANA);

const added = (one: ManaAmount, other: ManaAmount): ManaAmount => ({
  generic: one.generic + other.generic,
  x: 0,
  symbols: [...one.symbols, ...other.symbols],
});

/** `tapping`: creatures that will be tapped by then, and give no mana for it. */
export function canPayDues(
  duel: Duel,
  seat: Seat,
  dues: readonly Due[],
  tapping: readonly CardNumber[] = [],
): boolean {
  if (dues.length === 0) return true;
  if (!dues.every(({ card, costs }) => !cannotPayOther(duel, seat, card, costs))) return false;
  if (!hasEnough(duel, seat, dues)) return false;
  const mana = manaOfDues(dues);
  return mana === NO_MANA || canPay(duel, seat, mana, { spare: tappedBy(duel, tapping) });
}

/** Nothing is given up twice. */
function hasEnough(duel: Duel, seat: Seat, dues: readonly Due[]): boolean {
  const wanted = new Map<string, CostChoice>();
  for (const due of dues) {
    for (const cost of due.costs) {
      const choice = costChoice(duel, seat, due.card, cost);
      if (!choice) continue;
      const key = JSON.stringify(cost);
      wanted.set(key, { ...choice, count: choice.count + (wanted.get(key)?.count ?? 0) });
    }
  }
  return [...wanted.values()].every(({ candidates, count }) => candidates.length >= count);
}

/** Whoever attacks without vigilance. */
const tappedBy = (duel: Duel, cards: readonly CardNumber[]): CardNumber[] =>
  cards.filter((card) => !(looksOf(duel, card).keywords & KEYWORD.vigilance));

/** The frames that have a seat pay, one for each payer. */
export function askDues(duel: Duel, dues: readonly Due[]): void {
  const seats = [...new Set(dues.map(({ card }) => looksOf(duel, card).controller))];
  for (const seat of seats.toReversed()) {
    const own = dues.filter(({ card }) => looksOf(duel, card).controller === seat);
    push(duel, { kind: 'dues', stage: 'mana', seat, dues: own });
  }
}

/** The mana of all of them, then what each asks besides. */
export function stepDues(duel: Duel, frame: DuesFrame): void {
  const [due, ...dues] = frame.dues;
  if (frame.stage === 'mana') {
    retop(duel, { ...frame, stage: 'asking' });
    const amount = manaOfDues(frame.dues);
    if (amount !== NO_MANA) push(duel, { kind: 'pay', seat: frame.seat, amount, uses: [] });
    return;
  }
  if (!due) return pop(duel);
  if (frame.stage === 'asking') {
    retop(duel, { ...frame, stage: 'chosen' });
    return chooseFor(duel, frame.seat, due);
  }
  const cards = cardsOf(answerIn(frame, 'choose'));
  retop(duel, { ...frame, stage: 'asking', dues });
  payOther(duel, frame.seat, due.card, due.costs, [cards]);
}

/** What a cost leaves to choose; nothing where it takes all there is. */
function chooseFor(duel: Duel, seat: Seat, { card, costs }: Due): void {
  const [choice] = costs.flatMap((cost) => costChoice(duel, seat, card, cost) ?? []);
  if (!choice) return give(duel, { choose: [] });
  const { kind, count } = choice;
  const from = choice.candidates.map((other) => cardThing(duel, other));
  if (from.length <= count) return give(duel, { choose: from });
  const what = kind === 'discard' ? 'discard' : 'sacrifice';
  push(duel, { kind: 'choose', seat, by: seat, what, from, least: count, most: count });
}
