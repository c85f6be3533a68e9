import { activated, statically } from '../../engine/language/abilities.ts';
import { minus } from '../../engine/language/amounts/arithmetic.ts';
import { handSize, toughnessOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { keepAmount } from '../../engine/language/effects/keep.ts';
import { shuffle } from '../../engine/language/effects/library.ts';
import { move } from '../../engine/language/effects/move.ts';
import { regenerate } from '../../engine/language/effects/regenerate.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { anything, both, either } from '../../engine/language/filters/logic.ts';
import { toughness } from '../../engine/language/filters/size.ts';
import { attacking, blocking } from '../../engine/language/filters/state.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { each } from '../../engine/language/refs/each.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { target, targetOrPlayer } from '../../engine/language/refs/target.ts';
import { ANY_NUMBER, aCreature, aura, creature, creatures, instant, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  instant(
    'Blood Lust',
    '{1}{R}',
    when(
      fits(aCreature, toughness('>=', 5)),
      gains(aCreature, bonus(4, -4)),
      gains(aCreature, bonus(4, minus(1, toughnessOf(aCreature)))),
    ),
  ),
  creature(
    'Crimson Manticore',
    '{2}{R}{R}',
    'Manticore',
    2,
    2,
    'flying',
    activated(['{R}', tap], damage(1, target(both(creatures, either(attacking, blocking))))),
  ),
  aura('Eternal Warrior', '{R}', creatures, statically(attached, has('vigilance'))),
  aura('Giant Strength', '{R}{R}', creatures, statically(attached, bonus(2, 2))),
  aura('Immolation', '{R}', creatures, statically(attached, bonus(2, -2))),
  sorcery(
    'Pyrotechnics',
    '{4}{R}',
    damage(4, targetOrPlayer(creatures, { least: 0, most: ANY_NUMBER, divided: 4 }), { shared: 'chosen' }),
  ),
  aura(
    'The Brute',
    '{1}{R}',
    creatures,
    statically(attached, bonus(1, 0)),
    activated('{R}{R}{R}', regenerate(attached)),
  ),
  sorcery(
    'Winds of Change',
    '{R}',
    forEach(
      everyone,
      sequence(
        keepAmount('returned', handSize(each)),
        move(all(anything, 'hand', each), 'library'),
        shuffle(each),
        draw(each, thatMuch('returned')),
      ),
    ),
  ),
];
