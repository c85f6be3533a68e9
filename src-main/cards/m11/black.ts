// prettier-ignore
import {
  aCreature, activated, all, alsoIs, artifacts, atStep, attached, attacks, aura, beginsInPlay, black, bonus,
  both, buried, choose, control, controlledBy, costOf, count, create, creature, creatures, creatureToken,
  dies, discard, discards, enchantment, enters, entersTapped, forEach, gainLife, gains, grant, instant,
  instead, is, loseLife, minus, not, opponents, opponentsOf, other, payLife, pump, putCounters, putIntoPlay,
  reveal, rule, sacrificeIt, sacrificeOf, scry, self, sequence, slot, sorcery, statically, subtype, tapIt,
  tapping, target, that, thereIsNo, toHand, token, topOf, triggered, whenever, withCounter, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature('Barony Vampire', '{2}{B}', 'Vampire', 3, 2),
  sorcery('Blood Tithe', '{3}{B}', sequence(loseLife(opponents, 3), forEach(opponents, gainLife(you, 3)))),
  creature(
    'Bloodthrone Vampire',
    '{1}{B}',
    'Vampire',
    1,
    1,
    activated(sacrificeOf(creatures), gains(self, bonus(2, 2))),
  ),
  creature(
    'Captivating Vampire',
    '{1}{B}{B}',
    'Vampire',
    2,
    2,
    statically(all(other(yours(both(creatures, subtype('Vampire'))))), bonus(1, 1)),
    activated(
      tapping(subtype('Vampire'), 5),
      gains(aCreature, [control, alsoIs([], ['Vampire'])], 'whileInPlay'),
    ),
  ),
  enchantment(
    'Dark Tutelage',
    '{2}{B}',
    triggered(
      atStep('upkeep', you),
      sequence(reveal(topOf(you, 1), 'shown'), loseLife(you, costOf(slot('shown'))), toHand(slot('shown'))),
    ),
  ),
  creature(
    "Demon of Death's Gate",
    '{6}{B}{B}{B}',
    'Demon',
    9,
    9,
    rule({ kind: 'alternativePrice', costs: [payLife(6), sacrificeOf(both(black, creatures), 3)] }),
    'flying',
    'trample',
  ),
  creature(
    'Grave Titan',
    '{4}{B}{B}',
    'Giant',
    6,
    6,
    'deathtouch',
    triggered(enters(is(self)), create(creatureToken('black', 'Zombie', 'Zombie', 2, 2), 2)),
    triggered(attacks(is(self)), create(creatureToken('black', 'Zombie', 'Zombie', 2, 2), 2)),
  ),
  enchantment(
    'Leyline of the Void',
    '{2}{B}{B}',
    beginsInPlay,
    instead({ kind: 'movedElsewhere', filter: not(token), to: 'graveyard', instead: 'exile', of: opponents }),
  ),
  enchantment("Liliana's Caress", '{1}{B}', triggered(discards(opponents), loseLife(that('player'), 2))),
  creature(
    "Liliana's Specter",
    '{1}{B}{B}',
    'Specter',
    2,
    1,
    'flying',
    triggered(enters(is(self)), discard(opponents)),
  ),
  creature('Nantuko Shade', '{B}{B}', 'Insect Shade', 2, 1, pump('{B}', 1, 1)),
  aura(
    'Necrotic Plague',
    '{2}{B}{B}',
    creatures,
    statically(attached, grant(triggered(atStep('upkeep', you), sacrificeIt(self)))),
    triggered(
      dies(is(attached)),
      putIntoPlay(buried(self), {
        onto: target(both(creatures, controlledBy(opponentsOf(that('player')))), { by: 'thatPlayer' }),
      }),
    ),
  ),
  creature('Nether Horror', '{3}{B}', 'Horror', 4, 2),
  creature('Nightwing Shade', '{4}{B}', 'Shade', 2, 2, 'flying', pump('{1}{B}', 1, 1)),
  creature(
    'Phylactery Lich',
    '{B}{B}{B}',
    'Zombie',
    5,
    5,
    'indestructible',
    instead({
      kind: 'asEnters',
      first: sequence(
        choose(all(yours(artifacts)), 'phylactery'),
        putCounters(slot('phylactery'), 'phylactery'),
      ),
    }),
    triggered(whenever(thereIsNo(all(withCounter('phylactery'), 'battlefield', you))), sacrificeIt(self)),
  ),
  aura(
    'Quag Sickness',
    '{2}{B}',
    creatures,
    statically(
      attached,
      bonus(
        minus(0, count(all(subtype('Swamp'), 'battlefield', you))),
        minus(0, count(all(subtype('Swamp'), 'battlefield', you))),
      ),
    ),
  ),
  creature(
    'Reassembling Skeleton',
    '{1}{B}',
    'Skeleton Warrior',
    1,
    1,
    activated('{1}{B}', putIntoPlay(self, { tapped: true }), { worksIn: 'graveyard' }),
  ),
  creature('Rotting Legion', '{4}{B}', 'Zombie', 4, 5, entersTapped),
  instant('Stabbing Pain', '{B}', sequence(gains(aCreature, bonus(-1, -1)), tapIt(aCreature))),
  creature('Viscera Seer', '{B}', 'Vampire Wizard', 1, 1, activated(sacrificeOf(creatures), scry(you, 1))),
];
