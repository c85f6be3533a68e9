/** Cards: those there are, those a player holds, and how they come into the collection or out of it. */
import { refused } from '../../src-shared/collection.ts';
import type { Database } from '../collection/database/database.ts';
import { backUp, readBackup, restore } from '../collection/files/backup.ts';
import { change } from '../collection/owned/changing.ts';
import { history, undo } from '../collection/owned/history.ts';
import { markFrom, marks } from '../collection/owned/marks.ts';
import { owned } from '../collection/owned/owned.ts';
import { openOwnPack, packs } from '../collection/packs/packs.ts';
import { player as playerWith } from '../collection/players/players.ts';
import { holdingsOf } from '../collection/search/holdings.ts';
import { search } from '../collection/search/searching.ts';
import { Catalogues } from './catalogues.ts';
import { isFormat, legalityOf } from './deck-box.ts';
import { exportCards, importCards, writeFile } from './deck-files.ts';
import { readFile } from './file-reading.ts';
import type { HandlersOf } from './handlers.ts';

type CardHandlers = HandlersOf<
  `collection.${string}` | `packs.${string}` | 'files.readDeck' | 'files.writeDeck'
>;

export function cardHandlers(database: Database): CardHandlers {
  const { read, write } = database;
  const catalogues = new Catalogues();
  return {
    'collection.catalogue': ({ rulebook }) => catalogues.viewOf(rulebook),
    'collection.search': (input) => {
      const holdings = holdingsOf(read, input, { legalityOf, isFormat });
      const { entries, findings } = search(catalogues.of(input.rulebook), input, holdings);
      return { entries: entries.map(({ place }) => place), findings };
    },
    'collection.owned': ({ player }) => owned(read, player),
    'collection.change': ({ player, cards }) =>
      playerWith(read, player)
        ? change(write, { player, kind: 'byHand', facts: {}, cards }, new Date())
        : refused('noSuchPlayer'),
    'collection.history': ({ player, before }) =>
      history(read, player, before === undefined ? {} : { before }),
    'collection.undo': ({ player, change: id }) => undo(write, player, id, new Date()),
    'collection.marks': ({ player }) => marks(read, player),
    'collection.mark': ({ player, ...marked }) =>
      playerWith(read, player) ? markFrom(write, player, marked) : refused('noSuchPlayer'),
    'collection.import': ({ player, file }, work) => importCards(database, player, file, work, new Date()),
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
    'packs.open': ({ player, pack }) => openOwnPack(write, player, pack, new Date()),
  };
}
