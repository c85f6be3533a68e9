import { activated, triggered } from '../../engine/language/abilities.ts';
import { sacrificeOf, sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { atStep, enters } from '../../engine/language/moment.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { anyTarget, creature, creatureToken } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Mogg Fanatic', '{R}', 'Goblin', 1, 1, activated(sacrificeThis, damage(1, anyTarget))),
  creature('Prodigal Pyromancer', '{2}{R}', 'Human Wizard', 1, 1, activated(tap, damage(1, anyTarget))),
  creature(
    'Siege-Gang Commander',
    '{3}{R}{R}',
    'Goblin',
    2,
    2,
    triggered(enters(is(self)), create(creatureToken('red', 'Goblin', 'Goblin', 1, 1), 3)),
    activated(['{1}{R}', sacrificeOf(subtype('Goblin'))], damage(2, anyTarget)),
  ),
  creature(
    'Viashino Sandscout',
    '{1}{R}',
    'Viashino Scout',
    2,
    1,
    'haste',
    triggered(atStep('end', everyone), toHand(self)),
  ),
];
