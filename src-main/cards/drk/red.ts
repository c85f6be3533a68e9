import { rule } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { half } from '../../engine/language/amounts/fraction.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { all } from '../../engine/language/refs/all.ts';
import { defender, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { targetPlayer } from '../../engine/language/refs/target.ts';
import { creature, formerly, sorcery, thereIs } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery(
    'Eternal Flame',
    '{2}{R}{R}',
    sequence(
      damage(count(all(subtype('Mountain'), 'battlefield', you)), targetPlayer('opponents')),
      damage(half(count(all(subtype('Mountain'), 'battlefield', you)), 'up'), you),
    ),
  ),
  creature('Goblin Hero', '{2}{R}', 'Goblin', 2, 2),
  formerly(
    'Rock Sled',
    creature(
      'Goblin Rock Sled',
      '{1}{R}',
      'Goblin',
      3,
      1,
      'trample',
      rule({
        kind: 'cannotAttack',
        who: is(self),
        unless: thereIs(all(subtype('Mountain'), 'battlefield', defender)),
      }),
    ),
  ),
];
