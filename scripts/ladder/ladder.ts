/**
 * `npm run ladder -- --games N --edition E [--levels a,b,..] [--nodes N] [--ms N] [--seed S] [--cores N] [--json]`:
 * each level against the one before it, with both decks and in both chairs.
 */
import { parseArgs } from 'node:util';
import { MINDS } from '../../src-shared/duels.ts';
import {
  asCommand,
  budgetIn,
  coresIn,
  editionsIn,
  levelsIn,
  Misused,
  numberIn,
  OPTIONS,
  seedIn,
} from './arguments.ts';
import { intervalText, timesText } from './figures.ts';
import { match, type Match } from './match.ts';
import { deckPairs, pairedBouts } from './plan.ts';

const GAMES = 100;

await asCommand(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const games = numberIn(values, 'games', 1, 1_000_000) ?? GAMES;
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
});

function told(label: string, result: Match): string {
  const { won, lost, drawn, interval, turns, decisions, rescued, times, duelsAMinute } = result;
  return [
    `${label}: ${intervalText(interval)}; ${String(won)} won, ${String(lost)} lost, ${String(drawn)} drawn`,
    `  a decision: ${timesText(times[0])}; of the weaker: ${timesText(times[1])}`,
    `  ${duelsAMinute.toFixed(0)} duels a minute and core, ${turns.toFixed(1)} turns and ${decisions.toFixed(0)} decisions each${rescued > 0 ? `, ${String(rescued)} replies rescued` : ''}`,
  ].join('\n');
}
