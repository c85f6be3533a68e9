import { shuffle } from '../../engine/language/effects/library.ts';
import { move } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { all } from '../../engine/language/refs/all.ts';
import { aPlayer, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery(
    'Reminisce',
    '{2}{U}',
    sequence(move(all(anything, 'graveyard', aPlayer), 'library'), shuffle(aPlayer)),
  ),
];
