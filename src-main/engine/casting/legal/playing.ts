/** Why a card cannot be played now: the same checks for options, replies and reasons. */
import type { CardNumber, Duel, Seat } from '../../value/duel.ts';
import { faceAt } from '../../faces/faces.ts';
import type { AnnounceManner, WindowFrame } from '../../value/frame.ts';
import { TYPE } from '../../value/masks.ts';
import { looksOf } from '../../reading/looks.ts';
import { isBarredFromCasting } from '../barred.ts';
import { isPlayableFromThere } from '../fromWhere.ts';
import { cannotPlayLands } from '../lands.ts';
import { cannotAnnounce } from './announcing.ts';
import { alternativeOf, proposeCast, proposeFaceDown } from './proposals.ts';
import { isInterrupt, isLandTime, isTimeFor, windowWithin } from './times.ts';
import type { ReplyRefusal } from '../../../../src-shared/duel/question.ts';

export function cannotPlayLand(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
): ReplyRefusal | undefined {
  if (!isPlayableFromThere(duel, seat, card)) return { reason: 'notThere', card };
  if (!(looksOf(duel, card).types & TYPE.land)) return { reason: 'notOffered', card };
  if (!isLandTime(duel, window, seat)) return { reason: 'wrongTime', card };
  return cannotPlayLands(duel, seat, card);
}

/** How a card is played in the middle of an effect. */
export type PlayManner = Omit<AnnounceManner, 'forced'>;

/** Why a card cannot be played in the middle of an effect, where its type does not bind it to a time. */
export function cannotPlayNow(
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  { free, landsOnly, faceDown }: PlayManner,
): ReplyRefusal | undefined {
  if (faceDown) {
    const proposal = proposeFaceDown(duel, seat, card);
    if (isBarredFromCasting(duel, seat, card, proposal.source.looks)) return { reason: 'cannotCast', card };
    return cannotAnnounce(duel, windowWithin(seat), proposal, landsOnly);
  }
  if (looksOf(duel, card).types & TYPE.land) return cannotPlayLands(duel, seat, card);
  if (isBarredFromCasting(duel, seat, card)) return { reason: 'cannotCast', card };
  return cannotAnnounce(duel, windowWithin(seat), proposeCast(duel, seat, card, free), landsOnly);
}

export function cannotCast(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
  alternative = false,
): ReplyRefusal | undefined {
  const record = duel.cards[card];
  if (!record || !isPlayableFromThere(duel, seat, card)) return { reason: 'notThere', card };
  const looks = looksOf(duel, card);
  if (looks.types & TYPE.land || faceAt(duel, record.face).cost === undefined)
    return { reason: 'cannotCast', card };
  if (isBarredFromCasting(duel, seat, card)) return { reason: 'cannotCast', card };
  const spell = faceAt(duel, record.face).abilities.find((ability) => ability.kind === 'spell');
  if (!isTimeFor(duel, window, seat, card, spell)) return { reason: 'wrongTime', card };
  if (window.speed === 'interrupt' && !isInterrupt(duel, looks, spell)) return { reason: 'wrongTime', card };
  if (alternative && !alternativeOf(faceAt(duel, record.face))) return { reason: 'notOffered', card };
  return cannotAnnounce(duel, window, proposeCast(duel, seat, card, false, alternative));
}
