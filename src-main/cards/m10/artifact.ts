import { activated, instead, statically } from '../../engine/language/abilities.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { exile, move } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything, not } from '../../engine/language/filters/logic.ts';
import { faceDown } from '../../engine/language/filters/thisTurn.ts';
import { bonus, has, loses } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { artifact, artifactCreature, equipment } from '../builders.ts';
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
