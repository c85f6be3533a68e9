import { triggered } from '../../engine/language/abilities.ts';
import { may } from '../../engine/language/effects/may.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { skipPhases } from '../../engine/language/effects/turns.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { attacks } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { aCreature, aPlayer, creature, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Armored Pegasus', '{1}{W}', 'Pegasus', 1, 2, 'flying'),
  creature('Border Guard', '{2}{W}', 'Human Soldier', 1, 4),
  creature('Devoted Hero', '{W}', 'Elf Soldier', 1, 2),
  sorcery('False Peace', '{W}', skipPhases(aPlayer, 'combat')),
  creature('Foot Soldiers', '{3}{W}', 'Human Soldier', 2, 4),
  creature('Regal Unicorn', '{2}{W}', 'Unicorn', 2, 3),
  creature(
    'Seasoned Marshal',
    '{2}{W}{W}',
    'Human Soldier',
    2,
    2,
    triggered(attacks(is(self)), may(tapIt(aCreature))),
  ),
];
