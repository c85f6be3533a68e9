import { x } from '../../engine/language/amounts/x.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import {
  activated,
  instead,
  landwalk,
  rule,
  spellAbility,
  triggered,
} from '../../engine/language/abilities.ts';
import { costOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { said } from '../../engine/language/conditions/said.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addManaFor } from '../../engine/language/effects/addMana.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { chooseOption } from '../../engine/language/effects/chooseOption.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { exile, toHand } from '../../engine/language/effects/move.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, not } from '../../engine/language/filters/logic.ts';
import { enchanted, untapped } from '../../engine/language/filters/state.ts';
import { atStep, attacks, becomesTapped, dealsDamageTo, meets } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import {
  anyTarget,
  aPlayer,
  artifacts,
  aSpell,
  aura,
  creature,
  creatures,
  exchangeDearest,
  formerly,
  inEras,
  instant,
  interrupt,
  sorcery,
  yours,
} from '../builders.ts';
import type { Card } from '../card.ts';

const aReadyCreature = target(yours(both(creatures, untapped)));

export const cards: readonly Card[] = [
  aura(
    'Anti-Magic Aura',
    '{2}{U}',
    creatures,
    rule({ kind: 'cannotBeAimedAt', what: is(attached), by: anything, spellsOnly: true }),
    rule({ kind: 'cannotBeEnchanted', what: is(attached), by: not(is(self)) }),
  ),
  creature('Azure Drake', '{3}{U}', 'Drake', 2, 4, 'flying'),
  aura(
    'Backfire',
    '{U}',
    creatures,
    triggered(dealsDamageTo(is(attached), you), damage(thatMuch(), controllerOf(attached))),
  ),
  instant('Boomerang', '{U}{U}', toHand(target(anything))),
  sorcery('Energy Tap', '{U}', sequence(tapIt(aReadyCreature), addManaFor(you, costOf(aReadyCreature), 'C'))),
  interrupt('Force Spike', '{U}', unlessPays(mana('{1}'), counter(aSpell), controllerOf(aSpell))),
  aura(
    'Gaseous Form',
    '{2}{U}',
    creatures,
    instead({ kind: 'damageStopped', from: anything, to: is(attached), part: 'combatOnly' }),
    instead({
      kind: 'damageStopped',
      from: is(attached),
      to: anything,
      players: everyone,
      part: 'combatOnly',
    }),
  ),
  sorcery('Juxtapose', '{3}{U}', sequence(...exchangeDearest(creatures), ...exchangeDearest(artifacts))),
  formerly(
    'Entity',
    creature(
      'Psionic Entity',
      '{4}{U}',
      'Illusion',
      2,
      2,
      activated(tap, sequence(damage(2, anyTarget), damage(3, self))),
    ),
  ),
  sorcery(
    'Recall',
    '{X}{X}{U}',
    sequence(
      discard(you, x, { slot: 'as many' }),
      choose(all(anything, 'graveyard', you), 'those cards', {
        least: thatMuch('as many'),
        most: thatMuch('as many'),
      }),
      toHand(slot('those cards')),
      exile(self),
    ),
  ),
  aura(
    'Relic Bind',
    '{2}{U}',
    both(artifacts, controlledBy(opponents)),
    triggered(
      becomesTapped(is(attached)),
      sequence(
        chooseOption('way', ['damage', 'life']),
        when(said('way', 'damage'), damage(1, aPlayer), gainLife(aPlayer, 1)),
      ),
    ),
  ),
  inEras(
    ['alpha', 'fifth'],
    {
      types: ['interrupt'],
      abilities: [spellAbility(counter(targetSpell(both(spell, both(creatures, not(artifacts))))))],
    },
    interrupt('Remove Soul', '{1}{U}', counter(targetSpell(both(spell, creatures)))),
  ),
  creature('Segovian Leviathan', '{4}{U}', 'Leviathan', 3, 3, landwalk(subtype('Island'))),
  creature(
    'Time Elemental',
    '{2}{U}',
    'Elemental',
    0,
    2,
    triggered(
      attacks(is(self)),
      later(atStep('endCombat', everyone), sequence(sacrificeIt(self), damage(5, you))),
    ),
    triggered(
      meets(is(self), 'blocker'),
      later(atStep('endCombat', everyone), sequence(sacrificeIt(self), damage(5, you))),
    ),
    activated(['{2}{U}{U}', tap], toHand(target(not(enchanted)))),
  ),
  formerly('Falcon', creature('Zephyr Falcon', '{1}{U}', 'Bird', 1, 1, 'flying', 'vigilance')),
];
