import { activated } from '../../engine/language/abilities.ts';
import { whether } from '../../engine/language/amounts/whether.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addManaFor, addManaOnly } from '../../engine/language/effects/addMana.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { alsoIs, base, bonus } from '../../engine/language/modification.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, creatures, inEra, land, lands, taps } from '../builders.ts';
import type { Card } from '../card.ts';
import { beside } from './builders.ts';

export const cards: readonly Card[] = [
  land(
    "Mishra's Factory",
    '',
    taps('C'),
    activated('{1}', gains(self, [alsoIs(['artifact', 'creature'], ['Assembly-Worker']), base(2, 2)])),
    activated(tap, gains(target(both(creatures, subtype('Assembly-Worker'))), bonus(1, 1))),
  ),
  land("Mishra's Workshop", '', activated(tap, addManaOnly(artifacts, 'CCC'))),
  land('Strip Mine', '', taps('C'), activated([tap, sacrificeThis], destroy(target(lands)))),
  inEra(
    'fifth',
    { subtypes: [] },
    land(
      "Urza's Mine",
      "Urza's Mine",
      activated(tap, addManaFor(you, whether(beside("Urza's Power Plant", "Urza's Tower"), 2, 1), 'C')),
    ),
  ),
  inEra(
    'fifth',
    { subtypes: [] },
    land(
      "Urza's Power Plant",
      "Urza's Power-Plant",
      activated(tap, addManaFor(you, whether(beside("Urza's Mine", "Urza's Tower"), 2, 1), 'C')),
    ),
  ),
  inEra(
    'fifth',
    { subtypes: [] },
    land(
      "Urza's Tower",
      "Urza's Tower",
      activated(tap, addManaFor(you, whether(beside("Urza's Mine", "Urza's Power Plant"), 3, 1), 'C')),
    ),
  ),
];
