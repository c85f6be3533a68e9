import { rule, statically } from '../../engine/language/abilities.ts';
import { toughnessOf } from '../../engine/language/amounts/measure.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { power } from '../../engine/language/filters/size.ts';
import { bonus } from '../../engine/language/modification.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { aura, creature, creatures, formerly } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly('Ambush Party', creature('Ambush Party', '{4}{R}', 'Human Rogue', 3, 1, 'firstStrike', 'haste')),
  formerly('Bodyguard', creature('Anaba Bodyguard', '{3}{R}', 'Minotaur', 2, 3, 'firstStrike')),
  aura(
    'Ironclaw Curse',
    '{R}',
    creatures,
    statically(attached, bonus(0, -1)),
    rule({ kind: 'cannotBlock', who: is(attached), whom: power('>=', toughnessOf(attached)) }),
  ),
];
