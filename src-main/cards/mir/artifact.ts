import { activated } from '../../engine/language/abilities.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { you } from '../../engine/language/refs/players.ts';
import { artifact, creatures } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact('Phyrexian Vault', '{3}', activated(['{2}', tap, sacrificeOf(creatures)], draw(you))),
];
