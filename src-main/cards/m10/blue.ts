import { activated, instead } from '../../engine/language/abilities.ts';
import { removing } from '../../engine/language/costs/counterCost.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { mill } from '../../engine/language/effects/library.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { play, reveal } from '../../engine/language/effects/play.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import { aPlayer, creature, planeswalker, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
  planeswalker('Jace Beleren', '{1}{U}{U}', 'Jace', 3, [
    [2, draw(everyone)],
    [-1, draw(aPlayer)],
    [-10, mill(aPlayer, 20)],
  ]),
  sorcery('Tome Scour', '{U}', mill(aPlayer, 5)),
];
