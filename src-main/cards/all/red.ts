// prettier-ignore
import {
  anyTarget, damage, discards, instant, is, opponents, self, triggered, withAbilities, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  withAbilities(
    instant('Guerrilla Tactics', '{1}{R}', damage(2, anyTarget)),
    triggered(discards(you, is(self), opponents), damage(4, anyTarget), { worksIn: 'graveyard' }),
  ),
];
