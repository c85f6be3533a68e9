/** What a window may ask about duels, and what it may say at their tables. */
import type { CallsOf } from './call.ts';
import type { Preview } from './duel/preview.ts';
import type { Drafted } from './duel/options.ts';
import type { Poured } from './duel/payment.ts';
import type { Why } from './duel/why.ts';
import type { DuelChoices, DuelSummary } from './duels.ts';
import type { DUEL_INPUTS } from './inputs/duels.ts';
import type { Answered, FaceText, RestingAbility, Sitting } from './table.ts';

export interface DuelAnswers {
  'duels.choices': DuelChoices;
  'duels.begin': { duel: string };
  /** Running duels first, the latest first. */
  'duels.list': DuelSummary[];
  /** From now on `table.changed` tells what changes at this table. A duel that was left goes on where it stood. */
  'duels.sit': Seated;
  /** The duel and its journal are gone for good. */
  'duels.forget': null;
  /** What is printed on a card of the duel, in the words of any rulebook; null: the card is not to be seen. */
  'cards.inWords': FaceText | null;
  /** `hold` keeps the word after an announcement, to announce something more before anybody answers. */
  'table.answer': Answered;
  /** Passes, until a Stop, a decision that must be made, or a chance to act. */
  'table.done': Answered;
  /** Ends the step in progress and enters the next. */
  'table.goOn': Answered;
  /** Passes until this step, unless something must be decided or can be answered on the way. */
  'table.runTo': Answered;
  /** Never asks this again in this duel: the answer is always the one given, or always to let it pass. */
  'table.yield': Answered;
  /** Asks again what was yielded: the one with this key, or everything. */
  'table.forgetYields': null;
  /** What may be added to a reply that is half made; null: the duel has gone on. */
  'table.draft': Drafted | null;
  /** What the X that is asked for comes to with this poured in; null: it cannot be poured, or the duel has gone on. */
  'table.pour': Poured | null;
  /** Of a permanent with several activated abilities, those that cannot be used now. */
  'table.resting': readonly RestingAbility[];
  /** Why something cannot be done now; nothing: it can, or the duel has gone on meanwhile. */
  'table.whyNot': Why | null;
  /** What a reply would lead to if nobody answered; null: the duel has gone on. */
  'table.preview': Preview | null;
  /** The player has seen what the wizard did: it may go on. */
  'table.next': null;
  /** Automatic payments leave this source alone, or no longer do. */
  'table.spare': null;
  'table.undo': Answered;
  'table.concede': Answered;
}

export type DuelCalls = CallsOf<typeof DUEL_INPUTS, DuelAnswers>;

interface Seated extends Sitting {
  /** It was not agreed on that nobody gives hints. */
  readonly mayHint: boolean;
}
