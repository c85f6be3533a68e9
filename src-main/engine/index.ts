/** The front door of the engine. Nothing else of it is for others, but the language and the lists of words. */
export { answer, newDuel } from './answer.ts';
export { clone } from './duel.ts';
export type * from './duel.ts';
export { hash } from './hash.ts';
export { options, type Options } from './questions/options.ts';
export { some } from './questions/some.ts';
export { fallback } from './questions/fallback.ts';
export type * from './questions/question.ts';
export type { DuelEvent, Sink } from './report.ts';
export { blind, deal, unknownCards, UNKNOWN, type Guesses } from './knowledge.ts';
export { viewFor, type View } from './view.ts';
export { preview, type Preview } from './preview.ts';
