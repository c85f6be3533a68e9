/** What answers a call of the contract. */
import type { CallName, Input, Output, Progress } from '../../src-shared/contract.ts';

/** What a handler gets beside its input. Short calls ignore it. */
export interface Work {
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
}

/** Any call, by its name, with an input that was read by the schema of that name. */
export type Handle = (name: CallName, input: unknown, work: Work) => unknown;

type Handler<Name extends CallName> = (
  input: Input<Name>,
  work: Work,
) => Output<Name> | Promise<Output<Name>>;

export type Handlers = { [Name in CallName]: Handler<Name> };

/** Of some of the calls, by a pattern of their names. */
export type HandlersOf<Names extends string> = Pick<Handlers, Extract<CallName, Names>>;
