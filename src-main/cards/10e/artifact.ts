import { instead, rule, statically } from '../../engine/language/abilities.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { artifact, artifactCreature, artifacts, entersAsCopyOf, equipment, lands } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact(
    'Crucible of Worlds',
    '{3}',
    rule({ kind: 'mayPlayFrom', who: you, filter: lands, zone: 'graveyard' }),
  ),
  equipment('Leonin Scimitar', '{1}', '{1}', statically(attached, bonus(1, 1))),
  artifactCreature(
    'Platinum Angel',
    '{7}',
    'Angel',
    4,
    4,
    'flying',
    rule({ kind: 'cannotLose', who: you }),
    rule({ kind: 'cannotWin', who: opponents }),
  ),
  artifact('Sculpting Steel', '{3}', instead(entersAsCopyOf(artifacts))),
  equipment('Whispersilk Cloak', '{3}', '{2}', statically(attached, [has('unblockable'), has('shroud')])),
];
