/** The only way into a duel. An illegal reply is a typed refusal and changes nothing. */
import type { Duel, Setup } from '../value/duel.ts';
import { answerPart } from '../casting/replying.ts';
import { answerChoice } from '../effects/choosing.ts';
import { chooseAttackers } from '../combat/attack.ts';
import { refuseAttack } from '../combat/attackDemands.ts';
import { declareBlocks, lineUp, refuseDefence, refuseLineUp } from '../combat/block.ts';
import { assign, refuseShares } from '../combat/damage.ts';
import type { Frame } from '../value/frame.ts';
import { give, top } from '../value/stack.ts';
import { mendFrames } from '../losing/leaving.ts';
import { end, lose } from '../losing/losing.ts';
import { emptyDuel, setUp } from '../turn/opening.ts';
import { fallback } from '../questions/fallback.ts';
import type { Question, ReplyRefusal, Reply } from '../../../src-shared/duel/question.ts';
import { listen, type Sink } from '../value/report.ts';
import { run } from './run.ts';
import { doAct, refuseAct } from '../timing/window.ts';

export function newDuel(setup: Setup, sink?: Sink): Duel {
  const duel = emptyDuel(setup);
  listen(duel, sink);
  setUp(duel);
  run(duel);
  listen(duel, undefined);
  return duel;
}

/** Carries the reply out and goes on to the next question or the end. Returns why not, when it is refused. */
export function answer(duel: Duel, reply: Reply, sink?: Sink): ReplyRefusal | undefined {
  if (duel.result) return { reason: 'noQuestion' };
  if (reply.kind === 'attentive') return setAttentive(duel, reply.seat, reply.on);
  if (reply.kind === 'concede') return concede(duel, reply.seat, sink);
  if (reply.kind === 'agreeOnDraw') return agreeOnDraw(duel, reply.seat, sink);
  const { question } = duel;
  const frame = top(duel);
  if (!question || !frame) return { reason: 'noQuestion' };
  listen(duel, sink);
  duel.question = undefined;
  const refusal = take(duel, frame, question, reply);
  if (refusal) duel.question = question;
  else goOn(duel);
  listen(duel, undefined);
  return refusal;
}

function goOn(duel: Duel): void {
  duel.decisions += 1;
  const { mostDecisions } = duel.setup;
  if (mostDecisions !== undefined && duel.decisions > mostDecisions)
    return end(duel, { kind: 'draw', why: 'decisions' });
  runOn(duel);
}

/** Whoever has left is not asked: the duel takes the least for an answer. */
function runOn(duel: Duel): void {
  run(duel);
  for (let { question } = duel; question && isOfTheGone(duel, question); { question } = duel) {
    const reply = fallback(duel);
    duel.question = undefined;
    const refusal = take(duel, top(duel) as Frame, question, reply);
    if (refusal) throw new Error(`The least answer to ${question.kind} was refused: ${refusal.reason}.`);
    run(duel);
  }
}

const isOfTheGone = (duel: Duel, question: Question): boolean =>
  duel.lost[question.seat] === true || duel.lost[question.for] === true;

function setAttentive(duel: Duel, seat: number, on: boolean): ReplyRefusal | undefined {
  if (duel.attentive[seat] === undefined) return { reason: 'notOffered' };
  duel.attentive[seat] = on;
  return undefined;
}

function agreeOnDraw(duel: Duel, seat: number, sink: Sink | undefined): ReplyRefusal | undefined {
  if (duel.lost[seat] !== false) return { reason: 'hasLost' };
  listen(duel, sink);
  end(duel, { kind: 'draw', why: 'agreed' });
  duel.question = undefined;
  listen(duel, undefined);
  return undefined;
}

/** At any moment; whoever stays goes on. */
function concede(duel: Duel, seat: number, sink: Sink | undefined): ReplyRefusal | undefined {
  if (duel.lost[seat] !== false) return { reason: 'hasLost' };
  listen(duel, sink);
  lose(duel, [seat], 'concede');
  if (duel.result) duel.question = undefined;
  else {
    mendFrames(duel);
    // What was asked may speak of things that have left: its frame asks again, or something else has come up.
    if (duel.question?.kind !== 'start') duel.question = undefined;
    runOn(duel);
  }
  listen(duel, undefined);
  return undefined;
}

/** Each kind of frame takes the replies to its own questions; a refusal is found before anything changes. */
function take(duel: Duel, frame: Frame, question: Question, reply: Reply): ReplyRefusal | undefined {
  const wrong: ReplyRefusal = { reason: 'otherQuestion' };
  switch (frame.kind) {
    case 'opening':
      return takeOpening(duel, question, reply);
    case 'window': {
      if (reply.kind !== 'act') return wrong;
      const refusal = refuseAct(duel, frame, question.seat, reply.act);
      if (refusal) return refusal;
      doAct(duel, frame, question.seat, reply.act);
      return undefined;
    }
    case 'announce':
      return reply.kind === 'cancel' || reply.kind === question.kind ? answerPart(duel, frame, reply) : wrong;
    case 'choose':
    case 'yesNo':
    case 'word':
    case 'divide':
    case 'order':
      return answerChoice(duel, frame, reply);
    case 'attack': {
      if (reply.kind !== 'attack') return wrong;
      const refusal = refuseAttack(duel, reply.attackers);
      if (refusal) return refusal;
      chooseAttackers(duel, frame, reply.attackers);
      return undefined;
    }
    case 'block': {
      if (reply.kind !== question.kind) return wrong;
      if (reply.kind === 'block') {
        const refusal = refuseDefence(duel, question.seat, reply);
        if (refusal) return refusal;
        declareBlocks(duel, frame, reply);
        return undefined;
      }
      if (reply.kind !== 'lineUp') return wrong;
      const refusal = refuseLineUp(duel, frame, reply.blockers);
      if (refusal) return refusal;
      lineUp(duel, frame, reply.blockers);
      return undefined;
    }
    case 'combatDamage': {
      if (reply.kind !== 'assign') return wrong;
      const refusal = refuseShares(duel, frame, reply.shares);
      if (refusal) return refusal;
      assign(duel, frame, reply.shares);
      return undefined;
    }
    default:
      return wrong;
  }
}

function takeOpening(duel: Duel, question: Question, reply: Reply): ReplyRefusal | undefined {
  if (question.kind === 'start' && reply.kind === 'start') {
    give(duel, { opening: reply.first });
    return undefined;
  }
  if (question.kind !== 'keep' || reply.kind !== 'keep') return { reason: 'otherQuestion' };
  give(duel, { opening: reply.keep });
  return undefined;
}
