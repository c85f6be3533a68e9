/** What shapes are made of. A shape says once what a value may be: what is sent is held against it, and its type is read off it. */
import * as v from 'valibot';
import { LARGEST_SEED } from '../duels.ts';
import { RULEBOOKS } from '../rulebooks.ts';

/** What a shape lets through. Whoever is given it changes nothing of it. */
export type Given<Shape extends v.GenericSchema> = Unchanging<v.InferOutput<Shape>>;

/** The same of the entries that an object's shape is put together of. */
export type GivenEntries<Entries extends v.ObjectEntries> = Given<v.ObjectSchema<Entries, undefined>>;

type Unchanging<Value> = { readonly [Key in keyof Value]: Unchanging<Value[Key]> };

export const nothing = v.optional(v.undefined_());
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
export const whole = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(whole, v.minValue(0));
export const within = (least: number, most: number) => v.pipe(whole, v.minValue(least), v.maxValue(most));

/** What duels, matches and gauntlets are asked for by. */
export const uuid = v.pipe(v.string(), v.uuid());

export const seed = within(0, LARGEST_SEED);

export const rulebook = v.picklist(RULEBOOKS);
