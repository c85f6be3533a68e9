/** Choosing at the table: X by mana that is poured in, things that are picked, and what is put in order. */
import { describe, expect, test, vi } from 'vitest';
import type { Hands } from '../../../../src-renderer/table/gestures/gesture.ts';
import {
  ChoosingModes,
  Deciding,
  Keeping,
  Naming,
  Starting,
} from '../../../../src-renderer/table/gestures/asking.ts';
import { lineUp, putInOrder } from '../../../../src-renderer/table/gestures/ordering.svelte.ts';
import {
  notOnTable,
  pickChoice,
  pickCosts,
  pickTargets,
} from '../../../../src-renderer/table/gestures/picking.svelte.ts';
import type { Spot } from '../../../../src-renderer/table/spots.ts';
import type { ShownPayment } from '../../../../src-shared/duel/payment.ts';
import type { Thing } from '../../../../src-shared/duel/things.ts';
import type { Preferences } from '../../../../src-shared/preferences.ts';
import { positionDuel } from '../../../support/rule-duel.ts';
import { seated } from '../../../support/seated.ts';
import { windowAt } from './window-table.ts';

const card = (number: number): Thing => ({ kind: 'card', card: number, incarnation: 0 });
const spot = (number: number): Spot => ({ kind: 'card', card: number });

describe('X', () => {
  async function counting(battlefield: readonly string[], habits: Partial<Preferences> = {}) {
    const { setup } = positionDuel('m11', [{ hand: ['Blaze'], battlefield }, {}], { step: 'main1' });
    const stops: Partial<Preferences> = { stops: { yours: ['main1'], theirs: [] }, warnings: [], ...habits };
    const table = seated(setup, { players: ['person', 'person'], habits: stops });
    const laid = await windowAt(table);
    const { desk, settled } = laid;
    const begin = async () => {
      desk.click({ kind: 'card', card: table.inHand('Blaze') });
      await settled();
      for (let step = 0; step < 3 && desk.gesture?.kind !== 'x'; step++) {
        desk.click({ kind: 'seat', seat: 1 });
        await settled();
      }
      return gesture();
    };
    const gesture = () => {
      if (desk.gesture?.kind !== 'x') throw new Error(`X is not asked, but ${String(desk.gesture?.kind)}.`);
      return desk.gesture;
    };
    const click = async (name: string, which = 0) => {
      desk.click({ kind: 'card', card: table.card(name, which) });
      await settled();
    };
    /** What it deals to the opponent, once it has its target and has resolved. */
    const damage = async () => {
      const life = () => table.view.players[1]?.life ?? 0;
      for (let step = 0; step < 10 && life() === 20; step++) {
        if (desk.gesture?.kind === 'targets') desk.click({ kind: 'seat', seat: 1 });
        else desk.finish();
        await settled();
      }
      return 20 - life();
    };
    return { ...laid, table, begin, gesture, click, damage };
  }
  const MOUNTAINS = ['Mountain', 'Mountain', 'Mountain', 'Mountain'];

  test('begins with the most that can be paid, and stays within it as it is typed', async () => {
    const { begin } = await counting(MOUNTAINS);
    const x = await begin();
    expect([x.x, x.most, x.isPoured]).toEqual([3, 3, false]);
    for (const [typed, taken] of [
      [2, 2],
      [7, 3],
      [-1, 0],
      [1.6, 2],
      [Number.NaN, 0],
    ] as const) {
      x.set(typed);
      expect(x.x).toBe(taken);
    }
  });

  test('is what was poured in above the rest of the cost, until a card is taken out again', async () => {
    const { begin, click, table, desk, gesture } = await counting(MOUNTAINS);
    await begin();
    expect(desk.signOf(spot(table.card('Mountain')))).toMatchObject({ mark: 'canPay', deed: 'pour' });
    for (const which of [0, 1, 2]) await click('Mountain', which);
    expect([gesture().x, gesture().isPoured]).toEqual([2, true]);
    expect(desk.signOf(spot(table.card('Mountain', 2)))).toMatchObject({
      mark: 'selected',
      deed: 'takeOut',
      gives: '{R}',
    });
    await click('Mountain', 2);
    expect(gesture().x).toBe(1);
    expect(gesture().takeBack()).toBe(true);
    await vi.waitFor(() => {
      expect(gesture().x).toBe(0);
    });
    gesture().cancel();
    await vi.waitFor(() => {
      expect([gesture().isPoured, gesture().x]).toEqual([false, 3]);
    });
    expect(gesture().takeBack()).toBe(false);
  });

  test('ends by itself when everything is poured in, and that is the damage', async () => {
    const { begin, click, settled, damage } = await counting(MOUNTAINS);
    await begin();
    for (const which of [0, 1, 2, 3]) await click('Mountain', which);
    await settled();
    expect(await damage()).toBe(3);
  });

  test('is tapped for with all there is, or finished with what was poured in', async () => {
    const all = await counting(MOUNTAINS);
    (await all.begin()).tapAll();
    await all.settled();
    expect(await all.damage()).toBe(3);
    const some = await counting(MOUNTAINS);
    await some.begin();
    for (const which of [0, 1]) await some.click('Mountain', which);
    some.gesture().finish();
    await some.settled();
    expect(await some.damage()).toBe(1);
  });

  test('without anything poured in, the whole announcement is called off', async () => {
    const { begin, settled, desk, table } = await counting(MOUNTAINS);
    (await begin()).cancel();
    await settled();
    expect([desk.gesture?.kind, table.view.players[0]?.hand.length]).toEqual(['act', 1]);
  });

  test('at a strict table nothing is taken out again', async () => {
    const { begin, click, gesture, desk, table } = await counting(MOUNTAINS, { strictTable: true });
    await begin();
    for (const which of [0, 1, 2]) await click('Mountain', which);
    expect(desk.signOf(spot(table.card('Mountain')))).toBeUndefined();
    await click('Mountain');
    expect([gesture().x, gesture().takeBack()]).toEqual([2, false]);
  });

  test('mana that floats is poured in one by one, or all of it', async () => {
    const { begin, click, gesture, settled, desk } = await counting(MOUNTAINS);
    for (const which of [0, 1, 2]) await click('Mountain', which);
    await begin();
    const red = 3;
    const pool: Spot = { kind: 'mana', seat: 0, place: red };
    expect(desk.signOf(pool)).toMatchObject({ mark: 'canPay', deed: 'pourOne' });
    expect(desk.signOf({ ...pool, seat: 1 })).toBeUndefined();
    desk.click(pool);
    await settled();
    expect([gesture().isPoured, gesture().x]).toEqual([true, 0]);
    gesture().pourAll({ kind: 'mana', seat: 0, place: red });
    await settled();
    await vi.waitFor(() => {
      expect([gesture().x, desk.signOf(pool)]).toEqual([2, undefined]);
    });
  });

  test('a source of several kinds asks which', async () => {
    const { begin, click, desk, gesture } = await counting(['Mountain', 'City of Brass', 'Mountain']);
    await begin();
    await click('City of Brass');
    expect(desk.over?.kind).toBe('offers');
    const [first] = desk.over?.kind === 'offers' ? desk.over.offers : [];
    first?.take();
    await vi.waitFor(() => {
      expect(gesture().isPoured).toBe(true);
    });
  });
});

/** Hands that note what they say; drafts are ready from `least` on. */
function hands(
  more: { readonly isStrict?: boolean; readonly purpose?: string; readonly least?: number } = {},
) {
  const said: unknown[] = [];
  const previews: unknown[] = [];
  const drafts: unknown[] = [];
  const all = {
    isStrict: more.isStrict ?? false,
    prompt: { asked: { purpose: more.purpose ?? 'effect' } },
    say: (reply: unknown) => said.push(reply),
    preview: (reply: unknown) => {
      previews.push(reply);
      return Promise.resolve({ leaving: [], damage: [], life: [] });
    },
    draft: (draft: { readonly targets?: readonly Thing[]; readonly things?: readonly Thing[] }) => {
      drafts.push(draft);
      const count = (draft.targets ?? draft.things ?? []).length;
      return Promise.resolve({ kind: 'targets', things: [card(9)], ready: count >= (more.least ?? 0) });
    },
  };
  return { said, previews, drafts, hands: all as unknown as Hands };
}
const answered = () => new Promise((resolve) => setImmediate(resolve));
const THINGS = [card(1), card(2), card(3)];

describe('a target', () => {
  const one = { kind: 'targets', things: THINGS, least: 1, most: 1 } as const;

  test('is the whole answer at one click, and foretold before it', async () => {
    const { said, previews, hands: all } = hands();
    const pick = pickTargets(all, one);
    expect([pick.canFinish, pick.canCancel]).toEqual([undefined, true]);
    expect(pick.signOf(spot(1))).toEqual({ mark: 'targetable', deed: 'target' });
    expect(pick.signOf(spot(7))).toBeUndefined();
    pick.point(spot(2));
    pick.point(spot(2));
    await answered();
    expect(previews).toEqual([{ kind: 'targets', targets: [card(2)] }]);
    expect(pick.foretold).toBeDefined();
    pick.point(spot(7));
    expect(pick.foretold).toBeUndefined();
    pick.click(spot(7));
    expect(said).toEqual([]);
    pick.click(spot(2));
    expect(said).toEqual([{ kind: 'targets', targets: [card(2)] }]);
  });

  test('that is pointed at no more is not foretold late', async () => {
    const { hands: all } = hands();
    const pick = pickTargets(all, one);
    pick.point(spot(2));
    pick.point(spot(7));
    await answered();
    expect(pick.foretold).toBeUndefined();
  });

  test('of several is picked, numbered, and taken back', async () => {
    const { said, drafts, hands: all } = hands({ least: 2 });
    const pick = pickTargets(all, { ...one, least: 2, most: 3 });
    expect([pick.canFinish, pick.canCancel]).toEqual([false, true]);
    pick.click(spot(1));
    expect(pick.canFinish).toBe(false);
    expect(pick.signOf(spot(1))).toEqual({ mark: 'selected', deed: 'takeBack', number: 1 });
    await answered();
    expect(pick.signOf(spot(2))).toBeUndefined();
    expect(pick.signOf(spot(9))).toBeDefined();
    pick.click(spot(9));
    expect([pick.canFinish, pick.placeOf(spot(9))]).toEqual([true, 1]);
    await answered();
    expect([pick.canFinish, pick.foretold === undefined, drafts.length]).toEqual([true, false, 2]);
    pick.click(spot(1));
    await answered();
    expect([pick.picked, pick.canFinish]).toEqual([[card(9)], false]);
    pick.cancel();
    expect([pick.picked, said]).toEqual([[], []]);
    pick.cancel();
    expect(said).toEqual([{ kind: 'cancel' }]);
  });

  test('may be none where none is asked for', () => {
    const { said, hands: all } = hands();
    const pick = pickTargets(all, { ...one, least: 0 });
    expect(pick.canFinish).toBe(true);
    pick.finish();
    expect(said).toEqual([{ kind: 'targets', targets: [] }]);
  });
});

describe('what is chosen', () => {
  const one = { kind: 'choose', things: THINGS, least: 1, most: 1 } as const;

  test('is chosen by the click', () => {
    const { said, hands: all } = hands();
    const pick = pickChoice(all, one);
    expect([pick.signOf(spot(1))?.mark, pick.canCancel]).toEqual(['mandatory', false]);
    expect(pickChoice(all, { ...one, least: 0 }).signOf(spot(1))?.mark).toBe('optional');
    pick.click(spot(3));
    expect(said).toEqual([{ kind: 'choose', things: [card(3)] }]);
    pick.cancel();
    expect(said).toHaveLength(1);
  });

  test.each(['sacrifice', 'discard', 'handLimit', 'keepPermanents'])(
    'for good (%s) is taken back until Done, but not at a strict table',
    (purpose) => {
      const { said, hands: all } = hands({ purpose });
      const pick = pickChoice(all, one);
      pick.click(spot(1));
      expect([said, pick.picked, pick.canFinish, pick.canCancel]).toEqual([[], [card(1)], true, true]);
      pick.click(spot(2));
      expect(pick.picked).toEqual([card(2)]);
      pick.click(spot(2));
      expect([pick.picked, pick.canFinish, pick.canCancel]).toEqual([[], false, false]);
      pick.click(spot(3));
      pick.finish();
      expect(said).toEqual([{ kind: 'choose', things: [card(3)] }]);
      const strict = hands({ purpose, isStrict: true });
      pickChoice(strict.hands, one).click(spot(1));
      expect(strict.said).toHaveLength(1);
    },
  );

  test('at a strict table stays chosen', () => {
    const { hands: all } = hands({ purpose: 'discard', isStrict: true });
    const pick = pickChoice(all, { ...one, least: 2, most: 2 });
    pick.click(spot(1));
    pick.click(spot(1));
    pick.cancel();
    expect([pick.picked, pick.signOf(spot(1)), pick.canCancel]).toEqual([[card(1)], undefined, false]);
  });

  test('lies beside the table where it lies nowhere on it', () => {
    expect(notOnTable(THINGS, new Set(['card-1', 'card-3']))).toEqual([card(2)]);
  });
});

test('a cost takes cards until Done, at a strict table at once', () => {
  const options = { kind: 'costs', cards: [1, 2], least: 1, most: 1 } as const;
  const free = hands();
  const pick = pickCosts(free.hands, options);
  pick.click(spot(2));
  expect([free.said, pick.canFinish]).toEqual([[], true]);
  pick.finish();
  expect(free.said).toEqual([{ kind: 'costs', cards: [2] }]);
  const strict = hands({ isStrict: true });
  pickCosts(strict.hands, options).click(spot(1));
  expect(strict.said).toEqual([{ kind: 'costs', cards: [1] }]);
});

describe('a question with buttons of its own', () => {
  test('is answered by them', () => {
    const { said, hands: all } = hands();
    new Starting(all).choose(false);
    new Keeping(all).choose(true);
    new Naming(all).choose('Elf');
    const modes = new ChoosingModes(all);
    modes.choose([1, 0]);
    expect(modes.canCancel).toBe(true);
    modes.cancel();
    expect(said).toEqual([
      { kind: 'start', first: false },
      { kind: 'keep', keep: true },
      { kind: 'word', word: 'Elf' },
      { kind: 'modes', modes: [1, 0] },
      { kind: 'cancel' },
    ]);
  });

  test('that asks for mana is paid as it was shown, where it is a yes', () => {
    const use = { card: 4, ability: 0 };
    const plan = { kind: 'plan', uses: [{ use, gives: '{G}' }], fromPool: '', over: '' };
    const { said, hands: all } = hands();
    const asked = { ...all, prompt: { ...all.prompt, payment: plan as unknown as ShownPayment } };
    new Deciding(asked).choose(true);
    new Deciding(asked).choose(false);
    new Deciding(all).choose(true);
    expect(said).toEqual([
      { kind: 'yesNo', yes: true, pay: [use] },
      { kind: 'yesNo', yes: false },
      { kind: 'yesNo', yes: true },
    ]);
  });
});

describe('what is put in order', () => {
  test('moves among the others, and goes back to how it was offered', () => {
    const { said, hands: all } = hands();
    const order = putInOrder(all, { kind: 'order', items: [5, 6, 7] });
    expect([order.kind, order.canFinish, order.canCancel]).toEqual(['order', true, false]);
    order.move(0, 2);
    expect([order.items, order.canCancel, order.placeAtFirst(5)]).toEqual([[6, 7, 5], true, 0]);
    order.move(2, 1);
    expect(order.items).toEqual([6, 5, 7]);
    for (const [from, to] of [
      [0, -1],
      [0, 3],
      [3, 0],
    ] as const)
      order.move(from, to);
    expect(order.items).toEqual([6, 5, 7]);
    order.finish();
    expect(said).toEqual([{ kind: 'order', order: [6, 5, 7] }]);
    order.cancel();
    expect([order.items, order.canCancel]).toEqual([[5, 6, 7], false]);
  });

  test('blockers are lined up as blockers', () => {
    const { said, hands: all } = hands();
    const line = lineUp(all, { kind: 'lineUp', attacker: 1, blockers: [5, 6] } as never);
    line.move(1, 0);
    line.finish();
    expect([line.kind, said]).toEqual(['lineUp', [{ kind: 'lineUp', blockers: [6, 5] }]]);
  });
});
