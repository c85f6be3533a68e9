// prettier-ignore
import {
  aCreature, activated, all, anyTarget, anything, attached, aura, black, bonus, both, creature, creatures,
  enchantment, formerly, gains, has, instant, is, power, prevent, protectionFrom, pump, red, rule, statically,
  tap, tapIt, target, truce, upkeepCost, withKeyword, world,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature('Abbey Gargoyles', '{2}{W}{W}{W}', 'Gargoyle', 3, 4, 'flying', protectionFrom(red)),
  formerly(
    'Bureaucrat',
    creature(
      'Aysen Bureaucrats',
      '{1}{W}',
      'Human Advisor',
      1,
      1,
      activated(tap, tapIt(target(both(creatures, power('<=', 2))))),
    ),
  ),
  formerly('Speaker', creature('Death Speakers', '{W}', 'Human Cleric', 1, 1, protectionFrom(black))),
  formerly('Falcon', creature('Mesa Falcon', '{1}{W}', 'Bird', 1, 1, 'flying', pump('{1}{W}', 0, 1))),
  world(
    enchantment(
      'Serra Aviary',
      '{3}{W}',
      statically(all(both(creatures, withKeyword('flying'))), bonus(1, 1)),
    ),
  ),
  aura(
    'Serra Bestiary',
    '{W}{W}',
    creatures,
    upkeepCost('{W}{W}'),
    rule({ kind: 'cannotAttack', who: is(attached) }),
    rule({ kind: 'cannotBlock', who: is(attached), whom: anything }),
    rule({ kind: 'unusable', sources: is(attached), tapping: true }),
  ),
  formerly(
    'Paladin',
    creature(
      'Serra Paladin',
      '{2}{W}{W}',
      'Human Knight',
      2,
      2,
      activated(tap, prevent(1, { to: anyTarget })),
      activated(['{1}{W}{W}', tap], gains(aCreature, has('vigilance'))),
    ),
  ),
  truce('Truce', '{2}{W}', instant),
];
