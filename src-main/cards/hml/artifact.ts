// prettier-ignore
import {
  aCreature, activated, artifact, artifactCreature, artifacts, both, cannotBeBlockedBy, clockwork, creatures,
  everyone, formerly, gains, grant, not, rule, subtype, summoned, tap, until1997,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly(
    '',
    artifactCreature(
      'Clockwork Steed',
      '{4}',
      'Horse',
      0,
      3,
      cannotBeBlockedBy(both(artifacts, creatures)),
      ...clockwork(4),
    ),
  ),
  until1997(
    { abilities: [rule({ kind: 'spellCost', filter: summoned, who: everyone, more: 2 })] },
    artifact("Feroz's Ban", '{6}', rule({ kind: 'spellCost', filter: creatures, who: everyone, more: 2 })),
  ),
  artifact(
    "Joven's Tools",
    '{6}',
    activated(['{4}', tap], gains(aCreature, grant(cannotBeBlockedBy(not(subtype('Wall')))))),
  ),
];
