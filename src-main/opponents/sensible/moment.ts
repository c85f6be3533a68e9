/** Whether this is the moment for an act, or a better one is still to come. */
import type { ActChoice, CardNumber, Duel, Seat } from '../../engine/index.ts';
import { activatedOf } from '../../engine/casting/abilities.ts';
import { TYPE } from '../../engine/masks.ts';
import { looksOf } from '../../engine/things.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { has, isCreature, mayEverAttack } from './creature.ts';
import { isOpenWindow } from './search.ts';

/** What an act must gain, in cards, to be done just now. */
export const ENOUGH = 0.08;
const MUCH = 0.5;
/** Nothing but the end of the duel is worth that. */
const EVERYTHING = 20;

const FIGHT: readonly Step[] = ['declareAttackers', 'declareBlockers', 'firstStrikeDamage', 'combatDamage'];
/** In another's turn: before attackers are tapped, during the fight, and as late as possible. */
const OTHERS_TURN: readonly Step[] = ['beginCombat', ...FIGHT, 'main2', 'discard', 'end'];

const HAND_LIMIT = 7;

export function gainNeeded(duel: Duel, seat: Seat, act: ActChoice): number {
  if (act.kind !== 'cast' && act.kind !== 'activate') return ENOUGH;
  if (isPressing(duel, seat)) return ENOUGH;
  const isOwnTurn = duel.turn.active.includes(seat);
  if (!isFast(duel, act)) return isBetterLater(duel, seat, act.card) ? EVERYTHING : ENOUGH;
  if (!isOwnTurn) return OTHERS_TURN.includes(duel.turn.step) ? ENOUGH : EVERYTHING;
  if (FIGHT.includes(duel.turn.step)) return ENOUGH;
  if (duel.turn.step === 'main1' && hasReadyAttacker(duel, seat)) return MUCH;
  return duel.turn.step === 'main2' && (duel.hands[seat]?.length ?? 0) > HAND_LIMIT ? ENOUGH : EVERYTHING;
}

/** A window that closes for good, something of another's to answer, or mana that would be lost. */
function isPressing(duel: Duel, seat: Seat): boolean {
  if (!isOpenWindow(duel)) return true;
  if ((duel.pools[seat] ?? []).some((part) => part > 0)) return true;
  return duel.chain.some((item) => item.act.you !== seat);
}

function isFast(duel: Duel, act: Extract<ActChoice, { kind: 'cast' | 'activate' }>): boolean {
  if (act.kind === 'cast') {
    const looks = looksOf(duel, act.card);
    return (looks.types & (TYPE.instant | TYPE.interrupt)) !== 0 || has(looks, 'flash');
  }
  const ability = activatedOf(duel, act.card)[act.ability]?.ability;
  return ability?.asSorcery !== true && !ability?.costs.some((cost) => cost.kind === 'loyalty');
}

/** Creatures come after the fight, so that whoever defends knows less, unless they can join it. */
function isBetterLater(duel: Duel, seat: Seat, card: CardNumber): boolean {
  const looks = looksOf(duel, card);
  const joins = has(looks, 'haste') || !isCreature(looks) || duel.board[card] !== undefined;
  return duel.turn.step === 'main1' && !joins && hasReadyAttacker(duel, seat);
}

const hasReadyAttacker = (duel: Duel, seat: Seat): boolean =>
  duel.battlefield.some((card) => {
    const looks = looksOf(duel, card);
    const isReady = duel.board[card]?.settled === seat || has(looks, 'haste');
    return looks.controller === seat && mayEverAttack(looks) && isReady && !duel.board[card]?.tapped;
  });
