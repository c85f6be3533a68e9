/** What the calls about the program itself and about what it keeps may be given. */
import * as v from 'valibot';
import type { ProgramAnswers } from '../contract.ts';
import { PREFERENCES_CHANGE } from '../preferences.ts';
import { count, nothing, text } from '../shapes/plain.ts';

/** Valibot takes a list for an object that has none of its fields, which is well where all may be left out. */
const notAList = v.custom<object>((input) => !Array.isArray(input), 'an object');

export const REPLACEMENT = v.variant('kind', [
  v.strictObject({ kind: v.literal('backup'), file: text(200) }),
  v.strictObject({ kind: v.literal('empty') }),
]);

export const PROGRAM_INPUTS = {
  'program.ping': nothing,
  'program.info': nothing,
  'program.pdf': nothing,
  'preferences.read': nothing,
  'preferences.change': v.pipe(notAList, PREFERENCES_CHANGE),
  'preferences.reset': nothing,
  'notices.read': nothing,
  'notices.putAway': v.strictObject({ id: count }),
  'problems.record': v.strictObject({
    where: text(200),
    message: text(2_000),
    stack: v.optional(text(20_000)),
  }),
  'problems.recent': nothing,
  'files.handedOver': nothing,
  'pictures.list': nothing,
  'backups.list': nothing,
  'backups.look': v.strictObject({ file: text(200) }),
  'backups.make': nothing,
  'database.check': nothing,
  'database.state': nothing,
  'database.setAside': nothing,
  'database.replace': v.strictObject({ by: REPLACEMENT }),
  'database.stay': nothing,
} satisfies Record<keyof ProgramAnswers, v.GenericSchema>;
