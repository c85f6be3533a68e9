import { activated, rule } from '../../engine/language/abilities.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { create } from '../../engine/language/effects/create.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { power } from '../../engine/language/filters/size.ts';
import { untapped } from '../../engine/language/filters/state.ts';
import { all } from '../../engine/language/refs/all.ts';
import { defender } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { cannotBlock, creature, creatureToken, creatures, enchantment, thereIsNo } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Brassclaw Orcs', '{2}{R}', 'Orc', 3, 2, cannotBlock(power('>=', 2))),
  enchantment(
    'Goblin Warrens',
    '{2}{R}',
    activated(
      ['{2}{R}', sacrificeOf(subtype('Goblin'), 2)],
      create(creatureToken('red', 'Goblin', 'Goblin', 1, 1), 3),
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
