import { activated, triggered } from '../../engine/language/abilities.ts';
import { did } from '../../engine/language/conditions/did.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { create } from '../../engine/language/effects/create.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { exchangeControl } from '../../engine/language/effects/exchange.ts';
import { poison } from '../../engine/language/effects/life.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { attachedTo } from '../../engine/language/filters/attachedTo.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, either } from '../../engine/language/filters/logic.ts';
import { sharesType } from '../../engine/language/filters/sharesType.ts';
import { dealsDamageTo } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { everyone, opponents } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { artifact, artifacts, artifactToken, creatures, lands, manaBattery, yours } from '../builders.ts';
import type { Card } from '../card.ts';

const offered = target(yours(either(artifacts, creatures, lands)));
const wanted = target(both(sharesType(offered, 'artifact', 'creature', 'land'), controlledBy(opponents)));

export const cards: readonly Card[] = [
  manaBattery('Black Mana Battery', 'B'),
  manaBattery('Blue Mana Battery', 'U'),
  artifact(
    'Gauntlets of Chaos',
    '{5}',
    activated(
      ['{5}', sacrificeThis],
      sequence(
        exchangeControl(offered, wanted, 'those permanents'),
        when(
          did('those permanents'),
          destroy(all(both(subtype('Aura'), attachedTo(is(slot('those permanents')))))),
        ),
      ),
    ),
  ),
  manaBattery('Green Mana Battery', 'G'),
  manaBattery('Red Mana Battery', 'R'),
  artifact(
    'Serpent Generator',
    '{6}',
    activated(
      ['{4}', tap],
      create(
        artifactToken(
          'Snake',
          'Snake',
          1,
          1,
          triggered(dealsDamageTo(is(self), everyone), poison(that('player'), 1)),
        ),
      ),
    ),
  ),
  manaBattery('White Mana Battery', 'W'),
];
