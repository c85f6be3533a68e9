import { activated, landwalk, rule, triggered, statically } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { keepAmount } from '../../engine/language/effects/keep.ts';
import { mill, scry } from '../../engine/language/effects/library.ts';
import { may, unlessPays } from '../../engine/language/effects/may.ts';
import { exile, move, shuffleIn, toHand } from '../../engine/language/effects/move.ts';
import { nameCard } from '../../engine/language/effects/nameCard.ts';
import { reveal } from '../../engine/language/effects/play.ts';
import { newTargets } from '../../engine/language/effects/retarget.ts';
import { revealUntil } from '../../engine/language/effects/revealUntil.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { instantCard, interruptCard, sorceryCard } from '../../engine/language/filters/hasType.ts';
import { anything, both, either, not } from '../../engine/language/filters/logic.ts';
import { namedAs } from '../../engine/language/filters/naming.ts';
import { base, alsoIs } from '../../engine/language/modification.ts';
import { attacks, becomesTarget, dealsDamageTo, draws, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { each } from '../../engine/language/refs/each.ts';
import { everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { several } from '../../engine/language/refs/several.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aCreature,
  aPermanent,
  aPlayer,
  aSpell,
  creature,
  creatures,
  enchantment,
  instant,
  interrupt,
  pump,
  sorcery,
  staysTappedNext,
  yours,
  lands,
} from '../builders.ts';
import { withLandwalk } from '../../engine/language/filters/hasLandwalk.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Aether Adept', '{1}{U}{U}', 'Human Wizard', 2, 2, triggered(enters(is(self)), toHand(aCreature))),
  creature(
    'Air Servant',
    '{4}{U}',
    'Elemental',
    4,
    3,
    'flying',
    activated('{2}{U}', tapIt(target(both(creatures, withKeyword('flying'))))),
  ),
  creature('Armored Cancrix', '{4}{U}', 'Crab', 2, 5),
  creature('Augury Owl', '{1}{U}', 'Bird', 1, 1, 'flying', triggered(enters(is(self)), scry(you, 3))),
  sorcery(
    'Call to Mind',
    '{2}{U}',
    toHand(target(yours(either(instantCard, interruptCard, sorceryCard)), { zone: 'graveyard' })),
  ),
  creature(
    'Conundrum Sphinx',
    '{2}{U}{U}',
    'Sphinx',
    4,
    4,
    'flying',
    triggered(
      attacks(is(self)),
      sequence(
        nameCard('name', everyone),
        forEach(everyone, reveal(topOf(each, 1))),
        forEach(
          everyone,
          when(
            fits(topOf(each, 1), namedAs('name', each)),
            toHand(topOf(each, 1)),
            move(topOf(each, 1), 'library', { place: 'bottom' }),
          ),
        ),
      ),
    ),
  ),
  instant('Diminish', '{U}', gains(aCreature, base(1, 1))),
  sorcery('Foresee', '{3}{U}', sequence(scry(you, 4), draw(you, 2))),
  creature(
    'Frost Titan',
    '{4}{U}{U}',
    'Giant',
    6,
    6,
    triggered(
      becomesTarget(is(self), opponents),
      unlessPays(mana('{2}'), counter(that('it')), that('player')),
    ),
    triggered(enters(is(self)), sequence(tapIt(aPermanent), staysTappedNext(aPermanent))),
    triggered(attacks(is(self)), sequence(tapIt(aPermanent), staysTappedNext(aPermanent))),
  ),
  creature(
    'Harbor Serpent',
    '{4}{U}{U}',
    'Serpent',
    5,
    5,
    landwalk(subtype('Island')),
    rule({ kind: 'cannotAttack', who: is(self), unless: compare(count(all(subtype('Island'))), '>=', 5) }),
  ),
  enchantment("Jace's Erasure", '{1}{U}', triggered(draws(you), may(mill(aPlayer, 1)))),
  instant("Jace's Ingenuity", '{3}{U}{U}', draw(you, 3)),
  enchantment(
    'Leyline of Anticipation',
    '{2}{U}{U}',
    rule({ kind: 'castAnytime', who: you, filter: anything }),
  ),
  creature('Maritime Guard', '{1}{U}', 'Merfolk Soldier', 1, 3),
  sorcery(
    'Mass Polymorph',
    '{5}{U}',
    sequence(
      keepAmount('that many', count(all(creatures, 'battlefield', you))),
      exile(all(creatures, 'battlefield', you)),
      revealUntil(you, creatures, 'battlefield', 'shuffled', thatMuch('that many')),
    ),
  ),
  creature(
    'Merfolk Spy',
    '{U}',
    'Merfolk Rogue',
    1,
    1,
    landwalk(subtype('Island')),
    triggered(
      dealsDamageTo(is(self), everyone, true),
      sequence(
        choose(all(anything, 'hand', that('player')), 'shown', { atRandom: true }),
        reveal(slot('shown')),
      ),
    ),
  ),
  creature(
    'Phantom Beast',
    '{3}{U}',
    'Illusion Beast',
    4,
    5,
    triggered(becomesTarget(is(self)), sacrificeIt(self)),
  ),
  sorcery('Preordain', '{U}', sequence(scry(you, 2), draw(you))),
  interrupt('Redirect', '{U}{U}', newTargets(aSpell)),
  creature(
    'Scroll Thief',
    '{2}{U}',
    'Merfolk Rogue',
    1,
    3,
    triggered(dealsDamageTo(is(self), everyone, true), draw(you)),
  ),
  creature(
    'Stormtide Leviathan',
    '{5}{U}{U}{U}',
    'Leviathan',
    8,
    8,
    landwalk(subtype('Island')),
    statically(all(lands), alsoIs([], ['Island'])),
    rule({
      kind: 'cannotAttack',
      who: both(creatures, not(either(withKeyword('flying'), withLandwalk(subtype('Island'))))),
    }),
  ),
  sorcery(
    'Time Reversal',
    '{3}{U}{U}',
    sequence(
      shuffleIn(several(all(anything, 'hand'), all(anything, 'graveyard'))),
      draw(everyone, 7),
      exile(self),
    ),
  ),
  creature('Water Servant', '{2}{U}{U}', 'Elemental', 3, 4, pump('{U}', 1, -1), pump('{U}', -1, 1)),
];
