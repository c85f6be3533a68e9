/**
 * What a seat could do in a window: all of it, or whether there is anything. What is out of the question at a glance is
 * passed over; the checks in `legal/` decide about the rest, and are the clear form of the whole.
 */
import type { ActChoice } from '../../../src-shared/duel/question.ts';
import type { Activated } from '../value/derived.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { buriedWithAbilities } from '../faces/buried.ts';
import { faceAt } from '../faces/faces.ts';
import type { WindowFrame } from '../value/frame.ts';
import type { Face } from '../language/face.ts';
import type { Ability } from '../language/ability.ts';
import { manaOf, totalOf, type ManaAmount } from '../language/mana.ts';
import { derivedOf } from '../value/derived.ts';
import { maskOf, TYPE } from '../value/masks.ts';
import { canPay } from '../payment/planPayment.ts';
import { cardAt } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { dutiesFor } from '../timing/duties.ts';
import { activatedOf } from '../reading/activated.ts';
import { isSick } from './costs.ts';
import { playableCards } from './fromWhere.ts';
import { cannotCast, cannotPlayLand } from './legal/playing.ts';
import { alternativeOf } from './legal/proposals.ts';
import { aimsAtSpells, hasWord, isSorceryTime, SLOW } from './legal/times.ts';
import { cannotActivate } from './legal/using.ts';
import { hasPools, meansOf } from './mana.ts';
import { choicesOf } from './manaSource.ts';
import { permitsOf } from '../reading/permits.ts';
import { isTappingPlain, plainSourcesOf } from './plainSources.ts';

/** Everything this seat could do in this window besides passing, as bare choices. */
export function actsIn(duel: Duel, window: WindowFrame, seat: Seat, manaToo: boolean): ActChoice[] {
  const acts: ActChoice[] = [];
  for (const duty of dutiesFor(duel, window, seat)) acts.push({ kind: 'duty', duty: duty.id });
  const glance = glanceAt(duel, window, seat);
  for (const card of playableCards(duel, seat)) {
    if (isOutOfTheQuestion(duel, glance, seat, card)) continue;
    if (!cannotPlayLand(duel, window, seat, card)) {
      acts.push({ kind: 'land', card });
      continue;
    }
    if (!cannotCast(duel, window, seat, card)) acts.push({ kind: 'cast', card });
    if (mayPayOtherwise(duel, window, seat, card)) acts.push({ kind: 'cast', card, alternative: true });
  }
  const { actors, users } = derivedOf(duel);
  const manaAsWell = manaToo && hasPools(duel);
  const tapsForMana = manaAsWell && isTappingPlain(duel) && mayUseMana(duel, window, seat);
  for (const card of withElsewhere(duel, seat, manaAsWell ? actors : users)) {
    if (tapsForMana && addPlainMana(duel, seat, card, acts)) continue;
    activatedOf(duel, card).forEach((activated, place) => {
      const { givesMana } = activated;
      if (givesMana && !manaAsWell) return;
      if (isOutOfReach(duel, glance, seat, card, activated)) return;
      if (cannotActivate(duel, window, seat, card, place)) return;
      if (!givesMana) acts.push({ kind: 'activate', card, ability: place });
      else
        choicesOf(duel, seat, card, activated).forEach((_, choice) =>
          acts.push({ kind: 'useMana', card, ability: place, choice }),
        );
    });
  }
  return acts;
}

const mayUseMana = (duel: Duel, window: WindowFrame, seat: Seat): boolean =>
  window.speed !== 'open' || hasWord(duel, window, seat);

/** Whether it has nothing but mana that asks for no more than tapping it: then all it could do has been added. */
function addPlainMana(duel: Duel, seat: Seat, card: CardNumber, acts: ActChoice[]): boolean {
  const permanent = duel.board[card];
  if (!permanent) return false;
  const looks = looksOf(duel, card);
  const sources = plainSourcesOf(duel, card, looks);
  if (sources.length !== activatedOf(duel, card).length) return false;
  if (looks.controller !== seat || permanent.tapped || isSick(duel, card)) return true;
  for (const { ability, choices } of sources)
    for (let choice = 0; choice < choices.length; choice++)
      acts.push({ kind: 'useMana', card, ability, choice });
  return true;
}

/** Whether this seat has anything to do but make mana: else it is not asked. */
export function hasAct(duel: Duel, window: WindowFrame, seat: Seat): boolean {
  if (dutiesFor(duel, window, seat).length > 0) return true;
  const glance = glanceAt(duel, window, seat);
  for (const card of playableCards(duel, seat)) {
    if (isOutOfTheQuestion(duel, glance, seat, card)) continue;
    if (!cannotPlayLand(duel, window, seat, card) || !cannotCast(duel, window, seat, card)) return true;
    if (mayPayOtherwise(duel, window, seat, card)) return true;
  }
  for (const card of withElsewhere(duel, seat, derivedOf(duel).users)) {
    const activated = activatedOf(duel, card);
    for (let place = 0; place < activated.length; place++) {
      const one = activated[place] as Activated;
      if (one.givesMana || isOutOfReach(duel, glance, seat, card, one)) continue;
      if (!cannotActivate(duel, window, seat, card, place)) return true;
    }
  }
  return false;
}

/** It can be cast for what it takes in the place of its mana cost. */
export const mayPayOtherwise = (duel: Duel, window: WindowFrame, seat: Seat, card: CardNumber): boolean =>
  alternativeOf(faceAt(duel, cardAt(duel, card).face)) !== undefined &&
  !cannotCast(duel, window, seat, card, true);

/** With what works from where it lies. */
function withElsewhere(duel: Duel, seat: Seat, inPlay: readonly CardNumber[]): readonly CardNumber[] {
  const buried = buriedWithAbilities(duel);
  const permits = permitsOf(duel, seat);
  return buried.length + permits.length === 0 ? inPlay : [...inPlay, ...buried, ...permits];
}

interface Traits {
  readonly isLand: boolean;
  /** Nothing on the card itself lets it be cast but in an own main phase. */
  readonly isSlow: boolean;
  /** It may be cast while a spell is being announced. */
  readonly mayInterrupt: boolean;
  /** The least that it costs; undefined where the card says something of its own price. */
  readonly mana: ManaAmount | undefined;
}

const traits = new WeakMap<readonly Face[], readonly Traits[]>();

/** By the number of the face. */
function traitsIn({ faces }: Duel): readonly Traits[] {
  let known = traits.get(faces);
  if (!known) {
    known = faces.map(traitsOf);
    traits.set(faces, known);
  }
  return known;
}

function traitsOf(face: Face): Traits {
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
  return {
    isLand: (types & TYPE.land) !== 0,
    isSlow: (types & SLOW) !== 0 && !isQuick && !speaks,
    mayInterrupt: (types & TYPE.interrupt) !== 0 || face.abilities.some(aims),
    mana: speaks ? undefined : { ...manaOf(face.cost ?? ''), x: 0 },
  };
}

const aims = (ability: Ability): boolean => ability.kind === 'spell' && ability.targets.some(aimsAtSpells);

/** What is the same for everything that a seat might do in a window. */
interface Glance {
  readonly traits: readonly Traits[];
  readonly isInterrupting: boolean;
  readonly isSorceryTime: boolean;
  /** Something in play speaks of times and prices: they are looked at closely. */
  readonly isBent: boolean;
}

const glanceAt = (duel: Duel, window: WindowFrame, seat: Seat): Glance => ({
  traits: traitsIn(duel),
  isInterrupting: window.speed === 'interrupt',
  isSorceryTime: isSorceryTime(duel, window, seat),
  isBent: derivedOf(duel).bearsOnPlaying,
});

/** Too slow for this moment, or too dear. */
function isOutOfTheQuestion(duel: Duel, glance: Glance, seat: Seat, card: CardNumber): boolean {
  const { isLand, isSlow, mayInterrupt, mana } = glance.traits[cardAt(duel, card).face] as Traits;
  if (isLand) return !glance.isSorceryTime;
  if (glance.isInterrupting && !mayInterrupt) return true;
  if (glance.isBent) return false;
  // Where somebody may interrupt, whatever aims at spells is quick enough.
  if (isSlow && !glance.isInterrupting && !glance.isSorceryTime) return true;
  return mana !== undefined && isTooDear(duel, seat, mana, card);
}

/** Somebody else's, or it cannot be paid for. */
function isOutOfReach(
  duel: Duel,
  glance: Glance,
  seat: Seat,
  card: CardNumber,
  { at, ability, givesMana }: Activated,
): boolean {
  const permanent = duel.board[card];
  if (!permanent) return false;
  if (!ability.anyPlayer && !at.ofGranter && looksOf(duel, card).controller !== seat) return true;
  if (glance.isInterrupting && !givesMana && !ability.targets.some(aimsAtSpells)) return true;
  for (const cost of ability.costs) {
    if (cost.kind === 'tap' && (permanent.tapped || isSick(duel, card))) return true;
    if (cost.kind === 'mana' && !givesMana && !glance.isBent) {
      const mana = manaOf(cost.mana);
      if (isTooDear(duel, seat, mana.x === 0 ? mana : { ...mana, x: 0 })) return true;
    }
  }
  return false;
}

/** What is more than everything together is seen without looking at kinds. */
const isTooDear = (duel: Duel, seat: Seat, mana: ManaAmount, card?: CardNumber): boolean =>
  totalOf(mana) > 0 &&
  (totalOf(mana) > meansOf(duel, seat) || !canPay(duel, seat, mana, card === undefined ? {} : { card }));
