// prettier-ignore
import {
  aCreature, activated, addMana, all, alsoIs, ANY_NUMBER, anyTarget, anything, aPlayer, artifact,
  artifactCreature, artifacts, artifactToken, atStep, becomesBlocked, bonus, both, changeOwner, choose,
  chooseNumber, choosesOpponent, clockwork, controlledBy, count, countersOn, create, creatures, damage,
  damageEach, destroy, did, dies, discard, discarding, discardingAtRandom, draw, during, entersTapped,
  everyone, exile, exileThis, fits, forAnte, formerly, gainLife, gains, gainsWhile, handSize, has, inEra,
  instead, is, keepAmount, later, may, mayPay, mayStayTapped, mill, minus, most, move, not, notTrue,
  opponents, ownedBy, ownerOf, payLife, power, prevent, pump, putCounters, regeneration, removeCounters,
  removing, rule, sacrificeOf, sacrificeThis, self, sequence, settled, shareAnew, sharesOf, shuffleIn, slot,
  statically, staysTapped, subtype, takeShape, tap, tapIt, tapped, target, that, thatMuch, toHand, token,
  triggered, unlessPays, untapIt, when, whichever, withKeyword, you, yours, yourUpkeep,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const aCreatureOfFlesh = target(both(creatures, not(artifacts)));

const MADE_BY_TETRAVUS = 'tokens that it made';

const theirPermanent = target(both(not(token), ownedBy(opponents)));

export const cards: readonly CorpusCard[] = [
  artifact('Amulet of Kroog', '{2}', activated(['{2}', tap], prevent(1, { to: anyTarget }))),
  inEra(
    'fifth',
    {
      abilities: [
        triggered(atStep('upkeep', you, 'begin'), putCounters(self, 'doom')),
        triggered(atStep('upkeep', you, 'end'), damageEach(countersOn('doom', self), everyone)),
        activated('{4}', removeCounters(self, 'doom'), { anyPlayer: true, onlyDuring: during(['upkeep']) }),
      ],
    },
    artifact(
      'Armageddon Clock',
      '{6}',
      triggered(atStep('upkeep', you, 'begin'), putCounters(self, 'doom')),
      triggered(atStep('draw', you), damageEach(countersOn('doom', self), everyone)),
      activated('{4}', removeCounters(self, 'doom'), { anyPlayer: true, onlyDuring: during(['upkeep']) }),
    ),
  ),
  artifact("Ashnod's Altar", '{3}', activated(sacrificeOf(creatures), addMana('CC'))),
  artifact(
    "Ashnod's Battle Gear",
    '{2}',
    mayStayTapped,
    activated(['{2}', tap], gainsWhile(fits(self, tapped), target(yours(creatures)), bonus(2, -2))),
  ),
  artifact(
    "Ashnod's Transmogrant",
    '{1}',
    activated(
      [tap, sacrificeThis],
      sequence(
        putCounters(aCreatureOfFlesh, '+1/+1'),
        gains(aCreatureOfFlesh, alsoIs(['artifact']), 'whileInPlay'),
      ),
    ),
  ),
  formerly(
    '',
    artifactCreature(
      'Battering Ram',
      '{2}',
      'Construct',
      1,
      1,
      statically(
        self,
        has('banding'),
        during(
          [
            'beginCombat',
            'declareAttackers',
            'declareBlockers',
            'firstStrikeDamage',
            'combatDamage',
            'endCombat',
          ],
          you,
        ),
      ),
      triggered(
        becomesBlocked(is(self), subtype('Wall')),
        later(atStep('endCombat', everyone), destroy(that('other'))),
      ),
    ),
  ),
  artifact(
    'Bronze Tablet',
    '{6}',
    forAnte,
    entersTapped,
    activated(
      ['{4}', tap],
      sequence(
        move(theirPermanent, 'exile', { slot: 'the exiled card' }),
        move(self, 'exile', { slot: 'the exiled Tablet' }),
        keepAmount('bought', 0),
        mayPay(
          payLife(10),
          sequence(keepAmount('bought', 1), move(slot('the exiled Tablet'), 'graveyard')),
          ownerOf(theirPermanent),
        ),
        when(
          notTrue(did('bought')),
          sequence(
            changeOwner(slot('the exiled Tablet'), ownerOf(theirPermanent)),
            changeOwner(slot('the exiled card'), you),
          ),
        ),
      ),
    ),
  ),
  formerly('', artifactCreature('Clay Statue', '{4}', 'Golem', 3, 1, regeneration('{2}'))),
  formerly('', artifactCreature('Clockwork Avian', '{5}', 'Bird', 0, 4, 'flying', ...clockwork(4))),
  formerly(
    '',
    artifactCreature(
      'Colossus of Sardia',
      '{9}',
      'Golem',
      9,
      9,
      'trample',
      staysTapped,
      activated('{9}', untapIt(self), { onlyDuring: yourUpkeep }),
    ),
  ),
  artifact('Coral Helm', '{3}', activated(['{3}', discardingAtRandom()], gains(aCreature, bonus(2, 2)))),
  artifact(
    'Cursed Rack',
    '{4}',
    choosesOpponent,
    rule({ kind: 'handLimit', who: slot('the chosen player'), most: 4 }),
  ),
  formerly('', artifactCreature('Dragon Engine', '{3}', 'Construct', 1, 3, pump('{2}', 1, 0))),
  artifact("Feldon's Cane", '{1}', activated([tap, exileThis], shuffleIn(all(anything, 'graveyard', you)))),
  formerly(
    '',
    artifactCreature(
      'Grapeshot Catapult',
      '{4}',
      'Construct',
      2,
      3,
      activated(tap, damage(1, target(both(creatures, withKeyword('flying'))))),
    ),
  ),
  artifact(
    'Ivory Tower',
    '{1}',
    triggered(atStep('upkeep', you), gainLife(you, most(0, minus(handSize(you), 4)))),
  ),
  artifact('Jalum Tome', '{3}', activated(['{2}', tap], sequence(draw(you), discard(you)))),
  artifact('Millstone', '{2}', activated(['{2}', tap], mill(aPlayer, 2))),
  formerly(
    '',
    artifactCreature(
      "Mishra's War Machine",
      '{7}',
      'Juggernaut',
      5,
      5,
      'banding',
      triggered(
        atStep('upkeep', you),
        unlessPays(
          discarding(anything),
          sequence(damage(3, you, { slot: 'hurt' }), when(did('hurt'), tapIt(self))),
        ),
      ),
    ),
  ),
  artifact(
    'Obelisk of Undoing',
    '{1}',
    activated(['{6}', tap], toHand(target(both(ownedBy(you), controlledBy(you))))),
  ),
  formerly(
    '',
    artifactCreature('Onulet', '{3}', 'Construct', 2, 2, triggered(dies(is(self)), gainLife(you, 2))),
  ),
  formerly('', artifactCreature('Ornithopter', '{0}', 'Thopter', 0, 2, 'flying')),
  formerly(
    '',
    artifactCreature(
      'Primal Clay',
      '{4}',
      'Shapeshifter',
      0,
      0,
      instead({
        kind: 'asEnters',
        first: takeShape(
          { label: '3/3', power: 3, toughness: 3, keywords: [], subtypes: [] },
          { label: '2/2 flying', power: 2, toughness: 2, keywords: ['flying'], subtypes: [] },
          { label: '1/6 Wall', power: 1, toughness: 6, keywords: ['defender'], subtypes: ['Wall'] },
        ),
      }),
    ),
  ),
  artifact(
    'Rocket Launcher',
    '{4}',
    activated('{2}', sequence(damage(1, anyTarget), later(atStep('end', everyone), destroy(self))), {
      onlyDuring: fits(self, settled),
    }),
  ),
  formerly(
    '',
    artifactCreature(
      'Shapeshifter',
      '{6}',
      'Shapeshifter',
      0,
      0,
      instead({ kind: 'asEnters', first: takeShape(...sharesOf(7)) }),
      triggered(atStep('upkeep', you), may(shareAnew(7))),
    ),
  ),
  artifact(
    "Tawnos's Wand",
    '{4}',
    activated(['{2}', tap], gains(target(both(creatures, power('<=', 2))), has('unblockable'))),
  ),
  artifact(
    "Tawnos's Weaponry",
    '{2}',
    mayStayTapped,
    activated(['{2}', tap], gainsWhile(fits(self, tapped), aCreature, bonus(1, 1))),
  ),
  formerly(
    '',
    artifactCreature(
      'Tetravus',
      '{6}',
      'Construct',
      1,
      1,
      'flying',
      instead({ kind: 'asEnters', counters: { counter: '+1/+1', count: 3 } }),
      triggered(
        atStep('upkeep', you),
        may(
          sequence(
            chooseNumber('number', countersOn('+1/+1', self)),
            removeCounters(self, '+1/+1', thatMuch('number')),
            create(
              artifactToken(
                'Tetravite',
                'Tetravite',
                1,
                1,
                'flying',
                rule({ kind: 'cannotBeEnchanted', what: is(self), by: anything }),
              ),
              thatMuch('number'),
              you,
              { linked: MADE_BY_TETRAVUS },
            ),
          ),
        ),
      ),
      triggered(
        atStep('upkeep', you),
        may(
          sequence(
            choose(all(both(token, is(slot(MADE_BY_TETRAVUS)))), 'returning', { least: 0, most: ANY_NUMBER }),
            keepAmount('number', count(slot('returning'))),
            exile(slot('returning')),
            putCounters(self, '+1/+1', thatMuch('number')),
          ),
        ),
      ),
    ),
  ),
  artifact(
    'The Rack',
    '{1}',
    choosesOpponent,
    triggered(
      atStep('upkeep', slot('the chosen player')),
      damage(minus(3, handSize(that('player'))), that('player')),
    ),
  ),
  formerly(
    '',
    artifactCreature(
      'Triskelion',
      '{6}',
      'Construct',
      1,
      1,
      instead({ kind: 'asEnters', counters: { counter: '+1/+1', count: 3 } }),
      activated(removing('+1/+1'), damage(1, anyTarget)),
    ),
  ),
  formerly(
    '',
    artifactCreature(
      "Urza's Avenger",
      '{6}',
      'Shapeshifter',
      4,
      4,
      activated(
        '{0}',
        whichever({
          banding: gains(self, [bonus(-1, -1), has('banding')]),
          flying: gains(self, [bonus(-1, -1), has('flying')]),
          'first strike': gains(self, [bonus(-1, -1), has('firstStrike')]),
          trample: gains(self, [bonus(-1, -1), has('trample')]),
        }),
      ),
    ),
  ),
  artifactCreature('Wall of Spears', '{3}', 'Wall', 2, 3, 'defender', 'firstStrike'),
  formerly('', artifactCreature('Yotian Soldier', '{3}', 'Soldier', 1, 4, 'vigilance')),
];
