// prettier-ignore
import {
  aCreature, activated, addMana, artifacts, atStep, attached, aura, becomesBlocked, blocks, creature,
  creatures, damage, dealsDamageTo, destroy, everyone, formerly, gains, grant, is, landwalk, later,
  losesLandwalk, not, poison, sacrificeThis, self, sequence, subtype, tap, target, that, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly('Wall', creature('Carnivorous Plant', '{3}{G}', 'Plant Wall', 4, 5, 'defender')),
  formerly(
    'Elf',
    creature(
      'Elves of Deep Shadow',
      '{G}',
      'Elf Druid',
      1,
      1,
      activated(tap, sequence(addMana('B'), damage(1, you))),
    ),
  ),
  creature('Land Leeches', '{1}{G}{G}', 'Leech', 2, 2, 'firstStrike'),
  formerly(
    'Viper',
    creature(
      'Marsh Viper',
      '{3}{G}',
      'Snake',
      1,
      2,
      triggered(dealsDamageTo(is(self), everyone), poison(that('player'), 2)),
    ),
  ),
  creature(
    'Scarwood Hag',
    '{1}{G}',
    'Hag',
    1,
    1,
    activated(['{G}{G}{G}{G}', tap], gains(aCreature, grant(landwalk(subtype('Forest'))))),
    activated(tap, gains(aCreature, losesLandwalk(subtype('Forest')))),
  ),
  formerly(
    'Scavenger Folk',
    creature(
      'Scavenger Folk',
      '{G}',
      'Human',
      1,
      1,
      activated(['{G}', tap, sacrificeThis], destroy(target(artifacts))),
    ),
  ),
  aura(
    'Venom',
    '{1}{G}{G}',
    creatures,
    triggered(
      blocks(is(attached), not(subtype('Wall'))),
      later(atStep('endCombat', everyone), destroy(that('other'))),
    ),
    triggered(
      becomesBlocked(is(attached), not(subtype('Wall'))),
      later(atStep('endCombat', everyone), destroy(that('other'))),
    ),
  ),
];
