/** A spell waiting on the chain, as against an ability there. */
export interface IsSpell {
  readonly kind: 'spell';
}
export const spell: IsSpell = { kind: 'spell' };
