/** What answers a call of the contract. */
import type { Work } from '../collection/database/work.ts';
import type { CallName, Input, Output } from '../../src-shared/contract.ts';

/** Any call, by its name, with an input that was read by the schema of that name. */
export type Handle = (name: CallName, input: unknown, work: Work) => unknown;

type Handler<Name extends CallName> = (
  input: Input<Name>,
  work: Work,
) => Output<Name> | Promise<Output<Name>>;

export type CallHandlers = { [Name in CallName]: Handler<Name> };

/** Of some of the calls, by a pattern of their names. */
export type HandlersOf<Names extends string> = Pick<CallHandlers, Extract<CallName, Names>>;
