import { activated } from '../../engine/language/abilities.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { create } from '../../engine/language/effects/create.ts';
import { artifactToken, companionLand, land, taps } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
