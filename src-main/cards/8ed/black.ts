import { putIntoPlay } from '../../engine/language/effects/move.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, sorcery, yours } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Severed Legion', '{1}{B}{B}', 'Zombie', 2, 2, 'fear'),
  sorcery('Zombify', '{3}{B}', putIntoPlay(target(yours(creatures), { zone: 'graveyard' }))),
];
