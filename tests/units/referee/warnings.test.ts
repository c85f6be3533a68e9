import { describe, expect, test } from 'vitest';
import type { Preferences } from '../../../src-shared/preferences.ts';
import { positionDuel, type SeatWords } from '../../support/rule-duel.ts';
import { seated, type Seated } from '../../support/seated.ts';

const ALONE: Partial<Preferences> = { stops: { yours: ['main1', 'main2'], theirs: [] }, attention: 'stops' };

function solo(edition: string, seats: readonly SeatWords[], habits: Partial<Preferences> = ALONE): Seated {
  return seated(positionDuel(edition, seats).setup, { players: ['person', 'person'], habits });
}

const useForest = (table: Seated) =>
  table.act({ kind: 'useMana', card: table.card('Forest'), ability: 0, choice: 0 });

describe('mana that would burn', () => {
  test('is warned of under Fifth, and burns when one is sure', () => {
    const table = solo('fifth', [{ battlefield: ['Forest'] }, {}]);
    useForest(table);
    expect(table.done(false)).toEqual({ kind: 'warned', warnings: ['manaBurns'] });
    expect(table.view.step).toBe('main1');
    expect(table.done(true)).toEqual({ kind: 'taken' });
    expect(table.view.players[0]?.life).toBe(19);
  });

  test('is no matter under M11, nor with the warning switched off', () => {
    const m11 = solo('m11', [{ battlefield: ['Forest'] }, {}]);
    useForest(m11);
    expect(m11.done(false)).toEqual({ kind: 'taken' });
    const off = solo('fifth', [{ battlefield: ['Forest'] }, {}], { ...ALONE, warnings: ['landUnplayed'] });
    useForest(off);
    expect(off.done(false)).toEqual({ kind: 'taken' });
  });
});

describe('a land that was not played', () => {
  test('is warned of when the last main phase ends, not before', () => {
    const table = solo('m11', [{ hand: ['Forest'] }, {}]);
    expect(table.done(false)).toEqual({ kind: 'taken' });
    expect(table.view.step).toBe('main2');
    expect(table.done(false)).toEqual({ kind: 'warned', warnings: ['landUnplayed'] });
    table.act({ kind: 'land', card: table.card('Forest') });
    expect(table.done(false)).toEqual({ kind: 'taken' });
  });

  test('is warned of when a run leads past the main phases', () => {
    const table = solo('m11', [{ hand: ['Forest'] }, {}]);
    const run = (sure: boolean) =>
      table.table.runTo(table.prompt.decision, { half: 'theirs', step: 'upkeep' }, sure);
    expect(run(false)).toEqual({ kind: 'warned', warnings: ['landUnplayed'] });
    expect(table.view.turn).toBe(1);
  });
});

test('a block that leaves the defender dead is warned of', () => {
  const table = solo('m11', [{ battlefield: ['Craw Wurm'] }, { battlefield: ['Grizzly Bears'], life: 6 }]);
  table.done();
  const [wurm, bears] = [table.card('Craw Wurm'), table.card('Grizzly Bears')];
  table.answer({ kind: 'attack', attackers: [{ card: wurm, seat: 1, walker: -1, band: -1 }] });
  expect(table.prompt.options.kind).toBe('block');
  const block = (blocks: { blocker: number; attacker: number }[], sure: boolean) =>
    table.table.answer(table.prompt.decision, { kind: 'block', blocks }, sure, false);
  expect(block([], false)).toEqual({ kind: 'warned', warnings: ['lethalAttack'] });
  expect(block([{ blocker: bears, attacker: wurm }], false)).toEqual({ kind: 'taken' });
  expect(table.view.players[1]?.life).toBe(6);
});
