/** Who plays here. */
import { done, refused } from '../../src-shared/collection.ts';
import type { Database } from '../collection/database/database.ts';
import { addWithBeginning } from '../collection/packs/beginnings.ts';
import * as people from '../collection/players/players.ts';
import type { HandlersOf } from './handlers.ts';

export function playerHandlers({ read, write }: Database): HandlersOf<`players.${string}`> {
  return {
    'players.list': () => people.players(read),
    'players.add': (wanted) => addWithBeginning(write, wanted, new Date()),
    'players.change': ({ player, ...changed }) => people.changePlayer(write, player, changed),
    'players.sit': ({ player }) => {
      if (!people.player(read, player)) return refused('noSuchPlayer');
      people.seePlayer(write, player, new Date());
      return done(null);
    },
    'players.throwAway': ({ player }) => people.throwPlayerAway(write, player, new Date()),
    'players.thrownAway': () => people.thrownPlayers(read),
    'players.takeBack': ({ player }) => people.takePlayerBack(write, player),
  };
}
