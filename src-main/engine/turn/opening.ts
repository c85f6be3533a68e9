/** The set-up becomes a duel: decks shuffled, who begins, hands drawn and exchanged; or a position made by hand. */
import type {
  CardNumber,
  Duel,
  Permanent,
  PermanentPosition,
  Seat,
  SeatPosition,
  Setup,
} from '../value/duel.ts';
import { flipCoin, rollBelow, shuffled } from '../value/chance.ts';
import { change } from '../changes/permanents.ts';
import { NO_POOL } from '../changes/players.ts';
import { makeCard, moveCard, reveal, shuffleLibrary } from '../changes/zones.ts';
import { touch, withBeside } from '../value/derived.ts';
import { editionNamed, editionOf } from '../editions/registry.ts';
import { effectsOf, faceAt } from '../faces/faces.ts';
import type { OpeningFrame } from '../value/frame.ts';
import { answerIn, give, pop, push, retop } from '../value/stack.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { TYPE } from '../value/masks.ts';
import type { Question } from '../../../src-shared/duel/question.ts';
import { actOf } from '../events/noticing.ts';
import { report } from '../value/report.ts';
import {
  opponentsOf,
  everySeat,
  inTurnOrder,
  nextSeat,
  purseOf,
  purseSeat,
  seatAfter,
  takingTurnWith,
} from '../value/seats.ts';
import { cardAt, seatThing } from '../value/things.ts';
import { looksOf, snapshotOf } from '../reading/looks.ts';
import { beginTurn } from './turn.ts';

export function emptyDuel(setup: Setup): Duel {
  const { opening } = editionNamed(setup.edition);
  const none = (): readonly CardNumber[][] => setup.seats.map(() => []);
  return withBeside({
    setup,
    faces: setup.faces,
    cards: [],
    board: [],
    battlefield: [],
    libraries: [...none()],
    hands: [...none()],
    graveyards: [...none()],
    exiles: [...none()],
    antes: [...none()],
    pools: setup.seats.map(() => NO_POOL),
    purses: setup.seats.map((seat) => ({ life: seat.life ?? opening.life(setup.variant), poison: 0 })),
    lost: setup.seats.map(() => false),
    fell: setup.seats.map(() => 0),
    points: setup.seats.map(() => 0),
    attentive: setup.seats.map((seat) => seat.attentive),
    chain: [],
    effects: [],
    waiting: [],
    duties: [],
    past: [],
    frames: [],
    combat: undefined,
    turn: { number: 0, active: [0], step: 'untap', lands: setup.seats.map(() => 0), extra: [], order: 0 },
    memory: [],
    chance: { state: setup.seed | 0, used: 0 },
    nextId: 1,
    decisions: 0,
    question: undefined,
    result: undefined,
  });
}

export function setUp(duel: Duel): void {
  if (duel.setup.position) return setPosition(duel);
  for (const seat of everySeat(duel)) layDeck(duel, seat);
  push(duel, {
    kind: 'opening',
    stage: 'whoBegins',
    seat: 0,
    asking: [],
    exchanged: everySeat(duel).map(() => 0),
  });
}

/** Cards get their numbers after the shuffle: in the order of a deck list they would give themselves away. */
function layDeck(duel: Duel, seat: Seat): void {
  const setup = duel.setup.seats[seat];
  const deck = (setup?.deck ?? []).filter((face) => isForThisDuel(duel, face));
  const faces = setup?.stacked ? deck : shuffled(duel, deck);
  duel.libraries[seat] = faces.map((face) => newCard(duel, seat, face));
}

/** Cards about what is put up stay out of duels in which nothing is. */
function isForThisDuel(duel: Duel, face: number): boolean {
  const isAtStake = duel.setup.ante && editionOf(duel).opening.ante;
  const { abilities } = faceAt(duel, face);
  return (
    isAtStake || !abilities.some((ability) => ability.kind === 'rule' && ability.rule.kind === 'anteOnly')
  );
}

function newCard(duel: Duel, owner: Seat, face: number): CardNumber {
  duel.cards.push({ owner, face, zone: 'library', incarnation: 0, known: 0 });
  duel.board.push(undefined);
  return duel.cards.length - 1;
}

export function stepOpening(duel: Duel, frame: OpeningFrame): Question | undefined {
  switch (frame.stage) {
    case 'whoBegins':
      return chooseStarter(duel, frame);
    case 'said': {
      assignStart(duel, frame);
      return;
    }
    case 'hands': {
      dealHands(duel, frame);
      return;
    }
    case 'exchanges':
      return askHands(duel, frame);
    case 'beginnings': {
      offerBeginnings(duel, frame);
      return;
    }
    case 'firstTurn':
      pop(duel);
      beginTurn(duel, duel.lost[frame.seat] ? nextSeat(duel, frame.seat) : frame.seat);
      return undefined;
  }
}

function chooseStarter(duel: Duel, frame: OpeningFrame): Question | undefined {
  const { opening } = editionOf(duel);
  if (duel.setup.ante && opening.ante) for (const seat of everySeat(duel)) putUpAnte(duel, seat);
  const seat = starter(duel, opening.start === 'coinAssigns' ? undefined : duel.setup.lostLast);
  retop(duel, { ...frame, stage: 'said', seat });
  if (opening.start !== 'loserStarts') return { seat, for: seat, kind: 'start' };
  give(duel, { opening: true });
  return undefined;
}

function starter(duel: Duel, loser: Seat | undefined): Seat {
  if (loser !== undefined) return loser;
  if (duel.setup.seats.length > 2) return rollBelow(duel, duel.setup.seats.length);
  const face = flipCoin(duel);
  const seat = face === 'heads' ? 0 : 1;
  report(duel, { kind: 'coin', seat, face });
  return seat;
}

function putUpAnte(duel: Duel, seat: Seat): void {
  const card = duel.libraries[seat]?.[0];
  if (card !== undefined) moveCard(duel, card, 'ante', { cause: 'rule' });
}

function assignStart(duel: Duel, frame: OpeningFrame): undefined {
  const seat = answerIn(frame, 'opening') ? frame.seat : seatAfter(duel, frame.seat);
  duel.turn = { ...duel.turn, active: takingTurnWith(duel, seat), order: seat };
  retop(duel, { ...frame, stage: 'hands', seat });
  return undefined;
}

function dealHands(duel: Duel, frame: OpeningFrame): undefined {
  for (const seat of everySeat(duel)) drawHand(duel, seat, handOf(duel, seat));
  retop(duel, { ...frame, stage: 'exchanges', asking: inTurnOrder(duel) });
  return undefined;
}

/** What was agreed on, or what the rulebook says. */
const handOf = (duel: Duel, seat: Seat): number =>
  duel.setup.seats[seat]?.hand ?? editionOf(duel).opening.hand;

function drawHand(duel: Duel, seat: Seat, count: number): void {
  for (const card of (duel.libraries[seat] ?? []).slice(0, count))
    moveCard(duel, card, 'hand', { cause: 'draw' });
}

function askHands(duel: Duel, frame: OpeningFrame): Question | undefined {
  const keeps = frame.answer?.opening;
  const [seat, ...rest] = frame.asking;
  if (seat === undefined) {
    retop(duel, { ...frame, stage: 'beginnings' });
    return undefined;
  }
  if (keeps === false) {
    exchange(duel, frame, seat);
    return undefined;
  }
  if (!keeps && mayExchange(duel, frame, seat)) return { seat, for: seat, kind: 'keep' };
  retop(duel, { ...frame, asking: rest });
  return undefined;
}

/** Cards of opening hands that may begin in play are offered one after the other, each player's in turn. */
function offerBeginnings(duel: Duel, frame: OpeningFrame): void {
  const offered = frame.offered ?? [];
  const before = offered.at(-1);
  if (before !== undefined && answerIn(frame, 'yesNo'))
    moveCard(duel, before, 'battlefield', { cause: 'rule' });
  const next = inTurnOrder(duel)
    .flatMap((seat) => duel.hands[seat] ?? [])
    .find((card) => !offered.includes(card) && beginning(duel, card) >= 0);
  if (next === undefined) {
    retop(duel, { ...frame, stage: 'firstTurn' });
    return;
  }
  retop(duel, { ...frame, offered: [...offered, next] });
  const { owner: seat, face } = cardAt(duel, next);
  const act = actOf(seat, snapshotOf(duel, next), face, beginning(duel, next));
  push(duel, { kind: 'yesNo', seat, by: seat, act, node: 0 });
}

/** The number of the ability that says so, or -1. */
const beginning = (duel: Duel, card: CardNumber): number =>
  faceAt(duel, cardAt(duel, card).face).abilities.findIndex(
    (ability) => ability.kind === 'rule' && ability.rule.kind === 'beginsInPlay',
  );

function mayExchange(duel: Duel, frame: OpeningFrame, seat: Seat): boolean {
  const hand = duel.hands[seat] ?? [];
  const before = frame.exchanged[seat] ?? 0;
  switch (editionOf(duel).opening.mulligan) {
    case 'none':
      return false;
    case 'oneFewer':
      return hand.length > 0;
    case 'landless':
    case 'landlessShown':
      if (before > 0) return false;
      return frame.exchanged.some((count, other) => other !== seat && count > 0) || isAllOrNoLand(duel, seat);
  }
}

function isAllOrNoLand(duel: Duel, seat: Seat): boolean {
  const hand = duel.hands[seat] ?? [];
  const lands = hand.filter((card) => looksOf(duel, card).types & TYPE.land).length;
  return lands === 0 || lands === hand.length;
}

function exchange(duel: Duel, frame: OpeningFrame, seat: Seat): void {
  const { mulligan, freeFirstMulligan } = editionOf(duel).opening;
  const hand = handOf(duel, seat);
  const before = frame.exchanged[seat] ?? 0;
  const free = freeFirstMulligan && duel.setup.seats.length > 2 ? 1 : 0;
  const count = mulligan === 'oneFewer' ? Math.max(0, hand - Math.max(0, before + 1 - free)) : hand;
  // Whoever follows the redraw of another shows nothing, whatever is in the hand.
  if (mulligan === 'landlessShown' && frame.exchanged.every((count) => count === 0))
    reveal(duel, duel.hands[seat] ?? [], seat);
  for (const card of duel.hands[seat] ?? [])
    moveCard(duel, card, 'library', { cause: 'rule', place: 'bottom' });
  shuffleLibrary(duel, seat);
  drawHand(duel, seat, count);
  report(duel, { kind: 'mulligan', seat, cards: count });
  const exchanged = frame.exchanged.map((times, other) => (other === seat ? times + 1 : times));
  retop(duel, { ...frame, exchanged, asking: askedNext(duel, frame, seat) });
}

/** Where any hand may go back this player is asked again; in 1997 the others are, for they may follow. */
function askedNext(duel: Duel, frame: OpeningFrame, seat: Seat): readonly Seat[] {
  if (editionOf(duel).opening.mulligan === 'oneFewer') return frame.asking;
  const followers = inTurnOrder(duel).filter(
    (other) => other !== seat && (frame.exchanged[other] ?? 0) === 0 && !frame.asking.includes(other),
  );
  return [...frame.asking.slice(1), ...followers];
}

interface Laid {
  readonly card: CardNumber;
  readonly wanted: PermanentPosition;
}

function setPosition(duel: Duel): void {
  const { position } = duel.setup;
  if (!position) return;
  duel.turn = { ...duel.turn, active: [position.active], order: position.active };
  position.seats.forEach((wanted, seat) => {
    layZones(duel, seat, wanted);
  });
  const laid = position.seats.flatMap((wanted, seat) =>
    wanted.battlefield.map((permanent): Laid => ({
      card: layPermanent(duel, seat, permanent),
      wanted: permanent,
    })),
  );
  for (const { card, wanted } of laid) {
    const host = wanted.attachedTo === undefined ? undefined : laid[wanted.attachedTo];
    if (host) change(duel, card, { attachedTo: host.card });
  }
  touch(duel);
  beginTurn(duel, position.active);
  duel.turn = { ...duel.turn, number: position.turn };
  for (const { card, wanted } of laid) {
    const { controller } = looksOf(duel, card);
    change(duel, card, { settled: wanted.sick ? -1 : controller, holder: controller });
  }
  startAt(duel, position.step);
}

function layZones(duel: Duel, seat: Seat, wanted: SeatPosition): void {
  const { life, poison } = purseOf(duel, seat);
  duel.purses[purseSeat(duel, seat)] = { life: wanted.life ?? life, poison: wanted.poison ?? poison };
  duel.libraries[seat] = wanted.library.map((face) => newCard(duel, seat, face));
  const zones = [
    ['hand', wanted.hand],
    ['graveyard', [...wanted.graveyard].reverse()],
    ['exile', wanted.exile],
    ['ante', wanted.ante],
  ] as const;
  for (const [zone, faces] of zones)
    for (const face of faces) moveCard(duel, makeCard(duel, seat, face), zone, { cause: 'rule' });
  for (const card of duel.hands[seat] ?? []) duel.cards[card] = { ...cardAt(duel, card), known: 1 << seat };
  if (wanted.mana) duel.pools[seat] = wanted.mana;
}

function layPermanent(duel: Duel, seat: Seat, wanted: PermanentPosition): CardNumber {
  const card = makeCard(duel, seat, wanted.face);
  moveCard(duel, card, 'battlefield', {
    cause: 'rule',
    under: wanted.controller ?? seat,
    tapped: wanted.tapped,
    counters: wanted.counters,
    chosen: { ...chosenByDefault(duel, seat, wanted.face), ...wanted.chosen },
  });
  if (wanted.damage) change(duel, card, { damage: wanted.damage });
  return card;
}

/** Where a position says nothing of it, the first opponent was chosen as it came into play. */
function chosenByDefault(duel: Duel, seat: Seat, face: number): Permanent['chosen'] {
  const opponent = opponentsOf(duel, seat)[0];
  if (opponent === undefined) return {};
  const slots = faceAt(duel, face).abilities.flatMap((ability) =>
    ability.kind === 'instead' && ability.instead.kind === 'asEnters'
      ? effectsOf(ability).flatMap((effect) =>
          effect.kind === 'choose' && effect.from.kind === 'players' ? [effect.slot] : [],
        )
      : [],
  );
  return Object.fromEntries(slots.map((slot) => [slot, [seatThing(opponent)]]));
}

/** The turn goes on from this step; what lies before it has happened. */
function startAt(duel: Duel, step: Step): void {
  const { steps } = editionOf(duel);
  duel.frames = [];
  push(duel, { kind: 'turn', ahead: steps.slice(Math.max(0, steps.indexOf(step))) });
}
