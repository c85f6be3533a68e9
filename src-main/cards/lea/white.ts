import {
  activated,
  instead,
  protectionFrom,
  rule,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { powerOf } from '../../engine/language/amounts/measure.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { bury, destroy } from '../../engine/language/effects/destroy.ts';
import { equalise } from '../../engine/language/effects/equalise.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { black, blue, green, red } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { either, not } from '../../engine/language/filters/logic.ts';
import { becomesLand, bonus, grant } from '../../engine/language/modification.ts';
import { atStep } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  aCreature,
  aPlayer,
  anyTarget,
  artifacts,
  aura,
  circleOfProtection,
  creature,
  creatures,
  enchantment,
  enchantments,
  formerly,
  instant,
  lands,
  sorcery,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Balance', '{1}{W}', sequence(equalise(lands), equalise(), equalise(creatures))),
  formerly('Hero', creature('Benalish Hero', '{W}', 'Human Soldier', 1, 1, 'banding')),
  circleOfProtection('Circle of Protection: Blue', blue),
  circleOfProtection('Circle of Protection: Green', green),
  circleOfProtection('Circle of Protection: Red', red),
  enchantment(
    'Conversion',
    '{2}{W}{W}',
    triggered(atStep('upkeep', you), unlessPays(mana('{W}{W}'), sacrificeIt(self))),
    statically(all(subtype('Mountain')), becomesLand('Plains')),
  ),
  instant('Disenchant', '{1}{W}', destroy(target(either(artifacts, enchantments)))),
  aura('Green Ward', '{W}', creatures, statically(attached, grant(protectionFrom(green)))),
  instant(
    'Healing Salve',
    '{W}',
    chooseOne({ gain: gainLife(aPlayer, 3), prevent: prevent(3, { to: anyTarget }) }),
  ),
  aura('Holy Strength', '{W}', creatures, statically(attached, bonus(1, 2))),
  enchantment(
    'Island Sanctuary',
    '{1}{W}',
    instead({
      kind: 'drawReplaced',
      who: you,
      when: during(['draw'], you),
      optional: true,
      effect: gains(
        self,
        grant(rule({ kind: 'cannotAttack', who: not(withKeyword('flying')), whom: you })),
        'untilYourNextTurn',
      ),
    }),
  ),
  creature('Mesa Pegasus', '{1}{W}', 'Pegasus', 1, 1, 'flying', 'banding'),
  formerly(
    'Cleric',
    creature('Samite Healer', '{1}{W}', 'Human Cleric', 1, 1, activated(tap, prevent(1, { to: anyTarget }))),
  ),
  creature('Serra Angel', '{3}{W}{W}', 'Angel', 4, 4, 'flying', 'vigilance'),
  instant(
    'Swords to Plowshares',
    '{W}',
    sequence(exile(aCreature), gainLife(controllerOf(aCreature), powerOf(aCreature))),
  ),
  creature('Wall of Swords', '{3}{W}', 'Wall', 3, 5, 'defender', 'flying'),
  formerly(
    'Knight',
    creature('White Knight', '{W}{W}', 'Human Knight', 2, 2, 'firstStrike', protectionFrom(black)),
  ),
  sorcery('Wrath of God', '{2}{W}{W}', bury(all(creatures))),
];
