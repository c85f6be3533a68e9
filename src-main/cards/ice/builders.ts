/** What several versions of a card of this set have in common. */
import type { Step } from '../../../src-shared/duel/words.ts';
import { activated, rule, triggered } from '../../engine/language/abilities.ts';
import type { Ability } from '../../engine/language/ability.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import type { Effect } from '../../engine/language/effect.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { keepAmount } from '../../engine/language/effects/keep.ts';
import { may } from '../../engine/language/effects/may.ts';
import { exile, move, toHand } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { atStep, discards } from '../../engine/language/moment.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { you } from '../../engine/language/refs/players.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { that } from '../../engine/language/refs/that.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';

/** No draw of one's own: cards are paid for with life, and come at the end of a turn of one's own. */
export const pactWithDeath = (step: Step): Ability[] => [
  rule({ kind: 'skipsStep', who: you, step: 'draw' }),
  triggered(discards(you), exile(that())),
  activated(
    payLife(1),
    sequence(
      move(topOf(you, 1), 'exile', { faceDown: true, slot: 'that card' }),
      later(atStep(step, you), toHand(slot('that card'))),
    ),
  ),
];

/** In a game of chance, whoever has won says whether it goes on. */
export const mayGoOn = (who: Ref): Effect => may(keepAmount('the winner wants it', 1), who);
