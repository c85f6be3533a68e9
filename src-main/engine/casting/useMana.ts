/** Mana abilities: used at once, waiting for nobody. */
import type { Act, CardNumber, Duel, Seat } from '../value/duel.ts';
import { change } from '../changes/permanents.ts';
import { addToPool } from '../changes/players.ts';
import { anyWorksElsewhere } from '../faces/buried.ts';
import { tap } from '../events/small.ts';
import { contextAt } from '../reading/context.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import type { ManaAmount } from '../language/mana.ts';
import { push } from '../value/stack.ts';
import { isSwitchedOff } from '../layers/switchedOff.ts';
import type { ManaUse, ReplyRefusal } from '../../../src-shared/duel/question.ts';
import { MANA } from '../../../src-shared/duel/words.ts';
import { snapshotOf } from '../reading/looks.ts';
import { isSaid } from '../reading/rules.ts';
import { activatedOf } from '../reading/activated.ts';
import { isManaAbility } from '../faces/abilities.ts';
import { cannotPayOther, isLocked, payOther } from './costs.ts';
import { isPermitted } from '../reading/permits.ts';
import { plainUnits } from './plainSources.ts';
import { canPay } from '../payment/planPayment.ts';
import { isCovered, payPrice, type Later } from '../payment/pool.ts';
import { hasPools } from './mana.ts';
import { choicesOf, isByTheCounter, manaPriceOf } from './manaSource.ts';

export function cannotUseMana(duel: Duel, seat: Seat, use: ManaUse): ReplyRefusal | undefined {
  if (plainUnits(duel, seat, use)) return undefined;
  const refusal = cannotBeSource(duel, seat, use);
  if (refusal) return refusal;
  const price = priceOf(duel, use);
  return price && !isCovered(duel, seat, price) ? { reason: 'cannotPay', card: use.card } : undefined;
}

/** Whatever mana it asks for may be there by then. */
export function cannotBeSource(duel: Duel, seat: Seat, use: ManaUse): ReplyRefusal | undefined {
  const { card } = use;
  const isInPlay = Boolean(duel.board[card]);
  if (!isInPlay && !isPermitted(duel, card)) return { reason: 'notThere', card };
  const found = activatedOf(duel, card)[use.ability];
  if (!found || !isManaAbility(found.ability)) return { reason: 'notOffered', card };
  if (contextAt(duel, card, found.at).you !== seat) return { reason: 'notYours', card };
  if (isInPlay && isSwitchedOff(duel, card)) return { reason: 'isTapped', card };
  if (isSaid(duel, 'unusable', card, found.ability)) return { reason: 'cannotUse', card };
  if (isLocked(duel, card)) return { reason: 'unpaidUpkeep', card };
  if (!choicesOf(duel, seat, card, found)[use.choice]) return { reason: 'notOffered', card };
  return cannotPayOther(duel, seat, card, found.ability.costs, numberIn(found.ability, use));
}

/** How many counters come off. */
const numberIn = (ability: ActivatedAbility, use: ManaUse): number =>
  isByTheCounter(ability) ? use.choice : 0;

/** Outside a payment, where the rulebook has pools to put it into. What it asks for itself can be drawn for it. */
export function cannotMakeMana(duel: Duel, seat: Seat, use: ManaUse): ReplyRefusal | undefined {
  const { card } = use;
  if (!hasPools(duel)) return { reason: 'wrongTime', card };
  const refusal = cannotUseMana(duel, seat, use);
  const price = refusal?.reason === 'cannotPay' ? priceOf(duel, use) : undefined;
  const isDrawn = price && !cannotBeSource(duel, seat, use) && canPay(duel, seat, price, { engaged: [card] });
  return isDrawn ? undefined : refusal;
}

/** Its own mana has to be drawn first: it is announced like anything else that costs mana. */
export function asksForMana(duel: Duel, seat: Seat, use: ManaUse): boolean {
  const price = priceOf(duel, use);
  return price !== undefined && !isCovered(duel, seat, price);
}

function priceOf(duel: Duel, { card, ability }: ManaUse): ManaAmount | undefined {
  const found = activatedOf(duel, card)[ability];
  return found && manaPriceOf(found.ability);
}

/** The mana it makes, in symbols. */
function madeBy(duel: Duel, seat: Seat, use: ManaUse): string {
  const found = activatedOf(duel, use.card)[use.ability];
  const units = found ? choicesOf(duel, seat, use.card, found)[use.choice] : undefined;
  return (units ?? []).map((count, place) => (MANA[place] ?? '').repeat(count)).join('');
}

/** `later`: what the mana is for, where that is known. */
export function useMana(duel: Duel, seat: Seat, use: ManaUse, later?: () => Later): void {
  const units = plainUnits(duel, seat, use);
  if (!units || isTappingNoticed(duel)) return useManaInSteps(duel, seat, use, later);
  tap(duel, use.card, seat, true);
  addToPool(duel, seat, units);
}

/** Somebody waits for it: in a graveyard, with an effect, or at this moment. */
const isTappingNoticed = (duel: Duel): boolean =>
  duel.waiting.length > 0 || anyWorksElsewhere(duel) || duel.effects.some(({ kind }) => kind === 'delayed');

/** What it asks for is paid, then its text happens: the clear form of every use. */
export function useManaInSteps(duel: Duel, seat: Seat, use: ManaUse, later?: () => Later): void {
  const { at, ability } = activatedOf(duel, use.card)[use.ability] as ReturnType<typeof activatedOf>[number];
  const price = manaPriceOf(ability);
  if (price) payPrice(duel, seat, price, use, later?.());
  const act: Act = {
    you: seat,
    source: snapshotOf(duel, use.card),
    face: at.face,
    ability: at.ability,
    targets: [],
    modes: [isByTheCounter(ability) ? 0 : use.choice],
    x: numberIn(ability, use),
    shares: [],
  };
  countUse(duel, use.card, at.ability, ability);
  push(duel, { kind: 'resolve', act, node: 0, item: -1, stage: 'effect', slots: {} });
  payOther(duel, seat, use.card, ability.costs, [], madeBy(duel, seat, use), numberIn(ability, use));
}

const countedUses = new WeakMap<ActivatedAbility, boolean>();

/** Remembered only where its text asks how often it was used. */
function countUse(duel: Duel, card: CardNumber, number: number, ability: ActivatedAbility): void {
  let isCounted = countedUses.get(ability);
  if (isCounted === undefined) {
    isCounted = JSON.stringify(ability.effect).includes('"kind":"uses"');
    countedUses.set(ability, isCounted);
  }
  const permanent = duel.board[card];
  if (!isCounted || !permanent) return;
  change(duel, card, { used: { ...permanent.used, [number]: (permanent.used[number] ?? 0) + 1 } });
}
