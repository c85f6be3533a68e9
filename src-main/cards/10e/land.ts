// prettier-ignore
import {
  activated, alsoIs, base, basicLands, becomesColour, entersTapped, gains, grant, has, land, regeneration,
  sacrificeThis, search, self, tap, taps, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
