import { activated, rule, triggered } from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { flip } from '../../engine/language/effects/flip.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { power } from '../../engine/language/filters/size.ts';
import { untapped } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { defender, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  anOpponent,
  cannotBlock,
  creature,
  creatures,
  creatureToken,
  enchantment,
  formerly,
  instant,
  thereIsNo,
  yours,
} from '../builders.ts';
import { meets } from '../../engine/language/moment.ts';
import { needsTwoBlockers } from '../fighting/builders.ts';
import type { Card } from '../card.ts';

const anOrc = target(both(creatures, subtype('Orc')));

export const cards: readonly Card[] = [
  creature('Brassclaw Orcs', '{2}{R}', 'Orc', 3, 2, cannotBlock(power('>=', 2))),
  instant(
    'Dwarven Catapult',
    '{X}{R}',
    damage(x, all(creatures, 'battlefield', anOpponent), { shared: 'evenly' }),
  ),
  formerly(
    'Dwarf',
    creature(
      'Dwarven Soldier',
      '{1}{R}',
      'Dwarf Soldier',
      2,
      1,
      triggered(meets(is(self), 'either', subtype('Orc')), gains(self, bonus(0, 2))),
    ),
  ),
  enchantment('Goblin War Drums', '{2}{R}', needsTwoBlockers(yours(creatures))),
  enchantment(
    'Goblin Warrens',
    '{2}{R}',
    activated(
      ['{2}{R}', sacrificeOf(subtype('Goblin'), 2)],
      create(creatureToken('red', 'Goblin', 'Goblin', 1, 1), 3),
    ),
  ),
  formerly(
    'Orc',
    creature(
      'Orcish Captain',
      '{R}',
      'Orc Warrior',
      1,
      1,
      activated('{1}', flip(you, gains(anOrc, bonus(2, 0)), gains(anOrc, bonus(0, -2)))),
    ),
  ),
  creature(
    'Orgg',
    '{3}{R}{R}',
    'Orgg',
    6,
    6,
    'trample',
    rule({
      kind: 'cannotAttack',
      who: is(self),
      unless: thereIsNo(all(both(creatures, untapped, power('>=', 3)), 'battlefield', defender)),
    }),
    cannotBlock(power('>=', 3)),
  ),
];
