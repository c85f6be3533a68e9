import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/** A player picks one of these words as the effect happens; `said` asks for it. */
export interface ChooseOption {
  readonly kind: 'chooseOption';
  readonly of: readonly string[];
  readonly slot: string;
  readonly by: Ref;
}
export const chooseOption = (slot: string, of: readonly string[], by: Ref = you): ChooseOption => ({
  kind: 'chooseOption',
  of,
  slot,
  by,
});
