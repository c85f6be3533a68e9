/** The other front door of the engine: to read a position as the rules see it. Nothing here changes a duel. */
import './layers/inPlay.ts';

export { cardThing, chainThing, seatThing, zoneOf } from './value/things.ts';
export { attackable, onSameSide, opponentsOf, purseOf, seatsIn } from './value/seats.ts';
export { COLOUR, KEYWORD, TYPE, wordsOf } from './value/masks.ts';
export type * from './value/frame.ts';
export { nearest, top } from './value/stack.ts';
export { abilitiesOf, abilityAt, effectsOf, faceAt } from './faces/faces.ts';
export { isManaAbility, modesOf, usedClauses } from './faces/abilities.ts';
export { controllerOf, looksOf, looksOfThing } from './reading/looks.ts';
export { activatedOf } from './reading/activated.ts';
export { isOpen } from './changes/zones.ts';
export { costOf, partOptions } from './casting/draft.ts';
export { aimOf } from './casting/legal/aims.ts';
export { allowedModes } from './casting/legal/modes.ts';
export { proposeActivate, proposeCast, type Proposal } from './casting/legal/proposals.ts';
export { legalTargets } from './casting/targets.ts';
export { addManaIn, isByTheCounter, type ManaSource } from './casting/manaSource.ts';
export { manaSources } from './casting/mana.ts';
export { isBarredFrom } from './combat/attackers.ts';
export { completedAttack } from './combat/attackDemands.ts';
export { completedBlocks } from './combat/blockDemands.ts';
export { defaultShares, divisionOf } from './combat/damage.ts';
export { lineAskedFor } from './combat/block.ts';
export { beginnerOf } from './timing/duties.ts';
export { hasInForce } from './reading/rules.ts';
