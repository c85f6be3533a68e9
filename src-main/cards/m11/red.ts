import { activated, triggered } from '../../engine/language/abilities.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { putIntoPlay } from '../../engine/language/effects/move.ts';
import { play, reveal } from '../../engine/language/effects/play.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { atStep } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { that } from '../../engine/language/refs/that.ts';
import { anyTarget, creature, enchantment, lands } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Ember Hauler', '{R}{R}', 'Goblin', 2, 2, activated(['{1}', sacrificeThis], damage(2, anyTarget))),
  enchantment(
    'Wild Evocation',
    '{5}{R}',
    triggered(
      atStep('upkeep', everyone),
      sequence(
        choose(all(anything, 'hand', that('player')), 'picked', { atRandom: true }),
        reveal(slot('picked')),
        when(
          fits(slot('picked'), lands),
          putIntoPlay(slot('picked')),
          play(slot('picked'), that('player'), { free: true, forced: true }),
        ),
      ),
    ),
  ),
];
