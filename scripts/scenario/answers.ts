/** Answers queued by `choose` lines, and what is answered where nobody queued anything. */
import {
  partOptions,
  modesOf,
  proposeActivate,
  proposeCast,
  completedAttack,
  completedBlocks,
  defaultShares,
  divisionOf,
  lineAskedFor,
  abilityAt,
  effectsOf,
  top,
  attackable,
  cardThing,
  looksOf,
  type AnnounceFrame,
  type ChooseFrame,
  type OrderFrame,
  type YesNoFrame,
} from '../../src-main/engine/position.ts';
import {
  answer,
  clone,
  type Act,
  type CardNumber,
  type Duel,
  type Seat,
  type Thing,
} from '../../src-main/engine/index.ts';
import { NEITHER } from '../../src-main/engine/language/effects/whichever.ts';
import type { Effect } from '../../src-main/engine/language/effect.ts';
import {
  type Attacker,
  type Question,
  type QuestionKind,
  type Reply,
  PASS,
} from '../../src-shared/duel/question.ts';
import { includes, type Names } from './names.ts';
import type { Pick } from './read.ts';

/** What each player will answer next, in order, and the upkeep costs a player has said yes to. */
export class Answers {
  readonly #queues = new Map<Seat, (readonly Pick[])[]>();
  readonly #willing = new Set<number>();
  readonly #named = new Set<string>();

  copy(): Answers {
    const other = new Answers();
    for (const [seat, queue] of this.#queues) other.#queues.set(seat, queue.slice());
    for (const duty of this.#willing) other.#willing.add(duty);
    for (const key of this.#named) other.#named.add(key);
    return other;
  }

  add(seat: Seat, picks: readonly Pick[]): void {
    this.#queues.set(seat, [...(this.#queues.get(seat) ?? []), picks]);
  }

  addFirst(seat: Seat, words: readonly string[]): void {
    this.#queues.set(seat, [...words.map((word) => [word]), ...(this.#queues.get(seat) ?? [])]);
  }

  /** A mode that stands behind the aim it is for. */
  pull(seat: Seat, words: readonly string[]): string | undefined {
    const queue = this.#queues.get(seat) ?? [];
    const place = queue.findIndex(([pick]) => words.includes(String(pick)));
    if (place < 0) return undefined;
    this.#queues.set(seat, queue.toSpliced(place, 1));
    return String(queue[place]?.[0]);
  }

  next = (seat: Seat): readonly Pick[] | undefined => this.#queues.get(seat)?.[0];
  take(seat: Seat): void {
    this.#queues.get(seat)?.shift();
  }
  left = (seat: Seat): readonly (readonly Pick[])[] => this.#queues.get(seat) ?? [];
  isEmpty = (): boolean => [...this.#queues.values()].every((queue) => queue.length === 0);

  sayYesTo(duty: number): void {
    this.#willing.add(duty);
  }
  saidYesTo = (duty: number | undefined): boolean => duty !== undefined && this.#willing.has(duty);

  /** A target was named for this ability: that says yes to its "may". */
  name(act: Act): void {
    this.#named.add(textKey(act));
  }
  takeNamed = (act: Act): boolean => this.#named.delete(textKey(act));
}

const textKey = ({ source, face, ability }: Act): string => `${source.card} ${face} ${ability}`;

/** A choice that needs an answer and has none. */
interface Asked {
  readonly asked: string;
}

/** The reply to this question; what it uses up is taken from `answers`. */
export function respond(duel: Duel, names: Names, answers: Answers): Reply | Asked {
  const { question } = duel;
  if (!question) throw new Error('Nobody is asked anything.');
  const frame = top(duel);
  const { seat } = question;
  switch (question.kind) {
    case 'act':
      return PASS;
    case 'start':
      return { kind: 'start', first: takeWord(answers, seat, ['play', 'draw']) !== 'draw' };
    case 'keep':
      return { kind: 'keep', keep: true };
    case 'attack':
      return { kind: 'attack', attackers: completedAttack(duel, []) ?? [] };
    case 'block':
      return { kind: 'block', blocks: completedBlocks(duel, question.seat, []) ?? [] };
    case 'lineUp':
      return { kind: 'lineUp', blockers: listedBlockers(duel) };
    case 'assign':
      return assignDefault(duel);
    case 'choose':
      return chooseThings(duel, names, answers, frame as ChooseFrame, question);
    case 'yesNo':
      return sayYesOrNo(duel, names, answers, frame as YesNoFrame, seat);
    case 'shares':
      if (frame?.kind !== 'divide')
        return announcementPart(duel, names, answers, frame as AnnounceFrame, question);
      return {
        kind: 'shares',
        shares: takeShares(answers, seat) ?? sharesByDefault(duel, frame.among, frame.total),
      };
    case 'word': {
      const words = frame?.kind === 'word' ? frame.words : [];
      const word = takeWord(answers, seat, words) ?? oneOf(duel, answers, seat, words);
      if (word !== undefined) return { kind: 'word', word };
      return words.length === 1
        ? { kind: 'word', word: words[0] ?? '' }
        : asked(names, question, `one of ${words.join(', ')}`);
    }
    case 'order':
      return { kind: 'order', order: orderOf(duel, names, answers, frame as OrderFrame, seat) };
    default:
      return announcementPart(duel, names, answers, frame as AnnounceFrame, question);
  }
}

/** Queued numbers: so much for each, in the order of the targets. */
function takeShares(answers: Answers, seat: Seat): number[] | undefined {
  const picks = answers.next(seat);
  if (!picks?.every((pick) => typeof pick === 'number')) return undefined;
  answers.take(seat);
  return picks.map(Number);
}

function asked(names: Names, { seat }: Question, what: string): Asked {
  return { asked: `${names.seatName(seat)} is asked: ${what}` };
}

/** A queued word out of these, whatever its case. */
function takeWord(answers: Answers, seat: Seat, words: readonly string[]): string | undefined {
  const [pick] = answers.next(seat) ?? [];
  if (typeof pick !== 'string' && typeof pick !== 'number') return undefined;
  const found = words.find((word) => word.toLowerCase() === String(pick).toLowerCase());
  if (found !== undefined) answers.take(seat);
  return found;
}

/** Of what is chosen like a mode: by its number, the first by `yes` or by naming an aim, none of them by `no`. */
function oneOf(duel: Duel, answers: Answers, seat: Seat, words: readonly string[]): string | undefined {
  const under = duel.frames.at(-2);
  if (under?.kind === 'triggers') return answers.pull(seat, words);
  if (under?.kind !== 'effect') return undefined;
  if (effectsOf(abilityAt(duel, under.act))[under.node]?.kind !== 'whichever') return undefined;
  const [pick] = answers.next(seat) ?? [];
  const numbered = typeof pick === 'number' ? words[pick - 1] : undefined;
  if (numbered !== undefined) {
    answers.take(seat);
    return numbered;
  }
  if (!words.includes(NEITHER)) return undefined;
  return takeWord(answers, seat, ['yes', 'no']) === 'no' ? NEITHER : words[0];
}

function sayYesOrNo(duel: Duel, names: Names, answers: Answers, frame: YesNoFrame, seat: Seat): Reply {
  const said = takeWord(answers, seat, ['yes', 'no']);
  if (said !== undefined) return { kind: 'yesNo', yes: said === 'yes' };
  if (answers.saidYesTo(frame.act.duty)) return { kind: 'yesNo', yes: true };
  if (answers.takeNamed(frame.act)) return { kind: 'yesNo', yes: true };
  return { kind: 'yesNo', yes: isMeantByNaming(duel, names, answers, frame, seat) };
}

/** Naming an object also says yes to its "may": yes leads to a choice that the queued answer fits. */
function isMeantByNaming(duel: Duel, names: Names, answers: Answers, frame: YesNoFrame, seat: Seat): boolean {
  const picks = answers.next(seat)?.flat();
  if (!picks) return false;
  const trial = clone(duel);
  if (answer(trial, { kind: 'yesNo', yes: true })) return false;
  const kinds: readonly (QuestionKind | undefined)[] = ['choose', 'word', 'costs', 'targets', 'order'];
  if (trial.question?.seat === seat && kinds.includes(trial.question.kind)) {
    const left = answers.copy();
    respond(trial, names, left);
    if (left.next(seat) !== answers.next(seat)) return true;
    // The only object there was is taken, and the next choice is its own (a Clone of what chooses a colour).
    if (trial.question.kind !== 'word') return false;
  }
  const isOnlyOne =
    chooses(duel, frame) && picks.every((pick) => names.firsts(duel, String(pick), []).length > 0);
  if (isOnlyOne) answers.take(seat);
  return isOnlyOne;
}

/** What may be done involves a choice of objects: with one object only it is never asked for. */
function chooses(duel: Duel, { act, node }: YesNoFrame): boolean {
  const choosing = /"kind":"(choose|copyOf|sacrifice|discard|search|putCards|play)\w*"/;
  const ability = abilityAt(duel, act);
  return choosing.test(JSON.stringify(effectsOf(ability)[node] ?? ability));
}

function chooseThings(
  duel: Duel,
  names: Names,
  answers: Answers,
  frame: ChooseFrame,
  question: Question,
): Reply | Asked {
  const { from, least, most } = frame;
  const things = pickThings(duel, names, answers, question.seat, from, least, most);
  const aiming = duel.frames.at(-2)?.kind === 'triggers' ? duel.waiting[0] : undefined;
  if (things && things.length > 0 && aiming) answers.name(aiming.act);
  if (things) return { kind: 'choose', things };
  if (least === 0) return { kind: 'choose', things: [] };
  // Unasked, the later of two effects goes in front, and what guards comes before what turns and what multiplies.
  if (
    frame.what === 'timing' ||
    frame.what === 'replacement' ||
    from.length === least ||
    areAlike(duel, from)
  )
    return { kind: 'choose', things: from.slice(0, least) };
  return asked(names, question, choiceSentence(duel, names, from, least, most, frame.what));
}

function choiceSentence(
  duel: Duel,
  names: Names,
  from: readonly Thing[],
  least: number,
  most: number,
  what: string,
): string {
  const number = least === most ? `${least}` : `${least} to ${most}`;
  return `${what}, ${number} of ${from.map((thing) => names.ofThing(duel, thing)).join(', ')}`;
}

/** The things a queued answer names, each another one; undefined when it is no answer to this. */
function pickThings(
  duel: Duel,
  names: Names,
  answers: Answers,
  seat: Seat,
  from: readonly Thing[],
  least: number,
  most: number,
): Thing[] | undefined {
  const picks = answers.next(seat)?.flat();
  if (!picks) return undefined;
  const only = picks.length === 1 ? picks[0] : undefined;
  if (only === 'no' && least === 0) {
    answers.take(seat);
    return [];
  }
  if (only === 'yes' && from.length === 1 && most >= 1) {
    answers.take(seat);
    return [...from];
  }
  const things: Thing[] = [];
  for (const pick of picks) {
    const thing = from.find(
      (other) => !includes(things, other) && names.isThingCalled(duel, other, String(pick)),
    );
    if (!thing) return undefined;
    things.push(thing);
  }
  if (things.length < least || things.length > most) return undefined;
  answers.take(seat);
  return things;
}

/** Cards out of play that only their number tells apart: whichever is taken, it is the same. */
function areAlike(duel: Duel, from: readonly Thing[]): boolean {
  const keys = from.map((thing) => {
    if (thing.kind !== 'card' || duel.board[thing.card]) return undefined;
    const card = duel.cards[thing.card];
    return card && `${card.zone} ${card.owner} ${card.face}`;
  });
  return keys[0] !== undefined && keys.every((key) => key === keys[0]);
}

function orderOf(
  duel: Duel,
  names: Names,
  answers: Answers,
  frame: OrderFrame,
  seat: Seat,
): readonly number[] {
  const picks = answers.next(seat)?.flat();
  const called = picks && orderBy(duel, names, frame, picks.map(String));
  if (called) answers.take(seat);
  return called ?? frame.items;
}

/** The items in the order of these names; undefined when they are not the same. */
export function orderBy(
  duel: Duel,
  names: Names,
  frame: OrderFrame,
  wanted: readonly string[],
): number[] | undefined {
  const order: number[] = [];
  for (const name of wanted) {
    const item = frame.items.find(
      (other) => !order.includes(other) && isOrderItemCalled(duel, names, frame, other, name),
    );
    if (item === undefined) return undefined;
    order.push(item);
  }
  return [...order, ...frame.items.filter((item) => !order.includes(item))];
}

function isOrderItemCalled(duel: Duel, names: Names, frame: OrderFrame, item: number, name: string): boolean {
  if (frame.what !== 'triggers') return names.isCalled(duel, item, name);
  const waiting = duel.waiting.filter((other) => other.act.you === frame.seat)[item];
  if (!waiting) return false;
  const { card, looks } = waiting.act.source;
  return looks.name === name || (duel.cards[card] !== undefined && names.isCalled(duel, card, name));
}

export function attackerAt(duel: Duel, card: CardNumber): Attacker {
  const { controller } = looksOf(duel, card);
  return { card, seat: attackable(duel, controller)[0] ?? 0, walker: -1, band: -1 };
}

function listedBlockers(duel: Duel): readonly CardNumber[] {
  const frame = top(duel);
  return frame?.kind === 'block' ? lineAskedFor(duel, frame) : [];
}

function assignDefault(duel: Duel): Reply {
  const frame = top(duel);
  const card = frame?.kind === 'combatDamage' ? frame.dividing[0] : undefined;
  const division = card === undefined ? undefined : divisionOf(duel, card);
  if (!division || frame?.kind !== 'combatDamage') throw new Error('Nothing is to be divided.');
  return { kind: 'assign', shares: defaultShares(duel, division) };
}

/** Parts of an announcement that its line did not bring along. */
function announcementPart(
  duel: Duel,
  names: Names,
  answers: Answers,
  frame: AnnounceFrame,
  question: Question,
): Reply | Asked {
  const { seat } = question;
  const options = partOptions(duel, frame);
  switch (question.kind) {
    case 'targets': {
      const things = pickThings(duel, names, answers, seat, options.things, options.least, options.most);
      if (things) return { kind: 'targets', targets: things };
      if (options.least === 0) return { kind: 'targets', targets: [] };
      return asked(
        names,
        question,
        choiceSentence(duel, names, options.things, options.least, options.most, 'target'),
      );
    }
    case 'costs': {
      const from = options.cards.map((card) => cardThing(duel, card));
      const things =
        pickThings(duel, names, answers, seat, from, options.least, options.most) ??
        (areAlike(duel, from) ? from.slice(0, options.least) : undefined);
      if (!things)
        return asked(names, question, choiceSentence(duel, names, from, options.least, options.most, 'cost'));
      return { kind: 'costs', cards: things.flatMap((thing) => (thing.kind === 'card' ? [thing.card] : [])) };
    }
    case 'x': {
      const [pick] = answers.next(seat) ?? [];
      if (typeof pick !== 'number') return asked(names, question, `X, 0 to ${options.most}`);
      answers.take(seat);
      return { kind: 'x', x: pick };
    }
    case 'modes': {
      const mode = takeMode(answers, seat, effectOf(duel, frame));
      return mode === undefined ? asked(names, question, 'which mode') : { kind: 'modes', modes: [mode] };
    }
    case 'shares':
      return { kind: 'shares', shares: sharesByDefault(duel, options.things, options.total) };
    case 'mana':
      return { kind: 'mana', use: 'auto' };
    default:
      return asked(names, question, question.kind);
  }
}

function effectOf(duel: Duel, frame: AnnounceFrame): Effect | undefined {
  const proposal =
    frame.what === 'cast'
      ? proposeCast(duel, frame.seat, frame.card)
      : proposeActivate(duel, frame.seat, frame.card, frame.ability);
  return proposal?.effect;
}

/** A queued mode: its number, counted from one, or its label. */
export function takeMode(answers: Answers, seat: Seat, effect: Effect | undefined): number | undefined {
  const [pick] = answers.next(seat) ?? [];
  const modes = effect && modesOf(effect);
  if (!modes || (typeof pick !== 'number' && typeof pick !== 'string')) return undefined;
  const mode =
    typeof pick === 'number'
      ? pick - 1
      : modes.findIndex(({ label }) => label.toLowerCase() === pick.toLowerCase());
  if (!modes[mode]) return undefined;
  answers.take(seat);
  return mode;
}

/** What is no mode, and chosen like one, goes by its number as well. */
export function whicheverSaid(effect: Effect, numbers: readonly number[] = []): string[] {
  const choice = effect.kind === 'sequence' ? effect.of.find(isWhichever) : effect;
  return isWhichever(choice) ? numbers.flatMap((number) => choice.of[number - 1]?.label ?? []) : [];
}

const isWhichever = (effect: Effect | undefined): effect is Extract<Effect, { kind: 'whichever' }> =>
  effect?.kind === 'whichever';

/** Lethal to each in order, at least one, the rest to the last. */
function sharesByDefault(duel: Duel, targets: readonly Thing[], total: number): number[] {
  let left = total;
  return targets.map((thing, place) => {
    const after = targets.length - place - 1;
    const lethal =
      thing.kind === 'card' && duel.board[thing.card]
        ? looksOf(duel, thing.card).toughness - (duel.board[thing.card]?.damage ?? 0)
        : 1;
    const share = after === 0 ? left : Math.max(1, Math.min(lethal, left - after));
    left -= share;
    return share;
  });
}
