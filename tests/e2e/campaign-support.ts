/** A player with a deck that wins as soon as it may, against wizards who hold on to one life. */
import type { Locator, Page } from 'playwright/test';
import type { DeckCard, DeckZone } from '../../src-shared/decks.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { openClient, type ContractClient } from '../support/contract-client.ts';
import { value } from '../support/duel-window.ts';
import { cookieOf } from '../support/let-in.ts';
import { faceFrom } from '../../src-renderer/art/faces/face-from.ts';
import type { Host } from '../support/web-host.ts';
import { enter, expect, prefer } from './support.ts';
import { lookWhenAsked, mouseMoves, type Seen } from './table-support.ts';

interface Cards {
  readonly main: Readonly<Record<string, number>>;
  readonly side?: Readonly<Record<string, number>>;
}

export interface Challenger {
  readonly rulebook: Rulebook;
  readonly deck: Cards;
  /** Copies of Lightning Bolt that are the player's own; absent: every card is. */
  readonly bolts?: number;
}

const PLAYER = 'Ada';
const DECK = 'Sparks';

/** Comes in as a player who has the deck. */
export async function enterAs(page: Page, host: Host, challenger: Challenger): Promise<void> {
  await enter(page, host);
  const client = await clientOf(page, host);
  await furnish(client, challenger);
  await client.close();
  await prefer(page, { rulebook: challenger.rulebook, pace: 'atOnce' });
  await page.reload();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** A second window of the same browser. */
export async function clientOf(page: Page, host: Host): Promise<ContractClient> {
  return openClient(host, { cookie: await cookieOf(page, host) });
}

async function furnish(client: ContractClient, { rulebook, deck, bolts }: Challenger): Promise<void> {
  const holds = bolts === undefined ? 'everything' : 'own';
  const added = value(
    await client.call('players.add', { name: PLAYER, portrait: faceFrom(PLAYER), rulebook, holds }),
  );
  if (added.kind === 'refused') throw new Error(added.refusal.reason);
  const player = added.value.id;
  if (bolts !== undefined) {
    const cards = [{ card: 'Lightning Bolt', set: 'LEA', number: '161', foil: 'no', count: bolts }] as const;
    value(await client.call('collection.change', { player, cards }));
  }
  const entries = [...entriesOf(deck.main, 'main'), ...entriesOf(deck.side ?? {}, 'side')];
  const content = { entries, tags: [], fields: {}, kept: [] };
  const kept = value(await client.call('decks.add', { player, name: DECK, rulebook, content }));
  if (kept.kind === 'refused') throw new Error(kept.refusal.reason);
}

const entriesOf = (counts: Readonly<Record<string, number>>, zone: DeckZone): DeckCard[] =>
  Object.entries(counts).map(([name, count]) => ({
    ...{ name, known: true, count, zone, foil: 'no', tags: [], fields: {} },
  }));

interface Wished {
  readonly competition: 'Single Duel' | 'Gauntlet';
  /** Radio buttons of the options dialog. */
  readonly chosen?: readonly string[];
  /** Text fields of it. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Steps of the slider, from the least. */
  readonly opponents?: number;
}

/** Through the set-up room to the room of the competition. */
export async function setUp(page: Page, wished: Wished): Promise<void> {
  const { competition, chosen = [], typed = {}, opponents } = wished;
  await page.getByRole('menuitem', { name: /^Duel…/ }).click();
  await page.getByRole('radio', { name: competition }).check();
  await page.getByRole('radio', { name: DECK }).first().check();
  await page.getByRole('button', { name: /^(Match|Gauntlet) Options…/ }).click();
  const dialog = page.getByRole('dialog', { name: /Options/ });
  for (const name of chosen) await dialog.getByRole('radio', { name, exact: true }).check();
  for (const [name, text] of Object.entries(typed)) await dialog.getByRole('textbox', { name }).fill(text);
  if (opponents !== undefined) {
    const slider = dialog.getByRole('slider', { name: 'How many wizards' });
    await slider.press('Home');
    for (let step = 0; step < opponents; step++) await slider.press('ArrowRight');
  }
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** The opponent's face, lands (the bolts' own first), and bolts; Done where nothing of these is lit. */
const MOVES = [
  '[data-spot="seat-1"][data-mark]',
  '[data-deed="playLand"]:has-text("Mountain")',
  '[data-deed="playLand"]',
  '[data-deed="cast"]',
];

/** Until the duel is over; returns the words of its end. */
export async function winAtTable(page: Page, most = 120): Promise<string> {
  await expect(page.getByRole('main', { name: 'The dueling table' })).toBeVisible();
  let seen: Seen | undefined;
  for (let step = 0; step < most; step++) {
    seen = await lookWhenAsked(page);
    if (seen.result !== undefined) return seen.result;
    await goOn(page, seen, () => burn(page));
  }
  throw new Error(`The duel is not over: ${JSON.stringify(seen)}`);
}

/** Until a land can be played, whoever has the first turn. */
export async function waitForLand(page: Page, most = 40): Promise<Locator> {
  const land = page.locator('[data-deed="playLand"]').first();
  for (let step = 0; step < most; step++) {
    const seen = await lookWhenAsked(page);
    if (await land.isVisible()) return land;
    await goOn(page, seen, () => Promise.resolve(false));
  }
  throw new Error('No land could be played.');
}

/** Plays first, keeps the hand, acts, has done, or answers whatever must be answered: a hand may grow too large. */
async function goOn(page: Page, seen: Seen, act: () => Promise<boolean>): Promise<void> {
  if (seen.kind === 'start' || seen.kind === 'keep') await page.locator('[data-part] button').first().click();
  else if (!(await act())) await (seen.canFinish ? page.locator('#done').click() : mouseMoves(page)(seen, 0));
}

/** Whether anything of it could be done. */
async function burn(page: Page): Promise<boolean> {
  for (const selector of MOVES) {
    const move = page.locator(selector).first();
    if (!(await move.isVisible())) continue;
    await move.click({ position: { x: 10, y: 8 } });
    return true;
  }
  return false;
}

export async function concede(page: Page): Promise<void> {
  await expect(page.getByRole('main', { name: 'The dueling table' })).toBeVisible();
  await page.locator('#table-menu').click();
  await page.getByRole('menuitem', { name: 'Concede…' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await expect(page.locator('[data-result]')).toBeVisible();
}
