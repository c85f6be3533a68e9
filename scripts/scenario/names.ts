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

  /** "B.Grizzly Bears": the side, and the name without it. */
  #sided(name: string): { readonly side: Seat | undefined; readonly bare: string } {
    const side = this.seats.findIndex((seat) => name.startsWith(`${seat}.`));
    return side < 0
      ? { side: undefined, bare: name }
      : { side, bare: name.slice((this.seats[side]?.length ?? 0) + 1) };
  }

  /** An own name means that card alone; else it is the name it has now. */
  isCalled(duel: Duel, card: CardNumber, name: string): boolean {
    const { side, bare } = this.#sided(name);
    if (side !== undefined && holderOf(duel, card) !== side) return false;
    const alias = this.#aliases.get(bare);
    return alias === undefined ? looksOf(duel, card).name === bare : alias === card;
  }

  isItemCalled(item: ChainItem, name: string): boolean {
    const { side, bare } = this.#sided(name);
    if (side !== undefined && item.act.you !== side) return false;
    if (item.kind === 'combatDamage') return bare === 'combat damage';
    const alias = this.#aliases.get(bare);
    if (alias !== undefined) return item.act.source.card === alias;
    return item.looks.name === bare || (item.kind !== 'spell' && item.act.source.looks.name === bare);
  }

  isThingCalled(duel: Duel, thing: Thing, name: string): boolean {
    if (thing.kind === 'seat') return this.seats[thing.seat] === name;
    if (thing.kind === 'chain') {
      const item = duel.chain.find((other) => other.id === thing.id);
      return item !== undefined && this.isItemCalled(item, name);
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
    const called = duel.chain.filter((item) => !item.countered && this.isItemCalled(item, bare)).reverse();
    const spells = typeof name === 'string' ? called.filter((item) => item.kind === 'spell') : [];
    return spells.length > 0 ? spells : called.filter((item) => item.kind !== 'spell');
  }

  /** For each place where there are such things, the first of them not yet taken. */
  firsts(duel: Duel, name: string, taken: readonly Thing[]): Thing[] {
    const seat = this.maybeSeat(name);
    if (seat !== undefined) return [seatThing(seat)];
    const groups: Thing[][] = [
      duel.chain
        .filter((item) => this.isItemCalled(item, name))
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

const holderOf = (duel: Duel, card: CardNumber): Seat | undefined =>
  duel.board[card] ? looksOf(duel, card).controller : duel.cards[card]?.owner;

export const includes = (things: readonly Thing[], thing: Thing): boolean =>
  things.some((other) => JSON.stringify(other) === JSON.stringify(thing));
