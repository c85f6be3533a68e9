import { activated, landwalk, rule, triggered } from '../../engine/language/abilities.ts';
import { did } from '../../engine/language/conditions/did.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy, destroyKept } from '../../engine/language/effects/destroy.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains, gainsWhile } from '../../engine/language/effects/gains.ts';
import { poison } from '../../engine/language/effects/life.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { green, white } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, either, not } from '../../engine/language/filters/logic.ts';
import { bonus, control } from '../../engine/language/modification.ts';
import { atStep, becomesTapped, dealsDamageTo, dies, draws } from '../../engine/language/moment.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { buried } from '../../engine/language/refs/buried.ts';
import { everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aura,
  cannotBeBlockedBy,
  creature,
  creatures,
  destroysFought,
  enchantment,
  formerly,
  inEras,
  lands,
  pump,
  yours,
} from '../builders.ts';
import { against } from '../../engine/language/refs/fight.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { whileYours } from '../fighting/builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Abomination',
    creature('Abomination', '{3}{B}{B}', 'Horror', 2, 6, ...destroysFought(either(green, white))),
  ),
  aura('Blight', '{B}{B}', lands, triggered(becomesTapped(is(attached)), destroy(attached))),
  formerly('Ant', creature('Carrion Ants', '{2}{B}{B}', 'Insect', 0, 1, pump('{1}', 1, 1))),
  creature(
    'Cosmic Horror',
    '{3}{B}{B}{B}',
    'Horror',
    7,
    7,
    'firstStrike',
    triggered(
      atStep('upkeep', you),
      unlessPays(
        mana('{3}{B}{B}{B}'),
        sequence(destroyKept(self, 'it was destroyed'), when(did('it was destroyed'), damage(7, you))),
      ),
    ),
  ),
  formerly(
    'Mummy',
    creature('Cyclopean Mummy', '{1}{B}', 'Zombie', 2, 1, triggered(dies(is(self)), exile(buried(self)))),
  ),
  inEras(
    ['alpha', 'fifth'],
    {
      subtypes: ['Evil Eye'],
      abilities: [
        rule({ kind: 'cannotAttack', who: yours(both(creatures, not(subtype('Evil Eye')))) }),
        cannotBeBlockedBy(not(subtype('Wall'))),
      ],
    },
    creature(
      'Evil Eye of Orms-by-Gore',
      '{4}{B}',
      'Eye',
      3,
      6,
      rule({ kind: 'cannotAttack', who: yours(both(creatures, not(subtype('Eye')))) }),
      cannotBeBlockedBy(not(subtype('Wall'))),
    ),
  ),
  creature(
    'Fallen Angel',
    '{3}{B}{B}',
    'Angel',
    3,
    3,
    'flying',
    activated(sacrificeOf(creatures), gains(self, bonus(2, 1))),
  ),
  enchantment('Greed', '{3}{B}', activated(['{B}', payLife(2)], draw(you))),
  formerly(
    'Lost Soul',
    creature('Lost Soul', '{1}{B}{B}', 'Spirit Minion', 2, 1, landwalk(subtype('Swamp'))),
  ),
  creature(
    'Pit Scorpion',
    '{2}{B}',
    'Scorpion',
    1,
    1,
    triggered(dealsDamageTo(is(self), everyone), poison(that('player'), 1)),
  ),
  aura(
    'Spirit Shackle',
    '{B}{B}',
    creatures,
    triggered(becomesTapped(is(attached)), putCounters(attached, '-0/-2')),
  ),
  formerly(
    'Wretched',
    creature(
      'The Wretched',
      '{3}{B}{B}',
      'Demon',
      2,
      5,
      triggered(atStep('endCombat', everyone), gainsWhile(whileYours, against(self), control), {
        if: fits(self, attacking),
      }),
    ),
  ),
  enchantment('Underworld Dreams', '{B}{B}{B}', triggered(draws(opponents), damage(1, that('player')))),
  formerly(
    'Bats',
    creature(
      'Vampire Bats',
      '{B}',
      'Bat',
      0,
      1,
      'flying',
      activated('{B}', gains(self, bonus(1, 0)), { mostPerTurn: 2 }),
    ),
  ),
];
