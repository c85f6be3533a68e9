/** Playtests of decks, through the real socket: duels in threads, told as they end, and stopped when called off. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deck } from '../../../src-shared/decks.ts';
import type { Input } from '../../../src-shared/contract.ts';
import type { Playtest, PlaytestScore } from '../../../src-shared/playtests.ts';
import { openClient, type ContractClient } from '../../support/contract-client.ts';
import { value } from '../../support/duel-window.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';

let host: WebHost;
let client: ContractClient;

beforeAll(async () => {
  host = await startWebHost();
  client = await openClient(host);
});
afterAll(async () => {
  await client.close();
  expect((await host.stop()).remarked).toBe('');
});

const deckOf = (...cards: readonly (readonly [number, string])[]): Deck => ({
  tags: [],
  entries: cards.map(([count, name]) => ({
    ...{ name, known: true, count, zone: 'main', foil: 'no', tags: [], fields: {} },
  })),
  fields: {},
  kept: [],
});
const GOBLINS = deckOf([20, 'Mountain'], [10, 'Mons’s Goblin Raiders'], [10, 'Goblin Hero'], [4, 'Shock']);
const BURN = deckOf([18, 'Mountain'], [4, 'Lightning Bolt'], [8, 'Goblin Hero'], [10, 'Hill Giant']);

type PlaytestOrder = Input<'decks.playtest'>;

const order = (wishes: Partial<PlaytestOrder> = {}): PlaytestOrder => ({
  rulebook: 'fifth',
  content: BURN,
  level: 'apprentice',
  against: { player: 'random' },
  duels: 6,
  seed: 5,
  ...wishes,
});

const sum = ({ won, lost, drawn }: PlaytestScore): number => won + lost + drawn;

/** Begins one by hand, to hear how it goes. */
function begin(id: number, input: PlaytestOrder): void {
  client.say(JSON.stringify({ kind: 'call', id, name: 'decks.playtest', input }));
}
const outcomeOf = (id: number) => client.take((said) => said.kind === 'outcome' && said.id === id);

describe('a playtest', () => {
  test('plays as often with the first turn as with the second, tells how it stands after each duel, and adds up', async () => {
    client.heard.splice(0);
    begin(1, order());
    const done = await outcomeOf(1);
    if (done.kind !== 'outcome' || !done.outcome.ok) throw new Error(JSON.stringify(done));
    const playtest = done.outcome.value as Playtest & { wizard: string; deck: string };
    expect(sum(playtest.first) + sum(playtest.second)).toBe(6);
    expect(sum(playtest.first)).toBe(3);
    expect(playtest.turns).toHaveLength(6);
    expect(playtest.turns).toEqual(playtest.turns.toSorted((one, other) => one - other));
    expect(playtest.turns.every((turns) => turns > 2)).toBe(true);
    const { share, least, most } = playtest.interval;
    expect(least <= share && share <= most).toBe(true);
    expect(playtest.wizard).not.toBe('');
    expect(playtest.deck).not.toBe('');
    const told = client.heard.flatMap((said) => (said.kind === 'progress' ? [said.progress] : []));
    expect(told.map(({ done: so }) => so)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(told.map(({ playtest: so }) => so?.duels)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(told.every(({ total }) => total === 6)).toBe(true);
  });

  test('is the same for the same seed, whichever thread is done first', async () => {
    const again = async (seed: number) => value(await client.call('decks.playtest', order({ seed })));
    expect(await again(9)).toEqual(await again(9));
  });

  test('is against the wizard and the deck that were chosen; cards that nobody knows are left out and told', async () => {
    const wizard = value(await client.call('duels.choices')).wizards[3];
    if (!wizard) throw new Error('There are no wizards.');
    const content = {
      ...GOBLINS,
      entries: [...GOBLINS.entries, ...deckOf([2, 'Goblin of Nowhere']).entries],
    };
    const against = { player: 'apprentice', wizard: wizard.id } as const;
    const done = value(await client.call('decks.playtest', order({ content, against, duels: 2 })));
    expect(done).toMatchObject({ wizard: wizard.name, deck: wizard.decks.fifth, duels: 2 });
    expect(done.leftOut).toContain('Goblin of Nowhere');
  });

  test('called off, it stops in the middle of its duels and says so at once', async () => {
    const duels = 500;
    begin(2, order({ level: 'wizard', against: { player: 'wizard' }, duels }));
    await client.call('program.ping');
    client.say(JSON.stringify({ kind: 'cancel', id: 2 }));
    expect(await outcomeOf(2)).toMatchObject({ outcome: { ok: false, refusal: { reason: 'cancelled' } } });
    const told = client.heard.splice(0).filter(({ kind }) => kind === 'progress');
    // A few may have ended before the word came.
    expect(told.length).toBeLessThan(duels / 10);
    await client.call('program.ping');
    expect(client.heard).toEqual([]);
  });

  test('needs cards, and not more than a duel can hold', async () => {
    const empty = await client.call('decks.playtest', order({ content: deckOf([4, 'Goblin of Nowhere']) }));
    expect(empty).toMatchObject({ ok: false, refusal: { reason: 'nothingToPlay' } });
    const heap = await client.call('decks.playtest', order({ content: deckOf([9_999, 'Mountain']) }));
    expect(heap).toMatchObject({ ok: false, refusal: { reason: 'deckTooLarge', detail: '1000' } });
    const nobody = await client.call(
      'decks.playtest',
      order({ against: { player: 'random', wizard: 'nobody' } }),
    );
    expect(nobody).toMatchObject({ ok: false, refusal: { reason: 'noSuchWizard' } });
    expect(await client.call('decks.playtest', order({ duels: 501 }))).toMatchObject({ ok: false });
  });
});
