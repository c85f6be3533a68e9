// prettier-ignore
import {
  all, anything, attached, aura, bonus, creature, creatures, enchantment, has, instead, pump, statically, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  enchantment('Glorious Anthem', '{1}{W}{W}', statically(all(creatures, 'battlefield', you), bonus(1, 1))),
  creature('Honor Guard', '{W}', 'Human Soldier', 1, 1, pump('{W}', 0, 1)),
  aura(
    'Pariah',
    '{2}{W}',
    creatures,
    instead({ kind: 'damageTurned', from: anything, players: you, onto: attached }),
  ),
  creature('Razorfoot Griffin', '{3}{W}', 'Griffin', 2, 2, 'flying', 'firstStrike'),
  aura(
    "Serra's Embrace",
    '{2}{W}{W}',
    creatures,
    statically(attached, [bonus(2, 2), has('flying'), has('vigilance')]),
  ),
];
