/** A question about one object, answered from what it is at that moment. */
import type { ChosenColour, ChosenName, ChosenSubtype } from './filters/chosen.ts';
import type { HasManaAbility } from './filters/hasManaAbility.ts';
import type { OneTarget } from './filters/onChain.ts';
import type { AttackingPlayer } from './filters/attackingPlayer.ts';
import type { ControlledBy, Is } from './filters/belonging.ts';
import type { DamagedBy } from './filters/damagedBy.ts';
import type { HasColour } from './filters/hasColour.ts';
import type { HasLandwalk } from './filters/hasLandwalk.ts';
import type { HasKeyword } from './filters/hasKeyword.ts';
import type { HasSubtype } from './filters/hasSubtype.ts';
import type { HasSupertype } from './filters/hasSupertype.ts';
import type { HasType } from './filters/hasType.ts';
import type { IsSpell } from './filters/isSpell.ts';
import type { Anything, Both, Either, Not } from './filters/logic.ts';
import type { FitsOn } from './filters/fitsOn.ts';
import type { Named } from './filters/named.ts';
import type { NamedAs, SharesName } from './filters/naming.ts';
import type { Size } from './filters/size.ts';
import type { State } from './filters/state.ts';
import type { FaceDown, ThisTurn } from './filters/thisTurn.ts';
import type { AttachedTo } from './filters/attachedTo.ts';
import type { CanHost } from './filters/canHost.ts';
import type { ControllerHas, OwnedBy } from './filters/ownership.ts';
import type { PaidByX } from './filters/paidByX.ts';
import type { SharesType } from './filters/sharesType.ts';
import type { WithCounter } from './filters/withCounter.ts';

export type Filter =
  | Both
  | Either
  | Not
  | Anything
  | HasType
  | HasSubtype
  | HasSupertype
  | HasColour
  | HasKeyword
  | HasLandwalk
  | Size
  | State
  | ControlledBy
  | Is
  | Named
  | NamedAs
  | SharesName
  | FitsOn
  | ThisTurn
  | FaceDown
  | DamagedBy
  | AttackingPlayer
  | AttachedTo
  | CanHost
  | SharesType
  | WithCounter
  | OwnedBy
  | ControllerHas
  | IsSpell
  | ChosenColour
  | ChosenSubtype
  | ChosenName
  | OneTarget
  | HasManaAbility
  | PaidByX;
export type FilterKind = Filter['kind'];
