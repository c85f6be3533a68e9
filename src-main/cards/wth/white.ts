import { later } from '../../engine/language/effects/delayed.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { regenerate } from '../../engine/language/effects/regenerate.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { control } from '../../engine/language/modification.ts';
import { regenerates } from '../../engine/language/moment.ts';
import { aCreature, creature, formerly, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly('Knight', creature('Benalish Knight', '{2}{W}', 'Human Knight', 2, 2, 'flash', 'firstStrike')),
  instant(
    'Debt of Loyalty',
    '{1}{W}{W}',
    sequence(
      later(regenerates(is(aCreature)), gains(aCreature, control, 'whileInPlay')),
      regenerate(aCreature),
    ),
  ),
];
