import { activated, triggered } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { may } from '../../engine/language/effects/may.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { dealsDamageTo, dies } from '../../engine/language/moment.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { aCreature, creature, creatures, enchantment, yours } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Aven Fisher',
    '{3}{U}',
    'Bird Soldier',
    2,
    2,
    'flying',
    triggered(dies(is(self)), may(draw(you))),
  ),
  enchantment(
    'Coastal Piracy',
    '{2}{U}{U}',
    triggered(dealsDamageTo(yours(creatures), opponents, true), may(draw(you))),
  ),
  creature(
    'Puppeteer',
    '{2}{U}',
    'Human Wizard',
    1,
    2,
    activated(['{U}', tap], chooseOne({ tap: tapIt(aCreature), untap: untapIt(aCreature) })),
  ),
];
