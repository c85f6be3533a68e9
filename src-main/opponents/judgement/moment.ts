/** Whether this is the moment for an act, or a better one is still to come. */
import type { ActChoice, CardNumber, Duel, Looks, Seat } from '../../engine/index.ts';
import { activatedOf, TYPE, looksOf } from '../../engine/position.ts';
import type { Amount } from '../../engine/language/amount.ts';
import type { Effect } from '../../engine/language/effect.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { landsOf } from './card.ts';
import { has, isCreature, isLand, mayEverAttack } from './creature.ts';
import { ENOUGH, EVERYTHING, MUCH, SOME } from './gains.ts';
import { manaAtHome } from './mana.ts';
import { isOpenWindow } from './trying.ts';

const HAND_LIMIT = 7;

type Announcement = Extract<ActChoice, { kind: 'cast' | 'activate' }>;

/** An own main phase in which nothing waits. */
export const isOwnMain = ({ turn, chain }: Duel, seat: Seat): boolean =>
  turn.active.includes(seat) && chain.length === 0 && (turn.step === 'main1' || turn.step === 'main2');

/** It is known who blocks: until then growth only tells the others what is coming. */
const BLOCKED: readonly Step[] = ['declareBlockers', 'firstStrikeDamage', 'combatDamage'];

/** What an act must gain to be done just now. */
export function gainNeeded(duel: Duel, seat: Seat, act: ActChoice): number {
  if (act.kind !== 'cast' && act.kind !== 'activate') return ENOUGH;
  if (isPressing(duel, seat)) return ENOUGH;
  if (!BLOCKED.includes(duel.turn.step) && isFastGrowth(duel, act)) return EVERYTHING;
  if (!isFast(duel, act)) return isBetterLater(duel, seat, act.card) ? EVERYTHING : ENOUGH;
  return duel.turn.active.includes(seat) ? fastInOwnTurn(duel, seat) : fastInOthersTurn(duel.turn.step);
}

/** What can wait does: for blocks to be known, for the mana of what cannot wait, for the others' turn. */
function fastInOwnTurn(duel: Duel, seat: Seat): number {
  switch (duel.turn.step) {
    case 'main1':
      return hasReadyAttacker(duel, seat) ? MUCH : EVERYTHING;
    case 'declareAttackers':
      return MUCH;
    case 'declareBlockers':
    case 'firstStrikeDamage':
    case 'combatDamage':
      return hasSlowPlans(duel, seat) ? MUCH : ENOUGH;
    case 'main2':
      return (duel.hands[seat]?.length ?? 0) > HAND_LIMIT ? ENOUGH : EVERYTHING;
    default:
      return EVERYTHING;
  }
}

/** Before attackers are tapped, during the fight, and as late as possible. */
function fastInOthersTurn(step: Step): number {
  switch (step) {
    case 'beginCombat':
    case 'declareAttackers':
    case 'declareBlockers':
    case 'firstStrikeDamage':
    case 'combatDamage':
      return SOME;
    case 'main2':
    case 'discard':
    case 'end':
      return ENOUGH;
    default:
      return EVERYTHING;
  }
}

/** Something in the hand wants the mana after the fight. */
function hasSlowPlans(duel: Duel, seat: Seat): boolean {
  const ready = landsOf(duel, seat).filter((land) => !duel.board[land]?.tapped).length;
  return (duel.hands[seat] ?? []).some((card) => {
    const looks = looksOf(duel, card);
    return !isLand(looks) && !isFastCard(looks) && looks.cost <= ready;
  });
}

/** A window that closes for good, something of another's to answer, or mana that would be lost. */
function isPressing(duel: Duel, seat: Seat): boolean {
  if (!isOpenWindow(duel)) return true;
  if ((duel.pools[seat] ?? []).some((part) => part > 0)) return true;
  return duel.chain.some((item) => item.act.you !== seat);
}

function isFast(duel: Duel, act: Announcement): boolean {
  if (act.kind === 'cast') return isFastCard(looksOf(duel, act.card));
  const ability = activatedOf(duel, act.card)[act.ability]?.ability;
  return ability?.asSorcery !== true && !ability?.costs.some((cost) => cost.kind === 'loyalty');
}

/** It makes a creature bigger for this turn, and could be said while the fight is on. */
function isFastGrowth(duel: Duel, act: Announcement): boolean {
  const effect = effectOf(duel, act);
  return effect !== undefined && isGrowth(effect) && isFast(duel, act);
}

const isGrowth = (effect: Effect): boolean =>
  effect.kind === 'gains' &&
  effect.until === 'endOfTurn' &&
  effect.mods.every(
    (mod) => mod.kind === 'bonus' && !isBelowNothing(mod.power) && !isBelowNothing(mod.toughness),
  );

const isBelowNothing = (amount: Amount): boolean => typeof amount === 'number' && amount < 0;

function effectOf(duel: Duel, act: Announcement): Effect | undefined {
  if (act.kind === 'activate') return activatedOf(duel, act.card)[act.ability]?.ability.effect;
  const face = duel.faces[duel.cards[act.card]?.face ?? -1];
  const spell = face?.abilities.find((ability) => ability.kind === 'spell');
  return spell?.kind === 'spell' ? spell.effect : undefined;
}

export const isFastCard = (looks: Looks): boolean =>
  (looks.types & (TYPE.instant | TYPE.interrupt)) !== 0 || has(looks, 'flash');

/**
 * Creatures come after the fight, so that whoever defends knows less, unless they can join it, or need the mana of
 * creatures that would go.
 */
function isBetterLater(duel: Duel, seat: Seat, card: CardNumber): boolean {
  const looks = looksOf(duel, card);
  const joins = has(looks, 'haste') || !isCreature(looks) || Boolean(duel.board[card]);
  if (duel.turn.step !== 'main1' || joins || !hasReadyAttacker(duel, seat)) return false;
  return looks.cost <= manaAtHome(duel, seat);
}

const hasReadyAttacker = (duel: Duel, seat: Seat): boolean =>
  duel.battlefield.some((card) => {
    const looks = looksOf(duel, card);
    const isReady = duel.board[card]?.settled === seat || has(looks, 'haste');
    return looks.controller === seat && mayEverAttack(looks) && isReady && !duel.board[card]?.tapped;
  });
