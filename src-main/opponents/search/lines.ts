/** What a seat might do at a question: a reply, and the replies to what is asked about it while it is announced. */
import {
  answer,
  clone,
  options,
  type ActChoice,
  type Duel,
  type Parts,
  type Reply,
  type Seat,
} from '../../engine/index.ts';
import { candidates } from '../judgement/candidates.ts';
import { isSpent, spend, type Effort } from './effort.ts';

export interface PlayLine {
  readonly replies: readonly Reply[];
  /** The world after these. */
  readonly after: Duel;
}

/** The replies tried at each question of an announcement, and how many there may be of one act. */
export interface Width {
  readonly each: number;
  readonly all: number;
}

const PARTS: readonly string[] = ['modes', 'x', 'targets', 'shares', 'costs'];

/** The ways this may be said to its end, the most likely first, spread over all that is asked. */
export function linesOf(effort: Effort, world: Duel, seat: Seat, reply: Reply, width: Width): PlayLine[] {
  return completed(effort, world, seat, [reply], width);
}

function completed(
  effort: Effort,
  before: Duel,
  seat: Seat,
  replies: readonly Reply[],
  width: Width,
): PlayLine[] {
  if (isSpent(effort)) return [];
  const after = clone(before);
  spend(effort, after);
  if (answer(after, replies[replies.length - 1] as Reply)) return [];
  if (!isAnnouncing(after, seat)) return [{ replies, after }];
  const tried = likeliest(after, seat, width.each);
  const found: PlayLine[] = [];
  tried.forEach((reply, place) => {
    const room = Math.ceil((width.all - found.length) / (tried.length - place));
    if (room > 0)
      found.push(
        ...completed(effort, after, seat, [...replies, reply], { ...width, all: room }).slice(0, room),
      );
  });
  return found;
}

/** Of numbers, those from the top. */
function likeliest(duel: Duel, seat: Seat, most: number): readonly Reply[] {
  const all = candidates(duel, seat);
  return duel.question?.kind === 'x' ? all.toReversed().slice(1, most + 1) : all.slice(0, most);
}

function isAnnouncing({ question, frames }: Duel, seat: Seat): boolean {
  if (question?.seat !== seat || !PARTS.includes(question.kind)) return false;
  return frames[frames.length - 1]?.kind === 'announce';
}

/** The whole line in one reply, where it can be said in one. */
export function packed(world: Duel, { replies }: PlayLine): Reply {
  const [first, ...rest] = replies as [Reply, ...Reply[]];
  if (rest.length === 0 || first.kind !== 'act') return first;
  const { act } = first;
  if (act.kind !== 'cast' && act.kind !== 'activate') return first;
  const whole: Reply = { kind: 'act', act: { ...act, ...partsOf(rest) } };
  return answer(clone(world), whole) ? first : whole;
}

type Writable = { -readonly [Key in keyof Parts]: Parts[Key] };

function partsOf(replies: readonly Reply[]): Parts {
  const parts: Writable = {};
  for (const reply of replies) {
    if (reply.kind === 'modes') parts.modes = reply.modes;
    if (reply.kind === 'x') parts.x = reply.x;
    if (reply.kind === 'targets') parts.targets = [...(parts.targets ?? []), reply.targets];
    if (reply.kind === 'shares') parts.shares = reply.shares;
    if (reply.kind === 'costs') parts.costs = [...(parts.costs ?? []), reply.cards];
  }
  return parts;
}

/** One of each kind of card; mana is drawn when something is paid, never before. */
export function actsWorthTrying(world: Duel): ActChoice[] {
  const offered = options(world);
  if (offered?.kind !== 'act') return [];
  const tried = new Set<string>();
  return offered.acts.filter((act) => {
    if (act.kind === 'useMana' || act.kind === 'pass') return false;
    if (act.kind === 'duty') return true;
    const { tapped, counters, attachedTo } = world.board[act.card] ?? {};
    const place = act.kind === 'activate' ? act.ability : 0;
    const name = [
      act.kind,
      world.cards[act.card]?.face,
      place,
      tapped,
      attachedTo,
      JSON.stringify(counters),
    ].join();
    return !tried.has(name) && tried.add(name);
  });
}

/** Each once, by what is said. */
export function unlike<Saying>(
  sayings: readonly Saying[],
  saidIn: (saying: Saying) => unknown = (saying) => saying,
): Saying[] {
  const seen = new Set<string>();
  return sayings.filter((saying) => {
    const said = JSON.stringify(saidIn(saying));
    return !seen.has(said) && seen.add(said);
  });
}
