import { activated, triggered } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { wordAtRandom } from '../../engine/language/effects/choose.ts';
import { bury } from '../../engine/language/effects/destroy.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { ofChosenType } from '../../engine/language/filters/chosen.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { enters } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { anOpponent, creature, creatures } from '../builders.ts';
import type { Card } from '../card.ts';
import { faerieTricks } from './builders.ts';

export const cards: readonly Card[] = [
  creature(
    'Aswan Jaguar',
    '{1}{G}{G}',
    'Cat',
    2,
    2,
    triggered(enters(is(self)), wordAtRandom('creatureType', 'creature type', anOpponent)),
    activated(['{G}{G}', tap], bury(target(both(creatures, ofChosenType('creature type'))))),
  ),
  creature('Faerie Dragon', '{2}{G}{G}', 'Dragon', 1, 3, 'flying', activated('{1}{G}{G}', faerieTricks)),
];
