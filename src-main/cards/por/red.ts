import { rule, triggered } from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { loseDuel } from '../../engine/language/effects/finish.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { extraTurn } from '../../engine/language/effects/turns.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { atStep, dies, enters } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aCreature, aPlayer, anyTarget, creature, lands, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Blaze', '{X}{R}', damage(x, anyTarget)),
  creature('Fire Imp', '{2}{R}', 'Imp', 2, 1, triggered(enters(is(self)), damage(2, aCreature))),
  creature('Fire Snake', '{4}{R}', 'Snake', 3, 1, triggered(dies(is(self)), destroy(target(lands)))),
  creature(
    'Hulking Goblin',
    '{1}{R}',
    'Goblin',
    2,
    2,
    rule({ kind: 'cannotBlock', who: is(self), whom: anything }),
  ),
  sorcery(
    'Last Chance',
    '{R}{R}',
    sequence(extraTurn(you), later(atStep('untap', you), later(atStep('end', you), loseDuel(you)))),
  ),
  sorcery('Lava Axe', '{4}{R}', damage(5, aPlayer)),
  creature('Raging Minotaur', '{2}{R}{R}', 'Minotaur Berserker', 3, 3, 'haste'),
  sorcery('Volcanic Hammer', '{1}{R}', damage(3, anyTarget)),
];
