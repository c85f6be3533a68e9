import { describe, expect, test } from 'vitest';
import { section, text, wordsOf, type HelpPage } from '../../../src-renderer/help/page.ts';
import { passageOfQuestion, passageOfRule } from '../../../src-renderer/help/passages.ts';
import { FIRST_PAGE, pageOf, HELP_PAGES, pageTitle } from '../../../src-renderer/help/pages.ts';
import { HelpIndex, wordsIn } from '../../../src-renderer/help/search.ts';
import { turnGuide } from '../../../src-renderer/help/turn-guide.ts';
import { ASK_PURPOSES } from '../../../src-shared/duel/asked.ts';
import { REASONS } from '../../../src-shared/duel/why.ts';
import { STEPS } from '../../../src-shared/duel/words.ts';
import { ruleNumber } from '../../../src-shared/rule-numbers.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';

const page = (id: string, title: string, ...sections: HelpPage['sections']): HelpPage => ({
  id,
  group: 'spellchain',
  title,
  lead: `All about ${title.toLowerCase()}.`,
  sections,
});

describe('the search', () => {
  const index = new HelpIndex([
    page('lamps', 'Lamps', section('Oil', text('A lamp burns oil. Whoever fills it at dusk has light.'))),
    page(
      'oil',
      'Oil',
      section('Lamps', text('Keep it dark.')),
      section('Fire', text('Crème brûlée in a lampoon.')),
    ),
  ]);
  const found = (query: string) =>
    index.find(query).map(({ page, section }) => `${page.id} ${section ?? 'whole'}`);

  test('puts titles before headings, and headings before text', () => {
    expect(found('oil')).toEqual(['oil whole', 'lamps 0']);
    expect(found('lamps')).toEqual(['lamps whole', 'oil 0']);
  });

  test('wants every word, and takes a word that is cut short', () => {
    expect(found('oil dusk')).toEqual(['lamps 0']);
    expect(found('oil dawn')).toEqual([]);
    expect(found('dus')).toEqual(['lamps 0']);
    expect(found('usk')).toEqual([]);
  });

  test('prefers a whole word to the beginning of one', () => {
    expect(found('lamp')).toEqual(['lamps whole', 'oil 0', 'lamps 0', 'oil 1']);
  });

  test('does not mind capitals, accents and signs', () => {
    expect(found('  CREME, brulee! ')).toEqual(['oil 1']);
    expect(wordsIn('It’s +1/+1')).toEqual(['it', 's', '1', '1']);
  });

  test('of nothing finds nothing', () => {
    expect(found('')).toEqual([]);
    expect(found(' … ')).toEqual([]);
  });

  test('shows the words around what was found', () => {
    const long = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
    const [place] = new HelpIndex([page('a', 'Hay', section('Stack', text(long)))]).find('needle');
    expect(place?.excerpt).toMatch(/^… before .*needle after.* …$/);
    expect(place?.excerpt.length).toBeLessThan(150);
  });
});

describe('the pages', () => {
  test('each have a name of their own, and something to say', () => {
    expect(new Set(HELP_PAGES.map(({ id }) => id)).size).toBe(HELP_PAGES.length);
    for (const { title, lead, sections } of HELP_PAGES) {
      expect(lead, title).toMatch(/\.$/);
      expect(sections.length, title).toBeGreaterThan(0);
      for (const { heading, blocks } of sections) {
        expect(blocks.map(wordsOf).join(''), `${title}, ${heading}`).not.toBe('');
      }
    }
  });

  test('no section has the heading of another on its page', () => {
    for (const { title, sections } of HELP_PAGES) {
      expect(new Set(sections.map(({ heading }) => heading)).size, title).toBe(sections.length);
    }
  });

  test('there is one for each rulebook', () => {
    const books = HELP_PAGES.flatMap(({ rulebook }) => (rulebook === undefined ? [] : [rulebook]));
    expect(books.toSorted()).toEqual([...RULEBOOKS].toSorted());
  });

  test('can all be found by their titles', () => {
    const index = new HelpIndex(HELP_PAGES);
    for (const { id, title } of HELP_PAGES) expect(index.find(title)[0]?.page.id).toBe(id);
  });

  test('lead on to pages that there are, and not to themselves', () => {
    const ids = HELP_PAGES.map(({ id }) => id);
    for (const { id, title, related = [] } of HELP_PAGES) {
      expect(ids, title).toEqual(expect.arrayContaining([...related]));
      expect(related, title).not.toContain(id);
    }
  });

  test('a page that there is not is the first', () => {
    expect(pageOf('nowhere')).toBe(FIRST_PAGE);
    expect(pageOf(undefined)).toBe(FIRST_PAGE);
    expect(pageOf('m11').title).toBe('M11, 2010');
    expect(pageTitle(undefined)).toBeUndefined();
    expect(pageTitle('keys')).toBe('The keys');
  });
});

describe('what the table leads to', () => {
  test('U043 U171: every question has its passage', () => {
    for (const purpose of ASK_PURPOSES) expect(passageOfQuestion(purpose), purpose).toBeDefined();
  });

  test('every rule that a refusal names has its passage, whose heading names it', () => {
    const numbers = REASONS.flatMap((reason) =>
      RULEBOOKS.flatMap((rulebook) => ruleNumber(reason, rulebook) ?? []),
    );
    expect(numbers.length).toBeGreaterThan(50);
    for (const number of new Set(numbers))
      expect(passageOfRule(number)?.section.heading, number).toContain(number);
  });

  test('U173: each rulebook has its words, in the order of the alphabet', () => {
    for (const { rulebook, title, sections } of HELP_PAGES) {
      const words = sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'terms' ? block.terms : []))
        .map(({ word }) => word);
      if (rulebook === undefined) expect(words, title).toEqual([]);
      else expect(words.length, title).toBeGreaterThan(15);
      expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other)));
    }
  });

  test('U210: every part of a turn says what can be done in it, under each rulebook', () => {
    for (const step of STEPS)
      for (const rulebook of RULEBOOKS)
        for (const isYours of [true, false]) expect(turnGuide(step, isYours, rulebook)).toMatch(/\.$/);
    expect(turnGuide('main1', true, 'portal')).not.toBe(turnGuide('main1', true, 'fifth'));
  });
});
