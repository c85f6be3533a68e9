import { activated, rule, triggered } from '../../engine/language/abilities.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { may, unlessPays } from '../../engine/language/effects/may.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { dealsDamageTo, dies } from '../../engine/language/moment.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { aCreature, aSpell, aura, creature, creatures, enchantment, instant, yours } from '../builders.ts';
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
  aura('Dehydration', '{3}{U}', creatures, rule({ kind: 'staysTapped', who: is(attached) })),
  creature('Fugitive Wizard', '{U}', 'Human Wizard', 1, 1),
  instant('Mana Leak', '{1}{U}', unlessPays(mana('{3}'), counter(aSpell), controllerOf(aSpell))),
  creature(
    'Puppeteer',
    '{2}{U}',
    'Human Wizard',
    1,
    2,
    activated(['{U}', tap], chooseOne({ tap: tapIt(aCreature), untap: untapIt(aCreature) })),
  ),
  creature(
    'Spiketail Hatchling',
    '{1}{U}',
    'Drake',
    1,
    1,
    'flying',
    activated(sacrificeThis, unlessPays(mana('{1}'), counter(aSpell), controllerOf(aSpell))),
  ),
];
