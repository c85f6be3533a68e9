import { x } from '../../engine/language/amounts/x.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { you } from '../../engine/language/refs/players.ts';
import { anyTarget, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Consume Spirit', '{X}{1}{B}', sequence(damage(x, anyTarget), gainLife(you, x)), { xOnly: 'B' }),
];
