/** What the hand can do: again and again, back again or not, and what it is told before it lets go. */
import { expect, test } from 'vitest';
import type { Preferences } from '../../../../src-shared/preferences.ts';
import { foretoldInWords } from '../../../../src-renderer/table/foretold.ts';
import { linesOf } from '../../../../src-renderer/table/log-lines.ts';
import { openingDuel, positionDuel, times, type SeatWords } from '../../../support/rule-duel.ts';
import { seated, type Seated } from '../../../support/seated.ts';
import { windowAt, type WindowTable } from './window-table.ts';

const STOPS: Partial<Preferences> = { stops: { yours: ['main1'], theirs: [] }, warnings: [] };
const STRICT: Partial<Preferences> = { ...STOPS, strictTable: true };

type Laid = WindowTable & { table: Seated };

async function tableOf(seats: readonly SeatWords[], edition = 'm11', habits = STOPS): Promise<Laid> {
  const { setup } = positionDuel(edition, seats, { step: 'main1' });
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

async function repeated(laid: Laid, name: string, times: number): Promise<void> {
  const { desk, table, settled } = laid;
  const [one] = desk.atHand?.repeatableOf(table.card(name)) ?? [];
  if (!one) throw new Error(`${name} has nothing to repeat.`);
  desk.repeat(one, times);
  for (let turn = 0; turn < times + 4; turn++) await settled();
}

test('a click on the next question counts, though the program has not said yet that the last was taken', async () => {
  const laid = await tableOf([{ hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, {}]);
  const { desk, settled, spot } = laid;
  const letGo = laid.holdOutcomes();
  desk.click(spot('Lightning Bolt'));
  await settled();
  expect([desk.gesture?.kind, desk.isBusy]).toEqual(['targets', false]);
  desk.click({ kind: 'seat', seat: 1 });
  // Still the same question: a second click on it is one too many.
  expect(desk.isBusy).toBe(true);
  await settled();
  expect(desk.gesture?.kind).toBe('mana');
  letGo();
  await settled();
  expect([desk.gesture?.kind, desk.isBusy, desk.saying.objection]).toEqual(['mana', false, undefined]);
});

test.each(['fifth', 'm11'])('under %s an ability is used eight times at one word', async (edition) => {
  const laid = await tableOf([{ battlefield: ['Shivan Dragon', ...times(9, 'Mountain')] }, {}], edition);
  await repeated(laid, 'Shivan Dragon', 8);
  const { desk, table } = laid;
  expect(table.view.cards[table.card('Shivan Dragon')]?.power).toBe(13);
  expect([desk.repeats.current, desk.gesture?.kind]).toEqual([undefined, 'act']);
});

test('repeating stops by itself where the ability cannot be paid for', async () => {
  const laid = await tableOf([{ battlefield: ['Shivan Dragon', ...times(3, 'Mountain')] }, {}]);
  await repeated(laid, 'Shivan Dragon', 8);
  expect(laid.table.view.cards[laid.table.card('Shivan Dragon')]?.power).toBe(8);
  expect([laid.desk.repeats.current, laid.desk.saying.objection]).toEqual([undefined, undefined]);
});

test('repeating stops when somebody answers: that question is not the one that was meant', async () => {
  const theirs = { hand: ['Lightning Bolt'], battlefield: ['Mountain'] };
  const laid = await tableOf([{ battlefield: ['Shivan Dragon', ...times(6, 'Mountain')] }, theirs]);
  const { desk, table } = laid;
  await repeated(laid, 'Shivan Dragon', 5);
  expect([desk.prompt?.seat, desk.gesture?.kind, desk.repeats.current]).toEqual([1, 'act', undefined]);
  expect(table.view.chain).toHaveLength(1);
  expect(table.view.cards[table.card('Shivan Dragon')]?.power).toBe(5);
});

test('repeating can be ended, and goes no further', async () => {
  const laid = await tableOf([{ battlefield: ['Shivan Dragon', ...times(9, 'Mountain')] }, {}]);
  const { desk, table, settled } = laid;
  const [one] = desk.atHand?.repeatableOf(table.card('Shivan Dragon')) ?? [];
  if (!one) throw new Error('There is nothing to repeat.');
  desk.repeat(one, 8);
  desk.repeats.stop();
  for (let turn = 0; turn < 4; turn++) await settled();
  expect(table.view.cards[table.card('Shivan Dragon')]?.power).toBe(6);
});

test('one key runs to the beginning of the own next turn', async () => {
  const { desk, table, settled } = await tableOf([{}, {}]);
  table.habits = { ...table.habits, stops: { yours: [], theirs: [] }, attention: 'stops' };
  desk.runToOwnTurn();
  await settled();
  await settled();
  expect([table.view.turn, table.view.active]).toEqual([3, [0]]);
});

test('U144: a click on a creature that cannot attack adds nothing, and says why', async () => {
  const laid = await tableOf([{ battlefield: ['Wall of Wood', 'Grizzly Bears'] }, {}]);
  await until(laid, () => laid.desk.gesture?.kind === 'attack');
  const { desk, spot, settled } = laid;
  expect(desk.signOf(spot('Wall of Wood'))).toBeUndefined();
  desk.click(spot('Wall of Wood'));
  await settled();
  expect(desk.combatDraft.attackers).toEqual([]);
  expect(desk.saying.objection).toMatchObject({ kind: 'why', why: { reason: 'defender' } });
});

test('U147, U148: who has to attack is marked otherwise, and Done ends the choice', async () => {
  const laid = await tableOf([{ battlefield: ['Juggernaut', 'Grizzly Bears'] }, {}]);
  const { desk, table, spot, settled } = laid;
  await until(laid, () => desk.gesture?.kind === 'attack');
  expect(desk.signOf(spot('Juggernaut'))?.mark).toBe('mandatory');
  expect(desk.signOf(spot('Grizzly Bears'))?.mark).toBe('optional');
  desk.click(spot('Juggernaut'));
  await settled();
  desk.finish();
  await settled();
  expect(table.view.cards[table.card('Juggernaut')]?.tapped).toBe(true);
});

test('U145: at a strict table an attacker stays where it was sent', async () => {
  const laid = await tableOf([{ battlefield: ['Grizzly Bears'] }, {}], 'm11', STRICT);
  const { desk, table, spot, settled } = laid;
  await until(laid, () => desk.gesture?.kind === 'attack');
  desk.click(spot('Grizzly Bears'));
  await settled();
  desk.click(spot('Grizzly Bears'));
  desk.cancel();
  await settled();
  expect([desk.combatDraft.attackers?.length, desk.gesture?.canCancel]).toEqual([1, false]);
  desk.finish();
  await settled();
  expect(table.view.cards[table.card('Grizzly Bears')]?.tapped).toBe(true);
});

async function defending(habits: Partial<Preferences>): Promise<Laid> {
  const laid = await tableOf(
    [{ battlefield: ['Craw Wurm'] }, { battlefield: ['Grizzly Bears', 'Giant Spider'] }],
    'm11',
    habits,
  );
  const { desk, spot, settled } = laid;
  await until(laid, () => desk.gesture?.kind === 'attack');
  desk.click(spot('Craw Wurm'));
  await settled();
  desk.finish();
  await settled();
  await until(laid, () => desk.gesture?.kind === 'block');
  return laid;
}

async function block({ desk, spot, settled }: Laid, name: string): Promise<void> {
  desk.click(spot(name));
  desk.click(spot('Craw Wurm'));
  await settled();
}

test('U150, U151: two may stand before one attacker, and one is taken back before Done', async () => {
  const laid = await defending(STOPS);
  const { desk, spot, settled } = laid;
  await block(laid, 'Grizzly Bears');
  await block(laid, 'Giant Spider');
  expect(desk.combatDraft.blocks).toHaveLength(2);
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(desk.combatDraft.blocks).toHaveLength(1);
});

test('U151: at a strict table a blocker stays where it was placed', async () => {
  const laid = await defending(STRICT);
  const { desk, spot, settled } = laid;
  await block(laid, 'Grizzly Bears');
  desk.click(spot('Grizzly Bears'));
  desk.cancel();
  await settled();
  expect([desk.combatDraft.blocks?.length, desk.gesture?.canCancel]).toEqual([1, false]);
});

test('U153: no block at all is Done at once', async () => {
  const { desk, table, settled } = await defending(STOPS);
  desk.finish();
  await settled();
  expect(table.view.players[1]?.life).toBe(14);
});

test('U152: who has to block is marked otherwise', async () => {
  const laid = await tableOf([
    { battlefield: ['Craw Wurm', { card: 'Lure', attachedTo: 0 }] },
    { battlefield: ['Grizzly Bears'] },
  ]);
  const { desk, spot, settled } = laid;
  await until(laid, () => desk.gesture?.kind === 'attack');
  desk.click(spot('Craw Wurm'));
  await settled();
  desk.finish();
  await settled();
  await until(laid, () => desk.gesture?.kind === 'block');
  await settled();
  expect(desk.signOf(spot('Grizzly Bears'))).toEqual({ mark: 'mandatory', deed: 'takeBlocker' });
});

async function opening(edition: string): Promise<Laid> {
  const deck = times(30, 'Plains');
  const { setup } = openingDuel(edition, [deck, deck]);
  const table = seated(setup, { players: ['person', 'person'], habits: STOPS, undo: 'always' });
  const laid = { table, ...(await windowAt(table)) };
  if (laid.desk.gesture?.kind === 'start') laid.desk.gesture.choose(true);
  await laid.settled();
  return laid;
}

test.each(['fifth', 'portal', 'm11'])(
  'U022, U023, U024: under %s a redraw is offered, and what the other does about it is told',
  async (edition) => {
    const { desk, table, settled } = await opening(edition);
    const { gesture } = desk;
    if (gesture?.kind !== 'keep') throw new Error(`${gesture?.kind ?? 'Nothing'} is asked.`);
    gesture.choose(false);
    await settled();
    expect(desk.gesture?.kind).toBe('keep');
    for (let asked = 0; asked < 4 && desk.gesture?.kind === 'keep'; asked++) {
      desk.gesture.choose(true);
      await settled();
    }
    const lines = table.news.flatMap((news) => linesOf(table.view, news, 0)).map(({ text }) => text);
    expect(lines.filter((line) => line.includes('a new hand'))).toHaveLength(1);
    // U024: under Portal the hand that was given back is shown.
    expect(lines.filter((line) => / shows? /.test(line))).toHaveLength(edition === 'portal' ? 1 : 0);
  },
);

test('U156: the attacker lines the blockers up, and below lethal for the first nothing goes further', async () => {
  const laid = await defending(STOPS);
  const { desk, table, settled } = laid;
  await block(laid, 'Grizzly Bears');
  await block(laid, 'Giant Spider');
  desk.finish();
  await settled();
  expect(desk.gesture?.kind).toBe('lineUp');
  desk.finish();
  await settled();
  await until(laid, () => desk.gesture?.kind === 'assign');
  await settled();
  const { gesture } = desk;
  if (gesture?.kind !== 'assign') throw new Error('No damage is divided.');
  expect(gesture.shares).toEqual([2, 4]);
  gesture.less(0);
  gesture.more(1);
  await settled();
  expect([gesture.canFinish, gesture.objection?.reason]).toEqual([false, 'notLethal']);
  gesture.less(1);
  gesture.more(0);
  await settled();
  await settled();
  expect(desk.view && gesture.foretold && foretoldInWords(desk.view, gesture.foretold)).toContain(
    'Grizzly Bears',
  );
  gesture.finish();
  await settled();
  expect(table.view.players[1]?.graveyard).toHaveLength(2);
});

test('U155: the side that divides gives out point by point, and what is left is told', async () => {
  const laid = await defending(STOPS);
  const { desk, settled } = laid;
  await block(laid, 'Grizzly Bears');
  await block(laid, 'Giant Spider');
  desk.finish();
  await settled();
  await until(laid, () => desk.gesture?.kind === 'assign');
  await settled();
  const { gesture } = desk;
  if (gesture?.kind !== 'assign') throw new Error('No damage is divided.');
  gesture.less(1);
  expect([gesture.left, gesture.shares]).toEqual([1, [2, 3]]);
  desk.click({ kind: 'card', card: laid.table.card('Giant Spider') });
  expect([gesture.left, gesture.shares]).toEqual([0, [2, 4]]);
});

test('where no order is laid down all of the damage may go to the last, and stays there', async () => {
  const laid = await tableOf(
    [{ battlefield: ['Hill Giant'] }, { battlefield: ['Grizzly Bears', 'Giant Spider'] }],
    'fifth',
  );
  const { desk, settled, spot, table } = laid;
  await until(laid, () => desk.gesture?.kind === 'attack');
  desk.click(spot('Hill Giant'));
  await settled();
  desk.finish();
  await settled();
  await until(laid, () => desk.gesture?.kind === 'block');
  for (const name of ['Grizzly Bears', 'Giant Spider']) {
    desk.click(spot(name));
    desk.click(spot('Hill Giant'));
    await settled();
  }
  desk.finish();
  await settled();
  await until(laid, () => desk.gesture?.kind === 'assign');
  await settled();
  const { gesture } = desk;
  if (gesture?.kind !== 'assign') throw new Error('No damage is divided.');
  expect([gesture.shares, gesture.left]).toEqual([[2, 1], 0]);
  gesture.more(0);
  expect([gesture.shares, gesture.left]).toEqual([[2, 1], 0]);
  gesture.less(0);
  desk.click(spot('Grizzly Bears'));
  expect([gesture.shares, gesture.left]).toEqual([[2, 1], 0]);
  for (let taken = 0; taken < 4; taken++) gesture.less(0);
  expect([gesture.shares, gesture.left]).toEqual([[0, 1], 2]);
  gesture.more(1);
  gesture.more(1);
  await settled();
  await settled();
  expect([gesture.shares, gesture.left, gesture.canFinish]).toEqual([[0, 3], 0, true]);
  expect(desk.signOf(spot('Giant Spider'))).toEqual({ mark: 'targetable', deed: 'choose', number: 3 });
  gesture.finish();
  await settled();
  await until(laid, () => desk.view?.step !== 'combatDamage');
  expect([0, 1].map((seat) => table.view.players[seat]?.graveyard.length)).toEqual([1, 0]);
});

async function sacrificing(habits: Partial<Preferences>): Promise<Laid> {
  const mine = { hand: ['Cruel Edict'], battlefield: times(2, 'Swamp') };
  const laid = await tableOf([mine, { battlefield: ['Grizzly Bears', 'Giant Spider'] }], 'm11', habits);
  const { desk, settled, spot } = laid;
  desk.click(spot('Cruel Edict'));
  desk.payByItself();
  await settled();
  if (desk.gesture?.kind === 'targets') desk.click({ kind: 'seat', seat: 1 });
  await settled();
  await until(laid, () => desk.gesture?.kind === 'choose');
  return laid;
}

test('U170: what is to be sacrificed can be chosen anew until Done', async () => {
  const { desk, table, spot, settled } = await sacrificing(STOPS);
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(desk.signOf(spot('Grizzly Bears'))?.deed).toBe('takeBack');
  desk.click(spot('Giant Spider'));
  await settled();
  expect(table.view.players[1]?.graveyard).toEqual([]);
  desk.finish();
  await settled();
  expect(table.view.players[1]?.graveyard).toEqual([table.card('Giant Spider')]);
});

test('U170: at a strict table the click is the sacrifice', async () => {
  const { desk, table, spot, settled } = await sacrificing(STRICT);
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(table.view.players[1]?.graveyard).toEqual([table.card('Grizzly Bears')]);
});

test('U121: an X ends with Done, and is as large as was said', async () => {
  const laid = await tableOf([{ hand: ['Disintegrate'], battlefield: times(5, 'Mountain') }, {}], 'fifth');
  const { desk, table, spot, settled } = laid;
  desk.click(spot('Disintegrate'));
  await settled();
  for (let part = 0; part < 6 && desk.atHand?.isAnnouncing; part++) {
    const { gesture } = desk;
    if (gesture?.kind === 'x') gesture.set(3);
    if (gesture?.kind === 'targets') desk.click({ kind: 'seat', seat: 1 });
    else desk.finish();
    await settled();
  }
  await until(laid, () => table.view.chain.length === 0);
  expect(table.view.players[1]?.life).toBe(17);
});

test('U124: which of its effects a spell has is asked while it is cast', async () => {
  const laid = await tableOf([{ hand: ['Healing Salve'], battlefield: ['Plains'], life: 10 }, {}]);
  const { desk, table, spot, settled } = laid;
  desk.click(spot('Healing Salve'));
  await settled();
  const { gesture } = desk;
  if (gesture?.kind !== 'modes') throw new Error(`${gesture?.kind ?? 'Nothing'} is asked.`);
  gesture.choose([0]);
  await settled();
  if (desk.gesture?.kind === 'targets') desk.click({ kind: 'seat', seat: 0 });
  await settled();
  desk.payByItself();
  await settled();
  await until(laid, () => table.view.chain.length === 0);
  expect(table.view.players[0]?.life).toBe(13);
});

test('U125: two targets are given one after the other, and the same twice is refused', async () => {
  const laid = await tableOf([
    { hand: ['Fireball'], battlefield: times(6, 'Mountain') },
    { battlefield: ['Grizzly Bears', 'Giant Spider'] },
  ]);
  const { desk, table, spot, settled } = laid;
  desk.click(spot('Fireball'));
  await settled();
  while (desk.gesture?.kind === 'x') {
    desk.gesture.set(4);
    desk.finish();
    await settled();
  }
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(desk.signOf(spot('Grizzly Bears'))).toMatchObject({ deed: 'takeBack', number: 1 });
  desk.click(spot('Giant Spider'));
  await settled();
  expect(desk.signOf(spot('Giant Spider'))).toMatchObject({ number: 2 });
  desk.finish();
  await settled();
  desk.payByItself();
  await settled();
  await until(laid, () => table.view.chain.length === 0);
  expect(table.view.players[1]?.graveyard).toEqual([table.card('Grizzly Bears')]);
});

test('U134: before damage is dealt it may be prevented, and what is dying may be regenerated', async () => {
  const mine = { hand: ['Lightning Bolt', 'Lightning Bolt'], battlefield: times(2, 'Mountain') };
  const theirs = { battlefield: ['Samite Healer', 'Drudge Skeletons', 'Swamp'] };
  const laid = await tableOf([mine, theirs], 'fifth');
  const { desk, table, settled } = laid;
  desk.click({ kind: 'card', card: table.inHand('Lightning Bolt') });
  await settled();
  for (let part = 0; part < 4 && desk.atHand?.isAnnouncing; part++) {
    if (desk.gesture?.kind === 'targets') desk.click({ kind: 'card', card: table.card('Drudge Skeletons') });
    else desk.finish();
    await settled();
  }
  const asked: string[] = [];
  for (let step = 0; step < 12 && table.view.players[1]?.graveyard.length === 0; step++) {
    const { prompt } = desk;
    asked.push(prompt?.asked.purpose ?? '');
    if (prompt?.asked.purpose === 'prevention') expect(prompt.asked.damage).toHaveLength(1);
    desk.finish();
    await settled();
  }
  expect(asked).toContain('prevention');
  expect(asked).toContain('regeneration');
});

test('U136: what an ability costs is asked for at once, and its tapping is seen', async () => {
  const laid = await tableOf([{ battlefield: ['Prodigal Sorcerer'] }, { battlefield: ['Grizzly Bears'] }]);
  const { desk, table, spot, settled } = laid;
  desk.click(spot('Prodigal Sorcerer'));
  await settled();
  desk.click({ kind: 'seat', seat: 1 });
  await settled();
  expect(table.view.cards[table.card('Prodigal Sorcerer')]?.tapped).toBe(true);
});

test('U137, U139: a basic land gives its mana by one click; one with more to offer asks which', async () => {
  const laid = await tableOf([{ battlefield: ['Forest', "Mishra's Factory"] }, {}]);
  const { desk, table, spot, settled } = laid;
  desk.click(spot('Forest'));
  await settled();
  expect(table.view.players[0]?.pool.some((count) => count > 0)).toBe(true);
  desk.click(spot("Mishra's Factory"));
  await settled();
  expect(desk.over?.kind).toBe('offers');
});

test('U140: a tapped artifact does not react', async () => {
  const { desk, spot, settled } = await tableOf(
    [{ battlefield: [{ card: 'Icy Manipulator', tapped: true }, 'Forest', 'Forest'] }, {}],
    'fifth',
  );
  expect(desk.signOf(spot('Icy Manipulator'))).toBeUndefined();
  desk.click(spot('Icy Manipulator'));
  await settled();
  expect([desk.gesture?.kind, desk.saying.objection?.kind]).toEqual(['act', 'why']);
});

test('U031: what can be used now is marked, and nothing else', async () => {
  const { desk, spot } = await tableOf([
    { hand: ['Lightning Bolt', 'Craw Wurm'], battlefield: ['Mountain'] },
    { battlefield: ['Grizzly Bears'] },
  ]);
  expect(desk.signOf(spot('Lightning Bolt'))?.mark).toBe('optional');
  for (const name of ['Craw Wurm', 'Grizzly Bears']) expect(desk.signOf(spot(name))).toBeUndefined();
});

test('what a spell leads to is foretold at its target, and told in words', async () => {
  const { desk, spot, settled } = await tableOf([
    { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    { battlefield: ['Grizzly Bears'] },
  ]);
  desk.click(spot('Lightning Bolt'));
  await settled();
  desk.atHand?.point(spot('Grizzly Bears'));
  await settled();
  const { view } = desk;
  const foretold = desk.atHand?.foretold;
  expect(view && foretold && foretoldInWords(view, foretold)).toBe(
    'If nobody answers: Grizzly Bears would be gone.',
  );
});

test('what was yielded is listed with its words, and asked again one by one', async () => {
  const mine = { hand: ['Lightning Bolt'], battlefield: ['Mountain'] };
  const theirs = { hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] };
  const { desk, spot, settled } = await tableOf([mine, theirs]);
  desk.click(spot('Lightning Bolt'));
  await settled();
  desk.click({ kind: 'seat', seat: 1 });
  await settled();
  desk.payByItself();
  await settled();
  await settled();
  expect(desk.prompt?.seat).toBe(1);
  await desk.saying.yieldTo();
  await settled();
  expect(desk.view?.yields).toMatchObject([{ name: 'Lightning Bolt', says: 'pass' }]);
  await desk.saying.forgetYields(desk.view?.yields[0]?.key);
  await settled();
  expect(desk.view?.yields).toEqual([]);
});
