import { activated, statically, triggered } from '../../engine/language/abilities.ts';
import { plus } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { regenerate } from '../../engine/language/effects/regenerate.ts';
import { green } from '../../engine/language/filters/hasColour.ts';
import { supertype } from '../../engine/language/filters/hasSupertype.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { bonus } from '../../engine/language/modification.ts';
import { atStep } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  aura,
  creature,
  creatures,
  enchantment,
  formerly,
  instant,
  lands,
  sized,
  upkeepCost,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
