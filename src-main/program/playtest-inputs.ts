/** What the calls about playtests may be given. */
import * as v from 'valibot';
import { MINDS } from '../../src-shared/duels.ts';
import { PLAYTEST_DUELS, type PlaytestCalls } from '../../src-shared/playtests.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { DECK } from './collection-inputs.ts';

const level = v.picklist(MINDS);
const text = v.pipe(v.string(), v.maxLength(200));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const PLAYTEST_INPUTS = {
  'decks.playtest': v.strictObject({
    rulebook: v.picklist(RULEBOOKS),
    content: DECK,
    level,
    against: v.strictObject({
      player: level,
      wizard: v.optional(text),
      deck: v.optional(text),
      own: v.optional(whole),
    }),
    duels: v.pipe(whole, v.minValue(1), v.maxValue(Math.max(...PLAYTEST_DUELS))),
    seed: v.optional(v.pipe(whole, v.maxValue(2 ** 32 - 1))),
  }),
} satisfies { [Name in keyof PlaytestCalls]: v.GenericSchema<unknown, PlaytestCalls[Name]['input']> };
