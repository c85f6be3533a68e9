import { activated } from '../../engine/language/abilities.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { alsoIs, base, becomesColour, grant, has } from '../../engine/language/modification.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { basicLands, entersTapped, land, regeneration, taps } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  land(
    'Faerie Conclave',
    '',
    entersTapped,
    taps('U'),
    activated(
      '{1}{U}',
      gains(self, [alsoIs(['creature'], ['Faerie']), becomesColour('blue'), base(2, 1), has('flying')]),
    ),
  ),
  land(
    'Forbidding Watchtower',
    '',
    entersTapped,
    taps('W'),
    activated('{1}{W}', gains(self, [alsoIs(['creature'], ['Soldier']), becomesColour('white'), base(1, 5)])),
  ),
  land(
    'Ghitu Encampment',
    '',
    entersTapped,
    taps('R'),
    activated(
      '{1}{R}',
      gains(self, [alsoIs(['creature'], ['Warrior']), becomesColour('red'), base(2, 1), has('firstStrike')]),
    ),
  ),
  land(
    'Spawning Pool',
    '',
    entersTapped,
    taps('B'),
    activated(
      '{1}{B}',
      gains(self, [
        alsoIs(['creature'], ['Skeleton']),
        becomesColour('black'),
        base(1, 1),
        grant(regeneration('{B}')),
      ]),
    ),
  ),
  land(
    'Terramorphic Expanse',
    '',
    activated([tap, sacrificeThis], search(you, basicLands, 1, 'battlefield', { tapped: true })),
  ),
  land(
    'Treetop Village',
    '',
    entersTapped,
    taps('G'),
    activated(
      '{1}{G}',
      gains(self, [alsoIs(['creature'], ['Ape']), becomesColour('green'), base(3, 3), has('trample')]),
    ),
  ),
];
