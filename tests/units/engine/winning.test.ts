import { describe, expect, test } from 'vitest';
import { faceNamed } from '../../../src-main/cards/index.ts';
import {
  newDuel,
  type Duel,
  type Position,
  type Seat,
  type SeatPosition,
  type Variant,
} from '../../../src-main/engine/index.ts';
import { activated } from '../../../src-main/engine/language/abilities.ts';
import { tap } from '../../../src-main/engine/language/costs/tapCost.ts';
import type { Effect } from '../../../src-main/engine/language/effect.ts';
import { loseDuel, winDuel } from '../../../src-main/engine/language/effects/finish.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { you } from '../../../src-main/engine/language/refs/players.ts';
import { targetPlayer } from '../../../src-main/engine/language/refs/target.ts';
import { act, goOnUntil, permanentNamed, say } from '../../support/rule-duel.ts';

const relic = (name: string, effect: Effect): Face => ({
  name,
  cost: '{1}',
  types: ['artifact'],
  supertypes: [],
  subtypes: [],
  abilities: [activated(tap, effect)],
});

const real = (name: string): Face => {
  const face = faceNamed(name, ['m11', 'tenth']);
  if (!face) throw new Error(`There is no card called ${name}.`);
  return face;
};

const FACES = [
  real('Plains'),
  relic('Laurel', winDuel(you)),
  relic('Black Ball', loseDuel(targetPlayer())),
  real('Platinum Angel'),
];

/** Each seat with these permanents in play; the first seat is in its main phase. */
function tableOf(variant: Variant, teams: readonly number[], held: readonly (readonly string[])[]): Duel {
  const seats = teams.map((_, seat): SeatPosition => ({
    library: Array.from({ length: 10 }, () => 0),
    hand: [],
    graveyard: [],
    exile: [],
    ante: [],
    battlefield: (held[seat] ?? []).map((name) => ({ face: FACES.findIndex((face) => face.name === name) })),
  }));
  const position: Position = { turn: 5, active: 0, step: 'main1', seats };
  return newDuel({
    edition: 'm11',
    variant,
    seed: 7,
    ante: false,
    faces: FACES,
    position,
    seats: teams.map((team, seat) => ({ name: `Seat ${seat}`, team, deck: [], attentive: false })),
  });
}

/** The first seat uses the ability of this permanent, and everybody lets it happen. */
function use(duel: Duel, name: string, target?: Seat): void {
  const card = permanentNamed(duel, name);
  const targets = target === undefined ? {} : { targets: [[{ kind: 'seat', seat: target }] as const] };
  act(duel, { kind: 'activate', card, ability: 0, ...targets });
  goOnUntil(duel, () => duel.chain.length === 0);
}

const DUEL = [0, 1];
const THREE = [0, 1, 2];
const GIANTS = [0, 0, 1, 1];

describe('R033: an ability that says who wins', () => {
  test('makes everybody else lose, however many there are', () => {
    const duel = tableOf('freeForAll', THREE, [['Laurel']]);
    use(duel, 'Laurel');
    expect(duel.result).toEqual({ kind: 'won', seats: [0] });
    expect(duel.lost).toEqual([false, true, true]);
  });

  test('makes the whole side win', () => {
    const duel = tableOf('twoHeadedGiant', GIANTS, [['Laurel']]);
    use(duel, 'Laurel');
    expect(duel.result).toEqual({ kind: 'won', seats: [0, 1] });
  });

  test('does nothing for a player who cannot win', () => {
    const duel = tableOf('freeForAll', THREE, [['Laurel'], [], ['Platinum Angel']]);
    use(duel, 'Laurel');
    expect(duel.result).toBeUndefined();
    expect(duel.lost).toEqual([false, false, false]);
  });
});

describe('R033: an ability that says who loses', () => {
  test('puts that player out and lets the others go on', () => {
    const duel = tableOf('freeForAll', THREE, [['Black Ball']]);
    use(duel, 'Black Ball', 1);
    expect(duel.lost).toEqual([false, true, false]);
    expect(duel.result).toBeUndefined();
  });

  test('ends a duel of two', () => {
    const duel = tableOf('duel', DUEL, [['Black Ball']]);
    use(duel, 'Black Ball', 1);
    expect(duel.result).toEqual({ kind: 'won', seats: [0] });
  });

  test('does nothing to a player who cannot lose, nor to the other head of that giant', () => {
    const duel = tableOf('twoHeadedGiant', GIANTS, [['Black Ball'], [], [], ['Platinum Angel']]);
    use(duel, 'Black Ball', 2);
    expect(duel.result).toBeUndefined();
    expect(duel.lost).toEqual([false, false, false, false]);
  });
});

test('R034: a player who cannot lose may still give up', () => {
  const duel = tableOf('duel', DUEL, [['Platinum Angel']]);
  say(duel, { kind: 'concede', seat: 0 });
  expect(duel.result).toEqual({ kind: 'won', seats: [1] });
});
