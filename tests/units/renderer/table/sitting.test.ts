/** A chair that keeps up with its table, misses something, and loses its line. */
import { expect, test } from 'vitest';
import { linesOf, theirLastTurn } from '../../../../src-renderer/table/log-lines.ts';
import { positionDuel } from '../../../support/rule-duel.ts';
import { seated, type Seated } from '../../../support/seated.ts';
import { windowAt } from './window-table.ts';

function table(): Seated {
  const { setup } = positionDuel('m11', [{ hand: ['Forest', 'Forest'] }, {}], { step: 'main1' });
  const habits = { stops: { yours: ['main1', 'main2'], theirs: [] }, warnings: [] } as const;
  return seated(setup, { players: ['person', 'person'], undo: 'always', habits });
}

test('differences keep the view as the program has it', async () => {
  const there = table();
  const { desk, spot, settled } = await windowAt(there);
  desk.click(spot('Forest'));
  await settled();
  expect(desk.view).toEqual(there.view);
  desk.finish();
  await settled();
  expect(desk.view).toEqual(there.view);
});

test('a change that was missed makes the window sit down anew', async () => {
  const there = table();
  const { desk, spot, settled, dropNext } = await windowAt(there);
  dropNext();
  desk.click(spot('Forest'));
  await settled();
  expect(desk.view).not.toEqual(there.view);
  there.done();
  await settled();
  await settled();
  expect(desk.view).toEqual(there.view);
});

test('a line that was lost and came back shows what happened meanwhile', async () => {
  const there = table();
  const { desk, settled, lose } = await windowAt(there);
  lose();
  there.done();
  await expect
    .poll(async () => {
      await settled();
      return desk.view?.step;
    })
    .toBe(there.view.step);
});

test('what was taken back leaves the log', async () => {
  const there = table();
  const { desk, spot, settled } = await windowAt(there);
  const before = desk.sitting.log.length;
  desk.click(spot('Forest'));
  await settled();
  expect(desk.sitting.log.length).toBeGreaterThan(before);
  await desk.undo();
  await settled();
  expect(desk.sitting.log.length).toBe(before);
});

test('the log tells a play by its name, and the opponent’s last turn by itself', async () => {
  const there = table();
  const { desk, spot, settled } = await windowAt(there);
  desk.click(spot('Forest'));
  await settled();
  const { view } = desk;
  if (!view) throw new Error('There is no view.');
  const all = desk.sitting.log.flatMap((news, place) => linesOf(view, news, place).map(({ text }) => text));
  expect(all).toEqual(expect.arrayContaining([expect.stringMatching(/^.* plays? Forest\.$/)]));
  while (desk.view?.turn === 1) {
    desk.finish();
    await settled();
  }
  const theirs = theirLastTurn(desk.sitting.log, 1).flatMap((news, place) => linesOf(view, news, place));
  expect(theirs[0]).toMatchObject({ kind: 'turn', text: 'Turn 2, your other self' });
  expect(theirs.every(({ text }) => !text.includes('plays Forest'))).toBe(true);
});
