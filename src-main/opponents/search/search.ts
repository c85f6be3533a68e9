/** The levels that look ahead: what seems worth trying is played on in worlds that fit, and the best is taken. */
import {
  answer,
  clone,
  options,
  type Duel,
  type Options,
  type Reply,
  type Seat,
} from '../../engine/index.ts';
import { candidates } from '../judgement/candidates.ts';
import { EVERYTHING } from '../judgement/gains.ts';
import { gainNeeded } from '../judgement/moment.ts';
import { newSearch, worthOfReply } from '../judgement/trying.ts';
import { PASS } from '../../../src-shared/duel/question.ts';
import { carefulReply, CAREFUL_NODES, choose, leaningOf } from '../playing/careful.ts';
import { plainReply } from './plain.ts';
import { lethalLine } from '../lethal/lethal.ts';
import { attackPlans } from '../combat/attacking.ts';
import { blockPlans, strongBlock } from '../combat/blocking.ts';
import { rollFrom } from '../roll.ts';
import type { LevelPlaying } from '../levels.ts';
import type { Thought } from '../thought.ts';
import { worldOf } from '../world.ts';
import { compared, type Contender } from './comparing.ts';
import { isSpent, newEffort, searchWithin, within, type Effort } from './effort.ts';
import { actsWorthTrying, linesOf, packed, unlike, type PlayLine, type Width } from './lines.ts';
import { quickReply } from './quick.ts';

/** Shares of the effort: for what full judgement would do, and for a first look at what may be done. */
const PLAIN = 0.5;
const GLANCING = 0.35;

type Level = LevelPlaying<'ahead'>;

export function playsAhead(thought: Thought, world: Duel, level: Level): Reply | undefined {
  const offered = options(world);
  if (!offered || isSmall(offered)) return carefulReply(thought);
  return new Thinking(thought, world, level).reply(offered);
}

/** Answered at once: nothing is gained by looking ahead. */
function isSmall(offered: Options): boolean {
  if (offered.kind === 'act') return offered.acts.every(({ kind }) => kind === 'pass' || kind === 'useMana');
  return ['start', 'keep', 'mana', 'order', 'lineUp'].includes(offered.kind);
}

/** One thought: its effort, its worlds, and what it has found so far. */
class Thinking {
  readonly #thought: Thought;
  readonly #world: Duel;
  readonly #seat: Seat;
  readonly #level: Level;
  readonly #effort: Effort;

  constructor(thought: Thought, world: Duel, level: Level) {
    this.#thought = thought;
    this.#world = world;
    this.#seat = thought.seat;
    this.#level = level;
    this.#effort = newEffort(thought.budget);
  }

  reply(offered: Options): Reply {
    const plain = this.#plain();
    const win = this.#win();
    if (win) return win;
    const lines = this.#lines(offered, plain);
    if (lines.length === 0) return plain;
    const [first] = lines;
    if (lines.length === 1) return plain;
    const best = compared(this.#contenders(lines, offered), {
      effort: this.#effort,
      level: this.#level,
      seat: this.#seat,
      worldAt: (place) => this.#worldAt(place),
    });
    // What stands is said without its parts: they are chosen with care when they are asked for.
    return best && best.line !== first ? packed(this.#world, best.line) : plain;
  }

  /** A win in this turn that holds in another world as well: it must not hang on what is drawn. */
  #win(): Reply | undefined {
    const { hunting } = this.#level;
    const line = within(this.#effort, hunting, (part) => lethalLine(part, this.#world, this.#seat));
    if (!line) return undefined;
    const other = this.#worldAt(1);
    const again = within(this.#effort, hunting, (part) => lethalLine(part, other, this.#seat));
    return again && packed(this.#world, { replies: line, after: this.#world });
  }

  #worldAt(place: number): Duel {
    if (place === 0) return this.#world;
    return worldOf({ ...this.#thought, seed: (this.#thought.seed + place * 7919) | 0 });
  }

  /** What would be done without looking ahead: the answer that stands unless a better one is found. */
  #plain(): Reply {
    const reply = within(this.#effort, PLAIN, (part) => {
      const wishes = { ...leaningOf(this.#thought), deepest: this.#level.deepest };
      const search = searchWithin(part, newSearch(this.#seat, CAREFUL_NODES, wishes));
      return this.#level.care === 'full'
        ? choose(search, this.#world)
        : plainReply(search, this.#world, rollFrom(this.#thought.seed), this.#level);
    });
    return reply ?? quickReply(this.#world, new Set());
  }

  #lines(offered: Options, plain: Reply): PlayLine[] {
    switch (offered.kind) {
      case 'act':
        return this.#actLines(plain);
      case 'attack':
        return this.#single(attackPlans(this.#world, offered, plain), plain);
      case 'block':
        return this.#single(blockPlans(this.#world, offered, plain), plain);
      default:
        return this.#single(candidates(this.#world, this.#seat), plain);
    }
  }

  #single(replies: readonly Reply[], plain: Reply): PlayLine[] {
    const fresh = unlike([plain, ...replies]);
    return fresh.slice(0, this.#level.lines * 2).flatMap((reply) => {
      if (isSpent(this.#effort)) return [];
      const after = clone(this.#world);
      return answer(after, reply) ? [] : [{ replies: [reply], after }];
    });
  }

  #actLines(plain: Reply): PlayLine[] {
    const world = this.#world;
    const width: Width = { each: this.#level.wide, all: this.#level.wide * 2 };
    const isLandTime = plain.kind === 'act' && plain.act.kind === 'land';
    const acts = actsWorthTrying(world).filter((act) =>
      isLandTime ? act.kind === 'land' : gainNeeded(world, this.#seat, act) < EVERYTHING,
    );
    const tried = within(this.#effort, GLANCING, (part) =>
      acts.flatMap((act) =>
        linesOf(part, world, this.#seat, { kind: 'act', act }, width).map((line) => ({
          line,
          worth: this.#glance(part, line),
        })),
      ),
    );
    const sorted = tried.sort((one, other) => other.worth - one.worth).slice(0, this.#level.lines);
    // Which land, never whether one: what comes after may need its mana.
    const passing = isLandTime ? [] : linesOf(this.#effort, world, this.#seat, PASS, width);
    const own =
      plain.kind === 'act' && plain.act.kind !== 'pass'
        ? this.#preferred(
            plain,
            sorted.map(({ line }) => line),
          )
        : [];
    return unlike([...own, ...passing, ...sorted.map(({ line }) => line)], ({ replies }) => replies);
  }

  /** The best way to say what full judgement would do. */
  #preferred(plain: Reply, lines: readonly PlayLine[]): PlayLine[] {
    const said = JSON.stringify(plain);
    const same = lines.find(({ replies }) => JSON.stringify(replies[0]) === said);
    if (same) return [same];
    return linesOf(this.#effort, this.#world, this.#seat, plain, { each: this.#level.wide, all: 1 });
  }

  #glance(effort: Effort, line: PlayLine): number {
    if (isSpent(effort)) return -Infinity;
    const last = line.replies.length - 1;
    const before = clone(this.#world);
    for (const reply of line.replies.slice(0, last)) answer(before, reply);
    const search = searchWithin(effort, newSearch(this.#seat, effort.nodesLeft, { deepest: 1 }));
    return worthOfReply(search, before, line.replies[last] as Reply) ?? -Infinity;
  }

  #contenders(lines: readonly PlayLine[], offered: Options): Contender[] {
    const answerBlocks = offered.kind === 'attack';
    return lines.map((line) => ({
      line,
      ...(answerBlocks && { then: (duel: Duel) => strongBlock(this.#effort, duel) }),
      values: [],
    }));
  }
}
