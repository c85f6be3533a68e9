import { gainLife, loseLife } from '../../engine/language/effects/life.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { you } from '../../engine/language/refs/players.ts';
import { aPlayer, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Soul Feast', '{3}{B}{B}', sequence(loseLife(aPlayer, 4), gainLife(you, 4))),
];
