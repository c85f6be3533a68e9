/** The deck box and the deck builder, through the program and a real database. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import {
  CONTRACT_VERSION,
  type CallName,
  type Input,
  type Outcome,
  type Output,
} from '../../src-shared/contract.ts';
import type { Settled } from '../../src-shared/collection.ts';
import type { Deck } from '../../src-shared/decks.ts';
import type { FacePlan } from '../../src-shared/face-plan.ts';
import type { HandedFile } from '../../src-shared/handed-files.ts';
import { shortJournal } from '../support/journals.ts';
import type { Host } from '../support/web-host.ts';
import { complaints, violations } from './accessibility.ts';
import { holdLine } from './held-line.ts';
import { enter, expect, prefer, stickingOut, test } from './support.ts';

const FACE: FacePlan = {
  name: 'Ada',
  colours: ['green'],
  hour: 1,
  skin: 'fair',
  age: 0.4,
  jaw: 1,
  breadth: 1,
  nose: 1,
  mood: 0,
  hair: 'black',
  eyes: 'brown',
  light: 'left',
};

/** Asks the program as another window would. */
async function ask<Name extends CallName>(page: Page, name: Name, input: Input<Name>): Promise<Output<Name>> {
  const messages = [
    { kind: 'hello', contract: CONTRACT_VERSION },
    { kind: 'call', id: 1, name, input },
  ];
  const outcome = await page.evaluate<Outcome<Output<Name>>, object[]>(async (said) => {
    const socket = new WebSocket(`ws://${location.host}/door`, [
      'spellchain',
      localStorage.getItem('spellchain-key') ?? '',
    ]);
    await new Promise((resolve) => (socket.onopen = resolve));
    for (const message of said) socket.send(JSON.stringify(message));
    return new Promise((resolve) => {
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        const heard = JSON.parse(data) as { kind: string; outcome: Outcome<Output<Name>> };
        if (heard.kind !== 'outcome') return;
        socket.close();
        resolve(heard.outcome);
      };
    });
  }, messages);
  if (!outcome.ok) throw new Error(`${name}: ${outcome.refusal.reason} ${outcome.refusal.detail ?? ''}`);
  return outcome.value;
}

function settled<Value>(outcome: Settled<Value>): Value {
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.reason);
  return outcome.value;
}

/** Comes in as a player who holds every card, by Fifth's rules. */
async function begin(page: Page, host: Host): Promise<number> {
  await enter(page, host);
  await prefer(page, { rulebook: 'fifth' });
  const player = settled(
    await ask(page, 'players.add', { name: 'Ada', portrait: FACE, rulebook: 'fifth', holds: 'everything' }),
  );
  settled(await ask(page, 'players.sit', { player: player.id }));
  await page.reload();
  await page.getByRole('menuitem', { name: 'Decks', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The decks of Ada' })).toBeVisible();
  return player.id;
}

const found = (page: Page): Locator => page.getByRole('region', { name: 'The cards' });
const deck = (page: Page): Locator => page.getByRole('region', { name: 'The deck' });
const strip = (page: Page, name: string): Locator => deck(page).getByRole('button', { name });
const search = (page: Page): Locator => page.getByRole('combobox', { name: 'Search the cards' });

async function newDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New deck' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deck builder' })).toBeVisible();
  await expect(found(page).getByRole('button').nth(8)).toBeVisible();
}

async function findOne(page: Page, name: string): Promise<Locator> {
  await search(page).fill(`!"${name}"`);
  const card = found(page).getByRole('button', { name: new RegExp(`^${name},`) });
  await expect(found(page).getByText('1 card', { exact: true })).toBeVisible();
  return card;
}

async function keptDeck(page: Page, player: number): Promise<Deck> {
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  const [summary] = await ask(page, 'decks.list', { player });
  const kept = summary && (await ask(page, 'decks.read', { player, deck: summary.id }));
  if (!kept) throw new Error('There is no deck.');
  return kept.deck;
}

test('a deck is built: double click, keys, right click, drag; each step is kept and can be taken back', async ({
  page,
  host,
}) => {
  const player = await begin(page, host);
  await newDeck(page);

  const bears = await findOne(page, 'Grizzly Bears');
  await bears.dblclick();
  await expect(strip(page, '1 Grizzly Bears, Deck')).toBeVisible();
  await bears.press('+');
  await bears.press('4');
  await expect(strip(page, '6 Grizzly Bears, Deck')).toBeVisible();
  await bears.click({ button: 'right' });
  await bears.press('-');
  await expect(strip(page, '4 Grizzly Bears, Deck')).toBeVisible();
  await bears.press('s');
  await expect(strip(page, '1 Grizzly Bears, Sideboard')).toBeVisible();
  await bears.dragTo(deck(page).getByRole('group', { name: 'Sideboard' }));
  await expect(strip(page, '2 Grizzly Bears, Sideboard')).toBeVisible();
  const kept = await keptDeck(page, player);
  expect(kept.entries.map(({ zone, name, count }) => [zone, name, count])).toEqual([
    ['main', 'Grizzly Bears', 4],
    ['side', 'Grizzly Bears', 2],
  ]);

  await strip(page, '2 Grizzly Bears, Sideboard').dragTo(found(page), { targetPosition: { x: 300, y: 200 } });
  await expect(strip(page, 'Grizzly Bears, Sideboard')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(strip(page, '2 Grizzly Bears, Sideboard')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(strip(page, '1 Grizzly Bears, Sideboard')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(strip(page, '2 Grizzly Bears, Sideboard')).toBeVisible();
});

test('filters write into the search, pieces take away, and what is not understood is told', async ({
  page,
  host,
}) => {
  await begin(page, host);
  await newDeck(page);
  const filters = page.getByRole('region', { name: 'Filters' });
  await expect(search(page)).toHaveValue('book:fifth');
  await filters.getByRole('button', { name: 'Only of Fifth’s time' }).click();
  await expect(search(page)).toHaveValue('');
  await filters.getByRole('button', { name: 'Green', exact: true }).click();
  await filters.getByRole('button', { name: 'Creature', exact: true }).click();
  await filters.getByRole('button', { name: 'Sorcery', exact: true }).click();
  await expect(search(page)).toHaveValue('c<=g (t:creature or t:sorcery)');
  await expect(filters.getByRole('button', { name: 'Green', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Take away (t:creature or t:sorcery)' }).click();
  await expect(search(page)).toHaveValue('c<=g');
  await search(page).fill('nonsense:3');
  await expect(filters.getByText('“nonsense” is nothing that can be searched by.')).toBeVisible();

  await search(page).fill('');
  await search(page).pressSequentially('t:gob');
  await expect(page.getByRole('option', { name: 't:Goblin' })).toBeVisible();
  await search(page).press('ArrowDown');
  await search(page).press('Enter');
  await expect(search(page)).toHaveValue(/^t:Goblin/);

  await found(page).getByRole('button', { name: 'As a table' }).click();
  const table = page.getByRole('table', { name: 'The cards' });
  await table.getByRole('columnheader', { name: 'Cost' }).getByRole('button').click();
  await expect(table.getByRole('columnheader', { name: 'Cost' })).toHaveAttribute('aria-sort', 'ascending');
  await table.getByRole('columnheader', { name: 'Cost' }).getByRole('button').click();
  await expect(table.getByRole('columnheader', { name: 'Cost' })).toHaveAttribute('aria-sort', 'descending');
});

test('U192 U188: a ready deck as a base, held against rulebooks and formats, each breach with its rule', async ({
  page,
  host,
}) => {
  await begin(page, host);
  await page.getByRole('button', { name: 'Begin from a ready deck' }).click();
  await page
    .getByRole('button', { name: /^Take .* as a base$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deck builder' })).toBeVisible();
  const legality = page.getByRole('region', { name: 'Legality' });
  await expect(legality.getByText('Nothing speaks against it under Fifth.')).toBeVisible();

  const lotus = await findOne(page, 'Black Lotus');
  await lotus.press('4');
  await legality.getByRole('combobox', { name: 'Held against' }).selectOption({ label: 'Format: Vintage' });
  await expect(
    legality.getByText(/Black Lotus is restricted to one copy; there are 4 \(R476, list of /),
  ).toBeVisible();
  await expect(legality.getByText(/^By the list of /)).toBeVisible();
  await expect(strip(page, '4 Black Lotus, Deck, Black Lotus is restricted')).toBeVisible();
  await legality
    .getByRole('combobox', { name: 'Held against' })
    .selectOption({ label: 'The rulebook of Portal' });
  await legality.getByRole('button', { name: 'Adapt to Portal' }).click();
  const adapting = page.getByRole('dialog', { name: 'Adapt to Portal' });
  await expect(adapting.getByRole('listitem').first()).toBeVisible();
  await adapting.getByRole('button', { name: 'Put the adapted deck into the box' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue(/\(Portal\)$/);
});

test('U191 U190: a deck for beginners is laid out, with its figures, lands, advice and a sample hand', async ({
  page,
  host,
}) => {
  await begin(page, host);
  await newDeck(page);
  await page.getByRole('button', { name: 'Lay out' }).click();
  await page.getByRole('radio', { name: 'For beginners' }).check();
  await page.getByRole('button', { name: 'Lay it out' }).click();
  const figures = page.getByRole('region', { name: 'Statistics' });
  await expect(figures.getByText('lands', { exact: true })).toBeVisible();
  await expect(figures.getByText('24', { exact: true })).toBeVisible();
  await expect(figures.getByText(/^2 lands: \d+ %$/)).toBeAttached();

  await page.getByRole('button', { name: 'Lands', exact: true }).click();
  await page.getByRole('button', { name: 'Take these lands' }).click();
  await page.getByRole('button', { name: 'Try a hand' }).click();
  const hand = page.getByRole('dialog', { name: 'Try a hand' });
  await expect(hand.getByRole('listitem')).toHaveCount(7);
  await hand.getByRole('button', { name: 'One card fewer' }).click();
  await expect(hand.getByRole('listitem')).toHaveCount(6);
  await hand.getByRole('button', { name: 'Draw a card' }).click();
  await expect(hand.getByRole('listitem')).toHaveCount(7);
});

test('a deck is playtested by wizards, stopped, and taken to the table', async ({ page, host }) => {
  await begin(page, host);
  await page.getByRole('button', { name: 'Begin from a ready deck' }).click();
  await page
    .getByRole('button', { name: /^Take .* as a base$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Playtest', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Playtest' });
  for (const label of ['Who plays as', 'Your deck is played by'])
    await dialog.getByRole('combobox', { name: label }).selectOption({ label: 'Apprentice' });
  await dialog.getByRole('combobox', { name: 'Duels' }).selectOption('10');
  await dialog.getByRole('button', { name: 'Play them' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByText(/^Against .*, who played .*:$/)).toBeVisible({ timeout: 0 });
  const row = dialog.getByRole('row', { name: /^Altogether/ });
  const figures = (await row.getByRole('cell').allTextContents()).map(Number);
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(10);
  await expect(dialog.getByText(/in 19 of 20 cases/)).toBeVisible();

  await dialog.getByRole('combobox', { name: 'Duels' }).selectOption('500');
  await dialog.getByRole('button', { name: 'Play them' }).click();
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(dialog.getByText(/^Stopped after \d+ duels?\.$/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Sit down yourself' }).click();
  await expect(page.getByRole('dialog', { name: 'Playtest' })).toBeHidden();
  const [duel] = await ask(page, 'duels.list', undefined);
  expect(duel?.seats[0]?.player).toBe('person');
});

test('versions: one is labelled, compared and gone back to', async ({ page, host }) => {
  await begin(page, host);
  await newDeck(page);
  const bolt = await findOne(page, 'Lightning Bolt');
  await bolt.press('4');
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: /^Version 2/ }).click();
  await versions.getByRole('textbox', { name: 'Label' }).fill('four bolts');
  await versions.getByRole('button', { name: 'Keep the label' }).click();
  await expect(versions.getByText('four bolts')).toBeVisible();
  await versions.getByRole('button', { name: /^Version 1/ }).click();
  await expect(versions.getByText('+4 Lightning Bolt')).toBeVisible();
  await versions.getByRole('button', { name: 'Go back to this version' }).click();
  await expect(strip(page, 'Lightning Bolt')).toHaveCount(0);
});

test('files: a list is pasted, an unknown card stays and a near one is offered; a file tells what it leaves out', async ({
  page,
  host,
}) => {
  await begin(page, host);
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page
    .getByRole('textbox', { name: 'The list' })
    .fill('4 Lightning Bolt\n3 Grizzly Beers\n2 Zzyzx of Nowhere\n\nSideboard\n1 Shatter\n');
  await page.getByRole('button', { name: 'Read it' }).click();
  const read = page.getByRole('dialog', { name: 'A deck was read' });
  await expect(read.getByText('There is no card called “Zzyzx of Nowhere” here.')).toBeVisible();
  await read.getByRole('button', { name: 'Take Grizzly Bears for Grizzly Beers' }).click();
  await read.getByRole('textbox', { name: 'Name of the deck' }).fill('Pasted');
  await read.getByRole('button', { name: 'Put it into the box' }).click();
  await expect(strip(page, '3 Grizzly Bears, Deck')).toBeVisible();
  await expect(strip(page, '2 Zzyzx of Nowhere, Deck, Zzyzx of Nowhere: no such card')).toBeVisible();
  await expect(strip(page, '1 Shatter, Sideboard')).toBeVisible();

  await page.getByRole('button', { name: 'Save as…' }).click();
  const writing = page.getByRole('dialog', { name: 'Save as a file' });
  await writing.getByRole('combobox', { name: 'Kind of file' }).selectOption({ label: 'Plain text' });
  await expect(writing.getByRole('textbox', { name: 'The file' })).toHaveValue(/4 Lightning Bolt/);
  const download = page.waitForEvent('download');
  await writing.getByRole('button', { name: 'Save the file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^Pasted\./);
  expect(readFileSync(await saved.path(), 'utf8')).toContain('3 Grizzly Bears');
});

test('a change that cannot be kept is told, and kept as soon as the program answers', async ({
  page,
  host,
}) => {
  const line = await holdLine(page);
  const player = await begin(page, host);
  await newDeck(page);
  const bolt = await findOne(page, 'Lightning Bolt');
  line.break();
  await expect(page.getByText(/has stopped answering/).first()).toBeVisible();
  await bolt.press('4');
  await expect(page.getByText(/The last change is not kept yet/)).toBeVisible();
  await expect(strip(page, '4 Lightning Bolt, Deck')).toBeVisible();
  line.mend();
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  expect((await keptDeck(page, player)).entries).toMatchObject([{ name: 'Lightning Bolt', count: 4 }]);
});

/** Another window at the deck that the first has open. */
async function openAgain(page: Page, host: Host): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(host.origin);
  await other.getByRole('menuitem', { name: 'Decks', exact: true }).click();
  await other.getByRole('button', { name: 'Open New deck' }).click();
  await expect(found(other).getByRole('button').nth(8)).toBeVisible();
  return other;
}

test('D6a: two windows at one deck: each shows what the other does, and takes back only its own', async ({
  page,
  host,
}) => {
  const player = await begin(page, host);
  await newDeck(page);
  const other = await openAgain(page, host);
  await (await findOne(page, 'Grizzly Bears')).press('4');
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  await (await findOne(other, 'Lightning Bolt')).press('+');
  await expect(strip(other, '1 Lightning Bolt, Deck')).toBeVisible();
  await expect(other.getByText('Kept', { exact: true })).toBeVisible();
  const linesKept = async () =>
    (await keptDeck(page, player)).entries.map(({ name, count }) => [name, count]);
  expect(await linesKept()).toEqual([
    ['Grizzly Bears', 4],
    ['Lightning Bolt', 1],
  ]);
  await expect(strip(other, '4 Grizzly Bears, Deck')).toBeVisible();
  await expect(strip(page, '1 Lightning Bolt, Deck')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(strip(other, 'Grizzly Bears, Deck')).toHaveCount(0);
  expect(await linesKept()).toEqual([['Lightning Bolt', 1]]);
  await other.getByRole('textbox', { name: 'Name of the deck' }).fill('Fire');
  await other.getByRole('textbox', { name: 'Name of the deck' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Fire');
  await other.close();
});

test('D6a: what two windows made of the same cards is both kept, if the player wants it', async ({
  page,
  host,
}) => {
  const line = await holdLine(page);
  const player = await begin(page, host);
  await newDeck(page);
  const other = await openAgain(page, host);
  const [mine, theirs] = [await findOne(page, 'Lightning Bolt'), await findOne(other, 'Lightning Bolt')];
  line.break();
  await expect(page.getByText(/has stopped answering/).first()).toBeVisible();
  await mine.press('4');
  await theirs.press('+');
  await expect(other.getByText('Kept', { exact: true })).toBeVisible();
  line.mend();
  const asking = page.getByRole('dialog', { name: 'Changed in two windows' });
  await expect(asking.getByText('+3 Lightning Bolt')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asking).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('New deck 2');
  await expect(strip(page, '4 Lightning Bolt, Deck')).toBeVisible();
  await expect(strip(other, '1 Lightning Bolt, Deck')).toBeVisible();
  const decks = await ask(page, 'decks.list', { player });
  expect(Object.fromEntries(decks.map(({ name, cards }) => [name, cards]))).toEqual({
    'New deck': 1,
    'New deck 2': 4,
  });
  await other.close();
});

test('by keyboard: strips are reached with arrows, chosen, moved and taken out', async ({ page, host }) => {
  await begin(page, host);
  await newDeck(page);
  for (const name of ['Lightning Bolt', 'Shatter']) await (await findOne(page, name)).press('4');
  await strip(page, '4 Lightning Bolt').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(strip(page, '4 Shatter')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(deck(page).getByText('2 lines chosen')).toBeVisible();
  await deck(page).getByRole('button', { name: 'Move the chosen to Sideboard' }).click();
  await expect(strip(page, '4 Shatter, Sideboard')).toBeVisible();
  await strip(page, '4 Shatter, Sideboard').press('Delete');
  await expect(strip(page, 'Shatter')).toHaveCount(0);
});

test('on paper there is the list, and nothing of the window', async ({ page, host }) => {
  await begin(page, host);
  await newDeck(page);
  await (await findOne(page, 'Lightning Bolt')).press('4');
  await expect(strip(page, '4 Lightning Bolt')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.printed-deck')).toBeVisible();
  await expect(page.locator('.printed-deck')).toContainText('Lightning Bolt');
  await expect(page.locator('.builder')).toBeHidden();
});

const SIZES = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 3840, height: 2160 },
] as const;

test('axe finds nothing and nothing sticks out, in three lights and sizes', async ({ page, host }) => {
  await begin(page, host);
  await page.getByRole('button', { name: 'Begin from a ready deck' }).click();
  await page
    .getByRole('button', { name: /^Take .* as a base$/ })
    .first()
    .click();
  await expect(found(page).getByRole('button').nth(8)).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await stickingOut(page), String(size.width)).toEqual([]);
  }
  await page.setViewportSize(SIZES[1]);
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Playtest', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Playtest' })).toBeVisible();
  expect(await stickingOut(page)).toEqual([]);
  expect(await violations(page, ['dialog'])).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Decks', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The decks of Ada' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** As if the desktop had handed these over: the stand-in answers for the program when the window asks. */
async function handOver(page: Page, files: HandedFile[]): Promise<void> {
  const line = await holdLine(page, (said) => {
    const value = said.kind === 'call' && said.name === 'files.handedOver' ? files.shift() : undefined;
    if (said.kind !== 'call' || !value) return said;
    line.say({ kind: 'outcome', id: said.id, outcome: { ok: true, value } });
    return undefined;
  });
}

test('decks that the desktop hands over are read one after the other, and a duel is shown again', async ({
  page,
  host,
}) => {
  const files: HandedFile[] = [];
  const deck = (name: string, text: string): HandedFile => ({
    ...{ kind: 'deck', name, base64: Buffer.from(text).toString('base64') },
  });
  await handOver(page, files);
  await begin(page, host);
  files.push(deck('Forty trees.dck', '40 Forest'), deck('Nothing.dek', ''));
  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveValue('Forty trees');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('No deck could be read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  files.push({ kind: 'duel', text: shortJournal() });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
});
