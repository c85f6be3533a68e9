/** Each level against the one before it, with both decks and in both chairs. */
import { MINDS } from '../../src-shared/duels.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { command, GOOD, Misused, onlyOptions } from '../lib/command.ts';
import {
  budgetIn,
  coresIn,
  editionsIn,
  gamesIn,
  levelsIn,
  OPTIONS,
  seedIn,
  USE_OF_OPTIONS,
} from './arguments.ts';
import { intervalText, timesText } from './figures.ts';
import { FROZEN } from './frozen/opponents.ts';
import { keepReplies } from './kept-replies.ts';
import { match, type Match } from './match.ts';
import { deckPairs, pairedBouts } from './plan.ts';

const USE = `npm run ladder -- [--games N] [--edition E] [--levels a,b,…]
  --levels     two or more, each against the one before it; absent: ${MINDS.join(', ')}.
               Also those that never change: ${FROZEN.join(', ')}
  --edition E  one of ${RULEBOOKS.join(', ')}; all of them, if it is not said
${USE_OF_OPTIONS}
  --keep       writes anew what those that never change reply to stored positions; says what is not as it was`;

await command(USE, { ...OPTIONS, keep: { type: 'boolean', default: false } }, async (typed) => {
  onlyOptions(typed);
  const { values } = typed;
  if (values.keep) {
    for (const change of keepReplies()) console.log(change);
    return GOOD;
  }
  const games = gamesIn(values);
  const levels = levelsIn(values, MINDS);
  if (levels.length < 2) throw new Misused('--levels takes two levels or more.');
  const wishes = { games, seed: seedIn(values), budget: budgetIn(values) };
  for (const edition of editionsIn(values)) {
    for (const [place, stronger] of levels.slice(1).entries()) {
      const weaker = levels[place] ?? stronger;
      const plans = pairedBouts(stronger, weaker, { ...wishes, edition, pairs: deckPairs(edition) });
      const label = `${edition}: ${stronger} against ${weaker}`;
      const result = await match(plans, coresIn(values), label);
      console.log(
        values.json ? JSON.stringify({ edition, stronger, weaker, games, ...result }) : told(label, result),
      );
    }
  }
  return GOOD;
});

function told(label: string, result: Match): string {
  const { won, lost, drawn, interval, turns, decisions, rescued, times, duelsAMinute } = result;
  return [
    `${label}: ${intervalText(interval)}; ${String(won)} won, ${String(lost)} lost, ${String(drawn)} drawn`,
    `  a decision: ${timesText(times[0])}; of the weaker: ${timesText(times[1])}`,
    `  ${duelsAMinute.toFixed(0)} duels a minute and core, ${turns.toFixed(1)} turns and ${decisions.toFixed(0)} decisions each${rescued > 0 ? `, ${String(rescued)} replies rescued` : ''}`,
  ].join('\n');
}
