import { activated, instead, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { did } from '../../engine/language/conditions/did.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { notTrue } from '../../engine/language/conditions/logic.ts';
import { discarding } from '../../engine/language/costs/discardCost.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { keepAmount } from '../../engine/language/effects/keep.ts';
import { lookAtTop, shuffle } from '../../engine/language/effects/library.ts';
import { may, mayPay, unlessPays } from '../../engine/language/effects/may.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { move } from '../../engine/language/effects/move.ts';
import { reveal } from '../../engine/language/effects/play.ts';
import { changeTarget } from '../../engine/language/effects/retarget.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { black, red } from '../../engine/language/filters/hasColour.ts';
import { supertype } from '../../engine/language/filters/hasSupertype.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, not } from '../../engine/language/filters/logic.ts';
import { withOneTarget } from '../../engine/language/filters/onChain.ts';
import { alsoIs, base, bonus, control, has } from '../../engine/language/modification.ts';
import { attacks, casts, losesControl } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { allBut } from '../../engine/language/refs/allBut.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { each } from '../../engine/language/refs/each.ts';
import { defender, everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aCreature,
  aPermanent,
  aPlayer,
  aSpell,
  aTappable,
  anOpposingCreature,
  artifacts,
  aura,
  creature,
  creatures,
  drawNextUpkeep,
  enchantment,
  formerly,
  instant,
  interrupt,
  lands,
  pump,
  sorcery,
  upkeepCost,
} from '../builders.ts';
import { needsTwoBlockers } from '../fighting/builders.ts';
import type { Card } from '../card.ts';

const theirArtifact = target(both(artifacts, controlledBy(opponents)));

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
  instant(
    'Brainstorm',
    '{U}',
    sequence(
      draw(you, 3),
      choose(all(anything, 'hand', you), 'those cards', { least: 2, most: 2 }),
      move(slot('those cards'), 'library', { place: 'top', order: you }),
    ),
  ),
  interrupt('Deflection', '{3}{U}', changeTarget(targetSpell(both(spell, withOneTarget)))),
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
  formerly(
    'Wizard',
    creature(
      'Magus of the Unseen',
      '{1}{U}',
      'Human Wizard',
      1,
      1,
      activated(
        ['{1}{U}', tap],
        sequence(
          untapIt(theirArtifact),
          gains(theirArtifact, [control, has('haste')]),
          later(losesControl(you, is(theirArtifact)), tapIt(theirArtifact)),
        ),
      ),
    ),
  ),
  sorcery(
    'Portent',
    '{U}',
    sequence(lookAtTop(aPlayer, 3, 'top', undefined, you), may(shuffle(aPlayer)), drawNextUpkeep),
  ),
  instant(
    'Ray of Command',
    '{3}{U}',
    sequence(
      untapIt(anOpposingCreature),
      gains(anOpposingCreature, [control, has('haste')]),
      later(losesControl(you, is(anOpposingCreature)), tapIt(anOpposingCreature)),
    ),
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
  formerly(
    'Spirit',
    creature('Wind Spirit', '{4}{U}', 'Elemental Spirit', 3, 2, 'flying', needsTwoBlockers(is(self))),
  ),
  enchantment(
    "Zur's Weirding",
    '{3}{U}',
    rule({ kind: 'openHands', who: everyone }),
    instead({
      kind: 'drawReplaced',
      who: everyone,
      effect: sequence(
        reveal(topOf(that('player'), 1)),
        keepAmount('paid', 0),
        forEach(
          allBut(that('player')),
          when(
            notTrue(did('paid')),
            mayPay(
              payLife(2),
              sequence(keepAmount('paid', 1), move(topOf(that('player'), 1), 'graveyard')),
              each,
            ),
          ),
        ),
        when(notTrue(did('paid')), draw(that('player'))),
      ),
    }),
  ),
];
