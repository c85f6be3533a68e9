import { activated } from '../../engine/language/abilities.ts';
import { least, plus, times } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addManaFor } from '../../engine/language/effects/addMana.ts';
import { named } from '../../engine/language/filters/named.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { inEra, land } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
