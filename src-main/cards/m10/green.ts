import {
  activated,
  instead,
  landwalk,
  protectionFrom,
  rule,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { times } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addManaFor } from '../../engine/language/effects/addMana.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { may } from '../../engine/language/effects/may.ts';
import { move, putIntoPlay, toHand } from '../../engine/language/effects/move.ts';
import { reveal } from '../../engine/language/effects/play.ts';
import { regenerate } from '../../engine/language/effects/regenerate.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { untapIt, tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { black, blue } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything, both, either } from '../../engine/language/filters/logic.ts';
import { tapped, untapped } from '../../engine/language/filters/state.ts';
import { alsoIs, base, becomesColour, bonus, has } from '../../engine/language/modification.ts';
import { atStep, attacks, casts, countersOff, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { everyone, opponents, you, controllerOf } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aCreature,
  artifacts,
  aura,
  basicLands,
  creature,
  creatureToken,
  creatures,
  enchantment,
  enchantments,
  instant,
  lands,
  other,
  permanents,
  planeswalker,
  regeneration,
  sorcery,
  yours,
} from '../builders.ts';
import { mustBeBlocked } from '../fighting/builders.ts';
import { divideDamage } from '../../engine/language/effects/fighting.ts';
import { each } from '../../engine/language/refs/each.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { keep } from '../../engine/language/effects/keep.ts';
import { powerOf } from '../../engine/language/amounts/measure.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Acidic Slime',
    '{3}{G}{G}',
    'Ooze',
    2,
    2,
    'deathtouch',
    triggered(enters(is(self)), destroy(target(either(artifacts, enchantments, lands)))),
  ),
  creature(
    'Ant Queen',
    '{3}{G}{G}',
    'Insect',
    5,
    5,
    activated('{1}{G}', create(creatureToken('green', 'Insect', 'Insect', 1, 1))),
  ),
  creature(
    'Awakener Druid',
    '{2}{G}',
    'Human Druid',
    1,
    1,
    triggered(
      enters(is(self)),
      gains(
        target(subtype('Forest')),
        [alsoIs(['creature'], ['Treefolk']), becomesColour('green'), base(4, 5)],
        'whileSource',
      ),
    ),
  ),
  creature(
    'Borderland Ranger',
    '{2}{G}',
    'Human Scout',
    2,
    2,
    triggered(enters(is(self)), may(search(you, basicLands, 1, 'hand', { reveal: true }))),
  ),
  sorcery('Bountiful Harvest', '{4}{G}', gainLife(you, count(all(lands, 'battlefield', you)))),
  creature(
    'Bramble Creeper',
    '{4}{G}',
    'Elemental',
    0,
    3,
    triggered(attacks(is(self)), gains(self, bonus(5, 0))),
  ),
  creature('Centaur Courser', '{2}{G}', 'Centaur Warrior', 3, 3),
  creature('Cudgel Troll', '{2}{G}{G}', 'Troll', 4, 3, regeneration('{G}')),
  creature('Deadly Recluse', '{1}{G}', 'Spider', 1, 2, 'reach', 'deathtouch'),
  creature(
    'Elvish Archdruid',
    '{1}{G}{G}',
    'Elf Druid',
    2,
    2,
    statically(all(other(both(creatures, subtype('Elf'))), 'battlefield', you), bonus(1, 1)),
    activated(tap, addManaFor(you, count(all(subtype('Elf'), 'battlefield', you)), 'G')),
  ),
  creature('Elvish Visionary', '{1}{G}', 'Elf Shaman', 1, 1, triggered(enters(is(self)), draw(you))),
  creature('Emerald Oryx', '{3}{G}', 'Antelope', 2, 3, landwalk(subtype('Forest'))),
  aura(
    'Entangling Vines',
    '{3}{G}',
    both(creatures, tapped),
    rule({ kind: 'staysTapped', who: is(attached) }),
  ),
  planeswalker('Garruk Wildspeaker', '{2}{G}{G}', 'Garruk', 3, [
    [1, untapIt(target(lands, { least: 2, most: 2 }))],
    [-1, create(creatureToken('green', 'Beast', 'Beast', 3, 3))],
    [-4, gains(all(creatures, 'battlefield', you), [bonus(3, 3), has('trample')])],
  ]),
  creature(
    'Great Sable Stag',
    '{1}{G}{G}',
    'Elk',
    3,
    3,
    rule({ kind: 'uncounterable', filter: is(self) }),
    protectionFrom(blue),
    protectionFrom(black),
  ),
  sorcery(
    'Howl of the Night Pack',
    '{6}{G}',
    create(creatureToken('green', 'Wolf', 'Wolf', 2, 2), count(all(subtype('Forest'), 'battlefield', you))),
  ),
  creature('Kalonian Behemoth', '{5}{G}{G}', 'Beast', 9, 9, 'shroud'),
  enchantment(
    'Lurking Predators',
    '{4}{G}{G}',
    triggered(
      casts(opponents, anything),
      sequence(
        reveal(topOf(you, 1), 'shown'),
        when(
          fits(slot('shown'), creatures),
          putIntoPlay(slot('shown')),
          may(move(slot('shown'), 'library', { place: 'bottom' })),
        ),
      ),
    ),
  ),
  creature(
    'Master of the Wild Hunt',
    '{2}{G}{G}',
    'Human Shaman',
    3,
    3,
    triggered(atStep('upkeep', you), create(creatureToken('green', 'Wolf', 'Wolf', 2, 2))),
    activated(
      tap,
      sequence(
        keep('those Wolves', all(both(subtype('Wolf'), creatures, untapped), 'battlefield', you)),
        tapIt(all(both(subtype('Wolf'), creatures, untapped), 'battlefield', you)),
        forEach(slot('those Wolves'), damage(powerOf(each), aCreature, { by: each })),
        divideDamage(powerOf(aCreature), slot('those Wolves'), aCreature, controllerOf(aCreature)),
      ),
    ),
  ),
  creature('Mist Leopard', '{3}{G}', 'Cat', 3, 2, 'shroud'),
  creature(
    'Mold Adder',
    '{G}',
    'Fungus Snake',
    1,
    1,
    triggered(casts(opponents, either(blue, black)), may(putCounters(self, '+1/+1'))),
  ),
  sorcery("Nature's Spiral", '{1}{G}', toHand(target(yours(permanents), { zone: 'graveyard' }))),
  aura('Oakenform', '{2}{G}', creatures, statically(attached, bonus(3, 3))),
  creature('Prized Unicorn', '{3}{G}', 'Unicorn', 2, 2, mustBeBlocked(anything, is(self))),
  creature(
    'Protean Hydra',
    '{X}{G}',
    'Hydra',
    0,
    0,
    instead({ kind: 'asEnters', counters: { counter: '+1/+1', count: x } }),
    instead({ kind: 'damageStopped', from: anything, to: is(self), takesOff: { counter: '+1/+1' } }),
    triggered(
      countersOff(is(self), '+1/+1'),
      later(atStep('end', everyone), putCounters(self, '+1/+1', times(2, thatMuch()))),
    ),
  ),
  instant('Regenerate', '{1}{G}', regenerate(aCreature)),
  creature('Runeclaw Bear', '{1}{G}', 'Bear', 2, 2),
  creature('Stampeding Rhino', '{4}{G}', 'Rhino', 4, 4, 'trample'),
  instant('Windstorm', '{X}{G}', damage(x, all(both(creatures, withKeyword('flying'))))),
];
