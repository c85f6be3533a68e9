/** The gesture for each kind of question. */
import { Acting } from './acting.svelte.ts';
import { ChoosingModes, Deciding, Keeping, Naming, Starting } from './asking.ts';
import { Attacking } from './attacking.svelte.ts';
import { Blocking } from './blocking.svelte.ts';
import { Counting } from './counting.svelte.ts';
import { divideDamage, divideShares, type DivideAmong } from './dividing.svelte.ts';
import type { Hands } from './gesture.ts';
import { lineUp, putInOrder, type PutInOrder } from './ordering.svelte.ts';
import { Paying } from './paying.svelte.ts';
import { pickChoice, pickCosts, pickTargets, type PickThings } from './picking.svelte.ts';

export type AnyGesture =
  | Acting
  | Attacking
  | Blocking
  | ChoosingModes
  | Counting
  | Deciding
  | DivideAmong
  | Keeping
  | Naming
  | Paying
  | PickThings
  | PutInOrder
  | Starting;

export function gestureFor(hands: Hands): AnyGesture {
  const { options } = hands.prompt;
  switch (options.kind) {
    case 'start':
      return new Starting(hands);
    case 'keep':
      return new Keeping(hands);
    case 'yesNo':
      return new Deciding(hands);
    case 'act':
      return new Acting(hands, options);
    case 'modes':
      return new ChoosingModes(hands);
    case 'x':
      return new Counting(hands, options);
    case 'targets':
      return pickTargets(hands, options);
    case 'choose':
      return pickChoice(hands, options);
    case 'costs':
      return pickCosts(hands, options);
    case 'shares':
      return divideShares(hands, options);
    case 'mana':
      return new Paying(hands, options, hands.prompt.texts);
    case 'word':
      return new Naming(hands);
    case 'order':
      return putInOrder(hands, options);
    case 'attack':
      return new Attacking(hands, options);
    case 'block':
      return new Blocking(hands, options);
    case 'lineUp':
      return lineUp(hands, options);
    case 'assign':
      return divideDamage(hands, options);
  }
}
