// prettier-ignore
import {
  aCreature, activated, addMana, alsoIs, anything, artifact, artifactCreature, artifacts, atStep, attached,
  base, bonus, both, creatures, damage, dies, discarding, doublePool, draw, entersAsCopyOf, equipment, exile,
  gains, has, instead, is, lands, legendary, may, nameCard, opponents, rule, sacrificeIt, sacrificeThis,
  search, self, statically, tap, target, totalCost, triggered, unlessPays, withChosenName, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  artifact(
    'Chimeric Staff',
    '{4}',
    activated('{X}', gains(self, [alsoIs(['creature'], ['Construct']), base(x, x)])),
  ),
  artifact(
    'Chromatic Star',
    '{1}',
    activated(['{1}', tap, sacrificeThis], addMana('W', 'U', 'B', 'R', 'G')),
    triggered(dies(is(self)), draw(you)),
  ),
  artifact(
    'Citanul Flute',
    '{5}',
    activated(['{X}', tap], search(you, both(creatures, totalCost('<=', x)), 1, 'hand', { reveal: true })),
  ),
  artifactCreature('Composite Golem', '{6}', 'Golem', 4, 4, activated(sacrificeThis, addMana('WUBRG'))),
  artifact(
    'Crucible of Worlds',
    '{3}',
    rule({ kind: 'mayPlayFrom', who: you, filter: lands, zone: 'graveyard' }),
  ),
  artifact('Doubling Cube', '{2}', activated(['{3}', tap], doublePool(you))),
  legendary(
    artifact(
      'Legacy Weapon',
      '{7}',
      activated('{W}{U}{B}{R}{G}', exile(target(anything))),
      instead(
        { kind: 'movedElsewhere', filter: is(self), to: 'graveyard', instead: 'library', shuffled: true },
        'anywhere',
      ),
    ),
  ),
  equipment('Leonin Scimitar', '{1}', '{1}', statically(attached, bonus(1, 1))),
  artifactCreature(
    'Mantis Engine',
    '{5}',
    'Insect',
    3,
    3,
    activated('{2}', gains(self, has('flying'))),
    activated('{2}', gains(self, has('firstStrike'))),
  ),
  artifact(
    'Pithing Needle',
    '{1}',
    instead({ kind: 'asEnters', first: nameCard('name') }),
    rule({ kind: 'unusable', sources: withChosenName('name') }),
  ),
  artifactCreature(
    'Platinum Angel',
    '{7}',
    'Angel',
    4,
    4,
    'flying',
    rule({ kind: 'cannotLose', who: you }),
    rule({ kind: 'cannotWin', who: opponents }),
  ),
  artifactCreature(
    'Razormane Masticore',
    '{5}',
    'Masticore',
    5,
    5,
    'firstStrike',
    triggered(atStep('upkeep', you), unlessPays(discarding(anything), sacrificeIt(self))),
    triggered(atStep('draw', you), may(damage(3, aCreature))),
  ),
  artifact('Sculpting Steel', '{3}', instead(entersAsCopyOf(artifacts))),
  equipment('Whispersilk Cloak', '{3}', '{2}', statically(attached, [has('unblockable'), has('shroud')])),
];
