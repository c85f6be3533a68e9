/**
 * `node tests/kept/record.ts FOLDER`: records, through the program's own socket, what a player of this version has: a
 * data folder with a backup in it, a file of a player, files of duels, and what all of it looks like. Later versions
 * open it in their tests. What was recorded is never recorded anew: a new version adds a folder of its own.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { playByChance, SEATS, type FuzzPlan } from '../../scripts/fuzz/duels.ts';
import { openDatabase } from '../../src-main/collection/database/database.ts';
import { answer, newDuel, type Reply } from '../../src-main/engine/index.ts';
import { journalText } from '../../src-main/referee/journal-file.ts';
import type { DuelRecord, Journal } from '../../src-main/referee/ports.ts';
import type { Terms } from '../../src-shared/campaign.ts';
import type { DuelOrder, PlayerKind } from '../../src-shared/duels.ts';
import type { Prompt } from '../../src-shared/table.ts';
import { RULEBOOKS, type Rulebook } from '../../src-shared/rulebooks.ts';
import { OPTIONS_OF } from '../../src-shared/rule-options.ts';
import { USUAL_CUSTOMS } from '../../src-shared/set-up.ts';
import { openClient, type ContractClient } from '../support/contract-client.ts';
import { orderDuel, sayNext, sitAt, untilAsked, value, type DuelWindow } from '../support/duel-window.ts';
import { aFace } from '../support/faces.ts';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { startWebHost, type WebHost } from '../support/web-host.ts';
import { comeIn } from '../support/web-talk.ts';
import { looksAtEveryTenth, type Expected } from './looks.ts';

const [into] = process.argv.slice(2);
if (into === undefined) throw new Error('Use: node tests/kept/record.ts FOLDER');
mkdirSync(join(into, 'duels'), { recursive: true });

interface Players {
  readonly earning: number;
  readonly deck: number;
}

/** Two who play here, one with packs, trades, marks and decks; and one who was thrown away. */
async function fillCollection(to: ContractClient): Promise<Players> {
  const added = async (name: string, rulebook: Rulebook, holds: 'own' | 'everything') => {
    const outcome = value(await to.call('players.add', { name, portrait: aFace(name), rulebook, holds }));
    if (outcome.kind === 'refused') throw new Error(outcome.refusal.reason);
    return outcome.value.id;
  };
  const gone = await added('Gone', 'portal', 'own');
  const all = await added('Everything', 'm11', 'everything');
  const earning = await added('Packs', 'fifth', 'own');
  value(await to.call('players.throwAway', { player: gone }));
  const packs = value(await to.call('packs.list', { player: earning }));
  for (const { id } of packs.slice(0, -1)) value(await to.call('packs.open', { player: earning, pack: id }));
  const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
  const cards = lands.map((card) => ({ card, set: '5ED', number: '430', foil: 'no' as const, count: 3 }));
  value(await to.call('collection.change', { player: earning, cards }));
  const ready = value(await to.call('decks.ready', { name: 'Ember Hall' }));
  if (!ready) throw new Error('There is no such deck.');
  const text = ready.entries.map(({ count, name }) => `${count * 3} ${name}`).join('\n');
  value(await to.call('collection.import', { player: earning, file: { kind: 'text', text } }));
  value(
    await to.call('collection.mark', {
      player: earning,
      card: 'Lightning Bolt',
      isFavourite: true,
      note: 'the first',
      was: { isFavourite: false, note: '' },
    }),
  );
  const owned = value(await to.call('collection.owned', { player: earning }));
  const [binder] = value(await to.call('trading.binders', { player: earning }));
  const wanted = binder?.cards.at(-1);
  if (binder && wanted) {
    const offer = {
      given: owned.slice(0, 30).map((copies) => ({ ...copies, count: 1 })),
      taken: [{ ...wanted, count: 1 }],
    };
    value(await to.call('trading.trade', { player: earning, wizard: binder.wizard, offer }));
  }
  const made = value(
    await to.call('decks.add', {
      player: earning,
      name: 'Embers of mine',
      rulebook: 'fifth',
      content: ready,
    }),
  );
  if (made.kind === 'refused') throw new Error(made.refusal.reason);
  const deck = made.value.id;
  const was = {
    name: made.value.name,
    rulebook: made.value.rulebook,
    tags: made.value.tags,
    note: made.value.note,
  };
  value(
    await to.call('decks.change', { player: earning, deck, was, tags: ['red', 'quick'], note: 'Burns.' }),
  );
  value(await to.call('decks.label', { player: earning, deck, version: 1, label: 'as it was', was: '' }));
  const thrown = value(
    await to.call('decks.add', { player: all, name: 'Thrown away', rulebook: 'm11', content: ready }),
  );
  if (thrown.kind === 'done') value(await to.call('decks.throwAway', { player: all, deck: thrown.value.id }));
  return { earning, deck };
}

/** How far a duel is played: to its end, or so many questions. */
async function playOn(at: WebHost, duel: string, through: string, questions: number): Promise<void> {
  const window = await sitAt(at, duel, through);
  let prompt = await untilAsked(window);
  for (let asked = 0; prompt && asked < questions; asked++) {
    if (!(await payByHand(window, prompt, asked))) await sayNext(window, prompt, asked * 7 + 3);
    prompt = await untilAsked(window, prompt.decision);
  }
  await window.client.close();
}

/** Every fifth spell is announced with the wish to be asked for its mana, and every seventh question of it is called off. */
async function payByHand(window: DuelWindow, { decision, options }: Prompt, asked: number): Promise<boolean> {
  const say = async (reply: Reply) => {
    const said = { duel: window.duel, decision, reply, sure: true };
    return value(await window.client.call('table.answer', said)).kind === 'taken';
  };
  if (options.kind === 'targets' && asked % 7 === 0) return say({ kind: 'cancel' });
  if (options.kind !== 'act' || asked % 5 !== 0) return false;
  for (const act of options.acts)
    if (act.kind === 'cast' && (await say({ kind: 'act', act: { ...act, pay: 'ask' } }))) return true;
  return false;
}

const MOST_QUESTIONS = 700;

async function playOut(
  at: WebHost,
  duel: string,
  through: string,
  questions = MOST_QUESTIONS,
): Promise<void> {
  await playOn(at, duel, through, questions);
  if (value(await client.call('table.offerDraw', { duel, seat: 0 })) === true) return;
  const outcome = await client.call('table.concede', { duel, seat: 0 });
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
}

const orderOf = (
  rulebook: Rulebook,
  seed: number,
  players: readonly PlayerKind[],
  more: Partial<DuelOrder> = {},
): DuelOrder => ({
  ...{ ...USUAL_CUSTOMS, undo: 'always', rulebook, seed, ante: false },
  seats: players.map((player) => ({ player })),
  ...more,
});

/** The texts of those that go into files of their own, by name. */
async function playDuels(
  at: WebHost,
  to: ContractClient,
  through: string,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [book, rulebook] of RULEBOOKS.entries()) {
    const seed = 100 * (book + 1);
    const ended = await orderDuel(to, orderOf(rulebook, seed + 1, ['person', 'apprentice']));
    await playOut(at, ended, through);
    const solo = await orderDuel(to, orderOf(rulebook, seed + 2, ['person', 'person'], { undo: 'unseen' }));
    await playOut(at, solo, through, 90);
    const running = await orderDuel(
      to,
      orderOf(rulebook, seed + 3, ['person', 'magician'], { undo: 'unseen' }),
    );
    await playOn(at, running, through, 60);
    const ante = rulebook === 'alpha' || rulebook === 'fifth';
    const agreed = orderOf(rulebook, seed + 4, ['person', 'random'], {
      ante,
      undo: 'never',
      options: OPTIONS_OF[rulebook],
    });
    await playOut(at, await orderDuel(to, agreed), through);
    files.set(`${rulebook}-ended`, value(await to.call('duels.export', { duel: ended })) ?? '');
    files.set(`${rulebook}-solo`, value(await to.call('duels.export', { duel: solo })) ?? '');
    const { marks } = value(await to.call('duels.replayMarks', { duel: ended }));
    const place = Math.floor(marks.length / 2);
    const branch = { duel: ended, place, seats: ['apprentice', 'person'] as const };
    await playOn(at, value(await to.call('duels.branch', branch)).duel, through, 20);
    for (const variant of ['duel', 'freeForAll', 'twoHeadedGiant', 'emperor'] as const)
      files.set(
        `${rulebook}-chance-${variant}`,
        byChance({ edition: rulebook, seed, variant, seats: SEATS[variant][0] }),
      );
  }
  files.set(
    'portal-chance-circle',
    byChance({ edition: 'portal', seed: 905, variant: 'portalCircle', seats: 4 }),
  );
  for (const [kind, text] of rarelyAsked([...files.values()])) files.set(`asks-${kind}`, text);
  for (const text of files.values()) {
    const taken = value(await to.call('duels.import', { text }));
    if (taken.kind === 'refused') throw new Error(taken.reason);
  }
  return files;
}

const RARE = ['shares', 'x', 'modes', 'word', 'order', 'lineUp', 'assign'] as const;

/** A duel for each kind of question that none of these texts has an answer to. */
function rarelyAsked(texts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const kind of RARE) {
    const has = (text: string) =>
      text
        .split('\n')
        .slice(2)
        .some((line) => line.startsWith(`{"kind":"${kind}"`));
    for (let seed = 2_000; seed < 2_400 && ![...texts, ...found.values()].some(has); seed++) {
      const edition = RULEBOOKS[seed % RULEBOOKS.length] as Rulebook;
      const text = byChance({ edition, seed, variant: 'duel', seats: 2 });
      if (has(text)) found.set(kind, text);
    }
  }
  return found;
}

/** Any cards in any deck, every reply by chance: whatever can be asked is asked. The odd ones are left half way. */
function byChance(plan: FuzzPlan): string {
  const { setup, replies: all } = playByChance(plan);
  const replies = plan.variant === 'emperor' ? all.slice(0, 150) : all;
  const duel = newDuel(setup);
  for (const reply of replies) answer(duel, reply);
  const at = new Date().toISOString();
  const record: DuelRecord = {
    summary: {
      ...{ id: '', rulebook: plan.edition as Rulebook, began: at, changed: at },
      ...{ turn: duel.turn.number, decisions: duel.decisions },
      seats: setup.seats.map(({ name }, seat) => ({
        ...{ name, player: 'person', deck: 'By chance', life: duel.purses[seat]?.life ?? 0 },
      })),
      ...(duel.result && { result: duel.result }),
    },
    ...{ setup, undo: 'never', replies },
  };
  return journalText(record);
}

/** A match that is over, one under way for keeps, a gauntlet under way, and one that was left. */
async function playCampaigns(
  at: WebHost,
  to: ContractClient,
  through: string,
  { earning, deck }: Players,
): Promise<void> {
  const terms: Omit<Terms, 'size' | 'stakes'> = {
    ...{ ...USUAL_CUSTOMS, undo: 'never', rulebook: 'fifth', sideboarding: true, hints: true },
  };
  const begun = async (stakes: 'keeps' | 'none', size: 'bestOfThree' | 'duel') => {
    const order = {
      player: earning,
      terms: { ...terms, size, stakes },
      level: 'apprentice',
      deck: { kind: 'own', deck },
    } as const;
    const made = value(await to.call('campaign.begin', order));
    if (made.kind === 'refused') throw new Error(JSON.stringify(made.refusal));
    return made.value.match.id;
  };
  const next = async (match: string) => {
    const outcome = value(await to.call('campaign.nextDuel', { match }));
    if (outcome.kind === 'refused') throw new Error(outcome.refusal.reason);
    return outcome.value.duel;
  };
  const over = await begun('keeps', 'duel');
  await playOut(at, await next(over), through);
  value(await to.call('backups.make'));
  const running = await begun('keeps', 'bestOfThree');
  await playOut(at, await next(running), through);
  await playOn(at, await next(running), through, 30);
  for (const isLeft of [true, false]) {
    const order = {
      player: earning,
      terms: { ...terms, size: 'duel', stakes: 'none', level: 'apprentice', opponents: 3 },
      deck: { kind: 'ready', name: 'Ember Hall' },
    } as const;
    const made = value(await to.call('campaign.beginGauntlet', order));
    if (made.kind === 'refused') throw new Error(made.refusal.reason);
    const { id } = made.value.gauntlet;
    const round = value(await to.call('campaign.nextRound', { gauntlet: id }));
    if (round.kind === 'refused') throw new Error(round.refusal.reason);
    const duel = await next(round.value.match.id);
    if (isLeft) value(await to.call('campaign.leaveGauntlet', { gauntlet: id }));
    else await playOn(at, duel, through, 25);
  }
  writePacked('player.json', value(await to.call('collection.backUp', { player: earning })) ?? '');
}

function writePacked(name: string, content: string | Buffer): void {
  writeFileSync(join(into as string, `${name}.gz`), gzipSync(content, { level: 9 }));
}

function keep(folder: string, from: string, files: ReadonlyMap<string, string>): void {
  const database = new Sqlite(join(from, 'database', 'spellchain.sqlite3'));
  database.exec('VACUUM');
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  writePacked('spellchain.sqlite3', readFileSync(join(from, 'database', 'spellchain.sqlite3')));
  const [backup] = readdirSync(join(from, 'backups'));
  if (backup === undefined) throw new Error('There is no backup.');
  writePacked(backup, readFileSync(join(from, 'backups', backup)));
  copyFileSync(join(from, 'preferences.json'), join(folder, 'preferences.json'));
  for (const [name, text] of files) writePacked(join('duels', `${name}.spellduel`), text);
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify(expectedOf(from), null, 1)}\n`);
}

function expectedOf(from: string): Expected {
  const database = openDatabase(from);
  const journal = database.duels as Journal;
  const asked = new Set<string>();
  const duels = journal.list().map(({ id }) => {
    const record = journal.read(id) as DuelRecord;
    for (const { kind } of record.replies as Reply[]) asked.add(kind);
    return { id, ...looksAtEveryTenth(record) };
  });
  const count = (table: string) =>
    (database.read.first(`SELECT count(*) AS rows FROM ${table}`) as { rows: number }).rows;
  const tables = [
    'players',
    'owned',
    'changes',
    'packs',
    'decks',
    'deck_versions',
    'matches',
    'gauntlets',
    'results',
    'marks',
    'duels',
  ];
  const rows = Object.fromEntries(tables.map((table) => [table, count(table)]));
  database.close();
  console.log(`${duels.length} duels, ${[...asked].toSorted().join(' ')}`);
  return { rows, replies: [...asked].toSorted(), duels };
}

const dataFolder = makeFolder();
const host = await startWebHost({ dataFolder });
const cookie = await comeIn(host);
const client = await openClient(host, { cookie });
value(
  await client.call('preferences.change', {
    ...{ rulebook: 'tenth', attention: 'stops', pace: 'atOnce', cueCards: false, soundVolume: 20 },
    stops: { yours: ['main1', 'declareAttackers', 'main2'], theirs: ['declareBlockers'] },
  }),
);

const players = await fillCollection(client);
const duels = await playDuels(host, client, cookie);
await playCampaigns(host, client, cookie, players);
await client.close();
await host.stop();
keep(into, dataFolder, duels);
removeFolder(dataFolder);
