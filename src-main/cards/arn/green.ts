import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { anything, both } from '../../engine/language/filters/logic.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aCreature, creature, creatures, instant, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Desert Twister', '{4}{G}{G}', destroy(target(anything))),
  instant('Sandstorm', '{G}', damage(1, all(both(creatures, attacking)))),
  creature('Wyluli Wolf', '{1}{G}', 'Wolf', 1, 1, activated(tap, gains(aCreature, bonus(1, 1)))),
];
