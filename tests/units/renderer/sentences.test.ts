import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, type AST } from 'svelte/compiler';
import { FOUNDATIONS } from '../../../src-renderer/about/foundations.ts';
import { windowTitle } from '../../../src-renderer/words/rooms.ts';
import { DATA } from '../../../src-renderer/words/data.ts';
import { bytesInWords, dateInWords } from '../../../src-renderer/words/dates.ts';
import { NOTICES } from '../../../src-renderer/words/notices.ts';
import { OPTIONS } from '../../../src-renderer/words/options.ts';
import { refusalSentence } from '../../../src-renderer/words/refusals.ts';
import { NOTICE_KINDS, REFUSALS, type NoticeKind } from '../../../src-shared/contract.ts';
import type { Breach } from '../../../src-shared/decks.ts';
import { breachSentence } from '../../../src-shared/words/decks.ts';

const RENDERER = new URL('../../../src-renderer/', import.meta.url);

test('a deck that is not legal is told by what is wrong with it, and the rest is counted', () => {
  const short: Breach = { kind: 'tooFew', count: 35, allowed: 40, rule: 'R487' };
  const refused = (breaches: readonly Breach[]) =>
    refusalSentence({ reason: 'deckNotLegal', detail: 'deckNotLegal', breaches });
  expect(refused([short])).toBe(
    'The deck is not legal under this rulebook. 35 cards; at least 40 are wanted (R487).',
  );
  const banned = Array.from({ length: 6 }, (): Breach => ({
    kind: 'banned',
    card: 'Ox',
    count: 1,
    allowed: 0,
  }));
  expect(refused([short, ...banned])).toMatch(/ Ox is banned\. And 2 more\.$/);
});

test('the day of a list is the same day everywhere on earth', () => {
  const banned: Breach = { kind: 'banned', card: 'Ox', count: 1, allowed: 0, date: '2010-07-16' };
  const before = process.env['TZ'];
  try {
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      process.env['TZ'] = zone;
      expect(breachSentence(banned), zone).toBe('Ox is banned (list of July 16, 2010).');
    }
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});

describe('no component has words of its own', () => {
  const components = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => ({ file, literals: literalsIn(readFileSync(new URL(file, RENDERER), 'utf8')) }));

  test('the components are found', () => {
    expect(components.length).toBeGreaterThan(10);
  });

  test.each(components)('$file', ({ literals }) => {
    expect(literals, 'Put these into sentences.ts of its room, or into src-renderer/words/').toEqual([]);
  });

  test('the search for words finds them', () => {
    expect(literalsIn('<p>Hello</p>')).toEqual(['Hello']);
    expect(literalsIn('{#if a}<b>x</b>{:else}<i>Yes</i>{/if}')).toEqual(['x', 'Yes']);
    expect(literalsIn('<button aria-label="Close it">{name}</button>')).toEqual(['Close it']);
    expect(literalsIn('<img alt="A {kind}" />')).toEqual(['A ']);
    expect(literalsIn('<Button label={`Put ${x}`} />')).toEqual(['Put ']);
    expect(literalsIn(`<Button label={off ? 'No' : 'Yes'}>{'Go'}</Button>`)).toEqual(['No', 'Yes', 'Go']);
    expect(literalsIn('<p style:width="{x}px">{text}</p>')).toEqual([]);
    expect(literalsIn('<p class="wide" id="a">{text} · {x.y}</p>')).toEqual([]);
  });
});

/** Attributes and properties that are read by people. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'label',
  'placeholder',
  'text',
  'title',
]);

function literalsIn(source: string): string[] {
  const found: string[] = [];
  visit(parse(source, { modern: true }).fragment, (node) => {
    if (node.type === 'Text') found.push(node.data);
    if (node.type === 'ExpressionTag') found.push(...stringsIn(node.expression));
  });
  return found.filter((text) => /\p{Letter}/u.test(text));
}

/** Every node that is shown or spoken; attributes only where people meet them. */
function visit(node: unknown, see: (node: AST.Text | AST.ExpressionTag) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, see);
    return;
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const tree = node as { type: string; name?: string };
  if (tree.type === 'StyleDirective') return;
  if (tree.type === 'Attribute' && !SPOKEN.has(tree.name ?? '')) return;
  if (tree.type === 'Text' || tree.type === 'ExpressionTag') see(node as AST.Text | AST.ExpressionTag);
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'expression' && key !== 'metadata') visit(child, see);
  }
}

/** The texts an expression can end in: not those it compares or looks up. */
function stringsIn(expression: unknown): string[] {
  const tree = expression as Record<string, unknown> & { type: string };
  switch (tree.type) {
    case 'Literal':
      return typeof tree['value'] === 'string' ? [tree['value']] : [];
    case 'TemplateLiteral':
      return (tree['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [...stringsIn(tree['consequent']), ...stringsIn(tree['alternate'])];
    case 'LogicalExpression':
      return [...stringsIn(tree['left']), ...stringsIn(tree['right'])];
    default:
      return [];
  }
}

describe('a refusal', () => {
  test.each(REFUSALS)('%s has a sentence', (reason) => {
    expect(refusalSentence({ reason })).toMatch(/^[A-Z].*\.$/);
  });

  test('tells the words of the disk, not those of the protocol', () => {
    expect(refusalSentence({ reason: 'failed', detail: 'disk I/O error' })).toContain('disk I/O error');
    expect(refusalSentence({ reason: 'cardsOutOfTime', detail: 'Augury Owl' })).toContain('(Augury Owl)');
    expect(refusalSentence({ reason: 'badInput', detail: 'light: "lantern"' })).not.toContain('lantern');
  });

  test('of a cancelled task is no failure', () => {
    expect(DATA.backupNotMade({ reason: 'cancelled' })).toBe('Stopped. No backup was made.');
    expect(DATA.backupNotMade({ reason: 'diskFull' })).toContain('The disk is full.');
    expect(DATA.notChecked({ reason: 'cancelled' })).toMatch(/^Stopped/);
    expect(OPTIONS.notKept({ reason: 'notAllowed' })).toContain('not allowed to write');
  });
});

describe('a notice', () => {
  const noticeOf = (kind: NoticeKind, facts: Record<string, string> = {}) =>
    NOTICES.sentence({ id: 1, kind, at: '2026-03-01T12:00:00.000Z', facts });

  test.each(NOTICE_KINDS)('%s has a sentence, also without facts', (kind) => {
    expect(noticeOf(kind)).toMatch(/^[A-Z].*\.$/);
    expect(noticeOf(kind)).not.toContain('undefined');
  });

  test('says where a damaged database is and which backup took its place', () => {
    const sentence = noticeOf('databaseRestored', {
      backupAt: '2026-03-01T12:00:00Z',
      setAside: '/data/set-aside/x',
    });
    expect(sentence).toContain(dateInWords('2026-03-01T12:00:00Z'));
    expect(sentence).toContain('is kept at /data/set-aside/x');
  });

  test('does not speak of a damaged database where there was none', () => {
    expect(noticeOf('databaseNew', { setAside: '' })).toBe(
      'The database was gone, and no good backup was found. The program began a new one.',
    );
  });

  test('names the file that was not opened, and the reason a backup failed', () => {
    expect(noticeOf('fileNotOpened', { path: '/decks/a.dec' })).toMatch(/^\/decks\/a\.dec was not opened/);
    const large = noticeOf('fileNotOpened', { path: '/decks/a.dec', why: 'tooLarge' });
    expect(large).toContain('larger than any deck or duel');
    expect(noticeOf('backupFailed', { reason: 'no space' })).toContain('(no space)');
    expect(noticeOf('preferencesReset', { setAside: '/x.json' })).toContain('/x.json');
  });
});

describe('numbers in words', () => {
  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [20_480, '20 kB'],
    [1_450_000, '1.5 MB'],
    [123_456_789, '123 MB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(bytesInWords(bytes)).toBe(words);
  });

  test('a time that is none is told as it is', () => {
    expect(dateInWords('yesterday')).toBe('yesterday');
  });

  test('the check of a database counts what it has looked at', () => {
    const tables = [
      { name: 'a', rows: 1 },
      { name: 'b', rows: 1_200 },
    ];
    expect(DATA.checked({ sound: true, findings: [], unreadable: [], tables })).toBe(
      'The database is sound: 2 tables, 1,201 rows, nothing wrong.',
    );
    expect(DATA.checked({ sound: false, findings: ['page 3'], unreadable: [], tables })).toContain(
      '1 finding,',
    );
  });
});

test('the title of the window names the room, and the page of the help', () => {
  expect(windowTitle('title')).toBe('Spellchain');
  expect(windowTitle('options')).toBe('Options · Spellchain');
  expect(windowTitle('help', 'The keys')).toBe('The keys · Help and rulebooks · Spellchain');
});

describe('the licences in About are those of the packages', () => {
  const packaged = FOUNDATIONS.filter((foundation) => foundation.package !== undefined);

  test.each(packaged)('$name', (foundation) => {
    const file = new URL(`../../../node_modules/${foundation.package ?? ''}/package.json`, import.meta.url);
    const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license: string };
    expect(license).toBe(foundation.licence.startsWith('SIL') ? 'OFL-1.1' : foundation.licence);
  });

  test('nothing that ships is forgotten', () => {
    const file = new URL('../../../package.json', import.meta.url);
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const shipped = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource/'));
    const named = packaged.map((foundation) => foundation.package);
    expect(named).toEqual(expect.arrayContaining([...Object.keys(dependencies), ...shipped]));
  });
});
