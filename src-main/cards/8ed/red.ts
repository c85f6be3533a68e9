import { instead } from '../../engine/language/abilities.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { anything, either } from '../../engine/language/filters/logic.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, enchantment, lands, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Demolish', '{3}{R}', destroy(target(either(artifacts, lands)))),
  enchantment(
    'Furnace of Rath',
    '{1}{R}{R}{R}',
    instead({ kind: 'damageMultiplied', from: anything, by: 2 }),
  ),
];
