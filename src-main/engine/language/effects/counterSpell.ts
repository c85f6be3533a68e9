import type { Ref } from '../ref.ts';

/** Spells or abilities on the chain are countered; a spell's card goes to `to`. */
export interface CounterSpell {
  readonly kind: 'counter';
  readonly what: Ref;
  readonly to: 'graveyard' | 'exile' | 'library';
}
export const counter = (what: Ref, to: CounterSpell['to'] = 'graveyard'): CounterSpell => ({
  kind: 'counter',
  what,
  to,
});
