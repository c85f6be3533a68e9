import { gains } from '../../engine/language/effects/gains.ts';
import { bonus } from '../../engine/language/modification.ts';
import { aCreature, creature, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Gorilla Warrior', '{2}{G}', 'Ape Warrior', 3, 2),
  sorcery('Monstrous Growth', '{1}{G}', gains(aCreature, bonus(4, 4))),
  creature('Rowan Treefolk', '{3}{G}', 'Treefolk', 3, 4),
  creature('Spined Wurm', '{4}{G}', 'Wurm', 5, 4),
];
