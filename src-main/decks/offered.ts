/** The ready decks that can be played with. */
import type { DeckTerms } from '../../src-shared/campaign.ts';
import type { RuleOption } from '../../src-shared/rule-options.ts';
import { editionNamed, editionWith } from '../engine/editions/registry.ts';
import { readyDecks, type ReadyDeck } from './ready.ts';

/** Those made for the rulebook, or all, that are as large as its options want them. */
export function offeredDecks({ rulebook, allTimes, options }: DeckTerms): ReadyDeck[] {
  const fewest = fewestBy(rulebook, options) ?? 0;
  return readyDecks().filter(
    ({ rulebooks, cards }) => (allTimes || rulebooks.includes(rulebook)) && cards >= fewest,
  );
}

/** Undefined: these options say nothing of decks. */
export function fewestBy(
  rulebook: DeckTerms['rulebook'],
  options: readonly RuleOption[],
): number | undefined {
  const { fewest } = editionWith(rulebook, options).decks;
  return fewest === editionNamed(rulebook).decks.fewest ? undefined : fewest;
}
