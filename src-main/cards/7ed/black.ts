import { landwalk, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { revealHand } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { discards } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  anOpponent,
  anyTarget,
  cannotBlock,
  creature,
  creatures,
  enchantment,
  lands,
  pump,
  sized,
  sorcery,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery(
    'Corrupt',
    '{5}{B}',
    sequence(
      damage(count(all(subtype('Swamp'), 'battlefield', you)), anyTarget, { slot: 'dealt' }),
      gainLife(you, thatMuch('dealt')),
    ),
  ),
  sorcery(
    'Duress',
    '{B}',
    sequence(
      revealHand(anOpponent),
      discard(anOpponent, 1, { filter: both(not(creatures), not(lands)), by: you }),
    ),
  ),
  creature('Looming Shade', '{2}{B}', 'Shade', 1, 1, pump('{B}', 1, 1)),
  enchantment('Megrim', '{2}{B}', triggered(discards(opponents), damage(2, that('player')))),
  creature('Plague Beetle', '{B}', 'Insect', 1, 1, landwalk(subtype('Swamp'))),
  creature(
    'Revenant',
    '{4}{B}',
    'Spirit',
    0,
    0,
    'flying',
    sized(count(all(creatures, 'graveyard', you)), count(all(creatures, 'graveyard', you))),
  ),
  creature('Spineless Thug', '{1}{B}', 'Zombie Mercenary', 2, 2, cannotBlock()),
];
