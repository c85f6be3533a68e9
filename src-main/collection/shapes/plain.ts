/** What kept shapes are made of. They take what they do not know for nothing: a later version may have written it. */
import * as v from 'valibot';
import { MINDS } from '../../../src-shared/duels.ts';
import { text } from '../../../src-shared/shapes/plain.ts';

/** A time that can be told: an ISO text, as the program writes them. */
export const time = v.pipe(text(40), v.isoTimestamp(), v.check(isOnTheCalendar, 'a time'));

function isOnTheCalendar(at: string): boolean {
  return !Number.isNaN(Date.parse(at));
}

/** By its name of today. */
export const level = v.pipe(
  v.string(),
  v.transform((saved) => (saved === 'sensible' ? 'magician' : saved)),
  v.picklist(MINDS),
);

/** What stands in the database as the text of a value. */
export const written = <Shape extends v.GenericSchema>(shape: Shape) =>
  v.pipe(v.string(), v.parseJson(), shape);
