/** What the rulebooks ask of a player at the table: duties, sacrifices, draws, fights, and conflicts of a batch. */
import { expect, test } from 'vitest';
import type { Preferences } from '../../../../src-shared/preferences.ts';
import type { Step } from '../../../../src-shared/duel/words.ts';
import { lanesOf } from '../../../../src-renderer/table/layout.ts';
import type { Spot } from '../../../../src-renderer/table/spots.ts';
import { openingDuel, positionDuel, type SeatWords } from '../../../support/rule-duel.ts';
import { seated, type Seated } from '../../../support/seated.ts';
import { windowAt, type WindowTable } from './window-table.ts';

const STOPS: Partial<Preferences> = { stops: { yours: ['main1'], theirs: [] }, warnings: [] };

type Laid = WindowTable & { table: Seated };

async function tableOf(
  seats: readonly SeatWords[],
  edition: string,
  step: Step = 'main1',
  habits = STOPS,
): Promise<Laid> {
  const { setup } = positionDuel(edition, seats, { step, turn: 3 });
  const table = seated(setup, { players: ['person', 'person'], habits, undo: 'always' });
  return { table, ...(await windowAt(table)) };
}

async function until({ desk, settled }: Laid, isThere: () => boolean): Promise<void> {
  for (let step = 0; step < 30 && !isThere(); step++) {
    desk.finish();
    await settled();
  }
  expect(isThere()).toBe(true);
}

async function cast({ desk, spot, settled }: Laid, name: string, target: Spot): Promise<void> {
  desk.click(spot(name));
  await settled();
  for (let part = 0; part < 3 && desk.atHand?.isAnnouncing; part++) {
    if (desk.gesture?.kind === 'targets') desk.click(target);
    else desk.finish();
    await settled();
  }
}

const lifeOf = ({ table }: Laid, seat: number): number => table.view.players[seat]?.life ?? 0;

test('U021: seven cards are dealt to each side, and only the player’s are shown', async () => {
  const deck = Array.from({ length: 40 }, () => 'Forest');
  const table = seated(openingDuel('fifth', [deck, deck]).setup, { players: ['person', 'random'] });
  const { desk, settled } = await windowAt(table);
  await table.settled();
  await settled();
  if (desk.gesture?.kind === 'start') desk.gesture.choose(true);
  await settled();
  await table.settled();
  await settled();
  const [own, theirs] = desk.view?.players ?? [];
  expect(own?.hand.map((card) => desk.view?.cards[card]?.name)).toEqual(deck.slice(0, 7));
  expect(theirs?.hand).toHaveLength(7);
  expect(theirs?.hand.map((card) => desk.view?.cards[card])).toEqual(Array(7).fill(undefined));
});

test('U079: a double click on a land is the same as a click', async () => {
  const laid = await tableOf([{ hand: ['Forest'], battlefield: ['Mountain'] }, {}], 'fifth');
  const { desk, table, spot, settled } = laid;
  for (const name of ['Forest', 'Mountain']) {
    desk.click(spot(name));
    desk.click(spot(name), true);
    await settled();
  }
  expect(table.view.battlefield).toContain(table.card('Forest'));
  expect(table.view.cards[table.card('Forest')]?.tapped).toBeUndefined();
  expect(table.view.players[0]?.pool.reduce((sum, one) => sum + one)).toBe(1);
});

test('U133: in Alpha the later caster is asked where in the batch a conflicting effect happens, and clicks it', async () => {
  const laid = await tableOf(
    [
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      { hand: ['Giant Growth'], battlefield: ['Grizzly Bears', 'Forest'] },
    ],
    'alpha',
  );
  const { desk, table, settled } = laid;
  const bears = { kind: 'card', card: table.card('Grizzly Bears') } as const;
  await cast(laid, 'Lightning Bolt', bears);
  await until(laid, () => desk.prompt?.for === 1);
  await cast(laid, 'Giant Growth', bears);
  await until(laid, () => desk.prompt?.asked.purpose === 'timing');
  expect(desk.prompt?.for).toBe(1);
  const growth = table.view.chain.find(({ name }) => name === 'Giant Growth');
  const spot = { kind: 'chain', id: growth?.id ?? -1 } as const;
  expect(desk.signOf(spot)?.deed).toBe('choose');
  desk.click(spot);
  await settled();
  desk.finish();
  await settled();
  await until(laid, () => table.view.chain.length === 0);
  expect(table.view.battlefield).toContain(bears.card);
});

test('U138: while damage is about to be dealt, a land that prevents it is lit, and takes what the damage is aimed at', async () => {
  const laid = await tableOf(
    [{ hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, { battlefield: ['Oasis', 'Giant Spider'] }],
    'fifth',
  );
  const { desk, table, spot } = laid;
  await cast(laid, 'Lightning Bolt', spot('Giant Spider'));
  await until(laid, () => desk.prompt?.asked.purpose === 'prevention');
  expect(desk.prompt?.asked.damage).toMatchObject([{ name: 'Lightning Bolt', amount: 3 }]);
  expect(desk.signOf(spot('Oasis'))).toEqual({ mark: 'optional', deed: 'use' });
  await cast(laid, 'Oasis', spot('Giant Spider'));
  await until(laid, () => (table.view.cards[table.card('Giant Spider')]?.damage ?? 0) > 0);
  expect(table.view.cards[table.card('Giant Spider')]?.damage).toBe(2);
});

test('U154: between attackers and blockers, and between blockers and damage, both may use fast effects', async () => {
  const side = (creature: string) => ({
    hand: ['Giant Growth', 'Giant Growth'],
    battlefield: [creature, 'Forest', 'Forest'],
  });
  const laid = await tableOf([side('Grizzly Bears'), side('Hill Giant')], 'fifth');
  const { desk, spot, settled } = laid;
  await until(laid, () => desk.gesture?.kind === 'attack');
  desk.click(spot('Grizzly Bears'));
  await settled();
  desk.finish();
  await settled();
  const offered = new Set<string>();
  for (let step = 0; step < 12 && desk.view?.combat; step++) {
    const { gesture, prompt, view } = desk;
    const growth = view.players[prompt?.for ?? 0]?.hand[0] ?? -1;
    if (gesture?.kind === 'act' && gesture.signOf({ kind: 'card', card: growth })?.deed === 'cast')
      offered.add(`${prompt?.for} ${view.combat?.groups[0]?.blockers.length ? 'after blockers' : 'before'}`);
    if (gesture?.kind === 'block') {
      desk.click(spot('Hill Giant'));
      desk.click(spot('Grizzly Bears'));
      await settled();
    }
    desk.finish();
    await settled();
  }
  expect([...offered].toSorted()).toEqual(['0 after blockers', '0 before', '1 after blockers', '1 before']);
});

test('U157: in M11 an attacker is sent at a planeswalker by clicking it', async () => {
  const laid = await tableOf(
    [
      { battlefield: ['Grizzly Bears'] },
      { battlefield: [{ card: 'Garruk Wildspeaker', counters: { loyalty: 3 } }] },
    ],
    'm11',
  );
  const { desk, table, spot, settled } = laid;
  await until(laid, () => desk.gesture?.kind === 'attack');
  expect(desk.signOf(spot('Garruk Wildspeaker'))).toBeUndefined();
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(desk.signOf(spot('Garruk Wildspeaker'))).toEqual({ mark: 'targetable', deed: 'aim' });
  desk.click(spot('Garruk Wildspeaker'));
  await settled();
  desk.finish();
  await settled();
  await until(laid, () => desk.view?.step === 'main2');
  expect(table.view.cards[table.card('Garruk Wildspeaker')]?.counters?.['loyalty']).toBe(1);
  expect(lifeOf(laid, 1)).toBe(20);
});

test('U158: in Portal the attackers are met one after the other, and each fight is over before the next', async () => {
  const laid = await tableOf(
    [
      { battlefield: ['Grizzly Bears', 'Gorilla Warrior'] },
      { battlefield: ['Border Guard', 'Foot Soldiers'] },
    ],
    'portal',
  );
  const { desk, table, spot, settled } = laid;
  await until(laid, () => desk.gesture?.kind === 'attack');
  for (const name of ['Grizzly Bears', 'Gorilla Warrior']) {
    desk.click(spot(name));
    await settled();
  }
  desk.finish();
  await settled();
  expect(desk.gesture?.kind).toBe('block');
  desk.click(spot('Foot Soldiers'));
  desk.click(spot('Grizzly Bears'));
  await settled();
  desk.finish();
  await settled();
  expect(table.view.players[0]?.graveyard).toEqual([table.card('Grizzly Bears')]);
  expect(desk.gesture?.kind).toBe('block');
  const lanes = desk.view ? lanesOf(desk.view, {}) : [];
  expect(lanes.map(({ attackers }) => attackers)).toEqual([[table.card('Gorilla Warrior')]]);
  desk.click(spot('Gorilla Warrior'));
  await settled();
  expect(lifeOf(laid, 1)).toBe(17);
});

test('U160, U161, U162: upkeep duties are lit, mandatory ones otherwise than optional ones, and clicked in any order', async () => {
  const laid = await tableOf(
    [
      { battlefield: ['Force of Nature', 'Serendib Efreet', { card: 'Brass Man', tapped: true }, 'Island'] },
      {},
    ],
    'fifth',
    'upkeep',
  );
  const { desk, table, spot, settled } = laid;
  expect(desk.view?.step).toBe('upkeep');
  for (const name of ['Force of Nature', 'Serendib Efreet'])
    expect(desk.signOf(spot(name))).toEqual({ mark: 'mandatory', deed: 'perform' });
  expect(desk.signOf(spot('Brass Man'))).toEqual({ mark: 'optional', deed: 'perform' });
  desk.click(spot('Serendib Efreet'));
  await settled();
  expect(lifeOf(laid, 0)).toBe(19);
  desk.click(spot('Brass Man'));
  await settled();
  expect(desk.prompt?.asked).toMatchObject({ purpose: 'payment', cost: '{1}' });
  if (desk.gesture?.kind === 'yesNo') desk.gesture.choose(true);
  await settled();
  expect(table.view.cards[table.card('Brass Man')]?.tapped).toBeUndefined();
  desk.click(spot('Force of Nature'));
  await settled();
  if (desk.gesture?.kind === 'yesNo') desk.gesture.choose(false);
  await settled();
  expect(lifeOf(laid, 0)).toBe(11);
});

test('U167: a draw that may be given up is given up by a click on the face-down card, which stays in the library', async () => {
  const laid = await tableOf([{ battlefield: ['Island Sanctuary'] }, {}], 'fifth', 'upkeep');
  const { desk, table, settled } = laid;
  await until(laid, () => desk.atHand?.canGiveUpDraw === true);
  desk.giveUpDraw();
  await settled();
  expect(desk.atHand?.canGiveUpDraw).not.toBe(true);
  expect(table.view.players[0]).toMatchObject({ library: 10, hand: [] });
});

test('U169: a sacrifice that is due is told; only what may be sacrificed reacts, and a click chooses it', async () => {
  const laid = await tableOf(
    [
      { hand: ['Cruel Edict'], battlefield: ['Swamp', 'Swamp'] },
      { battlefield: ['Grizzly Bears', 'Giant Spider', 'Forest'] },
    ],
    'm11',
  );
  const { desk, table, spot, settled } = laid;
  await cast(laid, 'Cruel Edict', { kind: 'seat', seat: 1 });
  await until(laid, () => desk.gesture?.kind === 'choose');
  expect(desk.prompt?.asked.purpose).toBe('sacrifice');
  expect(desk.signOf(spot('Forest'))).toBeUndefined();
  desk.click(spot('Forest'));
  await settled();
  expect(desk.gesture?.canFinish).toBe(false);
  desk.click(spot('Giant Spider'));
  await settled();
  desk.finish();
  await settled();
  expect(table.view.players[1]?.graveyard).toEqual([table.card('Giant Spider')]);
});
