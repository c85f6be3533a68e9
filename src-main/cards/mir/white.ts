// prettier-ignore
import {
  all, anything, attached, aura, both, creatures, is, not, rule, sorcery, tapIt, white,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Blinding Light', '{2}{W}', tapIt(all(both(creatures, not(white))))),
  aura(
    'Pacifism',
    '{1}{W}',
    creatures,
    rule({ kind: 'cannotAttack', who: is(attached) }),
    rule({ kind: 'cannotBlock', who: is(attached), whom: anything }),
  ),
];
