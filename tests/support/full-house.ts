/** A data folder with something in every table: Ada has all that can be had, Bo stands by, and a wizard has cards. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { saveGauntlet, saveMatch } from '../../src-main/collection/campaigns/campaigns.ts';
import { addResult, deleteResults } from '../../src-main/collection/campaigns/results.ts';
import { openDatabase, type Database } from '../../src-main/collection/database/database.ts';
import { addDeck, saveDeck, throwDeckAway } from '../../src-main/collection/decks/decks.ts';
import { change, move } from '../../src-main/collection/owned/changing.ts';
import { mark } from '../../src-main/collection/owned/marks.ts';
import { undo } from '../../src-main/collection/owned/history.ts';
import { addPack, openOwnPack } from '../../src-main/collection/packs/packs.ts';
import { addPlayer, wizardNamed } from '../../src-main/collection/players/players.ts';
import { journalText, readJournal } from '../../src-main/referee/journal-file.ts';
import type { DuelResult } from '../../src-shared/campaign.ts';
import type { Copies, PlayerId, Settled } from '../../src-shared/collection.ts';
import type { Deck } from '../../src-shared/decks.ts';
import type { MindName } from '../../src-shared/duels.ts';
import { aFace } from './faces.ts';
import { shortRecord } from './journals.ts';
import { aContestant, aGauntlet, aMatch } from './kept-campaign.ts';

export interface House {
  readonly ada: PlayerId;
  readonly bo: PlayerId;
}

const NOON = new Date('2026-11-18T12:00:00.000Z');
const AT = NOON.toISOString();

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const DUELS = { running: idOf(1), ended: idOf(2), alone: idOf(3), deleted: idOf(4) };

const FOREST: Copies = { card: 'Forest', set: '5ED', number: '446', foil: 'no', count: 8 };

const TREES: Deck = {
  name: 'Trees',
  tags: ['green'],
  entries: [
    ...['Forest', 'Llanowar Elves', 'Giant Growth'].map((name) => ({
      ...{ name, known: true, count: 4, zone: 'main' as const, foil: 'no' as const, set: '5ED' },
      ...{ tags: ['a'], fields: { colour: 'green' } },
    })),
  ],
  source: 'spellchain',
  fields: { format: 'casual' },
  kept: [{ where: 'head', text: 'a line' }],
};

interface Built {
  readonly house: House;
  /** By their paths in the folder. */
  readonly files: readonly (readonly [path: string, content: Buffer])[];
}

let built: Built | undefined;

/** Built once; whoever wants another gets the same files, into a folder that is empty. */
export function fillHouse(folder: string): House {
  if (built) layOut(built, folder);
  else built = { house: buildIn(folder), files: filesIn(folder) };
  return built.house;
}

function buildIn(folder: string): House {
  const database = openDatabase(folder);
  try {
    return database.write.transaction(() => filled(database));
  } finally {
    database.close();
  }
}

const filesIn = (folder: string): Built['files'] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(folder, file), readFileSync(file)] as const);

function layOut({ files }: Built, folder: string): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { flag: 'wx' });
  }
}

function filled(database: Database): House {
  const ada = playerNamed(database, 'Ada');
  const bo = playerNamed(database, 'Bo');
  giveCards(database, ada);
  addPack(database.write, bo, { kind: 'booster', set: '5ED' }, NOON, 5);
  const trees = giveDecks(database, ada);
  giveDecks(database, bo);
  keepDuel(database, DUELS.running, 20);
  for (const id of [DUELS.ended, DUELS.alone, DUELS.deleted]) keepDuel(database, id);
  giveCampaigns(database, ada, trees);
  saveMatch(database.write, aMatch({ id: idOf(20), player: bo, changed: AT }));
  giveResults(database, ada, bo);
  database.duels.agree(DUELS.running, [{ seat: 0, yields: [], spared: [] }]);
  database.notices.add({ kind: 'duelCutShort', facts: { rulebook: 'fifth', began: AT, replies: '2' } });
  return { ada, bo };
}

function valueOf<Value>(settled: Settled<Value>): Value {
  if (settled.kind === 'refused') throw new Error(`Refused: ${settled.refusal.reason}`);
  return settled.value;
}

const playerNamed = ({ write }: Database, name: string): PlayerId =>
  valueOf(addPlayer(write, { name, portrait: aFace(name), rulebook: 'fifth', holds: 'own' }, NOON)).id;

function giveCards({ write }: Database, player: PlayerId): void {
  const opened = addPack(write, player, { kind: 'booster', set: 'M11' }, NOON, 3);
  addPack(write, player, { kind: 'starter', set: '5ED' }, NOON, 4);
  valueOf(openOwnPack(write, player, opened.id, NOON));
  const facts = { file: 'cards.csv', lines: 12 };
  valueOf(change(write, { player, kind: 'imported', facts, cards: [FOREST] }, NOON));
  const wrong = valueOf(change(write, { player, kind: 'byHand', facts: {}, cards: [FOREST] }, NOON));
  valueOf(undo(write, player, wrong, NOON));
  const wizard = wizardNamed(
    write,
    { name: 'Morrow Vane', portrait: aFace(), rulebook: 'fifth', holds: 'own' },
    NOON,
  );
  const lost = [{ ...FOREST, count: 1 }];
  valueOf(move(write, player, wizard, { kind: 'ante', facts: { with: 'Morrow Vane' }, cards: lost }, NOON));
  mark(write, player, { card: 'Forest', isFavourite: true, note: 'green' });
}

/** Tells the one that is played with. */
function giveDecks({ write }: Database, player: PlayerId): number {
  const { id } = valueOf(addDeck(write, player, { name: 'Trees', rulebook: 'fifth', deck: TREES }, NOON));
  valueOf(saveDeck(write, player, id, { ...TREES, comment: 'second' }, NOON));
  const gone = valueOf(addDeck(write, player, { name: 'Gone', rulebook: 'm11', deck: TREES }, NOON));
  valueOf(throwDeckAway(write, player, gone.id, NOON));
  return id;
}

/** One that was given up after so many words; or stands there still. */
function keepDuel({ duels }: Database, id: string, taken?: number): void {
  const read = readJournal(journalText(shortRecord()));
  if (read.kind !== 'read') throw new Error(read.kind);
  const { setup, undo: rule, replies, summary } = read.record;
  const { result, ...before } = summary;
  const kept = { id, ...before, ...(taken === undefined && result && { result }) };
  duels.begin({ summary: kept, setup, undo: rule });
  duels.append(kept, 0, replies.slice(0, taken), { turn: 1, seats: [] });
}

function giveCampaigns({ write }: Database, player: PlayerId, deck: number): void {
  const mine = aContestant('Ada', { kind: 'own', deck }, TREES);
  const [gauntlet, round] = [idOf(10), idOf(11)];
  saveGauntlet(
    write,
    aGauntlet({
      id: gauntlet,
      player,
      changed: AT,
      contestant: mine,
      state: { kind: 'round', match: round },
    }),
  );
  const beaten = { beaten: 3, state: { kind: 'won' as const }, prizes: ['5ED', '4ED'] };
  saveGauntlet(write, { ...aGauntlet({ id: idOf(12), player, changed: AT }), ...beaten });
  const match = aMatch({ id: round, player, changed: AT, gauntlet });
  const contestants = { ...match.contestants, player: mine };
  saveMatch(write, { ...match, contestants });
  const running = aMatch({ id: idOf(13), player, changed: AT, contestants });
  const { terms } = running;
  saveMatch(write, {
    ...running,
    terms: { ...terms, life: { player: 20, wizard: 15 }, stakes: 'paper', size: 'bestOfThree' },
    state: { kind: 'duelling', duel: DUELS.running },
    pledged: { player: [FOREST], wizard: [] },
  });
  saveMatch(write, {
    ...aMatch({ id: idOf(14), player, changed: AT }),
    state: { kind: 'ended', winner: 'player', why: 'played' },
    duels: [
      {
        ...{ duel: DUELS.ended, why: 'concede', winner: 'player', turns: 7 },
        gained: { player: [FOREST], wizard: [] },
      },
    ],
  });
}

function giveResults({ write }: Database, ada: PlayerId, bo: PlayerId): void {
  const result: Omit<DuelResult, 'duel'> = {
    ...{ at: AT, rulebook: 'fifth', wizard: 'Morrow Vane', level: 'magician' satisfies MindName },
    ...{ deck: 'Trees', against: 'Knights', outcome: 'won', began: true, turns: 9, reason: 'life' },
  };
  addResult(write, ada, { ...result, duel: DUELS.ended, match: idOf(14) });
  addResult(write, ada, { ...result, duel: DUELS.alone, outcome: 'lost' });
  addResult(write, ada, { ...result, duel: DUELS.deleted });
  deleteResults(write, ada, [DUELS.deleted], new Date());
  addResult(write, bo, { ...result, duel: idOf(30) });
}
