/** Artifacts that do nothing while they are tapped. */
import type { Act, CardNumber, Duel, Looks } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { faceAt } from '../faces/faces.ts';
import type { Ability } from '../language/ability.ts';
import { TYPE } from '../value/masks.ts';
import { looksInPlay } from '../reading/looks.ts';

/** A tapped artifact that is no creature does nothing, where the rulebook has it so. */
export const isSwitchedOff = (duel: Duel, card: CardNumber): boolean =>
  isOff(duel, card, looksInPlay(duel, card));

export function isOff(duel: Duel, card: CardNumber, looks: Looks): boolean {
  return (
    editionOf(duel).permanents.tappedArtifactsOff &&
    duel.board[card]?.tapped === true &&
    (looks.types & TYPE.artifact) !== 0 &&
    (looks.types & (TYPE.creature | TYPE.land | TYPE.enchantment)) === 0
  );
}

/** An ability that rests while its permanent is off: one of its own words, and none about being tapped. */
export const isResting = (duel: Duel, looks: Looks, at: Words, ability: Ability): boolean =>
  isOwn(duel, looks, at) && !speaksOfBeingTapped(ability);

/** The same of something that was noticed before and waits to be done. */
export const isRestingNow = (duel: Duel, card: CardNumber, act: Act, ability: Ability): boolean =>
  isSwitchedOff(duel, card) && isResting(duel, act.source.looks, act, ability);

type Words = Pick<Act, 'face' | 'ability'>;

/** What another gave it is the other's: tapping the one does not switch off the other. */
export const isOwn = (duel: Duel, looks: Looks, { face, ability }: Words): boolean =>
  face === looks.face && ability < faceAt(duel, face).abilities.length;

/** What a card says about itself while it is tapped goes before the rule that it is off (the card wins). */
function speaksOfBeingTapped(ability: Ability): boolean {
  if (ability.kind === 'rule')
    return (
      (ability.rule.kind === 'staysTapped' || ability.rule.kind === 'mayStayTapped') &&
      ability.rule.who.kind === 'is'
    );
  if (ability.kind === 'instead') return ability.instead.kind === 'turnSkipped';
  return (
    ability.kind === 'triggered' &&
    ability.if?.kind === 'fits' &&
    ability.if.filter.kind === 'state' &&
    ability.if.filter.is === 'tapped'
  );
}
