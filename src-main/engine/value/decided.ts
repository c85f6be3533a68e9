/** What was decided as something was announced, by the text, the part of it, and what that part had got to. */
import type { Duel } from './duel.ts';
import type { Answers, EffectFrame } from './frame.ts';

export const decisionKey = ({ act, node, stage }: Pick<EffectFrame, 'act' | 'node' | 'stage'>): string =>
  `${act.ability} ${node} ${stage}`;

/** The answer that the effect under the frame on top was given when its text was announced. */
export function decidedFor<Kind extends keyof Answers>(duel: Duel, kind: Kind): Answers[Kind] | undefined {
  const asking = duel.frames[duel.frames.length - 2];
  if (asking?.kind !== 'effect') return undefined;
  return asking.act.decided?.[decisionKey(asking)]?.[kind];
}
