/** The shape of everything a window may send. What does not fit is refused before a handler sees it. */
import * as v from 'valibot';
import type { CallName, Input } from '../../src-shared/contract.ts';
import { STEPS } from '../../src-shared/duel/words.ts';
import { PLAYERS } from '../../src-shared/duels.ts';
import {
  ATTENTIONS,
  CARD_SIZES,
  ERA_FRAMES,
  GROUND_COLOURS,
  GROUND_STYLES,
  LEVELS,
  LIGHTS,
  MOTIONS,
  MUTES,
  PACES,
  SOUND_GROUPS,
  TABLE_LAYOUTS,
  TABLE_WINDOWS,
  TEXT_SIZES,
  THINKING_TIMES,
  WARNINGS,
} from '../../src-shared/preferences.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { PLAYED_BY } from '../collection/shapes/campaign.ts';
import { CAMPAIGN_INPUTS, SET_UP } from './campaign-inputs.ts';
import { COLLECTION_INPUTS } from './collection-inputs.ts';
import { HALVES } from '../../src-shared/table.ts';
import { PLAYTEST_INPUTS } from './playtest-inputs.ts';
import { REPLAY_INPUTS } from './replay-inputs.ts';
import { POUR, REPLY } from './replies.ts';

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const nothing = v.optional(v.undefined_());
/** Valibot takes a list for an object that has none of its fields, which is well where all may be left out. */
const notAList = v.custom<object>((input) => !Array.isArray(input), 'an object');
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** More than any system takes. */
const LONGEST_PATH = 4_096;

const thousandths = v.pipe(number, v.maxValue(1000));
const place = v.strictObject({ x: thousandths, y: thousandths });

const steps = v.pipe(v.array(v.picklist(STEPS)), v.maxLength(STEPS.length));

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
  stops: v.optional(v.strictObject({ yours: steps, theirs: steps })),
  attention: v.optional(v.picklist(ATTENTIONS)),
  pace: v.optional(v.picklist(PACES)),
  thinkingTime: v.optional(v.picklist(THINKING_TIMES)),
  warnings: v.optional(v.pipe(v.array(v.picklist(WARNINGS)), v.maxLength(WARNINGS.length))),
  strictTable: v.optional(v.boolean()),
  layout: v.optional(v.picklist(TABLE_LAYOUTS)),
  hints: v.optional(v.boolean()),
  guide: v.optional(v.boolean()),
  welcomed: v.optional(v.boolean()),
  cueCards: v.optional(v.boolean()),
  abilityIcons: v.optional(v.boolean()),
  sizesOnCards: v.optional(v.boolean()),
  wizardsTalk: v.optional(v.boolean()),
  coinToss: v.optional(v.boolean()),
  nextDraws: v.optional(v.boolean()),
  ground: v.optional(
    v.strictObject({ colour: v.picklist(GROUND_COLOURS), style: v.picklist(GROUND_STYLES) }),
  ),
  artSquares: v.optional(v.boolean()),
  cardSize: v.optional(v.picklist(CARD_SIZES)),
  eraFrames: v.optional(v.picklist(ERA_FRAMES)),
  pictureFolder: v.optional(text(LONGEST_PATH)),
  windowPlaces: v.optional(v.strictObject(v.entriesFromList(TABLE_WINDOWS, v.optional(place)))),
  mute: v.optional(v.picklist(MUTES)),
  soundVolume: v.optional(v.picklist(LEVELS)),
  setUp: v.optional(SET_UP),
  soundLevels: v.optional(v.strictObject(v.entriesFromList(SOUND_GROUPS, v.picklist(LEVELS)))),
});

const duel = v.pipe(v.string(), v.uuid());
const decision = { duel, decision: number };

const MATTER = v.variant('kind', [
  v.strictObject({ kind: v.literal('card'), card: number }),
  v.strictObject({ kind: v.literal('seat'), seat: number }),
  v.strictObject({ kind: v.literal('chain'), id: number }),
  v.strictObject({ kind: v.literal('ability'), card: number, ability: number }),
  v.strictObject({ kind: v.literal('block'), blocker: number, attacker: number }),
  v.strictObject({ kind: v.literal('pour'), card: number, pour: POUR }),
]);

const DUEL_ORDER = v.strictObject({
  rulebook: v.picklist(RULEBOOKS),
  seats: v.pipe(
    v.array(
      v.strictObject({
        player: v.picklist(PLAYERS),
        wizard: v.optional(text(60)),
        deck: v.optional(text(200)),
        own: v.optional(number),
      }),
    ),
    v.length(2),
  ),
  seed: v.optional(v.pipe(number, v.maxValue(2 ** 32 - 1))),
  ...PLAYED_BY,
  ante: v.boolean(),
});

export const INPUTS = {
  'program.ping': nothing,
  'program.info': nothing,
  'program.pdf': nothing,
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
  'files.handedOver': nothing,
  'pictures.list': nothing,
  'backups.list': nothing,
  'backups.look': v.strictObject({ file: text(200) }),
  'backups.make': nothing,
  'database.check': nothing,
  'database.state': nothing,
  'database.setAside': nothing,
  'database.replace': v.strictObject({
    by: v.variant('kind', [
      v.strictObject({ kind: v.literal('backup'), file: text(200) }),
      v.strictObject({ kind: v.literal('empty') }),
    ]),
  }),
  'database.stay': nothing,
  'duels.choices': nothing,
  'duels.begin': DUEL_ORDER,
  'duels.list': nothing,
  'duels.sit': v.strictObject({ duel }),
  'duels.forget': v.strictObject({ duel }),
  'cards.inWords': v.strictObject({ duel, card: number, rulebook: v.picklist(RULEBOOKS) }),
  'table.answer': v.strictObject({
    ...decision,
    reply: REPLY,
    sure: v.optional(v.boolean()),
    hold: v.optional(v.boolean()),
  }),
  'table.done': v.strictObject({ ...decision, sure: v.optional(v.boolean()) }),
  'table.goOn': v.strictObject({ ...decision, sure: v.optional(v.boolean()) }),
  'table.runTo': v.strictObject({
    ...decision,
    half: v.picklist(HALVES),
    step: v.picklist(STEPS),
    sure: v.optional(v.boolean()),
  }),
  'table.yield': v.strictObject({ ...decision, yes: v.optional(v.boolean()) }),
  'table.forgetYields': v.strictObject({ duel, key: v.optional(text(200)) }),
  'table.draft': v.strictObject({ ...decision, draft: REPLY }),
  'table.pour': v.strictObject({ ...decision, pour: POUR }),
  'table.resting': v.strictObject({ ...decision, card: number }),
  'table.whyNot': v.strictObject({ ...decision, matter: MATTER }),
  'table.preview': v.strictObject({ ...decision, reply: REPLY }),
  'table.next': v.strictObject({ duel }),
  'table.spare': v.strictObject({ duel, card: number, isSpared: v.boolean() }),
  'table.undo': v.strictObject({ duel }),
  'table.concede': v.strictObject({ duel, seat: number }),
  ...CAMPAIGN_INPUTS,
  ...COLLECTION_INPUTS,
  ...PLAYTEST_INPUTS,
  ...REPLAY_INPUTS,
} satisfies { [Name in CallName]: v.GenericSchema<unknown, Input<Name>> };
