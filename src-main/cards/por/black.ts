// prettier-ignore
import {
  aCreature, activated, all, anOpponent, anyTarget, anything, aPlayer, attacking, attacks, atYourOpponent,
  beforeYourAttack, black, bonus, both, buried, cannotBeBlockedBy, cannotBlock, creature, creatures, damage,
  destroy, dies, discard, discarding, draw, enters, gainLife, gains, grant, green, half, inEra, is, lands,
  landwalk, lifeOf, loseLife, may, move, not, onlyWhenPlayed, opponents, powerOf, sacrificeIt, sacrificeOf,
  search, self, sequence, slot, sorcery, spellAbility, subtype, tap, tapped, target, toHand, triggered,
  unlessPays, whenAttacked, white, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature('Arrogant Vampire', '{3}{B}{B}', 'Vampire', 4, 3, 'flying'),
  whenAttacked("Assassin's Blade", '{1}{B}', destroy(target(both(creatures, attacking, not(black))))),
  creature('Bog Raiders', '{2}{B}', 'Zombie', 2, 2, landwalk(subtype('Swamp'))),
  creature(
    'Charging Bandits',
    '{4}{B}',
    'Human Rogue',
    3,
    3,
    triggered(attacks(is(self)), gains(self, bonus(2, 0))),
  ),
  creature('Craven Knight', '{1}{B}', 'Human Knight', 2, 2, cannotBlock()),
  sorcery('Cruel Bargain', '{B}{B}{B}', sequence(draw(you, 4), loseLife(you, half(lifeOf(you), 'up')))),
  sorcery('Cruel Tutor', '{2}{B}', sequence(search(you, anything, 1, 'library'), loseLife(you, 2))),
  sorcery(
    'Dread Charge',
    '{3}{B}',
    gains(all(both(creatures, black), 'battlefield', you), grant(cannotBeBlockedBy(not(black)))),
  ),
  onlyWhenPlayed(
    creature(
      'Dread Reaper',
      '{3}{B}{B}{B}',
      'Horror',
      6,
      5,
      'flying',
      triggered(enters(is(self)), loseLife(you, 5)),
    ),
  ),
  onlyWhenPlayed(
    creature(
      'Ebon Dragon',
      '{5}{B}{B}',
      'Dragon',
      5,
      4,
      'flying',
      triggered(enters(is(self)), may(discard(anOpponent))),
    ),
  ),
  creature(
    'Endless Cockroaches',
    '{1}{B}{B}',
    'Insect',
    1,
    1,
    triggered(dies(is(self)), toHand(buried(self))),
  ),
  inEra(
    'portal',
    {
      abilities: [
        spellAbility(damage(powerOf(slot('given')), opponents), { costs: [sacrificeOf(creatures)] }),
      ],
    },
    sorcery('Final Strike', '{2}{B}{B}', damage(powerOf(slot('given')), anOpponent), {
      costs: [sacrificeOf(creatures)],
    }),
  ),
  onlyWhenPlayed(
    creature(
      'Gravedigger',
      '{3}{B}',
      'Zombie',
      2,
      2,
      triggered(enters(is(self)), may(toHand(target(yours(creatures), { zone: 'graveyard' })))),
    ),
  ),
  sorcery('Hand of Death', '{2}{B}', destroy(target(both(creatures, not(black))))),
  sorcery('Howling Fury', '{2}{B}', gains(aCreature, bonus(4, 0))),
  creature(
    "King's Assassin",
    '{1}{B}{B}',
    'Human Assassin',
    1,
    1,
    activated(tap, destroy(target(both(creatures, tapped))), { onlyDuring: beforeYourAttack }),
  ),
  onlyWhenPlayed(
    creature(
      'Mercenary Knight',
      '{2}{B}',
      'Human Mercenary Knight',
      4,
      4,
      triggered(enters(is(self)), unlessPays(discarding(creatures), sacrificeIt(self))),
    ),
  ),
  atYourOpponent(
    discard(opponents, 1, { atRandom: true }),
    sorcery('Mind Knives', '{1}{B}', discard(anOpponent, 1, { atRandom: true })),
  ),
  atYourOpponent(discard(opponents, 2), sorcery('Mind Rot', '{2}{B}', discard(aPlayer, 2))),
  creature('Muck Rats', '{B}', 'Rat', 1, 1),
  sorcery("Nature's Ruin", '{2}{B}', destroy(all(both(creatures, green)))),
  creature('Noxious Toad', '{2}{B}', 'Frog', 1, 1, triggered(dies(is(self)), discard(opponents))),
  sorcery('Rain of Tears', '{1}{B}{B}', destroy(target(lands))),
  onlyWhenPlayed(
    creature(
      'Serpent Assassin',
      '{3}{B}{B}',
      'Snake Assassin',
      2,
      2,
      triggered(enters(is(self)), may(destroy(target(both(creatures, not(black)))))),
    ),
  ),
  onlyWhenPlayed(
    creature(
      'Serpent Warrior',
      '{2}{B}',
      'Snake Warrior',
      3,
      3,
      triggered(enters(is(self)), loseLife(you, 3)),
    ),
  ),
  creature('Skeletal Crocodile', '{3}{B}', 'Crocodile Skeleton', 5, 1),
  creature('Skeletal Snake', '{1}{B}', 'Snake Skeleton', 2, 1),
  sorcery(
    'Soul Shred',
    '{3}{B}{B}',
    sequence(damage(3, target(both(creatures, not(black)))), gainLife(you, 3)),
  ),
  creature(
    'Undying Beast',
    '{3}{B}',
    'Beast',
    3,
    2,
    triggered(dies(is(self)), move(buried(self), 'library', { place: 'top' })),
  ),
  sorcery('Vampiric Feast', '{5}{B}{B}', sequence(damage(4, anyTarget), gainLife(you, 4))),
  atYourOpponent(
    sequence(damage(2, opponents), gainLife(you, 2)),
    sorcery('Vampiric Touch', '{2}{B}', sequence(damage(2, anOpponent), gainLife(you, 2))),
  ),
  sorcery("Virtue's Ruin", '{2}{B}', destroy(all(both(creatures, white)))),
  sorcery(
    'Wicked Pact',
    '{1}{B}{B}',
    sequence(destroy(target(both(creatures, not(black)), { least: 2, most: 2 })), loseLife(you, 5)),
  ),
];
