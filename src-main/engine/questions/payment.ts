/** The payment that is asked for, as it would be made without asking. */
import type { Pour, Poured, ShownPayment, ShownUse } from '../../../src-shared/duel/payment.ts';
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import { MANA } from '../../../src-shared/duel/words.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { manaIn } from '../effects/control.ts';
import { abilityAt, effectsOf } from '../faces/faces.ts';
import { NO_MANA, type ManaAmount } from '../language/mana.ts';
import { activatedOf } from '../reading/activated.ts';
import { isManaAbility } from '../faces/abilities.ts';
import { costOf, largestX, proposalOfFrame, wishOf } from '../casting/draft.ts';
import { isPourable, NO_POUR, pourable, pouredIn, refusePour } from '../casting/pouring.ts';
import type { AnnounceFrame } from '../value/frame.ts';
import { top } from '../value/stack.ts';
import { TYPE } from '../value/masks.ts';
import { unitsFrom } from '../payment/pool.ts';
import { planPayment, type Payment, type PaymentPlan, type PaymentWish } from '../payment/planPayment.ts';
import { looksOf } from '../reading/looks.ts';
import { inSymbols } from './prices.ts';

function announcing(duel: Duel, kind: 'mana' | 'x'): AnnounceFrame | undefined {
  const frame = top(duel);
  return duel.question?.kind === kind && frame?.kind === 'announce' ? frame : undefined;
}

/** Whether a permanent has an ability that gives mana, whoever may use it and when. */
export const givesMana = (duel: Duel, card: CardNumber): boolean =>
  activatedOf(duel, card).some(({ ability }) => isManaAbility(ability));

/** Undefined where no mana is asked for. */
export function paymentAsked(duel: Duel, wish: PaymentWish = {}): ShownPayment | undefined {
  const due = announcedDue(duel) ?? dueOfEffect(duel);
  if (!due) return undefined;
  const { seat, cost } = due;
  const wishes = { ...due.wish, ...wish };
  const payment = planPayment(duel, seat, cost, wishes);
  if (payment.kind === 'short')
    return { kind: 'short', missing: inSymbols(payment.missing), spared: payment.spared };
  const isOfLands = payment.uses.every(({ use }) => isLand(duel, use.card));
  const byLands = isOfLands ? payment : planPayment(duel, seat, cost, { ...wishes, landsOnly: true });
  return shown(payment, byLands);
}

interface Due {
  readonly seat: Seat;
  readonly cost: ManaAmount;
  readonly wish: PaymentWish;
}

function announcedDue(duel: Duel): Due | undefined {
  const frame = announcing(duel, 'mana');
  if (!frame) return undefined;
  const { seat, set } = frame;
  const proposal = proposalOfFrame(duel, frame);
  const wish = wishOf(frame, proposal);
  return { seat, cost: costOf(proposal, frame.parts), wish: { ...wish, ...(set ? { set } : {}) } };
}

/** Whether something is paid is asked in the middle of an effect. */
function dueOfEffect(duel: Duel): Due | undefined {
  if (!duel.question) return undefined;
  const frame = top(duel);
  const under = duel.frames[duel.frames.length - 2];
  if (frame?.kind !== 'yesNo' || under?.kind !== 'effect' || under.act.ability < 0) return undefined;
  const effect = effectsOf(abilityAt(duel, under.act))[under.node];
  const cost = effect?.kind === 'pays' ? manaIn(duel, under, effect.cost) : NO_MANA;
  return cost === NO_MANA ? undefined : { seat: frame.seat, cost, wish: {} };
}

const shown = ({ uses, fromPool, over }: PaymentPlan, byLands: Payment): ShownPayment => ({
  kind: 'plan',
  uses: uses.map(({ use, gives }) => ({ use, gives: symbolsOf(gives) })),
  fromPool: symbolsOf(fromPool),
  over,
  ...(byLands.kind === 'plan' ? { lands: byLands.uses.map(({ use }) => use) } : {}),
});

const isLand = (duel: Duel, card: CardNumber): boolean => (looksOf(duel, card).types & TYPE.land) !== 0;

const symbolsOf = (units: readonly number[]): string =>
  MANA.map((mana, place) => `{${mana}}`.repeat(units[place] ?? 0)).join('');

/** What an X comes to with what is poured in; undefined where none is asked for, or it is paid in something else. */
export function poured(duel: Duel, pour: Pour = NO_POUR, wish: PaymentWish = {}): Poured | undefined {
  const frame = announcing(duel, 'x');
  const proposal = frame && proposalOfFrame(duel, frame);
  if (!proposal || !isPourable(proposal) || refusePour(duel, frame, pour)) return undefined;
  const { x, open } = pouredIn(duel, frame, pour);
  const more = pourable(duel, frame, pour);
  const withGiven = (use: ManaUse): ShownUse => ({ use, gives: symbolsOf(unitsFrom(duel, frame.seat, use)) });
  return {
    x,
    all: largestX(duel, frame, proposal, { ...wish, landsOnly: true }, pour.uses),
    open: open.symbols.length + open.generic === 0 ? '' : inSymbols(open),
    from: pour.uses.map(withGiven),
    fromPool: symbolsOf(pour.pool),
    uses: more.uses.map(withGiven),
    pool: more.pool,
  };
}
