// prettier-ignore
import {
  aCreature, activated, all, atStep, attacks, blue, bonus, both, creature, creatures, each, enchantment,
  everyone, flip, forEach, formerly, gains, grant, instead, is, landwalk, mana, mayPay, removeFromCombat,
  rule, self, sequence, statically, subtype, tap, tapIt, tapped, target, that, thereIs, triggered, untapIt,
  you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly(
    'Ali Baba',
    creature('Ali Baba', '{R}', 'Human Rogue', 1, 1, activated('{R}', tapIt(target(subtype('Wall'))))),
  ),
  formerly('Bird Maiden', creature('Bird Maiden', '{2}{R}', 'Human Bird', 1, 2, 'flying')),
  formerly(
    'Nomad',
    creature(
      'Desert Nomads',
      '{2}{R}',
      'Human Nomad',
      2,
      2,
      landwalk(subtype('Desert')),
      instead({ kind: 'damageStopped', from: subtype('Desert'), to: is(self) }),
    ),
  ),
  creature(
    'Hurr Jackal',
    '{R}',
    'Jackal',
    1,
    1,
    activated(tap, gains(aCreature, grant(rule({ kind: 'noRegeneration', who: is(self) })))),
  ),
  creature(
    'Kird Ape',
    '{R}',
    'Ape',
    1,
    1,
    statically(self, bonus(1, 2), thereIs(all(subtype('Forest'), 'battlefield', you))),
  ),
  enchantment(
    'Magnetic Mountain',
    '{1}{R}{R}',
    rule({ kind: 'staysTapped', who: both(creatures, blue) }),
    triggered(
      atStep('upkeep', everyone),
      forEach(
        all(both(creatures, blue, tapped), 'battlefield', that('player')),
        mayPay(mana('{4}'), untapIt(each), that('player')),
      ),
    ),
  ),
  creature(
    'Mijae Djinn',
    '{R}{R}{R}',
    'Djinn',
    6,
    3,
    triggered(attacks(is(self)), flip(you, undefined, sequence(removeFromCombat(self), tapIt(self)))),
  ),
];
