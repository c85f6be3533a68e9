import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { aCreature, creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Glory Seeker', '{1}{W}', 'Human Soldier', 2, 2),
  creature('Master Decoy', '{1}{W}', 'Human Soldier', 1, 2, activated(['{W}', tap], tapIt(aCreature))),
];
