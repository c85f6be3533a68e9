// prettier-ignore
import {
  activated, addManaFor, addManaOnly, alsoIs, artifacts, base, beside, bonus, both, creatures, destroy, gains,
  inEra, land, lands, sacrificeThis, self, subtype, tap, taps, target, whether, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
