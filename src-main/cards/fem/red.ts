// prettier-ignore
import {
  activated, all, anOpponent, bonus, both, cannotBlock, create, creature, creatures, creatureToken, damage,
  defender, enchantment, flip, formerly, gains, instant, is, meets, needsTwoBlockers, power, rule,
  sacrificeOf, self, subtype, target, thereIsNo, triggered, untapped, x, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const anOrc = target(both(creatures, subtype('Orc')));

export const cards: readonly CorpusCard[] = [
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
