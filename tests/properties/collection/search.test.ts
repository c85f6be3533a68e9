import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chipsOf, without } from '../../../src-shared/search/chips.ts';
import { FIELD_COMPARISONS, FIELD_NAMES, SEARCH_FIELDS } from '../../../src-shared/search/fields.ts';
import { BY_NAME } from '../../../src-shared/search/order.ts';
import { LONGEST_SEARCH, readQuery } from '../../../src-shared/search/read.ts';
import { catalogueOf } from '../../../src-main/collection/search/catalogue.ts';
import { search } from '../../../src-main/collection/search/searching.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import { NOTHING_HELD } from '../../support/holdings.ts';
import { tries } from '../../support/tries.ts';

const FIFTH = catalogueOf({ rulebook: 'fifth', ...editionNamed('fifth') });
const PART = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('(', ')', '-', 'or', 'not', '"', '!', 'dragon', 'c:rg', 'pow>tou', '{2}', '“', '”'),
  fc
    .tuple(
      fc.constantFrom(...SEARCH_FIELDS.flatMap((field) => FIELD_NAMES[field])),
      fc.constantFrom(...FIELD_COMPARISONS),
      fc.oneof(
        fc.constantFrom('3', 'r', 'rare', 'goblin', 'deck', 'first strike'),
        fc.string({ maxLength: 6 }),
      ),
    )
    .map((parts) => parts.join('')),
);
const TEXT = fc.array(PART, { maxLength: 12 }).map((parts) => parts.join(' '));

const count = (text: string): number =>
  search(FIFTH, { text, order: BY_NAME, everyPrinting: true }, NOTHING_HELD).entries.length;

test('whatever is typed is read, and what is told of it stands in the text', () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      for (const { place } of readQuery(text).findings) {
        expect(place.at).toBeLessThanOrEqual(place.end);
        expect(place.end).toBeLessThanOrEqual(Math.max(text.length, LONGEST_SEARCH));
      }
      expect(count(text)).toBeLessThanOrEqual(FIFTH.entries.length);
    }),
    { numRuns: tries(100, 300) },
  );
});

test('a search and its opposite find every printing once', () => {
  const terms = fc.constantFrom(
    'c:r',
    'pow>2',
    't:goblin',
    'o:"first strike"',
    'r>=rare',
    'm:2',
    'e:5ed',
    'is:vanilla',
  );
  fc.assert(
    fc.property(terms, terms, (one, other) => {
      expect(count(`(${one} or ${other})`) + count(`-(${one} or ${other})`)).toBe(FIFTH.entries.length);
      expect(count(`${one} ${other}`)).toBe(count(`${other} ${one}`));
    }),
    { numRuns: 60 },
  );
});

test('taking away a chip leaves the others as they were', () => {
  const words = fc.constantFrom('c:r', '-pow>2', 'dragon', 'o:"first strike"', 'mv<=3');
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), fc.nat(), (parts, which) => {
      const text = parts.join(' ');
      const gone = which % parts.length;
      const chip = chipsOf(text)[gone];
      expect(chip).toBeDefined();
      if (!chip) return;
      expect(chipsOf(without(text, chip.place)).map(({ words: left }) => left)).toEqual(
        parts.filter((_, place) => place !== gone),
      );
    }),
  );
});
