/**
 * Forty permanents a side while cards are played, tapped and fight: what a frame costs in script and style, whether
 * anything holds the page up, and how long a click waits for its picture.
 */
import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright';
import { openDatabase } from '../../../src-main/collection/database/database.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { positionDuel, times } from '../../support/rule-duel.ts';
import { BUILT_HOST, startWebHost } from '../../support/web-host.ts';
import { clickUntilDecided, openBrowser, WINDOW } from '../browser.ts';
import { quantile, type Measurement } from '../figure.ts';

const CLICKS = 12;

const CROWD = [
  ...times(8, 'Forest'),
  ...times(8, 'Mountain'),
  ...times(10, 'Grizzly Bears'),
  ...times(8, 'Hill Giant'),
  ...times(6, 'Craw Wurm'),
];

function folderWithCrowd(): string {
  const folder = makeFolder();
  const database = openDatabase(folder);
  const own = { battlefield: CROWD, hand: [...times(CLICKS, 'Llanowar Elves'), 'Forest'] };
  const { setup } = positionDuel('m11', [own, { battlefield: CROWD }], { step: 'main1' });
  const at = new Date(0).toISOString();
  const chair = { player: 'person', deck: 'A crowd', life: 20 } as const;
  database.duels.begin({
    summary: {
      id: randomUUID(),
      rulebook: 'm11',
      began: at,
      changed: at,
      turn: 0,
      decisions: 0,
      seats: [
        { ...chair, name: 'One' },
        { ...chair, name: 'Other' },
      ],
    },
    setup,
    undo: 'never',
  });
  database.close();
  return folder;
}

/** Runs in the page: how long frames take, and what holds them up, until it is asked. */
const WATCH = `
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: false });
  window.frames = 0;
  (function count() { window.frames += 1; requestAnimationFrame(count); })();
`;

export const tableFrames: Measurement = {
  needsBuild: true,
  measure: async () => {
    const dataFolder = folderWithCrowd();
    const host = await startWebHost({ file: BUILT_HOST, dataFolder });
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'no-preference' });
      await page.goto(host.address);
      await page.getByRole('menuitem', { name: /^Continue/ }).click();
      await page.locator('main.table[data-decision]').waitFor();
      await page.waitForTimeout(3_000);
      await page.evaluate(WATCH);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const before = await workOf(session, page);
      const clicks = await playOn(page);
      const after = await workOf(session, page);
      const longTasks = await page.evaluate<number[]>('window.longTasks');
      return [
        {
          name: 'crowded table: script and style a frame',
          value: (1_000 * (after.seconds - before.seconds)) / (after.frames - before.frames),
          unit: 'ms',
          aim: 8,
        },
        {
          name: 'crowded table: longest task',
          value: Math.max(0, ...longTasks),
          unit: 'ms',
          aim: 50,
        },
        {
          name: 'crowded table: click to picture, median',
          value: quantile(clicks, 0.5),
          unit: 'ms',
          aim: 50,
        },
      ];
    } finally {
      await browser.close();
      await host.stop();
      removeFolder(dataFolder);
    }
  },
};

async function workOf(session: CDPSession, page: Page): Promise<{ seconds: number; frames: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    seconds: of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration'),
    frames: await page.evaluate<number>('window.frames'),
  };
}

/** A spell from the hand, its mana, and what comes of it: cards travel, tap and shift all the while. */
async function playOn(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let click = 0; click < CLICKS; click++) {
    const spell = '[data-window="ownHand"] [data-deed="cast"]';
    const kind = await page.locator('[data-question]').getAttribute('data-question');
    if (kind === 'act' && (await page.locator(spell).count()) === 0) break;
    times.push(await page.evaluate<number>(clickUntilDecided(kind === 'act' ? spell : '#done')));
    await page.waitForTimeout(350);
  }
  return times;
}
