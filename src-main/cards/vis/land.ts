import { activated } from '../../engine/language/abilities.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creatures, land, taps } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  land(
    'Quicksand',
    '',
    taps('C'),
    activated(
      [tap, sacrificeThis],
      gains(target(both(creatures, attacking, not(withKeyword('flying')))), bonus(-1, -2)),
    ),
  ),
];
