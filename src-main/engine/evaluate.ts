/** Reads the language: who is meant, what fits, how many, and whether it is so, at this moment. */
import type { Act, CardNumber, Duel, Looks, Seat, Thing, Value } from './duel.ts';
import type { Amount, AmountKind, AmountNode } from './language/amount.ts';
import type { Condition, ConditionKind } from './language/condition.ts';
import type { Filter, FilterKind } from './language/filter.ts';
import type { Ref } from './language/ref.ts';
import type { State } from './language/filters/state.ts';
import type { Comparison } from '../../src-shared/duel/words.ts';
import { COLOUR, KEYWORD, SUPERTYPE, TYPE } from './masks.ts';
import { everySeat, inTurnOrder, opponentsOf, purseOf, seatsIn } from './seats.ts';
import {
  cardAt,
  cardThing,
  chainItem,
  isThere,
  lastKnown,
  looksOf,
  looksOfThing,
  sameThing,
  seatThing,
} from './things.ts';

/** From where a text is read: whose it is, what it stands on, and what is known so far. */
export interface Context {
  readonly you: Seat;
  readonly self: Thing;
  readonly act?: Act | undefined;
  readonly each?: Thing | undefined;
  readonly slots?: Readonly<Record<string, Value>> | undefined;
}

export function contextOf(act: Act, slots?: Readonly<Record<string, Value>>, each?: Thing): Context {
  return {
    you: act.you,
    self: { kind: 'card', card: act.source.card, incarnation: act.source.incarnation },
    act,
    slots,
    each,
  };
}

type Read<Node, Answer> = (duel: Duel, context: Context, node: Node) => Answer;
type Reads<Union extends { kind: string }, Answer> = {
  [Kind in Union['kind']]: Read<Extract<Union, { kind: Kind }>, Answer>;
};

const REFS: Reads<Ref, readonly Thing[]> = {
  self: (_, context) => [context.self],
  attached: (duel, context) => {
    if (context.self.kind !== 'card') return [];
    const host = isThere(duel, context.self)
      ? duel.board[context.self.card]?.attachedTo
      : (lastKnown(duel, context.self)?.attachedTo ?? context.act?.source.attachedTo);
    return host === undefined || host < 0 ? [] : [hostThing(duel, host)];
  },
  that: (_, { act }, ref) => {
    const about = act?.about;
    if (!about) return [];
    if (ref.role === 'player') return about.player === undefined ? [] : [seatThing(about.player)];
    const thing = about[ref.role];
    return thing ? [thing] : [];
  },
  target: (duel, { act }, ref) =>
    (act?.targets[ref.n] ?? []).filter(
      (thing) => isThere(duel, thing) || lastKnown(duel, thing) !== undefined,
    ),
  slot: (duel, context, ref) => {
    const value = context.slots?.[ref.name] ?? chosenOn(duel, context)?.[ref.name];
    return Array.isArray(value) ? (value as readonly Thing[]) : [];
  },
  each: (_, context) => (context.each ? [context.each] : []),
  all: (duel, context, ref) => allOf(duel, context, ref),
  players: (duel, context, ref) => playersOf(duel, context, ref.who).map(seatThing),
  controllerOf: (duel, context, ref) =>
    readRef(duel, context, ref.of).flatMap((thing) => ofController(duel, thing)),
  ownerOf: (duel, context, ref) =>
    readRef(duel, context, ref.of).flatMap((thing) =>
      thing.kind === 'card' ? [seatThing(cardAt(duel, thing.card).owner)] : [],
    ),
  topOf: (duel, context, ref) =>
    readSeats(duel, context, ref.of).flatMap((seat) =>
      (duel.libraries[seat] ?? [])
        .slice(0, readAmount(duel, context, ref.count))
        .map((card) => cardThing(duel, card)),
    ),
  several: (duel, context, ref) => ref.of.flatMap((part) => readRef(duel, context, part)),
  against: (duel, context, ref) => readRef(duel, context, ref.of).flatMap((thing) => facing(duel, thing)),
};

/** The host as it is, or as it was when it left together with what was on it. */
function hostThing(duel: Duel, host: CardNumber): Thing {
  if (duel.board[host]) return cardThing(duel, host);
  const was = duel.past.findLast((snapshot) => snapshot.card === host);
  return was ? { kind: 'card', card: host, incarnation: was.incarnation } : cardThing(duel, host);
}

function chosenOn(duel: Duel, { self, act }: Context): Readonly<Record<string, Value>> | undefined {
  if (self.kind !== 'card') return undefined;
  if (isThere(duel, self)) return duel.board[self.card]?.chosen ?? act?.source.chosen;
  return lastKnown(duel, self)?.chosen ?? act?.source.chosen;
}

function ofController(duel: Duel, thing: Thing): Thing[] {
  if (thing.kind === 'seat') return [thing];
  const looks = looksOfThing(duel, thing);
  return looks ? [seatThing(looks.controller)] : [];
}

function facing(duel: Duel, thing: Thing): Thing[] {
  if (thing.kind !== 'card' || !duel.combat) return [];
  const found: Thing[] = [];
  for (const group of duel.combat.groups) {
    if (group.attackers.includes(thing.card))
      found.push(...group.blockers.map((card) => cardThing(duel, card)));
    if (group.blockers.includes(thing.card))
      found.push(...group.attackers.map((card) => cardThing(duel, card)));
  }
  return found;
}

function playersOf(duel: Duel, context: Context, who: Extract<Ref, { kind: 'players' }>['who']): Seat[] {
  switch (who) {
    case 'you':
      return [context.you];
    case 'opponents':
      return inTurnOrder(duel).filter((seat) => opponentsOf(duel, context.you).includes(seat));
    case 'everyone':
      return inTurnOrder(duel);
    case 'others':
      return inTurnOrder(duel).filter((seat) => seat !== context.you);
    case 'active':
      return [...duel.turn.active];
    case 'defender':
      return defendersAgainst(duel, context);
  }
}

/** The players attacked: by this creature where it attacks, else by anything. */
function defendersAgainst(duel: Duel, { self, each }: Context): Seat[] {
  if (!duel.combat) return opponentsOf(duel, duel.turn.active[0] ?? 0);
  const attacker = each?.kind === 'card' ? each.card : self.kind === 'card' ? self.card : -1;
  const own = duel.combat.groups.filter((group) => group.attackers.includes(attacker));
  return [...new Set((own.length > 0 ? own : duel.combat.groups).map((group) => group.seat))];
}

function allOf(duel: Duel, context: Context, ref: Extract<Ref, { kind: 'all' }>): Thing[] {
  const of = ref.of ? readSeats(duel, context, ref.of) : undefined;
  const found: Thing[] = [];
  if (ref.zone === 'battlefield') {
    for (const card of duel.battlefield) {
      const looks = looksOf(duel, card);
      if (of && !of.includes(looks.controller)) continue;
      if (fitsCard(duel, context, ref.filter, card, looks)) found.push(cardThing(duel, card));
    }
    return found;
  }
  for (const seat of of ?? everySeat(duel)) {
    for (const card of zoneOf(duel, seat, ref.zone)) {
      if (fitsCard(duel, context, ref.filter, card, looksOf(duel, card))) found.push(cardThing(duel, card));
    }
  }
  return found;
}

export function zoneOf(duel: Duel, seat: Seat, zone: string): readonly CardNumber[] {
  switch (zone) {
    case 'library':
      return duel.libraries[seat] ?? [];
    case 'hand':
      return duel.hands[seat] ?? [];
    case 'graveyard':
      return duel.graveyards[seat] ?? [];
    case 'exile':
      return duel.exiles[seat] ?? [];
    case 'ante':
      return duel.antes[seat] ?? [];
    default:
      return [];
  }
}

export function readRef(duel: Duel, context: Context, ref: Ref): readonly Thing[] {
  return (REFS[ref.kind] as Read<Ref, readonly Thing[]>)(duel, context, ref);
}

/** The players among those meant, as far as they have not left. */
export function readSeats(duel: Duel, context: Context, ref: Ref): Seat[] {
  const seats: Seat[] = [];
  for (const thing of readRef(duel, context, ref))
    if (thing.kind === 'seat' && !duel.lost[thing.seat]) seats.push(thing.seat);
  return seats;
}

/** The permanents among those meant that are still there. */
export function readPermanents(duel: Duel, context: Context, ref: Ref): CardNumber[] {
  const cards: CardNumber[] = [];
  for (const thing of readRef(duel, context, ref)) {
    if (thing.kind === 'card' && isThere(duel, thing) && duel.board[thing.card]) cards.push(thing.card);
  }
  return cards;
}

type Fit<Node> = (duel: Duel, context: Context, filter: Node, card: CardNumber, looks: Looks) => boolean;

/** `card` is -1 for what is no card: a copy of a spell, or what is only remembered. */
const FILTERS: { [Kind in FilterKind]: Fit<Extract<Filter, { kind: Kind }>> } = {
  anything: () => true,
  both: (duel, context, { of }, card, looks) =>
    of.every((part) => fitsCard(duel, context, part, card, looks)),
  either: (duel, context, { of }, card, looks) =>
    of.some((part) => fitsCard(duel, context, part, card, looks)),
  not: (duel, context, { of }, card, looks) => !fitsCard(duel, context, of, card, looks),
  type: (_duel, _context, { type }, _card, looks) => (looks.types & TYPE[type]) !== 0,
  subtype: (_duel, _context, { subtype }, _card, looks) => looks.subtypes.includes(subtype),
  supertype: (_duel, _context, { supertype }, _card, looks) =>
    (looks.supertypes & SUPERTYPE[supertype]) !== 0,
  colour: (_duel, _context, { colour }, _card, looks) => (looks.colours & COLOUR[colour]) !== 0,
  colourless: (_duel, _context, _filter, _card, looks) => looks.colours === 0,
  keyword: (_duel, _context, { keyword }, _card, looks) => (looks.keywords & KEYWORD[keyword]) !== 0,
  size: (duel, context, { what, is, than }, _card, looks) =>
    holds(looks[what], is, readAmount(duel, context, than)),
  state: (duel, _context, { is }, card) => STATES[is](duel, card),
  controlledBy: (duel, context, { who }, _card, looks) =>
    readSeats(duel, context, who).includes(looks.controller),
  is: (duel, context, { what }, card) =>
    card >= 0 && readRef(duel, context, what).some((thing) => thing.kind === 'card' && thing.card === card),
  named: (_duel, _context, { name }, _card, looks) => looks.name === name,
  damagedBy: (duel, context, { by }, card) =>
    readRef(duel, context, by).some(
      (source) =>
        source.kind === 'card' &&
        duel.memory.some(
          (fact) =>
            fact.kind === 'damaged' &&
            fact.who === source.card &&
            fact.incarnation === source.incarnation &&
            fact.to === card,
        ),
    ),
  spell: (duel, _context, _filter, card) => card < 0 || cardAt(duel, card).zone === 'chain',
};

const STATES: Readonly<Record<State['is'], (duel: Duel, card: CardNumber) => boolean>> = {
  tapped: (duel, card) => duel.board[card]?.tapped === true,
  untapped: (duel, card) => duel.board[card]?.tapped === false,
  attacking: (duel, card) => duel.combat?.groups.some((group) => group.attackers.includes(card)) === true,
  blocking: (duel, card) => duel.combat?.groups.some((group) => group.blockers.includes(card)) === true,
  blocked: (duel, card) =>
    duel.combat?.groups.some((group) => group.blocked && group.attackers.includes(card)) === true,
  unblocked: (duel, card) =>
    duel.turn.step !== 'declareAttackers' &&
    duel.combat?.groups.some((group) => !group.blocked && group.attackers.includes(card)) === true,
  token: (duel, card) => card >= 0 && duel.faces[cardAt(duel, card).face]?.token === true,
  attackedThisTurn: (duel, card) =>
    card >= 0 &&
    duel.memory.some(
      (fact) =>
        fact.kind === 'attacked' && fact.who === card && fact.incarnation === cardAt(duel, card).incarnation,
    ),
  enchanted: (duel, card) => duel.battlefield.some((other) => duel.board[other]?.attachedTo === card),
};

export function fitsCard(
  duel: Duel,
  context: Context,
  filter: Filter,
  card: CardNumber,
  looks: Looks,
): boolean {
  return (FILTERS[filter.kind] as Fit<Filter>)(duel, context, filter, card, looks);
}

/** Whether an object fits, as it is or was last; players fit nothing. */
export function fitsThing(duel: Duel, context: Context, filter: Filter, thing: Thing): boolean {
  const looks = looksOfThing(duel, thing);
  if (!looks) return false;
  if (thing.kind === 'card') return fitsCard(duel, context, filter, thing.card, looks);
  const item = thing.kind === 'chain' ? chainItem(duel, thing.id) : undefined;
  if (!item || (item.kind !== 'spell' && mentionsSpell(filter))) return false;
  return fitsCard(duel, context, filter, item.card ?? -1, looks);
}

const mentionsSpell = (filter: Filter): boolean =>
  filter.kind === 'spell' ||
  ((filter.kind === 'both' || filter.kind === 'either') && filter.of.some(mentionsSpell));

const AMOUNTS: { [Kind in AmountKind]: Read<Extract<AmountNode, { kind: Kind }>, number> } = {
  x: (_, { act }) => act?.x ?? 0,
  count: (duel, context, { of }) => readRef(duel, context, of).length,
  measure: (duel, context, { what, of }) =>
    readRef(duel, context, of).reduce((sum, thing) => sum + measure(duel, what, thing), 0),
  countersOn: (duel, context, { counter, of }) =>
    readRef(duel, context, of).reduce((sum, thing) => sum + countersOn(duel, thing, counter), 0),
  thatMuch: (_, { act, slots }, { slot }) => {
    const value = slot === undefined ? act?.about?.amount : slots?.[slot];
    return typeof value === 'number' ? value : 0;
  },
  arithmetic: (duel, context, { how, left, right }) =>
    join(how, readAmount(duel, context, left), readAmount(duel, context, right)),
  fraction: (duel, context, { of, by, round }) => {
    const share = readAmount(duel, context, of) / by;
    return round === 'up' ? Math.ceil(share) : Math.floor(share);
  },
  extreme: (duel, context, { which, filter }) => {
    const numbers = seatsIn(duel).map((seat) =>
      filter
        ? duel.battlefield.filter((card) => {
            const looks = looksOf(duel, card);
            return looks.controller === seat && fitsCard(duel, context, filter, card, looks);
          }).length
        : (duel.hands[seat]?.length ?? 0),
    );
    return which === 'fewest' ? Math.min(...numbers) : Math.max(...numbers);
  },
};

function measure(duel: Duel, what: Extract<AmountNode, { kind: 'measure' }>['what'], thing: Thing): number {
  if (thing.kind === 'seat') {
    if (what === 'life') return purseOf(duel, thing.seat).life;
    if (what === 'hand' || what === 'library' || what === 'graveyard')
      return zoneOf(duel, thing.seat, what).length;
    return 0;
  }
  if (what === 'damage') return thing.kind === 'card' ? (duel.board[thing.card]?.damage ?? 0) : 0;
  const looks = looksOfThing(duel, thing);
  if (!looks || what === 'life' || what === 'hand' || what === 'library' || what === 'graveyard') return 0;
  return looks[what];
}

function countersOn(duel: Duel, thing: Thing, counter: string): number {
  if (thing.kind !== 'card') return 0;
  const counters = isThere(duel, thing) ? duel.board[thing.card]?.counters : lastKnown(duel, thing)?.counters;
  return counters?.[counter] ?? 0;
}

function join(how: Extract<AmountNode, { kind: 'arithmetic' }>['how'], left: number, right: number): number {
  switch (how) {
    case 'plus':
      return left + right;
    case 'minus':
      return left - right;
    case 'times':
      return left * right;
    case 'least':
      return Math.min(left, right);
    case 'most':
      return Math.max(left, right);
  }
}

export function readAmount(duel: Duel, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return (AMOUNTS[amount.kind] as Read<AmountNode, number>)(duel, context, amount);
}

export function holds(left: number, is: Comparison, right: number): boolean {
  switch (is) {
    case '=':
      return left === right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

const CONDITIONS: { [Kind in ConditionKind]: Read<Extract<Condition, { kind: Kind }>, boolean> } = {
  compare: (duel, context, { left, is, right }) =>
    holds(readAmount(duel, context, left), is, readAmount(duel, context, right)),
  fits: (duel, context, { what, filter }) => {
    const things = readRef(duel, context, what);
    return things.length > 0 && things.every((thing) => fitsThing(duel, context, filter, thing));
  },
  allTrue: (duel, context, { of }) => of.every((part) => isTrue(duel, context, part)),
  notTrue: (duel, context, { of }) => !isTrue(duel, context, of),
  during: (duel, context, { steps, turnOf, attackOn }) =>
    (!steps || steps.includes(duel.turn.step)) &&
    (!turnOf || readSeats(duel, context, turnOf).some((seat) => duel.turn.active.includes(seat))) &&
    (!attackOn || readSeats(duel, context, attackOn).some((seat) => isAttacked(duel, seat))),
  did: (_, { slots }, { slot }) => came(slots?.[slot]),
};

const isAttacked = (duel: Duel, seat: Seat): boolean =>
  duel.combat?.groups.some((group) => group.seat === seat && group.walker < 0) === true;

export function isTrue(duel: Duel, context: Context, condition: Condition): boolean {
  return (CONDITIONS[condition.kind] as Read<Condition, boolean>)(duel, context, condition);
}

/** From where the abilities of a permanent are read: its controller's, or its granter's. */
export function contextAt(
  duel: Duel,
  card: CardNumber,
  at: { readonly granter?: CardNumber; readonly ofGranter?: true },
): Context {
  const whose = at.ofGranter && at.granter !== undefined ? at.granter : card;
  return { you: looksOf(duel, whose).controller, self: cardThing(duel, card) };
}

export const hasThing = (things: readonly Thing[], thing: Thing): boolean =>
  things.some((other) => sameThing(other, thing));

const came = (value: Value | undefined): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== 0;
