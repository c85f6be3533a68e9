// prettier-ignore
import {
  activated, artifactToken, companionLand, create, land, sacrificeThis, tap, taps,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  companionLand('Dragonskull Summit', 'B', 'R', 'Swamp', 'Mountain'),
  companionLand('Drowned Catacomb', 'U', 'B', 'Island', 'Swamp'),
  land(
    'Gargoyle Castle',
    '',
    taps('C'),
    activated(['{5}', tap, sacrificeThis], create(artifactToken('Gargoyle', 'Gargoyle', 3, 4, 'flying'))),
  ),
  companionLand('Glacial Fortress', 'W', 'U', 'Plains', 'Island'),
  companionLand('Rootbound Crag', 'R', 'G', 'Mountain', 'Forest'),
  companionLand('Sunpetal Grove', 'G', 'W', 'Forest', 'Plains'),
];
