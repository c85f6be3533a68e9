import { activated, instead, statically, triggered } from '../../engine/language/abilities.ts';
import { minus, most } from '../../engine/language/amounts/arithmetic.ts';
import { countersOn } from '../../engine/language/amounts/countersOn.ts';
import { handSize } from '../../engine/language/amounts/measure.ts';
import { did } from '../../engine/language/conditions/did.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { removing } from '../../engine/language/costs/counterCost.ts';
import { discarding } from '../../engine/language/costs/discardCost.ts';
import { sacrificeOf, sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { putCounters, removeCounters } from '../../engine/language/effects/counters.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { mill } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything, both, not } from '../../engine/language/filters/logic.ts';
import { power } from '../../engine/language/filters/size.ts';
import { alsoIs, bonus, has } from '../../engine/language/modification.ts';
import { atStep, becomesBlocked, dies } from '../../engine/language/moment.ts';
import { everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aPlayer,
  anyTarget,
  artifact,
  artifactCreature,
  artifacts,
  creatures,
  damageEach,
  formerly,
  inEra,
  pump,
  regeneration,
  staysTapped,
  yourUpkeep,
} from '../builders.ts';
import type { Card } from '../card.ts';

const aCreatureOfFlesh = target(both(creatures, not(artifacts)));
export const cards: readonly Card[] = [
  artifact('Amulet of Kroog', '{2}', activated(['{2}', tap], prevent(1, { to: anyTarget }))),
  inEra(
    'fifth',
    {
      abilities: [
        triggered(atStep('upkeep', you, 'begin'), putCounters(self, 'doom')),
        triggered(atStep('upkeep', you, 'end'), damageEach(countersOn('doom', self), everyone)),
        activated('{4}', removeCounters(self, 'doom'), { anyPlayer: true, onlyDuring: during(['upkeep']) }),
      ],
    },
    artifact(
      'Armageddon Clock',
      '{6}',
      triggered(atStep('upkeep', you, 'begin'), putCounters(self, 'doom')),
      triggered(atStep('draw', you), damageEach(countersOn('doom', self), everyone)),
      activated('{4}', removeCounters(self, 'doom'), { anyPlayer: true, onlyDuring: during(['upkeep']) }),
    ),
  ),
  artifact("Ashnod's Altar", '{3}', activated(sacrificeOf(creatures), addMana('CC'))),
  artifact(
    "Ashnod's Transmogrant",
    '{1}',
    activated(
      [tap, sacrificeThis],
      sequence(
        putCounters(aCreatureOfFlesh, '+1/+1'),
        gains(aCreatureOfFlesh, alsoIs(['artifact']), 'whileInPlay'),
      ),
    ),
  ),
  formerly(
    '',
    artifactCreature(
      'Battering Ram',
      '{2}',
      'Construct',
      1,
      1,
      statically(
        self,
        has('banding'),
        during(
          [
            'beginCombat',
            'declareAttackers',
            'declareBlockers',
            'firstStrikeDamage',
            'combatDamage',
            'endCombat',
          ],
          you,
        ),
      ),
      triggered(
        becomesBlocked(is(self), subtype('Wall')),
        later(atStep('endCombat', everyone), destroy(that('other'))),
      ),
    ),
  ),
  formerly('', artifactCreature('Clay Statue', '{4}', 'Golem', 3, 1, regeneration('{2}'))),
  formerly(
    '',
    artifactCreature(
      'Colossus of Sardia',
      '{9}',
      'Golem',
      9,
      9,
      'trample',
      staysTapped,
      activated('{9}', untapIt(self), { onlyDuring: yourUpkeep }),
    ),
  ),
  formerly('', artifactCreature('Dragon Engine', '{3}', 'Construct', 1, 3, pump('{2}', 1, 0))),
  formerly(
    '',
    artifactCreature(
      'Grapeshot Catapult',
      '{4}',
      'Construct',
      2,
      3,
      activated(tap, damage(1, target(both(creatures, withKeyword('flying'))))),
    ),
  ),
  artifact(
    'Ivory Tower',
    '{1}',
    triggered(atStep('upkeep', you), gainLife(you, most(0, minus(handSize(you), 4)))),
  ),
  artifact('Jalum Tome', '{3}', activated(['{2}', tap], sequence(draw(you), discard(you)))),
  artifact('Millstone', '{2}', activated(['{2}', tap], mill(aPlayer, 2))),
  formerly(
    '',
    artifactCreature(
      "Mishra's War Machine",
      '{7}',
      'Juggernaut',
      5,
      5,
      'banding',
      triggered(
        atStep('upkeep', you),
        unlessPays(
          discarding(anything),
          sequence(damage(3, you, { slot: 'hurt' }), when(did('hurt'), tapIt(self))),
        ),
      ),
    ),
  ),
  formerly(
    '',
    artifactCreature('Onulet', '{3}', 'Construct', 2, 2, triggered(dies(is(self)), gainLife(you, 2))),
  ),
  formerly('', artifactCreature('Ornithopter', '{0}', 'Thopter', 0, 2, 'flying')),
  artifact(
    "Tawnos's Wand",
    '{4}',
    activated(['{2}', tap], gains(target(both(creatures, power('<=', 2))), has('unblockable'))),
  ),
  artifact(
    'The Rack',
    '{1}',
    triggered(atStep('upkeep', opponents), damage(minus(3, handSize(that('player'))), that('player'))),
  ),
  formerly(
    '',
    artifactCreature(
      'Triskelion',
      '{6}',
      'Construct',
      1,
      1,
      instead({ kind: 'asEnters', counters: { counter: '+1/+1', count: 3 } }),
      activated(removing('+1/+1'), damage(1, anyTarget)),
    ),
  ),
  formerly(
    '',
    artifactCreature(
      "Urza's Avenger",
      '{6}',
      'Shapeshifter',
      4,
      4,
      activated(
        '{0}',
        chooseOne({
          banding: gains(self, [bonus(-1, -1), has('banding')]),
          flying: gains(self, [bonus(-1, -1), has('flying')]),
          'first strike': gains(self, [bonus(-1, -1), has('firstStrike')]),
          trample: gains(self, [bonus(-1, -1), has('trample')]),
        }),
      ),
    ),
  ),
  artifactCreature('Wall of Spears', '{3}', 'Wall', 2, 3, 'defender', 'firstStrike'),
  formerly('', artifactCreature('Yotian Soldier', '{3}', 'Soldier', 1, 4, 'vigilance')),
];
