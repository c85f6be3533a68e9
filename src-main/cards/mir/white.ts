// prettier-ignore
import {
  all, anything, attached, aura, both, creatures, is, not, rule, sorcery, tapIt, white,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Blinding Light', '{2}{W}', tapIt(all(both(creatures, not(white))))),
  aura(
    'Pacifism',
    '{1}{W}',
    creatures,
    rule({ kind: 'cannotAttack', who: is(attached) }),
    rule({ kind: 'cannotBlock', who: is(attached), whom: anything }),
  ),
];
