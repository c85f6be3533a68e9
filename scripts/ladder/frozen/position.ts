/** What frozen opponents read of the engine: nothing else of the program is theirs. */
export {
  activatedOf,
  manaSources,
  type ManaSource,
  isBarredFrom,
  completedAttack,
  completedBlocks,
  hasInForce,
  abilitiesOf,
  abilityAt,
  COLOUR,
  KEYWORD,
  TYPE,
  wordsOf,
  onSameSide,
  opponentsOf,
  purseOf,
  seatsIn,
  looksOf,
  cardThing,
} from '../../../src-main/engine/position.ts';
export {
  answer,
  asked,
  clone,
  deal,
  fallback,
  options,
  UNKNOWN,
  unknownCards,
  type ActChoice,
  type Asked,
  type Attacker,
  type Block,
  type CardNumber,
  type DamageShare,
  type Duel,
  type FrozenMod,
  type Guesses,
  type Looks,
  type Options,
  type Parts,
  type Reply,
  type Seat,
  type Thing,
} from '../../../src-main/engine/index.ts';
export { editionOf } from '../../../src-main/engine/editions/registry.ts';
export type { Ability } from '../../../src-main/engine/language/ability.ts';
export type { Amount } from '../../../src-main/engine/language/amount.ts';
export type { Effect, EffectKind } from '../../../src-main/engine/language/effect.ts';
export { gains } from '../../../src-main/engine/language/effects/gains.ts';
export type { Face } from '../../../src-main/engine/language/face.ts';
export type { Modification, ModificationKind } from '../../../src-main/engine/language/modification.ts';
export type { AskPurpose } from '../../../src-shared/duel/asked.ts';
export type { Division } from '../../../src-shared/duel/options.ts';
export { COLOURS, LAND_TYPES, TYPES, type Keyword, type Step } from '../../../src-shared/duel/words.ts';
