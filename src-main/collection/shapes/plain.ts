/** What all shapes are made of. A shape takes what it does not know for nothing: a later version may have written it. */
import * as v from 'valibot';
import { MINDS } from '../../../src-shared/duels.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';

export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
export const whole = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(whole, v.minValue(0));

/** What duels, matches and gauntlets are asked for by. */
export const uuid = v.pipe(v.string(), v.uuid());

/** A time that can be told: an ISO text, as the program writes them. */
export const time = v.pipe(text(40), v.isoTimestamp(), v.check(isOnTheCalendar, 'a time'));

function isOnTheCalendar(at: string): boolean {
  return !Number.isNaN(Date.parse(at));
}

export const rulebook = v.picklist(RULEBOOKS);

/** By its name of today. */
export const level = v.pipe(
  v.string(),
  v.transform((saved) => (saved === 'sensible' ? 'magician' : saved)),
  v.picklist(MINDS),
);

/** What stands in the database as the text of a value. */
export const written = <Shape extends v.GenericSchema>(shape: Shape) =>
  v.pipe(v.string(), v.parseJson(), shape);
