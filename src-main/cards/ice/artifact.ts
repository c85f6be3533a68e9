import { activated, statically, triggered } from '../../engine/language/abilities.ts';
import { countersOn } from '../../engine/language/amounts/countersOn.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { sacrificeOf, sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { attach } from '../../engine/language/effects/attach.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { putCounters, removeCounters } from '../../engine/language/effects/counters.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { look } from '../../engine/language/effects/look.ts';
import { move } from '../../engine/language/effects/move.ts';
import { mayPlay } from '../../engine/language/effects/play.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { attachedTo } from '../../engine/language/filters/attachedTo.ts';
import { canHost } from '../../engine/language/filters/canHost.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything, both } from '../../engine/language/filters/logic.ts';
import { bonus, loses } from '../../engine/language/modification.ts';
import { atStep } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aPlayer,
  anyTarget,
  artifact,
  artifactCreature,
  creatures,
  damageEach,
  drawNextUpkeep,
  formerly,
} from '../builders.ts';
import type { Card } from '../card.ts';

const aWornAura = target(both(subtype('Aura'), attachedTo(creatures)));

export const cards: readonly Card[] = [
  artifact(
    'Barbed Sextant',
    '{1}',
    activated(['{1}', tap, sacrificeThis], sequence(addMana('W', 'U', 'B', 'R', 'G'), drawNextUpkeep)),
  ),
  artifact(
    'Crown of the Ages',
    '{2}',
    activated(
      ['{4}', tap],
      sequence(
        choose(all(both(creatures, canHost(aWornAura))), 'that creature'),
        attach(aWornAura, slot('that creature')),
      ),
    ),
  ),
  artifact(
    'Elkin Bottle',
    '{3}',
    activated(
      ['{3}', tap],
      sequence(
        move(topOf(you, 1), 'exile', { slot: 'bottled' }),
        mayPlay(slot('bottled'), you, 'untilYourNextTurn'),
      ),
    ),
  ),
  artifact(
    'Infinite Hourglass',
    '{4}',
    triggered(atStep('upkeep', you), putCounters(self, 'time')),
    statically(all(creatures), bonus(countersOn('time', self), 0)),
    activated('{3}', removeCounters(self, 'time'), { anyPlayer: true, onlyDuring: during(['upkeep']) }),
  ),
  artifact(
    "Jester's Cap",
    '{4}',
    activated(['{2}', tap, sacrificeThis], search(aPlayer, anything, 3, 'exile', { by: you, exactly: true })),
  ),
  artifact(
    'Pentagram of the Ages',
    '{4}',
    activated(['{4}', tap], prevent('all', { to: you, fromChosen: anything })),
  ),
  artifact('Skull Catapult', '{4}', activated(['{1}', tap, sacrificeOf(creatures)], damage(2, anyTarget))),
  artifact(
    'Time Bomb',
    '{4}',
    triggered(atStep('upkeep', you), putCounters(self, 'time')),
    activated(['{1}', tap, sacrificeThis], damageEach(countersOn('time', self), all(creatures), everyone)),
  ),
  artifact(
    "Urza's Bauble",
    '{0}',
    activated(
      [tap, sacrificeThis],
      sequence(
        choose(all(anything, 'hand', aPlayer), 'glimpsed', { atRandom: true }),
        look(slot('glimpsed')),
        drawNextUpkeep,
      ),
    ),
  ),
  formerly(
    'Wall',
    artifactCreature(
      'Walking Wall',
      '{4}',
      'Wall',
      0,
      6,
      'defender',
      activated('{3}', gains(self, [bonus(3, -1), loses('defender')]), { oncePerTurn: true }),
    ),
  ),
];
