import { activated } from '../../engine/language/abilities.ts';
import { least, plus, times } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addManaFor, addManaOnly } from '../../engine/language/effects/addMana.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { named } from '../../engine/language/filters/named.ts';
import { alsoIs, base, bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, creatures, inEra, land, lands, taps } from '../builders.ts';
import type { Card } from '../card.ts';

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
      activated(
        tap,
        addManaFor(
          you,
          plus(
            1,
            least(
              1,
              least(
                count(all(named("Urza's Power Plant"), 'battlefield', you)),
                count(all(named("Urza's Tower"), 'battlefield', you)),
              ),
            ),
          ),
          'C',
        ),
      ),
    ),
  ),
  inEra(
    'fifth',
    { subtypes: [] },
    land(
      "Urza's Power Plant",
      "Urza's Power-Plant",
      activated(
        tap,
        addManaFor(
          you,
          plus(
            1,
            least(
              1,
              least(
                count(all(named("Urza's Mine"), 'battlefield', you)),
                count(all(named("Urza's Tower"), 'battlefield', you)),
              ),
            ),
          ),
          'C',
        ),
      ),
    ),
  ),
  inEra(
    'fifth',
    { subtypes: [] },
    land(
      "Urza's Tower",
      "Urza's Tower",
      activated(
        tap,
        addManaFor(
          you,
          plus(
            1,
            least(
              2,
              times(
                2,
                least(
                  count(all(named("Urza's Mine"), 'battlefield', you)),
                  count(all(named("Urza's Power Plant"), 'battlefield', you)),
                ),
              ),
            ),
          ),
          'C',
        ),
      ),
    ),
  ),
];
