/** What opponents share that answer one question at a time, at a glance. */
import {
  answer,
  clone,
  looksOf,
  options,
  type ActChoice,
  type Duel,
  type Face,
  type Reply,
  type Seat,
  type Thing,
} from './position.ts';
import { isTimeToAct, quickReply, type GivenUp } from './judgement/quick.ts';
import { controllerOf } from './judgement/taste.ts';

/** Spells that found nothing good to aim at are given up. */
export type Policy = (duel: Duel, givenUp: GivenUp) => Reply;

/** Nothing is remembered from one question to the next: what would be taken back halfway is not begun. */
export function repliesBy(policy: Policy): (world: Duel) => Reply {
  return (world) => {
    const givenUp: GivenUp = new Set();
    // Ends: each time round a card more is given up.
    for (;;) {
      const known = givenUp.size;
      const reply = policy(world, givenUp);
      announceBy(policy, clone(world), reply, givenUp);
      if (givenUp.size === known || reply.kind === 'cancel') return reply;
    }
  };
}

function announceBy(policy: Policy, world: Duel, reply: Reply, givenUp: GivenUp): void {
  const seat = world.question?.seat;
  let next = reply;
  while (!answer(world, next) && faceAnnounced(world) && world.question?.seat === seat)
    next = policy(world, givenUp);
}

/** In the own main phases, once the land is laid and duties are done: the dearest of such spells. */
export function spellFirst(duel: Duel, givenUp: GivenUp, isSuch: (face: Face) => boolean): Reply | undefined {
  if (duel.question?.kind !== 'act' || !isTimeToAct(duel, duel.question.for)) return undefined;
  const usual = quickReply(duel, givenUp);
  if (usual.kind !== 'act' || usual.act.kind === 'land' || usual.act.kind === 'duty') return undefined;
  return dearestSpell(duel, (face, act) => !givenUp.has(act.card) && isSuch(face));
}

type Cast = Extract<ActChoice, { kind: 'cast' }>;

export function dearestSpell(duel: Duel, fits: (face: Face, act: Cast) => boolean): Reply | undefined {
  const offered = options(duel);
  const casts = (offered?.kind === 'act' ? offered.acts : []).filter((act): act is Cast => {
    const face = act.kind === 'cast' ? faceOf(duel, act.card) : undefined;
    return act.kind === 'cast' && face !== undefined && fits(face, act);
  });
  const [dearest] = casts.toSorted(
    (one, other) => looksOf(duel, other.card).cost - looksOf(duel, one.card).cost,
  );
  return dearest && { kind: 'act', act: dearest };
}

const faceOf = (duel: Duel, card: number): Face | undefined => duel.faces[duel.cards[card]?.face ?? -1];

/** Of the spell that is being announced. */
export function faceAnnounced(duel: Duel): Face | undefined {
  const frame = duel.frames[duel.frames.length - 1];
  return frame?.kind === 'announce' && 'card' in frame ? faceOf(duel, frame.card) : undefined;
}

/** As many of the others' things as must be, of those that are wanted first. */
export function aimedAtOthers(duel: Duel, isWanted: (thing: Thing) => boolean): Reply | undefined {
  const { question } = duel;
  const offered = options(duel);
  if (offered?.kind !== 'targets' || !question) return undefined;
  const theirs = offered.things.filter((thing) => isOthers(duel, question.for, thing));
  const wanted = [...theirs.filter(isWanted), ...theirs.filter((thing) => !isWanted(thing))].slice(
    0,
    Math.max(1, offered.least),
  );
  const [first] = wanted;
  return first && isWanted(first) && wanted.length >= offered.least
    ? { kind: 'targets', targets: wanted }
    : undefined;
}

const isOthers = (duel: Duel, seat: Seat, thing: Thing): boolean => controllerOf(duel, thing) !== seat;

/** Whether a node of this kind is anywhere in what a spell of this face does. */
export const does = (face: Face, kind: string): boolean =>
  face.abilities.some((ability) => ability.kind === 'spell' && mentions(ability, 'kind', kind));

/** Whether something in a tree has such a value there. */
export function mentions(tree: unknown, key: string, value: string): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if (key in tree && (tree as Readonly<Record<string, unknown>>)[key] === value) return true;
  return Object.values(tree).some((part) => mentions(part, key, value));
}
