// prettier-ignore
import {
  aCreature, activated, all, allBut, alsoIs, anOpposingCreature, anything, aPermanent, aPlayer, artifacts,
  aSpell, aTappable, attached, attacks, aura, base, black, bonus, both, casts, changeTarget, choose,
  chooseOne, control, controlledBy, counter, creature, creatures, damage, defender, destroy, did, discard,
  discarding, draw, drawNextUpkeep, each, enchantment, everyone, fits, forEach, formerly, gains, has, instant,
  instead, interrupt, is, keepAmount, lands, later, lookAtTop, losesControl, mana, may, mayPay, move,
  needsTwoBlockers, not, notTrue, opponents, payLife, pump, red, reveal, rule, self, sequence, shuffle, slot,
  sorcery, spell, statically, summoned, supertype, tap, tapIt, target, targetSpell, that, topOf, triggered,
  unlessPays, untapIt, until1997, upkeepCost, when, withOneTarget, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const theirArtifact = target(both(artifacts, controlledBy(opponents)));

const barredSoul = unlessPays(mana('{2}'), damage(2, that('player')), that('player'));

export const cards: readonly CorpusCard[] = [
  formerly(
    'Wizard',
    creature(
      'Balduvian Conjurer',
      '{1}{U}',
      'Human Wizard',
      0,
      2,
      activated(tap, gains(target(both(lands, supertype('snow'))), [alsoIs(['creature']), base(2, 2)])),
    ),
  ),
  aura(
    'Binding Grasp',
    '{3}{U}',
    creatures,
    upkeepCost('{1}{U}'),
    statically(attached, [control, bonus(0, 1)]),
  ),
  instant(
    'Brainstorm',
    '{U}',
    sequence(
      draw(you, 3),
      choose(all(anything, 'hand', you), 'those cards', { least: 2, most: 2 }),
      move(slot('those cards'), 'library', { place: 'top', order: you }),
    ),
  ),
  interrupt('Deflection', '{3}{U}', changeTarget(targetSpell(both(spell, withOneTarget)))),
  instant('Enervate', '{1}{U}', sequence(tapIt(aTappable), drawNextUpkeep)),
  creature('Glacial Wall', '{2}{U}', 'Wall', 0, 7, 'defender'),
  interrupt(
    'Hydroblast',
    '{U}',
    chooseOne({
      counter: when(fits(aSpell, red), counter(aSpell)),
      destroy: when(fits(aPermanent, red), destroy(aPermanent)),
    }),
  ),
  formerly(
    'Wizard',
    creature(
      'Krovikan Sorcerer',
      '{2}{U}',
      'Human Wizard',
      1,
      1,
      activated([tap, discarding(not(black))], draw(you)),
      activated(
        [tap, discarding(black)],
        sequence(draw(you, 2, 'the drawn cards'), discard(you, 1, { filter: is(slot('the drawn cards')) })),
      ),
    ),
  ),
  formerly(
    'Wizard',
    creature(
      'Magus of the Unseen',
      '{1}{U}',
      'Human Wizard',
      1,
      1,
      activated(
        ['{1}{U}', tap],
        sequence(
          untapIt(theirArtifact),
          gains(theirArtifact, [control, has('haste')]),
          later(losesControl(you, is(theirArtifact)), tapIt(theirArtifact)),
        ),
      ),
    ),
  ),
  sorcery(
    'Portent',
    '{U}',
    sequence(lookAtTop(aPlayer, 3, 'top', undefined, you), may(shuffle(aPlayer)), drawNextUpkeep),
  ),
  instant(
    'Ray of Command',
    '{3}{U}',
    sequence(
      untapIt(anOpposingCreature),
      gains(anOpposingCreature, [control, has('haste')]),
      later(losesControl(you, is(anOpposingCreature)), tapIt(anOpposingCreature)),
    ),
  ),
  formerly('Spirit', creature('Sea Spirit', '{4}{U}', 'Elemental Spirit', 2, 3, pump('{U}', 1, 0))),
  creature(
    'Sibilant Spirit',
    '{5}{U}',
    'Spirit',
    5,
    6,
    'flying',
    triggered(attacks(is(self)), may(draw(defender), defender)),
  ),
  until1997(
    { abilities: [triggered(casts(opponents, summoned), barredSoul)] },
    enchantment('Soul Barrier', '{2}{U}', triggered(casts(opponents, creatures), barredSoul)),
  ),
  instant('Updraft', '{1}{U}', sequence(gains(aCreature, has('flying')), drawNextUpkeep)),
  formerly(
    'Spirit',
    creature('Wind Spirit', '{4}{U}', 'Elemental Spirit', 3, 2, 'flying', needsTwoBlockers(is(self))),
  ),
  enchantment(
    "Zur's Weirding",
    '{3}{U}',
    rule({ kind: 'openHands', who: everyone }),
    instead({
      kind: 'drawReplaced',
      who: everyone,
      effect: sequence(
        reveal(topOf(that('player'), 1)),
        keepAmount('paid', 0),
        forEach(
          allBut(that('player')),
          when(
            notTrue(did('paid')),
            mayPay(
              payLife(2),
              sequence(keepAmount('paid', 1), move(topOf(that('player'), 1), 'graveyard')),
              each,
            ),
          ),
        ),
        when(notTrue(did('paid')), draw(that('player'))),
      ),
    }),
  ),
];
