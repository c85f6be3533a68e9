import { activated, instead, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { minus } from '../../engine/language/amounts/arithmetic.ts';
import { handSize } from '../../engine/language/amounts/measure.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { mayPay } from '../../engine/language/effects/may.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { extraTurn } from '../../engine/language/effects/turns.ts';
import { red } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { tapped, untapped } from '../../engine/language/filters/state.ts';
import { alsoIs, base, becomesColour, has } from '../../engine/language/modification.ts';
import { atStep, casts, dies, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { controllerOf, everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  anyTarget,
  artifact,
  artifactCreature,
  artifactToken,
  creatures,
  formerly,
  inEras,
  lands,
  regeneration,
  staysTapped,
  taps,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact('Ankh of Mishra', '{2}', triggered(enters(lands), damage(2, controllerOf(that())))),
  artifact(
    'Black Vise',
    '{1}',
    triggered(atStep('upkeep', opponents), damage(minus(handSize(that('player')), 4), that('player'))),
  ),
  artifact('Conservator', '{4}', activated(['{3}', tap], prevent(2, { to: you }))),
  artifact('Helm of Chatzuk', '{1}', activated(['{1}', tap], gains(aCreature, has('banding')))),
  inEras(
    ['alpha', 'fifth'],
    { abilities: [triggered(atStep('draw', everyone), draw(that('player')))] },
    artifact(
      'Howling Mine',
      '{2}',
      triggered(atStep('draw', everyone), draw(that('player')), { if: fits(self, untapped) }),
    ),
  ),
  artifact('Iron Star', '{1}', triggered(casts(everyone, red), mayPay(mana('{1}'), gainLife(you, 1)))),
  artifact(
    'Kormus Bell',
    '{4}',
    statically(all(subtype('Swamp')), [alsoIs(['creature']), becomesColour('black'), base(1, 1)]),
  ),
  artifact(
    'Library of Leng',
    '{1}',
    rule({ kind: 'noHandLimit', who: you }),
    instead({
      kind: 'movedElsewhere',
      filter: anything,
      from: 'hand',
      to: 'graveyard',
      instead: 'library',
      optional: true,
      discarded: true,
      of: you,
    }),
  ),
  formerly('Wall', artifactCreature('Living Wall', '{4}', 'Wall', 0, 6, 'defender', regeneration('{1}'))),
  formerly('', artifactCreature('Obsianus Golem', '{6}', 'Golem', 4, 6)),
  artifact('Rod of Ruin', '{4}', activated(['{3}', tap], damage(1, anyTarget))),
  artifact('Sol Ring', '{1}', taps('CC')),
  artifact('Soul Net', '{1}', triggered(dies(creatures), mayPay(mana('{1}'), gainLife(you, 1)))),
  artifact(
    'The Hive',
    '{5}',
    activated(['{5}', tap], create(artifactToken('Wasp', 'Insect', 1, 1, 'flying'))),
  ),
  artifact(
    'Time Vault',
    '{2}',
    instead({ kind: 'asEnters', tapped: true }),
    staysTapped,
    instead({ kind: 'turnSkipped', who: you, when: fits(self, tapped), effect: untapIt(self) }),
    activated(tap, extraTurn(you)),
  ),
  // A tapped artifact was off by the rule itself.
  inEras(
    ['alpha', 'fifth'],
    { abilities: [rule({ kind: 'untapAtMost', filter: lands, most: 1 })] },
    artifact(
      'Winter Orb',
      '{2}',
      rule({ kind: 'untapAtMost', filter: lands, most: 1, when: fits(self, untapped) }),
    ),
  ),
];
