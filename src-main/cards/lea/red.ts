import {
  activated,
  instead,
  landwalk,
  rule,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { powerOf } from '../../engine/language/amounts/measure.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { copySpell } from '../../engine/language/effects/copySpell.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { bury, destroy } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { blue } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { instantCard, interruptCard, sorceryCard } from '../../engine/language/filters/hasType.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, either, not } from '../../engine/language/filters/logic.ts';
import { power, toughness } from '../../engine/language/filters/size.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { bonus, grant, has } from '../../engine/language/modification.ts';
import { atStep, tapsForMana } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
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
  inEra,
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
} from '../builders.ts';
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
  sorcery('Earthquake', '{X}{R}', damageEach(x, all(both(creatures, not(withKeyword('flying')))), everyone)),
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
  interrupt(
    'Red Elemental Blast',
    '{R}',
    chooseOne({ counter: counter(targetSpell(both(spell, blue))), destroy: destroy(target(blue)) }),
  ),
  formerly('Roc', creature('Roc of Kher Ridges', '{3}{R}', 'Bird', 3, 3, 'flying')),
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
  creature('Uthden Troll', '{2}{R}', 'Troll', 2, 2, regeneration('{R}')),
  creature('Wall of Fire', '{1}{R}{R}', 'Wall', 0, 5, 'defender', pump('{R}', 1, 0)),
  creature('Wall of Stone', '{1}{R}{R}', 'Wall', 0, 8, 'defender'),
  sorcery('Wheel of Fortune', '{2}{R}', sequence(discard(everyone, 'all'), draw(everyone, 7))),
];
