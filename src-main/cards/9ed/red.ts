import { activated } from '../../engine/language/abilities.ts';
import { minus } from '../../engine/language/amounts/arithmetic.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { bonus, control, has } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { aCreature, creature, creatures, damageEach, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Bloodfire Colossus',
    '{6}{R}{R}',
    'Giant',
    6,
    6,
    activated(['{R}', sacrificeThis], damageEach(6, all(creatures), everyone)),
  ),
  sorcery('Flowstone Slide', '{X}{2}{R}{R}', gains(all(creatures), bonus(x, minus(0, x)))),
  creature('Goblin Sky Raider', '{2}{R}', 'Goblin Warrior', 1, 2, 'flying'),
  sorcery('Threaten', '{2}{R}', sequence(untapIt(aCreature), gains(aCreature, [control, has('haste')]))),
];
