/** Every kind of row that says more than its column's type does. */
import * as v from 'valibot';
import { OUTCOMES } from '../../../src-shared/campaign.ts';
import { CHANGE_KINDS, HOLDINGS, PACK_KINDS } from '../../../src-shared/collection.ts';
import { BLANK_FACE } from '../../../src-shared/face-plan.ts';
import { DECK } from '../../../src-shared/shapes/deck.ts';
import { FACE } from '../../../src-shared/shapes/face.ts';
import { count, rulebook, text, uuid, whole } from '../../../src-shared/shapes/plain.ts';
import { isPack } from '../packs/contents.ts';
import { GAUNTLET_SHAPE, MATCH_SHAPE } from '../shapes/campaign.ts';
import { DUEL_SETUP, DUEL_SUMMARY } from '../shapes/duel.ts';
import { level, time, written } from '../shapes/plain.ts';
import type { RowKind } from './rows.ts';

const id = count;
/** Where nobody knows any more when it was. */
const LONG_AGO = '2000-01-01T00:00:00.000Z';

const kindOf = <Row>(kind: RowKind<Row>): RowKind<Row> => kind;

/** A player is whatever is left of the row: cards and decks hang on it. */
export const PLAYER_ROWS = kindOf({
  table: 'players',
  columns: {
    ...{ id: 'id', name: 'name', portrait: 'portrait', rulebook: 'rulebook', holds: 'holds', began: 'began' },
    lastSeen: 'last_seen',
  },
  shape: v.object({
    id,
    name: v.string(),
    portrait: written(FACE),
    rulebook,
    holds: v.picklist(HOLDINGS),
    began: time,
    lastSeen: time,
  }),
  key: ['id'],
  instead: {
    ...{ portrait: JSON.stringify(BLANK_FACE), rulebook: 'fifth', holds: 'own' },
    ...{ began: LONG_AGO, lastSeen: LONG_AGO },
  },
});

/** What came and went has to add up, so no change is left out. */
export const CHANGES = kindOf({
  table: 'changes',
  columns: { id: 'id', at: 'at', kind: 'kind', facts: 'facts' },
  shape: v.object({
    id,
    at: time,
    kind: v.picklist(CHANGE_KINDS),
    facts: written(v.record(text(100), v.union([v.string(), v.pipe(v.number(), v.finite())]))),
  }),
  key: ['id'],
  instead: { at: LONG_AGO, kind: 'restored', facts: '{}' },
});

export const PACK_ROWS = kindOf({
  table: 'packs',
  columns: { id: 'id', kind: 'kind', set: 'in_set', seed: 'seed', came: 'came' },
  shape: v.pipe(
    v.object({ id, kind: v.picklist(PACK_KINDS), set: v.string(), seed: whole, came: time }),
    v.check((pack) => isPack(pack), 'a pack that can be opened'),
  ),
  key: ['id'],
  instead: { came: LONG_AGO },
});

export const DECKS = kindOf({
  table: 'decks',
  columns: {
    ...{ id: 'id', name: 'name', rulebook: 'rulebook', tags: 'tags', note: 'note', changed: 'changed' },
    thrownAway: 'thrown_away',
  },
  shape: v.object({
    id,
    name: v.string(),
    rulebook,
    tags: written(v.array(v.string())),
    note: v.string(),
    changed: time,
    thrownAway: v.nullable(time),
  }),
  key: ['id'],
  instead: { rulebook: 'fifth', tags: '[]', changed: LONG_AGO, thrownAway: LONG_AGO },
});

const versionNumber = v.pipe(whole, v.minValue(1), v.maxValue(1_000_000_000));

export const DECK_VERSIONS = kindOf({
  table: 'deck_versions',
  columns: {
    ...{ deck: 'deck', number: 'number', at: 'at', cards: 'cards', label: 'label', content: 'content' },
  },
  shape: v.object({
    deck: id,
    number: versionNumber,
    at: time,
    cards: count,
    label: v.string(),
    content: written(DECK),
  }),
  key: ['deck', 'number'],
  instead: { at: LONG_AGO },
});

/** What a list tells of a version, without reading its cards. */
export const DECK_VERSION_LINES = kindOf({
  table: 'deck_versions',
  columns: { deck: 'deck', number: 'number', at: 'at', cards: 'cards', label: 'label' },
  shape: v.object({ deck: id, number: versionNumber, at: time, cards: count, label: v.string() }),
  key: ['deck', 'number'],
  instead: { at: LONG_AGO },
});

/** What it is looked up by has to be what it says of itself, or it would be saved over another. */
export const MATCHES = kindOf({
  table: 'matches',
  columns: {
    ...{ id: 'id', player: 'player', gauntlet: 'gauntlet', state: 'state', duel: 'duel', changed: 'changed' },
    content: 'content',
  },
  shape: v.pipe(
    v.object({
      ...{ id: v.string(), player: id, gauntlet: v.nullable(v.string()), state: v.string() },
      ...{ duel: v.nullable(v.string()), changed: time, content: written(MATCH_SHAPE) },
    }),
    v.check(({ content, ...row }) => {
      const duel = content.state.kind === 'duelling' ? content.state.duel : null;
      const isSame = row.id === content.id && row.player === content.player && row.duel === duel;
      return isSame && row.state === content.state.kind && row.gauntlet === (content.gauntlet ?? null);
    }, 'a match that is the one it is kept as'),
  ),
  key: ['id'],
});

export const GAUNTLETS = kindOf({
  table: 'gauntlets',
  columns: { id: 'id', player: 'player', state: 'state', changed: 'changed', content: 'content' },
  shape: v.pipe(
    v.object({
      ...{ id: v.string(), player: id, state: v.string(), changed: time, content: written(GAUNTLET_SHAPE) },
    }),
    v.check(
      ({ content, ...row }) =>
        row.id === content.id && row.player === content.player && row.state === content.state.kind,
      'a gauntlet that is the one it is kept as',
    ),
  ),
  key: ['id'],
});

export const RESULTS = kindOf({
  table: 'results',
  columns: {
    ...{ duel: 'duel', match: 'match', at: 'at', rulebook: 'rulebook', wizard: 'wizard', level: 'level' },
    ...{
      deck: 'deck',
      against: 'against',
      outcome: 'outcome',
      began: 'began',
      turns: 'turns',
      reason: 'reason',
    },
    thrownAway: 'thrown_away',
  },
  shape: v.object({
    ...{ duel: uuid, match: v.nullable(uuid), at: time, rulebook, wizard: v.string(), level },
    ...{ deck: v.string(), against: v.string(), outcome: v.picklist(OUTCOMES) },
    ...{ began: v.nullable(v.picklist([0, 1])), turns: count, reason: v.string() },
    thrownAway: v.nullable(time),
  }),
  key: ['duel'],
});

export const NOTICE_ROWS = kindOf({
  table: 'notices',
  columns: { id: 'id', at: 'at', kind: 'kind', facts: 'facts' },
  shape: v.object({
    id,
    at: time,
    /** One that has left the contract has no sentence any more, and is not damaged. */
    kind: v.string(),
    facts: written(v.record(text(100), v.string())),
  }),
  key: ['id'],
});

const isOneDuel = ({ id: name, summary }: { id: string; summary: { id: string } }): boolean =>
  name === summary.id;
const ONE_DUEL = 'a duel that is the one it is kept as';

export const DUELS = kindOf({
  table: 'duels',
  columns: {
    ...{ id: 'id', began: 'began', changed: 'changed', undo: 'undo', summary: 'summary', setup: 'setup' },
  },
  shape: v.pipe(
    v.object({
      ...{ id: v.string(), began: time, changed: time, undo: v.string() },
      ...{ summary: written(DUEL_SUMMARY), setup: written(DUEL_SETUP) },
    }),
    v.check((duel) => isOneDuel(duel), ONE_DUEL),
  ),
  key: ['id'],
});

/** What a list tells of a duel, without reading how it began. */
export const DUEL_LINES = kindOf({
  table: 'duels',
  columns: { id: 'id', summary: 'summary' },
  shape: v.pipe(
    v.object({ id: v.string(), summary: written(DUEL_SUMMARY) }),
    v.check((duel) => isOneDuel(duel), ONE_DUEL),
  ),
  key: ['id'],
});

/** All of them, in the order in which a player would name them. */
export const ROW_KINDS: readonly RowKind<unknown>[] = [
  ...[PLAYER_ROWS, DECKS, DECK_VERSIONS, MATCHES, GAUNTLETS, RESULTS, CHANGES, PACK_ROWS, DUELS, NOTICE_ROWS],
];
