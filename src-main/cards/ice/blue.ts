import { activated, instead, rule } from '../../engine/language/abilities.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { move } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { supertype } from '../../engine/language/filters/hasSupertype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { alsoIs, base, control, has } from '../../engine/language/modification.ts';
import { everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import { anOpposingCreature, creature, enchantment, formerly, instant, lands, paysOr } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Wizard',
    creature(
      'Balduvian Conjurer',
      '{1}{U}',
      'Human Wizard',
      0,
      2,
      activated(tap, gains(target(both(lands, supertype('snow'))), [alsoIs(['creature']), base(2, 2)])),
    ),
  ),
  instant(
    'Ray of Command',
    '{3}{U}',
    sequence(untapIt(anOpposingCreature), gains(anOpposingCreature, [control, has('haste')])),
  ),
  enchantment(
    "Zur's Weirding",
    '{3}{U}',
    rule({ kind: 'openHands', who: everyone }),
    instead({
      kind: 'drawReplaced',
      who: you,
      effect: paysOr(
        opponents,
        payLife(2),
        move(topOf(that('player'), 1), 'graveyard'),
        draw(that('player')),
      ),
    }),
    instead({
      kind: 'drawReplaced',
      who: opponents,
      effect: paysOr(you, payLife(2), move(topOf(that('player'), 1), 'graveyard'), draw(that('player'))),
    }),
  ),
];
