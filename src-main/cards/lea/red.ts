import {
  activated,
  instead,
  keyword,
  landwalk,
  rule,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { powerOf } from '../../engine/language/amounts/measure.ts';
import { untappedAtStart } from '../../engine/language/amounts/untappedAtStart.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { did } from '../../engine/language/conditions/did.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addManaOf } from '../../engine/language/effects/addMana.ts';
import { copySpell } from '../../engine/language/effects/copySpell.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { bury, destroy } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { markWith, keep } from '../../engine/language/effects/keep.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is, controlledBy } from '../../engine/language/filters/belonging.ts';
import { blue } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { instantCard, interruptCard, sorceryCard } from '../../engine/language/filters/hasType.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, either, not } from '../../engine/language/filters/logic.ts';
import { power, toughness } from '../../engine/language/filters/size.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { bonus, grant, has, loses } from '../../engine/language/modification.ts';
import { atStep, enters, tapsForMana, attackDeclared } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { everyone, you, defender } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target, targetOrPlayer, targetSpell } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  ANY_NUMBER,
  anyTarget,
  artifacts,
  aura,
  cannotBlock,
  creature,
  creatures,
  damageEach,
  enchantment,
  formerly,
  fourTimes,
  inEra,
  inEras,
  instant,
  interrupt,
  lace,
  lands,
  other,
  pump,
  pumpHost,
  regeneration,
  sized,
  sorcery,
  thereIs,
  yours,
  yourUpkeep,
} from '../builders.ts';
import { aDefendingCreature } from '../fighting/builders.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { makeBlock, removeFromCombat } from '../../engine/language/effects/fighting.ts';
import { may } from '../../engine/language/effects/may.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import type { Card } from '../card.ts';

const aLighterCreature = target(yours(both(creatures, toughness('<', powerOf(self)))));
export const cards: readonly Card[] = [
  aura('Burrowing', '{R}', creatures, statically(attached, grant(landwalk(subtype('Mountain'))))),
  lace('Chaoslace', '{R}', 'red'),
  sorcery(
    'Disintegrate',
    '{X}{R}',
    sequence(
      gains(anyTarget, [
        grant(rule({ kind: 'noRegeneration', who: is(self) })),
        grant(
          instead({
            kind: 'movedElsewhere',
            filter: is(self),
            from: 'battlefield',
            to: 'graveyard',
            instead: 'exile',
          }),
        ),
      ]),
      damage(x, anyTarget),
    ),
  ),
  inEras(
    ['alpha', 'fifth'],
    { abilities: [keyword('flying'), fourTimes('{R}', gains(self, bonus(1, 0)), destroy(self))] },
    creature(
      'Dragon Whelp',
      '{2}{R}{R}',
      'Dragon',
      2,
      3,
      'flying',
      fourTimes('{R}', gains(self, bonus(1, 0)), sacrificeIt(self)),
    ),
  ),
  creature(
    'Dwarven Demolition Team',
    '{2}{R}',
    'Dwarf',
    1,
    1,
    activated(tap, destroy(target(subtype('Wall')))),
  ),
  formerly(
    'Dwarf',
    creature(
      'Dwarven Warriors',
      '{2}{R}',
      'Dwarf Warrior',
      1,
      1,
      activated(
        tap,
        gains(
          target(both(creatures, power('<=', 2))),
          grant(rule({ kind: 'cannotBlock', who: anything, whom: is(self) })),
        ),
      ),
    ),
  ),
  creature('Earth Elemental', '{3}{R}{R}', 'Elemental', 4, 5),
  aura(
    'Earthbind',
    '{R}',
    creatures,
    triggered(enters(is(self)), sequence(damage(2, attached), markWith('bound')), {
      if: fits(attached, withKeyword('flying')),
    }),
    statically(attached, loses('flying'), did('bound')),
  ),
  sorcery('Earthquake', '{X}{R}', damageEach(x, all(both(creatures, not(withKeyword('flying')))), everyone)),
  instant(
    'False Orders',
    '{R}',
    sequence(
      removeFromCombat(aDefendingCreature, true),
      may(
        sequence(
          choose(all(both(creatures, attacking)), 'attacker'),
          makeBlock(aDefendingCreature, slot('attacker')),
        ),
      ),
    ),
    { onlyDuring: during(['declareBlockers']) },
  ),
  creature('Fire Elemental', '{3}{R}{R}', 'Elemental', 5, 4),
  sorcery(
    'Fireball',
    '{X}{R}',
    damage(x, targetOrPlayer(creatures, { most: ANY_NUMBER }), { shared: 'evenly' }),
    { dearerByTargets: true },
  ),
  aura('Firebreathing', '{R}', creatures, pumpHost('{R}', 1, 0)),
  sorcery('Flashfires', '{3}{R}', destroy(all(subtype('Plains')))),
  interrupt(
    'Fork',
    '{R}{R}',
    copySpell(targetSpell(both(spell, either(instantCard, interruptCard, sorceryCard))), 'red'),
  ),
  formerly(
    'Goblin',
    creature(
      'Goblin Balloon Brigade',
      '{R}',
      'Goblin Warrior',
      1,
      1,
      activated('{R}', gains(self, has('flying'))),
    ),
  ),
  formerly(
    'Lord',
    creature(
      'Goblin King',
      '{1}{R}{R}',
      'Goblin',
      2,
      2,
      statically(all(other(both(creatures, subtype('Goblin')))), [
        bonus(1, 1),
        grant(landwalk(subtype('Mountain'))),
      ]),
    ),
  ),
  creature('Granite Gargoyle', '{2}{R}', 'Gargoyle', 2, 2, 'flying', pump('{R}', 0, 1)),
  creature('Gray Ogre', '{2}{R}', 'Ogre', 2, 2),
  creature('Hill Giant', '{3}{R}', 'Giant', 3, 3),
  creature('Hurloon Minotaur', '{1}{R}{R}', 'Minotaur', 2, 3),
  creature('Ironclaw Orcs', '{1}{R}', 'Orc', 2, 2, cannotBlock(power('>=', 2))),
  formerly(
    'Lord',
    creature(
      'Keldon Warlord',
      '{2}{R}{R}',
      'Human Barbarian',
      0,
      0,
      sized(
        count(all(both(creatures, not(subtype('Wall'))), 'battlefield', you)),
        count(all(both(creatures, not(subtype('Wall'))), 'battlefield', you)),
      ),
    ),
  ),
  instant('Lightning Bolt', '{R}', damage(3, anyTarget)),
  enchantment(
    'Mana Flare',
    '{2}{R}',
    triggered(tapsForMana(lands), addManaOf({ kind: 'produced' }, that('player'))),
  ),
  enchantment('Manabarbs', '{3}{R}', triggered(tapsForMana(lands), damage(1, that('player')))),
  creature("Mons's Goblin Raiders", '{R}', 'Goblin', 1, 1),
  inEra(
    'alpha',
    { cost: '{1}{R}' },
    formerly(
      'Orc',
      creature(
        'Orcish Artillery',
        '{1}{R}{R}',
        'Orc Warrior',
        1,
        3,
        activated(tap, sequence(damage(2, anyTarget), damage(3, you))),
      ),
    ),
  ),
  inEra(
    'alpha',
    { cost: '{1}{R}' },
    enchantment(
      'Orcish Oriflamme',
      '{3}{R}',
      statically(all(both(creatures, attacking), 'battlefield', you), bonus(1, 0)),
    ),
  ),
  enchantment(
    'Power Surge',
    '{R}{R}',
    triggered(atStep('upkeep', everyone), damage(untappedAtStart(that('player')), that('player'))),
  ),
  enchantment(
    'Raging River',
    '{R}{R}',
    triggered(
      attackDeclared(yours(creatures)),
      sequence(
        choose(all(both(creatures, not(withKeyword('flying'))), 'battlefield', defender), 'the left pile', {
          least: 0,
          most: ANY_NUMBER,
          by: defender,
        }),
        keep(
          'the rest of them',
          all(
            both(creatures, not(withKeyword('flying')), not(is(slot('the left pile')))),
            'battlefield',
            defender,
          ),
        ),
        choose(all(both(creatures, attacking), 'battlefield', you), 'the attackers on the left', {
          least: 0,
          most: ANY_NUMBER,
        }),
        setRule(
          {
            kind: 'cannotBlock',
            who: both(creatures, not(withKeyword('flying')), not(is(slot('the left pile')))),
            whom: is(slot('the attackers on the left')),
          },
          'endOfCombat',
        ),
        setRule(
          {
            kind: 'cannotBlock',
            who: both(creatures, not(withKeyword('flying')), not(is(slot('the rest of them')))),
            whom: both(creatures, attacking, controlledBy(you), not(is(slot('the attackers on the left')))),
          },
          'endOfCombat',
        ),
      ),
    ),
  ),
  interrupt(
    'Red Elemental Blast',
    '{R}',
    chooseOne({ counter: counter(targetSpell(both(spell, blue))), destroy: destroy(target(blue)) }),
  ),
  formerly('Roc', creature('Roc of Kher Ridges', '{3}{R}', 'Bird', 3, 3, 'flying')),
  creature(
    'Rock Hydra',
    '{X}{R}{R}',
    'Hydra',
    0,
    0,
    instead({ kind: 'asEnters', counters: { counter: '+1/+1', count: x } }),
    instead({
      kind: 'damageStopped',
      from: anything,
      to: is(self),
      takesOff: { counter: '+1/+1', pointwise: true },
    }),
    activated('{R}', prevent(1, { to: self })),
    activated('{R}{R}{R}', putCounters(self, '+1/+1'), { onlyDuring: yourUpkeep }),
  ),
  creature(
    'Sedge Troll',
    '{2}{R}',
    'Troll',
    2,
    2,
    statically(self, bonus(1, 1), thereIs(all(subtype('Swamp'), 'battlefield', you))),
    regeneration('{B}'),
  ),
  instant('Shatter', '{1}{R}', destroy(target(artifacts))),
  creature('Shivan Dragon', '{4}{R}{R}', 'Dragon', 5, 5, 'flying', pump('{R}', 1, 0)),
  enchantment('Smoke', '{R}{R}', rule({ kind: 'untapAtMost', filter: creatures, most: 1 })),
  creature(
    'Stone Giant',
    '{2}{R}{R}',
    'Giant',
    3,
    4,
    activated(
      tap,
      sequence(
        gains(aLighterCreature, has('flying')),
        later(atStep('end', everyone), destroy(aLighterCreature)),
      ),
    ),
  ),
  sorcery('Stone Rain', '{2}{R}', destroy(target(lands))),
  instant('Tunnel', '{R}', bury(target(subtype('Wall')))),
  creature(
    'Two-Headed Giant of Foriys',
    '{4}{R}',
    'Giant',
    4,
    4,
    'trample',
    rule({ kind: 'blockMore', who: is(self), more: 1 }),
  ),
  creature('Uthden Troll', '{2}{R}', 'Troll', 2, 2, regeneration('{R}')),
  creature('Wall of Fire', '{1}{R}{R}', 'Wall', 0, 5, 'defender', pump('{R}', 1, 0)),
  creature('Wall of Stone', '{1}{R}{R}', 'Wall', 0, 8, 'defender'),
  sorcery('Wheel of Fortune', '{2}{R}', sequence(discard(everyone, 'all'), draw(everyone, 7))),
];
