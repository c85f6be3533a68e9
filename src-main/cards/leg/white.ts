import { triggered } from '../../engine/language/abilities.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { aura, creature, creatures, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  instant('Holy Day', '{W}', prevent('all', { combatOnly: true })),
  aura(
    'Spirit Link',
    '{W}',
    creatures,
    triggered(
      { kind: 'dealsDamage', source: is(attached), to: anything, players: everyone },
      gainLife(you, thatMuch()),
    ),
  ),
  creature('Tundra Wolves', '{W}', 'Wolf', 1, 1, 'firstStrike'),
];
