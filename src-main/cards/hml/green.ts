// prettier-ignore
import {
  aCreature, activated, all, atStep, attached, aura, bonus, both, count, creature, creatures, damage,
  enchantment, everyone, formerly, gains, green, instant, lands, not, plus, regenerate, sacrificeThis, sized,
  statically, supertype, that, triggered, upkeepCost,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly(
    'Constable',
    creature(
      'An-Havva Constable',
      '{1}{G}{G}',
      'Human',
      2,
      0,
      sized(0, plus(1, count(all(both(creatures, green))))),
    ),
  ),
  aura(
    'Carapace',
    '{G}',
    creatures,
    statically(attached, bonus(0, 2)),
    activated(sacrificeThis, regenerate(attached)),
  ),
  formerly('Mist', creature('Hungry Mist', '{2}{G}{G}', 'Elemental', 6, 2, upkeepCost('{G}{G}'))),
  enchantment(
    'Primal Order',
    '{2}{G}{G}',
    triggered(
      atStep('upkeep', everyone),
      damage(count(all(both(lands, not(supertype('basic'))), 'battlefield', that('player'))), that('player')),
    ),
  ),
  instant('Shrink', '{G}', gains(aCreature, bonus(-5, 0))),
];
