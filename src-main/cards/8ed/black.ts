// prettier-ignore
import {
  activated, all, anything, bonus, both, bury, controlledBy, creature, creatures, dies, enchantment, not,
  other, otherPlayers, putIntoPlay, sacrifice, search, sorcery, statically, subtype, tap, target, toHand,
  triggered, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Diabolic Tutor', '{2}{B}{B}', search(you, anything, 1, 'hand')),
  creature('Dusk Imp', '{2}{B}', 'Imp', 2, 1, 'flying'),
  enchantment(
    'Grave Pact',
    '{1}{B}{B}{B}',
    triggered(dies(yours(creatures)), sacrifice(otherPlayers, creatures)),
  ),
  creature(
    'Lord of the Undead',
    '{1}{B}{B}',
    'Zombie',
    2,
    2,
    statically(all(other(both(creatures, subtype('Zombie')))), bonus(1, 1)),
    activated(['{1}{B}', tap], toHand(target(yours(subtype('Zombie')), { zone: 'graveyard' }))),
  ),
  sorcery('Plague Wind', '{7}{B}{B}', bury(all(both(creatures, not(controlledBy(you)))))),
  creature('Severed Legion', '{1}{B}{B}', 'Zombie', 2, 2, 'fear'),
  sorcery('Zombify', '{3}{B}', putIntoPlay(target(yours(creatures), { zone: 'graveyard' }))),
];
