// prettier-ignore
import {
  activated, addMana, atStep, attached, aura, black, bonus, both, bury, controlledBy, create, creature,
  creatures, creatureToken, defender, discard, enchantment, formerly, fourTimes, goesUnblocked,
  goingUnblocked, inEras, is, mayPay, regenerate, rule, sacrificeIt, sacrificeThis, self, statically, target,
  triggered, until1997, upkeepCost, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const buriesTheirs = bury(target(both(creatures, controlledBy(defender))));

export const cards: readonly CorpusCard[] = [
  enchantment(
    'Breeding Pit',
    '{3}{B}',
    upkeepCost('{B}{B}'),
    triggered(atStep('end', you), create(creatureToken('black', 'Thrull', 'Thrull', 0, 1))),
  ),
  creature(
    'Derelor',
    '{3}{B}',
    'Thrull',
    4,
    4,
    rule({ kind: 'spellCost', filter: black, who: you, more: 0, symbols: '{B}' }),
  ),
  formerly(
    'Clerics',
    inEras(
      ['alpha', 'fifth'],
      { abilities: [fourTimes('{1}', addMana('B'), bury(self))] },
      creature(
        'Initiates of the Ebon Hand',
        '{B}',
        'Cleric',
        1,
        1,
        fourTimes('{1}', addMana('B'), sacrificeIt(self)),
      ),
    ),
  ),
  until1997(
    { abilities: [activated(sacrificeThis, discard(defender, 3), { onlyDuring: goingUnblocked })] },
    creature(
      'Mindstab Thrull',
      '{1}{B}{B}',
      'Thrull',
      2,
      2,
      triggered(goesUnblocked(is(self)), mayPay(sacrificeThis, discard(defender, 3))),
    ),
  ),
  until1997(
    { abilities: [activated(sacrificeThis, buriesTheirs, { onlyDuring: goingUnblocked })] },
    creature(
      'Necrite',
      '{1}{B}{B}',
      'Thrull',
      2,
      2,
      triggered(goesUnblocked(is(self)), mayPay(sacrificeThis, buriesTheirs)),
    ),
  ),
  aura(
    'Thrull Retainer',
    '{B}',
    creatures,
    statically(attached, bonus(1, 1)),
    activated(sacrificeThis, regenerate(attached)),
  ),
];
