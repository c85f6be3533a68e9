// prettier-ignore
import {
  aCreature, all, anyTarget, bonus, count, creature, damage, formerly, gains, instant, is, meets, self,
  sorcery, subtype, triggered, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
