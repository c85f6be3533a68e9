// prettier-ignore
import {
  aCreature, activated, all, anything, atStep, attacking, bonus, both, compare, controlBy, count, creature,
  creatures, damage, dealsDamageTo, destroy, everyone, foremost, formerly, gains, instant, is, later,
  loseLife, mana, self, sorcery, tap, target, that, triggered, unlessPays, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Desert Twister', '{4}{G}{G}', destroy(target(anything))),
  creature(
    'Ghazbán Ogre',
    '{G}',
    'Ogre',
    2,
    2,
    triggered(atStep('upkeep', you), gains(self, controlBy(foremost('life', everyone)), 'whileInPlay'), {
      if: compare(count(foremost('life', everyone)), '=', 1),
    }),
  ),
  formerly(
    'Asp',
    creature(
      'Nafs Asp',
      '{G}',
      'Snake',
      1,
      1,
      triggered(
        dealsDamageTo(is(self), everyone),
        later(
          atStep('draw', that('player')),
          unlessPays(mana('{1}'), loseLife(that('player'), 1), that('player')),
        ),
      ),
    ),
  ),
  instant('Sandstorm', '{G}', damage(1, all(both(creatures, attacking)))),
  creature('Wyluli Wolf', '{1}{G}', 'Wolf', 1, 1, activated(tap, gains(aCreature, bonus(1, 1)))),
];
