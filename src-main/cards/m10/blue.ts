import { activated, instead, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { allTrue, notTrue } from '../../engine/language/conditions/logic.ts';
import { removing } from '../../engine/language/costs/counterCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { chooseWord } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { copySpellFor } from '../../engine/language/effects/copySpell.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { lookAtTop, mill, pickFrom, search, shuffle } from '../../engine/language/effects/library.ts';
import { may } from '../../engine/language/effects/may.ts';
import { exile, putIntoPlay } from '../../engine/language/effects/move.ts';
import { nameCard } from '../../engine/language/effects/nameCard.ts';
import { play, reveal } from '../../engine/language/effects/play.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { instantCard, interruptCard, sorceryCard } from '../../engine/language/filters/hasType.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, either, not } from '../../engine/language/filters/logic.ts';
import { namedAs } from '../../engine/language/filters/naming.ts';
import { becomesChosenLand, bonus, control, has } from '../../engine/language/modification.ts';
import { becomesTarget, blocks, casts, dealsDamageTo } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { allBut } from '../../engine/language/refs/allBut.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { each } from '../../engine/language/refs/each.ts';
import { defender, everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aCreature,
  aPlayer,
  artifacts,
  aura,
  creature,
  creatures,
  enchantment,
  instant,
  lands,
  other,
  planeswalker,
  sized,
  sorcery,
  staysTappedNext,
  thereIs,
  anOpposingCreature,
} from '../builders.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Alluring Siren',
    '{1}{U}',
    'Siren',
    1,
    1,
    activated(tap, setRule({ kind: 'mustAttack', who: is(anOpposingCreature), whom: you })),
  ),
  aura(
    'Convincing Mirage',
    '{1}{U}',
    lands,
    instead({ kind: 'asEnters', first: chooseWord('landType', 'type') }),
    statically(attached, becomesChosenLand('type')),
  ),
  instant('Disorient', '{3}{U}', gains(aCreature, bonus(-7, 0))),
  sorcery('Divination', '{2}{U}', draw(you, 2)),
  creature(
    'Djinn of Wishes',
    '{3}{U}{U}',
    'Djinn',
    4,
    4,
    'flying',
    instead({ kind: 'asEnters', counters: { counter: 'wish', count: 3 } }),
    activated(
      ['{2}{U}{U}', removing('wish')],
      sequence(
        reveal(topOf(you, 1), 'shown'),
        play(slot('shown'), you, { free: true, otherwise: exile(slot('shown')) }),
      ),
    ),
  ),
  instant('Essence Scatter', '{1}{U}', counter(targetSpell(both(spell, creatures)))),
  sorcery('Fabricate', '{2}{U}', search(you, artifacts, 1, 'hand', { reveal: true })),
  enchantment(
    'Hive Mind',
    '{5}{U}',
    triggered(
      casts(everyone, either(instantCard, interruptCard, sorceryCard)),
      forEach(allBut(that('player')), copySpellFor(each, that())),
    ),
  ),
  aura(
    'Ice Cage',
    '{1}{U}',
    creatures,
    rule({ kind: 'cannotAttack', who: is(attached) }),
    rule({ kind: 'cannotBlock', who: is(attached), whom: anything }),
    rule({ kind: 'unusable', sources: is(attached), manaToo: true }),
    triggered(becomesTarget(is(attached)), destroy(self)),
  ),
  creature(
    'Illusionary Servant',
    '{1}{U}{U}',
    'Illusion',
    3,
    4,
    'flying',
    triggered(becomesTarget(is(self)), sacrificeIt(self)),
  ),
  planeswalker('Jace Beleren', '{1}{U}{U}', 'Jace', 3, [
    [2, draw(everyone)],
    [-1, draw(aPlayer)],
    [-10, mill(aPlayer, 20)],
  ]),
  creature(
    'Merfolk Sovereign',
    '{1}{U}{U}',
    'Merfolk',
    2,
    2,
    statically(all(other(both(creatures, subtype('Merfolk'))), 'battlefield', you), bonus(1, 1)),
    activated(tap, gains(target(both(creatures, subtype('Merfolk'))), has('unblockable'))),
  ),
  aura('Mind Control', '{3}{U}{U}', creatures, statically(attached, control)),
  sorcery('Mind Spring', '{X}{U}{U}', draw(you, x)),
  instant('Negate', '{1}{U}', counter(targetSpell(both(spell, not(creatures))))),
  sorcery('Ponder', '{U}', sequence(lookAtTop(you, 3, 'top'), may(shuffle(you)), draw(you))),
  creature(
    'Serpent of the Endless Sea',
    '{4}{U}',
    'Serpent',
    0,
    0,
    sized(
      count(all(subtype('Island'), 'battlefield', you)),
      count(all(subtype('Island'), 'battlefield', you)),
    ),
    rule({
      kind: 'cannotAttack',
      who: is(self),
      unless: thereIs(all(subtype('Island'), 'battlefield', defender)),
    }),
  ),
  sorcery(
    'Sleep',
    '{2}{U}{U}',
    sequence(
      tapIt(all(creatures, 'battlefield', aPlayer)),
      staysTappedNext(all(creatures, 'battlefield', aPlayer)),
    ),
  ),
  creature(
    'Sphinx Ambassador',
    '{5}{U}{U}',
    'Sphinx',
    5,
    5,
    'flying',
    triggered(
      dealsDamageTo(is(self), everyone, true),
      sequence(
        pickFrom(that('player'), anything, you, 'the card found'),
        nameCard('name', that('player')),
        when(
          allTrue(
            fits(slot('the card found'), creatures),
            notTrue(fits(slot('the card found'), namedAs('name', that('player')))),
          ),
          may(putIntoPlay(slot('the card found'), { under: you })),
        ),
        shuffle(that('player')),
      ),
    ),
  ),
  sorcery('Tome Scour', '{U}', mill(aPlayer, 5)),
  creature(
    'Wall of Frost',
    '{1}{U}{U}',
    'Wall',
    0,
    7,
    'defender',
    triggered(blocks(is(self), creatures), staysTappedNext(that('other'))),
  ),
  creature('Zephyr Sprite', '{U}', 'Faerie', 1, 1, 'flying'),
];
