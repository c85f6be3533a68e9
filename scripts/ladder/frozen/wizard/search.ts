/** Looking ahead: what seems worth trying is played on in worlds that fit, and the best is taken. */
import { answer, clone, options, type Duel, type Options, type Reply, type Seat } from '../position.ts';
import { CAREFUL_NODES, choose } from '../careful/careful.ts';
import { candidates } from '../judgement/candidates.ts';
import { gainNeeded } from '../judgement/moment.ts';
import { quickReply } from '../judgement/quick.ts';
import { newSearch, worthOfReply } from '../judgement/trying.ts';
import { worldOf, type Seen } from '../judgement/world.ts';
import { attackPlans } from './attacking.ts';
import { blockPlans, strongBlock } from './blocking.ts';
import { compared, type Contender } from './comparing.ts';
import { isSpent, searchWithin, within, type Effort } from './effort.ts';
import { lethalLine } from './lethal.ts';
import { actsWorthTrying, linesOf, packed, unlike, type Line, type Width } from './lines.ts';

/** Replies tried for one decision. */
export const WIZARD_NODES = 20_000;

/** Shares of the effort: for what full judgement would do, and for a first look at what may be done. */
const PLAIN = 0.5;
const GLANCING = 0.35;
/** And for the hunt for a win in this turn. */
const HUNTING = 0.3;

/** Lines that are played on, and how many ways there are to say one. */
const MOST = 8;
const WIDE = 8;

const PASS: Reply = { kind: 'act', act: { kind: 'pass' } };

export function wizardReply(world: Duel, seen: Seen, nodes: number): Reply | undefined {
  const offered = options(world);
  if (!offered || isSmall(offered)) return choose(newSearch(seen.seat, CAREFUL_NODES), world);
  return new Thinking(world, seen, nodes).reply(offered);
}

/** Answered at once: nothing is gained by looking ahead. */
function isSmall(offered: Options): boolean {
  if (offered.kind === 'act') return offered.acts.every(({ kind }) => kind === 'pass' || kind === 'useMana');
  return ['start', 'keep', 'mana', 'order', 'lineUp'].includes(offered.kind);
}

/** One thought: its effort, its worlds, and what it has found so far. */
class Thinking {
  readonly #world: Duel;
  readonly #seen: Seen;
  readonly #seat: Seat;
  readonly #effort: Effort;

  constructor(world: Duel, seen: Seen, nodes: number) {
    this.#world = world;
    this.#seen = seen;
    this.#seat = seen.seat;
    this.#effort = { nodesLeft: nodes };
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
      seat: this.#seat,
      worldAt: (place) => this.#worldAt(place),
    });
    // What stands is said without its parts: they are chosen with care when they are asked for.
    return best && best.line !== first ? packed(this.#world, best.line) : plain;
  }

  /** A win in this turn that holds in another world as well: it must not hang on what is drawn. */
  #win(): Reply | undefined {
    const line = within(this.#effort, HUNTING, (part) => lethalLine(part, this.#world, this.#seat));
    if (!line) return undefined;
    const other = this.#worldAt(1);
    const again = within(this.#effort, HUNTING, (part) => lethalLine(part, other, this.#seat));
    return again && packed(this.#world, { replies: line, after: this.#world });
  }

  #worldAt(place: number): Duel {
    if (place === 0) return this.#world;
    return worldOf({ ...this.#seen, seed: (this.#seen.seed + place * 7919) | 0 });
  }

  /** What would be done without looking ahead: the answer that stands unless a better one is found. */
  #plain(): Reply {
    const reply = within(this.#effort, PLAIN, (part) =>
      choose(searchWithin(part, newSearch(this.#seat, CAREFUL_NODES)), this.#world),
    );
    return reply ?? quickReply(this.#world, new Set());
  }

  #lines(offered: Options, plain: Reply): Line[] {
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

  #single(replies: readonly Reply[], plain: Reply): Line[] {
    const fresh = unlike([plain, ...replies]);
    return fresh.slice(0, MOST * 2).flatMap((reply) => {
      if (isSpent(this.#effort)) return [];
      const after = clone(this.#world);
      return answer(after, reply) ? [] : [{ replies: [reply], after }];
    });
  }

  #actLines(plain: Reply): Line[] {
    const world = this.#world;
    const width: Width = { each: WIDE, all: WIDE * 2 };
    const isLandTime = plain.kind === 'act' && plain.act.kind === 'land';
    const acts = actsWorthTrying(world).filter((act) =>
      isLandTime ? act.kind === 'land' : gainNeeded(world, this.#seat, act) < OUT_OF_TIME,
    );
    const tried = within(this.#effort, GLANCING, (part) =>
      acts.flatMap((act) =>
        linesOf(part, world, this.#seat, { kind: 'act', act }, width).map((line) => ({
          line,
          worth: this.#glance(part, line),
        })),
      ),
    );
    const sorted = tried.sort((one, other) => other.worth - one.worth).slice(0, MOST);
    // Which land, never whether one: what comes after may need its mana.
    const passing = isLandTime ? [] : linesOf(this.#effort, world, this.#seat, PASS, width);
    const own =
      plain.kind === 'act' && plain.act.kind !== 'pass'
        ? this.#preferred(
            plain,
            sorted.map(({ line }) => line),
          )
        : [];
    return unlikeLines([...own, ...passing, ...sorted.map(({ line }) => line)]);
  }

  /** The best way to say what full judgement would do. */
  #preferred(plain: Reply, lines: readonly Line[]): Line[] {
    const said = JSON.stringify(plain);
    const same = lines.find(({ replies }) => JSON.stringify(replies[0]) === said);
    if (same) return [same];
    return linesOf(this.#effort, this.#world, this.#seat, plain, { each: WIDE, all: 1 });
  }

  #glance(effort: Effort, line: Line): number {
    if (isSpent(effort)) return -Infinity;
    const last = line.replies.length - 1;
    const before = clone(this.#world);
    for (const reply of line.replies.slice(0, last)) answer(before, reply);
    const search = searchWithin(effort, newSearch(this.#seat, effort.nodesLeft, 1));
    return worthOfReply(search, before, line.replies[last] as Reply) ?? -Infinity;
  }

  #contenders(lines: readonly Line[], offered: Options): Contender[] {
    const answerBlocks = offered.kind === 'attack';
    return lines.map((line) => ({
      line,
      ...(answerBlocks && { then: (duel: Duel) => strongBlock(this.#effort, duel) }),
      values: [],
    }));
  }
}

/** Acts that want this much are for another moment. */
const OUT_OF_TIME = 20;

function unlikeLines(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ replies }) => {
    const said = JSON.stringify(replies);
    return !seen.has(said) && seen.add(said);
  });
}
