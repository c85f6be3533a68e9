/** Writes down anew what full judgement makes of the scenarios; names those that it now sees otherwise. */
import { changedJudgements, judgements, keepJudgements, keptJudgements } from './judgements.ts';

const now = judgements();
for (const change of changedJudgements(keptJudgements(), now)) console.log(change);
keepJudgements(now);
