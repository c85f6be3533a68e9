/** Names as a scenario writes them, and the things of the duel they mean now. */
import type { CardNumber, ChainItem, Duel, Seat, Thing } from '../../src-main/engine/index.ts';
import {
  cardThing,
  chainThing,
  seatThing,
  zoneOf,
  looksOf,
  looksOfThing,
} from '../../src-main/engine/position.ts';
import type { Zone } from '../../src-shared/duel/words.ts';

/** How a name tells apart what goes by the same one. */
const APART = ['copy', 'original', 'token'] as const;

/** "B.Grizzly Bears (token) #2" in its parts. */
interface Named {
  readonly side: Seat | undefined;
  readonly bare: string;
  readonly apart: (typeof APART)[number] | undefined;
  /** The how manieth of them, counted from 1. */
  readonly place: number | undefined;
}

export class Names {
  readonly seats: readonly string[];
  readonly #aliases: ReadonlyMap<string, CardNumber>;

  constructor(seats: readonly string[], aliases: ReadonlyMap<string, CardNumber>) {
    this.seats = seats;
    this.#aliases = aliases;
  }

  seat(name: string): Seat {
    const seat = this.maybeSeat(name);
    if (seat === undefined) throw new Error(`There is no seat ${name}.`);
    return seat;
  }

  maybeSeat(name: string): Seat | undefined {
    const seat = this.seats.indexOf(name);
    return seat < 0 ? undefined : seat;
  }

  readonly seatName = (seat: Seat): string => this.seats[seat] ?? `seat ${seat}`;

  #parts(name: string): Named {
    const written = /^(?:([A-H])\.)?(.*?)(?: \((\w+)\))?(?: #(\d+))?$/.exec(name);
    const seat = this.maybeSeat(written?.[1] ?? '');
    const apart = APART.find((word) => word === written?.[3]);
    const isPlain =
      (written?.[1] !== undefined && seat === undefined) || (written?.[3] !== undefined && !apart);
    if (!written || isPlain) return { side: undefined, bare: name, apart: undefined, place: undefined };
    const place = written[4] === undefined ? undefined : Number(written[4]);
    return { side: seat, bare: written[2] ?? '', apart, place };
  }

  /** An own name means that card alone; else it is the name it has now. */
  isCalled(duel: Duel, card: CardNumber, name: string): boolean {
    const named = this.#parts(name);
    if (!this.#isCardNamed(duel, card, named)) return false;
    return named.place === undefined || this.#isNth(duel, card, named, named.place);
  }

  #isCardNamed(duel: Duel, card: CardNumber, { side, bare, apart }: Named): boolean {
    if (side !== undefined && holderOf(duel, card) !== side) return false;
    const alias = this.#aliases.get(bare);
    if (alias === undefined ? looksOf(duel, card).name !== bare : alias !== card) return false;
    return apart === undefined || isSuch(duel, card, apart);
  }

  /** In play in order of arrival; elsewhere as the zone lies, one player's after the other's. */
  #isNth(duel: Duel, card: CardNumber, named: Named, place: number): boolean {
    const zone = duel.cards[card]?.zone;
    const all =
      zone === 'battlefield' || zone === undefined
        ? duel.battlefield
        : this.seats.flatMap((_, seat) => zoneOf(duel, seat, zone));
    return all.filter((other) => this.#isCardNamed(duel, other, named))[place - 1] === card;
  }

  isItemCalled(duel: Duel, item: ChainItem, name: string): boolean {
    const named = this.#parts(name);
    if (!this.#isItemNamed(item, named)) return false;
    if (named.place === undefined) return true;
    return duel.chain.filter((other) => this.#isItemNamed(other, named))[named.place - 1] === item;
  }

  #isItemNamed(item: ChainItem, { side, bare, apart }: Named): boolean {
    if (side !== undefined && item.act.you !== side) return false;
    if (apart === 'token') return false;
    if (apart !== undefined && (apart === 'copy') !== (item.copy === true)) return false;
    if (item.kind === 'combatDamage') return bare === 'combat damage';
    const alias = this.#aliases.get(bare);
    if (alias !== undefined) return item.act.source.card === alias;
    return item.looks.name === bare || (item.kind !== 'spell' && item.act.source.looks.name === bare);
  }

  isThingCalled(duel: Duel, thing: Thing, name: string): boolean {
    if (thing.kind === 'seat') return this.seats[thing.seat] === name;
    if (thing.kind === 'chain') {
      const item = duel.chain.find((other) => other.id === thing.id);
      return item !== undefined && this.isItemCalled(duel, item, name);
    }
    if (duel.cards[thing.card]?.incarnation === thing.incarnation)
      return this.isCalled(duel, thing.card, name);
    const alias = this.#aliases.get(name);
    if (alias !== undefined) return alias === thing.card;
    // A spell that has taken effect is called what its card is called where it lies.
    return (looksOfThing(duel, thing) ?? looksOf(duel, thing.card)).name === name;
  }

  permanents(duel: Duel, name: string): CardNumber[] {
    return duel.battlefield.filter((card) => this.isCalled(duel, card, name));
  }

  inZone(duel: Duel, zone: Zone, seat: Seat, name: string): CardNumber[] {
    return zoneCards(duel, zone, seat).filter((card) => this.isCalled(duel, card, name));
  }

  /** Items waiting that go by this name, the topmost first: spells, or where there are none abilities. */
  waiting(duel: Duel, name: string | { readonly ability: string }): ChainItem[] {
    const bare = typeof name === 'string' ? name : name.ability;
    const called = duel.chain
      .filter((item) => !item.countered && this.isItemCalled(duel, item, bare))
      .reverse();
    const spells = typeof name === 'string' ? called.filter((item) => item.kind === 'spell') : [];
    return spells.length > 0 ? spells : called.filter((item) => item.kind !== 'spell');
  }

  /** For each place where there are such things, the first of them not yet taken. */
  firsts(duel: Duel, name: string, taken: readonly Thing[]): Thing[] {
    const seat = this.maybeSeat(name);
    if (seat !== undefined) return [seatThing(seat)];
    const groups: Thing[][] = [
      duel.chain
        .filter((item) => this.isItemCalled(duel, item, name))
        .map((item) => chainThing(item.id))
        .reverse(),
      this.permanents(duel, name).map((card) => cardThing(duel, card)),
    ];
    for (const zone of ['graveyard', 'exile', 'hand', 'ante'] as const)
      for (let owner = 0; owner < this.seats.length; owner++)
        groups.push(this.inZone(duel, zone, owner, name).map((card) => cardThing(duel, card)));
    return groups.flatMap((group) => group.find((thing) => !includes(taken, thing)) ?? []);
  }

  ofThing(duel: Duel, thing: Thing): string {
    if (thing.kind === 'seat') return this.seatName(thing.seat);
    if (thing.kind === 'card') return this.ofCard(duel, thing.card);
    return looksOfThing(duel, thing)?.name ?? 'something gone';
  }

  ofCard(duel: Duel, card: CardNumber): string {
    for (const [alias, number] of this.#aliases) if (number === card) return alias;
    return duel.cards[card] ? looksOf(duel, card).name : 'something';
  }
}

export function zoneCards(duel: Duel, zone: Zone, seat: Seat): readonly CardNumber[] {
  if (zone !== 'battlefield') return zoneOf(duel, seat, zone);
  return duel.battlefield.filter((card) => looksOf(duel, card).controller === seat);
}

/** A permanent that copies another, one that is what its card says, or a token. */
function isSuch(duel: Duel, card: CardNumber, apart: (typeof APART)[number]): boolean {
  if (apart === 'token') return duel.faces[duel.cards[card]?.face ?? -1]?.token === true;
  return (apart === 'copy') === (duel.board[card]?.copies ?? -1) >= 0;
}

const holderOf = (duel: Duel, card: CardNumber): Seat | undefined =>
  duel.board[card] ? looksOf(duel, card).controller : duel.cards[card]?.owner;

export const includes = (things: readonly Thing[], thing: Thing): boolean =>
  things.some((other) => JSON.stringify(other) === JSON.stringify(thing));
