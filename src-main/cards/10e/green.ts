import { landwalk } from '../../engine/language/abilities.ts';
import { lookAtTop, search } from '../../engine/language/effects/library.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { you } from '../../engine/language/refs/players.ts';
import { creature, creatures, lands, legendary, regeneration, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery(
    'Commune with Nature',
    '{G}',
    lookAtTop(you, 5, 'bottom', { filter: creatures, least: 0, most: 1, to: 'hand' }),
  ),
  legendary(
    creature(
      'Mirri, Cat Warrior',
      '{1}{G}{G}',
      'Cat Warrior',
      2,
      3,
      'firstStrike',
      landwalk(subtype('Forest')),
      'vigilance',
    ),
  ),
  sorcery('Sylvan Scrying', '{1}{G}', search(you, lands, 1, 'hand', { reveal: true })),
  creature('Troll Ascetic', '{1}{G}{G}', 'Troll Shaman', 3, 2, 'hexproof', regeneration('{1}{G}')),
];
