/** One deck against another, each as often in the first chair. */
import { readyDecks } from '../../src-main/decks/ready.ts';
import {
  budgetIn,
  coresIn,
  editionsIn,
  gamesIn,
  levelsIn,
  OPTIONS,
  seedIn,
  USE_OF_OPTIONS,
} from '../ladder/arguments.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { intervalText, timesText } from '../ladder/figures.ts';
import { match, type Match } from '../ladder/match.ts';
import { deckNamed, deckBouts } from '../ladder/plan.ts';
import { command, GOOD, Misused, onlyOptions } from '../lib/command.ts';
import { PLAYERS, type PlayerName } from '../ladder/players.ts';

const LEVELS = ['magician', 'magician'] as const;

const USE = `npm run simulate -- --a DECK --b DECK --edition E [--games N] [--levels x,y]
  --a, --b     names of ready decks
  --levels     who plays A and who plays B, of ${PLAYERS.join(', ')};
               ${LEVELS.join(' and ')}, if it is not said
  --edition E  one of ${RULEBOOKS.join(', ')}
${USE_OF_OPTIONS}`;

const DECKS = { a: { type: 'string' }, b: { type: 'string' } } as const;

await command(USE, { ...OPTIONS, ...DECKS }, async (typed) => {
  onlyOptions(typed);
  const { values } = typed;
  const decks = [deckIn('a', values.a), deckIn('b', values.b)] as const;
  const [edition] = values.edition === undefined ? [] : editionsIn(values);
  if (!edition || values.edition === 'all') throw new Misused('--edition names one rulebook.');
  const levels = levelsIn(values, LEVELS);
  if (levels.length !== 2) throw new Misused('--levels takes two levels: of A and of B.');
  const games = gamesIn(values);
  const wishes = { edition, games, seed: seedIn(values), budget: budgetIn(values) };
  const minds = levels as readonly [PlayerName, PlayerName];
  const label = `${edition}: ${decks[0]} (${minds[0]}) against ${decks[1]} (${minds[1]})`;
  const result = await match(deckBouts(decks, minds, wishes), coresIn(values), label);
  const [a, b] = decks;
  console.log(
    values.json ? JSON.stringify({ edition, a, b, levels, games, ...result }) : told(label, result),
  );
  return GOOD;
});

function deckIn(option: string, name: string | undefined): string {
  const deck = name === undefined ? undefined : deckNamed(name);
  if (deck) return deck.name;
  const names = readyDecks().map((ready) => ready.name);
  throw new Misused(`--${option} takes the name of a ready deck: ${names.join(', ')}.`);
}

function told(label: string, { won, lost, drawn, interval, turns, times, duelsAMinute }: Match): string {
  return [
    `${label}: A wins ${intervalText(interval)}; ${String(won)} won, ${String(lost)} lost, ${String(drawn)} drawn`,
    `  ${turns.toFixed(1)} turns each, ${duelsAMinute.toFixed(0)} duels a minute and core`,
    `  a decision of A: ${timesText(times[0])}; of B: ${timesText(times[1])}`,
  ].join('\n');
}
