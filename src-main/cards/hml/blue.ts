import { statically } from '../../engine/language/abilities.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { loses, losesLandwalk } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { creatures, enchantment, world } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  world(
    enchantment(
      'Mystic Decree',
      '{2}{U}{U}',
      statically(all(creatures), [loses('flying'), losesLandwalk(subtype('Island'))]),
    ),
  ),
];
