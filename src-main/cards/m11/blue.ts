import { activated, landwalk, rule, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { mill, scry } from '../../engine/language/effects/library.ts';
import { may } from '../../engine/language/effects/may.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { reveal } from '../../engine/language/effects/play.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { instantCard, interruptCard, sorceryCard } from '../../engine/language/filters/hasType.ts';
import { anything, both, either } from '../../engine/language/filters/logic.ts';
import { base } from '../../engine/language/modification.ts';
import { dealsDamageTo, draws, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  aPlayer,
  creature,
  creatures,
  enchantment,
  instant,
  pump,
  sorcery,
  yours,
} from '../builders.ts';
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
  instant('Diminish', '{U}', gains(aCreature, base(1, 1))),
  sorcery('Foresee', '{3}{U}', sequence(scry(you, 4), draw(you, 2))),
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
  creature('Maritime Guard', '{1}{U}', 'Merfolk Soldier', 1, 3),
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
  sorcery('Preordain', '{U}', sequence(scry(you, 2), draw(you))),
  creature(
    'Scroll Thief',
    '{2}{U}',
    'Merfolk Rogue',
    1,
    3,
    triggered(dealsDamageTo(is(self), everyone, true), draw(you)),
  ),
  creature('Water Servant', '{2}{U}{U}', 'Elemental', 3, 4, pump('{U}', 1, -1), pump('{U}', -1, 1)),
];
