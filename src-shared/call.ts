import type { GenericSchema } from 'valibot';
import type { Given } from './shapes/plain.ts';

/** One call of the contract: what is asked, and what is answered. */
interface Call<Input, Output> {
  input: Input;
  output: Output;
}

/** The calls of a part of the contract: each takes what its shape lets through, and is answered as its name says. */
export type CallsOf<Shapes extends Record<keyof Answers, GenericSchema>, Answers> = {
  [Name in keyof Answers]: Call<Given<Shapes[Name]>, Answers[Name]>;
};
