import { activated, landwalk, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { half } from '../../engine/language/amounts/fraction.ts';
import { landsPlayed } from '../../engine/language/amounts/landsPlayed.ts';
import { powerOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { during, turnOf } from '../../engine/language/conditions/moment.ts';
import { removing } from '../../engine/language/costs/counterCost.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana, addManaFor } from '../../engine/language/effects/addMana.ts';
import { attach } from '../../engine/language/effects/attach.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { lookAtTop, shuffle } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { may, mayPay, unlessPays } from '../../engine/language/effects/may.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { permit } from '../../engine/language/effects/permit.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { regenerate } from '../../engine/language/effects/regenerate.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { canHost } from '../../engine/language/filters/canHost.ts';
import { black } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, not } from '../../engine/language/filters/logic.ts';
import { attackedThisTurn, attacking } from '../../engine/language/filters/state.ts';
import { alsoIs, base, bonus, has, becomesLand } from '../../engine/language/modification.ts';
import {
  atStep,
  becomesTapped,
  casts,
  dealsDamageTo,
  isDamaged,
  playsLand,
  tapsForMana,
} from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, everyone, you, defender } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  ANY_NUMBER,
  aPlayer,
  artifacts,
  aura,
  creature,
  creatures,
  damageEach,
  destroysFought,
  enchantment,
  enchantments,
  formerly,
  inEra,
  instant,
  lace,
  lands,
  regeneration,
  sorcery,
  taps,
  sized,
} from '../builders.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { mustBeBlocked } from '../fighting/builders.ts';
import { whether } from '../../engine/language/amounts/whether.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  aura(
    'Aspect of Wolf',
    '{1}{G}',
    creatures,
    statically(
      attached,
      bonus(
        half(count(all(subtype('Forest'), 'battlefield', you)), 'down'),
        half(count(all(subtype('Forest'), 'battlefield', you)), 'up'),
      ),
    ),
  ),
  instant(
    'Berserk',
    '{G}',
    sequence(
      gains(aCreature, [has('trample'), bonus(powerOf(aCreature), 0)]),
      later(atStep('end', everyone), when(fits(aCreature, attackedThisTurn), destroy(aCreature))),
    ),
    { onlyDuring: during(['upkeep', 'draw', 'main1', 'beginCombat', 'declareAttackers', 'declareBlockers']) },
  ),
  formerly(
    'Mana Bird',
    creature('Birds of Paradise', '{G}', 'Bird', 0, 1, 'flying', taps('W', 'U', 'B', 'R', 'G')),
  ),
  instant('Camouflage', '{G}', setRule({ kind: 'blocksByChance' }), {
    onlyDuring: during(['declareAttackers'], you),
  }),
  sorcery('Channel', '{G}{G}', permit(activated(payLife(1), addMana('C')))),
  creature('Cockatrice', '{3}{G}{G}', 'Cockatrice', 2, 4, 'flying', ...destroysFought(not(subtype('Wall')))),
  creature('Craw Wurm', '{4}{G}{G}', 'Wurm', 6, 4),
  inEra(
    'alpha',
    { power: 1, toughness: 2 },
    formerly('Elf', creature('Elvish Archers', '{1}{G}', 'Elf Archer', 2, 1, 'firstStrike')),
  ),
  enchantment(
    'Fastbond',
    '{G}',
    rule({ kind: 'moreLands', who: you, more: ANY_NUMBER }),
    triggered(playsLand(you), damage(1, you), { if: compare(landsPlayed(you), '>', 1) }),
  ),
  instant('Fog', '{G}', prevent('all', { combatOnly: true })),
  formerly(
    'Force',
    creature(
      'Force of Nature',
      '{2}{G}{G}{G}{G}',
      'Elemental',
      8,
      8,
      'trample',
      triggered(atStep('upkeep', you), unlessPays(mana('{G}{G}{G}{G}'), damage(8, you))),
    ),
  ),
  formerly(
    'Fungusaur',
    creature(
      'Fungusaur',
      '{3}{G}',
      'Fungus Dinosaur',
      2,
      2,
      triggered(isDamaged(is(self)), putCounters(self, '+1/+1')),
    ),
  ),
  formerly(
    "Gaea's Liege",
    creature(
      "Gaea's Liege",
      '{3}{G}{G}{G}',
      'Avatar',
      0,
      0,
      sized(
        whether(
          fits(self, attacking),
          count(all(subtype('Forest'), 'battlefield', defender)),
          count(all(subtype('Forest'), 'battlefield', you)),
        ),
        whether(
          fits(self, attacking),
          count(all(subtype('Forest'), 'battlefield', defender)),
          count(all(subtype('Forest'), 'battlefield', you)),
        ),
      ),
      activated(tap, gains(target(lands), becomesLand('Forest'), 'whileSource')),
    ),
  ),
  instant('Giant Growth', '{G}', gains(aCreature, bonus(3, 3))),
  creature('Giant Spider', '{3}{G}', 'Spider', 2, 4, 'reach'),
  creature('Grizzly Bears', '{1}{G}', 'Bear', 2, 2),
  sorcery('Hurricane', '{X}{G}', damageEach(x, all(both(creatures, withKeyword('flying'))), everyone)),
  sorcery('Ice Storm', '{2}{G}', destroy(target(lands))),
  aura(
    'Instill Energy',
    '{G}',
    creatures,
    rule({ kind: 'attackAtOnce', who: is(attached) }),
    activated('{0}', untapIt(attached), { oncePerTurn: true, onlyDuring: turnOf(you) }),
  ),
  creature('Ironroot Treefolk', '{4}{G}', 'Treefolk', 3, 5),
  aura(
    'Kudzu',
    '{1}{G}{G}',
    lands,
    triggered(
      becomesTapped(is(attached)),
      sequence(
        destroy(attached),
        choose(all(both(lands, canHost(self))), 'land', { least: 0, by: controllerOf(that('it')) }),
        attach(self, slot('land')),
      ),
    ),
  ),
  formerly(
    'Cleric',
    creature('Ley Druid', '{2}{G}', 'Human Druid', 1, 1, activated(tap, untapIt(target(lands)))),
  ),
  enchantment('Lifeforce', '{G}{G}', activated('{G}{G}', counter(targetSpell(both(spell, black))))),
  lace('Lifelace', '{G}', 'green'),
  aura(
    'Living Artifact',
    '{G}',
    artifacts,
    triggered(dealsDamageTo(anything, you), putCounters(self, 'vitality', thatMuch())),
    triggered(atStep('upkeep', you), mayPay(removing('vitality'), gainLife(you, 1))),
  ),
  enchantment(
    'Living Lands',
    '{3}{G}',
    statically(all(subtype('Forest')), [alsoIs(['creature']), base(1, 1)]),
  ),
  formerly('Elf', creature('Llanowar Elves', '{G}', 'Elf Druid', 1, 1, taps('G'))),
  aura('Lure', '{1}{G}{G}', creatures, mustBeBlocked(anything, is(attached))),
  instant(
    'Natural Selection',
    '{G}',
    sequence(lookAtTop(aPlayer, 3, 'top', undefined, you), may(shuffle(aPlayer))),
  ),
  aura('Regeneration', '{1}{G}', creatures, activated('{G}', regenerate(attached))),
  sorcery('Regrowth', '{1}{G}', toHand(target(controlledBy(you), { zone: 'graveyard' }))),
  creature('Scryb Sprites', '{G}', 'Faerie', 1, 1, 'flying'),
  formerly('Nymph', creature('Shanodin Dryads', '{G}', 'Nymph Dryad', 1, 1, landwalk(subtype('Forest')))),
  sorcery('Stream of Life', '{X}{G}', gainLife(aPlayer, x)),
  creature('Thicket Basilisk', '{3}{G}{G}', 'Basilisk', 2, 4, ...destroysFought(not(subtype('Wall')))),
  creature('Timber Wolves', '{G}', 'Wolf', 1, 1, 'banding'),
  sorcery('Tranquility', '{2}{G}', destroy(all(enchantments))),
  sorcery('Tsunami', '{3}{G}', destroy(all(subtype('Island')))),
  formerly(
    'Enchantress',
    creature(
      'Verduran Enchantress',
      '{1}{G}{G}',
      'Human Druid',
      0,
      2,
      triggered(casts(you, enchantments), may(draw(you))),
    ),
  ),
  formerly(
    'Wall',
    creature('Wall of Brambles', '{2}{G}', 'Plant Wall', 2, 3, 'defender', regeneration('{G}')),
  ),
  creature('Wall of Ice', '{2}{G}', 'Wall', 0, 7, 'defender'),
  creature('Wall of Wood', '{G}', 'Wall', 0, 3, 'defender'),
  aura(
    'Wanderlust',
    '{2}{G}',
    creatures,
    triggered(atStep('upkeep', controllerOf(attached)), damage(1, that('player'))),
  ),
  formerly('Mammoth', creature('War Mammoth', '{3}{G}', 'Elephant', 3, 3, 'trample')),
  aura('Web', '{G}', creatures, statically(attached, [bonus(0, 2), has('reach')])),
  aura(
    'Wild Growth',
    '{G}',
    lands,
    triggered(tapsForMana(is(attached)), addManaFor(controllerOf(attached), 1, 'G')),
  ),
];
