/** Reads the language: who is meant, what fits, how many, and whether it is so, at this moment. */
import type { Act, CardNumber, Duel, Fact, Looks, Seat, Thing, Value } from './duel.ts';
import { abilityAt, effectsOf } from './faces.ts';
import type { Amount, AmountKind, AmountNode } from './language/amount.ts';
import type { Condition, ConditionKind } from './language/condition.ts';
import type { Filter, FilterKind } from './language/filter.ts';
import type { Ref } from './language/ref.ts';
import type { State } from './language/filters/state.ts';
import type { PlayerDeed } from './language/refs/whoDid.ts';
import { thisCombat } from './memory.ts';
import type { ThisTurn } from './language/filters/thisTurn.ts';
import { COLOURS, LAND_TYPES, type Comparison } from '../../src-shared/duel/words.ts';
import { mayEnchant } from './checks.ts';
import { couldCarry } from './hosts.ts';
import { COLOUR, KEYWORD, maskOf, SUPERTYPE, TYPE } from './masks.ts';
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
  foremost: (duel, context, ref) => foremost(duel, ref.what, readRef(duel, context, ref.of)),
  opponentsOf: (duel, context, { of }) => {
    const seats = readSeats(duel, context, of);
    return inTurnOrder(duel)
      .filter((seat) => seats.some((other) => opponentsOf(duel, other).includes(seat)))
      .map(seatThing);
  },
  buried: (duel, context, { of }) => readRef(duel, context, of).flatMap((thing) => followed(duel, thing)),
  above: (duel, context, { of, filter }) =>
    readRef(duel, context, of).flatMap((thing) => lyingAbove(duel, context, thing, filter)),
  several: (duel, context, ref) => ref.of.flatMap((part) => readRef(duel, context, part)),
  allBut: (duel, context, ref) => {
    const left = readSeats(duel, context, ref.of);
    return inTurnOrder(duel)
      .filter((seat) => !left.includes(seat))
      .map(seatThing);
  },
  whoDid: (duel, context, ref) =>
    readSeats(duel, context, ref.of)
      .filter((seat) => didThisTurn(duel, seat, ref.did))
      .map(seatThing),
  against: (duel, context, ref) => readRef(duel, context, ref.of).flatMap((thing) => facing(duel, thing)),
};

function foremost(
  duel: Duel,
  what: Extract<Ref, { kind: 'foremost' }>['what'],
  things: readonly Thing[],
): readonly Thing[] {
  const numbers = things.map((thing) => measure(duel, what, thing));
  const most = Math.max(...numbers);
  return things.filter((_, place) => numbers[place] === most);
}

/** A word kept in a slot of the text, or with the permanent. */
export function readWord(duel: Duel, context: Context, slot: string): string | undefined {
  const value = context.slots?.[slot] ?? chosenOn(duel, context)?.[slot];
  return typeof value === 'string' ? value : undefined;
}

/** The host as it is, or as it was when it left together with what was on it. */
function hostThing(duel: Duel, host: CardNumber): Thing {
  if (duel.board[host]) return cardThing(duel, host);
  const was = duel.past.findLast((snapshot) => snapshot.card === host);
  return was ? { kind: 'card', card: host, incarnation: was.incarnation } : cardThing(duel, host);
}

/** It, or what it became in the graveyard that it went to from play. */
function followed(duel: Duel, thing: Thing): Thing[] {
  if (thing.kind !== 'card' || isThere(duel, thing)) return [thing];
  const now = cardThing(duel, thing.card);
  const went = cardAt(duel, thing.card).zone === 'graveyard' && sameThing(now, nextOf(thing));
  return went ? [now] : [];
}

const nextOf = (thing: Extract<Thing, { kind: 'card' }>): Thing => ({
  ...thing,
  incarnation: thing.incarnation + 1,
});

function lyingAbove(duel: Duel, context: Context, thing: Thing, filter: Filter): Thing[] {
  if (thing.kind !== 'card' || !isThere(duel, thing)) return [];
  const pile = duel.graveyards[cardAt(duel, thing.card).owner] ?? [];
  return pile
    .slice(0, Math.max(0, pile.indexOf(thing.card)))
    .filter((card) => fitsCard(duel, context, filter, card, looksOf(duel, card)))
    .map((card) => cardThing(duel, card));
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
  chosenColour: (duel, context, { slot }, _card, looks) => {
    const word = readWord(duel, context, slot);
    const colour = COLOURS.find((other) => other === word);
    return colour !== undefined && (looks.colours & COLOUR[colour]) !== 0;
  },
  chosenName: (duel, context, { slot }, _card, looks) => looks.name === readWord(duel, context, slot),
  chosenSubtype: (duel, context, { slot }, _card, looks) =>
    looks.subtypes.includes(readWord(duel, context, slot) ?? ''),
  // By its looks, which are its own: a copy has no card to be found by.
  oneTarget: (duel, _context, _filter, _card, looks) =>
    duel.chain.some((item) => item.looks === looks && item.act.targets.flat().length === 1),
  hasManaAbility: (duel, _context, _filter, _card, looks) =>
    looks.abilities.some((at) => {
      const ability = abilityAt(duel, at);
      return ability.kind === 'activated' && effectsOf(ability).some(({ kind }) => kind === 'addMana');
    }),
  colourless: (_duel, _context, _filter, _card, looks) => looks.colours === 0,
  keyword: (_duel, _context, { keyword }, _card, looks) => (looks.keywords & KEYWORD[keyword]) !== 0,
  landwalk: (duel, _context, { land }, _card, looks) =>
    looks.abilities.some((at) => {
      const ability = abilityAt(duel, at);
      return ability.kind === 'landwalk' && JSON.stringify(ability.land) === JSON.stringify(land);
    }),
  size: (duel, context, { what, is, than }, _card, looks) =>
    holds(looks[what], is, readAmount(duel, context, than)),
  state: (duel, _context, { is }, card) => STATES[is](duel, card),
  controlledBy: (duel, context, { who }, _card, looks) =>
    readSeats(duel, context, who).includes(looks.controller),
  is: (duel, context, { what }, card) =>
    card >= 0 && readRef(duel, context, what).some((thing) => thing.kind === 'card' && thing.card === card),
  named: (_duel, _context, { name }, _card, looks) => looks.name === name,
  namedAs: (duel, context, { slot, by }, _card, looks) =>
    readSeats(duel, context, by).some((seat) => context.slots?.[`${slot}.${seat}`] === looks.name),
  sharesName: (duel, context, { with: others }, _card, looks) =>
    readRef(duel, context, others).some((thing) => looksOfThing(duel, thing)?.name === looks.name),
  fitsOn: (duel, context, { host }, card, looks) =>
    card >= 0 &&
    looks.subtypes.includes('Aura') &&
    readPermanents(duel, context, host).some((other) => couldCarry(duel, card, other, context.you)),
  faceDown: (duel, _context, _filter, card) => card >= 0 && cardAt(duel, card).faceDown === true,
  thisTurn: (duel, _context, { is }, card) => card >= 0 && happenedTo(duel, card, is),
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
  attachedTo: (duel, context, { host }, card) => {
    const on = duel.board[card]?.attachedTo ?? -1;
    return Boolean(duel.board[on]) && fitsCard(duel, context, host, on, looksOf(duel, on));
  },
  canHost: (duel, context, { aura }, card) =>
    card >= 0 &&
    Boolean(duel.board[card]) &&
    readRef(duel, context, aura).some(
      (thing) =>
        thing.kind === 'card' && isThere(duel, thing) && couldMoveOnto(duel, thing.card, card, context.you),
    ),
  sharesType: (duel, context, { with: others, among }, _card, looks) => {
    const compared = readRef(duel, context, others).flatMap((thing) => looksOfThing(duel, thing) ?? []);
    if (among === 'creatureTypes')
      return compared.some((other) =>
        other.subtypes.some((word) => looks.subtypes.includes(word) && isCreatureType(word)),
      );
    const types = maskOf(TYPE, among) & looks.types;
    return compared.length === 0 ? types !== 0 : compared.some((other) => (other.types & types) !== 0);
  },
  withCounter: (duel, _context, { counter }, card) => (duel.board[card]?.counters[counter] ?? 0) > 0,
  ownedBy: (duel, context, { who }, card) =>
    card >= 0 && readSeats(duel, context, who).includes(cardAt(duel, card).owner),
  controllerHas: (duel, context, { filter }, _card, { controller }) =>
    duel.battlefield.some((other) => {
      const looks = looksOf(duel, other);
      return looks.controller === controller && fitsCard(duel, context, filter, other, looks);
    }),
  attackingPlayer: (duel, context, { who }, card) => {
    const seats = readSeats(duel, context, who);
    return (duel.combat?.groups ?? []).some(
      (group) => group.walker < 0 && group.attackers.includes(card) && seats.includes(group.seat),
    );
  },
  spell: (duel, _context, _filter, card) => card < 0 || cardAt(duel, card).zone === 'chain',
};

const OTHER_SUBTYPES: readonly string[] = [...LAND_TYPES, 'Aura', 'Equipment'];
const isCreatureType = (word: string): boolean => !OTHER_SUBTYPES.includes(word);

/** Something else than what it is on already; out of play it is as it would be in the hands of this seat. */
function couldMoveOnto(duel: Duel, aura: CardNumber, host: CardNumber, you: Seat): boolean {
  const there = duel.board[aura];
  if (!there) return couldCarry(duel, aura, host, you);
  return there.attachedTo !== host && mayEnchant(duel, aura, host);
}

/** It has not moved since: an object that has is another one. */
function happenedTo(duel: Duel, card: CardNumber, is: ThisTurn['is']): boolean {
  const { owner, incarnation } = cardAt(duel, card);
  if (is === 'drawnLast') {
    const last = duel.memory.findLast((fact) => fact.kind === 'drew' && fact.seat === owner);
    return last?.who === card && last.incarnation === incarnation;
  }
  const kind = is === 'died' ? 'died' : 'drew';
  return duel.memory.some(
    (fact) => fact.kind === kind && fact.who === card && fact.incarnation === incarnation,
  );
}

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
  settled: (duel, card) => card >= 0 && duel.board[card]?.settled === looksOf(duel, card).controller,
  foughtThisCombat: (duel, card) =>
    card >= 0 &&
    thisCombat(duel).some(
      (fact) =>
        (fact.kind === 'attacked' || fact.kind === 'blocked') &&
        fact.who === card &&
        fact.incarnation === cardAt(duel, card).incarnation,
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
  landsPlayed: (duel, context, { of }) =>
    readSeats(duel, context, of).reduce((sum, seat) => sum + (duel.turn.lands[seat] ?? 0), 0),
  count: (duel, context, { of }) => readRef(duel, context, of).length,
  measure: (duel, context, { what, of }) =>
    readRef(duel, context, of).reduce((sum, thing) => sum + measure(duel, what, thing), 0),
  countersOn: (duel, context, { counter, of }) =>
    readRef(duel, context, of).reduce((sum, thing) => sum + countersOn(duel, thing, counter), 0),
  thatMuch: (duel, context, { slot, of }) => {
    const { act, slots } = context;
    const seat = of ? readSeats(duel, context, of)[0] : undefined;
    const name = slot === undefined || seat === undefined ? slot : `${slot}.${seat}`;
    const value = name === undefined ? act?.about?.amount : slots?.[name];
    return typeof value === 'number' ? value : 0;
  },
  arithmetic: (duel, context, { how, left, right }) =>
    join(how, readAmount(duel, context, left), readAmount(duel, context, right)),
  whether: (duel, context, { if: condition, then, otherwise }) =>
    readAmount(duel, context, isTrue(duel, context, condition) ? then : otherwise),
  fraction: (duel, context, { of, by, round }) => {
    const share = readAmount(duel, context, of) / by;
    return round === 'up' ? Math.ceil(share) : Math.floor(share);
  },
  damageTaken: (duel, context, amount) => damageTaken(duel, context, amount),
  greatest: (duel, context, { what, of }) =>
    readRef(duel, context, of).reduce((most, thing) => Math.max(most, measure(duel, what, thing)), 0),
  untappedAtStart: (duel, context, { who }) => {
    const seats = readSeats(duel, context, who);
    return duel.memory.filter((fact) => fact.kind === 'beganUntapped' && seats.includes(fact.seat)).length;
  },
  uses: (duel, { self, act }) =>
    self.kind === 'card' && isThere(duel, self) ? (duel.board[self.card]?.used[act?.ability ?? -1] ?? 0) : 0,
  deaths: (duel, context, { filter }) =>
    duel.memory.filter(
      (fact) =>
        fact.kind === 'died' &&
        fitsThing(duel, context, filter, {
          kind: 'card',
          card: fact.who,
          incarnation: fact.incarnation - 1,
        }),
    ).length,
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

function damageTaken(
  duel: Duel,
  context: Context,
  { to, by }: Extract<AmountNode, { kind: 'damageTaken' }>,
): number {
  const things = readRef(duel, context, to);
  return sumOf(
    duel.memory.filter(
      (fact) =>
        fact.kind === 'damaged' &&
        things.some((thing) => wasDamaged(fact, thing)) &&
        dealtBy(duel, context, by, fact),
    ),
  );
}

const sumOf = (facts: readonly Fact[]): number => facts.reduce((sum, { amount }) => sum + amount, 0);

const wasDamaged = (fact: Fact, thing: Thing): boolean =>
  thing.kind === 'seat' ? fact.to === -2 - thing.seat : thing.kind === 'card' && fact.to === thing.card;

/** The dealer as it is, or was last; of a spell that has gone its card is asked. */
function dealtBy(duel: Duel, context: Context, by: Filter, { who, incarnation }: Fact): boolean {
  const looks = looksOfThing(duel, { kind: 'card', card: who, incarnation }) ?? looksOf(duel, who);
  return fitsCard(duel, context, by, who, looks);
}

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
  someoneDid: (duel, context, { who, did }) =>
    readSeats(duel, context, who).some((seat) => didThisTurn(duel, seat, did)),
  hasHurt: (duel, context, { by, whom }) => {
    const seats = readSeats(duel, context, whom);
    return readRef(duel, context, by).some(
      (thing) => thing.kind === 'card' && seats.some((seat) => hasHurt(duel, thing, seat)),
    );
  },
  did: (duel, context, { slot }) => came(context.slots?.[slot] ?? chosenOn(duel, context)?.[slot]),
  said: (_, { slots }, { slot, word }) => slots?.[slot] === word,
  sameNames: (duel, context, { of }) => {
    const names = readRef(duel, context, of).flatMap((thing) => looksOfThing(duel, thing)?.name ?? []);
    return new Set(names).size < names.length;
  },
  castFromHand: (duel, context, { what }) =>
    readRef(duel, context, what).every((thing) => wasCastFromHand(duel, context.you, thing)),
};

/** The spell it was had the incarnation before this one. */
const wasCastFromHand = (duel: Duel, seat: Seat, thing: Thing): boolean =>
  thing.kind === 'card' &&
  duel.memory.some(
    (fact) =>
      fact.kind === 'cast' &&
      fact.seat === seat &&
      fact.who === thing.card &&
      fact.incarnation === thing.incarnation - 1 &&
      fact.amount === 1,
  );

const hasHurt = (duel: Duel, by: Extract<Thing, { kind: 'card' }>, seat: Seat): boolean =>
  duel.memory.some(
    (fact) =>
      fact.kind === 'damaged' &&
      fact.who === by.card &&
      fact.incarnation === by.incarnation &&
      wasDamaged(fact, seatThing(seat)),
  );

/** What players did is noted with what they did it with. */
function didThisTurn(duel: Duel, seat: Seat, did: PlayerDeed): boolean {
  return duel.memory.some((fact) => {
    if (did === 'wasDamaged') return fact.kind === 'damaged' && wasDamaged(fact, seatThing(seat));
    return did === 'cast'
      ? fact.kind === 'cast' && fact.seat === seat
      : fact.kind === 'attacked' && fact.to === seat;
  });
}

const isAttacked = (duel: Duel, seat: Seat): boolean =>
  duel.combat?.groups.some((group) => group.seat === seat && group.walker < 0) === true;

export function isTrue(duel: Duel, context: Context, condition: Condition): boolean {
  return (CONDITIONS[condition.kind] as Read<Condition, boolean>)(duel, context, condition);
}

/** From where the abilities of a permanent are read: its controller's, or its granter's. */
export function contextAt(
  duel: Duel,
  card: CardNumber,
  at: { readonly granter?: CardNumber; readonly ofGranter?: true; readonly act?: Act },
): Context {
  if (at.act) return contextOf(at.act, at.act.slots);
  const whose = at.ofGranter && at.granter !== undefined ? at.granter : card;
  return { you: looksOf(duel, whose).controller, self: cardThing(duel, card) };
}

export const hasThing = (things: readonly Thing[], thing: Thing): boolean =>
  things.some((other) => sameThing(other, thing));

const came = (value: Value | undefined): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== 0;
