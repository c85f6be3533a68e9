import { activated, instead, rule, statically } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { removing } from '../../engine/language/costs/counterCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { chooseWord } from '../../engine/language/effects/choose.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { lookAtTop, mill, search, shuffle } from '../../engine/language/effects/library.ts';
import { may } from '../../engine/language/effects/may.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { play, reveal } from '../../engine/language/effects/play.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { becomesChosenLand, bonus, control, has } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { defender, everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aCreature,
  aPlayer,
  artifacts,
  aura,
  creature,
  creatures,
  instant,
  lands,
  other,
  planeswalker,
  sized,
  sorcery,
  thereIs,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
  sorcery('Tome Scour', '{U}', mill(aPlayer, 5)),
  creature('Zephyr Sprite', '{U}', 'Faerie', 1, 1, 'flying'),
];
