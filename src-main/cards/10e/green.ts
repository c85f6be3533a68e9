import {
  activated,
  instead,
  landwalk,
  rule,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { plus } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { said } from '../../engine/language/conditions/said.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { chooseOption } from '../../engine/language/effects/chooseOption.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { lookAtTop, search } from '../../engine/language/effects/library.ts';
import { may } from '../../engine/language/effects/may.ts';
import { putIntoPlay, toHand } from '../../engine/language/effects/move.ts';
import { revealUntil } from '../../engine/language/effects/revealUntil.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { black, blue, red, white } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, either, not } from '../../engine/language/filters/logic.ts';
import { bonus, grant, has } from '../../engine/language/modification.ts';
import { casts, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  aCreature,
  artifacts,
  basicLands,
  creature,
  creatures,
  enchantment,
  instant,
  lands,
  legendary,
  regeneration,
  sized,
  sorcery,
  taps,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment(
    'Abundance',
    '{2}{G}{G}',
    instead({
      kind: 'drawReplaced',
      who: you,
      optional: true,
      effect: sequence(
        chooseOption('kind', ['land', 'nonland']),
        when(
          said('kind', 'land'),
          revealUntil(you, lands, 'hand', 'bottom'),
          revealUntil(you, not(lands), 'hand', 'bottom'),
        ),
      ),
    }),
  ),
  instant('Aggressive Urge', '{1}{G}', sequence(gains(aCreature, bonus(1, 1)), draw(you))),
  creature(
    'Avatar of Might',
    '{6}{G}{G}',
    'Avatar',
    8,
    8,
    rule({
      kind: 'spellCost',
      filter: is(self),
      who: you,
      more: -6,
      when: compare(
        count(all(creatures, 'battlefield', opponents)),
        '>=',
        plus(4, count(all(creatures, 'battlefield', you))),
      ),
    }),
    'trample',
  ),
  creature(
    'Civic Wayfinder',
    '{2}{G}',
    'Elf Warrior Druid',
    2,
    2,
    triggered(enters(is(self)), may(search(you, basicLands, 1, 'hand', { reveal: true }))),
  ),
  sorcery(
    'Commune with Nature',
    '{G}',
    lookAtTop(you, 5, 'bottom', { filter: creatures, least: 0, most: 1, to: 'hand' }),
  ),
  creature(
    'Joiner Adept',
    '{1}{G}',
    'Elf Druid',
    2,
    1,
    statically(all(lands, 'battlefield', you), grant(taps('W', 'U', 'B', 'R', 'G'))),
  ),
  creature(
    'Karplusan Strider',
    '{3}{G}',
    'Yeti',
    3,
    4,
    rule({ kind: 'cannotBeAimedAt', what: is(self), by: either(blue, black), spellsOnly: true }),
  ),
  creature(
    'Might Weaver',
    '{1}{G}',
    'Human Wizard',
    2,
    1,
    activated('{2}', gains(target(both(creatures, either(red, white))), has('trample'))),
  ),
  legendary(
    creature(
      'Mirri, Cat Warrior',
      '{1}{G}{G}',
      'Cat Warrior',
      2,
      3,
      'firstStrike',
      landwalk(subtype('Forest')),
      'vigilance',
    ),
  ),
  legendary(
    creature(
      'Molimo, Maro-Sorcerer',
      '{4}{G}{G}{G}',
      'Elemental',
      0,
      0,
      'trample',
      sized(count(all(lands, 'battlefield', you)), count(all(lands, 'battlefield', you))),
    ),
  ),
  sorcery(
    'Overrun',
    '{2}{G}{G}{G}',
    gains(all(creatures, 'battlefield', you), [bonus(3, 3), has('trample')]),
  ),
  creature('Pincher Beetles', '{2}{G}', 'Insect', 3, 1, 'shroud'),
  enchantment('Primal Rage', '{1}{G}', statically(all(creatures, 'battlefield', you), has('trample'))),
  creature(
    'Quirion Dryad',
    '{1}{G}',
    'Dryad',
    1,
    1,
    triggered(casts(you, either(white, blue, black, red)), putCounters(self, '+1/+1')),
  ),
  sorcery('Recollect', '{2}{G}', toHand(target(controlledBy(you), { zone: 'graveyard' }))),
  enchantment('Root Maze', '{G}', rule({ kind: 'entersTapped', who: either(artifacts, lands) })),
  creature(
    'Scion of the Wild',
    '{1}{G}{G}',
    'Avatar',
    0,
    0,
    sized(count(all(creatures, 'battlefield', you)), count(all(creatures, 'battlefield', you))),
  ),
  creature(
    'Skyshroud Ranger',
    '{G}',
    'Elf',
    1,
    1,
    activated(tap, may(sequence(choose(all(lands, 'hand', you), 'brought'), putIntoPlay(slot('brought')))), {
      asSorcery: true,
    }),
  ),
  sorcery('Sylvan Scrying', '{1}{G}', search(you, lands, 1, 'hand', { reveal: true })),
  creature('Tangle Spider', '{4}{G}{G}', 'Spider', 3, 4, 'flash', 'reach'),
  creature('Troll Ascetic', '{1}{G}{G}', 'Troll Shaman', 3, 2, 'hexproof', regeneration('{1}{G}')),
  enchantment('Upwelling', '{3}{G}', rule({ kind: 'manaStays', who: everyone })),
];
