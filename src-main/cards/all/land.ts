import { activated } from '../../engine/language/abilities.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { scry } from '../../engine/language/effects/library.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { untapped } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { you } from '../../engine/language/refs/players.ts';
import { aCreature, comesFor, land, taps } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  land(
    'Heart of Yavimaya',
    '',
    comesFor(subtype('Forest')),
    taps('G'),
    activated(tap, gains(aCreature, bonus(1, 1))),
  ),
  land(
    'Lake of the Dead',
    '',
    comesFor(subtype('Swamp')),
    taps('B'),
    activated([tap, sacrificeOf(subtype('Swamp'))], addMana('BBBB')),
  ),
  land(
    'Soldevi Excavations',
    '',
    comesFor(both(subtype('Island'), untapped)),
    taps('CU'),
    activated(['{1}', tap], scry(you, 1)),
  ),
];
