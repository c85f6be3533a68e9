/** Why something was not done, in a sentence. */
import type { TableView } from '../../src-shared/table.ts';
import { refusalSentence } from '../words/refusals.ts';
import type { Objection } from './saying.svelte.ts';
import { nameOfCard } from './naming.ts';
import { whyParts, type WhyParts } from './reasons.ts';
import { refusalInWords } from './sentences.ts';

export function objectionInWords(view: TableView, objection: Objection): WhyParts {
  if (objection.kind === 'why') return whyParts(view, objection.why);
  if (objection.kind === 'call') return { sentence: refusalSentence(objection.refusal), rule: undefined };
  const { refusal } = objection;
  const card = refusal.card === undefined ? undefined : nameOfCard(view, refusal.card);
  return { sentence: refusalInWords(refusal, card), rule: undefined };
}
