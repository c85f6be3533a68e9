/** The facts of cards, from a folder that is no part of the program. */
import * as v from 'valibot';

const PRINTING = v.object({ set: v.string(), number: v.optional(v.string(), ''), rarity: v.string() });

const CARD = v.object({
  name: v.string(),
  oracle: v.string(),
  printings: v.array(PRINTING),
});
export type CardFacts = v.InferOutput<typeof CARD>;

/** One card a line. */
export const readFacts = (text: string): CardFacts[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(CARD, JSON.parse(line)));

const SET = v.object({ code: v.string(), released: v.string(), counts: v.object({ distinct: v.number() }) });
export type SetFacts = v.InferOutput<typeof SET>;

export const readSets = (text: string): SetFacts[] =>
  v.parse(v.object({ sets: v.array(SET) }), JSON.parse(text)).sets;
