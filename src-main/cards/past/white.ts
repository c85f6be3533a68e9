import { activated, instead, protectionFrom, triggered } from '../../engine/language/abilities.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { rollNumber } from '../../engine/language/effects/byChance.ts';
import { wordAtRandom } from '../../engine/language/effects/choose.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { ofChosenColour } from '../../engine/language/filters/chosen.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { atStep } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature, formerly } from '../builders.ts';
import type { Card } from '../card.ts';
import { recoloured } from './builders.ts';

export const cards: readonly Card[] = [
  creature(
    'Prismatic Dragon',
    '{2}{W}{W}',
    'Dragon',
    2,
    3,
    'flying',
    triggered(atStep('upkeep', you), recoloured),
    activated('{2}', recoloured),
  ),
  formerly(
    'Knight',
    creature(
      'Rainbow Knights',
      '{W}{W}',
      'Human Knight',
      2,
      1,
      instead({ kind: 'asEnters', first: wordAtRandom('colour', 'colour') }),
      protectionFrom(ofChosenColour('colour')),
      activated('{1}', gains(self, has('firstStrike'))),
      activated(
        '{W}{W}',
        sequence(rollNumber('that number', 0, 2), gains(self, bonus(thatMuch('that number'), 0))),
      ),
    ),
  ),
];
