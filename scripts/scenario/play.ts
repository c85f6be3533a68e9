/** Drives a duel through its script and looks at it where the scenario says so. */
import {
  answer,
  clone,
  type CardNumber,
  type Duel,
  emptyDuel,
  setUp,
  listen,
  run,
} from '../../src-main/engine/index.ts';
import { editionOf } from '../../src-main/engine/editions/registry.ts';
import type { Edition } from '../../src-main/engine/editions/policy.ts';
import { looksOf } from '../../src-main/engine/position.ts';
import { type Reply, PASS } from '../../src-shared/duel/question.ts';
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import { checkDuel } from '../fuzz/holds.ts';
import { Answers, respond } from './answers.ts';
import { strayMembers } from './bands.ts';
import { unmet } from './expect.ts';
import { compareMoments, folded, momentName } from './moments.ts';
import { attempt, fitsQuestion, movedShare } from './moves.ts';
import type { Names } from './names.ts';
import type { Prepared } from './position.ts';
import { History, isAskedFor } from './questions.ts';
import { show, type Expectation, type Line, type Moment, type Pick, type Scenario } from './read.ts';
import { Windows } from './windows.ts';

/** More questions than this: the duel never gets to where the scenario stops. */
const MOST_QUESTIONS = 5000;
/** What is asked of one player after the other, or of one about several things. */
const IN_ANY_ORDER: ReadonlySet<Line['verb']> = new Set(['order', 'attack', 'block']);

/** Who listens to a whole duel. */
export interface Witness {
  readonly saw: (duel: Duel, event: DuelEvent) => void;
  readonly said: (duel: Duel, reply: Reply, line: Line | undefined) => void;
  /** Where the scenario stops. */
  readonly ended?: (duel: Duel) => void;
}

interface Check {
  readonly at: Moment | undefined;
  readonly expect: Expectation;
  readonly name: string;
}

interface Judgement {
  /** What did not hold. */
  readonly reasons: readonly string[];
  /** What was written and had no effect, or not the one it seems to have. */
  readonly warnings: readonly string[];
}

/** Carries the scenario out. */
export function play(
  scenario: Scenario,
  prepared: Prepared,
  names: Names,
  witnesses: readonly Witness[] = [],
): Judgement {
  return new Play(scenario, prepared, names, witnesses).run();
}

/** What is chosen in the opening is written in the first turn. */
const isDue = (line: Line, now: Moment): boolean =>
  compareMoments(line.at, now) <= 0 || (now.turn === 0 && line.at.turn <= 1);

class Play {
  readonly #duel: Duel;
  readonly #edition: Edition;
  readonly #names: Names;
  readonly #witnesses: readonly Witness[];
  readonly #stopAt: Moment | undefined;
  readonly #reasons: string[] = [];
  readonly #warnings: string[] = [];
  readonly #history = new History();
  readonly #windows = new Windows();
  /** Lines still to be carried out, in order; those written with `times` stand as often. */
  #ahead: Line[];
  /** Checks still to be made, in order. */
  #checks: Check[];
  #illegals: Line[] = [];
  /** What stands right behind a refusal is a part of what is refused. */
  readonly #partsOfIllegals = new Set<readonly Pick[] | undefined>();
  /** What nobody may be asked until its step is over. */
  #unasked: Line[] = [];
  #answers = new Answers();
  #lastRefusal = new Map<Line, string>();
  readonly #seenWaiting = new Set<Line>();
  readonly #happened = new Set<string>();
  #dealt = new Map<CardNumber, { readonly to: string; readonly amount: number }[]>();
  #over = false;

  constructor(scenario: Scenario, prepared: Prepared, names: Names, witnesses: readonly Witness[]) {
    this.#duel = emptyDuel(prepared.setup);
    this.#edition = editionOf(this.#duel);
    this.#names = names;
    this.#witnesses = witnesses;
    this.#stopAt = scenario.stopAt && folded(this.#edition, scenario.stopAt);
    this.#ahead = (scenario.script ?? []).flatMap((line) =>
      Array.from({ length: line.times ?? 1 }, () => ({ ...line, at: folded(this.#edition, line.at) })),
    );
    const checks: Check[] = (scenario.checks ?? []).map(({ at, expect }) => ({
      at: folded(this.#edition, at),
      expect,
      name: `at ${momentName(at)}: `,
    }));
    checks.sort((one, other) => (one.at && other.at ? compareMoments(one.at, other.at) : 0));
    const last: Check = { at: this.#stopAt, expect: scenario.expect ?? {}, name: '' };
    this.#checks = [...checks, last];
  }

  run(): Judgement {
    this.#begin();
    for (let questions = 0; !this.#over; questions++) {
      if (questions >= MOST_QUESTIONS) {
        this.#reasons.push('the duel never gets to where it should stop');
        return { reasons: this.#reasons, warnings: this.#warnings };
      }
      if (this.#duel.result) this.#end();
      else this.#next();
    }
    this.#warnOfAnswers();
    for (const witness of this.#witnesses) witness.ended?.(this.#duel);
    return { reasons: this.#reasons, warnings: this.#warnings };
  }

  /** Answers that nothing has asked for. */
  #warnOfAnswers(): void {
    const queued = this.#names.seats.flatMap((name, seat) =>
      this.#answers
        .left(seat)
        .filter((picks) => !this.#partsOfIllegals.has(picks))
        .map((picks) => `${name}: choose, pick: ${show(picks)}`),
    );
    const written = this.#ahead.filter(({ verb, illegal }) => verb === 'choose' && !illegal);
    for (const answer of [...queued, ...written.map((line) => line.written)])
      this.#warnings.push(`${answer}: nothing asked for this answer`);
  }

  #begin(): void {
    listen(this.#duel, this.#sink);
    setUp(this.#duel);
    run(this.#duel);
    listen(this.#duel, undefined);
  }

  readonly #sink = (event: DuelEvent): void => {
    for (const witness of this.#witnesses) witness.saw(this.#duel, event);
    if (event.kind === 'stepBegan') this.#stepBegan();
    if (event.kind === 'turnBegan') this.#dealt = new Map();
    if (event.kind === 'revealed')
      this.#history.noteShown(
        event.seat,
        event.cards.map((card) => looksOf(this.#duel, card).name),
      );
    if (event.kind === 'damaged' && event.combat) {
      const to = this.#names.ofThing(this.#duel, event.to);
      this.#dealt.set(event.source, [...(this.#dealt.get(event.source) ?? []), { to, amount: event.amount }]);
    }
  };

  #now(): Moment {
    return { turn: this.#duel.turn.number, step: this.#duel.turn.step };
  }

  /** Judged inside the report itself: the step has begun and nothing of it has been done. */
  #stepBegan(): void {
    if (this.#over) return;
    const now = this.#now();
    if (!this.#lookBack(now)) return;
    this.#happened.add(momentName(now));
    for (;;) {
      const [check] = this.#checks;
      if (!check?.at || compareMoments(check.at, now) > 0) return;
      this.#judge(check);
    }
  }

  #judge(check: Check): void {
    this.#checks = this.#checks.filter((other) => other !== check);
    const missed = unmet(this.#duel, this.#names, check.expect, this.#history, (line) => this.#whyNot(line));
    this.#reasons.push(...missed.map((reason) => check.name + reason));
    if (this.#checks.length > 0) return;
    if (this.#reasons.length === 0) this.#complainOfLines();
    this.#over = true;
  }

  /** A line that should have been carried out by now has not been. */
  #complainOfLines(): void {
    const late = this.#ahead.find((line) => line.verb !== 'choose' && !line.illegal);
    if (late) this.#fail(late);
  }

  #fail(line: Line, why?: string): void {
    const otherwise = line.verb === 'asked' ? 'this was not asked' : 'there was no moment for it';
    const reason = why ?? this.#lastRefusal.get(line) ?? otherwise;
    this.#reasons.push(`${momentName(line.at)} ${line.written}: ${reason}`);
    this.#over = true;
  }

  /** Lines of the steps that lie behind. Returns whether all of them were done. */
  #lookBack(now: Moment): boolean {
    this.#advance(now);
    for (const line of this.#illegals) if (compareMoments(line.at, now) < 0) this.#judgeUntried(line);
    this.#illegals = this.#illegals.filter((line) => compareMoments(line.at, now) >= 0);
    for (const line of this.#unasked) if (compareMoments(line.at, now) < 0) this.#judgeUntried(line);
    this.#unasked = this.#unasked.filter((line) => compareMoments(line.at, now) >= 0);
    while (!this.#over) {
      const [line] = this.#ahead;
      if (!line || line.verb === 'choose' || compareMoments(line.at, now) >= 0) return true;
      if (!this.#wasForced(line)) this.#fail(line);
      this.#ahead.shift();
      this.#advance(now);
    }
    return false;
  }

  /** Nobody could have tried it, so the engine refuses; but the step must have been there. */
  #judgeUntried(line: Line): void {
    if (!this.#happened.has(momentName(line.at))) this.#fail(line, 'this step did not happen');
    else if (line.onStack !== undefined && !this.#seenWaiting.has(line))
      this.#fail(line, 'what it should answer never waited');
  }

  /** An order that was nobody's to choose, and came out as written. */
  #wasForced(line: Line): boolean {
    if (line.verb !== 'order') return false;
    if (line.blockers) return line.blockers.length < 2;
    if (line.triggers) return line.triggers.length < 2;
    const creature = line.attacker ?? line.creature ?? '';
    const wanted = Object.entries(line.damage ?? {}).filter(([, amount]) => amount > 0);
    for (const [card, dealt] of this.#dealt) {
      if (
        !this.#names.isCalled(this.#duel, card, creature) &&
        this.#names.ofCard(this.#duel, card) !== creature
      )
        continue;
      const isDealt = wanted.every(([name, amount]) =>
        dealt.some(
          (one) =>
            one.amount === amount &&
            (one.to === name || (name === 'player' && this.#names.maybeSeat(one.to) !== undefined)),
        ),
      );
      if (isDealt) return true;
    }
    return false;
  }

  /** Queues answers and takes up refusals to be tried, up to the next line to be carried out. */
  #advance(now: Moment): void {
    for (;;) {
      const [line] = this.#ahead;
      if (!line) return;
      if (line.illegal) this.#takeUpIllegal(line);
      else if (line.verb === 'notAsked') this.#unasked.push(line);
      else if (line.verb === 'choose' && isDue(line, now))
        this.#answers.add(this.#names.seat(line.seat), line.pick ?? []);
      else return;
      this.#ahead.shift();
    }
  }

  #next(): void {
    if (!this.#see()) return;
    this.#advance(this.#now());
    this.#tryIllegals();
    if (this.#over || this.#endsHere()) return;
    const line = this.#fittingLine();
    if (line && this.#carryOut(line)) return;
    this.#answerAhead();
    const reply = respond(this.#duel, this.#names, this.#answers);
    if ('asked' in reply) {
      this.#reasons.push(`at ${momentName(this.#now())} ${reply.asked}`);
      this.#over = true;
      return;
    }
    this.#reply(reply, undefined);
  }

  #takeUpIllegal(line: Line): void {
    this.#illegals.push(line);
    for (const choice of this.#choicesBehind(line)) this.#partsOfIllegals.add(choice.pick);
  }

  /**
   * A question is looked at before it is answered, once, and is what at most one line waits for. Whether it may be
   * asked at all.
   */
  #see(): boolean {
    this.#windows.see(this.#duel);
    if (!this.#history.note(this.#duel)) return true;
    const now = this.#now();
    const unwanted = this.#unasked.find((line) => this.#isAskedNow(line, now));
    if (unwanted) this.#fail(unwanted, 'this is asked');
    const [line] = this.#ahead;
    if (line?.verb === 'asked' && this.#isAskedNow(line, now)) this.#done(line);
    return unwanted === undefined;
  }

  #isAskedNow(line: Line, now: Moment): boolean {
    const isNow = compareMoments(line.at, now) === 0 || (now.turn === 0 && isDue(line, now));
    if (!isNow || !this.#windows.isIn(this.#duel, line.window)) return false;
    if (line.whenEmpty && this.#duel.chain.length > 0) return false;
    if (line.onStack !== undefined) {
      if (this.#names.waiting(this.#duel, line.onStack).length === 0) return false;
      this.#seenWaiting.add(line);
    }
    return isAskedFor(this.#duel, this.#names, line);
  }

  /** What is decided as something is announced may be written where it happens, behind what answers it. */
  #answerAhead(): void {
    const { question, frames } = this.#duel;
    if (!question || frames.at(-3)?.kind !== 'deciding' || this.#answers.next(question.seat)) return;
    const isItsChoice = (line: Line): boolean =>
      line.verb === 'choose' && !line.illegal && this.#names.maybeSeat(line.seat) === question.seat;
    const line = this.#ahead.find((other) => isItsChoice(other) && isDue(other, this.#now()));
    if (!line) return;
    this.#answers.add(question.seat, line.pick ?? []);
    this.#done(line);
  }

  /** Without `stopAt` the scenario ends with its last line. */
  #endsHere(): boolean {
    const untried = this.#illegals.length + this.#unasked.length;
    const isDone = this.#ahead.length === 0 && untried === 0 && this.#answers.isEmpty();
    if (this.#stopAt || !isDone) return false;
    for (const check of [...this.#checks]) this.#judge(check);
    this.#over = true;
    return true;
  }

  /** The next line, where its moment has come; of several declarations in a row whichever is asked for. */
  #fittingLine(): Line | undefined {
    const [next] = this.#ahead;
    if (!next) return undefined;
    const isOpening = this.#duel.turn.number === 0;
    const isNow = (line: Line): boolean => isOpening || compareMoments(line.at, this.#now()) === 0;
    if (!isNow(next)) return undefined;
    if (next.verb === 'concede') return next;
    const end = this.#ahead.findIndex((line) => line.verb !== next.verb || !isNow(line));
    const candidates = IN_ANY_ORDER.has(next.verb) ? this.#ahead.slice(0, end < 0 ? undefined : end) : [next];
    return candidates.find((line) => this.#fits(this.#duel, this.#windows, line));
  }

  #fits = (duel: Duel, windows: Windows, line: Line): boolean =>
    fitsQuestion(duel, this.#names, line) && windows.isIn(duel, line.window);

  #carryOut(line: Line): boolean {
    if (line.verb === 'concede') {
      this.#done(line);
      this.#reply({ kind: 'concede', seat: this.#names.seat(line.seat) }, line);
      return true;
    }
    const outcome = attempt(this.#duel, this.#names, line, this.#answersFor(line));
    if ('refused' in outcome) {
      this.#lastRefusal.set(line, outcome.refused);
      return false;
    }
    this.#answers = outcome.answers;
    for (const warning of [...strayMembers(line), ...movedShare(this.#duel, line)]) this.#warn(line, warning);
    this.#skipChoices(line);
    this.#done(line);
    if (outcome.duty !== undefined) this.#answers.sayYesTo(outcome.duty);
    for (const reply of outcome.replies) this.#reply(reply, line);
    this.#passOverNamed(line);
    return true;
  }

  #warn(line: Line, what: string): void {
    this.#warnings.push(`${momentName(line.at)} ${line.written}: ${what}`);
  }

  /** An answer that names the only source there was: nobody was asked, and the next choice is another one. */
  #passOverNamed(line: Line): void {
    const seat = this.#names.maybeSeat(line.seat);
    const named = this.#duel.chain.at(-1)?.act.named;
    if (seat === undefined || !named) return;
    const [pick, ...others] = this.#answers.next(seat) ?? [];
    if (typeof pick !== 'string' || others.length > 0) return;
    if (named.some((thing) => this.#names.isThingCalled(this.#duel, thing, pick))) this.#answers.take(seat);
  }

  #done(line: Line): void {
    this.#ahead = this.#ahead.filter((other) => other !== line);
  }

  /** What was queued, and the choices written right behind the line: they may be parts of it. */
  #answersFor(line: Line): Answers {
    const answers = this.#answers.copy();
    for (const choice of this.#choicesBehind(line))
      answers.add(this.#names.seat(choice.seat), choice.pick ?? []);
    return answers;
  }

  #choicesBehind(line: Line): Line[] {
    // What is asked meanwhile is looked at as the replies are made.
    const behind = this.#ahead
      .slice(this.#ahead.indexOf(line) + 1)
      .filter(({ verb, illegal }) => illegal || (verb !== 'asked' && verb !== 'notAsked'));
    const end = behind.findIndex(
      (other) => other.verb !== 'choose' || other.illegal || compareMoments(other.at, this.#now()) > 0,
    );
    return behind.slice(0, end < 0 ? undefined : end);
  }

  #skipChoices(line: Line): void {
    const choices = this.#choicesBehind(line);
    this.#ahead = this.#ahead.filter((other) => !choices.includes(other));
  }

  #reply(reply: Reply, line: Line | undefined): void {
    if (this.#over || !this.#see()) return;
    for (const witness of this.#witnesses) witness.said(this.#duel, reply, line);
    const refusal = answer(this.#duel, reply, this.#sink);
    if (!refusal) return checkDuel(this.#duel);
    this.#reasons.push(
      `at ${momentName(this.#now())} the engine refuses ${JSON.stringify(reply)}: ${refusal.reason}`,
    );
    this.#over = true;
  }

  #tryIllegals(): void {
    for (const line of this.#illegals) {
      if (compareMoments(line.at, this.#now()) !== 0) continue;
      if (line.onStack !== undefined) {
        if (this.#names.waiting(this.#duel, line.onStack).length === 0) continue;
        this.#seenWaiting.add(line);
      }
      if (line.whenEmpty && this.#duel.chain.length > 0) continue;
      const moment = this.#momentFor(line);
      if (!moment) continue;
      this.#illegals = this.#illegals.filter((other) => other !== line);
      for (const warning of strayMembers(line)) this.#warn(line, warning);
      const outcome = attempt(moment, this.#names, line, this.#answersFor(line));
      if (!('refused' in outcome)) return this.#fail(line, 'the engine allows it');
      if (this.#asksOnly(outcome.refused))
        return this.#fail(line, `the engine allows it; ${outcome.refused}`);
    }
  }

  #asksOnly = (refused: string): boolean => / is asked: /.test(refused);

  /** The duel as it is when this player may next act in this step: now, or after the others have passed. */
  #momentFor(line: Line): Duel | undefined {
    if (this.#fits(this.#duel, this.#windows, line)) return this.#duel;
    if (this.#duel.question?.kind !== 'act') return undefined;
    const trial = clone(this.#duel);
    const windows = this.#windows.copy();
    const { length } = trial.chain;
    for (let seat = 0; seat < this.#names.seats.length; seat++) {
      if (answer(trial, PASS)) return undefined;
      const isSame = trial.chain.length === length && compareMoments(this.#nowOf(trial), this.#now()) === 0;
      if (!isSame || trial.question?.kind !== 'act') return undefined;
      windows.see(trial);
      if (this.#fits(trial, windows, line)) return trial;
    }
    return undefined;
  }

  #nowOf = (duel: Duel): Moment => ({ turn: duel.turn.number, step: duel.turn.step });

  /** For `canDo`: why this line cannot be done in the step that begins; undefined: it can. */
  #whyNot(line: Line): string | undefined {
    const trial = clone(this.#duel);
    const now = this.#now();
    if (!trial.question && !trial.result) {
      trial.frames.push({ kind: 'step', step: now.step, stage: 'beginning' });
      run(trial);
    }
    const windows = this.#windows.copy();
    for (let asked = 0; asked < 50 && trial.question; asked++) {
      if (compareMoments(this.#nowOf(trial), now) !== 0) break;
      windows.see(trial);
      if (this.#fits(trial, windows, line)) {
        const outcome = attempt(trial, this.#names, line, this.#answers);
        return 'refused' in outcome && !this.#asksOnly(outcome.refused) ? outcome.refused : undefined;
      }
      const reply = respond(trial, this.#names, this.#answers.copy());
      if ('asked' in reply || answer(trial, reply)) break;
    }
    return 'there is no moment for it';
  }

  /** A duel that has ended is judged as it ended. */
  #end(): void {
    this.#advance({ turn: Number.MAX_SAFE_INTEGER, step: 'cleanup' });
    for (const check of [...this.#checks]) this.#judge(check);
    this.#over = true;
  }
}
