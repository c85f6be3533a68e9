/** Small duels for rules that a scenario cannot show: cards by name or made up, every seat asked at every moment. */
import { faceNamed } from '../../src-main/cards/index.ts';
import { editionNamed } from '../../src-main/engine/editions/registry.ts';
import {
  answer,
  fallback,
  newDuel,
  options,
  viewFor,
  type ActChoice,
  type CardNumber,
  type Duel,
  type DuelEvent,
  type PermanentPosition,
  type Position,
  type Question,
  type Reply,
  type Seat,
  type Setup,
  type Variant,
} from '../../src-main/engine/index.ts';
import type { Face } from '../../src-main/engine/language/face.ts';
import { PASS } from '../../src-shared/duel/question.ts';
import type { Thing } from '../../src-shared/duel/things.ts';

type Named = string | Face;
type Laid = Named | ({ readonly card: Named } & Omit<PermanentPosition, 'face'>);

export interface SeatWords {
  readonly hand?: readonly Named[];
  readonly library?: readonly Named[];
  readonly battlefield?: readonly Laid[];
  readonly graveyard?: readonly Named[];
  readonly life?: number;
}

/** Pins faces under their numbers. */
class Faces {
  readonly all: Face[] = [];
  readonly #edition: string;

  constructor(edition: string) {
    this.#edition = edition;
  }

  number(named: Named): number {
    const face = typeof named === 'string' ? faceNamed(named, editionNamed(this.#edition).eras) : named;
    if (!face) throw new Error(`There is no card called ${JSON.stringify(named)}.`);
    const known = this.all.indexOf(face);
    return known < 0 ? this.all.push(face) - 1 : known;
  }

  numbers(named: readonly Named[]): number[] {
    return named.map((one) => this.number(one));
  }

  permanent(laid: Laid): PermanentPosition {
    if (typeof laid === 'string' || !('card' in laid)) return { face: this.number(laid) };
    const { card, ...rest } = laid;
    return { face: this.number(card), ...rest };
  }
}

/** So many names, these in turn. */
export const times = (count: number, ...names: readonly string[]): string[] =>
  Array.from({ length: count }, (_, place) => names[place % names.length] ?? '');

const TEN_PLAINS = times(10, 'Plains');

type Begun = Partial<Pick<Position, 'turn' | 'active' | 'step'>>;

/** A position of two seats under this rulebook. */
export const under =
  (edition: string) =>
  (seats: readonly SeatWords[], start?: Begun, sink?: (event: DuelEvent) => void): Duel =>
    positionDuel(edition, seats, start, sink);

/** A position of two seats, attentive both. */
export const positionDuel = (
  edition: string,
  seats: readonly SeatWords[],
  start: Begun = {},
  sink?: (event: DuelEvent) => void,
): Duel => tableDuel(edition, 'duel', seats, start, sink);

const TEAM_SIZE: Partial<Record<Variant, number>> = { twoHeadedGiant: 2, emperor: 3 };

/** A position of any variant, with neighbours as team mates. */
export function tableDuel(
  edition: string,
  variant: Variant,
  seats: readonly SeatWords[],
  start: Begun = {},
  sink?: (event: DuelEvent) => void,
): Duel {
  const faces = new Faces(edition);
  const position: Position = {
    turn: 1,
    active: 0,
    step: 'main1',
    ...start,
    seats: seats.map(({ hand = [], library = TEN_PLAINS, battlefield = [], graveyard = [], life }) => ({
      hand: faces.numbers(hand),
      library: faces.numbers(library),
      graveyard: faces.numbers(graveyard),
      exile: [],
      ante: [],
      battlefield: battlefield.map((laid) => faces.permanent(laid)),
      ...(life === undefined ? {} : { life }),
    })),
  };
  const setup = setupOf(
    edition,
    faces,
    seats.map(() => []),
  );
  return newDuel({ ...setup, variant, seats: inTeams(setup.seats, variant), position }, sink);
}

const inTeams = (seats: Setup['seats'], variant: Variant): Setup['seats'] =>
  seats.map((seat, place) => ({ ...seat, team: Math.floor(place / (TEAM_SIZE[variant] ?? 1)) }));

/** A duel from its opening on; decks are shuffled unless stacked. */
export function openingDuel(
  edition: string,
  decks: readonly (readonly Named[])[],
  more: Partial<Setup> & { readonly stacked?: true } = {},
  sink?: (event: DuelEvent) => void,
): Duel {
  const { stacked, ...rest } = more;
  const faces = new Faces(edition);
  const setup = setupOf(
    edition,
    faces,
    decks.map((deck) => faces.numbers(deck)),
  );
  const seats = inTeams(setup.seats, rest.variant ?? 'duel').map((seat) =>
    stacked ? { ...seat, stacked } : seat,
  );
  return newDuel({ ...setup, seats, ...rest }, sink);
}

function setupOf(edition: string, faces: Faces, decks: readonly (readonly number[])[]): Setup {
  return {
    edition,
    faces: faces.all,
    seats: decks.map((deck, seat) => ({ name: `Seat ${seat}`, deck, team: seat, attentive: true })),
    variant: 'duel',
    seed: 7,
    ante: false,
  };
}

/** Replies, and fails on a refusal. */
export function say(duel: Duel, reply: Reply, sink?: (event: DuelEvent) => void): void {
  const refusal = answer(duel, reply, sink);
  if (refusal) throw new Error(`${JSON.stringify(reply)} was refused: ${refusal.reason}`);
}

export function act(duel: Duel, choice: ActChoice, sink?: (event: DuelEvent) => void): void {
  say(duel, { kind: 'act', act: choice }, sink);
}

export const pass = (duel: Duel, sink?: (event: DuelEvent) => void): void => say(duel, PASS, sink);

/** Every hand is kept, for as long as somebody is asked. */
export function keepAll(duel: Duel): void {
  while (duel.question?.kind === 'keep') say(duel, { kind: 'keep', keep: true });
}

/** Passes and plain answers until this holds; every question on the way is shown. */
export function goOnUntil(
  duel: Duel,
  isThere: (question: Question) => boolean,
  sink?: (event: DuelEvent) => void,
  look?: (question: Question) => void,
): void {
  for (let asked = 0; asked < 500; asked++) {
    const { question } = duel;
    if (!question || isThere(question)) return;
    look?.(question);
    say(duel, question.kind === 'act' ? PASS : fallback(duel), sink);
  }
  throw new Error('It never came to that.');
}

/** On to the attack, and these are sent against this seat. */
export function attackWith(duel: Duel, names: readonly string[], seat: Seat = 1): void {
  goOnUntil(duel, ({ kind }) => kind === 'attack');
  const attackers = names.map((name) => ({ card: permanentNamed(duel, name), seat, walker: -1, band: -1 }));
  say(duel, { kind: 'attack', attackers });
}

export function permanentNamed(duel: Duel, name: string): CardNumber {
  const found = viewFor(duel, 0).permanents.find((permanent) => permanent.name === name);
  if (!found) throw new Error(`${name} is not in play.`);
  return found.card;
}

export const thingAt = (duel: Duel, name: string): Thing => {
  const card = permanentNamed(duel, name);
  return { kind: 'card', card, incarnation: duel.cards[card]?.incarnation ?? 0 };
};

export function inHand(duel: Duel, seat: Seat, name: string): CardNumber {
  const found = viewFor(duel, seat).players[seat]?.hand.find((card) => card.name === name);
  if (!found) throw new Error(`Seat ${seat} holds no ${name}.`);
  return found.card;
}

export const lifeOf = (duel: Duel, seat: Seat): number | undefined => viewFor(duel, seat).players[seat]?.life;

export const handSize = (duel: Duel, seat: Seat): number =>
  viewFor(duel, seat).players[seat]?.hand.length ?? 0;

/** What could be done now, as kinds and cards. */
export function offered(duel: Duel): readonly ActChoice[] {
  const found = options(duel);
  return found?.kind === 'act' ? found.acts : [];
}

export const offers = (duel: Duel, kind: ActChoice['kind'], card: CardNumber): boolean =>
  offered(duel).some((choice) => choice.kind === kind && 'card' in choice && choice.card === card);
