import { landwalk, triggered } from '../../engine/language/abilities.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { may } from '../../engine/language/effects/may.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { black } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { enters } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aPlayer, creature, creatures, sorcery, yours } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Bog Raiders', '{2}{B}', 'Zombie', 2, 2, landwalk(subtype('Swamp'))),
  creature(
    'Gravedigger',
    '{3}{B}',
    'Zombie',
    2,
    2,
    triggered(enters(is(self)), may(toHand(target(yours(creatures), { zone: 'graveyard' })))),
  ),
  sorcery('Mind Rot', '{2}{B}', discard(aPlayer, 2)),
  creature(
    'Serpent Assassin',
    '{3}{B}{B}',
    'Snake Assassin',
    2,
    2,
    triggered(enters(is(self)), may(destroy(target(both(creatures, not(black)))))),
  ),
];
