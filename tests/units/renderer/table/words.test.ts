/** Every reason, purpose and place has its words, and the bar its cells. */
import { describe, expect, test } from 'vitest';
import { cellsOf, stopsWith } from '../../../../src-renderer/table/bar.ts';
import { piecesOf, symbolsInWords } from '../../../../src-renderer/words/symbols.ts';
import { askedAloud, askedInWords } from '../../../../src-renderer/table/asked.ts';
import { refusalInWords, TABLE } from '../../../../src-renderer/table/sentences.ts';
import { REPLY_REFUSALS } from '../../../../src-shared/duel/question.ts';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/preferences.ts';
import type { Rulebook } from '../../../../src-shared/rulebooks.ts';
import { positionDuel, type SeatWords } from '../../../support/rule-duel.ts';
import { seated } from '../../../support/seated.ts';

test.each(REPLY_REFUSALS)('a refusal because of %s has a sentence, with and without a card', (reason) => {
  for (const card of [undefined, 'Fog']) expect(refusalInWords({ reason }, card)).toMatch(/^[A-Z].*\.$/);
});

test('costs are read out symbol by symbol', () => {
  expect(piecesOf('Pay {2}{R}.').map(({ kind }) => kind)).toEqual(['words', 'symbol', 'symbol', 'words']);
  expect(symbolsInWords('{2}{R}{R}')).toBe('2 red red');
  expect(symbolsInWords('Pay {2}{R}.')).toBe('Pay 2 red.');
});

test('of several lands with one name the plan says how many', () => {
  expect(TABLE.paymentPlan(['Swamp', 'Forest', 'Swamp', 'Swamp'], '', 0)).toBe(
    'This taps Swamp × 3 and Forest.',
  );
});

describe('what is asked', () => {
  const at = (own: SeatWords) => {
    const { setup } = positionDuel('m11', [own, {}], { step: 'main1' });
    return seated(setup, { players: ['person', 'person'], habits: { warnings: [] } });
  };
  const askedAt = (own: SeatWords) => {
    const { view, prompt } = at(own);
    return askedInWords(view, prompt);
  };

  test.each([
    ['Cast a spell, play a land, or go on?', { hand: ['Shock', 'Forest'], battlefield: ['Mountain'] }],
    ['Cast a spell, or go on?', { hand: ['Shock'], battlefield: ['Mountain'] }],
    ['Play a land, or go on?', { hand: ['Shock', 'Forest'] }],
    ['Will you do something, or go on?', { battlefield: ['Prodigal Pyromancer'] }],
    ['Will you go on?', { hand: ['Shock'] }],
  ])('in a main phase speaks only of what can be done: %s', (question, own) => {
    expect(askedAt(own)).toBe(question);
  });

  test('is heard with the plan of its payment and without symbols', () => {
    const table = at({ hand: ['Grizzly Bears'], battlefield: ['Forest', 'Mountain'] });
    table.act({ kind: 'cast', card: table.card('Grizzly Bears'), pay: 'ask' });
    const { view, prompt } = table;
    expect(askedAloud(view, prompt, undefined)).toBe(
      'Pay for Grizzly Bears: 1 green. This taps Forest and Mountain.',
    );
  });

  test.each([
    ['portal', /intercepts/],
    ['m11', /Choose your blockers/],
  ])('as %s calls it', (rulebook, words) => {
    const { view, prompt } = at({});
    const asked = { ...prompt, asked: { purpose: 'block' as const } };
    expect(askedInWords({ ...view, rulebook: rulebook as Rulebook }, asked)).toMatch(words);
  });

  test('names no phase before the duel, and the attacker’s in a defence', () => {
    const you = { you: true, name: 'you' };
    expect(TABLE.stepOf({ you: false, name: 'Vane' }, 'declareBlockers')).toBe('Vane’s attack, blockers');
    expect(TABLE.stepOf(you, 'main2')).toBe('your main phase after combat');
  });
});

describe.each(['fifth', 'm11'])('the Phase Bar under %s (U085, U097, U098)', (edition) => {
  const { stops } = DEFAULT_PREFERENCES;
  const view = () => {
    const { setup } = positionDuel(edition, [{ battlefield: ['Grizzly Bears'] }, {}], { step: 'main1' });
    const habits = { stops: { yours: ['main1'], theirs: [] }, warnings: [] } as const;
    return seated(setup, { players: ['person', 'person'], habits });
  };

  test('one cell stands for combat, and the current one is marked', () => {
    const cells = cellsOf(view().view, 'yours', stops);
    expect(cells.filter(({ icon }) => icon === 'combat')).toHaveLength(1);
    expect(cells.filter(({ isNow }) => isNow).map(({ step }) => step)).toEqual(['main1']);
    expect(cellsOf(view().view, 'theirs', stops).some(({ isNow }) => isNow)).toBe(false);
  });

  test('in combat the attacker’s half has its steps', () => {
    const table = view();
    table.done();
    expect(table.prompt.options.kind).toBe('attack');
    expect(cellsOf(table.view, 'yours', stops).map(({ step }) => step)).toContain('declareBlockers');
    expect(cellsOf(table.view, 'theirs', stops).map(({ icon }) => icon)).toContain('combat');
  });

  test('a Stop is put on a cell and taken off again', () => {
    const cell = cellsOf(view().view, 'theirs', stops).find(({ step }) => step === 'upkeep');
    if (!cell) throw new Error('There is no upkeep.');
    const marked = stopsWith(stops, cell);
    expect(marked.theirs).toContain('upkeep');
    expect(stopsWith(marked, { ...cell, hasStop: true })).toEqual(stops);
  });
});
