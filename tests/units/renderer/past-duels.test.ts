/** What was played, as its room has it, asked of a real program. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DRAWN_BY, PastDuels } from '../../../src-renderer/history/past-duels.svelte.ts';
import type { ResultSum } from '../../../src-shared/campaign.ts';
import type { Somebody } from '../../../src-shared/campaign-calls.ts';
import { fillHouse } from '../../support/full-house.ts';
import { fillWithPast, resultOf } from '../../support/past.ts';
import { openWindow, type Window } from './window-program.ts';

const DUELS = 12;

let window: Window;
let whose: Somebody;
let past: PastDuels;

beforeEach(async () => {
  window = openWindow((folder) => {
    fillWithPast(folder, DUELS);
  });
  whose = (await window.value('players.list', undefined))[0]?.id ?? 'nobody';
  past = new PastDuels(window.client, () => whose);
  await past.read();
});

const duels = (): string[] => (past.results ?? []).map(({ duel }) => duel);
const playedIn = (sums: readonly ResultSum[] = []): number =>
  sums.reduce((sum, { won, lost, drawn }) => sum + won + lost + drawn, 0);
const all = Array.from({ length: DUELS }, (_, number) => resultOf(number));

test('all of it is told, the latest first, with what it adds up to and what there is to choose from', () => {
  expect(duels()).toEqual(all.map(({ duel }) => duel));
  for (const by of DRAWN_BY) expect(playedIn(past.sums?.[by]), by).toBe(DUELS);
  expect(past.choices.wizard.toSorted()).toEqual([...new Set(all.map(({ wizard }) => wizard))].toSorted());
  expect(past.choices.rulebook.toSorted()).toEqual([...new Set(all.map((one) => one.rulebook))].toSorted());
  expect([past.gauntlets.length, past.deleted, past.isFiltered, past.refusal]).toEqual([
    3,
    [],
    false,
    undefined,
  ]);
});

describe('a filter', () => {
  test('is added to another, and leaves what there is to choose from', async () => {
    const choices = past.choices;
    await past.choose({ rulebook: 'fifth' });
    const fifth = all.filter(({ rulebook }) => rulebook === 'fifth');
    expect([duels(), past.isFiltered]).toEqual([fifth.map(({ duel }) => duel), true]);
    await past.choose({ outcome: 'won' });
    expect(duels()).toEqual(fifth.filter(({ outcome }) => outcome === 'won').map(({ duel }) => duel));
    expect(past.sums?.rulebook.map(({ of }) => of)).toEqual(['fifth']);
    expect(playedIn(past.sums?.rulebook)).toBe(duels().length);
    expect(past.choices).toEqual(choices);
    await past.choose({ rulebook: undefined, outcome: undefined });
    expect([duels().length, past.isFiltered]).toEqual([DUELS, false]);
  });

  test('is forgotten with all others', async () => {
    await past.choose({ rulebook: 'fifth' });
    await past.chooseAll();
    expect([duels().length, past.isFiltered]).toEqual([DUELS, false]);
  });

  test('that was chosen last is the one that is answered', async () => {
    await Promise.all([past.choose({ rulebook: 'fifth' }), past.choose({ rulebook: 'portal' })]);
    expect(new Set(past.results?.map(({ rulebook }) => rulebook))).toEqual(new Set(['portal']));
  });
});

test('what is deleted goes out of every sum, and comes back', async () => {
  const [first = '', second = ''] = duels();
  expect(await past.remove([first, second])).toBeUndefined();
  expect([duels().length, past.deleted.map(({ duel }) => duel).toSorted()]).toEqual([
    DUELS - 2,
    [first, second].toSorted(),
  ]);
  expect(playedIn(past.sums?.month)).toBe(DUELS - 2);
  expect(await past.bringBack([first])).toBeUndefined();
  expect([duels()[0], duels().length, past.deleted.map(({ duel }) => duel)]).toEqual([
    first,
    DUELS - 1,
    [second],
  ]);
});

test('as a table it is what the filter leaves', async () => {
  await past.choose({ rulebook: 'fifth' });
  const told = await past.csv();
  const lines = told.ok ? told.value.trimEnd().split(/\r?\n/) : [];
  expect(lines).toHaveLength(1 + duels().length);
});

test('what cannot be read is told, and what was told before stays', async () => {
  const { results, gauntlets } = past;
  window.breakLine();
  await past.read();
  expect([past.refusal?.reason, past.results, past.gauntlets]).toEqual([
    'connectionLost',
    results,
    gauntlets,
  ]);
  expect(await past.remove(duels())).toEqual({ reason: 'connectionLost' });
});

test('before anybody here has a name there are results, but no competition', async () => {
  whose = 'nobody';
  const empty = new PastDuels(window.client, () => whose);
  await empty.read();
  expect([empty.results, empty.matches, empty.gauntlets, empty.refusal]).toEqual([[], [], [], undefined]);
});

test('matches and gauntlets under way are told as well', async () => {
  const house = openWindow((folder) => {
    fillHouse(folder);
  });
  const ada = (await house.value('players.list', undefined)).find(({ name }) => name === 'Ada');
  const hers = new PastDuels(house.client, () => ada?.id ?? 'nobody');
  await hers.read();
  expect([hers.matches.length, hers.gauntlets.length, hers.deleted.length]).toEqual([2, 2, 1]);
});
