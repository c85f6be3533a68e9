// prettier-ignore
import {
  all, anOpponent, anyTarget, both, cannotBlock, count, creature, creatures, damage, discard, discards,
  enchantment, gainLife, lands, landwalk, not, opponents, pump, revealHand, sequence, sized, sorcery, subtype,
  that, thatMuch, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery(
    'Corrupt',
    '{5}{B}',
    sequence(
      damage(count(all(subtype('Swamp'), 'battlefield', you)), anyTarget, { slot: 'dealt' }),
      gainLife(you, thatMuch('dealt')),
    ),
  ),
  sorcery(
    'Duress',
    '{B}',
    sequence(
      revealHand(anOpponent),
      discard(anOpponent, 1, { filter: both(not(creatures), not(lands)), by: you }),
    ),
  ),
  creature('Looming Shade', '{2}{B}', 'Shade', 1, 1, pump('{B}', 1, 1)),
  enchantment('Megrim', '{2}{B}', triggered(discards(opponents), damage(2, that('player')))),
  creature('Plague Beetle', '{B}', 'Insect', 1, 1, landwalk(subtype('Swamp'))),
  creature(
    'Revenant',
    '{4}{B}',
    'Spirit',
    0,
    0,
    'flying',
    sized(count(all(creatures, 'graveyard', you)), count(all(creatures, 'graveyard', you))),
  ),
  creature('Spineless Thug', '{1}{B}', 'Zombie Mercenary', 2, 2, cannotBlock()),
];
