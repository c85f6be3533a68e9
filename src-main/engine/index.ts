/** The front door of the engine. Nothing else of it is for others, but the language and the lists of words. */
export { answer, newDuel } from './answer.ts';
export { clone } from './duel.ts';
export type * from './duel.ts';
export { hash } from './hash.ts';
export type { Options } from '../../src-shared/duel/options.ts';
export { options } from './questions/options.ts';
export { some } from './questions/some.ts';
export { fallback } from './questions/fallback.ts';
export type * from '../../src-shared/duel/question.ts';
export type { DuelEvent } from '../../src-shared/duel/events.ts';
export type { Sink } from './report.ts';
export { blind, deal, unknownCards, UNKNOWN, type Guesses } from './knowledge.ts';
export type { View } from '../../src-shared/duel/view.ts';
export { viewFor } from './view.ts';
export { preview, type Preview } from './preview.ts';
