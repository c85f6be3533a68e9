import { protectionFrom } from '../../engine/language/abilities.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { red } from '../../engine/language/filters/hasColour.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { blocking } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { creature, creatures, formerly, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  instant('Piety', '{2}{W}', gains(all(both(creatures, blocking)), bonus(0, 3))),
  formerly('Smith', creature('Repentant Blacksmith', '{1}{W}', 'Human', 1, 2, protectionFrom(red))),
];
