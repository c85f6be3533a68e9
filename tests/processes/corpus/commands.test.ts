/** `npm run card`, `cards` and `word`, as they are called; more of each is in `tests/units/commands`. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { OWN_SETS } from '../../../src-main/decks/printing.ts';
import { runHere, type Ended } from '../../support/running.ts';

const run = (command: string, ...args: string[]): Promise<Ended> =>
  runHere(ROOT, [join('scripts', 'corpus', `${command}.ts`), ...args]);

describe('card', () => {
  test('tells facts, printings, tree and the text of every time', async () => {
    const { code, stdout } = await run('card', 'Royal Assassin');
    expect(code).toBe(0);
    for (const part of ['cost: {1}{B}{B}', 'size: 1/1', 'LEA   rare, number 123, frame of 1993'])
      expect(stdout).toContain(part);
    expect(stdout).toContain('effect: destroy(what target(n 0))');
    expect(stdout).toContain('Tap to destroy target tapped creature.');
    expect(stdout).toContain('You may tap Royal Assassin to destroy any one tapped creature.');
    expect(stdout).toContain('{T}: Destroy target tapped creature.');
  });

  test('asks for a name', async () => {
    expect(await run('card')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('No card is named.') as string,
    });
  });
});

describe('cards', () => {
  interface Counted {
    readonly sets: readonly {
      set: string;
      cards: number;
      playable: number;
      named: number;
      missing: unknown[];
    }[];
  }

  test('counts every set, and what is outside', async () => {
    const { code, stdout } = await run('cards', '--json');
    const { sets } = JSON.parse(stdout) as Counted;
    expect(code).toBe(0);
    expect(sets.map(({ set }) => set)).toEqual([...OWN_SETS, 'outside', 'all']);
    for (const { cards, playable, named, missing } of sets) {
      expect(playable + missing.length).toBe(cards);
      expect(named).toBeLessThanOrEqual(playable);
    }
    expect(sets.find(({ set }) => set === '5ED')?.cards).toBe(434);
  });
});

describe('word', () => {
  test('the check says how many texts it has read, and ends well when none is wrong', async () => {
    const { code, stdout } = await run('word', '--check');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+ texts, 0 findings\n$/)]);
  });
});
