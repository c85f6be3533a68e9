import { instead, statically } from '../../engine/language/abilities.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { artifact, artifacts, entersAsCopyOf, equipment } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  equipment('Leonin Scimitar', '{1}', '{1}', statically(attached, bonus(1, 1))),
  artifact('Sculpting Steel', '{3}', instead(entersAsCopyOf(artifacts))),
  equipment('Whispersilk Cloak', '{3}', '{2}', statically(attached, [has('unblockable'), has('shroud')])),
];
