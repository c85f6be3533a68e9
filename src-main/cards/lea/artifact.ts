// prettier-ignore
import {
  aCreature, activated, addMana, addManaFor, all, alsoIs, anOpponent, anyTarget, anything, aPlayer, artifact,
  artifactCreature, artifacts, artifactToken, aTappable, atStep, base, becomesColour, becomesLand, black,
  blue, bonus, both, cannotBeBlockedBy, casts, choose, choosesOpponent, clockwork, controllerOf, countersOn,
  create, creatures, damage, destroy, dies, discard, draw, during, either, enchantments, enters, entersTapped,
  everyone, everyTime, extraTurn, fits, formerly, gainLife, gains, gainsWhile, green, handSize, has, in1993,
  in1997, inEras, instead, is, keepLinked, lands, look, mana, mayPay, minus, mustAttack, not, paidByX, play,
  power, prevent, putCounters, red, regeneration, removeCounters, rule, sacrificeThis, self, sequence, slot,
  statically, staysTapped, subtype, tap, tapIt, tapped, taps, tapsForMana, target, that, throwDown, token,
  triggered, turnOf, unblocked, untapIt, untapped, white, withCounter, you, yourUpkeep,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const aDryLand = target(both(lands, not(subtype('Swamp'))));
const MIRED = 'counter that Cyclopean Tomb put there';

const keepsInTheLibrary = instead({
  kind: 'movedElsewhere',
  filter: anything,
  from: 'hand',
  to: 'graveyard',
  instead: 'library',
  optional: true,
  discarded: true,
  of: you,
});

export const cards: readonly CorpusCard[] = [
  artifact('Ankh of Mishra', '{2}', triggered(enters(lands), damage(2, controllerOf(that())))),
  artifact('Basalt Monolith', '{3}', staysTapped, taps('CCC'), activated('{3}', untapIt(self))),
  artifact('Black Lotus', '{0}', activated([tap, sacrificeThis], addMana('WWW', 'UUU', 'BBB', 'RRR', 'GGG'))),
  artifact(
    'Black Vise',
    '{1}',
    choosesOpponent,
    triggered(
      atStep('upkeep', slot('the chosen player')),
      damage(minus(handSize(that('player')), 4), that('player')),
    ),
  ),
  artifact('Celestial Prism', '{3}', activated(['{2}', tap], addMana('W', 'U', 'B', 'R', 'G'))),
  artifact(
    'Chaos Orb',
    '{2}',
    activated(
      ['{1}', tap],
      sequence(
        throwDown(self, 'what it touches'),
        destroy(all(both(not(token), is(slot('what it touches'))))),
        destroy(self),
      ),
    ),
  ),
  formerly('', artifactCreature('Clockwork Beast', '{6}', 'Beast', 0, 4, ...clockwork(7))),
  artifact('Conservator', '{4}', activated(['{3}', tap], prevent(2, { to: you }))),
  artifact('Copper Tablet', '{2}', triggered(atStep('upkeep', everyone), damage(1, that('player')))),
  artifact('Crystal Rod', '{1}', triggered(casts(everyone, blue), mayPay(mana('{1}'), gainLife(you, 1)))),
  artifact(
    'Cyclopean Tomb',
    '{4}',
    activated(
      ['{2}', tap],
      sequence(
        putCounters(aDryLand, 'mire'),
        gainsWhile(fits(aDryLand, withCounter('mire')), aDryLand, becomesLand('Swamp')),
        keepLinked(MIRED, aDryLand),
      ),
      { onlyDuring: yourUpkeep },
    ),
    triggered(
      dies(is(self)),
      everyTime(
        atStep('upkeep', you),
        sequence(
          choose(all(both(withCounter('mire'), is(slot(MIRED)))), 'dried'),
          removeCounters(slot('dried'), 'mire', countersOn('mire', slot('dried'))),
        ),
      ),
    ),
  ),
  artifact('Dingus Egg', '{4}', triggered(dies(lands), damage(2, controllerOf(that())))),
  in1993(
    { abilities: [activated(['{3}', tap], discard(anOpponent), { onlyDuring: turnOf(you) })] },
    artifact(
      'Disrupting Scepter',
      '{3}',
      activated(['{3}', tap], discard(aPlayer), { onlyDuring: turnOf(you) }),
    ),
  ),
  artifact(
    'Forcefield',
    '{3}',
    activated(
      '{1}',
      prevent('all', { to: you, fromChosen: both(creatures, unblocked), combatOnly: true, but: 1 }),
    ),
  ),
  artifact(
    'Gauntlet of Might',
    '{4}',
    statically(all(both(creatures, red)), bonus(1, 1)),
    triggered(tapsForMana(subtype('Mountain')), addManaFor(controllerOf(that()), 1, 'R')),
  ),
  in1993(
    { abilities: [activated(tap, look(all(anything, 'hand', anOpponent)))] },
    artifact('Glasses of Urza', '{1}', activated(tap, look(all(anything, 'hand', aPlayer)))),
  ),
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
  artifact(
    'Illusionary Mask',
    '{2}',
    activated(
      '{X}',
      sequence(
        choose(all(both(creatures, paidByX), 'hand', you), 'that card', { least: 0, most: 1 }),
        play(slot('that card'), you, { free: true, forced: true, faceDown: true }),
      ),
      { asSorcery: true },
    ),
  ),
  artifact('Icy Manipulator', '{4}', activated(['{1}', tap], tapIt(aTappable))),
  artifact('Iron Star', '{1}', triggered(casts(everyone, red), mayPay(mana('{1}'), gainLife(you, 1)))),
  artifact('Ivory Cup', '{1}', triggered(casts(everyone, white), mayPay(mana('{1}'), gainLife(you, 1)))),
  artifact(
    'Jade Monolith',
    '{4}',
    activated('{1}', prevent('all', { to: aCreature, fromChosen: anything, onto: you })),
  ),
  artifact(
    'Jade Statue',
    '{4}',
    activated('{2}', gains(self, [alsoIs(['creature'], ['Golem']), base(3, 6)], 'endOfCombat'), {
      onlyDuring: during([
        'beginCombat',
        'declareAttackers',
        'declareBlockers',
        'firstStrikeDamage',
        'combatDamage',
        'endCombat',
      ]),
    }),
  ),
  artifact('Jayemdae Tome', '{4}', activated(['{4}', tap], draw(you))),
  formerly(
    '',
    artifactCreature('Juggernaut', '{4}', 'Juggernaut', 5, 3, mustAttack, cannotBeBlockedBy(subtype('Wall'))),
  ),
  in1993(
    { abilities: [statically(all(subtype('Swamp')), [alsoIs(['creature']), base(1, 1)])] },
    artifact(
      'Kormus Bell',
      '{4}',
      statically(all(subtype('Swamp')), [alsoIs(['creature']), becomesColour('black'), base(1, 1)]),
    ),
  ),
  in1997(
    { abilities: [rule({ kind: 'skipsStep', who: you, step: 'discard' }), keepsInTheLibrary] },
    artifact('Library of Leng', '{1}', rule({ kind: 'noHandLimit', who: you }), keepsInTheLibrary),
  ),
  formerly('Wall', artifactCreature('Living Wall', '{4}', 'Wall', 0, 6, 'defender', regeneration('{1}'))),
  inEras(
    ['alpha', 'fifth'],
    {
      abilities: [
        staysTapped,
        triggered(atStep('upkeep', you), mayPay(mana('{4}'), untapIt(self)), { if: fits(self, tapped) }),
        triggered(atStep('upkeep', you, 'end'), damage(1, you), { if: fits(self, tapped) }),
        taps('CCC'),
      ],
    },
    artifact(
      'Mana Vault',
      '{1}',
      staysTapped,
      triggered(atStep('upkeep', you), mayPay(mana('{4}'), untapIt(self)), { if: fits(self, tapped) }),
      triggered(atStep('draw', you), damage(1, you), { if: fits(self, tapped) }),
      taps('CCC'),
    ),
  ),
  artifact('Meekstone', '{1}', rule({ kind: 'staysTapped', who: both(creatures, power('>=', 3)) })),
  artifact('Mox Emerald', '{0}', taps('G')),
  artifact('Mox Jet', '{0}', taps('B')),
  artifact('Mox Pearl', '{0}', taps('W')),
  artifact('Mox Ruby', '{0}', taps('R')),
  artifact('Mox Sapphire', '{0}', taps('U')),
  artifact(
    "Nevinyrral's Disk",
    '{4}',
    entersTapped,
    activated(['{1}', tap], destroy(all(either(artifacts, creatures, enchantments)))),
  ),
  formerly('', artifactCreature('Obsianus Golem', '{6}', 'Golem', 4, 6)),
  artifact('Rod of Ruin', '{4}', activated(['{3}', tap], damage(1, anyTarget))),
  artifact('Sol Ring', '{1}', taps('CC')),
  artifact('Soul Net', '{1}', triggered(dies(creatures), mayPay(mana('{1}'), gainLife(you, 1)))),
  artifact('Sunglasses of Urza', '{3}', rule({ kind: 'spendAs', who: you, mana: 'W', as: 'R' })),
  artifact(
    'The Hive',
    '{5}',
    activated(['{5}', tap], create(artifactToken('Wasp', 'Insect', 1, 1, 'flying'))),
  ),
  artifact('Throne of Bone', '{1}', triggered(casts(everyone, black), mayPay(mana('{1}'), gainLife(you, 1)))),
  artifact(
    'Time Vault',
    '{2}',
    entersTapped,
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
  artifact('Wooden Sphere', '{1}', triggered(casts(everyone, green), mayPay(mana('{1}'), gainLife(you, 1)))),
];
