import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/** Each of these players names a card; `namedAs` compares with it. */
export interface NameCard {
  readonly kind: 'nameCard';
  readonly who: Ref;
  readonly slot: string;
}
export const nameCard = (slot: string, who: Ref = you): NameCard => ({ kind: 'nameCard', who, slot });
