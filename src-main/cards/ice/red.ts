import { rule } from '../../engine/language/abilities.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { grant } from '../../engine/language/modification.ts';
import { self } from '../../engine/language/refs/self.ts';
import { anyTarget, creature, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  instant(
    'Incinerate',
    '{1}{R}',
    sequence(damage(3, anyTarget), gains(anyTarget, grant(rule({ kind: 'noRegeneration', who: is(self) })))),
  ),
  creature(
    'Orcish Conscripts',
    '{R}',
    'Orc',
    2,
    2,
    rule({ kind: 'attackCompany', who: is(self), others: 2 }),
  ),
];
