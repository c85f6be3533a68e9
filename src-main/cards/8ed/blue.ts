// prettier-ignore
import {
  aCreature, activated, aSpell, attached, aura, controllerOf, counter, creature, creatures, dealsDamageTo,
  dies, draw, enchantment, instant, is, mana, may, mayTapOrUntap, opponents, rule, sacrificeThis, self, tap,
  triggered, unlessPays, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
  creature('Puppeteer', '{2}{U}', 'Human Wizard', 1, 2, activated(['{U}', tap], mayTapOrUntap(aCreature))),
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
