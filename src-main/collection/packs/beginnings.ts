/** What a new player begins with: packs of the rulebook's own time. */
import type { Pack, PlayerId, NewPlayer, Player, Settled } from '../../../src-shared/collection.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import type { WriteHandle } from '../database/handles.ts';
import { addPlayer } from '../players/players.ts';
import { addPack } from './packs.ts';

type Given = Pick<Pack, 'kind' | 'set'>;

const given = (count: number, kind: Pack['kind'], set: string): Given[] =>
  Array.from({ length: count }, () => ({ kind, set }));

/** Enough for a first deck; where no larger pack was sold, boosters stand in for it. */
export const BEGINNINGS: Readonly<Record<Rulebook, readonly Given[]>> = {
  alpha: [...given(1, 'starter', 'LEA'), ...given(3, 'booster', 'LEA')],
  fifth: [...given(1, 'starter', '5ED'), ...given(3, 'booster', '5ED')],
  portal: given(6, 'booster', 'POR'),
  tenth: [...given(1, 'tournament', '10E'), ...given(3, 'booster', '10E')],
  m11: given(6, 'booster', 'M11'),
};

/** Whoever has every card needs no packs. */
export const addWithBeginning = (database: WriteHandle, wanted: NewPlayer, now: Date): Settled<Player> =>
  database.transaction(() => {
    const added = addPlayer(database, wanted, now);
    if (added.kind === 'done' && wanted.holds === 'own')
      giveBeginning(database, added.value.id, wanted.rulebook, now);
    return added;
  });

export const giveBeginning = (
  database: WriteHandle,
  player: PlayerId,
  rulebook: Rulebook,
  now: Date,
): Pack[] => BEGINNINGS[rulebook].map((pack) => addPack(database, player, pack, now));
