/** What a reply would lead to. */
import type { Refusal } from './question.ts';
import type { CardNumber, Seat } from './things.ts';

export interface Preview {
  readonly refusal?: Refusal;
  /** Permanents that would be gone. */
  readonly leaving: readonly CardNumber[];
  readonly life: readonly { readonly seat: Seat; readonly before: number; readonly after: number }[];
}
