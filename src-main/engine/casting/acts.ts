/**
 * What a seat could do in a window: all of it, or whether there is anything. What is out of the question at a glance is
 * passed over; the checks in `legal/` decide about the rest, and are the clear form of the whole.
 */
import type { ActChoice } from '../../../src-shared/duel/question.ts';
import type { Activated } from '../derived.ts';
import type { CardNumber, Duel, Seat } from '../duel.ts';
import { buriedWithAbilities } from '../elsewhere.ts';
import { faceAt } from '../faces.ts';
import type { WindowFrame } from '../frames/frame.ts';
import type { Face } from '../language/face.ts';
import { manaOf, totalOf } from '../language/mana.ts';
import { derivedOf } from '../layers/inPlay.ts';
import { maskOf, TYPE } from '../masks.ts';
import { cardAt, looksOf } from '../things.ts';
import { dutiesFor } from '../timing/duties.ts';
import { activatedOf } from './abilities.ts';
import { playableCards } from './fromWhere.ts';
import { cannotCast, cannotPlayLand } from './legal/playing.ts';
import { alternativeOf } from './legal/proposals.ts';
import { isSorceryTime, SLOW } from './legal/times.ts';
import { cannotActivate } from './legal/using.ts';
import { choicesOf, hasPools, meansOf } from './mana.ts';
import { permitsOf } from './permits.ts';

/** Everything this seat could do in this window besides passing, as bare choices. */
export function actsIn(duel: Duel, window: WindowFrame, seat: Seat, manaToo: boolean): ActChoice[] {
  const acts: ActChoice[] = [];
  for (const duty of dutiesFor(duel, window, seat)) acts.push({ kind: 'duty', duty: duty.id });
  for (const card of playableCards(duel, seat)) {
    if (isOutOfTheQuestion(duel, window, seat, card)) continue;
    if (!cannotPlayLand(duel, window, seat, card)) {
      acts.push({ kind: 'land', card });
      continue;
    }
    if (!cannotCast(duel, window, seat, card)) acts.push({ kind: 'cast', card });
    if (mayPayOtherwise(duel, window, seat, card)) acts.push({ kind: 'cast', card, alternative: true });
  }
  const manaAsWell = manaToo && hasPools(duel);
  for (const card of actorsOf(duel, seat)) {
    activatedOf(duel, card).forEach((activated, place) => {
      const { givesMana } = activated;
      if (givesMana && !manaAsWell) return;
      if (isOutOfReach(duel, seat, card, activated) || cannotActivate(duel, window, seat, card, place))
        return;
      if (!givesMana) acts.push({ kind: 'activate', card, ability: place });
      else
        choicesOf(duel, seat, card, activated).forEach((_, choice) =>
          acts.push({ kind: 'useMana', card, ability: place, choice }),
        );
    });
  }
  return acts;
}

/** Whether this seat has anything to do but make mana: else it is not asked. */
export function hasAct(duel: Duel, window: WindowFrame, seat: Seat): boolean {
  if (dutiesFor(duel, window, seat).length > 0) return true;
  for (const card of playableCards(duel, seat)) {
    if (isOutOfTheQuestion(duel, window, seat, card)) continue;
    if (!cannotPlayLand(duel, window, seat, card) || !cannotCast(duel, window, seat, card)) return true;
    if (mayPayOtherwise(duel, window, seat, card)) return true;
  }
  for (const card of actorsOf(duel, seat)) {
    const activated = activatedOf(duel, card);
    for (let place = 0; place < activated.length; place++) {
      const one = activated[place] as Activated;
      if (one.givesMana || isOutOfReach(duel, seat, card, one)) continue;
      if (!cannotActivate(duel, window, seat, card, place)) return true;
    }
  }
  return false;
}

/** It can be cast for what it takes in the place of its mana cost. */
export const mayPayOtherwise = (duel: Duel, window: WindowFrame, seat: Seat, card: CardNumber): boolean =>
  alternativeOf(faceAt(duel, cardAt(duel, card).face)) !== undefined &&
  !cannotCast(duel, window, seat, card, true);

/** Whatever has something to be activated, wherever that works. */
function actorsOf(duel: Duel, seat: Seat): readonly CardNumber[] {
  const { actors } = derivedOf(duel);
  const buried = buriedWithAbilities(duel);
  const permits = permitsOf(duel, seat);
  return buried.length + permits.length === 0 ? actors : [...actors, ...buried, ...permits];
}

interface Traits {
  readonly isLand: boolean;
  /** Nothing on the card itself lets it be cast but in an own main phase. */
  readonly isSlow: boolean;
  /** Mana that it costs at least. */
  readonly mana: number;
}

const traits = new WeakMap<Face, Traits>();

function traitsOf(face: Face): Traits {
  let known = traits.get(face);
  if (!known) {
    const types = maskOf(TYPE, face.types);
    // A card that says something of its own price or time is looked at.
    const speaks = face.abilities.some(({ kind }) => kind === 'rule');
    const isQuick =
      (types & (TYPE.instant | TYPE.interrupt)) !== 0 ||
      face.abilities.some(
        (ability) =>
          (ability.kind === 'keyword' && ability.keyword === 'flash') ||
          (ability.kind === 'spell' && ability.onlyDuring !== undefined),
      );
    known = {
      isLand: (types & TYPE.land) !== 0,
      isSlow: (types & SLOW) !== 0 && !isQuick && !speaks,
      mana: speaks ? 0 : totalOf(manaOf(face.cost ?? '')),
    };
    traits.set(face, known);
  }
  return known;
}

/** Too slow for this moment, or too dear. Rules in play may say otherwise: with any of them everything is looked at. */
function isOutOfTheQuestion(duel: Duel, window: WindowFrame, seat: Seat, card: CardNumber): boolean {
  if (derivedOf(duel).rules.length > 0) return false;
  const { isLand, isSlow, mana } = traitsOf(faceAt(duel, cardAt(duel, card).face));
  if (isLand) return !isSorceryTime(duel, window, seat);
  // Where somebody may interrupt, whatever aims at spells is quick enough.
  if (isSlow && window.speed !== 'interrupt' && !isSorceryTime(duel, window, seat)) return true;
  return mana > meansOf(duel, seat);
}

/** Somebody else's, or tapped when it would have to be tapped. */
function isOutOfReach(duel: Duel, seat: Seat, card: CardNumber, { at, ability }: Activated): boolean {
  const permanent = duel.board[card];
  if (!permanent) return false;
  if (!ability.anyPlayer && !at.ofGranter && looksOf(duel, card).controller !== seat) return true;
  return permanent.tapped && ability.costs.some((cost) => cost.kind === 'tap');
}
