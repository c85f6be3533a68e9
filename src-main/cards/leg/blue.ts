import { spellAbility } from '../../engine/language/abilities.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { targetSpell } from '../../engine/language/refs/target.ts';
import { artifacts, creatures, inEras, interrupt } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  inEras(
    ['alpha', 'fifth'],
    {
      types: ['interrupt'],
      abilities: [spellAbility(counter(targetSpell(both(spell, both(creatures, not(artifacts))))))],
    },
    interrupt('Remove Soul', '{1}{U}', counter(targetSpell(both(spell, creatures)))),
  ),
];
