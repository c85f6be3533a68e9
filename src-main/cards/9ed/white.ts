import { activated, protectionFrom } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { black, red } from '../../engine/language/filters/hasColour.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { aCreature, creature, instant, lands } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  instant('Inspirit', '{2}{W}', sequence(untapIt(aCreature), gains(aCreature, bonus(2, 4)))),
  creature(
    'Paladin en-Vec',
    '{1}{W}{W}',
    'Human Knight',
    2,
    2,
    'firstStrike',
    protectionFrom(black),
    protectionFrom(red),
  ),
  creature(
    'Weathered Wayfarer',
    '{W}',
    'Human Nomad Cleric',
    1,
    1,
    activated(['{W}', tap], search(you, lands, 1, 'hand', { reveal: true }), {
      onlyDuring: compare(
        count(all(lands, 'battlefield', opponents)),
        '>',
        count(all(lands, 'battlefield', you)),
      ),
    }),
  ),
];
