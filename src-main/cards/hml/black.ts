import { activated } from '../../engine/language/abilities.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { aura, creatures } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  aura('Torture', '{B}', creatures, activated('{1}{B}', putCounters(attached, '-1/-1'))),
];
