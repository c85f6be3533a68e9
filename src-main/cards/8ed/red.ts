import { instead } from '../../engine/language/abilities.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { anything, either } from '../../engine/language/filters/logic.ts';
import { grant } from '../../engine/language/modification.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, cannotBlock, creatures, enchantment, lands, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Demolish', '{3}{R}', destroy(target(either(artifacts, lands)))),
  enchantment(
    'Furnace of Rath',
    '{1}{R}{R}{R}',
    instead({ kind: 'damageMultiplied', from: anything, by: 2 }),
  ),
  sorcery('Panic Attack', '{2}{R}', gains(target(creatures, { least: 0, most: 3 }), grant(cannotBlock()))),
];
