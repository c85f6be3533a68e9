import { activated, statically, triggered, rule } from '../../engine/language/abilities.ts';
import { minus } from '../../engine/language/amounts/arithmetic.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { createCopy } from '../../engine/language/effects/createCopy.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { unlessPays, mayPay } from '../../engine/language/effects/may.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { blue } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { token } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { atStep, enters, leavesPlay } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { each } from '../../engine/language/refs/each.ts';
import { controllerOf, everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aura,
  creature,
  creatures,
  enchantment,
  formerly,
  lands,
  regeneration,
  sorcery,
  upkeepCost,
  entersTapped,
  staysTapped,
} from '../builders.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Wizard',
    creature('Apprentice Wizard', '{1}{U}{U}', 'Human Wizard', 0, 1, activated(['{U}', tap], addMana('CCC'))),
  ),
  enchantment(
    'Dance of Many',
    '{U}{U}',
    triggered(enters(is(self)), createCopy(target(both(creatures, not(token))), 'its token')),
    triggered(leavesPlay(is(self)), exile(slot('its token'))),
    triggered(leavesPlay(is(slot('its token'))), sacrificeIt(self)),
    upkeepCost('{U}{U}'),
  ),
  aura(
    'Erosion',
    '{U}{U}{U}',
    lands,
    triggered(
      atStep('upkeep', controllerOf(attached)),
      unlessPays(mana('{1}'), unlessPays(payLife(1), destroy(attached), that('player')), that('player')),
    ),
  ),
  enchantment(
    'Flood',
    '{U}',
    activated('{U}{U}', tapIt(target(both(creatures, not(withKeyword('flying')))))),
  ),
  formerly('Ship', creature('Ghost Ship', '{2}{U}{U}', 'Spirit', 2, 4, 'flying', regeneration('{U}{U}{U}'))),
  creature(
    'Leviathan',
    '{5}{U}{U}{U}{U}',
    'Leviathan',
    10,
    10,
    'trample',
    entersTapped,
    staysTapped,
    triggered(atStep('upkeep', you), mayPay(sacrificeOf(subtype('Island'), 2), untapIt(self))),
    rule({ kind: 'combatCost', for: 'attack', who: is(self), cost: [sacrificeOf(subtype('Island'), 2)] }),
  ),
  sorcery(
    'Mind Bomb',
    '{U}',
    sequence(
      discard(everyone, 3, { upTo: true, slot: 'the number of cards discarded' }),
      damage(minus(3, thatMuch('the number of cards discarded', each)), everyone),
    ),
  ),
  enchantment(
    'Sunken City',
    '{U}{U}',
    upkeepCost('{U}{U}'),
    statically(all(both(creatures, blue)), bonus(1, 1)),
  ),
];
