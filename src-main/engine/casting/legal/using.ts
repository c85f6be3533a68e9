/** Why an ability cannot be used now: the same checks for options, replies and reasons. */
import type { CardNumber, Duel, Seat } from '../../value/duel.ts';
import type { WindowFrame } from '../../value/frame.ts';
import type { ActivatedAbility } from '../../language/ability.ts';
import { isSwitchedOff } from '../../layers/switchedOff.ts';
import { isTrue } from '../../reading/conditions.ts';
import { contextAt } from '../../reading/context.ts';
import { activatedOf } from '../../reading/activated.ts';
import { isLoyaltyAbility, isManaAbility } from '../../faces/abilities.ts';
import { isSaid } from '../../reading/rules.ts';
import { cannotPayOther, isLocked } from '../costs.ts';
import { isPermitted } from '../../reading/permits.ts';
import { cannotMakeMana } from '../useMana.ts';
import { cannotAnnounce } from './announcing.ts';
import { proposeActivate } from './proposals.ts';
import { aimsAtSpells, hasWord, isNamedEnough, isSlowAbility, isSorceryTime } from './times.ts';
import type { ReplyRefusal } from '../../../../src-shared/duel/question.ts';

/** What untaps an artifact that is off works for all that: the card says so (Basalt Monolith). */
const untapsItself = ({ effect }: ActivatedAbility): boolean =>
  effect.kind === 'untap' && effect.what.kind === 'self';

export function cannotActivate(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
  place: number,
): ReplyRefusal | undefined {
  if (isPermitted(duel, card) && !duel.board[card]) return cannotUsePermit(duel, window, seat, card, place);
  const zone = duel.cards[card]?.zone;
  if (zone !== 'battlefield' && zone !== 'graveyard') return { reason: 'notThere', card };
  const found = activatedOf(duel, card)[place];
  if (!found) return { reason: zone === 'battlefield' ? 'notOffered' : 'notThere', card };
  const { at, ability } = found;
  if (ability.worksIn !== zone) return { reason: 'notThere', card };
  const context = contextAt(duel, card, at);
  const user = ability.ownerOnly ? duel.cards[card]?.owner : context.you;
  if (!ability.anyPlayer && user !== seat) return { reason: 'notYours', card };
  if (duel.board[card] && isSwitchedOff(duel, card) && !untapsItself(ability))
    return { reason: 'isTapped', card };
  if (isSaid(duel, 'unusable', card, ability)) return { reason: 'cannotUse', card };
  if (isLocked(duel, card)) return { reason: 'unpaidUpkeep', card };
  if (window.speed === 'open' && !ability.onlyDuring && !hasWord(duel, window, seat))
    return { reason: 'wrongTime', card };
  if (!isManaAbility(ability) && !isNamedEnough(duel, window, ability.onlyDuring))
    return { reason: 'wrongTime', card };
  if (isSlowAbility(ability) && !isSorceryTime(duel, window, seat)) return { reason: 'wrongTime', card };
  if (ability.onlyDuring && !isTrue(duel, { ...context, you: seat }, ability.onlyDuring))
    return { reason: 'wrongTime', card };
  const used = duel.board[card]?.used ?? {};
  const most = ability.oncePerTurn ? 1 : (ability.mostPerTurn ?? Infinity);
  if ((used[at.ability] ?? 0) >= most) return { reason: 'oncePerTurn', card };
  if (isLoyaltyAbility(ability) && (used[-1] ?? 0) > 0) return { reason: 'oncePerTurn', card };
  const refusal = cannotPayOther(duel, seat, card, ability.costs);
  if (refusal) return refusal;
  if (isManaAbility(ability)) return cannotMakeMana(duel, seat, { card, ability: place, choice: 0 });
  if (window.speed === 'interrupt' && !ability.targets.some(aimsAtSpells))
    return { reason: 'wrongTime', card };
  const proposal = proposeActivate(duel, seat, card, place);
  return proposal ? cannotAnnounce(duel, window, proposal) : { reason: 'notOffered', card };
}

/** What a player has for a time, by the card that gave it. */
function cannotUsePermit(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
  place: number,
): ReplyRefusal | undefined {
  const found = activatedOf(duel, card)[place];
  if (!found) return { reason: 'notOffered', card };
  const { at, givesMana } = found;
  if (givesMana) return cannotMakeMana(duel, seat, { card, ability: place, choice: 0 });
  if (contextAt(duel, card, at).you !== seat) return { reason: 'notYours', card };
  if (window.speed === 'interrupt' || (window.speed === 'open' && !hasWord(duel, window, seat)))
    return { reason: 'wrongTime', card };
  if (!isNamedEnough(duel, window, undefined)) return { reason: 'wrongTime', card };
  const proposal = proposeActivate(duel, seat, card, place);
  return proposal ? cannotAnnounce(duel, window, proposal) : { reason: 'notOffered', card };
}
