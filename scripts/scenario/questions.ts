/** What is asked of whom, as a scenario speaks of it. */
import {
  asked,
  options,
  type CardNumber,
  type Duel,
  type Options,
  type Question,
  type Seat,
} from '../../src-main/engine/index.ts';
import { top } from '../../src-main/engine/position.ts';
import type { Names } from './names.ts';
import type { AskedFor, Line } from './read.ts';

/** A question that was asked. */
interface Put {
  readonly seat: Seat;
  /** Its kind, and what it is asked for. */
  readonly words: readonly string[];
  /** The name of what asks, where anything does. */
  readonly by: string | undefined;
}

/** Every question so far, and every card that was shown to all. */
export class History {
  readonly #put: Put[] = [];
  readonly #shown: { readonly seat: Seat; readonly name: string }[] = [];
  #last: { readonly question: Duel['question']; readonly decisions: number } | undefined;

  /** To be called at every question; the same one counts once. Whether it is a new one. */
  note(duel: Duel): boolean {
    const { question, decisions } = duel;
    if (!question || (this.#last?.question === question && this.#last.decisions === decisions)) return false;
    this.#last = { question, decisions };
    this.#put.push(questionPut(duel, question));
    return true;
  }

  noteShown(seat: Seat, names: readonly string[]): void {
    for (const name of names) this.#shown.push({ seat, name });
  }

  timesAsked = (seat: Seat, wanted: AskedFor): number =>
    this.#put.filter(
      (put) =>
        put.seat === seat &&
        put.words.includes(wanted.for) &&
        (wanted.card === undefined || put.by === wanted.card),
    ).length;

  shownBy = (seat: Seat): string[] => this.#shown.filter((one) => one.seat === seat).map(({ name }) => name);
}

function questionPut(duel: Duel, { seat, kind }: Question): Put {
  const about = asked(duel);
  const frame = top(duel);
  // A hand that is too large is discarded from, too.
  const what = frame?.kind === 'choose' ? [frame.what] : [];
  return { seat, words: [kind, ...what, ...(about ? [about.purpose] : [])], by: about?.by?.name };
}

/** Whether the question is the one that an `asked` or `notAsked` line speaks of. */
export function isAskedFor(duel: Duel, names: Names, line: Line): boolean {
  const { question } = duel;
  if (!question || question.seat !== names.seat(line.seat)) return false;
  const { words } = questionPut(duel, question);
  if (line.for === undefined || !words.includes(line.for)) return false;
  if (line.card !== undefined && !isBy(duel, names, line.card)) return false;
  const offered = options(duel);
  const offers = (name: string): boolean => offered !== undefined && isOffered(duel, names, offered, name);
  return (line.offers ?? []).every(offers) && !(line.offersNot ?? []).some(offers);
}

function isBy(duel: Duel, names: Names, name: string): boolean {
  const by = asked(duel)?.by;
  return by !== undefined && (by.name === name || names.isCalled(duel, by.card, name));
}

/** A card, a player, a word or a number among what may be answered. */
function isOffered(duel: Duel, names: Names, offered: Options, name: string): boolean {
  const isCard = (card: CardNumber): boolean => names.isCalled(duel, card, name);
  switch (offered.kind) {
    case 'targets':
    case 'choose':
    case 'shares':
      return offered.things.some((thing) => names.isThingCalled(duel, thing, name));
    case 'assign':
      return offered.to.some((thing) => names.isThingCalled(duel, thing, name));
    case 'word':
      return offered.words.some((word) => word.toLowerCase() === name.toLowerCase());
    case 'act':
      return offered.acts.some((act) => 'card' in act && isCard(act.card));
    case 'costs':
      return offered.cards.some(isCard);
    case 'lineUp':
      return offered.blockers.some(isCard);
    case 'attack':
      return offered.attackers.some(({ card }) => isCard(card));
    case 'block':
      return offered.blockers.some(({ card }) => isCard(card));
    case 'modes':
      return offered.modes.some((modes) => modes.some((mode) => String(mode + 1) === name));
    case 'order':
      return asked(duel)?.items?.some((item) => item.name === name) ?? offered.items.some(isCard);
    default:
      return false;
  }
}
