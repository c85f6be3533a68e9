import { rule } from '../../engine/language/abilities.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { artifact, creatures } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact("Feroz's Ban", '{6}', rule({ kind: 'spellCost', filter: creatures, who: everyone, more: 2 })),
];
