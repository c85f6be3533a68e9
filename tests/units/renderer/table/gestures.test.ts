/** Gestures at a table whose other side is the real referee: what is clicked becomes what happens. */
import { expect, test } from 'vitest';
import type { Preferences } from '../../../../src-shared/preferences.ts';
import { foretoldInWords } from '../../../../src-renderer/table/foretold.ts';
import { lanesOf } from '../../../../src-renderer/table/layout.ts';
import { whyParts } from '../../../../src-renderer/table/reasons.ts';
import { positionDuel, type SeatWords } from '../../../support/rule-duel.ts';
import { seated, type Seated } from '../../../support/seated.ts';
import { canSpare } from '../../../../src-renderer/table/sparing.ts';
import { manaSpot } from '../../../../src-renderer/table/spots.ts';
import { windowAt, type WindowTable } from './window-table.ts';

const STOPS: Partial<Preferences> = { stops: { yours: ['main1'], theirs: [] }, warnings: [] };

async function tableOf(
  seats: readonly SeatWords[],
  edition = 'm11',
  habits = STOPS,
): Promise<WindowTable & { table: Seated }> {
  const { setup } = positionDuel(edition, seats, { step: 'main1' });
  const table = seated(setup, { players: ['person', 'person'], habits, undo: 'always' });
  return { table, ...(await windowAt(table)) };
}

const forests = (count: number): string[] => Array.from({ length: count }, () => 'Forest');

test('U075: a click on a land in hand plays it', async () => {
  const { desk, table, spot, settled } = await tableOf([{ hand: ['Forest'] }, {}]);
  expect(desk.signOf(spot('Forest'))).toEqual({ mark: 'optional', deed: 'playLand' });
  desk.click(spot('Forest'));
  await settled();
  expect(table.view.battlefield).toContain(table.card('Forest'));
});

test('U120: a clicked spell asks for its mana, and a click on a land draws it', async () => {
  const { desk, table, spot, settled } = await tableOf([
    { hand: ['Llanowar Elves'], battlefield: forests(2) },
    {},
  ]);
  desk.click(spot('Llanowar Elves'));
  await settled();
  expect(desk.gesture?.kind).toBe('mana');
  expect(desk.signOf(spot('Forest'))).toEqual({ mark: 'canPay', deed: 'pay', gives: '{G}' });
  desk.click(spot('Forest'));
  await settled();
  expect(table.view.cards[table.card('Forest')]?.tapped).toBe(true);
  expect(desk.gesture?.kind).not.toBe('mana');
});

test('U076: a second click on the spell has its mana drawn without asking', async () => {
  const { desk, table, spot, settled } = await tableOf([
    { hand: ['Llanowar Elves'], battlefield: forests(2) },
    {},
  ]);
  desk.click(spot('Llanowar Elves'));
  desk.click(spot('Llanowar Elves'), true);
  await settled();
  await settled();
  expect(desk.gesture?.kind).not.toBe('mana');
  expect(table.view.battlefield.filter((card) => table.view.cards[card]?.tapped)).toHaveLength(1);
});

test('the second of two quick clicks begins nothing else where another card has moved under the pointer', async () => {
  const { desk, table, spot, settled } = await tableOf([
    { hand: ['Forest', 'Llanowar Elves'], battlefield: forests(1) },
    {},
  ]);
  desk.click({ kind: 'card', card: table.inHand('Forest') });
  await settled();
  desk.click(spot('Llanowar Elves'), true);
  await settled();
  expect(desk.gesture?.kind).toBe('act');
});

test('the word is kept after a spell when that was wished, until it is given away', async () => {
  const hand = ['Lightning Bolt', 'Lightning Bolt'];
  const { desk, table, spot, settled } = await tableOf([{ hand, battlefield: ['Mountain', 'Mountain'] }, {}]);
  desk.holds = true;
  desk.click(spot('Lightning Bolt'));
  desk.payByItself();
  await settled();
  desk.click({ kind: 'seat', seat: 1 });
  await settled();
  await settled();
  expect([table.view.chain.length, table.view.players[1]?.life, desk.gesture?.kind]).toEqual([1, 20, 'act']);
  desk.finish();
  await settled();
  expect([table.view.chain.length, table.view.players[1]?.life, desk.holds]).toEqual([0, 17, false]);
});

test('U126: Cancel takes the announcement back', async () => {
  const { desk, table, spot, settled } = await tableOf([
    { hand: ['Llanowar Elves'], battlefield: forests(2) },
    {},
  ]);
  desk.click(spot('Llanowar Elves'));
  await settled();
  desk.cancel();
  await settled();
  expect(desk.gesture?.kind).toBe('act');
  expect(table.view.players[0]?.hand).toHaveLength(1);
});

test('U122, U123: a target may be a creature or a player’s face, and only legal ones react', async () => {
  const { desk, table, spot, settled } = await tableOf([
    { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    { battlefield: ['Grizzly Bears'] },
  ]);
  desk.click(spot('Lightning Bolt'));
  await settled();
  expect(desk.gesture?.kind).toBe('targets');
  expect(desk.signOf(spot('Grizzly Bears'))?.mark).toBe('targetable');
  expect(desk.signOf({ kind: 'seat', seat: 1 })?.mark).toBe('targetable');
  expect(desk.signOf(spot('Mountain'))).toBeUndefined();
  desk.click(spot('Mountain'));
  await settled();
  expect(desk.gesture?.kind).toBe('targets');
  expect(desk.saying.objection).toEqual({
    kind: 'why',
    why: { reason: 'doesNotFit', card: table.card('Mountain') },
  });
  desk.click({ kind: 'seat', seat: 1 });
  await settled();
  desk.finish();
  await settled();
  expect(table.view.players[1]?.life).toBe(17);
});

test('U143, U145: a click adds an attacker, another takes it back before Done', async () => {
  const { desk, table, spot, settled } = await tableOf([{ battlefield: ['Grizzly Bears'] }, {}]);
  desk.finish();
  await settled();
  expect(desk.signOf(spot('Grizzly Bears'))).toEqual({ mark: 'optional', deed: 'attack' });
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(desk.signOf(spot('Grizzly Bears'))).toEqual({ mark: 'selected', deed: 'takeBack' });
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(desk.combatDraft.attackers).toEqual([]);
  desk.click(spot('Grizzly Bears'));
  await settled();
  desk.finish();
  await settled();
  expect(table.view.cards[table.card('Grizzly Bears')]?.tapped).toBe(true);
});

test('U146: after a bander, a click on an attacker forms a band with it', async () => {
  const { desk, table, spot, settled } = await tableOf(
    [{ battlefield: ['Benalish Hero', 'Grizzly Bears'] }, {}],
    'fifth',
  );
  while (desk.gesture?.kind === 'act' && table.view.turn === 1) {
    desk.finish();
    await settled();
  }
  desk.click(spot('Grizzly Bears'));
  await settled();
  desk.click(spot('Benalish Hero'));
  await settled();
  expect(desk.signOf(spot('Grizzly Bears'))?.deed).toBe('band');
  expect(desk.view && lanesOf(desk.view, desk.combatDraft)).toHaveLength(2);
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(desk.combatDraft.attackers?.map(({ band }) => band)).toEqual([0, 0]);
  desk.finish();
  await settled();
  const attacked = table.news.flatMap(({ events }) => events.filter(({ kind }) => kind === 'attacked'));
  expect(attacked).toHaveLength(2);
  expect(desk.saying.objection).toBeUndefined();
});

test('U146: a second band is another band than the first', async () => {
  const { desk, table, spot, settled } = await tableOf(
    [{ battlefield: ['Benalish Hero', 'Grizzly Bears', 'Mesa Pegasus', 'Hill Giant'] }, {}],
    'fifth',
  );
  while (desk.gesture?.kind === 'act' && table.view.turn === 1) {
    desk.finish();
    await settled();
  }
  for (const name of [
    'Grizzly Bears',
    'Benalish Hero',
    'Grizzly Bears',
    'Hill Giant',
    'Mesa Pegasus',
    'Hill Giant',
  ]) {
    desk.click(spot(name));
    await settled();
  }
  const bandOf = (name: string): number | undefined =>
    desk.combatDraft.attackers?.find(({ card }) => card === table.card(name))?.band;
  expect(['Grizzly Bears', 'Benalish Hero', 'Hill Giant', 'Mesa Pegasus'].map(bandOf)).toEqual([0, 0, 1, 1]);
  const members = (desk.view ? lanesOf(desk.view, desk.combatDraft) : []).map(
    ({ attackers }) => attackers.length,
  );
  expect(members).toEqual([2, 2]);
  desk.finish();
  await settled();
  expect(desk.saying.objection).toBeUndefined();
  expect(table.view.cards[table.card('Mesa Pegasus')]?.tapped).toBe(true);
});

test('U149: as defender one clicks a creature, then the attacker it is to block', async () => {
  const { desk, table, spot, settled } = await tableOf([
    { battlefield: ['Grizzly Bears'] },
    { battlefield: ['Giant Spider'] },
  ]);
  desk.finish();
  await settled();
  desk.click(spot('Grizzly Bears'));
  await settled();
  desk.finish();
  await settled();
  expect(desk.gesture?.kind).toBe('block');
  expect(desk.signOf(spot('Grizzly Bears'))).toBeUndefined();
  desk.click(spot('Giant Spider'));
  expect(desk.signOf(spot('Giant Spider'))?.deed).toBe('letGo');
  expect(desk.signOf(spot('Grizzly Bears'))).toEqual({ mark: 'targetable', deed: 'block' });
  desk.click(spot('Grizzly Bears'));
  await settled();
  desk.finish();
  await settled();
  expect(table.view.players[0]?.graveyard).toEqual([table.card('Grizzly Bears')]);
});

test('R315: under Portal one attacker is let through by a click, and the next is met', async () => {
  const { desk, table, spot, settled } = await tableOf(
    [{ battlefield: ['Grizzly Bears', 'Gorilla Warrior'] }, { battlefield: ['Border Guard'] }],
    'portal',
  );
  while (desk.gesture?.kind === 'act' && desk.view?.turn === 1) {
    desk.finish();
    await settled();
  }
  for (const name of ['Grizzly Bears', 'Gorilla Warrior']) {
    desk.click(spot(name));
    await settled();
  }
  desk.finish();
  await settled();
  expect(desk.signOf(spot('Grizzly Bears'))).toEqual({ mark: 'optional', deed: 'letThrough' });
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(table.view.players[1]?.life).toBe(18);
  expect(desk.gesture?.kind).toBe('block');
  desk.click(spot('Border Guard'));
  desk.click(spot('Gorilla Warrior'));
  await settled();
  desk.finish();
  await settled();
  expect(table.view.players[1]?.life).toBe(18);
});

test('damage is divided among blockers that were cast in the duel, and so are not what they were at its start', async () => {
  const { desk, table, settled } = await tableOf(
    [
      { battlefield: ['Hill Giant'] },
      { hand: ["Mons's Goblin Raiders", 'Scryb Sprites'], battlefield: ['Mountain', 'Forest'] },
    ],
    'fifth',
    { stops: { yours: ['main1'], theirs: ['main1'] }, warnings: [] },
  );
  const take = async (name: string) => {
    desk.click({ kind: 'card', card: table.card(name) });
    await settled();
  };
  const until = async (isThere: () => boolean) => {
    for (let step = 0; step < 40 && !isThere(); step++) {
      desk.finish();
      await settled();
    }
    expect(isThere()).toBe(true);
  };
  await until(() => desk.view?.turn === 2 && desk.view.step === 'main1' && desk.gesture?.kind === 'act');
  for (const name of ["Mons's Goblin Raiders", 'Scryb Sprites']) {
    await take(name);
    desk.payByItself();
    await settled();
    await until(() => desk.view?.battlefield.includes(table.card(name)) === true);
  }
  await until(() => desk.view?.turn === 3 && desk.gesture?.kind === 'attack');
  await take('Hill Giant');
  desk.finish();
  await settled();
  await until(() => desk.gesture?.kind === 'block');
  for (const name of ["Mons's Goblin Raiders", 'Scryb Sprites']) {
    await take(name);
    await take('Hill Giant');
  }
  desk.finish();
  await settled();
  await until(() => desk.gesture?.kind === 'assign');
  await settled();
  expect(desk.gesture?.canFinish).toBe(true);
  desk.finish();
  await settled();
  expect(desk.gesture?.kind).not.toBe('assign');
});

test('what a trigger divides cannot be called off', async () => {
  const { desk, table, settled } = await tableOf([
    { hand: ['Bogardan Hellkite'], battlefield: Array.from({ length: 8 }, () => 'Mountain') },
    { battlefield: ['Grizzly Bears'] },
  ]);
  desk.click({ kind: 'card', card: table.card('Bogardan Hellkite') });
  await settled();
  desk.payByItself();
  await settled();
  while (desk.gesture?.kind === 'act') {
    desk.finish();
    await settled();
  }
  expect(desk.gesture?.kind).toBe('choose');
  desk.click({ kind: 'seat', seat: 1 });
  desk.click({ kind: 'card', card: table.card('Grizzly Bears') });
  desk.finish();
  await settled();
  expect(desk.gesture?.kind).toBe('shares');
  expect([desk.atHand?.isAnnouncing, desk.gesture?.canCancel]).toEqual([false, false]);
  await settled();
  desk.finish();
  await settled();
  expect(desk.gesture?.kind).not.toBe('shares');
});

test('U135: of several abilities the choice lists all, those that cannot be used greyed with the reason', async () => {
  const { desk, table, spot, settled } = await tableOf([{ battlefield: ["Mishra's Factory", 'Forest'] }, {}]);
  expect(table.view.cards[table.card("Mishra's Factory")]?.activated).toBe(3);
  desk.click(spot("Mishra's Factory"));
  await settled();
  const offers = desk.over?.kind === 'offers' ? desk.over.offers : [];
  expect(offers.filter(({ whyNot }) => whyNot === undefined)).toHaveLength(2);
  expect(offers.flatMap(({ whyNot, rule }) => (whyNot === undefined ? [] : [[whyNot, rule]]))).toEqual([
    ["There is no target for Mishra's Factory.", 'R166'],
  ]);
});

test('while the fight is put together it is foretold: who would be gone, and the life', async () => {
  const { desk, table, spot, settled } = await tableOf([
    { battlefield: ['Grizzly Bears'] },
    { battlefield: ['Giant Spider'] },
  ]);
  const told = () => {
    const gesture = desk.gesture;
    const preview = gesture?.kind === 'attack' || gesture?.kind === 'block' ? gesture.foretold : undefined;
    return desk.view && preview ? foretoldInWords(desk.view, preview) : '';
  };
  desk.finish();
  await settled();
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(told()).toMatch(/^If nobody answers: .* 20 → 18\.$/);
  desk.finish();
  await settled();
  expect(desk.gesture?.kind).toBe('block');
  await settled();
  expect(told()).toMatch(/^If nobody answers: .* 20 → 18\.$/);
  desk.click(spot('Giant Spider'));
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(told()).toBe('If nobody answers: Grizzly Bears would be gone.');
  expect(desk.atHand?.isDoomed(table.card('Grizzly Bears'))).toBe(true);
  expect(desk.atHand?.isDoomed(table.card('Giant Spider'))).toBe(false);
});

test('a click on what is not offered says why, with the rule; a creature in hand is asked about the attacker', async () => {
  const { desk, spot, settled } = await tableOf(
    [{ battlefield: ['Air Elemental', 'Hill Giant'] }, { battlefield: ['Grizzly Bears'] }],
    'fifth',
  );
  const told = () => {
    if (!desk.view || desk.saying.objection?.kind !== 'why') return '';
    const { sentence, rule } = whyParts(desk.view, desk.saying.objection.why);
    return rule === undefined ? sentence : `${sentence} (${rule})`;
  };
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(told()).toBe('Grizzly Bears is not yours to use. (R449)');
  while (desk.gesture?.kind === 'act' && desk.view?.turn === 1) {
    desk.finish();
    await settled();
  }
  for (const name of ['Air Elemental', 'Hill Giant']) {
    desk.click(spot(name));
    await settled();
  }
  desk.finish();
  await settled();
  while (desk.gesture?.kind === 'act') {
    desk.finish();
    await settled();
  }
  expect(desk.gesture?.kind).toBe('block');
  desk.click(spot('Grizzly Bears'));
  desk.click(spot('Air Elemental'));
  await settled();
  expect(told()).toBe('Grizzly Bears does not reach what flies. (R351)');
});

test('a refusal of the rules is told, and what was shown stays', async () => {
  const { desk, settled } = await tableOf([{ battlefield: forests(1) }, {}]);
  await desk.say({ kind: 'answer', reply: { kind: 'keep', keep: true } });
  await settled();
  expect(desk.saying.objection).toEqual({ kind: 'rules', refusal: { reason: 'otherQuestion' } });
  expect(desk.gesture?.kind).toBe('act');
});

test('U119: a warning is heard before mana burns; saying it again, surely, does it', async () => {
  const { desk, table, spot, settled } = await tableOf([{ battlefield: forests(1) }, {}], 'fifth', {
    ...STOPS,
    warnings: ['manaBurns'],
  });
  desk.click(spot('Forest'));
  await settled();
  desk.finish();
  await settled();
  expect(desk.over).toMatchObject({ kind: 'warned', warnings: ['manaBurns'] });
  if (desk.over?.kind === 'warned') await desk.say(desk.over.word, true);
  await settled();
  expect(table.view.players[0]?.life).toBe(19);
});

test('U050: what is set aside is left out of the plan, and the mark is taken off again', async () => {
  const { desk, table, spot, settled } = await tableOf([
    { hand: ['Llanowar Elves'], battlefield: ['Forest', 'Taiga'] },
    {},
  ]);
  const forest = table.card('Forest');
  await desk.spare(forest);
  await settled();
  expect(desk.view?.spared.includes(forest)).toBe(true);
  desk.click(spot('Llanowar Elves'));
  await settled();
  expect(desk.signOf(spot('Taiga'))).toMatchObject({ gives: '{G}' });
  expect(desk.signOf(spot('Forest'))).toEqual({ mark: 'canPay', deed: 'pay' });
  await desk.spare(forest);
  await settled();
  expect(desk.view?.spared.includes(forest)).toBe(false);
  expect(desk.signOf(spot('Forest'))).toMatchObject({ gives: '{G}' });
  desk.finish();
  await settled();
  expect(table.view.cards[forest]?.tapped).toBe(true);
});

test('only one’s own sources of mana can be set aside', async () => {
  const { table } = await tableOf([
    { battlefield: ['Forest', 'Grizzly Bears', 'Llanowar Elves'] },
    { battlefield: ['Swamp'] },
  ]);
  const could = ['Forest', 'Llanowar Elves', 'Grizzly Bears'].map((name) =>
    canSpare(table.view, table.card(name)),
  );
  expect(could).toEqual([true, true, false]);
});

test('U117: two quick clicks on mana of the pool spend all of it that can be spent', async () => {
  const { desk, table, spot, settled } = await tableOf([
    { hand: ['Grizzly Bears'], battlefield: ['Forest', 'Mountain', 'Mountain', 'Plains'] },
    {},
  ]);
  for (const card of table.view.battlefield) {
    desk.click({ kind: 'card', card });
    await settled();
  }
  desk.click(spot('Grizzly Bears'));
  await settled();
  expect(desk.gesture?.kind).toBe('mana');
  const red = manaSpot(0, 3);
  expect(desk.signOf(red)).toEqual({ mark: 'canPay', deed: 'spend' });
  expect(desk.signOf(manaSpot(1, 3))).toBeUndefined();
  desk.click(red);
  desk.click(red, true);
  await settled();
  await settled();
  expect(desk.gesture?.kind).not.toBe('mana');
  expect(table.view.players[0]?.pool).toEqual([1, 0, 0, 1, 0, 0]);
});
