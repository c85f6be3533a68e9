import { expect, test } from 'vitest';
import { positionDuel } from '../../support/rule-duel.ts';
import { seated } from '../../support/seated.ts';

test('several duels go on at once, and none disturbs another', () => {
  const seats = [{ hand: ['Forest', 'Mountain'] }, {}];
  const habits = { stops: { yours: ['main1'], theirs: [] }, attention: 'stops' } as const;
  const players = ['person', 'person'] as const;
  const table = seated(positionDuel('m11', seats).setup, { players, habits });
  const one = table.id;
  const other = table.lay(positionDuel('fifth', seats).setup, players, 'unseen');
  table.act({ kind: 'land', card: table.inHand('Forest') });
  table.sit(other);
  table.act({ kind: 'land', card: table.inHand('Mountain') });
  table.done();
  table.sit(one);
  const named = () => table.view.battlefield.map((card) => table.view.cards[card]?.name);
  expect([table.view.rulebook, table.view.turn, named()]).toEqual(['m11', 1, ['Forest']]);
  table.sit(other);
  expect([table.view.rulebook, table.view.turn, named()]).toEqual(['fifth', 2, ['Mountain']]);
  expect(table.referee.list().map(({ id }) => id)).toEqual(expect.arrayContaining([one, other]));
  table.referee.forget(one);
  expect(table.referee.table(one)).toBeUndefined();
  expect(table.referee.list().map(({ id }) => id)).toEqual([other]);
});
