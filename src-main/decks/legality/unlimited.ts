/** Cards of which a deck may hold as many as its player likes. */
import { isBasicLand } from '../../../src-shared/duel/colours.ts';
import { faceNamed } from '../../cards/index.ts';

export const isUnlimited = (name: string): boolean => isBasicLand(name) || saysSo(name);

/** Its own text lifts the limit. */
const saysSo = (name: string): boolean =>
  faceNamed(name, [])?.abilities.some(
    (ability) => ability.kind === 'rule' && ability.rule.kind === 'anyNumber',
  ) === true;
