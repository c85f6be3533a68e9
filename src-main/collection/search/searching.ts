/** From what was typed to the cards it finds. */
import type { SearchOrder } from '../../../src-shared/search/order.ts';
import type { SearchFinding } from '../../../src-shared/search/query.ts';
import { readQuery } from '../../../src-shared/search/read.ts';
import { SETS } from '../../decks/sets.ts';
import type { Catalogue, CataloguePrinting } from './catalogue.ts';
import type { Holdings } from './holdings.ts';
import { matcherOf } from './matching.ts';
import { ordered } from './ordering.ts';

const CODES = new Set(SETS.map(({ code }) => code.toLowerCase()));
const isSet = (code: string): boolean => CODES.has(code);

interface Found {
  readonly entries: readonly CataloguePrinting[];
  /** What of the search was not understood, and left out. */
  readonly findings: readonly SearchFinding[];
}

interface Wanted {
  readonly text: string;
  readonly order: SearchOrder;
  /** Every printing by itself; otherwise each card once, by its latest printing that was found. */
  readonly everyPrinting: boolean;
}

export function search(catalogue: Catalogue, wanted: Wanted, holdings: Holdings): Found {
  const { query, findings } = readQuery(wanted.text, { isSet, isFormat: holdings.isFormat });
  const matches = matcherOf(query, holdings);
  const found = catalogue.entries.filter(matches);
  const shown = wanted.everyPrinting ? found : latestOfEach(found);
  return { entries: ordered(shown, wanted.order, holdings), findings };
}

function latestOfEach(entries: readonly CataloguePrinting[]): CataloguePrinting[] {
  const latest = new Map<string, CataloguePrinting>();
  for (const entry of entries) {
    const known = latest.get(entry.card.name);
    if (!known || known.setOrder < entry.setOrder) latest.set(entry.card.name, entry);
  }
  return [...latest.values()];
}
