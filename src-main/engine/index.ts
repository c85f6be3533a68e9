/**
 * The front door of the engine: to play. Beside it there is one more, to read a position (`position.ts`), and what
 * others may name without a duel: the language of cards and the rulebooks. Nothing else of the engine is for others.
 */
import './layers/inPlay.ts';

export { answer, newDuel } from './play/answer.ts';
export { run } from './play/run.ts';
export { preview } from './play/preview.ts';
export { emptyDuel, setUp } from './turn/opening.ts';
export { clone, VARIANTS } from './value/duel.ts';
export type * from './value/duel.ts';
export { hash } from './value/hash.ts';
export { digest } from './reading/digest.ts';
export { RULES, SHAPE } from './value/versions.ts';
export type { Options } from '../../src-shared/duel/options.ts';
export { options } from './questions/options.ts';
export type { Asked } from '../../src-shared/duel/asked.ts';
export { asked } from './questions/asked.ts';
export { some } from './questions/some.ts';
export { fallback } from './questions/fallback.ts';
export type * from '../../src-shared/duel/question.ts';
export type { DuelEvent } from '../../src-shared/duel/events.ts';
export { listen, type Sink } from './value/report.ts';
export { behindAct, behindAsked, behindItem, manaBehind } from './questions/behind.ts';
export { blind, deal, knows, unknownCards, UNKNOWN, type Guesses } from './knowledge/knowledge.ts';
export { viewFor } from './knowledge/view.ts';
export type { Why } from '../../src-shared/duel/why.ts';
export { whyNot } from './reasons/whyNot.ts';
export { givesMana, paymentAsked, poured } from './questions/payment.ts';
