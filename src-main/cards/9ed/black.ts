import { activated, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife, loseLife } from '../../engine/language/effects/life.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { bonus } from '../../engine/language/modification.ts';
import { attacks, dies, enters, meets } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import {
  aCreature,
  anOpponent,
  anyTarget,
  aura,
  creature,
  creatures,
  regeneration,
  sized,
  sorcery,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Consume Spirit', '{X}{1}{B}', sequence(damage(x, anyTarget), gainLife(you, x)), { xOnly: 'B' }),
  aura(
    'Contaminated Bond',
    '{1}{B}',
    creatures,
    triggered(attacks(is(attached)), loseLife(controllerOf(attached), 3)),
    triggered(meets(is(attached), 'blocker'), loseLife(controllerOf(attached), 3)),
  ),
  creature(
    'Festering Goblin',
    '{B}',
    'Zombie Goblin',
    1,
    1,
    triggered(dies(is(self)), gains(aCreature, bonus(-1, -1))),
  ),
  creature(
    'Highway Robber',
    '{2}{B}{B}',
    'Human Mercenary',
    2,
    2,
    triggered(enters(is(self)), sequence(loseLife(anOpponent, 2), gainLife(you, 2))),
  ),
  creature(
    'Mortivore',
    '{2}{B}{B}',
    'Lhurgoyf',
    0,
    0,
    sized(count(all(creatures, 'graveyard')), count(all(creatures, 'graveyard'))),
    regeneration('{B}'),
  ),
  creature(
    'Nantuko Husk',
    '{2}{B}',
    'Zombie Insect',
    2,
    2,
    activated(sacrificeOf(creatures), gains(self, bonus(2, 2))),
  ),
];
