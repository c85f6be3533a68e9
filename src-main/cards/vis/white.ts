import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { putIntoPlay } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, formerly, instant, yours } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Archangel', '{5}{W}{W}', 'Angel', 5, 5, 'flying', 'vigilance'),
  formerly(
    'Soldier',
    creature(
      'Infantry Veteran',
      '{W}',
      'Human Soldier',
      1,
      1,
      activated(tap, gains(target(both(creatures, attacking)), bonus(1, 1))),
    ),
  ),
  formerly(
    'Archer',
    creature('Longbow Archer', '{W}{W}', 'Human Soldier Archer', 2, 2, 'firstStrike', 'reach'),
  ),
  instant(
    'Miraculous Recovery',
    '{4}{W}',
    sequence(
      putIntoPlay(target(yours(creatures), { zone: 'graveyard' }), { slot: 'returned' }),
      putCounters(slot('returned'), '+1/+1'),
    ),
  ),
  instant("Warrior's Honor", '{2}{W}', gains(all(creatures, 'battlefield', you), bonus(1, 1))),
];
