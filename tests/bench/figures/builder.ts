/**
 * The deck builder with 3,500 cards: from a click on a deck to the picture with its cards, from a letter of a search to
 * what it finds; and a collection of 35,000 rows taken over from a table, through the program's call.
 */
import type { Page } from 'playwright';
import type { Settled } from '../../../src-shared/collection.ts';
import { openClient, type ContractClient } from '../../support/contract-client.ts';
import { value } from '../../support/duel-window.ts';
import { aFace } from '../../support/faces.ts';
import { cookieOf } from '../../support/let-in.ts';
import { BUILT_HOST, startWebHost, type WebHost } from '../../support/web-host.ts';
import { openBrowser, WINDOW } from '../browser.ts';
import { quantile, type Measured, type Measurement } from '../figure.ts';

const OPENINGS = 9;
const ROWS = 35_000;

export const builder: Measurement = {
  needsBuild: true,
  measure: async () => {
    const host = await startWebHost({ file: BUILT_HOST });
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
      await page.goto(host.address);
      const client = await clientBeside(host, page);
      const imported = await importing(client);
      await beginDeck(client);
      await page.reload();
      const figures = [...(await opening(page)), ...(await searching(page)), imported];
      await client.close();
      return figures;
    } finally {
      await browser.close();
      await host.stop();
    }
  },
};

async function clientBeside(host: WebHost, page: Page): Promise<ContractClient> {
  return openClient(host, { cookie: await cookieOf(page, host) });
}

function settled<Value>(outcome: Settled<Value>): Value {
  if (outcome.kind === 'refused') throw new Error(`Refused: ${outcome.refusal.reason}`);
  return outcome.value;
}

const newPlayer = async (
  client: ContractClient,
  name: string,
  holds: 'own' | 'everything',
): Promise<number> =>
  settled(value(await client.call('players.add', { name, portrait: aFace(name), rulebook: 'm11', holds })))
    .id;

/** Every printing there is in turn, until there are rows enough. */
async function importing(client: ContractClient): Promise<Measured> {
  const player = await newPlayer(client, 'Owner', 'own');
  const { cards, entries } = value(await client.call('collection.catalogue', { rulebook: 'm11' }));
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const { card, set, number } = entries[row % entries.length] ?? { card: 0, set: '', number: '' };
    return `1,"${cards[card]?.face.name ?? ''}",${set},${number}`;
  });
  const base64 = Buffer.from(['Count,Name,Edition,Collector Number', ...rows].join('\n')).toString('base64');
  const begun = performance.now();
  const file = { kind: 'bytes', base64, name: 'collection.csv' } as const;
  const imported = settled(value(await client.call('collection.import', { player, file })));
  const took = performance.now() - begun;
  if (imported.cards !== ROWS) throw new Error(`${imported.cards} cards of ${ROWS} came in.`);
  return { name: 'builder: 35,000 rows taken over', value: took, unit: 'ms', aim: 3_000 };
}

async function beginDeck(client: ContractClient): Promise<void> {
  const player = await newPlayer(client, 'Builder', 'everything');
  settled(value(await client.call('players.sit', { player })));
  const [ready] = value(await client.call('duels.choices')).decks;
  const content = value(await client.call('decks.ready', { name: ready?.name ?? '' }));
  if (!content) throw new Error('There is no ready deck.');
  settled(value(await client.call('decks.add', { player, name: 'Measured', rulebook: 'm11', content })));
}

/** Resolves with the time until a frame that shows it was handed to the screen. `act` and `shown` run in the page. */
const UNTIL_SHOWN = `
  (act, shown) => new Promise((resolve, reject) => {
    const begun = performance.now();
    setTimeout(() => reject(new Error('It was not shown.')), 20_000);
    const look = () => {
      if (!shown()) return void requestAnimationFrame(look);
      const after = new MessageChannel();
      after.port1.onmessage = () => resolve(performance.now() - begun);
      after.port2.postMessage(undefined);
    };
    act();
    requestAnimationFrame(look);
  })
`;

async function opening(page: Page): Promise<Measured[]> {
  await page.getByRole('menuitem', { name: 'Decks', exact: true }).click();
  const times: number[] = [];
  for (let time = 0; time < OPENINGS; time++) {
    await page.getByRole('button', { name: 'Open Measured' }).waitFor();
    times.push(
      await page.evaluate<number>(`(${UNTIL_SHOWN})(
        () => document.querySelector('button.open').click(),
        () => document.querySelectorAll('.found').length >= 6 && document.querySelector('.strip') !== null,
      )`),
    );
    if (time < OPENINGS - 1) await page.getByRole('button', { name: 'Decks', exact: true }).click();
  }
  return [
    { name: 'builder: opening, the first time', value: times[0] ?? 0, unit: 'ms' },
    { name: 'builder: opening, median', value: quantile(times.slice(1), 0.5), unit: 'ms', aim: 300 },
  ];
}

/** Words that are typed one letter after the other, each a search of its own. */
const TYPED = 'is:owned t:elf o:"draw"';

async function searching(page: Page): Promise<Measured[]> {
  const times: number[] = [];
  for (let length = 2; length <= TYPED.length; length++) {
    times.push(
      await page.evaluate<number>(`(${UNTIL_SHOWN})(
        () => {
          const field = document.querySelector('input[role=combobox]');
          field.value = ${JSON.stringify(TYPED.slice(0, length))};
          field.dispatchEvent(new Event('input', { bubbles: true }));
        },
        () => document.querySelector('[data-answers]').dataset.answers === ${JSON.stringify(TYPED.slice(0, length))},
      )`),
    );
  }
  return [
    { name: 'builder: search shown, median', value: quantile(times, 0.5), unit: 'ms', aim: 50 },
    { name: 'builder: search shown, 9 of 10', value: quantile(times, 0.9), unit: 'ms' },
  ];
}
