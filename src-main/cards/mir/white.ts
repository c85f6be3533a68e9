import { rule } from '../../engine/language/abilities.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { white } from '../../engine/language/filters/hasColour.ts';
import { anything, both, not } from '../../engine/language/filters/logic.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { aura, creatures, sorcery } from '../builders.ts';
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
