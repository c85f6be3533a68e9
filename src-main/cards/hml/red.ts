// prettier-ignore
import {
  attached, aura, bonus, creature, creatures, formerly, is, power, rule, statically, toughnessOf,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
