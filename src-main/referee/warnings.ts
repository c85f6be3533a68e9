/** What would be lost by a word: found by trying it on a copy. */
import type { Reply } from '../../src-shared/duel/question.ts';
import type { Warning } from '../../src-shared/preferences.ts';
import { answer, clone, fallback, options, preview, type Duel, type Seat } from '../engine/index.ts';
import { editionOf } from '../engine/editions/registry.ts';
import { halfOf, PASS } from './passing.ts';

/** Of giving the word away; `beyond` is said when the run leads past the main phases of this turn. */
export function warningsOfPassing(duel: Duel, seat: Seat, beyond: boolean): Warning[] {
  const found: Warning[] = [];
  if (duel.question?.kind !== 'act' || duel.chain.length > 0) return found;
  if (burns(duel, seat)) found.push('manaBurns');
  if (losesLandPlay(duel, seat, beyond)) found.push('landUnplayed');
  return found;
}

/** Of a block that leaves the defender dead. */
export function warningsOfReply(duel: Duel, seat: Seat, reply: Reply): Warning[] {
  if (reply.kind !== 'block') return [];
  const outcome = preview(duel, reply);
  const life = outcome.life.find((other) => other.seat === seat);
  return !outcome.refusal && life && life.before > 0 && life.after <= 0 ? ['lethalAttack'] : [];
}

/** Words given away before the trial looks no further. */
const FURTHEST = 20;

function burns(duel: Duel, seat: Seat): boolean {
  if ((duel.pools[seat] ?? []).every((mana) => mana === 0)) return false;
  const tried = clone(duel);
  tried.attentive = tried.attentive.map(() => false);
  const burned: number[] = [];
  const { number, step } = tried.turn;
  for (let passed = 0; passed < FURTHEST && !tried.result; passed++) {
    if (tried.turn.number !== number || tried.turn.step !== step) break;
    const reply = tried.question?.kind === 'act' ? PASS : fallback(tried);
    answer(tried, reply, (event) => {
      if (event.kind === 'manaBurn' && event.seat === seat) burned.push(event.amount);
    });
  }
  return burned.length > 0;
}

function losesLandPlay(duel: Duel, seat: Seat, beyond: boolean): boolean {
  const offered = options(duel);
  if (offered?.kind !== 'act' || halfOf(duel, seat) !== 'yours') return false;
  const isLast = duel.turn.step === editionOf(duel).steps.findLast((step) => /^main/.test(step));
  return (isLast || beyond) && offered.acts.some(({ kind }) => kind === 'land');
}
