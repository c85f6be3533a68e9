import { activated, protectionFrom, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { bury } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { mill } from '../../engine/language/effects/library.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { red } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { loses, losesLandwalk } from '../../engine/language/modification.ts';
import { atStep, blocks, dealsDamageTo } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { everyone, opponents } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aPlayer,
  aSpell,
  creature,
  creatures,
  enchantment,
  formerly,
  interrupt,
  sorcery,
  staysTappedNext,
  world,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment(
    'Aether Storm',
    '{3}{U}',
    rule({ kind: 'cannotCast', who: everyone, filter: creatures }),
    activated(payLife(4), bury(self), { anyPlayer: true }),
  ),
  creature(
    'Dark Maze',
    '{4}{U}',
    'Wall',
    4,
    5,
    'defender',
    activated('{0}', sequence(gains(self, loses('defender')), later(atStep('end', everyone), exile(self)))),
  ),
  sorcery(
    'Forget',
    '{U}{U}',
    sequence(discard(aPlayer, 2, { slot: 'discarded' }), draw(aPlayer, thatMuch('discarded'))),
  ),
  creature(
    'Labyrinth Minotaur',
    '{3}{U}',
    'Minotaur',
    1,
    4,
    triggered(blocks(is(self), creatures), staysTappedNext(that('other'))),
  ),
  interrupt('Memory Lapse', '{1}{U}', counter(aSpell, 'library')),
  world(
    enchantment(
      'Mystic Decree',
      '{2}{U}{U}',
      statically(all(creatures), [loses('flying'), losesLandwalk(subtype('Island'))]),
    ),
  ),
  formerly(
    'Ship',
    creature(
      'Reef Pirates',
      '{1}{U}{U}',
      'Zombie Pirate',
      2,
      2,
      triggered(dealsDamageTo(is(self), opponents), mill(that('player'), 1)),
    ),
  ),
  creature('Sea Sprite', '{1}{U}', 'Faerie', 1, 1, 'flying', protectionFrom(red)),
];
