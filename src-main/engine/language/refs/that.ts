/**
 * Someone or something the triggering event was about: `it` the object it happened to, `source` what did it,
 * `other` the creature on the other side of a fight, `player` the player it happened to or who did it.
 */
export interface That {
  readonly kind: 'that';
  readonly role: 'it' | 'source' | 'other' | 'player';
}
export const that = (role: That['role'] = 'it'): That => ({ kind: 'that', role });
