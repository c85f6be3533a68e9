// prettier-ignore
import {
  activated, all, both, creature, creatures, gains, grant, instant, is, keep, rule, scatterCounters, self,
  sequence, slot, subtype, tap, tapIt, target, untapped, x,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const dancers = target(creatures, { least: 0, most: x, by: 'chance' });

export const cards: readonly CorpusCard[] = [
  creature(
    'Goblin Polka Band',
    '{R}{R}',
    'Goblin',
    1,
    1,
    activated(
      ['{2}{X}', tap],
      sequence(
        keep('creatures that were tapped this way', all(both(is(dancers), untapped))),
        tapIt(dancers),
        gains(
          all(both(subtype('Goblin'), is(slot('creatures that were tapped this way')))),
          grant(rule({ kind: 'staysTapped', who: is(self) })),
          'nextUntap',
        ),
      ),
      { xOnly: 'R' },
    ),
  ),
  instant(
    'Orcish Catapult',
    '{X}{R}{R}',
    scatterCounters(target(creatures, { least: 0, most: x, by: 'chanceSome' }), '-0/-1', x),
  ),
];
