/** Artifacts that do nothing while they are tapped. */
import type { CardNumber, Duel, Looks } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
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

/** What a card says about itself while it is tapped goes before the rule that it is off (the card wins). */
export function speaksOfBeingTapped(ability: Ability): boolean {
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
