/** Who or what is meant: objects and players. A ref is read at the moment its effect happens. */
import type { AllBut } from './refs/allBut.ts';
import type { Above } from './refs/above.ts';
import type { All } from './refs/all.ts';
import type { Attached } from './refs/attached.ts';
import type { Buried } from './refs/buried.ts';
import type { Each } from './refs/each.ts';
import type { Against } from './refs/fight.ts';
import type { OpponentsOf } from './refs/opponentsOf.ts';
import type { ControllerOf, OwnerOf, Players } from './refs/players.ts';
import type { Several } from './refs/several.ts';
import type { Self } from './refs/self.ts';
import type { Slot } from './refs/slot.ts';
import type { SourcesOfDamage } from './refs/sourcesOfDamage.ts';
import type { Target } from './refs/target.ts';
import type { That } from './refs/that.ts';
import type { WhoDid } from './refs/whoDid.ts';
import type { TopOf } from './refs/topOf.ts';
import type { Foremost } from './refs/foremost.ts';

export type Ref =
  | Self
  | Attached
  | That
  | Target
  | Slot
  | Each
  | All
  | Players
  | ControllerOf
  | OwnerOf
  | OpponentsOf
  | Buried
  | Above
  | TopOf
  | Against
  | WhoDid
  | SourcesOfDamage
  | Foremost
  | Several
  | AllBut;
export type RefKind = Ref['kind'];
