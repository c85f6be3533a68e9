// prettier-ignore
import {
  all, artifacts, choose, creature, creatures, destroy, each, either, enchantments, enters, forEach, instant,
  is, landwalk, may, otherPlayers, putIntoPlay, regeneration, rule, self, sequence, slot, subtype, target,
  triggered,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature('Enormous Baloth', '{6}{G}', 'Beast', 7, 7),
  creature("Gaea's Herald", '{1}{G}', 'Elf', 1, 1, rule({ kind: 'uncounterable', filter: creatures })),
  creature(
    'Hunted Wumpus',
    '{3}{G}',
    'Beast',
    6,
    6,
    triggered(
      enters(is(self)),
      forEach(
        otherPlayers,
        may(
          sequence(
            choose(all(creatures, 'hand', each), 'brought', { by: each }),
            putIntoPlay(slot('brought')),
          ),
          each,
        ),
      ),
    ),
  ),
  instant('Naturalize', '{1}{G}', destroy(target(either(artifacts, enchantments)))),
  creature(
    'Rhox',
    '{4}{G}{G}',
    'Rhino Beast',
    5,
    5,
    rule({ kind: 'asUnblocked', who: is(self) }),
    regeneration('{2}{G}'),
  ),
  creature('Rushwood Dryad', '{1}{G}', 'Dryad', 2, 1, landwalk(subtype('Forest'))),
];
