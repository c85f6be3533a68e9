/** How long a search of cards takes: over the cards there are, and over ten times as many, made up of them. */
import { catalogueOf, type Catalogue } from '../../../src-main/collection/search/catalogue.ts';
import { search } from '../../../src-main/collection/search/searching.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import { NOTHING_HELD } from '../../support/holdings.ts';
import { median, type Measurement } from '../figure.ts';

const SEARCHES = [
  '',
  'dragon',
  'c:rg t:goblin pow>=2 o:"first strike"',
  'o:"target creature" -t:instant r>=uncommon',
  '(c=w or c=u) mv<=3 kw:flying',
];
const ROUNDS = 15;

const MANY = 35_000;

/** Every printing over and over, each time as cards of their own. */
function manyOf({ rulebook, entries }: Catalogue): Catalogue {
  const made = Array.from({ length: Math.ceil(MANY / entries.length) }, (_, time) =>
    entries.map((entry) => ({
      ...entry,
      card: { ...entry.card, name: `${entry.card.name} ${String(time)}` },
    })),
  );
  return { rulebook, entries: made.flat().slice(0, MANY) };
}

function slowest(catalogue: Catalogue): number {
  const medians = SEARCHES.map((text) => {
    const times = Array.from({ length: ROUNDS }, () => {
      const begun = performance.now();
      search(
        catalogue,
        { text, order: { by: 'value', isDescending: false }, everyPrinting: false },
        NOTHING_HELD,
      );
      return performance.now() - begun;
    });
    return median(times);
  });
  return Math.max(...medians);
}

export const searches: Measurement = {
  needsBuild: false,
  measure: () => {
    const catalogue = catalogueOf({ rulebook: 'fifth', ...editionNamed('fifth') });
    const few: Catalogue = { ...catalogue, entries: catalogue.entries.slice(0, 3_500) };
    return Promise.resolve([
      { name: 'search: slowest of five over 3,500 cards', value: slowest(few), unit: 'ms', aim: 16 },
      {
        name: 'search: slowest of five over 35,000 cards',
        value: slowest(manyOf(catalogue)),
        unit: 'ms',
        aim: 50,
      },
    ]);
  },
};
