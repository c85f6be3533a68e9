import { activated, instead, landwalk, rule, statically } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { bonus, grant } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aCreature, creature, formerly, thereIs } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Ali Baba',
    creature('Ali Baba', '{R}', 'Human Rogue', 1, 1, activated('{R}', tapIt(target(subtype('Wall'))))),
  ),
  formerly('Bird Maiden', creature('Bird Maiden', '{2}{R}', 'Human Bird', 1, 2, 'flying')),
  formerly(
    'Nomad',
    creature(
      'Desert Nomads',
      '{2}{R}',
      'Human Nomad',
      2,
      2,
      landwalk(subtype('Desert')),
      instead({ kind: 'damageStopped', from: subtype('Desert'), to: is(self) }),
    ),
  ),
  creature(
    'Hurr Jackal',
    '{R}',
    'Jackal',
    1,
    1,
    activated(tap, gains(aCreature, grant(rule({ kind: 'noRegeneration', who: is(self) })))),
  ),
  creature(
    'Kird Ape',
    '{R}',
    'Ape',
    1,
    1,
    statically(self, bonus(1, 2), thereIs(all(subtype('Forest'), 'battlefield', you))),
  ),
];
