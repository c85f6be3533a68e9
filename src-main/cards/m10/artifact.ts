import { instead, statically } from '../../engine/language/abilities.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { self } from '../../engine/language/refs/self.ts';
import { artifactCreature, equipment } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifactCreature(
    'Darksteel Colossus',
    '{11}',
    'Golem',
    11,
    11,
    'trample',
    'indestructible',
    instead(
      { kind: 'movedElsewhere', filter: is(self), to: 'graveyard', instead: 'library', shuffled: true },
      'anywhere',
    ),
  ),
  equipment('Gorgon Flail', '{2}', '{2}', statically(attached, [bonus(1, 1), has('deathtouch')])),
];
