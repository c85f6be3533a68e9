import { counter } from '../../engine/language/effects/counterSpell.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { targetSpell } from '../../engine/language/refs/target.ts';
import { creatures, interrupt } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  interrupt('Remove Soul', '{1}{U}', counter(targetSpell(both(spell, creatures)))),
];
