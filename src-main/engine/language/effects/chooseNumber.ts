import type { Amount } from '../amount.ts';
import type { Ref } from '../ref.ts';
import { you } from '../refs/players.ts';

/**
 * A player names a number between these; it is kept in a slot.
 * One card: everywhere else a number is X, and is named before the ability is paid for.
 */
export interface ChooseNumber {
  readonly kind: 'chooseNumber';
  readonly slot: string;
  readonly least: Amount;
  readonly most: Amount;
  readonly by: Ref;
}
export const chooseNumber = (
  slot: string,
  most: Amount,
  { least = 0, by = you }: Partial<Pick<ChooseNumber, 'least' | 'by'>> = {},
): ChooseNumber => ({ kind: 'chooseNumber', slot, least, most, by });
