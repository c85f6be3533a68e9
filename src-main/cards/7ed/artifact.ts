import { rule, statically } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { sharesCreatureType } from '../../engine/language/filters/sharesType.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { each } from '../../engine/language/refs/each.ts';
import { you } from '../../engine/language/refs/players.ts';
import { artifact, creatures } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact(
    'Coat of Arms',
    '{5}',
    statically(
      all(creatures),
      bonus(
        count(all(both(creatures, not(is(each)), sharesCreatureType(each)))),
        count(all(both(creatures, not(is(each)), sharesCreatureType(each)))),
      ),
    ),
  ),
  artifact('Spellbook', '{0}', rule({ kind: 'noHandLimit', who: you })),
];
