import { activated, triggered } from '../../engine/language/abilities.ts';
import { plus, minus, times } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { attacks, dies, meets } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import {
  aTappable,
  creature,
  creatures,
  formerly,
  instant,
  other,
  sized,
  sorcery,
  taps,
  drawNextUpkeep,
} from '../builders.ts';
import { beyondFirst, anAttacker } from '../fighting/builders.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Aurochs',
    '{3}{G}',
    'Aurochs',
    2,
    3,
    'trample',
    triggered(
      attacks(is(self)),
      gains(self, bonus(count(all(other(both(subtype('Aurochs'), attacking)))), 0)),
    ),
  ),
  formerly(
    'Toad',
    creature(
      'Chub Toad',
      '{2}{G}',
      'Frog',
      1,
      1,
      triggered(meets(is(self), 'either'), gains(self, bonus(2, 2))),
    ),
  ),
  formerly(
    'Cleric',
    creature(
      'Elder Druid',
      '{3}{G}',
      'Elf Cleric Druid',
      2,
      2,
      activated(['{3}{G}', tap], chooseOne({ tap: tapIt(aTappable), untap: untapIt(aTappable) })),
    ),
  ),
  instant(
    'Foxfire',
    '{2}{G}',
    sequence(
      untapIt(anAttacker),
      prevent('all', { to: anAttacker, combatOnly: true }),
      setRule({ kind: 'noCombatDamage', who: is(anAttacker) }),
      drawNextUpkeep,
    ),
  ),
  formerly('Elf', creature('Fyndhorn Elder', '{2}{G}', 'Elf Druid', 1, 1, taps('GG'))),
  creature(
    'Johtull Wurm',
    '{5}{G}',
    'Wurm',
    6,
    6,
    triggered(
      meets(is(self), 'blocked'),
      gains(self, bonus(minus(0, times(2, beyondFirst)), minus(0, beyondFirst))),
    ),
  ),
  creature(
    'Lhurgoyf',
    '{2}{G}{G}',
    'Lhurgoyf',
    0,
    0,
    sized(count(all(creatures, 'graveyard')), plus(count(all(creatures, 'graveyard')), 1)),
  ),
  sorcery("Nature's Lore", '{1}{G}', search(you, subtype('Forest'), 1, 'battlefield')),
  creature('Scaled Wurm', '{7}{G}', 'Wurm', 7, 6),
  instant('Stampede', '{1}{G}{G}', gains(all(both(creatures, attacking)), [bonus(1, 0), has('trample')])),
  formerly('Tarpan', creature('Tarpan', '{G}', 'Horse', 1, 1, triggered(dies(is(self)), gainLife(you, 1)))),
];
