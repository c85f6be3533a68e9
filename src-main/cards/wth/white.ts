import { activated, rule } from '../../engine/language/abilities.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { laterThisTurn } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { regenerate } from '../../engine/language/effects/regenerate.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { either } from '../../engine/language/filters/logic.ts';
import { control } from '../../engine/language/modification.ts';
import { regenerates } from '../../engine/language/moment.ts';
import { opponents } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aCreature, artifacts, creature, enchantment, enchantments, formerly, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment(
    'Aura of Silence',
    '{1}{W}{W}',
    rule({ kind: 'spellCost', filter: either(artifacts, enchantments), who: opponents, more: 2 }),
    activated(sacrificeThis, destroy(target(either(artifacts, enchantments)))),
  ),
  formerly('Knight', creature('Benalish Knight', '{2}{W}', 'Human Knight', 2, 2, 'flash', 'firstStrike')),
  instant(
    'Debt of Loyalty',
    '{1}{W}{W}',
    sequence(
      laterThisTurn(regenerates(is(aCreature)), gains(aCreature, control, 'whileInPlay')),
      regenerate(aCreature),
    ),
  ),
];
