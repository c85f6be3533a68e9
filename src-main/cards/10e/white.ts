import { activated, rule, triggered } from '../../engine/language/abilities.ts';
import { graveyardSize } from '../../engine/language/amounts/measure.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { enters } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    "Ancestor's Chosen",
    '{5}{W}{W}',
    'Human Cleric',
    4,
    4,
    'firstStrike',
    triggered(enters(is(self)), gainLife(you, graveyardSize(you))),
  ),
  creature('Skyhunter Skirmisher', '{1}{W}{W}', 'Cat Knight', 1, 1, 'flying', 'doubleStrike'),
  creature('Starlight Invoker', '{1}{W}', 'Human Cleric Mutant', 1, 3, activated('{7}{W}', gainLife(you, 5))),
  creature('True Believer', '{W}{W}', 'Human Cleric', 2, 2, rule({ kind: 'untargetable', who: you })),
  creature('Youthful Knight', '{1}{W}', 'Human Knight', 2, 1, 'firstStrike'),
];
