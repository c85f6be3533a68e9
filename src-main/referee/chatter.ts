/**
 * What wizards say by the way. None of it is part of the duel: it follows from what happens, and a table that is
 * opened anew has heard nothing.
 */
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import type { WizardRemark } from '../../src-shared/table.ts';
import type { LineMoment, Wizard } from '../../src-shared/wizards.ts';
import { faceAt } from '../engine/position.ts';
import type { CardNumber, Duel, Seat } from '../engine/index.ts';
import { manaOf, totalOf } from '../engine/language/mana.ts';
import { rollFrom, type Roll } from '../opponents/roll.ts';

/** Life lost with one reply, and permanents that left with one, that are worth a word. */
const A_BLOW = 5;
const A_SWEEP = 3;
/** The cost of a permanent that turns a duel. */
const A_BOMB = 6;
/** For so many turns what was said is still to be seen. */
const TURNS_SHOWN = 1;

/** How likely a word is, of a hundred, from the least talkative to the most. */
const LIKELY: Readonly<Record<LineMoment, readonly [number, number]>> = {
  start: [35, 100],
  good: [5, 75],
  bad: [5, 75],
  victory: [70, 100],
  defeat: [70, 100],
  draw: [70, 100],
};

export class Chatter {
  readonly #wizards: readonly (Wizard | undefined)[];
  readonly #roll: Roll;
  #said: (WizardRemark & { readonly turn: number }) | undefined;
  readonly #spoken = new Set<string>();
  #number = 0;
  /** The turn of the last remark on what happened. */
  #remarked: number | undefined;

  constructor(wizards: readonly (Wizard | undefined)[], seed: number) {
    this.#wizards = wizards;
    this.#roll = rollFrom(seed);
  }

  /** Undefined: nobody spoke lately. */
  saidBy({ turn, result }: Duel): WizardRemark | undefined {
    if (!this.#said || (!result && turn.number > this.#said.turn + TURNS_SHOWN)) return undefined;
    const { seat, words, number } = this.#said;
    return { seat, words, number };
  }

  begin(duel: Duel): void {
    this.#speak(duel, () => 'start');
  }

  /** What one reply led to. At most one remark a turn, but for the last. */
  hear(happened: Happened, duel: Duel): void {
    if (duel.result ? !happened.isEnd : this.#remarked === duel.turn.number) return;
    if (this.#speak(duel, (seat) => momentFor(happened, duel, seat))) this.#remarked = duel.turn.number;
  }

  forget(): void {
    this.#said = undefined;
    this.#remarked = undefined;
  }

  /** Whether anybody did. */
  #speak(duel: Duel, momentOf: (seat: Seat) => LineMoment | undefined): boolean {
    for (const [seat, wizard] of this.#wizards.entries()) {
      const moment = wizard && momentOf(seat);
      if (!moment || !this.#wishes(wizard, moment)) continue;
      const words = this.#oneOf(wizard.lines[moment]);
      if (words === undefined) continue;
      this.#spoken.add(words);
      this.#number += 1;
      this.#said = { seat, words, number: this.#number, turn: duel.turn.number };
      return true;
    }
    return false;
  }

  #wishes({ temper }: Wizard, moment: LineMoment): boolean {
    const [least, most] = LIKELY[moment];
    return this.#roll(100) < least + (most - least) * temper.chatter;
  }

  /** Nothing twice in a duel, so that it does not seem to be all she knows. */
  #oneOf(lines: readonly string[]): string | undefined {
    const fresh = lines.filter((line) => !this.#spoken.has(line));
    return fresh[this.#roll(Math.max(1, fresh.length))];
  }
}

/** Sums of what a reply led to, by seat. */
export class Happened {
  readonly lost = new Map<Seat, number>();
  readonly fallen = new Map<Seat, number>();
  readonly bombs = new Set<Seat>();
  isEnd = false;

  hear(event: DuelEvent, duel: Duel): void {
    if (event.kind === 'life') add(this.lost, event.seat, -event.change);
    if (event.kind === 'ended') this.isEnd = true;
    if (event.kind !== 'moved') return;
    const owner = duel.cards[event.card]?.owner ?? event.seat;
    if (event.from === 'battlefield' && event.to === 'graveyard') add(this.fallen, owner, 1);
    if (event.to === 'battlefield' && event.cause === 'resolve' && isBomb(duel, event.card))
      this.bombs.add(owner);
  }
}

function add(sums: Map<Seat, number>, seat: Seat, amount: number): void {
  sums.set(seat, (sums.get(seat) ?? 0) + amount);
}

/** What lies face down surprises nobody yet. */
const isBomb = (duel: Duel, card: CardNumber): boolean =>
  !duel.cards[card]?.faceDown &&
  totalOf(manaOf(faceAt(duel, duel.cards[card]?.face ?? 0).cost ?? '')) >= A_BOMB;

function momentFor(happened: Happened, { result, purses }: Duel, seat: Seat): LineMoment | undefined {
  if (result) return result.kind === 'draw' ? 'draw' : result.seats.includes(seat) ? 'victory' : 'defeat';
  const own = weightFor(happened, seat);
  const others = purses.map((_, other) => other).filter((other) => other !== seat);
  const theirs = Math.max(0, ...others.map((other) => weightFor(happened, other)));
  if (own === theirs) return undefined;
  return own > theirs ? 'bad' : 'good';
}

/** How hard it was hit, in what is worth a word; the other's bomb is a hit too. */
function weightFor({ lost, fallen, bombs }: Happened, seat: Seat): number {
  const life = lost.get(seat) ?? 0;
  const permanents = fallen.get(seat) ?? 0;
  const theirBombs = [...bombs].filter((other) => other !== seat).length;
  return (
    (life >= A_BLOW ? life / A_BLOW : 0) + (permanents >= A_SWEEP ? permanents / A_SWEEP : 0) + theirBombs
  );
}
