// prettier-ignore
import {
  aCreature, activated, all, anOpponent, anyTarget, aPermanent, artifacts, aSpell, attached, aura,
  becomesLand, blue, bonus, both, bury, cannotBeBlockedBy, cannotBlock, chooseOne, control, controlledBy,
  controllerOf, costOf, counter, creature, creatures, damage, defender, destroy, did, drawNextUpkeep, during,
  either, fits, flip, formerly, gainLife, gains, gainsWhile, goesUnblocked, goingUnblocked, grant, instant,
  interrupt, is, keepAmount, keepTold, lands, landwalk, loseLife, may, mayGoOn, needsTwoBlockers, pump,
  repeatWhile, rule, self, sequence, setRule, slot, sorcery, statically, subtype, tap, target, thatMuch,
  times, triggered, until1997, when, whileYours, withKeyword, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const aWall = target(subtype('Wall'));

const STAKES = thatMuch('the stakes');

const squats = sequence(
  gainsWhile(whileYours, target(both(lands, controlledBy(defender))), control),
  setRule({ kind: 'noCombatDamage', who: is(self) }),
);

export const cards: readonly CorpusCard[] = [
  aura('Conquer', '{3}{R}{R}', lands, statically(attached, control)),
  aura(
    'Errantry',
    '{1}{R}',
    creatures,
    statically(attached, bonus(3, 0)),
    rule({ kind: 'attackAlone', who: is(attached) }),
  ),
  formerly('Spirit', creature('Flame Spirit', '{4}{R}', 'Elemental Spirit', 2, 3, pump('{R}', 1, 0))),
  instant('Flare', '{2}{R}', sequence(damage(1, anyTarget), drawNextUpkeep)),
  sorcery(
    'Game of Chaos',
    '{R}{R}{R}',
    sequence(
      keepTold('the stakes', 1),
      repeatWhile(
        sequence(
          keepAmount('the winner wants it', 0),
          flip(
            you,
            sequence(gainLife(you, STAKES), loseLife(anOpponent, STAKES), mayGoOn(you)),
            sequence(loseLife(you, STAKES), gainLife(anOpponent, STAKES), mayGoOn(anOpponent)),
          ),
          keepTold('the stakes', times(2, STAKES)),
        ),
        did('the winner wants it'),
      ),
    ),
  ),
  aura('Imposing Visage', '{R}', creatures, needsTwoBlockers(is(attached))),
  instant(
    'Incinerate',
    '{1}{R}',
    sequence(
      damage(3, anyTarget, { hurt: 'a creature dealt damage this way' }),
      setRule({ kind: 'noRegeneration', who: is(slot('a creature dealt damage this way')) }),
    ),
  ),
  sorcery('Jokulhaups', '{4}{R}{R}', bury(all(either(artifacts, creatures, lands)))),
  creature('Mountain Goat', '{R}', 'Goat', 1, 1, landwalk(subtype('Mountain'))),
  creature(
    'Orcish Conscripts',
    '{R}',
    'Orc',
    2,
    2,
    rule({ kind: 'attackCompany', who: is(self), others: 2 }),
    rule({ kind: 'blockCompany', who: is(self), others: 2 }),
  ),
  creature(
    'Orcish Farmer',
    '{1}{R}{R}',
    'Orc',
    2,
    2,
    activated(tap, gains(target(lands), becomesLand('Swamp'), 'nextUntap')),
  ),
  until1997(
    { abilities: [activated('{0}', squats, { onlyDuring: goingUnblocked, oncePerTurn: true })] },
    formerly(
      'Orc',
      creature('Orcish Squatters', '{4}{R}', 'Orc', 2, 3, triggered(goesUnblocked(is(self)), may(squats))),
    ),
  ),
  instant('Panic', '{R}', sequence(gains(aCreature, grant(cannotBlock())), drawNextUpkeep), {
    onlyDuring: during(['beginCombat', 'declareAttackers']),
  }),
  interrupt(
    'Pyroblast',
    '{R}',
    chooseOne({
      counter: when(fits(aSpell, blue), counter(aSpell)),
      destroy: when(fits(aPermanent, blue), destroy(aPermanent)),
    }),
  ),
  sorcery('Pyroclasm', '{1}{R}', damage(2, all(creatures))),
  formerly('Tiger', creature('Sabretooth Tiger', '{2}{R}', 'Cat', 2, 1, 'firstStrike')),
  formerly(
    'Spirit',
    creature('Stone Spirit', '{4}{R}', 'Elemental Spirit', 4, 3, cannotBeBlockedBy(withKeyword('flying'))),
  ),
  instant('Word of Blasting', '{1}{R}', sequence(bury(aWall), damage(costOf(aWall), controllerOf(aWall)))),
];
