// prettier-ignore
import {
  activated, addManaFor, all, anyTarget, anything, aPlayer, artifacts, aSpell, atStep, attached, attacks,
  aura, becomesTapped, both, choose, chooseOne, controlledBy, controllerOf, costOf, counter, creature,
  creatures, damage, dealsDamageTo, discard, enchanted, everyone, exchangeDearest, exile, formerly, gainLife,
  inEras, instant, instead, interrupt, is, landwalk, later, mana, meets, not, opponents, rule, sacrificeIt,
  self, sequence, slot, sorcery, spell, spellAbility, subtype, summoned, tap, tapIt, target, targetSpell,
  thatMuch, toHand, triggered, unlessPays, untapped, x, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const aReadyCreature = target(yours(both(creatures, untapped)));

export const cards: readonly CorpusCard[] = [
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
      chooseOne({ damage: damage(1, aPlayer), life: gainLife(aPlayer, 1) }),
    ),
  ),
  inEras(
    ['alpha', 'fifth'],
    {
      types: ['interrupt'],
      abilities: [spellAbility(counter(targetSpell(both(spell, summoned))))],
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
