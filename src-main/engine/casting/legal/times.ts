/** When cards may be played and abilities used. */
import type { CardNumber, Duel, Looks, Seat } from '../../value/duel.ts';
import { editionOf } from '../../editions/registry.ts';
import type { WindowFrame } from '../../value/frame.ts';
import type { ActivatedAbility, SpellAbility } from '../../language/ability.ts';
import type { Condition } from '../../language/condition.ts';
import type { TargetClause } from '../../language/refs/target.ts';
import type { Step } from '../../../../src-shared/duel/words.ts';
import { KEYWORD, TYPE } from '../../value/masks.ts';
import { isTrue } from '../../reading/conditions.ts';
import { isActive } from '../../value/seats.ts';
import { cardThing } from '../../value/things.ts';
import { looksOf } from '../../reading/looks.ts';
import { isLoyaltyAbility } from '../../faces/abilities.ts';
import { isSaid } from '../../reading/rules.ts';
import { landsMore } from '../lands.ts';

export const isOwnMainPhase = (duel: Duel, window: WindowFrame, seat: Seat): boolean =>
  window.speed === 'open' &&
  (duel.turn.step === 'main1' || duel.turn.step === 'main2') &&
  isActive(duel, seat);

/** In the own main phase with nothing waiting. */
export const isSorceryTime = (duel: Duel, window: WindowFrame, seat: Seat): boolean =>
  isOwnMainPhase(duel, window, seat) && duel.chain.length === 0;

/** Where the land comes before the cards, the first card played ends the time for it. */
export function isLandTime(duel: Duel, window: WindowFrame, seat: Seat): boolean {
  if (!isSorceryTime(duel, window, seat)) return false;
  if (editionOf(duel).timing.land === 'mainPhases' || landsMore(duel, seat) > 0) return true;
  return (
    duel.turn.step === 'main1' && !duel.memory.some((fact) => fact.kind === 'cast' && fact.seat === seat)
  );
}

export const SLOW = TYPE.sorcery | TYPE.creature | TYPE.artifact | TYPE.enchantment | TYPE.planeswalker;

/** What may be announced where no window is open. */
export const windowWithin = (seat: Seat, onto = -1): WindowFrame => ({
  kind: 'window',
  speed: 'open',
  holder: seat,
  passed: 0,
  part: 'plain',
  onto,
});

/** The moment its text names, and the time for cards of its types. */
export function isTimeFor(
  duel: Duel,
  window: WindowFrame,
  seat: Seat,
  card: CardNumber,
  spell: SpellAbility | undefined,
): boolean {
  const named = spell?.onlyDuring;
  if (!isNamedEnough(duel, window, named)) return false;
  if (named && !isTrue(duel, { you: seat, self: cardThing(duel, card) }, named)) return false;
  if (editionOf(duel).timing.speakers === 'active') {
    if (named || window.speed === 'interrupt') return true;
    return isFast(duel, seat, card) ? hasWord(duel, window, seat) : isSorceryTime(duel, window, seat);
  }
  return !(looksOf(duel, card).types & SLOW) || isFast(duel, seat, card) || isSorceryTime(duel, window, seat);
}

/** Where only what names the step can be used: what this says of its moment is about this one and no other. */
export const isNamedEnough = (duel: Duel, window: WindowFrame, named: Condition | undefined): boolean =>
  !isKeptForNamed(duel, window) || (named !== undefined && isOnlyIn(named, duel.turn.step));

export const isKeptForNamed = (duel: Duel, window: WindowFrame): boolean =>
  window.speed === 'open' && editionOf(duel).timing.namedSteps.includes(duel.turn.step);

function isOnlyIn(condition: Condition, step: Step): boolean {
  if (condition.kind === 'allTrue') return condition.of.some((part) => isOnlyIn(part, step));
  return condition.kind === 'during' && condition.steps?.length === 1 && condition.steps[0] === step;
}

/** It may be cast whenever fast effects may be used. */
export function isFast(duel: Duel, seat: Seat, card: CardNumber): boolean {
  const { types, keywords } = looksOf(duel, card);
  return (
    (types & (TYPE.instant | TYPE.interrupt)) !== 0 ||
    (keywords & KEYWORD.flash) !== 0 ||
    isSaid(duel, 'castAnytime', seat, card)
  );
}

/** What may answer while a spell is being announced: what aims at spells, and in 1993 every other interrupt. */
export function isInterrupt(duel: Duel, { types }: Looks, spell: SpellAbility | undefined): boolean {
  const isAimed = spell?.targets.some(aimsAtSpells) === true;
  const { interrupts } = editionOf(duel).timing;
  if (interrupts === 'byOthers') return isAimed;
  if (interrupts === 'casterFirst' && (types & TYPE.interrupt) !== 0) return true;
  return (types & (TYPE.interrupt | TYPE.instant)) !== 0 && isAimed;
}

export const aimsAtSpells = (clause: TargetClause): boolean =>
  clause.zone === 'chain' || clause.spellToo === true;

/** It is used only when a sorcery could be cast. */
export const isSlowAbility = (ability: ActivatedAbility): boolean =>
  ability.asSorcery === true || isLoyaltyAbility(ability);

/** Where only the active player has the word: between the steps of an attack, and in the main phases. */
export const hasWord = (duel: Duel, window: WindowFrame, seat: Seat): boolean =>
  editionOf(duel).timing.speakers === 'everybody' ||
  isOwnMainPhase(duel, window, seat) ||
  (isActive(duel, seat) && duel.combat !== undefined);
