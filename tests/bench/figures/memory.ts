/**
 * What main and a window hold in memory while the title is shown. The processes' sizes are resident sets: what is
 * shared with other processes (a browser's own code above all) counts in each.
 */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { run } from '../../../scripts/lib/run.mjs';
import { BUILT_HOST, startWebHost, type WebHost } from '../../support/web-host.ts';
import { openBrowser, WINDOW } from '../browser.ts';
import type { Measured, Measurement } from '../figure.ts';

/** Milliseconds, for what is thrown away after the start to be gone. */
const SETTLING = 2_000;
const MEGABYTE = 1_000_000;

export const memory: Measurement = {
  needsBuild: true,
  measure: async () => {
    const browser = await openBrowser();
    const host = await startWebHost({ file: BUILT_HOST });
    try {
      const page = await browser.newPage({ viewport: WINDOW });
      await page.goto(host.address);
      await page.getByRole('menu').waitFor();
      await page.locator('.painted').waitFor();
      await page.waitForTimeout(SETTLING);
      return await measureBoth(host, browser, page);
    } finally {
      await browser.close();
      await host.stop();
    }
  },
};

async function measureBoth(host: WebHost, browser: Browser, page: Page): Promise<Measured[]> {
  const heap = await heapOf(page);
  const main = host.child.pid === undefined ? undefined : await residentBytes(host.child.pid);
  const window = await largestRenderer(browser);
  return [
    ...(main === undefined ? [] : [inMegabytes('memory: main', main)]),
    ...(window === undefined ? [] : [inMegabytes('memory: window process', window)]),
    inMegabytes('memory: window script objects', heap),
  ];
}

function inMegabytes(name: string, bytes: number): Measured {
  return { name, value: bytes / MEGABYTE, unit: 'MB' };
}

/** After a collection, so that it does not matter how long ago the last one was. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize');
  if (!heap) throw new Error('The browser does not say how large its heap is.');
  return heap.value;
}

/** The browser keeps blank renderers ready; the one with our page is larger than those. */
async function largestRenderer(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => residentBytes(id)));
  const known = sizes.filter((size) => size !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

/** Nothing on Windows, which has no small command that tells. */
async function residentBytes(process: number): Promise<number | undefined> {
  const { platform } = globalThis.process;
  if (platform === 'win32') return undefined;
  return kilobytes(platform === 'linux' ? residentLine(process) : await askSystem(process));
}

function residentLine(process: number): string {
  try {
    return /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1] ?? '';
  } catch (failure) {
    // The browser has ended one of the renderers that it kept ready.
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return '';
    throw failure;
  }
}

async function askSystem(process: number): Promise<string> {
  return (await run('ps', ['-o', 'rss=', '-p', String(process)], { limit: 5_000 })).stdout;
}

/** Of 1,024 bytes, as systems count memory. */
function kilobytes(text: string): number | undefined {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) ? undefined : count * 1_024;
}
