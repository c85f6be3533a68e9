/** The shape of everything a window may send. What does not fit is refused before a handler sees it. */
import * as v from 'valibot';
import type { CallName, Input } from '../../src-shared/contract.ts';
import { LIGHTS, MOTIONS, RULEBOOKS, TEXT_SIZES } from '../../src-shared/preferences.ts';

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const nothing = v.optional(v.undefined_());
/** Valibot takes a list for an object that has none of its fields, which is well where all may be left out. */
const notAList = v.custom<object>((input) => !Array.isArray(input), 'an object');
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

export const MESSAGE = v.variant('kind', [
  v.strictObject({ kind: v.literal('hello'), contract: number }),
  v.strictObject({ kind: v.literal('call'), id: number, name: v.string(), input: v.optional(v.unknown()) }),
  v.strictObject({ kind: v.literal('cancel'), id: number }),
]);

export const PREFERENCES_CHANGE = v.strictObject({
  rulebook: v.optional(v.picklist(RULEBOOKS)),
  light: v.optional(v.picklist(LIGHTS)),
  motion: v.optional(v.picklist(MOTIONS)),
  textSize: v.optional(v.picklist(TEXT_SIZES)),
});

export const INPUTS = {
  'program.ping': nothing,
  'program.info': nothing,
  'preferences.read': nothing,
  'preferences.change': v.pipe(notAList, PREFERENCES_CHANGE),
  'preferences.reset': nothing,
  'notices.read': nothing,
  'notices.putAway': v.strictObject({ id: number }),
  'problems.record': v.strictObject({
    where: text(200),
    message: text(2_000),
    stack: v.optional(text(20_000)),
  }),
  'problems.recent': nothing,
  'backups.list': nothing,
  'backups.make': nothing,
  'database.check': nothing,
} satisfies { [Name in CallName]: v.GenericSchema<unknown, Input<Name>> };
