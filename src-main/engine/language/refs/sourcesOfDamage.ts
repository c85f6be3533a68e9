import type { Ref } from '../ref.ts';

/**
 * What has dealt damage to these this turn: each once, and a spell as the card that it was.
 * One card: it turns round what has already been dealt, and its caster says by what.
 */
export interface SourcesOfDamage {
  readonly kind: 'sourcesOfDamage';
  readonly to: Ref;
}
export const sourcesOfDamageTo = (to: Ref): SourcesOfDamage => ({ kind: 'sourcesOfDamage', to });
