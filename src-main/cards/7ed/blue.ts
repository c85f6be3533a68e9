// prettier-ignore
import {
  activated, all, creature, creatures, dealsDamageTo, discard, draw, enchantment, has, instant, is, opponents,
  rule, self, sequence, statically, tap, toHand, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
