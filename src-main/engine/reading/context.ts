/** Whose eyes the language is read with: who is meant, what fits, how many, and whether it is so, depend on it. */
import type { Act, CardNumber, Duel, Seat, Thing, Value } from '../value/duel.ts';
import { cardThing, objectOf } from '../value/things.ts';
import { looksOf } from './looks.ts';

/** From where a text is read: whose it is, what it stands on, and what is known so far. */
export interface Context {
  readonly you: Seat;
  readonly self: Thing;
  readonly act?: Act | undefined;
  readonly each?: Thing | undefined;
  readonly slots?: Readonly<Record<string, Value>> | undefined;
  /** Whom an attack that is being thought of would be at. */
  readonly attacked?: Seat;
}

export function contextOf(act: Act, slots?: Readonly<Record<string, Value>>, each?: Thing): Context {
  return {
    you: act.you,
    self: objectOf(act.source),
    act,
    slots,
    each,
  };
}

/** From where the abilities of a permanent are read: its controller's, or its granter's. */
export function contextAt(
  duel: Duel,
  card: CardNumber,
  at: { readonly granter?: CardNumber; readonly ofGranter?: true; readonly act?: Act },
): Context {
  if (at.act) return contextOf(at.act, at.act.slots);
  const whose = at.ofGranter && at.granter !== undefined ? at.granter : card;
  return { you: looksOf(duel, whose).controller, self: cardThing(duel, card) };
}

export type Read<Node, Answer> = (duel: Duel, context: Context, node: Node) => Answer;

export type Reads<Union extends { kind: string }, Answer> = {
  [Kind in Union['kind']]: Read<Extract<Union, { kind: Kind }>, Answer>;
};
