// prettier-ignore
import {
  activated, all, aPlayer, aSpell, atStep, blocks, bury, counter, creature, creatures, dealsDamageTo, discard,
  draw, enchantment, everyone, exile, formerly, gains, interrupt, is, later, loses, losesLandwalk, mill,
  opponents, payLife, protectionFrom, red, rule, self, sequence, sorcery, statically, staysTappedNext,
  subtype, summoned, that, thatMuch, triggered, until1997, world,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const endsTheStorm = activated(payLife(4), bury(self), { anyPlayer: true });

export const cards: readonly CorpusCard[] = [
  until1997(
    { abilities: [rule({ kind: 'cannotCast', who: everyone, filter: summoned }), endsTheStorm] },
    enchantment(
      'Aether Storm',
      '{3}{U}',
      rule({ kind: 'cannotCast', who: everyone, filter: creatures }),
      endsTheStorm,
    ),
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
