// prettier-ignore
import {
  activated, addManaOf, aDefendingCreature, all, ANY_NUMBER, anyTarget, anything, artifacts, atStep, attached,
  attackDeclared, attacking, aura, becomesTapped, blue, bonus, both, bury, cannotBlock, castFirstOn, choose,
  chooseOne, controlledBy, controllerOf, copySpell, count, counter, creature, creatures, damage, damageEach,
  defender, destroy, did, discard, draw, during, either, enchantment, enters, everyone, fits, formerly,
  fourTimes, gains, grant, has, in1993, inEras, instant, instantCard, instead, interrupt, interruptCard, is,
  keep, keyword, lace, lands, landwalk, later, laterOnce, loses, makeBlock, markWith, may, not, other, power,
  powerOf, prevent, pump, pumpHost, putCounters, regeneration, removeFromCombat, rule, sacrificeIt, self,
  sequence, setRule, sized, slot, sorcery, sorceryCard, spell, statically, subtype, tap, tapsForMana, target,
  targetOrPlayer, targetSpell, that, thereIs, toughness, triggered, untappedAtStart, withKeyword, x, you,
  yours, yourUpkeep,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const aLighterCreature = target(yours(both(creatures, toughness('<', powerOf(self)))));
export const cards: readonly CorpusCard[] = [
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
    { abilities: [keyword('flying'), fourTimes('{R}', gains(self, bonus(1, 0)), destroy(self), laterOnce)] },
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
  castFirstOn(
    both(creatures, withKeyword('flying')),
    aura(
      'Earthbind',
      '{R}',
      creatures,
      triggered(enters(is(self)), sequence(damage(2, attached), markWith('bound')), {
        if: fits(attached, withKeyword('flying')),
      }),
      statically(attached, loses('flying'), did('bound')),
    ),
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
  in1993(
    { abilities: [triggered(becomesTapped(lands), damage(1, controllerOf(that())))] },
    enchantment('Manabarbs', '{3}{R}', triggered(tapsForMana(lands), damage(1, that('player')))),
  ),
  creature("Mons's Goblin Raiders", '{R}', 'Goblin', 1, 1),
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
  enchantment(
    'Orcish Oriflamme',
    '{3}{R}',
    statically(all(both(creatures, attacking), 'battlefield', you), bonus(1, 0)),
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
          'the right pile',
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
            who: both(creatures, not(withKeyword('flying')), not(is(slot('the right pile')))),
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
