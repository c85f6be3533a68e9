// prettier-ignore
import {
  aCreature, activated, all, alsoIs, alsoOfColour, anOpponent, ANY_NUMBER, anything, aPlayer, atStep,
  attached, aura, basicLands, black, bonus, both, cannotBeBlockedBy, choose, controllerOf, count, create,
  creature, creatures, creatureToken, damage, destroy, discard, draw, enchantment, enters, everyone, exile,
  fits, gainLife, gains, gainsLife, has, instant, is, loseLife, not, opponents, other, planeswalker, powerOf,
  putIntoPlay, rule, sacrificeIt, sacrificeOf, search, self, sequence, sharesName, slot, sorcery, statically,
  subtype, tap, tapIt, target, that, thatMuch, thereIs, toHand, topOf, triggered, when, x, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Acolyte of Xathrid',
    '{B}',
    'Human Cleric',
    0,
    1,
    activated(['{1}{B}', tap], loseLife(aPlayer, 1)),
  ),
  creature(
    'Cemetery Reaper',
    '{1}{B}{B}',
    'Zombie',
    2,
    2,
    statically(all(other(both(creatures, subtype('Zombie'))), 'battlefield', you), bonus(1, 1)),
    activated(
      ['{2}{B}', tap],
      sequence(
        exile(target(creatures, { zone: 'graveyard' })),
        create(creatureToken('black', 'Zombie', 'Zombie', 2, 2)),
      ),
    ),
  ),
  creature('Child of Night', '{1}{B}', 'Vampire', 2, 1, 'lifelink'),
  sorcery('Disentomb', '{B}', toHand(target(yours(creatures), { zone: 'graveyard' }))),
  instant('Doom Blade', '{1}{B}', destroy(target(both(creatures, not(black))))),
  creature('Dread Warlock', '{1}{B}{B}', 'Human Wizard', 2, 2, cannotBeBlockedBy(not(black))),
  sorcery(
    'Haunting Echoes',
    '{3}{B}{B}',
    sequence(
      exile(all(not(basicLands), 'graveyard', aPlayer), 'those cards'),
      search(aPlayer, sharesName(slot('those cards')), ANY_NUMBER, 'exile', { by: you }),
    ),
  ),
  creature(
    'Howling Banshee',
    '{2}{B}{B}',
    'Spirit',
    3,
    3,
    'flying',
    triggered(enters(is(self)), loseLife(everyone, 3)),
  ),
  creature('Kelinore Bat', '{2}{B}', 'Bat', 2, 1, 'flying'),
  planeswalker('Liliana Vess', '{3}{B}{B}', 'Liliana', 5, [
    [1, discard(aPlayer)],
    [-2, search(you, anything, 1, 'library')],
    [-8, putIntoPlay(all(creatures, 'graveyard'), { under: you })],
  ]),
  sorcery('Mind Shatter', '{X}{B}{B}', discard(aPlayer, x, { atRandom: true })),
  sorcery(
    'Rise from the Grave',
    '{4}{B}',
    sequence(
      putIntoPlay(target(creatures, { zone: 'graveyard' }), { under: you, slot: 'risen' }),
      gains(slot('risen'), [alsoIs([], ['Zombie']), alsoOfColour('black')], 'whileInPlay'),
    ),
  ),
  enchantment('Sanguine Bond', '{3}{B}{B}', triggered(gainsLife(you), loseLife(anOpponent, thatMuch()))),
  sorcery('Sign in Blood', '{B}{B}', sequence(draw(aPlayer, 2), loseLife(aPlayer, 2))),
  aura(
    'Soul Bleed',
    '{2}{B}',
    creatures,
    triggered(atStep('upkeep', controllerOf(attached)), loseLife(that('player'), 1)),
  ),
  instant(
    'Tendrils of Corruption',
    '{3}{B}',
    sequence(
      damage(count(all(subtype('Swamp'), 'battlefield', you)), aCreature),
      gainLife(you, count(all(subtype('Swamp'), 'battlefield', you))),
    ),
  ),
  creature(
    'Vampire Aristocrat',
    '{2}{B}',
    'Vampire Rogue',
    2,
    2,
    activated(sacrificeOf(creatures), gains(self, bonus(2, 2))),
  ),
  creature(
    'Vampire Nocturnus',
    '{1}{B}{B}{B}',
    'Vampire',
    3,
    3,
    rule({ kind: 'openLibrary', who: you }),
    statically(self, [bonus(2, 1), has('flying')], fits(topOf(you, 1), black)),
    statically(
      all(other(both(creatures, subtype('Vampire'))), 'battlefield', you),
      [bonus(2, 1), has('flying')],
      fits(topOf(you, 1), black),
    ),
  ),
  creature('Warpath Ghoul', '{2}{B}', 'Zombie', 3, 2),
  creature(
    'Xathrid Demon',
    '{3}{B}{B}{B}',
    'Demon',
    7,
    7,
    'flying',
    'trample',
    triggered(
      atStep('upkeep', you),
      when(
        thereIs(all(other(creatures), 'battlefield', you)),
        sequence(
          choose(all(other(creatures), 'battlefield', you), 'that creature'),
          sacrificeIt(slot('that creature')),
          loseLife(opponents, powerOf(slot('that creature'))),
        ),
        sequence(tapIt(self), loseLife(you, 7)),
      ),
    ),
  ),
  creature('Zombie Goliath', '{4}{B}', 'Zombie Giant', 4, 3),
];
