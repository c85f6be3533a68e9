/** The front door of the engine. Nothing else of it is for others, but the language and the lists of words. */
export { answer, newDuel } from './answer.ts';
export { clone } from './duel.ts';
export type * from './duel.ts';
export { hash } from './hash.ts';
export type { Drafted, Options } from '../../src-shared/duel/options.ts';
export { options } from './questions/options.ts';
export type { Asked } from '../../src-shared/duel/asked.ts';
export { asked } from './questions/asked.ts';
export { some } from './questions/some.ts';
export { fallback } from './questions/fallback.ts';
export type * from '../../src-shared/duel/question.ts';
export type { DuelEvent } from '../../src-shared/duel/events.ts';
export type { Sink } from './report.ts';
export { behindAct, behindAsked, behindItem, type Behind, manaBehind } from './questions/behind.ts';
export { blind, deal, knows, unknownCards, UNKNOWN, type Guesses } from './knowledge.ts';
export type { View } from '../../src-shared/duel/view.ts';
export { viewFor } from './view.ts';
export type { Matter, Why } from '../../src-shared/duel/why.ts';
export { whyNot } from './reasons/whyNot.ts';
export { preview } from './preview.ts';
export type { Preview } from '../../src-shared/duel/preview.ts';
export { givesMana, paymentAsked, poured } from './questions/payment.ts';
export {
  planPayment,
  type Payment,
  type PaymentPlan,
  type PaymentWish,
  type Shortfall,
} from './payment/planPayment.ts';
