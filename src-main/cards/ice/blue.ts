import { activated, instead, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { discarding } from '../../engine/language/costs/discardCost.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { may, unlessPays } from '../../engine/language/effects/may.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { move } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { black, red } from '../../engine/language/filters/hasColour.ts';
import { supertype } from '../../engine/language/filters/hasSupertype.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { alsoIs, base, bonus, control, has } from '../../engine/language/modification.ts';
import { attacks, casts } from '../../engine/language/moment.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { defender, everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aCreature,
  aPermanent,
  aSpell,
  aTappable,
  anOpposingCreature,
  aura,
  creature,
  creatures,
  drawNextUpkeep,
  enchantment,
  formerly,
  instant,
  interrupt,
  lands,
  paysOr,
  pump,
  upkeepCost,
} from '../builders.ts';
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
  aura(
    'Binding Grasp',
    '{3}{U}',
    creatures,
    upkeepCost('{1}{U}'),
    statically(attached, [control, bonus(0, 1)]),
  ),
  instant('Enervate', '{1}{U}', sequence(tapIt(aTappable), drawNextUpkeep)),
  creature('Glacial Wall', '{2}{U}', 'Wall', 0, 7, 'defender'),
  interrupt(
    'Hydroblast',
    '{U}',
    chooseOne({
      counter: when(fits(aSpell, red), counter(aSpell)),
      destroy: when(fits(aPermanent, red), destroy(aPermanent)),
    }),
  ),
  formerly(
    'Wizard',
    creature(
      'Krovikan Sorcerer',
      '{2}{U}',
      'Human Wizard',
      1,
      1,
      activated([tap, discarding(not(black))], draw(you)),
      activated([tap, discarding(black)], sequence(draw(you, 2), discard(you))),
    ),
  ),
  instant(
    'Ray of Command',
    '{3}{U}',
    sequence(untapIt(anOpposingCreature), gains(anOpposingCreature, [control, has('haste')])),
  ),
  formerly('Spirit', creature('Sea Spirit', '{4}{U}', 'Elemental Spirit', 2, 3, pump('{U}', 1, 0))),
  creature(
    'Sibilant Spirit',
    '{5}{U}',
    'Spirit',
    5,
    6,
    'flying',
    triggered(attacks(is(self)), may(draw(defender), defender)),
  ),
  enchantment(
    'Soul Barrier',
    '{2}{U}',
    triggered(
      casts(opponents, creatures),
      unlessPays(mana('{2}'), damage(2, that('player')), that('player')),
    ),
  ),
  instant('Updraft', '{1}{U}', sequence(gains(aCreature, has('flying')), drawNextUpkeep)),
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
