import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wordsOf, type Ruling } from '../../../src-renderer/help/page.ts';
import { pageOf, HELP_PAGES } from '../../../src-renderer/help/pages.ts';
import { SILENCES } from '../../../src-renderer/help/rulings/silences.ts';
import { STRANGERS } from '../../../src-renderer/help/rulings/times.ts';
import { HelpIndex } from '../../../src-renderer/help/search.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';

/** Every place of the side-by-side comparison of the books where one of them says nothing. */
const GAPS: readonly (readonly [line: string, ...rulebooks: Rulebook[]])[] = [
  ['Deck minimum', 'fifth'],
  ['Copies of one card', 'alpha', 'fifth'],
  ['Starting life', 'fifth'],
  ['Mulligan', 'alpha'],
  ['Ante', 'portal', 'tenth', 'm11'],
  ['Length of a competition', 'portal'],
  ['Pool empties', 'fifth'],
  ['Mana burn', 'fifth'],
  ['Interrupts', 'tenth', 'm11'],
  ['Word for "away for good"', 'portal'],
  ['Bury', 'alpha'],
  ['Taking back a cast', 'alpha', 'portal', 'tenth', 'm11'],
  ['Contradicting effects', 'portal', 'tenth', 'm11'],
  ['Triggered effects', 'alpha'],
  ['Toughness 0', 'alpha', 'portal'],
  ['Zero life', 'alpha'],
  ['Poison', 'alpha', 'fifth'],
  ['Tapped blocker', 'tenth', 'm11'],
  ['Untapped attacker', 'alpha', 'tenth', 'm11'],
  ['Banding', 'tenth', 'm11'],
  ['Deathtouch', 'tenth'],
  ['Intimidate, indestructible', 'tenth'],
  ['Same ability twice', 'alpha', 'portal'],
  ['Tapped artifact', 'tenth', 'm11'],
  ['World enchantments', 'tenth', 'm11'],
  ['Legends', 'fifth'],
  ['Planeswalkers', 'tenth'],
  ['Tokens', 'alpha'],
  ['Counters', 'alpha'],
  ['Booster', 'alpha', 'fifth'],
];

/** All contradictions but C01, C13 and C14: these are about a bar of icons and about options, not about play. */
const CONTRADICTIONS: readonly (readonly [contradiction: string, rulebook: Rulebook])[] = [
  ['C02', 'fifth'],
  ['C03', 'fifth'],
  ['C04', 'fifth'],
  ['C05', 'fifth'],
  ['C06', 'fifth'],
  ['C07', 'fifth'],
  ['C08', 'fifth'],
  ['C09', 'fifth'],
  ['C10', 'fifth'],
  ['C11', 'fifth'],
  ['C12', 'fifth'],
  ['C15', 'portal'],
  ['C16', 'portal'],
  ['C17', 'fifth'],
  ['C18', 'portal'],
  ['C19', 'tenth'],
  ['C20', 'tenth'],
  ['C20', 'm11'],
  ['C21', 'tenth'],
  ['C21', 'm11'],
  ['C22', 'alpha'],
  ['C23', 'alpha'],
  ['C24', 'alpha'],
  ['C25', 'alpha'],
  ['C26', 'alpha'],
  ['C27', 'fifth'],
];

/** What a card may bring to a rulebook that does not know it, by a word of the topic. */
const UNKNOWN: readonly (readonly [word: string, ...rulebooks: Rulebook[]])[] = [
  ['interrupts', 'portal', 'tenth', 'm11'],
  ['instants', 'alpha', 'fifth', 'portal'],
  ['flash', 'alpha', 'fifth', 'portal'],
  ['trigger', 'alpha', 'fifth', 'portal'],
  ['activated', 'portal'],
  ['upkeep', 'portal', 'tenth', 'm11'],
  ['end of the turn', 'alpha', 'fifth', 'portal'],
  ['mana burn', 'alpha', 'fifth', 'portal', 'tenth', 'm11'],
  ['first strike', 'portal'],
  ['double strike', 'alpha', 'fifth', 'portal'],
  ['banding', 'portal', 'tenth', 'm11'],
  ['trample', 'portal'],
  ['protection', 'alpha', 'portal'],
  ['deathtouch', 'alpha', 'fifth', 'portal'],
  ['lifelink', 'alpha', 'fifth', 'portal'],
  ['regeneration', 'alpha', 'fifth', 'portal', 'tenth', 'm11'],
  ['preventing', 'fifth', 'portal'],
  ['walls', 'alpha', 'fifth', 'portal', 'tenth', 'm11'],
  ['poison', 'alpha', 'portal'],
  ['artifacts', 'alpha', 'fifth', 'portal', 'tenth', 'm11'],
  ['equipment', 'alpha', 'fifth', 'portal'],
  ['enchantments on things', 'portal'],
  ['auras', 'alpha', 'fifth'],
  ['world', 'alpha', 'portal', 'tenth', 'm11'],
  ['legends', 'alpha', 'fifth', 'portal', 'tenth', 'm11'],
  ['planeswalkers', 'alpha', 'fifth', 'portal', 'tenth'],
  ['several colours', 'alpha'],
  ['snow', 'alpha', 'fifth', 'portal', 'tenth', 'm11'],
  ['tokens', 'alpha', 'portal'],
  ['counters', 'alpha', 'portal'],
  ['ante', 'portal', 'tenth', 'm11'],
];

const silences = SILENCES.flatMap(({ rulings }) => rulings);
const strangers = STRANGERS.flatMap(({ rulings }) => rulings);
const CHECKLIST = readFileSync(new URL('../../rules/checklist.md', import.meta.url), 'utf8');
const REQUIREMENTS = new Map(
  [...CHECKLIST.matchAll(/^- \*\*(R\d+)\*\* (.*)$/gm)].map(([, number = '', words = '']) => [number, words]),
);

describe('where the books are silent', () => {
  test.each(GAPS)('%s is filled', (line, ...rulebooks) => {
    const filled = silences.filter(({ fills }) => fills === line).flatMap(({ rulebooks: own }) => own);
    expect(filled.toSorted()).toEqual(expect.arrayContaining(rulebooks.toSorted()));
  });

  test('nothing is filled that is no gap', () => {
    const lines = new Set(GAPS.map(([line]) => line));
    expect(silences.flatMap(({ fills }) => fills ?? []).filter((line) => !lines.has(line))).toEqual([]);
  });

  test.each(CONTRADICTIONS)('%s is settled for %s', (contradiction, rulebook) => {
    const settling = silences.filter(({ settles }) => settles.includes(contradiction));
    expect(settling.flatMap(({ rulebooks }) => rulebooks)).toContain(rulebook);
  });

  test('every requirement that a book leaves open has a ruling', () => {
    const open = [...REQUIREMENTS].filter(([, words]) => /silent/i.test(words)).map(([number]) => number);
    expect(open.length).toBeGreaterThanOrEqual(12);
    expect(open.filter((number) => !silences.some(({ settles }) => settles.includes(number)))).toEqual([]);
  });
});

describe('cards of another time', () => {
  test.each(UNKNOWN)('%s', (word, ...rulebooks) => {
    const about = strangers.filter(({ topic }) => topic.toLowerCase().includes(word));
    expect(about.flatMap(({ rulebooks: own }) => own)).toEqual(expect.arrayContaining(rulebooks));
  });
});

describe.each([
  ['silences', silences],
  ['times', strangers],
] as const)(
  'the rulings of the page "%s"',
  (id, rulings: readonly (Ruling & { settles: readonly string[] })[]) => {
    test('say whose they are, what is done and why', () => {
      for (const { topic, rulebooks, does, why } of rulings) {
        expect(rulebooks, topic).not.toEqual([]);
        expect(rulebooks, topic).toEqual(RULEBOOKS.filter((rulebook) => rulebooks.includes(rulebook)));
        expect(does, topic).toMatch(/^[A-Z1].*\.$/);
        expect(why, topic).toMatch(/^[A-Z].*\.$/);
      }
    });

    test('answer a question once for each rulebook', () => {
      const questions = rulings.flatMap(({ topic, rulebooks }) =>
        rulebooks.map((rulebook) => `${topic}, ${rulebook}`),
      );
      expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
    });

    test('rest on requirements that there are', () => {
      const numbers = rulings.flatMap(({ settles }) => settles).filter((number) => number.startsWith('R'));
      expect(numbers.filter((number) => !REQUIREMENTS.has(number))).toEqual([]);
    });

    test('are all on it', () => {
      const shown = pageOf(id).sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'rulings' ? block.rulings : [])),
      );
      expect(shown).toEqual(rulings);
    });

    test('can be found by their words and their rulebooks', () => {
      const index = new HelpIndex(HELP_PAGES);
      for (const ruling of rulings)
        expect(
          index.find(wordsOf({ kind: 'rulings', rulings: [ruling] })).map(({ page }) => page.id),
          ruling.topic,
        ).toContain(id);
    });

    test('are one step from the page of every rulebook, and from their comparison', () => {
      const pages = HELP_PAGES.filter(
        ({ rulebook, id: other }) => rulebook !== undefined || other === 'comparison',
      );
      expect(pages).toHaveLength(RULEBOOKS.length + 1);
      for (const { title, related } of pages) expect(related, title).toContain(id);
    });
  },
);
