/** From a scenario to the set-up of a duel, and which card got which number. */
import type {
  CardNumber,
  PermanentPosition,
  Position,
  SeatPosition,
  SeatSetup,
  Setup,
} from '../../src-main/engine/index.ts';
import { namesAskedBy } from '../../src-main/cards/index.ts';
import type { Edition } from '../../src-main/engine/editions/policy.ts';
import { Faces } from './cards.ts';
import { foldedStep } from './moments.ts';
import { UnreadableScenario, type PermanentEntry, type Player, type Scenario } from './read.ts';

const LIBRARY_SIZE = 20;

export interface Prepared {
  readonly setup: Setup;
  /** The seats' names in turn order. */
  readonly seats: readonly string[];
  /** Cards that the file gave a name of their own. */
  readonly aliases: ReadonlyMap<string, CardNumber>;
}

export function prepare(scenario: Scenario, edition: Edition): Prepared {
  const faces = new Faces(scenario, edition.eras);
  const seats = Object.keys(scenario.players);
  const players = Object.values(scenario.players);
  const positions = players.map((player) => seatPosition(player, seats, faces, players));
  const aliases = namedCards(players, positions);
  const variant = scenario.variant ?? (seats.length === 2 ? 'duel' : 'freeForAll');
  const setup: Setup = {
    edition: edition.name,
    variant,
    seed: scenario.seed ?? 1,
    ante: positions.some(({ ante }) => ante.length > 0),
    faces: faces.list,
    ...namesAskedBy(faces.list),
    seats: seats.map((name, seat): SeatSetup => ({
      name,
      deck: positions[seat]?.library ?? [],
      stacked: true,
      team: teamOf(scenario, name, seat),
      attentive: true,
      ...(players[seat]?.life === undefined ? {} : { life: players[seat].life }),
    })),
    ...(scenario.lostBefore === undefined ? {} : { lostLast: seats.indexOf(scenario.lostBefore) }),
    ...(scenario.random ? { fixedChance: scenario.random } : {}),
    ...(scenario.opening ? {} : { position: positionOf(scenario, edition, seats, positions) }),
  };
  return { setup, seats, aliases };
}

function teamOf(scenario: Scenario, name: string, seat: number): number {
  const team = (scenario.teams ?? []).findIndex((members) => members.includes(name));
  return team < 0 ? seat + (scenario.teams?.length ?? 0) : team;
}

function positionOf(
  scenario: Scenario,
  edition: Edition,
  seats: readonly string[],
  positions: readonly SeatPosition[],
): Position {
  const turn = scenario.turn ?? 1;
  return {
    turn,
    active:
      scenario.active === undefined ? firstOfTurn(scenario, seats, turn) : seats.indexOf(scenario.active),
    step: foldedStep(edition, scenario.start ?? 'main1'),
    seats: positions,
  };
}

/** Where teams share turns, a turn number belongs to a team. */
function firstOfTurn(scenario: Scenario, seats: readonly string[], turn: number): number {
  if (scenario.variant !== 'twoHeadedGiant') return (turn - 1) % seats.length;
  const teams = seats.map((name, seat) => teamOf(scenario, name, seat));
  const inOrder = [...new Set(teams)];
  return teams.indexOf(inOrder[(turn - 1) % inOrder.length] ?? 0);
}

function seatPosition(
  player: Player,
  seats: readonly string[],
  faces: Faces,
  players: readonly Player[],
): SeatPosition {
  const numbers = (entries: readonly PermanentEntry[] = []): number[] =>
    entries.map(({ card }) => faces.numberOf(card));
  const listed = numbers(player.libraryTop ?? player.library);
  const missing = player.fill === false ? 0 : Math.max(0, LIBRARY_SIZE - listed.length);
  const filled = missing === 0 ? [] : Array.from({ length: missing }, () => faces.numberOf('Plains'));
  return {
    ...(player.life === undefined ? {} : { life: player.life }),
    ...(player.poison === undefined ? {} : { poison: player.poison }),
    library: [...listed, ...filled],
    hand: numbers(player.hand),
    graveyard: numbers(player.graveyard),
    exile: numbers(player.exile),
    ante: player.ante === undefined ? [] : [faces.numberOf(player.ante)],
    battlefield: (player.battlefield ?? []).map((entry) => permanentOf(entry, seats, faces, players)),
  };
}

function permanentOf(
  entry: PermanentEntry,
  seats: readonly string[],
  faces: Faces,
  players: readonly Player[],
): PermanentPosition {
  const face = entry.token ? faces.tokenNumber(entry.card, entry.madeBy) : faces.numberOf(entry.card);
  const loyalty = entry.loyalty ?? faces.at(face).loyalty;
  const counters = { ...entry.counters, ...(loyalty === undefined ? {} : { loyalty }) };
  return {
    face,
    ...(entry.tapped ? { tapped: true } : {}),
    ...(entry.sick ? { sick: true } : {}),
    ...(entry.damage === undefined ? {} : { damage: entry.damage }),
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...(entry.controller === undefined ? {} : { controller: seats.indexOf(entry.controller) }),
    ...(entry.token ? { token: true } : {}),
    ...(entry.attachedTo === undefined ? {} : { attachedTo: hostOf(entry.attachedTo, seats, players) }),
    ...(entry.chosen ? { chosen: entry.chosen } : {}),
  };
}

/** The place of the host among all permanents, one seat after the other. */
function hostOf(name: string, seats: readonly string[], players: readonly Player[]): number {
  const all = players.flatMap((player, seat) =>
    (player.battlefield ?? []).map((entry) => ({ entry, seat: seats[seat] ?? '' })),
  );
  const place =
    findPlace(all, ({ entry }) => entry.as === name) ??
    findPlace(all, ({ entry }) => entry.card === name) ??
    findPlace(
      all,
      ({ entry, seat }) => name === `${seat}.${entry.card}` || name === `${seat}.${entry.as ?? ''}`,
    );
  if (place === undefined) throw new UnreadableScenario([`there is no permanent ${name} to be attached to`]);
  return place;
}

function findPlace<Item>(items: readonly Item[], test: (item: Item) => boolean): number | undefined {
  const place = items.findIndex(test);
  return place < 0 ? undefined : place;
}

/** A position deals numbers to cards zone by zone, seat by seat, and to all permanents last. */
function namedCards(
  players: readonly Player[],
  positions: readonly SeatPosition[],
): ReadonlyMap<string, CardNumber> {
  const aliases = new Map<string, CardNumber>();
  let next = 0;
  const take = (entries: readonly PermanentEntry[] = [], total = entries.length): void => {
    entries.forEach(({ as }, place) => {
      if (as !== undefined && !aliases.has(as)) aliases.set(as, next + place);
    });
    next += total;
  };
  players.forEach((player, seat) => {
    take(player.libraryTop ?? player.library, positions[seat]?.library.length);
    take(player.hand);
    take([...(player.graveyard ?? [])].reverse());
    take(player.exile);
    next += positions[seat]?.ante.length ?? 0;
  });
  for (const player of players) take(player.battlefield);
  return aliases;
}
