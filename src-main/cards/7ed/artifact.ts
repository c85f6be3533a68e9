import { rule } from '../../engine/language/abilities.ts';
import { you } from '../../engine/language/refs/players.ts';
import { artifact } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [artifact('Spellbook', '{0}', rule({ kind: 'noHandLimit', who: you }))];
