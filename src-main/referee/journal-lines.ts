/** What the lines of a duel's file may say. Far more fits than anybody plays, and nothing that would hold the program up. */
import * as v from 'valibot';
import { MOST_OF_A_DUEL, PLAYERS, UNDO_RULES } from '../../src-shared/duels.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { STEPS } from '../../src-shared/duel/words.ts';
import { maybeEditionNamed } from '../engine/editions/registry.ts';
import { VARIANTS } from '../engine/index.ts';

export const FORMAT = 'spellchain duel';
export const VERSION = 2;
/** Files of the first version say by the way what the duel was in the words of an engine that is gone. */
export const READ = [1, VERSION];

const {
  seats: MOST_SEATS,
  cards: MOST_CARDS,
  faces: MOST_FACES,
  names: MOST_NAMES,
  replies: MOST_REPLIES,
} = MOST_OF_A_DUEL;

const text = v.pipe(v.string(), v.maxLength(500));
const whole = v.pipe(v.number(), v.safeInteger());
const upTo = (most: number) => v.pipe(whole, v.minValue(0), v.maxValue(most));
const several = <Schema extends v.GenericSchema>(schema: Schema, most: number = MOST_CARDS) =>
  v.pipe(v.array(schema), v.maxLength(most));
const seat = upTo(MOST_SEATS - 1);
const cards = several(upTo(MOST_FACES));
const counters = v.record(
  v.pipe(v.string(), v.maxLength(60)),
  v.pipe(whole, v.minValue(-10_000), v.maxValue(10_000)),
);

export const HEAD = v.object({ format: v.literal(FORMAT), version: v.number() });

const SUMMARY = v.object({
  rulebook: v.picklist(RULEBOOKS),
  rules: v.optional(whole),
  began: text,
  changed: text,
  seats: v.pipe(
    v.array(v.object({ name: text, player: v.picklist(PLAYERS), deck: text })),
    v.minLength(2),
    v.maxLength(MOST_SEATS),
  ),
});

export const FIRST = v.object({ undo: v.picklist(UNDO_RULES), summary: SUMMARY });

/** How a duel stood when its file was written; of the summary only what could be read. */
export const ENDING = v.object({
  turn: whole,
  seats: v.array(v.object({ life: whole })),
  result: v.optional(v.looseObject({ kind: v.string() })),
});

const PERMANENT = v.looseObject({
  face: upTo(MOST_FACES),
  counters: v.optional(counters),
  controller: v.optional(seat),
});

const POSITION = v.looseObject({
  turn: upTo(100_000),
  active: seat,
  step: v.picklist(STEPS),
  seats: several(
    v.looseObject({
      ...{ library: cards, hand: cards, graveyard: cards, exile: cards, ante: cards },
      battlefield: several(PERMANENT),
    }),
    MOST_SEATS,
  ),
});

/** What a face says is looked at when it is told in words. */
export const SETUP = v.looseObject({
  edition: v.pipe(
    v.string(),
    v.check((name) => maybeEditionNamed(name) !== undefined),
  ),
  variant: v.picklist(VARIANTS),
  ante: v.boolean(),
  seats: several(
    v.looseObject({
      name: text,
      deck: cards,
      team: seat,
      attentive: v.boolean(),
      life: v.optional(v.pipe(whole, v.maxValue(1_000_000))),
      hand: v.optional(upTo(MOST_CARDS)),
    }),
    MOST_SEATS,
  ),
  faces: several(v.looseObject({ name: v.pipe(v.string(), v.maxLength(200)) }), MOST_FACES),
  names: v.optional(several(v.pipe(v.string(), v.maxLength(200)), MOST_NAMES)),
  seed: whole,
  lostLast: v.optional(seat),
  mostDecisions: v.optional(upTo(MOST_REPLIES)),
  fixedChance: v.optional(several(v.union([text, whole]), MOST_REPLIES)),
  position: v.optional(POSITION),
});

export const END = v.object({ end: v.object({ replies: whole, digests: v.optional(v.array(whole)) }) });
export type End = v.InferOutput<typeof END>['end'];
