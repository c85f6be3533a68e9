/** What cards did in 1993 and 1997 is told in Help, shown in a position, and has its source named. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMPARED, DOUBTS, PRINTINGS } from '../../../src-renderer/help/rulings/printings.ts';
import { allCards, cardNames, faceIn } from '../../../src-main/cards/index.ts';
import type { CorpusCard } from '../../../src-main/cards/card.ts';
import { outOfTime } from '../../../src-main/decks/times.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import { COMPARED_WITH_FIFTH_EDITION } from './printings-compared.ts';

const OLD = ['alpha', 'fifth'] as const;
type OldBook = (typeof OLD)[number];

/** Written otherwise and the same in play: these books switch a tapped artifact off by themselves. */
const BY_THE_RULE: readonly string[] = ['Howling Mine', 'Winter Orb'];

const erasOf = (book: OldBook): readonly string[] => editionNamed(book).eras;

function isOtherwise(card: CorpusCard, book: OldBook): boolean {
  const { cost, power, toughness, abilities } = faceIn(card, erasOf(book));
  const { face } = card;
  return (
    JSON.stringify([cost, power, toughness, abilities]) !==
    JSON.stringify([face.cost, face.power, face.toughness, face.abilities])
  );
}

const otherwise = OLD.flatMap((book) =>
  allCards()
    .filter((card) => !BY_THE_RULE.includes(card.face.name) && isOtherwise(card, book))
    .map(({ face }) => `${face.name}, ${book}`),
);

const ruled = (groups: typeof PRINTINGS): string[] =>
  groups.flatMap(({ rulings }) =>
    rulings.flatMap(({ topic, rulebooks }) =>
      topic.split(', ').flatMap((card) => rulebooks.map((book) => `${card}, ${book}`)),
    ),
  );

/** Told of the two printings, where the second is what the card is today. */
const SECOND_PRINTING = new Set(ruled(PRINTINGS.slice(-1)));

const FOLDER = new URL('../../scenarios/cards/printings/', import.meta.url);
const positions = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));
const positionsOf = (card: string, book: string): string[] =>
  positions.filter((text) => text.includes(`\nedition: ${book}\n`) && text.includes(card));

describe('cards as they were printed', () => {
  test('each that was otherwise is told in Help, under the books for which it was', () => {
    expect(ruled(PRINTINGS.slice(0, -1)).toSorted()).toEqual(otherwise.toSorted());
  });

  test.each([...otherwise, ...SECOND_PRINTING].map((told) => told.split(/, (?=\w+$)/)))(
    '%s has a position under %s with its source',
    (card = '', book = '') => {
      const shown = positionsOf(card, book);
      expect(shown).not.toEqual([]);
      expect(shown.filter((text) => /^source: ".+: .+"$/m.test(text))).not.toEqual([]);
    },
  );

  test('every card that Help calls doubtful there is, and none of them is told as settled', () => {
    const doubtful = ruled([DOUBTS]);
    const names = cardNames();
    expect(
      doubtful.map((told) => told.replace(/, \w+$/, '')).filter((name) => !names.includes(name)),
    ).toEqual([]);
    expect(doubtful.filter((told) => otherwise.includes(told))).toEqual([]);
  });
});

describe('how many have been compared', () => {
  const ofTheTime = (book: OldBook): string[] =>
    cardNames().filter((name) => outOfTime(book, [name]).length === 0);

  test('all of the time of Alpha', () => {
    const { compared, cards } = COMPARED.alpha;
    expect({ compared, cards }).toEqual({ compared: cards, cards: ofTheTime('alpha').length });
  });

  test('of the time of Fifth those that are listed', () => {
    const pool = ofTheTime('fifth');
    expect(COMPARED_WITH_FIFTH_EDITION.filter((name) => !pool.includes(name))).toEqual([]);
    expect(new Set(COMPARED_WITH_FIFTH_EDITION).size).toBe(COMPARED_WITH_FIFTH_EDITION.length);
    expect(COMPARED.fifth).toEqual({ compared: COMPARED_WITH_FIFTH_EDITION.length, cards: pool.length });
  });
});
