import { activated, landwalk, triggered } from '../../engine/language/abilities.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { poison } from '../../engine/language/effects/life.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { not } from '../../engine/language/filters/logic.ts';
import { grant, losesLandwalk } from '../../engine/language/modification.ts';
import { atStep, becomesBlocked, blocks, dealsDamageTo } from '../../engine/language/moment.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { aCreature, artifacts, aura, creature, creatures, formerly } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
