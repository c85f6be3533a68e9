/** The desk at a real table: what is clicked twice, given up, offered, yielded, and why something was not done. */
import { describe, expect, test, vi } from 'vitest';
import { objectionInWords } from '../../../../src-renderer/table/objections.ts';
import type { Spot } from '../../../../src-renderer/table/spots.ts';
import type { Preferences } from '../../../../src-shared/preferences.ts';
import { positionDuel, type SeatWords } from '../../../support/rule-duel.ts';
import { seated, type Places } from '../../../support/seated.ts';
import { windowAt } from './window-table.ts';

async function lay(seats: readonly SeatWords[], places: Places = {}, edition = 'm11') {
  const { setup } = positionDuel(edition, seats, { step: 'main1' });
  const habits: Partial<Preferences> = { stops: { yours: ['main1'], theirs: [] }, warnings: [] };
  const table = seated(setup, { players: ['person', 'person'], undo: 'always', habits, ...places });
  const laid = await windowAt(table);
  const card = (name: string, which = 0): Spot => ({ kind: 'card', card: table.card(name, which) });
  const inHand = (name: string): Spot => ({ kind: 'card', card: table.inHand(name) });
  const click = async (spot: Spot, quick = false) => {
    laid.desk.click(spot, quick);
    await laid.settled();
  };
  return { ...laid, table, card, inHand, click };
}
const MOUNTAINS = ['Mountain', 'Mountain', 'Mountain', 'Mountain'];
const life = ({
  table,
}: {
  readonly table: { readonly view: { readonly players: readonly { life: number }[] } };
}) => table.view.players[1]?.life;

test('while a word is on its way nothing more is said to the same question', async () => {
  const { desk, table, inHand, settled, click } = await lay([
    { hand: ['Lightning Bolt'], battlefield: MOUNTAINS },
    {},
  ]);
  await click(inHand('Lightning Bolt'));
  const answer = vi.spyOn(table.table, 'answer');
  desk.click({ kind: 'seat', seat: 1 });
  expect([desk.isBusy, desk.gesture?.canCancel]).toEqual([true, true]);
  desk.cancel();
  desk.finish();
  desk.giveUpDraw();
  await settled();
  expect(answer).toHaveBeenCalledOnce();
  expect(desk.gesture?.kind).toBe('mana');
});

test('where nothing is asked nothing can be ended, called off or given up', async () => {
  const { desk, settled, table } = await lay([{}, {}]);
  table.table.concede(0);
  await settled();
  expect(desk.gesture).toBeUndefined();
  for (const said of [() => desk.cancel(), () => desk.finish(), () => desk.giveUpDraw(), () => desk.goOn()])
    expect(said).not.toThrow();
  expect([desk.isBusy, desk.saying.objection]).toEqual([false, undefined]);
});

describe('clicked twice', () => {
  test('a spell draws its mana without asking (U076)', async () => {
    const { desk, click, inHand, table } = await lay([
      { hand: ['Goblin Piker'], battlefield: MOUNTAINS },
      {},
    ]);
    const piker = inHand('Goblin Piker');
    await click(piker);
    expect(desk.gesture?.kind).toBe('mana');
    await click(piker, true);
    expect(table.view.chain.length + table.view.battlefield.length).toBe(5);
  });

  test('another card at the same place is not meant', async () => {
    const { desk, click, inHand } = await lay([
      { hand: ['Goblin Piker', 'Shock'], battlefield: MOUNTAINS },
      {},
    ]);
    await click(inHand('Shock'), true);
    expect(desk.gesture?.kind).toBe('act');
    await click(inHand('Shock'));
    expect(desk.gesture?.kind).toBe('targets');
  });

  test('the pool pays with all of that colour (U117)', async () => {
    const { desk, click, inHand, card } = await lay([
      { hand: ['Hill Giant'], battlefield: [...MOUNTAINS, 'Mountain'] },
      {},
    ]);
    for (const which of [0, 1]) await click(card('Mountain', which));
    await click(inHand('Hill Giant'));
    expect(desk.gesture?.kind).toBe('mana');
    const red: Spot = { kind: 'mana', seat: 0, place: 3 };
    expect(desk.signOf(red)).toBeDefined();
    await click(red);
    await click(red, true);
    expect(desk.signOf(red)).toBeUndefined();
  });

  test('pours all of the floating mana into an X', async () => {
    const { desk, click, inHand, card } = await lay([{ hand: ['Blaze'], battlefield: MOUNTAINS }, {}]);
    for (const which of [0, 1, 2]) await click(card('Mountain', which));
    await click(inHand('Blaze'));
    for (let step = 0; step < 3 && desk.gesture?.kind !== 'x'; step++) await click({ kind: 'seat', seat: 1 });
    const red: Spot = { kind: 'mana', seat: 0, place: 3 };
    await click(red);
    await click(red, true);
    await vi.waitFor(() => {
      expect(desk.gesture?.kind === 'x' && desk.gesture.x).toBe(2);
    });
    await desk.undo();
    await vi.waitFor(() => {
      expect(desk.gesture?.kind === 'x' && desk.gesture.isPoured).toBe(false);
    });
  });
});

describe('clicked twice, quicker than the program answers', () => {
  test('a spell draws its mana as soon as that is asked for', async () => {
    const { desk, inHand, settled, table } = await lay([
      { hand: ['Goblin Piker'], battlefield: MOUNTAINS },
      {},
    ]);
    desk.click(inHand('Goblin Piker'));
    desk.click(inHand('Goblin Piker'), true);
    await settled();
    await settled();
    expect(table.view.players[0]?.hand).toEqual([]);
  });

  test('mana of the pool is spent as far as it can be', async () => {
    const { desk, click, inHand, card, settled } = await lay([
      { hand: ['Hill Giant'], battlefield: MOUNTAINS },
      {},
    ]);
    for (const which of [0, 1, 2]) await click(card('Mountain', which));
    await click(inHand('Hill Giant'));
    const red: Spot = { kind: 'mana', seat: 0, place: 3 };
    desk.click(red);
    desk.click(red, true);
    await settled();
    await settled();
    expect(desk.gesture?.kind).toBe('mana');
    expect(desk.signOf(red)).toBeUndefined();
  });

  test('what came under the pointer only then is not meant', async () => {
    const { desk, inHand, settled } = await lay([
      { hand: ['Goblin Piker', 'Shock'], battlefield: MOUNTAINS },
      {},
    ]);
    desk.click(inHand('Goblin Piker'));
    desk.click(inHand('Shock'), true);
    await settled();
    await settled();
    expect([desk.gesture?.kind, desk.atHand?.isAnnounced(inHand('Goblin Piker'))]).toEqual(['mana', true]);
  });
});

describe('what is refused', () => {
  test('is told of the spot that was clicked, until something is done', async () => {
    const laid = await lay([{ hand: ['Hill Giant'], battlefield: ['Mountain'] }, {}]);
    const { desk, click, inHand, card, table } = laid;
    const giant = inHand('Hill Giant');
    await click(giant);
    expect(desk.saying.objection?.kind).toBe('why');
    expect([desk.isRefused(giant), desk.isRefused(card('Mountain'))]).toEqual([true, false]);
    if (desk.saying.objection)
      expect(objectionInWords(table.view, desk.saying.objection).sentence).toMatch(/\.$/);
    await click(card('Mountain'));
    expect([desk.saying.objection, desk.isRefused(giant)]).toEqual([undefined, false]);
  });

  test('by the rules or by the line has a sentence too', async () => {
    const { desk, table, lose, card } = await lay([{ battlefield: ['Forest'] }, {}]);
    const forest = table.card('Forest');
    const words = (objection: Parameters<typeof objectionInWords>[1]): string =>
      objectionInWords(table.view, objection).sentence;
    const named = words({ kind: 'rules', refusal: { reason: 'cannotPay', card: forest } as never });
    expect(named).toMatch(/\.$/);
    expect(words({ kind: 'rules', refusal: { reason: 'notOffered' } })).toMatch(/\.$/);
    lose();
    await desk.spare(forest);
    expect(desk.saying.objection).toEqual({ kind: 'call', refusal: { reason: 'connectionLost' } });
    if (desk.saying.objection) expect(words(desk.saying.objection)).toMatch(/\.$/);
    expect(desk.isRefused(card('Forest'))).toBe(false);
  });
});

describe('a duel is ended', () => {
  test('by giving it up from the own chair', async () => {
    const { desk, table } = await lay([{}, {}], { players: ['person', 'random'] });
    await desk.concede();
    await table.settled();
    expect(table.view.result).toMatchObject({ kind: 'won', seats: [1] });
  });

  test('by a draw, which in a solo duel nobody else has to agree to', async () => {
    const solo = await lay([{}, {}]);
    expect(solo.desk.isSolo).toBe(true);
    await solo.desk.offerDraw();
    await solo.table.settled();
    expect([solo.table.view.result?.kind, solo.desk.over]).toEqual(['draw', undefined]);
  });

  test('not by a draw that the wizard declines, which is told', async () => {
    const { desk, table, lose } = await lay([{ life: 1 }, { battlefield: ['Craw Wurm', 'Craw Wurm'] }], {
      players: ['person', 'magician'],
    });
    expect(desk.isSolo).toBe(false);
    await desk.offerDraw();
    expect([desk.over, table.view.result]).toEqual([{ kind: 'drawDeclined' }, undefined]);
    lose();
    await desk.offerDraw();
    expect(desk.saying.objection?.kind).toBe('call');
  });
});

describe('by the bar', () => {
  test('a click on the phase that is on ends what is put together; on another one it runs there', async () => {
    const { desk, table, settled } = await lay([{ battlefield: ['Grizzly Bears'] }, {}]);
    desk.clickPhase({ half: 'yours', step: 'declareAttackers' }, false);
    await settled();
    expect(desk.gesture?.kind).toBe('attack');
    desk.click({ kind: 'card', card: table.card('Grizzly Bears') });
    await settled();
    desk.clickPhase({ half: 'yours', step: 'declareAttackers' }, true);
    await settled();
    expect(life({ table })).toBe(18);
  });

  test('on the phase that is on, with nothing put together, it runs there in the next turn', async () => {
    const { desk, settled, table } = await lay([{}, {}]);
    desk.clickPhase({ half: 'yours', step: 'main1' }, true);
    await settled();
    await settled();
    expect(table.view.turn).toBeGreaterThan(1);
  });
});

test('what is drawn is shown, and what would go is foretold', async () => {
  const { desk, table, settled, inHand, click, card } = await lay([
    {
      hand: ['Shock', 'Ancestral Recall'],
      battlefield: ['Mountain', 'Island'],
      library: ['Hill Giant', 'Forest', 'Forest', 'Forest'],
    },
    { battlefield: ['Goblin Piker'] },
  ]);
  await click(inHand('Shock'));
  const piker = card('Goblin Piker');
  desk.atHand?.point(piker);
  await settled();
  expect(desk.atHand?.isDoomed(table.card('Goblin Piker'))).toBe(true);
  expect([desk.atHand?.isDoomed(table.card('Mountain')), desk.atHand?.isAnnouncing]).toEqual([false, true]);
  desk.cancel();
  await settled();
  expect([desk.atHand?.isAnnouncing, desk.atHand?.isDoomed(table.card('Goblin Piker'))]).toEqual([
    false,
    false,
  ]);
  await click(inHand('Ancestral Recall'));
  await click({ kind: 'seat', seat: 0 });
  for (let step = 0; step < 6 && (table.view.players[0]?.hand.length ?? 0) < 4; step++) {
    desk.finish();
    await settled();
  }
  const hand = table.view.players[0]?.hand ?? [];
  expect(hand).toContain(desk.reading.shown);
});

test('another card that is looked at is read as the duel reads it', async () => {
  const { desk, table } = await lay([{ battlefield: ['Forest', 'Mountain'] }, {}]);
  desk.reading.show(table.card('Forest'));
  desk.reading.rulebook = 'alpha';
  desk.reading.show(table.card('Forest'));
  expect(desk.reading.rulebook).toBe('alpha');
  desk.reading.show(table.card('Mountain'));
  expect(desk.reading.rulebook).toBeUndefined();
});

test('once nothing is asked any more nothing is told of what could be done', async () => {
  const { desk, table } = await lay([{ battlefield: ['Forest'] }, {}], { players: ['person', 'random'] });
  await desk.concede();
  await table.settled();
  const { sitting } = desk;
  const pass = { kind: 'act', act: { kind: 'pass' } } as const;
  const forest = table.card('Forest');
  expect(
    await Promise.all([
      sitting.preview(pass),
      sitting.draft(pass),
      sitting.pour({ uses: [], pool: [] }),
      sitting.whyNot({ kind: 'card', card: forest }),
      sitting.resting(forest),
    ]),
  ).toEqual([undefined, undefined, undefined, undefined, []]);
});

test('a rule is explained over the table, and one that is in no passage is not', async () => {
  const { desk } = await lay([{}, {}]);
  desk.explainRule('R999999');
  expect(desk.over).toBeUndefined();
});

test('who is hit by a spell that was cast by clicks alone', async () => {
  const laid = await lay([{ hand: ['Shock'], battlefield: ['Mountain'] }, {}]);
  await laid.click(laid.inHand('Shock'));
  await laid.click({ kind: 'seat', seat: 1 });
  for (let step = 0; step < 6 && life(laid) === 20; step++) {
    laid.desk.finish();
    await laid.settled();
  }
  expect(life(laid)).toBe(18);
});
