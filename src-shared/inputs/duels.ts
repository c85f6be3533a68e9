/** What the calls about duels and their tables may be given. */
import * as v from 'valibot';
import type { Reply } from '../duel/question.ts';
import { STEPS } from '../duel/words.ts';
import { PLAYERS } from '../duels.ts';
import { count, nothing, rulebook, seed, text, uuid } from '../shapes/plain.ts';
import { CHAIR_DECK } from '../shapes/deck.ts';
import { POUR, REPLY } from '../shapes/reply.ts';
import { DUEL_TERMS } from '../shapes/terms.ts';
import { HALVES } from '../table.ts';
import type { DuelAnswers } from '../duel-calls.ts';

export const SEAT = v.strictObject({
  player: v.picklist(PLAYERS),
  /** A wizard's id, or ANYBODY; absent: whoever her level is known by. */
  wizard: v.optional(text(60)),
  /** An own deck is one of the player at hand; absent: the one that the wizard named plays, or one by chance. */
  deck: v.optional(CHAIR_DECK),
});

/** What somebody asks for who wants to duel. */
export const DUEL_ORDER = v.strictObject({
  ...DUEL_TERMS,
  seats: v.pipe(v.array(SEAT), v.length(2)),
  /** The same seed, decks and decisions give the same duel; absent: by chance. */
  seed: v.optional(seed),
  ante: v.boolean(),
});

/** What a player meant: a card, a player, something on the chain, one ability of a permanent, a block, or mana for an X. */
export const MATTER = v.variant('kind', [
  v.strictObject({ kind: v.literal('card'), card: count }),
  v.strictObject({ kind: v.literal('seat'), seat: count }),
  v.strictObject({ kind: v.literal('chain'), id: count }),
  v.strictObject({ kind: v.literal('ability'), card: count, ability: count }),
  v.strictObject({ kind: v.literal('block'), blocker: count, attacker: count }),
  /** A source, after what is poured in already. */
  v.strictObject({ kind: v.literal('pour'), card: count, pour: POUR }),
]);

/** Whoever holds a reply holds any; those that only a journal has are refused here. */
const reply: v.GenericSchema<unknown, Reply> = REPLY;

const duel = { duel: uuid };
/** Says which decision is meant, so that nothing is answered that was not seen. */
const decision = { ...duel, decision: count };
/** `sure`: the warnings were heard. */
const sure = { ...decision, sure: v.optional(v.boolean()) };

export const DUEL_INPUTS = {
  'duels.choices': nothing,
  'duels.begin': DUEL_ORDER,
  'duels.list': nothing,
  'duels.sit': v.strictObject(duel),
  'duels.forget': v.strictObject(duel),
  'cards.inWords': v.strictObject({ ...duel, card: count, rulebook }),
  'table.answer': v.strictObject({ ...sure, reply, hold: v.optional(v.boolean()) }),
  'table.done': v.strictObject(sure),
  'table.goOn': v.strictObject(sure),
  'table.runTo': v.strictObject({ ...sure, half: v.picklist(HALVES), step: v.picklist(STEPS) }),
  'table.yield': v.strictObject({ ...decision, yes: v.optional(v.boolean()) }),
  'table.forgetYields': v.strictObject({ ...duel, key: v.optional(text(200)) }),
  'table.draft': v.strictObject({ ...decision, draft: reply }),
  'table.pour': v.strictObject({ ...decision, pour: POUR }),
  'table.resting': v.strictObject({ ...decision, card: count }),
  'table.whyNot': v.strictObject({ ...decision, matter: MATTER }),
  'table.preview': v.strictObject({ ...decision, reply }),
  'table.next': v.strictObject(duel),
  'table.spare': v.strictObject({ ...duel, card: count, isSpared: v.boolean() }),
  'table.undo': v.strictObject(duel),
  'table.concede': v.strictObject({ ...duel, seat: count }),
} satisfies Record<keyof DuelAnswers, v.GenericSchema>;
