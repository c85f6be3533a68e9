// prettier-ignore
import {
  aCreature, activated, all, artifacts, bonus, both, bury, controllerOf, creature, damage, formerly, gains,
  putCounters, sacrificeOf, self, sequence, sorcery, tap, target, totalCost, x, yourUpkeep,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const anArtifactOfX = target(both(artifacts, totalCost('=', x)));

export const cards: readonly CorpusCard[] = [
  creature('Atog', '{1}{R}', 'Atog', 1, 2, activated(sacrificeOf(artifacts), gains(self, bonus(2, 2)))),
  sorcery('Detonate', '{X}{R}', sequence(bury(anArtifactOfX), damage(x, controllerOf(anArtifactOfX)))),
  formerly(
    'Dwarf',
    creature(
      'Dwarven Weaponsmith',
      '{1}{R}',
      'Dwarf Artificer',
      1,
      1,
      activated([tap, sacrificeOf(artifacts)], putCounters(aCreature, '+1/+1'), { onlyDuring: yourUpkeep }),
    ),
  ),
  sorcery('Shatterstorm', '{2}{R}{R}', bury(all(artifacts))),
];
