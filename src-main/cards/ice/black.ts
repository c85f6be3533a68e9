import {
  activated,
  landwalk,
  protectionFrom,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { third } from '../../engine/language/amounts/fraction.ts';
import { handSize, lifeOf } from '../../engine/language/amounts/measure.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { tapping } from '../../engine/language/costs/tapOfCost.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife, loseLife } from '../../engine/language/effects/life.ts';
import { unlessPays, may } from '../../engine/language/effects/may.ts';
import { sacrifice, sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { white } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { bonus, grant, has } from '../../engine/language/modification.ts';
import { dealsDamageTo, enters, goesUnblocked } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { each } from '../../engine/language/refs/each.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aPlayer,
  anyTarget,
  aura,
  creature,
  creatures,
  drawNextUpkeep,
  enchantment,
  formerly,
  heldByThis,
  inEras,
  lands,
  mayStayTapped,
  pump,
  regeneration,
  sorcery,
  yours,
} from '../builders.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { pactWithDeath } from './builders.ts';
import type { Card } from '../card.ts';

const aLand = target(lands);

export const cards: readonly Card[] = [
  creature(
    'Abyssal Specter',
    '{2}{B}{B}',
    'Specter',
    2,
    3,
    'flying',
    triggered(dealsDamageTo(is(self), everyone), discard(that('player'))),
  ),
  aura(
    'Cloak of Confusion',
    '{1}{B}',
    yours(creatures),
    triggered(
      goesUnblocked(is(attached)),
      may(
        sequence(
          discard(that('player'), 1, { atRandom: true }),
          setRule({ kind: 'noCombatDamage', who: is(attached) }),
        ),
      ),
    ),
  ),
  enchantment(
    'Hecatomb',
    '{1}{B}{B}',
    triggered(enters(is(self)), unlessPays(sacrificeOf(creatures, 4), sacrificeIt(self))),
    activated(tapping(subtype('Swamp')), damage(1, anyTarget)),
  ),
  formerly(
    'Dead',
    creature(
      'Kjeldoran Dead',
      '{B}',
      'Skeleton',
      3,
      1,
      triggered(enters(is(self)), sacrifice(you, creatures)),
      regeneration('{B}'),
    ),
  ),
  formerly(
    'Knight',
    creature(
      'Knight of Stromgald',
      '{B}{B}',
      'Human Knight',
      2,
      1,
      protectionFrom(white),
      activated('{B}', gains(self, has('firstStrike'))),
      pump('{B}{B}', 1, 0),
    ),
  ),
  aura(
    'Krovikan Fetish',
    '{2}{B}',
    creatures,
    triggered(enters(is(self)), drawNextUpkeep),
    statically(attached, bonus(1, 1)),
  ),
  aura("Leshrac's Rite", '{B}', creatures, statically(attached, grant(landwalk(subtype('Swamp'))))),
  sorcery('Mind Ravel', '{2}{B}', sequence(discard(aPlayer), drawNextUpkeep)),
  sorcery('Mind Warp', '{X}{3}{B}', discard(aPlayer, x, { by: you })),
  formerly(
    'Worms',
    creature(
      'Mole Worms',
      '{2}{B}',
      'Worm',
      1,
      1,
      mayStayTapped,
      activated(tap, sequence(tapIt(aLand), heldByThis(aLand))),
    ),
  ),
  inEras(
    ['alpha', 'fifth'],
    { abilities: pactWithDeath('discard') },
    enchantment('Necropotence', '{B}{B}{B}', ...pactWithDeath('end')),
  ),
  sorcery(
    'Pox',
    '{B}{B}{B}',
    sequence(
      forEach(everyone, loseLife(each, third(lifeOf(each), 'up'))),
      discard(everyone, third(handSize(each), 'up')),
      sacrifice(everyone, creatures, third(count(all(creatures, 'battlefield', each)), 'up')),
      sacrifice(everyone, lands, third(count(all(lands, 'battlefield', each)), 'up')),
    ),
  ),
  formerly(
    'Knight',
    creature(
      'Stromgald Cabal',
      '{1}{B}{B}',
      'Human Knight',
      2,
      2,
      activated([tap, payLife(1)], counter(targetSpell(both(spell, white)))),
    ),
  ),
  sorcery('Touch of Death', '{2}{B}', sequence(damage(1, aPlayer), gainLife(you, 1), drawNextUpkeep)),
];
