// prettier-ignore
import {
  activated, all, anything, artifact, artifactCreature, attached, bonus, choose, equipment, exile, faceDown,
  has, instead, is, loses, move, not, sacrificeThis, self, sequence, slot, statically, tap, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
  equipment(
    'Magebane Armor',
    '{3}',
    '{2}',
    statically(attached, [bonus(2, 4), loses('flying')]),
    instead({ kind: 'damageStopped', from: anything, to: is(attached), part: 'noncombatOnly' }),
  ),
  artifact(
    'Mirror of Fate',
    '{5}',
    activated(
      [tap, sacrificeThis],
      sequence(
        choose(all(not(faceDown), 'exile', you), 'those cards', { least: 0, most: 7 }),
        exile(all(anything, 'library', you)),
        move(slot('those cards'), 'library', { place: 'top', order: you }),
      ),
    ),
  ),
];
