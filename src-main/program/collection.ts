/** Players and what they hold, for the windows. */
import type { SearchResult } from '../../src-shared/catalogue.ts';
import type { CollectionCalls, SearchInput } from '../../src-shared/collection-calls.ts';
import { done, refused, type Copies, type PlayerId } from '../../src-shared/collection.ts';
import type { Database } from '../collection/database/database.ts';
import * as decks from '../collection/decks/decks.ts';
import { backUp, readBackup, restore } from '../collection/files/backup.ts';
import { change } from '../collection/owned/changing.ts';
import { history, undo } from '../collection/owned/history.ts';
import { markFrom, marks } from '../collection/owned/marks.ts';
import { owned } from '../collection/owned/owned.ts';
import { giveBeginning } from '../collection/packs/beginnings.ts';
import { openOwnPack, packs } from '../collection/packs/packs.ts';
import * as people from '../collection/players/players.ts';
import type { Entry } from '../collection/search/catalogue.ts';
import type { Holdings } from '../collection/search/holdings.ts';
import { search } from '../collection/search/searching.ts';
import { trade, wants } from '../collection/trading/trading.ts';
import { adapt, LATEST_DAY, playFormatNames } from '../decks/index.ts';
import { Catalogues } from './catalogues.ts';
import type { Work } from './connection.ts';
import { box, isFormat, legalityOf, readyDeck, verdict } from './deck-box.ts';
import { exportCards, importCards, writeFile } from './deck-files.ts';
import { readFile } from './file-reading.ts';
import { binderToday, TRADERS } from './traders.ts';

type CollectionHandlers = {
  [Name in keyof CollectionCalls]: (
    input: CollectionCalls[Name]['input'],
    work: Work,
  ) => CollectionCalls[Name]['output'] | Promise<CollectionCalls[Name]['output']>;
};

/** As many of each as anybody may want. */
const EVERY_CARD = 99;

export function collectionHandlers(
  database: Database,
  now: () => Date = () => new Date(),
): CollectionHandlers {
  const { read, write } = database;
  const catalogues = new Catalogues();

  const holdsEverything = (player: PlayerId): boolean => people.player(read, player)?.holds === 'everything';

  function holdingsOf({ player, inDeck = {}, everyPrinting }: SearchInput): Holdings {
    const marked = new Map(marks(read, player).map((one) => [one.card, one]));
    return {
      ownedOf: holdsEverything(player) ? () => EVERY_CARD : ownedReader(owned(read, player), everyPrinting),
      inDeckOf: (card) => inDeck[card] ?? 0,
      isFavourite: (card) => marked.get(card)?.isFavourite === true,
      noteOf: (card) => marked.get(card)?.note ?? '',
      legalityOf,
      isFormat,
    };
  }

  function searched(input: SearchInput): SearchResult {
    const { entries: all } = catalogues.of(input.rulebook);
    const places = new Map(all.map((entry, place) => [entry, place]));
    const { entries, findings } = search(catalogues.of(input.rulebook), input, holdingsOf(input));
    return { entries: entries.map((entry) => places.get(entry) ?? 0), findings };
  }

  const traderNamed = (wizard: string) => TRADERS.find(({ name }) => name === wizard);

  return {
    'players.list': () => people.players(read),
    'players.add': (wanted) =>
      write.transaction(() => {
        const added = people.addPlayer(write, wanted, now());
        if (added.kind === 'done' && wanted.holds === 'own')
          giveBeginning(write, added.value.id, wanted.rulebook, now());
        return added;
      }),
    'players.change': ({ player, ...changed }) => people.changePlayer(write, player, changed),
    'players.sit': ({ player }) => {
      if (!people.player(read, player)) return refused('noSuchPlayer');
      people.seePlayer(write, player, now());
      return done(null);
    },
    'players.throwAway': ({ player }) => people.throwPlayerAway(write, player, now()),
    'players.thrownAway': () => people.thrownPlayers(read),
    'players.takeBack': ({ player }) => people.takePlayerBack(write, player),
    'collection.catalogue': ({ rulebook }) => catalogues.viewOf(rulebook),
    'collection.search': searched,
    'collection.owned': ({ player }) => owned(read, player),
    'collection.change': ({ player, cards }) =>
      people.player(read, player)
        ? change(write, { player, kind: 'byHand', facts: {}, cards }, now())
        : refused('noSuchPlayer'),
    'collection.history': ({ player, before }) =>
      history(read, player, before === undefined ? {} : { before }),
    'collection.undo': ({ player, change: id }) => undo(write, player, id, now()),
    'collection.marks': ({ player }) => marks(read, player),
    'collection.mark': ({ player, ...marked }) =>
      people.player(read, player) ? markFrom(write, player, marked) : refused('noSuchPlayer'),
    'collection.import': ({ player, file }, work) => importCards(database, player, file, work, now()),
    'collection.export': ({ player, format }) => exportCards(database, player, format),
    'collection.backUp': ({ player }) => {
      const backup = backUp(read, player);
      return backup ? JSON.stringify(backup) : null;
    },
    'collection.restore': ({ text }) => {
      const backup = readBackup(text);
      return backup.kind === 'refused' ? backup : restore(write, backup.value);
    },
    'files.readDeck': ({ file }, work) => readFile('deck', file, work),
    'files.writeDeck': ({ content, format }) => writeFile(content, format),
    'packs.list': ({ player }) => packs(read, player),
    'packs.open': ({ player, pack }) => openOwnPack(write, player, pack, now()),
    'trading.binders': ({ player }) => {
      const sitting = people.player(read, player);
      if (!sitting) return [];
      return TRADERS.map((trader) => ({
        wizard: trader.name,
        cards: binderToday(database, player, sitting.rulebook, trader, now()),
        asks: trader.asks,
      }));
    },
    'trading.wants': ({ wizard, offer }) => {
      const trader = traderNamed(wizard);
      return trader ? wants(trader, offer) : Number.MAX_SAFE_INTEGER;
    },
    'trading.trade': ({ player, wizard, offer }) => {
      const sitting = people.player(read, player);
      const trader = traderNamed(wizard);
      if (!sitting || !trader) return refused('noSuchPlayer');
      const binder = binderToday(database, player, sitting.rulebook, trader, now());
      return trade(write, player, { trader, binder, offer }, now());
    },
    'decks.box': ({ player, rulebook, thrownAway }) => box(read, player, rulebook, thrownAway),
    'decks.check': ({ content, against }) => verdict(content, against),
    'decks.adapt': ({ content, rulebook }) => adapt(content, rulebook),
    'decks.formats': () => ({ names: playFormatNames(), latest: LATEST_DAY }),
    'decks.ready': ({ name }) => readyDeck(name) ?? null,
    'decks.list': ({ player, thrownAway }) => decks.deckSummaries(read, player, thrownAway),
    'decks.read': ({ player, deck, version }) => decks.keptDeck(read, player, deck, version) ?? null,
    'decks.versions': ({ player, deck }) => decks.deckVersions(read, player, deck),
    'decks.add': ({ player, name, rulebook, content }) =>
      people.player(read, player)
        ? decks.addDeck(write, player, { name, rulebook, deck: content }, now())
        : refused('noSuchPlayer'),
    'decks.save': ({ player, deck, content, from }) =>
      decks.saveDeckFrom(write, player, deck, { deck: content, from }, now()),
    'decks.change': ({ player, deck, ...changed }) => decks.changeDeck(write, player, deck, changed),
    'decks.label': ({ player, deck, version, ...label }) =>
      decks.labelVersion(write, player, deck, version, label),
    'decks.throwAway': ({ player, deck }) => decks.throwDeckAway(write, player, deck, now()),
    'decks.takeBack': ({ player, deck }) => decks.takeDeckBack(write, player, deck),
  };
}

/** Of one printing, or of a card in all of its printings. */
function ownedReader(all: readonly Copies[], everyPrinting: boolean): (entry: Entry) => number {
  const counts = new Map<string, number>();
  const keyOf = (card: string, set: string, number: string): string =>
    everyPrinting ? [card, set, number].join('\n') : card;
  for (const { card, set, number, count } of all) {
    const key = keyOf(card, set, number);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return ({ card, set, number }) => counts.get(keyOf(card.name, set, number)) ?? 0;
}
