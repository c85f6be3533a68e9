import { activated, landwalk, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { notTrue } from '../../engine/language/conditions/logic.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { mayPay } from '../../engine/language/effects/may.ts';
import { reveal } from '../../engine/language/effects/play.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { untapped } from '../../engine/language/filters/state.ts';
import { bonus, grant } from '../../engine/language/modification.ts';
import { atStep, whenever } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, defender, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { aura, creature, creatures, formerly, lands, staysTapped, thereIs, thereIsNo } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Dandân',
    creature(
      'Dandân',
      '{U}{U}',
      'Fish',
      4,
      1,
      rule({
        kind: 'cannotAttack',
        who: is(self),
        unless: thereIs(all(subtype('Island'), 'battlefield', defender)),
      }),
      triggered(whenever(thereIsNo(all(subtype('Island'), 'battlefield', you))), sacrificeIt(self)),
    ),
  ),
  aura('Fishliver Oil', '{1}{U}', creatures, statically(attached, grant(landwalk(subtype('Island'))))),
  formerly(
    'Tortoise',
    creature('Giant Tortoise', '{1}{U}', 'Turtle', 1, 1, statically(self, bonus(0, 3), fits(self, untapped))),
  ),
  formerly(
    'Island Fish',
    creature(
      'Island Fish Jasconius',
      '{4}{U}{U}{U}',
      'Fish',
      6,
      8,
      staysTapped,
      triggered(atStep('upkeep', you), mayPay(mana('{U}{U}{U}'), untapIt(self))),
      rule({
        kind: 'cannotAttack',
        who: is(self),
        unless: thereIs(all(subtype('Island'), 'battlefield', defender)),
      }),
      triggered(whenever(thereIsNo(all(subtype('Island'), 'battlefield', you))), sacrificeIt(self)),
    ),
  ),
  creature(
    'Serendib Djinn',
    '{2}{U}{U}',
    'Djinn',
    5,
    6,
    'flying',
    triggered(
      atStep('upkeep', you),
      sequence(
        choose(all(lands, 'battlefield', you), 'sacrificed'),
        sacrificeIt(slot('sacrificed')),
        when(fits(slot('sacrificed'), subtype('Island')), damage(3, you)),
      ),
    ),
    triggered(whenever(thereIsNo(all(lands, 'battlefield', you))), sacrificeIt(self)),
  ),
  creature(
    'Serendib Efreet',
    '{2}{U}',
    'Efreet',
    3,
    4,
    'flying',
    triggered(atStep('upkeep', you), damage(1, you)),
  ),
  formerly(
    'Sindbad',
    creature(
      'Sindbad',
      '{1}{U}',
      'Human',
      1,
      1,
      activated(
        tap,
        sequence(
          draw(you, 1, 'that card'),
          reveal(slot('that card')),
          when(notTrue(fits(slot('that card'), lands)), discard(you, 1, { filter: is(slot('that card')) })),
        ),
      ),
    ),
  ),
  aura(
    'Unstable Mutation',
    '{U}',
    creatures,
    statically(attached, bonus(3, 3)),
    triggered(atStep('upkeep', controllerOf(attached)), putCounters(attached, '-1/-1')),
  ),
];
