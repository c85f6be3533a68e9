import { activated, statically } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { black, red } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, either } from '../../engine/language/filters/logic.ts';
import { attacking, blocking } from '../../engine/language/filters/state.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { you } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aCreature, aura, creature, creatures, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  aura(
    'Armored Ascension',
    '{3}{W}',
    creatures,
    statically(attached, [
      bonus(
        count(all(subtype('Plains'), 'battlefield', you)),
        count(all(subtype('Plains'), 'battlefield', you)),
      ),
      has('flying'),
    ]),
  ),
  creature('Blinding Mage', '{1}{W}', 'Human Wizard', 1, 2, activated(['{W}', tap], tapIt(aCreature))),
  instant('Celestial Purge', '{1}{W}', exile(target(either(black, red)))),
  instant('Divine Verdict', '{3}{W}', destroy(target(both(creatures, either(attacking, blocking))))),
  instant('Safe Passage', '{2}{W}', prevent('all', { to: you, toTheirs: creatures })),
  creature('Siege Mastodon', '{4}{W}', 'Elephant', 3, 5),
  creature('Silvercoat Lion', '{1}{W}', 'Cat', 2, 2),
];
