/** Replies by chance that go further than `some`: attackers in bands, and damage divided as nobody would. */
import { options, some, type Duel, type Reply } from '../../src-main/engine/index.ts';
import { KEYWORD, looksOf } from '../../src-main/engine/position.ts';
import type { Roll } from '../../src-shared/roll.ts';

type ReplyOf<Kind extends Reply['kind']> = Extract<Reply, { kind: Kind }>;
type Attackers = ReplyOf<'attack'>['attackers'];

const TRIES = 4;

export function daring(duel: Duel, roll: Roll): Reply {
  const reply = some(duel, roll);
  if (reply.kind === 'attack') return banded(duel, reply, roll);
  if (reply.kind === 'assign') return unevenly(duel, reply, roll);
  return reply;
}

/** Two at a time come together in a band, as far as that is legal. */
function banded(duel: Duel, reply: ReplyOf<'attack'>, roll: Roll): Reply {
  const canBand = ({ card }: Attackers[number]): boolean =>
    (looksOf(duel, card).keywords & KEYWORD.banding) !== 0;
  if (reply.attackers.length < 2 || !reply.attackers.some(canBand)) return reply;
  let { attackers } = reply;
  for (let step = 0; step < TRIES; step++) {
    const together = joined(attackers, roll(attackers.length), roll(attackers.length));
    if (isReady(duel, { kind: 'attack', attackers: together })) attackers = together;
  }
  return { kind: 'attack', attackers };
}

function joined(attackers: Attackers, one: number, other: number): Attackers {
  const [first, second] = [attackers[one], attackers[other]];
  if (!first || !second || first === second) return attackers;
  const free = Math.max(-1, ...attackers.map(({ band }) => band)) + 1;
  const band = Math.max(first.band, second.band) >= 0 ? Math.max(first.band, second.band) : free;
  return attackers.map((attacker) =>
    attacker === first || attacker === second
      ? { ...attacker, seat: first.seat, walker: first.walker, band }
      : attacker,
  );
}

/** Each point to anybody, or more and more of it to those at the end, as far as that is legal. */
function unevenly(duel: Duel, plain: ReplyOf<'assign'>, roll: Roll): Reply {
  const offered = options(duel);
  if (offered?.kind !== 'assign' || offered.to.length < 2) return plain;
  const { to, division } = offered;
  for (let step = 0; step < TRIES; step++) {
    const amounts = to.map(() => 0);
    let place = 0;
    for (let left = division.total; left > 0; left--) {
      place = step % 2 === 0 ? roll(to.length) : Math.min(to.length - 1, place + (roll(3) === 0 ? 1 : 0));
      amounts[place] = (amounts[place] ?? 0) + 1;
    }
    const shares = to.flatMap((thing, at) =>
      (amounts[at] ?? 0) > 0 ? [{ to: thing, amount: amounts[at] ?? 0 }] : [],
    );
    if (isReady(duel, { kind: 'assign', shares })) return { kind: 'assign', shares };
  }
  return plain;
}

function isReady(duel: Duel, reply: Reply): boolean {
  return options(duel, reply)?.ready === true;
}
