// prettier-ignore
import {
  aCreature, all, anyTarget, aPlayer, atStep, attacking, atYourOpponent, bonus, both, cannotBlock, count,
  creature, creatures, damage, damageEach, destroy, did, dies, discard, either, enters, everyone, extraTurn,
  formerly, gains, is, lands, later, loseDuel, may, notTrue, onlyWhenPlayed, opponents, other, sacrificeIt,
  self, sequence, sorcery, subtype, tapIt, target, triggered, when, whenAttacked, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Blaze', '{X}{R}', damage(x, anyTarget)),
  sorcery('Boiling Seas', '{3}{R}', destroy(all(subtype('Island')))),
  sorcery('Burning Cloak', '{R}', sequence(gains(aCreature, bonus(2, 0)), damage(2, aCreature))),
  creature('Craven Giant', '{2}{R}', 'Giant', 4, 1, cannotBlock()),
  creature('Desert Drake', '{3}{R}', 'Drake', 2, 2, 'flying'),
  sorcery('Devastation', '{5}{R}{R}', destroy(all(either(creatures, lands)))),
  onlyWhenPlayed(
    creature(
      'Fire Dragon',
      '{6}{R}{R}{R}',
      'Dragon',
      6,
      6,
      'flying',
      triggered(enters(is(self)), damage(count(all(subtype('Mountain'), 'battlefield', you)), aCreature)),
    ),
  ),
  onlyWhenPlayed(
    creature('Fire Imp', '{2}{R}', 'Imp', 2, 1, triggered(enters(is(self)), damage(2, aCreature))),
  ),
  creature('Fire Snake', '{4}{R}', 'Snake', 3, 1, triggered(dies(is(self)), destroy(target(lands)))),
  sorcery('Fire Tempest', '{5}{R}{R}', damageEach(6, all(creatures), everyone)),
  sorcery(
    'Forked Lightning',
    '{3}{R}',
    damage(4, target(creatures, { least: 1, most: 3, divided: 4 }), { shared: 'chosen' }),
  ),
  creature('Goblin Bully', '{1}{R}', 'Goblin', 2, 1),
  creature('Highland Giant', '{2}{R}{R}', 'Giant', 3, 4),
  creature('Hulking Goblin', '{1}{R}', 'Goblin', 2, 2, cannotBlock()),
  sorcery(
    'Last Chance',
    '{R}{R}',
    sequence(extraTurn(you), later(atStep('untap', you), later(atStep('end', you), loseDuel(you)))),
  ),
  atYourOpponent(damage(5, opponents), sorcery('Lava Axe', '{4}{R}', damage(5, aPlayer))),
  sorcery('Lava Flow', '{3}{R}{R}', destroy(target(either(creatures, lands)))),
  creature('Lizard Warrior', '{3}{R}', 'Lizard Warrior', 4, 2),
  creature('Minotaur Warrior', '{2}{R}', 'Minotaur Warrior', 2, 3),
  onlyWhenPlayed(
    creature(
      'Pillaging Horde',
      '{2}{R}{R}',
      'Human Barbarian',
      5,
      5,
      triggered(
        enters(is(self)),
        sequence(
          may(discard(you, 1, { atRandom: true, slot: 'given' })),
          when(notTrue(did('given')), sacrificeIt(self)),
        ),
      ),
    ),
  ),
  creature('Raging Cougar', '{2}{R}', 'Cat', 2, 2, 'haste'),
  creature('Raging Goblin', '{R}', 'Goblin Berserker', 1, 1, 'haste'),
  creature('Raging Minotaur', '{2}{R}{R}', 'Minotaur Berserker', 3, 3, 'haste'),
  sorcery('Rain of Salt', '{4}{R}{R}', destroy(target(lands, { least: 2, most: 2 }))),
  sorcery('Scorching Spear', '{R}', damage(1, anyTarget)),
  onlyWhenPlayed(
    formerly(
      'Thundermare',
      creature(
        'Thundermare',
        '{5}{R}',
        'Elemental Horse',
        5,
        5,
        'haste',
        triggered(enters(is(self)), tapIt(all(other(creatures)))),
      ),
    ),
  ),
  whenAttacked('Scorching Winds', '{R}', damage(1, all(both(creatures, attacking)))),
  sorcery('Volcanic Hammer', '{1}{R}', damage(3, anyTarget)),
  creature('Wall of Granite', '{2}{R}', 'Wall', 0, 7, 'defender'),
];
