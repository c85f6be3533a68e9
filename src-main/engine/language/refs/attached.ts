/** What this Aura or Equipment is on: "enchanted creature", "equipped creature". */
export interface Attached {
  readonly kind: 'attached';
}
export const attached: Attached = { kind: 'attached' };
