/** The decks a player has built, each with all its versions. */
import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import {
  done,
  refused,
  type DeckDetails,
  type DeckSummary,
  type DeckVersion,
  type KeptDeck,
  type PlayerId,
  type SavedDeck,
  type Settled,
} from '../../../src-shared/collection.ts';
import { cardsIn, type Deck } from '../../../src-shared/decks.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';
import { nameFault, tidied } from '../players/names.ts';
import { DECK_VERSION_LINES, DECK_VERSIONS, DECKS } from '../rows/kinds.ts';
import { columnsOf, rowOf, rowsOf, told } from '../rows/rows.ts';

const SUMMARIES = `SELECT ${columnsOf(DECKS)},
    deck_versions.number AS version, deck_versions.cards AS cards
  FROM decks JOIN deck_versions ON deck_versions.deck = decks.id
    AND deck_versions.number = (SELECT max(number) FROM deck_versions WHERE deck = decks.id)`;

function summaryOf(database: ReadHandle, row: unknown): DeckSummary | undefined {
  const deck = told(database, DECKS, row);
  const { version, cards } = row as { version: number; cards: number };
  return deck && { ...withoutNull(deck), version, cards };
}

const withoutNull = ({ thrownAway, ...deck }: v.InferOutput<typeof DECKS.shape>) => ({
  ...deck,
  ...(thrownAway !== null && { thrownAway }),
});

/** The latest changed first; those thrown away only where they are asked for. */
export function deckSummaries(database: ReadHandle, player: PlayerId, areThrownAway = false): DeckSummary[] {
  const sql = `${SUMMARIES} WHERE player = ? AND (thrown_away IS NOT NULL) = ? ORDER BY changed DESC, decks.id DESC`;
  return database.all(sql, player, areThrownAway ? 1 : 0).flatMap((row) => summaryOf(database, row) ?? []);
}

/** As it is now, or as a version had it; where the newest version cannot be read, as the one before it has it. */
export function keptDeck(
  database: ReadHandle,
  player: PlayerId,
  id: number,
  version?: number,
): KeptDeck | undefined {
  const row = database.first(`${SUMMARIES} WHERE player = ? AND decks.id = ?`, player, id);
  const summary = row === undefined ? undefined : summaryOf(database, row);
  const deck = summary && contentOf(database, id, version ?? summary.version, version === undefined);
  return deck && { ...summary, revision: revisionOf(database, id, version ?? summary.version), deck };
}

function contentOf(database: ReadHandle, id: number, version: number, orBefore: boolean): Deck | undefined {
  const found = rowOf(database, DECK_VERSIONS, 'WHERE deck = ? AND number = ?', id, version);
  if (found || !orBefore) return found?.content;
  const { before } = database.first(
    'SELECT max(number) AS before FROM deck_versions WHERE deck = ? AND number < ?',
    ...[id, version],
  ) as { before: number | null };
  return before === null ? undefined : contentOf(database, id, before, orBefore);
}

/** By the text as it stands there, whatever can be read of it. */
function revisionOf(database: ReadHandle, id: number, version: number): string {
  const sql = 'SELECT content FROM deck_versions WHERE deck = ? AND number = ?';
  const { content } = database.first(sql, id, version) as { content: string };
  return createHash('sha256').update(content).digest('base64url');
}

export function deckVersions(database: ReadHandle, player: PlayerId, id: number): DeckVersion[] {
  const rest = `WHERE deck = ? AND EXISTS (SELECT 1 FROM decks WHERE decks.id = deck AND player = ?)
    ORDER BY number DESC`;
  return rowsOf(database, DECK_VERSION_LINES, rest, id, player).map(({ deck: _, ...version }) => version);
}

interface NewDeck {
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly deck: Deck;
}

/** Where the name is taken, a number is put behind it. */
export function addDeck(
  database: WriteHandle,
  player: PlayerId,
  { name, rulebook, deck }: NewDeck,
  now: Date,
): Settled<DeckSummary> {
  const wanted = tidied(name, LONGEST_NAME);
  const fault = nameFault(wanted);
  if (fault) return refused(fault);
  return database.transaction(() => {
    const { id } = database.run(
      `INSERT INTO decks (player, name, rulebook, tags, note, changed) VALUES (?, ?, ?, ?, ?, ?)`,
      ...[
        player,
        freeName(database, player, wanted),
        rulebook,
        JSON.stringify(deck.tags),
        deck.comment ?? '',
      ],
      now.toISOString(),
    );
    addVersion(database, id, 1, deck, '', now);
    return summary(database, player, id);
  });
}

/** How long ago a version may have begun for a change still to belong to it. */
const ONE_SITTING = 10 * 60_000;

/**
 * A change of the cards. What is changed in one sitting is one version, so that not every click is; one with a label
 * stays as it is, and so does one that cannot be read.
 */
export function saveDeck(
  database: WriteHandle,
  player: PlayerId,
  id: number,
  deck: Deck,
  now: Date,
): Settled<DeckSummary> {
  return database.transaction(() => {
    const [latest] = deckVersions(database, player, id);
    if (!latest) return refused('noSuchDeck');
    const goesOn =
      latest.number > 1 &&
      latest.label === '' &&
      now.getTime() - Date.parse(latest.at) < ONE_SITTING &&
      contentOf(database, id, latest.number, false) !== undefined;
    if (goesOn)
      database.run(
        'UPDATE deck_versions SET content = ?, cards = ? WHERE deck = ? AND number = ?',
        ...[JSON.stringify(deck), cardsIn(deck, 'main'), id, latest.number],
      );
    else addVersion(database, id, latest.number + 1, deck, '', now);
    database.run('UPDATE decks SET changed = ? WHERE id = ?', now.toISOString(), id);
    return summary(database, player, id);
  });
}

/**
 * A change of the cards that was made from one revision of the deck: where another window has kept another meanwhile,
 * it would take that back unseen.
 */
export function saveDeckFrom(
  database: WriteHandle,
  player: PlayerId,
  id: number,
  { deck, from }: { readonly deck: Deck; readonly from: string },
  now: Date,
): Settled<SavedDeck> {
  return database.transaction(() => {
    const known = keptDeck(database, player, id);
    if (!known) return refused('noSuchDeck');
    if (known.revision !== from) return changedElsewhere(known);
    const saved = saveDeck(database, player, id, deck, now);
    return saved.kind === 'refused'
      ? saved
      : done({ ...saved.value, revision: revisionOf(database, id, saved.value.version) });
  });
}

const changedElsewhere = (now: KeptDeck): Settled<never> => ({
  kind: 'refused',
  refusal: { reason: 'changedElsewhere', now },
});

interface DeckChange {
  /** What stood there when the player decided. */
  readonly was: DeckDetails;
  readonly name?: string | undefined;
  readonly rulebook?: Rulebook | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly note?: string | undefined;
}

export function changeDeck(
  database: WriteHandle,
  player: PlayerId,
  id: number,
  wanted: DeckChange,
): Settled<DeckSummary> {
  const known = keptDeck(database, player, id);
  if (!known) return refused('noSuchDeck');
  if (DETAILS.some((detail) => isOtherwise(known, wanted, detail))) return changedElsewhere(known);
  const name = wanted.name === undefined ? known.name : tidied(wanted.name, LONGEST_NAME);
  const fault = wanted.name === undefined ? undefined : nameFault(name);
  if (fault) return refused(fault);
  if (name.toLowerCase() !== known.name.toLowerCase() && isTaken(database, player, name))
    return refused('nameTaken');
  const { rulebook = known.rulebook, tags = known.tags, note = known.note } = wanted;
  database.run(
    'UPDATE decks SET name = ?, rulebook = ?, tags = ?, note = ? WHERE id = ?',
    ...[name, rulebook, JSON.stringify(tags), note, id],
  );
  return summary(database, player, id);
}

const DETAILS = ['name', 'rulebook', 'tags', 'note'] as const;

/** It is to be changed, and is neither what the player saw nor already what is wanted. */
function isOtherwise(known: DeckDetails, wanted: DeckChange, detail: (typeof DETAILS)[number]): boolean {
  const is = JSON.stringify(known[detail]);
  return (
    wanted[detail] !== undefined &&
    is !== JSON.stringify(wanted.was[detail]) &&
    is !== JSON.stringify(wanted[detail])
  );
}

/** In the player's words, in place of what the label was: the version is then kept as it is. */
export function labelVersion(
  database: WriteHandle,
  player: PlayerId,
  id: number,
  number: number,
  { label, was }: { readonly label: string; readonly was: string },
): Settled<null> {
  const known = deckVersions(database, player, id).find((version) => version.number === number);
  if (!known) return refused('noSuchDeck');
  if (known.label !== was && known.label !== label.trim()) return refused('changedElsewhere');
  const sql = 'UPDATE deck_versions SET label = ? WHERE deck = ? AND number = ?';
  database.run(sql, label.trim(), id, number);
  return done(null);
}

export function throwDeckAway(database: WriteHandle, player: PlayerId, id: number, now: Date): Settled<null> {
  const sql = 'UPDATE decks SET thrown_away = ? WHERE id = ? AND player = ? AND thrown_away IS NULL';
  return database.run(sql, now.toISOString(), id, player).changes === 0 ? refused('noSuchDeck') : done(null);
}

export function takeDeckBack(database: WriteHandle, player: PlayerId, id: number): Settled<DeckSummary> {
  return database.transaction(() => {
    const known = keptDeck(database, player, id);
    if (known?.thrownAway === undefined) return refused('noSuchDeck');
    const name = freeName(database, player, known.name);
    database.run('UPDATE decks SET thrown_away = NULL, name = ? WHERE id = ?', name, id);
    return summary(database, player, id);
  });
}

function addVersion(
  database: WriteHandle,
  id: number,
  number: number,
  deck: Deck,
  label: string,
  now: Date,
): void {
  database.run(
    'INSERT INTO deck_versions (deck, number, at, cards, label, content) VALUES (?, ?, ?, ?, ?, ?)',
    ...[id, number, now.toISOString(), cardsIn(deck, 'main'), label, JSON.stringify(deck)],
  );
}

function summary(database: ReadHandle, player: PlayerId, id: number): Settled<DeckSummary> {
  const row = database.first(`${SUMMARIES} WHERE player = ? AND decks.id = ?`, player, id);
  const found = row === undefined ? undefined : summaryOf(database, row);
  return found ? done(found) : refused('noSuchDeck');
}

const LONGEST_NAME = 80;

function freeName(database: ReadHandle, player: PlayerId, name: string): string {
  let free = name;
  for (let copy = 2; isTaken(database, player, free); copy++) free = `${name} ${copy}`;
  return free;
}

function isTaken(database: ReadHandle, player: PlayerId, name: string): boolean {
  const sql = 'SELECT 1 FROM decks WHERE player = ? AND name = ? AND thrown_away IS NULL';
  return database.first(sql, player, name) !== undefined;
}
