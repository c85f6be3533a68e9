import type { Effect } from '../effect.ts';
import type { Ref } from '../ref.ts';

/** For the rest of the turn these players do not draw: this happens in the place of each draw, or of the next one. */
export interface ReplaceDraws {
  readonly kind: 'replaceDraws';
  readonly who: Ref;
  readonly effect: Effect;
  readonly once?: true;
}
export const replaceDraws = (who: Ref, effect: Effect): ReplaceDraws => ({
  kind: 'replaceDraws',
  who,
  effect,
});
export const replaceNextDraw = (who: Ref, effect: Effect): ReplaceDraws => ({
  ...replaceDraws(who, effect),
  once: true,
});
