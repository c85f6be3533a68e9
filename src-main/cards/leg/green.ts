import { activated, landwalk } from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, either, not } from '../../engine/language/filters/logic.ts';
import { bonus, loses } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  aCreature,
  basicLands,
  cannotBeBlockedBy,
  creature,
  creatures,
  formerly,
  pump,
  sorcery,
} from '../builders.ts';
import type { Card } from '../card.ts';

const theChilled = target(creatures, { least: x, most: x });

export const cards: readonly Card[] = [
  creature('Cat Warriors', '{1}{G}{G}', 'Cat Warrior', 2, 2, landwalk(subtype('Forest'))),
  creature('Durkwood Boars', '{4}{G}', 'Boar', 4, 4),
  formerly(
    'Rider',
    creature(
      'Elven Riders',
      '{3}{G}{G}',
      'Elf',
      3,
      3,
      cannotBeBlockedBy(not(either(subtype('Wall'), withKeyword('flying')))),
    ),
  ),
  formerly('Bee', creature('Killer Bees', '{1}{G}{G}', 'Insect', 0, 1, 'flying', pump('{G}', 1, 1))),
  formerly(
    'Gypsy',
    creature(
      'Pradesh Gypsies',
      '{2}{G}',
      'Human Nomad',
      1,
      1,
      activated(['{1}{G}', tap], gains(aCreature, bonus(-2, 0))),
    ),
  ),
  creature('Radjan Spirit', '{3}{G}', 'Spirit', 3, 2, activated(tap, gains(aCreature, loses('flying')))),
  sorcery('Untamed Wilds', '{2}{G}', search(you, basicLands, 1, 'battlefield')),
  sorcery(
    'Winter Blast',
    '{X}{G}',
    sequence(tapIt(theChilled), damage(2, all(both(creatures, is(theChilled), withKeyword('flying'))))),
  ),
];
