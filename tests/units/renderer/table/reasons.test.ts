/** Why something cannot be done, in words: whom it names, and which mana is lacking. */
import { beforeEach, expect, test } from 'vitest';
import { whyParts } from '../../../../src-renderer/table/reasons.ts';
import { REASONS, type MissingMana, type Why } from '../../../../src-shared/duel/why.ts';
import { positionDuel } from '../../../support/rule-duel.ts';
import { seated, type Seated } from '../../../support/seated.ts';

let table: Seated;
beforeEach(() => {
  table = seated(positionDuel('m11', [{ battlefield: ['Grizzly Bears', 'Pacifism'] }, {}]).setup);
});

const said = (why: Why): string => whyParts(table.view, why).sentence;

test.each(REASONS)('because of %s: there is a sentence, with and without a card', (reason) => {
  for (const card of [undefined, table.card('Grizzly Bears')]) {
    const sentence = said({ reason, ...(card !== undefined && { card }) });
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toContain('undefined');
  }
});

test('what forbids it is named where it is known', () => {
  const card = table.card('Grizzly Bears');
  expect(said({ reason: 'barred', card, by: table.card('Pacifism') })).toBe(
    'Pacifism forbids it to Grizzly Bears.',
  );
  expect(said({ reason: 'barred', card })).toBe('Something forbids it to Grizzly Bears.');
});

test.each([
  ['alpha', 'R284'],
  ['fifth', 'R296'],
  ['m11', undefined],
] as const)('%s has its own number for a rule, or none: %s', (rulebook, rule) => {
  expect(whyParts({ ...table.view, rulebook }, { reason: 'waitsForDying' }).rule).toBe(rule);
});

test.each<[MissingMana | undefined, string]>([
  [undefined, 'mana'],
  [{ symbols: [], generic: 0 }, 'mana'],
  [{ symbols: [], generic: 2 }, '{2}'],
  [{ symbols: [0b1000], generic: 0 }, '{R}'],
  [{ symbols: [0b1000, 0b1000], generic: 1 }, '{1}{R}{R}'],
  [{ symbols: [0b00011], generic: 0 }, '{W} or {U}'],
  [{ symbols: [0b00011, 0b10000], generic: 3 }, '{3} and {W} or {U} and {G}'],
])('of %j one lacks %s', (missing, words) => {
  const card = table.card('Grizzly Bears');
  expect(said({ reason: 'noMana', card, ...(missing && { missing }) })).toBe(
    `For Grizzly Bears you lack ${words}.`,
  );
});
