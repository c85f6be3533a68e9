import { activated, statically } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { blue } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, enchantment, formerly, regeneration, upkeepCost } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Wizard',
    creature('Apprentice Wizard', '{1}{U}{U}', 'Human Wizard', 0, 1, activated(['{U}', tap], addMana('CCC'))),
  ),
  enchantment(
    'Flood',
    '{U}',
    activated('{U}{U}', tapIt(target(both(creatures, not(withKeyword('flying')))))),
  ),
  formerly('Ship', creature('Ghost Ship', '{2}{U}{U}', 'Spirit', 2, 4, 'flying', regeneration('{U}{U}{U}'))),
  enchantment(
    'Sunken City',
    '{U}{U}',
    upkeepCost('{U}{U}'),
    statically(all(both(creatures, blue)), bonus(1, 1)),
  ),
];
