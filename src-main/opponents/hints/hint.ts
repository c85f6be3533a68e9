/** What the highest level would do in the seat's place, and why, in a kind of reason and its facts. */
import type { Hint, HintReason } from '../../../src-shared/duel/hint.ts';
import {
  options,
  type ActChoice,
  type CardNumber,
  type Duel,
  type Options,
  type Reply,
  type Seat,
} from '../../engine/index.ts';
import { opponentsOf, purseOf, looksOf } from '../../engine/position.ts';
import { isCreature } from '../judgement/creature.ts';
import { fightOf, mayStop } from '../judgement/fight.ts';
import { lethalLine } from '../lethal/lethal.ts';
import { LEVELS } from '../levels.ts';
import { think } from '../minds.ts';
import { newEffort } from '../search/effort.ts';
import type { Thought } from '../thought.ts';
import { worldOf } from '../world.ts';

export function hintOf(thought: Thought): Hint {
  const reply = think({ ...thought, mind: 'wizard' });
  const world = worldOf(thought);
  return { reply, reason: reasonFor(thought, world, reply) };
}

function reasonFor(thought: Thought, world: Duel, reply: Reply): HintReason {
  const offered = options(world);
  if (!offered || isOnly(offered)) return { kind: 'onlyChoice', cards: [] };
  if (beginsWin(thought, world, reply)) return { kind: 'lethal', cards: cardsOf(reply) };
  switch (reply.kind) {
    case 'attack':
      return ofAttack(
        world,
        thought.seat,
        reply.attackers.map(({ card }) => card),
        offered,
      );
    case 'block':
      return ofBlock(world, thought.seat, reply);
    case 'act':
      return ofAct(world, thought.seat, reply.act, offered);
    case 'keep':
      return { kind: reply.keep ? 'keepHand' : 'newHand', cards: [] };
    default:
      return { kind: 'bestOfThese', cards: cardsOf(reply) };
  }
}

function isOnly(offered: Options): boolean {
  if (offered.kind === 'act') return offered.acts.length === 0;
  if (offered.kind === 'attack') return offered.attackers.length === 0;
  if (offered.kind === 'block') return offered.blockers.length === 0;
  if (offered.kind === 'targets' || offered.kind === 'choose') return offered.things.length <= offered.least;
  return offered.kind === 'mana' || (offered.kind === 'modes' && offered.modes.length === 1);
}

function beginsWin({ budget, seat }: Thought, world: Duel, reply: Reply): boolean {
  const isLettingBe = reply.kind === 'act' && reply.act.kind === 'pass';
  if (isLettingBe || (reply.kind === 'attack' && reply.attackers.length === 0)) return false;
  if (reply.kind !== 'act' && reply.kind !== 'attack') return false;
  const effort = newEffort({ ...budget, nodes: budget.nodes * LEVELS.wizard.hunting });
  const line = lethalLine(effort, world, seat);
  return line !== undefined && JSON.stringify(cardsOf(line[0] as Reply)) === JSON.stringify(cardsOf(reply));
}

function cardsOf(reply: Reply): CardNumber[] {
  if (reply.kind === 'attack') return reply.attackers.map(({ card }) => card);
  if (reply.kind === 'block') return reply.blocks.map(({ blocker }) => blocker);
  if (reply.kind === 'act' && 'card' in reply.act) return [reply.act.card];
  if (reply.kind === 'costs') return [...reply.cards];
  const things = reply.kind === 'targets' ? reply.targets : reply.kind === 'choose' ? reply.things : [];
  return things.flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []));
}

function ofAttack(world: Duel, seat: Seat, attackers: CardNumber[], offered: Options): HintReason {
  const others = opponentsOf(world, seat);
  const blockers = world.battlefield.filter((card) => {
    const looks = looksOf(world, card);
    return isCreature(looks) && others.includes(looks.controller) && !world.board[card]?.tapped;
  });
  const able = offered.kind === 'attack' ? offered.attackers.map(({ card }) => card) : [];
  const met = attackers.length > 0 ? attackers : able;
  const facts = {
    blockers: blockers.filter((blocker) => met.some((attacker) => mayStop(world, blocker, attacker))).length,
    killers: blockers.filter((blocker) => met.some((attacker) => isLoss(world, attacker, blocker))).length,
  };
  if (attackers.length === 0) return { kind: 'holdBack', cards: able, ...facts };
  const kind = attackers.length === able.length ? 'attackWithAll' : 'attackWithSome';
  return { kind, cards: attackers, ...facts };
}

function isLoss(world: Duel, attacker: CardNumber, blocker: CardNumber): boolean {
  if (!mayStop(world, blocker, attacker)) return false;
  const { attackerDies, blockerDies } = fightOf(world, attacker, blocker);
  return attackerDies && !blockerDies;
}

function ofBlock(world: Duel, seat: Seat, { blocks }: Extract<Reply, { kind: 'block' }>): HintReason {
  const coming = (world.combat?.groups ?? [])
    .flatMap((group) => (group.seat === seat ? group.attackers : []))
    .reduce((sum, card) => sum + Math.max(0, looksOf(world, card).power), 0);
  const { life } = purseOf(world, seat);
  const cards = blocks.map(({ blocker }) => blocker);
  if (cards.length === 0) return { kind: 'doNotBlock', cards, coming, life };
  return { kind: coming >= life ? 'blockToLive' : 'blockWell', cards, coming, life };
}

function ofAct(world: Duel, seat: Seat, act: ActChoice, offered: Options): HintReason {
  switch (act.kind) {
    case 'land':
      return { kind: 'playLand', cards: [act.card] };
    case 'pass':
      return ofPassing(world, seat, offered);
    case 'cast':
    case 'activate':
      return ofDoing(world, seat, act);
    case 'useMana':
      return { kind: 'bestOfThese', cards: [act.card] };
    case 'duty':
      return { kind: 'bestOfThese', cards: [] };
  }
}

function ofPassing(world: Duel, seat: Seat, offered: Options): HintReason {
  const held =
    offered.kind === 'act' ? offered.acts.flatMap((act) => (act.kind === 'cast' ? [act.card] : [])) : [];
  const hand = world.hands[seat] ?? [];
  const kept = held.filter((card) => hand.includes(card));
  return { kind: kept.length > 0 ? 'keepMana' : 'waitAndSee', cards: kept };
}

function ofDoing(
  world: Duel,
  seat: Seat,
  { kind, card, targets }: Extract<ActChoice, { kind: 'cast' | 'activate' }>,
): HintReason {
  const aimed = (targets ?? []).flat();
  if (aimed.some((thing) => thing.kind === 'chain')) return { kind: 'counterIt', cards: [card] };
  const theirs = aimed.flatMap((thing) =>
    thing.kind === 'card' && world.board[thing.card] && looksOf(world, thing.card).controller !== seat
      ? [thing.card]
      : [],
  );
  if (theirs.length > 0) return { kind: 'removeThreat', cards: [card, ...theirs] };
  return { kind: kind === 'cast' ? 'castBest' : 'useAbility', cards: [card] };
}
