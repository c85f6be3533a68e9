import { landwalk, rule, triggered } from '../../engine/language/abilities.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { may } from '../../engine/language/effects/may.ts';
import { putIntoPlay } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { either } from '../../engine/language/filters/logic.ts';
import { enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { each } from '../../engine/language/refs/each.ts';
import { otherPlayers } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, creature, creatures, enchantments, instant, regeneration } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
