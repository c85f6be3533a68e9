import type { CallName, Input, Output } from '../../../src-shared/contract.ts';
import type { ReadHandle } from '../../../src-main/collection/database/handles.ts';
import type { Roll } from '../../../src-shared/roll.ts';
import type { ContractClient } from '../contract-client.ts';
import { value } from '../duel-window.ts';

/** What one window does for as long as the program lives, and remembers beyond it. */
export interface Busy {
  /** After a start: all that it was told is there, and of what it only asked for, everything or nothing. */
  readonly look: (desk: Desk) => Promise<void>;
  /** Until the program is dead: then it waits for an answer that never comes. */
  readonly work: (desk: Desk) => Promise<never>;
}

/** One window of one start. */
export interface Desk {
  readonly client: ContractClient;
  readonly ask: <Name extends CallName>(name: Name, input?: Input<Name>) => Promise<Output<Name>>;
  /** The database of the program that runs, to look at. */
  readonly read: ReadHandle;
  readonly roll: Roll;
}

export const deskOf = (client: ContractClient, read: ReadHandle, roll: Roll): Desk => ({
  client,
  ask: async (name, input) => value(await client.call(name, input)),
  read,
  roll,
});

export function doneWith<Value>(
  settled:
    | { readonly kind: 'done'; readonly value: Value }
    | { readonly kind: 'refused'; readonly refusal: object },
): Value {
  if (settled.kind === 'done') return settled.value;
  throw new Error(`Refused: ${JSON.stringify(settled.refusal)}`);
}

export const oneOf = <Value>(values: readonly Value[], roll: Roll): Value => {
  const value = values[roll(values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};
