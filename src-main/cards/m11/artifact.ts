// prettier-ignore
import {
  aCreature, activated, all, anOpponent, anything, artifact, artifactCreature, artifacts, atStep, attached,
  bonus, both, controlBy, creatures, damage, draw, equipment, everyone, exile, exileThis, flip, gainLife,
  gains, has, loses, move, putCounters, sacrificeIt, sacrificeOf, scry, self, sequence, several, shuffle,
  statically, tap, target, triggered, untapIt, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  artifact('Brittle Effigy', '{1}', activated(['{4}', tap, exileThis], exile(aCreature))),
  artifact('Crystal Ball', '{3}', activated(['{1}', tap], scry(you, 2))),
  artifact(
    'Elixir of Immortality',
    '{1}',
    activated(
      ['{2}', tap],
      sequence(
        gainLife(you, 5),
        move(several(self, all(anything, 'graveyard', you)), 'library'),
        shuffle(you),
      ),
    ),
  ),
  artifactCreature(
    'Gargoyle Sentinel',
    '{3}',
    'Gargoyle',
    3,
    3,
    'defender',
    activated('{3}', gains(self, [loses('defender'), has('flying')])),
  ),
  artifact(
    'Jinxed Idol',
    '{2}',
    triggered(atStep('upkeep', you), damage(2, you)),
    activated(sacrificeOf(creatures), gains(self, controlBy(anOpponent), 'whileInPlay')),
  ),
  artifact(
    "Sorcerer's Strongbox",
    '{4}',
    activated(['{2}', tap], flip(you, sequence(sacrificeIt(self), draw(you, 3)))),
  ),
  artifactCreature(
    'Steel Overseer',
    '{2}',
    'Construct',
    1,
    1,
    activated(tap, putCounters(all(both(artifacts, creatures), 'battlefield', you), '+1/+1')),
  ),
  artifactCreature('Stone Golem', '{5}', 'Golem', 4, 4),
  equipment(
    'Sword of Vengeance',
    '{3}',
    '{3}',
    statically(attached, [bonus(2, 0), has('firstStrike'), has('vigilance'), has('trample'), has('haste')]),
  ),
  artifact('Temple Bell', '{3}', activated(tap, draw(everyone))),
  artifact('Voltaic Key', '{1}', activated(['{1}', tap], untapIt(target(artifacts)))),
  equipment("Warlord's Axe", '{3}', '{4}', statically(attached, bonus(3, 1))),
];
