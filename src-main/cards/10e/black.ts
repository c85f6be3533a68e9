import { activated, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { winDuel } from '../../engine/language/effects/finish.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { blocking } from '../../engine/language/filters/state.ts';
import { atStep } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { against } from '../../engine/language/refs/fight.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, enchantment } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Knight of Dusk',
    '{1}{B}{B}',
    'Human Knight',
    2,
    2,
    activated('{B}{B}', destroy(target(both(creatures, blocking, is(against(self)))))),
  ),
  enchantment(
    'Mortal Combat',
    '{2}{B}{B}',
    triggered(atStep('upkeep', you), winDuel(you), {
      if: compare(count(all(creatures, 'graveyard', you)), '>=', 20),
    }),
  ),
];
