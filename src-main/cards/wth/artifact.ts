import { activated } from '../../engine/language/abilities.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { you } from '../../engine/language/refs/players.ts';
import { artifact, taps } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact('Mind Stone', '{2}', taps('C'), activated(['{1}', tap, sacrificeThis], draw(you))),
];
