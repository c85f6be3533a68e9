// prettier-ignore
import {
  aCreature, activated, against, all, anOpponent, anyTarget, anything, aPlayer, artifacts, atStep, black,
  blocking, blue, bonus, both, bury, castFromHand, compare, controlBy, count, create, creature, creatures,
  creatureToken, damage, dealsDamageTo, destroy, diedThisTurn, discard, draw, each, either, enchantment,
  enters, everyone, exile, forEach, gainLife, gains, green, handSize, inEra, instant, is, keepAmount, lands,
  legendary, loseDuel, loseLife, move, named, not, notTrue, other, putIntoPlay, red, revealHand, rule,
  sacrificeThis, search, self, sequence, shuffleIn, slot, sorcery, statically, subtype, tap, tapped, target,
  that, thatMuch, toHand, triggered, white, winDuel, x, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  instant('Afflict', '{2}{B}', sequence(gains(aCreature, bonus(-1, -1)), draw(you))),
  legendary(
    creature(
      'Ascendant Evincar',
      '{4}{B}{B}',
      'Vampire',
      3,
      3,
      'flying',
      statically(all(other(both(creatures, black))), bonus(1, 1)),
      statically(all(both(creatures, not(black))), bonus(-1, -1)),
    ),
  ),
  sorcery('Assassinate', '{2}{B}', destroy(target(both(creatures, tapped)))),
  sorcery(
    'Beacon of Unrest',
    '{3}{B}{B}',
    sequence(
      putIntoPlay(target(either(artifacts, creatures), { zone: 'graveyard' }), { under: you }),
      shuffleIn(self),
    ),
  ),
  sorcery('Deathmark', '{B}', destroy(target(both(creatures, either(green, white))))),
  sorcery(
    'Distress',
    '{B}{B}',
    sequence(revealHand(aPlayer), discard(aPlayer, 1, { filter: not(lands), by: you })),
  ),
  creature(
    'Doomed Necromancer',
    '{2}{B}',
    'Human Cleric Mercenary',
    2,
    2,
    activated(
      ['{B}', tap, sacrificeThis],
      putIntoPlay(target(yours(creatures), { zone: 'graveyard' }), { under: you }),
    ),
  ),
  creature('Dross Crocodile', '{3}{B}', 'Zombie Crocodile', 5, 1),
  sorcery('Essence Drain', '{4}{B}', sequence(damage(3, anyTarget), gainLife(you, 3))),
  creature(
    'Graveborn Muse',
    '{2}{B}{B}',
    'Zombie Spirit',
    3,
    3,
    triggered(
      atStep('upkeep', you),
      sequence(
        draw(you, count(all(subtype('Zombie'), 'battlefield', you))),
        loseLife(you, count(all(subtype('Zombie'), 'battlefield', you))),
      ),
    ),
  ),
  creature(
    'Hate Weaver',
    '{1}{B}',
    'Zombie Wizard',
    2,
    1,
    activated('{2}', gains(target(both(creatures, either(blue, red))), bonus(1, 0))),
  ),
  sorcery(
    'Head Games',
    '{3}{B}{B}',
    sequence(
      keepAmount('that many', handSize(anOpponent)),
      move(all(anything, 'hand', anOpponent), 'library'),
      search(anOpponent, anything, thatMuch('that many'), 'hand', { by: you, exactly: true }),
    ),
  ),
  creature(
    'Knight of Dusk',
    '{1}{B}{B}',
    'Human Knight',
    2,
    2,
    activated('{B}{B}', destroy(target(both(creatures, blocking, is(against(self)))))),
  ),
  creature('Mass of Ghouls', '{3}{B}{B}', 'Zombie Warrior', 5, 3),
  sorcery(
    'Midnight Ritual',
    '{X}{2}{B}',
    sequence(
      exile(
        target(yours(creatures), { zone: 'graveyard', least: x, most: x }),
        'creature card exiled this way',
      ),
      create(creatureToken('black', 'Zombie', 'Zombie', 2, 2), count(slot('creature card exiled this way'))),
    ),
  ),
  enchantment(
    'Mortal Combat',
    '{2}{B}{B}',
    triggered(atStep('upkeep', you), winDuel(you), {
      if: compare(count(all(creatures, 'graveyard', you)), '>=', 20),
    }),
  ),
  enchantment(
    'No Rest for the Wicked',
    '{1}{B}',
    activated(sacrificeThis, toHand(all(both(creatures, diedThisTurn), 'graveyard', you))),
  ),
  legendary(
    inEra(
      'tenth',
      { subtypes: ['Minion'] },
      creature(
        'Phage the Untouchable',
        '{3}{B}{B}{B}{B}',
        'Avatar Minion',
        4,
        4,
        triggered(enters(is(self)), loseDuel(you), { if: notTrue(castFromHand(self)) }),
        triggered({ kind: 'dealsDamage', source: is(self), to: creatures, combat: true }, bury(that())),
        triggered(dealsDamageTo(is(self), everyone, true), loseDuel(that('player'))),
      ),
    ),
  ),
  creature(
    'Phyrexian Rager',
    '{2}{B}',
    'Horror',
    2,
    2,
    triggered(enters(is(self)), sequence(draw(you), loseLife(you, 1))),
  ),
  sorcery('Recover', '{2}{B}', sequence(toHand(target(yours(creatures), { zone: 'graveyard' })), draw(you))),
  creature(
    'Relentless Rats',
    '{1}{B}{B}',
    'Rat',
    2,
    2,
    statically(
      self,
      bonus(
        count(all(other(both(creatures, named('Relentless Rats'))))),
        count(all(other(both(creatures, named('Relentless Rats'))))),
      ),
    ),
    rule({ kind: 'anyNumber' }),
  ),
  creature(
    'Sleeper Agent',
    '{B}',
    'Phyrexian Minion',
    3,
    3,
    triggered(enters(is(self)), gains(self, controlBy(anOpponent), 'whileInPlay')),
    triggered(atStep('upkeep', you), damage(2, you)),
  ),
  sorcery(
    'Stronghold Discipline',
    '{2}{B}{B}',
    forEach(everyone, loseLife(each, count(all(creatures, 'battlefield', each)))),
  ),
  creature(
    'Thrull Surgeon',
    '{1}{B}',
    'Thrull',
    1,
    1,
    activated(['{1}{B}', sacrificeThis], discard(aPlayer, 1, { by: you }), { asSorcery: true }),
  ),
];
