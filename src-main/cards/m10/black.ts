import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { loseLife } from '../../engine/language/effects/life.ts';
import { black } from '../../engine/language/filters/hasColour.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aPlayer, creature, creatures, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Acolyte of Xathrid',
    '{B}',
    'Human Cleric',
    0,
    1,
    activated(['{1}{B}', tap], loseLife(aPlayer, 1)),
  ),
  creature('Child of Night', '{1}{B}', 'Vampire', 2, 1, 'lifelink'),
  instant('Doom Blade', '{1}{B}', destroy(target(both(creatures, not(black))))),
];
