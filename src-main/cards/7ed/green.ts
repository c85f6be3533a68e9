import { activated, landwalk, statically } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { may } from '../../engine/language/effects/may.ts';
import { putIntoPlay } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { bonus, grant } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { aCreature, aura, creature, creatures, enchantments, instant, other } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  aura(
    'Blanchwood Armor',
    '{2}{G}',
    creatures,
    statically(
      attached,
      bonus(
        count(all(subtype('Forest'), 'battlefield', you)),
        count(all(subtype('Forest'), 'battlefield', you)),
      ),
    ),
  ),
  creature('Canopy Spider', '{1}{G}', 'Spider', 1, 3, 'reach'),
  creature(
    'Elvish Champion',
    '{1}{G}{G}',
    'Elf',
    2,
    2,
    statically(all(other(both(creatures, subtype('Elf')))), [
      bonus(1, 1),
      grant(landwalk(subtype('Forest'))),
    ]),
  ),
  creature(
    'Elvish Piper',
    '{3}{G}',
    'Elf Shaman',
    1,
    1,
    activated(
      ['{G}', tap],
      may(sequence(choose(all(creatures, 'hand', you), 'brought'), putIntoPlay(slot('brought')))),
    ),
  ),
  instant('Might of Oaks', '{3}{G}', gains(aCreature, bonus(7, 7))),
  creature(
    'Yavimaya Enchantress',
    '{2}{G}',
    'Human Druid',
    2,
    2,
    statically(self, bonus(count(all(enchantments)), count(all(enchantments)))),
  ),
];
