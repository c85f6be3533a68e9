/** Blocks worth comparing, and the block that hurts an attacker most. */
import {
  answer,
  clone,
  fallback,
  options,
  type Block,
  type Duel,
  type Options,
  type Reply,
} from '../../engine/index.ts';
import { looksOf } from '../../engine/position.ts';
import { likelyBlocks } from '../judgement/fight.ts';
import { newSearch, worthOfReply } from '../judgement/trying.ts';
import { worthOfCreature } from '../judgement/creature.ts';
import { searchWithin, spend, type Effort } from '../search/effort.ts';
import { PASS } from '../../../src-shared/duel/question.ts';

type Offered = Extract<Options, { kind: 'block' }>;

const MOST_CHANGES = 16;

const reply = (blocks: readonly Block[]): Reply => ({ kind: 'block', blocks });

export function blockPlans(world: Duel, { blockers }: Offered, plain: Reply | undefined): Reply[] {
  const likely = likelyBlocks(world);
  const base = plain?.kind === 'block' ? plain.blocks : likely;
  const asked = fallback(world);
  const sets: (readonly Block[])[] = [base, [], likely, ...(asked.kind === 'block' ? [asked.blocks] : [])];
  return [...sets, ...changed(base, blockers).slice(0, MOST_CHANGES)].map(reply);
}

/** Each blocker somewhere else, or nowhere. */
const changed = (base: readonly Block[], blockers: Offered['blockers']): Block[][] =>
  blockers.flatMap(({ card, attackers }) => {
    const others = base.filter(({ blocker }) => blocker !== card);
    const elsewhere = attackers
      .filter((attacker) => !base.some((made) => made.blocker === card && made.attacker === attacker))
      .map((attacker) => [...others, { blocker: card, attacker }]);
    return others.length < base.length ? [...elsewhere, others] : elsewhere;
  });

/** Plans of the defender that are compared, and how often. */
const MOST_PLANS = 6;
const MOST_MET = 8;

/**
 * Blocks for whoever is asked, the best of a few for that side: several times where one attacker is met after the
 * other. Does nothing where no block is asked for.
 */
export function strongBlock(effort: Effort, duel: Duel): void {
  for (let step = 0; step < 8 && isBeforeBlocks(duel); step++) {
    spend(effort, duel);
    if (answer(duel, PASS)) return;
  }
  for (let met = 0; met < MOST_MET; met++) {
    const offered = options(duel);
    if (offered?.kind !== 'block') return;
    const best = bestBlock(effort, duel, offered);
    if (answer(duel, best) && answer(duel, fallback(duel))) return;
  }
}

/** Whoever passes without an attack gives up the rest of the turn. */
const isBeforeBlocks = ({ question, turn, combat }: Duel): boolean =>
  question?.kind === 'act' && turn.step === 'declareAttackers' && (combat?.groups.length ?? 0) > 0;

function bestBlock(effort: Effort, duel: Duel, offered: Offered): Reply {
  const likely = likelyBlocks(duel);
  const plans = [likely, [], ...gangs(duel, offered, likely)].slice(0, MOST_PLANS);
  const seat = duel.question?.for ?? 0;
  let best = { reply: reply(likely), worth: -Infinity };
  for (const blocks of plans) {
    const search = searchWithin(effort, newSearch(seat, effort.nodesLeft, { deepest: 0 }));
    const worth = worthOfReply(search, clone(duel), reply(blocks));
    if (worth !== undefined && worth > best.worth) best = { reply: reply(blocks), worth };
  }
  return best.reply;
}

/** Everyone who is free joins against one attacker, the dearest first. */
function gangs(duel: Duel, { blockers }: Offered, likely: readonly Block[]): Block[][] {
  const attackers = [...new Set(blockers.flatMap((one) => one.attackers))].sort(
    (one, other) => worthOfCreature(duel, other) - worthOfCreature(duel, one),
  );
  return attackers.slice(0, 4).map((attacker) => {
    const able = blockers
      .filter((one) => one.attackers.includes(attacker))
      .sort((one, other) => looksOf(duel, other.card).power - looksOf(duel, one.card).power)
      .slice(0, 2);
    const others = likely.filter(
      (made) => made.attacker !== attacker && !able.some(({ card }) => card === made.blocker),
    );
    return [...others, ...able.map(({ card }): Block => ({ blocker: card, attacker }))];
  });
}
