// prettier-ignore
import {
  aCreature, anyTarget, creature, creatures, damage, dies, formerly, is, mustAttack, self, sequence, sorcery,
  targetOrPlayer, triggered,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const second = targetOrPlayer(creatures, { another: true });
const third = targetOrPlayer(creatures, { another: true });

export const cards: readonly CorpusCard[] = [
  creature('Bloodrock Cyclops', '{2}{R}', 'Cyclops', 3, 3, mustAttack),
  formerly(
    'Spirit',
    creature(
      'Bogardan Firefiend',
      '{2}{R}',
      'Elemental Spirit',
      2,
      1,
      triggered(dies(is(self)), damage(2, aCreature)),
    ),
  ),
  sorcery('Cone of Flame', '{3}{R}{R}', sequence(damage(1, anyTarget), damage(2, second), damage(3, third))),
];
