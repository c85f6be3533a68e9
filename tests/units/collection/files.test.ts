import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  gauntlet,
  match,
  matchOfDuel,
  saveGauntlet,
  saveMatch,
} from '../../../src-main/collection/campaigns/campaigns.ts';
import { addResult, results } from '../../../src-main/collection/campaigns/results.ts';
import { readDuel } from '../../../src-main/collection/duels/reading.ts';
import { appendReplies, beginDuel, keepAgreements } from '../../../src-main/collection/duels/writing.ts';
import { pastOf } from '../../../src-main/collection/files/backup-history.ts';
import {
  backUp,
  readBackup,
  restore,
  type CollectionBackup,
} from '../../../src-main/collection/files/backup.ts';
import { copiesIn, deckOfCopies } from '../../../src-main/collection/files/copies.ts';
import {
  addDeck,
  deckSummaries,
  deckVersions,
  keptDeck,
  saveDeck,
  throwDeckAway,
} from '../../../src-main/collection/decks/decks.ts';
import { change } from '../../../src-main/collection/owned/changing.ts';
import { history, undo } from '../../../src-main/collection/owned/history.ts';
import { mark, marks } from '../../../src-main/collection/owned/marks.ts';
import { owned } from '../../../src-main/collection/owned/owned.ts';
import { addPack, openOwnPack, packs } from '../../../src-main/collection/packs/packs.ts';
import {
  addPlayer,
  player,
  takePlayerBack,
  thrownPlayers,
  throwPlayerAway,
} from '../../../src-main/collection/players/players.ts';
import { FILE_FORMATS, readDeckText, writeDeck } from '../../../src-main/decks/index.ts';
import { DECK_FORMATS, DECK_ZONES, type Deck } from '../../../src-shared/decks.ts';
import type { Settled } from '../../../src-shared/collection.ts';
import { A_SETUP, aContestant, aGauntlet, aMatch, aSummary } from '../../support/kept-campaign.ts';
import { addsUp } from '../../support/database/conserved.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';
import { aFace } from '../../support/faces.ts';

const NOON = new Date('2026-11-18T12:00:00.000Z');

function valueOf<Value>(settled: Settled<Value>): Value {
  if (settled.kind === 'refused') throw new Error(`Refused: ${settled.refusal.reason}`);
  return settled.value;
}

function fullHouse() {
  const database = open(newDataFolder()).write;
  const { id } = valueOf(
    addPlayer(database, { name: 'Ada', portrait: aFace(), rulebook: 'fifth', holds: 'own' }, NOON),
  );
  const first = addPack(database, id, { kind: 'booster', set: 'M11' }, NOON, 3);
  addPack(database, id, { kind: 'booster', set: '5ED' }, NOON, 4);
  valueOf(openOwnPack(database, id, first.id, NOON));
  const forest = { card: 'Forest', set: '5ED', number: '446', foil: 'foil' as const, count: 4 };
  const wrong = valueOf(change(database, { player: id, kind: 'byHand', facts: {}, cards: [forest] }, NOON));
  valueOf(undo(database, id, wrong, NOON));
  valueOf(
    change(database, { player: id, kind: 'ante', facts: { against: 'Morrow Vane' }, cards: [forest] }, NOON),
  );
  mark(database, id, { card: 'Forest', isFavourite: true, note: 'green "and" old' });
  const deck: Deck = { tags: ['a'], entries: [], fields: {}, kept: [] };
  const kept = valueOf(addDeck(database, id, { name: 'Trees', rulebook: 'fifth', deck }, NOON));
  valueOf(saveDeck(database, id, kept.id, { ...deck, comment: 'second' }, NOON));
  const gone = valueOf(addDeck(database, id, { name: 'Gone', rulebook: 'm11', deck }, NOON));
  valueOf(throwDeckAway(database, id, gone.id, NOON));
  return { database, id };
}

const ids = { gauntlet: randomUUID(), match: randomUUID(), played: randomUUID(), running: randomUUID() };

/** A gauntlet with a match in it: one duel is over, the next one runs. */
function withPast() {
  const house = fullHouse();
  const { database, id: player } = house;
  const [trees] = deckSummaries(database, player);
  const changed = NOON.toISOString();
  const own = { kind: 'own', deck: trees?.id ?? 0 } as const;
  const contestant = aContestant('Ada', own);
  saveGauntlet(
    database,
    aGauntlet({
      ...{ id: ids.gauntlet, player, changed, contestant },
      state: { kind: 'round', match: ids.match },
    }),
  );
  const match = aMatch({ id: ids.match, player, changed, gauntlet: ids.gauntlet });
  saveMatch(database, {
    ...match,
    state: { kind: 'duelling', duel: ids.running },
    contestants: { ...match.contestants, player: contestant },
    duels: [{ duel: ids.played, winner: 'player', turns: 9, gained: { player: [], wizard: [] } }],
  });
  for (const id of [ids.played, ids.running]) {
    const summary = aSummary(id, changed, id === ids.played ? { kind: 'won', seats: [0] } : undefined);
    beginDuel(database, { summary, setup: A_SETUP, undo: 'never' });
    appendReplies(database, summary, {
      ...{ place: 0, replies: [{ kind: 'keep' }, { kind: 'act' }] },
      ...{ snapshot: undefined, digests: [{ place: 2, digest: 4_000_000_001 }] },
    });
  }
  keepAgreements(database, ids.running, ['a']);
  addResult(database, player, {
    ...{ duel: ids.played, match: ids.match, at: changed, rulebook: 'fifth', wizard: 'w', level: 'magician' },
    ...{ deck: 'Trees', against: 'Knights', outcome: 'won', began: true, turns: 9, reason: 'life' },
  });
  return house;
}

const namesOf = (text: string): string[] => Object.values(ids).filter((id) => text.includes(id));

describe('matches, results and duels are in it', () => {
  test('and are the same in another database', () => {
    const { database, id } = withPast();
    const text = JSON.stringify(backUp(database, id));
    const other = open(newDataFolder()).write;
    addPlayer(other, { name: 'Somebody', portrait: aFace(), rulebook: 'fifth', holds: 'own' }, NOON);
    const { id: back } = valueOf(restore(other, valueOf(readBackup(text))));
    expect(JSON.stringify(backUp(other, back))).toBe(text);
    expect(match(other, ids.match)).toMatchObject({
      player: back,
      duels: [{ winner: 'player' }],
      contestants: { player: { source: { deck: deckSummaries(other, back)[0]?.id } } },
    });
    expect(gauntlet(other, ids.gauntlet)?.player).toBe(back);
    // The match is at a duel that is not there: it is begun anew.
    expect(matchOfDuel(other, ids.running)?.id).toBe(ids.match);
    expect(results(other, back)).toEqual(results(database, id));
    expect(readDuel(other, ids.played, () => undefined)).toEqual(
      readDuel(database, ids.played, () => undefined),
    );
  });

  test('B6: but not the duel that a match is at', () => {
    const { database, id } = withPast();
    const past = backUp(database, id)?.past;
    expect(past?.duels.map((duel) => duel.id)).toEqual([ids.played]);
    expect(past?.duelsLeftOut).toBe(0);
    const other = open(newDataFolder()).write;
    restore(other, backUp(database, id) as CollectionBackup);
    expect(readDuel(other, ids.running, () => undefined)).toBeUndefined();
  });

  test('beside those they were made of, they have names of their own', () => {
    const { database, id } = withPast();
    const { id: back } = valueOf(restore(database, backUp(database, id) as CollectionBackup));
    const second = JSON.stringify(backUp(database, back)?.past);
    expect(namesOf(second)).toEqual([]);
    const [again] = results(database, back);
    expect(again).toMatchObject({ wizard: 'w', outcome: 'won' });
    expect(readDuel(database, again?.duel ?? '', () => undefined)).toMatchObject({
      summary: { id: again?.duel },
      replies: [{ kind: 'keep' }, { kind: 'act' }],
    });
    expect(namesOf(JSON.stringify(backUp(database, id)?.past))).toEqual(Object.values(ids));
  });

  test('what there is no room for is counted: the oldest duels first', () => {
    const { database, id } = withPast();
    expect(pastOf(database, id, [], 10)).toMatchObject({
      duels: [],
      duelsLeftOut: 1,
      results: [{ turns: 9 }],
    });
  });

  test('a file of the first days, without them, is one still', () => {
    const { database, id } = withPast();
    const { past: _, ...old } = backUp(database, id) as CollectionBackup;
    const read = valueOf(readBackup(JSON.stringify({ ...old, version: 1 })));
    expect(read).toEqual({ ...old, version: 1 });
    const { id: back } = valueOf(restore(database, read));
    expect(results(database, back)).toEqual([]);
  });
});

test('players who were thrown away can be taken back, the last one first, whenever that was', () => {
  const { database, id } = fullHouse();
  const other = valueOf(
    addPlayer(database, { name: 'Bo', portrait: aFace(), rulebook: 'fifth', holds: 'own' }, NOON),
  );
  expect(thrownPlayers(database)).toEqual([]);
  valueOf(throwPlayerAway(database, id, NOON));
  valueOf(throwPlayerAway(database, other.id, new Date(NOON.getTime() + 1)));
  expect(thrownPlayers(database).map(({ name }) => name)).toEqual(['Bo', 'Ada']);
  valueOf(takePlayerBack(database, id));
  expect(thrownPlayers(database).map(({ name }) => name)).toEqual(['Bo']);
});

describe('one file holds all that a player has', () => {
  test('and gives the same state again, in another database', () => {
    const { database, id } = fullHouse();
    const text = JSON.stringify(backUp(database, id));
    const other = open(newDataFolder()).write;
    const { id: back } = valueOf(restore(other, valueOf(readBackup(text))));
    expect(JSON.stringify(backUp(other, back))).toBe(text);
    expect(owned(other, back)).toEqual(owned(database, id));
    expect(marks(other, back)).toEqual(marks(database, id));
    expect(packs(other, back)).toMatchObject([{ kind: 'booster', set: '5ED' }]);
    expect(history(other, back).map(({ kind, isUndone }) => [kind, isUndone])).toEqual(
      history(database, id).map(({ kind, isUndone }) => [kind, isUndone]),
    );
    const [trees] = deckSummaries(other, back);
    expect(trees && deckVersions(other, back, trees.id).map(({ number }) => number)).toEqual([2, 1]);
    expect(trees && keptDeck(other, back, trees.id)?.deck.comment).toBe('second');
    expect(deckSummaries(other, back, true).map(({ name }) => name)).toEqual(['Gone']);
    expect(addsUp(other, back)).toBe(true);
  });

  test('beside the one it was made of, it is another player', () => {
    const { database, id } = fullHouse();
    const backup = backUp(database, id);
    const back = backup && valueOf(restore(database, backup));
    expect(back).toEqual(player(database, back?.id ?? 0));
    expect(back?.name).toBe('Ada 2');
  });

  test.each([
    ['no JSON', '{', 'noBackup'],
    ['something else', '{"format":"a deck"}', 'noBackup'],
    ['one of a later version', '{"format":"spellchain collection","version":3}', 'laterBackup'],
    ['one without anything in it', '{"format":"spellchain collection","version":2}', 'damagedBackup'],
  ])('%s is refused', (_, text, reason) => {
    expect(readBackup(text)).toMatchObject({ refusal: { reason } });
  });

  test('one in which more went than came is refused, and nothing of it is there', () => {
    const { database, id } = fullHouse();
    const backup = backUp(database, id);
    if (!backup) throw new Error('There is no backup.');
    const [first, ...others] = backup.changes;
    const stolen = {
      ...backup,
      changes: first
        ? [
            {
              ...first,
              cards: first.cards.map(
                ([card, set, number, foil]) =>
                  [card, set, number, foil, -1] as [string, string, string, string, number],
              ),
            },
            ...others,
          ]
        : [],
    };
    expect(restore(database, stolen)).toMatchObject({ refusal: { reason: 'notEnough' } });
    expect(database.all('SELECT name FROM players')).toHaveLength(1);
  });
});

describe('cards out of the files of trackers', () => {
  const FORMATS = DECK_FORMATS.filter((format) => format.startsWith('csv') && FILE_FORMATS[format].write);
  test.each(FORMATS)('%s: what goes out comes in again', (format) => {
    const cards = [
      { card: 'Serra Angel', set: '10E', number: '39', foil: 'no' as const, count: 3 },
      { card: 'Shivan Dragon', set: 'M10', number: '154', foil: 'no' as const, count: 1 },
    ];
    const written = writeDeck(deckOfCopies(cards, 'Ada'), format);
    if (written.kind === 'refused') throw new Error(`${format} was refused.`);
    const { deck } = readDeckText(written.text, 'cards.csv');
    const back = copiesIn(deck).cards;
    expect(back.map(({ card, count }) => [card, count]).toSorted()).toEqual([
      ['Serra Angel', 3],
      ['Shivan Dragon', 1],
    ]);
    // Not every file has a place for the number.
    expect(back.every(({ set }) => set === '10E' || set === 'M10')).toBe(true);
  });

  test('every zone counts but that of tokens and that of cards to be got', () => {
    const zones = DECK_ZONES.map((zone) => ({
      ...{ name: 'Shock', known: true, count: 1, zone, foil: 'no' as const, tags: [zone], fields: {} },
    }));
    const strangers = zones.map((entry) => ({ ...entry, name: `Nobody in ${entry.zone}`, known: false }));
    const deck: Deck = { tags: [], entries: [...zones, ...strangers], fields: {}, kept: [] };
    const { cards, unknown } = copiesIn(deck);
    expect([cards.length, unknown.length]).toEqual([DECK_ZONES.length - 2, DECK_ZONES.length - 2]);
    const told = unknown.map(({ text }) => text);
    expect(told).toContain('Nobody in side');
    for (const zone of ['tokens', 'acquire']) expect(told).not.toContain(`Nobody in ${zone}`);
  });

  test('of a printing the file names as much counts as it says', () => {
    const of = (line: string) => copiesIn(readDeckText(line, '', { as: 'moxfield' }).deck).cards[0];
    expect(of('1 Shock (10E) 232')).toMatchObject({ set: '10E', number: '232' });
    expect(of('1 Shock (10E)')).toMatchObject({ set: '10E', number: '232' });
    expect(of('1 Shock (10E) 999')).toMatchObject({ set: '10E', number: '999' });
  });

  test('without a printing it is the latest; what no card is known by is told and not taken over', () => {
    const { deck } = readDeckText('4 Serra Angel\n2 Nobody Knows This');
    const { cards, unknown } = copiesIn(deck);
    expect(cards).toMatchObject([{ card: 'Serra Angel', set: 'M11', count: 4 }]);
    expect(unknown).toEqual([{ kind: 'unknownCard', text: 'Nobody Knows This' }]);
  });
});
