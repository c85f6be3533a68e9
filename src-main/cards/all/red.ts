import { triggered } from '../../engine/language/abilities.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { discards } from '../../engine/language/moment.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { anyTarget, instant, withAbilities } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  withAbilities(
    instant('Guerrilla Tactics', '{1}{R}', damage(2, anyTarget)),
    triggered(discards(you, is(self), opponents), damage(4, anyTarget), { worksIn: 'graveyard' }),
  ),
];
