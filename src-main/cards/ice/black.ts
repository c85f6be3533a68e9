import {
  activated,
  landwalk,
  protectionFrom,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { sacrifice } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { white } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { bonus, grant, has } from '../../engine/language/modification.ts';
import { dealsDamageTo, enters } from '../../engine/language/moment.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { targetSpell } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aPlayer,
  aura,
  creature,
  creatures,
  drawNextUpkeep,
  formerly,
  pump,
  regeneration,
  sorcery,
} from '../builders.ts';
import type { Card } from '../card.ts';

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
