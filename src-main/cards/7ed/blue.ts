import { activated, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { has } from '../../engine/language/modification.ts';
import { dealsDamageTo } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature, creatures, enchantment, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Coral Merfolk', '{1}{U}', 'Merfolk', 2, 1),
  instant('Evacuation', '{3}{U}{U}', toHand(all(creatures))),
  enchantment('Levitation', '{2}{U}{U}', statically(all(creatures, 'battlefield', you), has('flying'))),
  creature(
    'Merfolk Looter',
    '{1}{U}',
    'Merfolk Rogue',
    1,
    1,
    activated(tap, sequence(draw(you), discard(you))),
  ),
  enchantment('Telepathy', '{U}', rule({ kind: 'openHands', who: opponents })),
  creature(
    'Thieving Magpie',
    '{2}{U}{U}',
    'Bird',
    1,
    3,
    'flying',
    triggered(dealsDamageTo(is(self), opponents), draw(you)),
  ),
];
