import { count } from '../../engine/language/amounts/count.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { aCreature, anyTarget, creature, instant, sorcery, formerly } from '../builders.ts';
import { bonus } from '../../engine/language/modification.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { meets } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { triggered } from '../../engine/language/abilities.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Goblin',
    creature(
      'Goblin Elite Infantry',
      '{1}{R}',
      'Goblin Warrior',
      2,
      2,
      triggered(meets(is(self), 'either'), gains(self, bonus(-1, -1))),
    ),
  ),
  sorcery('Spitting Earth', '{1}{R}', damage(count(all(subtype('Mountain'), 'battlefield', you)), aCreature)),
  creature('Volcanic Dragon', '{4}{R}{R}', 'Dragon', 4, 4, 'flying', 'haste'),
  instant('Volcanic Geyser', '{X}{R}{R}', damage(x, anyTarget)),
];
