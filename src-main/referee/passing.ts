/**
 * What is answered without asking. A chair that has given its word away (Done, Go to, Run to) passes until something
 * asks for it: a Stop, a decision that must be made, or a chance to act that it wished to hear of.
 */
import type { AskPurpose } from '../../src-shared/duel/asked.ts';
import type { Step } from '../../src-shared/duel/words.ts';
import { PASS, type Reply } from '../../src-shared/duel/question.ts';
import type { Attention, Stops } from '../../src-shared/preferences.ts';
import type { Half } from '../../src-shared/table.ts';
import {
  asked,
  fallback,
  options,
  paymentAsked,
  type ChainItem,
  type Duel,
  type Seat,
} from '../engine/index.ts';
import { editionOf } from '../engine/editions/registry.ts';
import { sparedBy, type Chair, type PassesUntil } from './chair.ts';

interface Wishes {
  readonly stops: Stops;
  readonly attention: Attention;
}

export const isPass = (reply: Reply): boolean => reply.kind === 'act' && reply.act.kind === 'pass';

/** Undefined: the player is asked. */
export function automaticReply(duel: Duel, chair: Chair, wishes: Wishes): Reply | undefined {
  const { question } = duel;
  if (!question) return undefined;
  switch (question.kind) {
    case 'act':
      return passes(duel, question.seat, chair, wishes) ? PASS : undefined;
    case 'yesNo': {
      const says = chair.yields.get(yieldKey(duel) ?? '')?.says;
      return says === 'yes' || says === 'no' ? decided(duel, chair, says === 'yes') : undefined;
    }
    case 'attack':
      return nobodyCould(duel) || runsPastAttack(duel, question.seat, chair) ? fallback(duel) : undefined;
    case 'block':
      return nobodyCould(duel) ? fallback(duel) : undefined;
    default:
      return undefined;
  }
}

/** A yes pays with what the player has not set aside; where that does not suffice, it is asked after all. */
export function decided(duel: Duel, chair: Chair, yes: boolean): Reply | undefined {
  const payment = yes ? paymentAsked(duel, { spare: sparedBy(chair, duel) }) : undefined;
  if (payment?.kind === 'short') return undefined;
  return { kind: 'yesNo', yes, ...(payment ? { pay: payment.uses.map(({ use }) => use) } : {}) };
}

/** An attentive seat is asked for an attack, or for blocks, without a creature for it. */
function nobodyCould(duel: Duel): boolean {
  const offered = options(duel);
  return (
    (offered?.kind === 'attack' && offered.attackers.length === 0) ||
    (offered?.kind === 'block' && offered.blockers.length === 0)
  );
}

function passes(duel: Duel, seat: Seat, chair: Chair, wishes: Wishes): boolean {
  const offered = options(duel);
  if (offered?.kind !== 'act') return false;
  const canAct = offered.acts.some(({ kind }) => kind !== 'useMana');
  const window = asked(duel)?.purpose;
  if (duel.chain.length > 0 || window !== 'open') return letsPass(duel, seat, chair, canAct, wishes);
  if (offered.acts.some(({ kind }) => kind === 'duty')) return false;
  return passesStep(duel, seat, chair, canAct, wishes);
}

/** Windows in which the own spell lets one pass: who wants to add to it, or to interrupt it, keeps the word. */
const OWN_WAITS: readonly (AskPurpose | undefined)[] = ['open', 'interrupt'];

/** Something waits: it is answered, or let pass. U130: without an answer at hand nobody is asked. */
function letsPass(duel: Duel, seat: Seat, chair: Chair, canAct: boolean, wishes: Wishes): boolean {
  if (chair.yields.get(yieldKey(duel) ?? '')?.says === 'pass') return true;
  if (wishes.attention === 'everything' && chair.passesUntil.kind !== 'arrived') return false;
  if (!canAct) return true;
  const item = itemAtHand(duel);
  // Combat damage that waits is nobody's own: the attacker may want to answer it as well.
  const isOwn = item?.act.you === seat && item.kind !== 'combatDamage';
  return isOwn && !chair.holds && OWN_WAITS.includes(asked(duel)?.purpose);
}

function passesStep(duel: Duel, seat: Seat, chair: Chair, canAct: boolean, wishes: Wishes): boolean {
  const until = chair.passesUntil;
  const isHeard = chair.heard === placeOf(duel);
  const hasStop = !isHeard && (isBusy(duel, seat, chair) || isStop(duel, seat, wishes));
  if (until.kind === 'arrived') return !hasStop && !hasArrived(duel, seat, until);
  if (until.kind === 'nextStep' && (until.step !== duel.turn.step || until.turn !== duel.turn.number))
    return false;
  if (hasStop) return false;
  if (isHeard) return true;
  if (wishes.attention === 'everything') return false;
  return !(wishes.attention === 'chances' && canAct);
}

const isStop = (duel: Duel, seat: Seat, { stops }: Wishes): boolean =>
  stops[halfOf(duel, seat)].includes(duel.turn.step);

const MAIN_STEPS: readonly Step[] = ['main1', 'main2'];

/** Who has done something in an own main phase may want to do more. */
const isBusy = (duel: Duel, seat: Seat, { busy }: Chair): boolean =>
  busy === placeOf(duel) && MAIN_STEPS.includes(duel.turn.step) && halfOf(duel, seat) === 'yours';

/** At the destination, or beyond it where its step did not come. */
function hasArrived(duel: Duel, seat: Seat, way: Extract<PassesUntil, { kind: 'arrived' }>): boolean {
  const { destination } = way;
  if (halfOf(duel, seat) !== destination.half) return false;
  const isLater = duel.turn.number > way.turn || isBefore(duel, way.step, destination.step);
  return isLater && !isBefore(duel, duel.turn.step, destination.step);
}

/** A run to somewhere beyond the combat does not stop for an attack that nobody asked for. */
function runsPastAttack(duel: Duel, seat: Seat, { passesUntil: until }: Chair): boolean {
  if (until.kind !== 'arrived') return false;
  const { half, step } = until.destination;
  return half !== halfOf(duel, seat) || !isBefore(duel, step, 'main2') || isBefore(duel, step, until.step);
}

/** Past the main phases of this turn. */
export function leadsBeyond(duel: Duel, seat: Seat, until: PassesUntil): boolean {
  if (until.kind !== 'arrived') return false;
  const { half, step } = until.destination;
  return half !== halfOf(duel, seat) || isBefore(duel, 'main2', step) || isBefore(duel, step, until.step);
}

function isBefore(duel: Duel, one: Step, other: Step): boolean {
  const { steps } = editionOf(duel);
  return steps.indexOf(one) < steps.indexOf(other);
}

export const halfOf = (duel: Duel, seat: Seat): Half =>
  duel.turn.active.includes(seat) ? 'yours' : 'theirs';

/** One step of one turn, while nothing happens in it. */
export const placeOf = (duel: Duel): string => `${duel.turn.number} ${duel.turn.step}`;

/** What a word would answer: the spell that may be interrupted, or the last on the chain. */
function itemAtHand(duel: Duel): ChainItem | undefined {
  const onto = asked(duel)?.onto;
  return duel.chain.find(({ id }) => id === onto);
}

/** Names what is asked, so that it can be yielded: a question of an ability, or a chance to answer one. */
export function yieldKey(duel: Duel): string | undefined {
  const { question } = duel;
  if (question?.kind === 'yesNo') {
    const by = asked(duel)?.by;
    return by && `yesNo ${by.face} ${by.ability}`;
  }
  if (question?.kind !== 'act') return undefined;
  const item = itemAtHand(duel);
  return item && `answer ${item.act.face} ${item.act.ability} ${item.act.you}`;
}
