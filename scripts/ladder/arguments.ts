/** What the commands of the ladder are told, checked. */
import { availableParallelism } from 'node:os';
import { RULEBOOKS, type Rulebook } from '../../src-shared/rulebooks.ts';
import type { Budget } from '../../src-main/opponents/levels.ts';
import { Misused, oneOf, wholeNumber } from '../lib/command.ts';
import { PLAYERS, type PlayerName } from './players.ts';

interface Typed {
  readonly games?: string | undefined;
  readonly edition?: string | undefined;
  readonly levels?: string | undefined;
  readonly nodes?: string | undefined;
  readonly ms?: string | undefined;
  readonly seed?: string | undefined;
  readonly cores?: string | undefined;
}

export const OPTIONS = {
  games: { type: 'string' },
  edition: { type: 'string' },
  levels: { type: 'string' },
  nodes: { type: 'string' },
  ms: { type: 'string' },
  seed: { type: 'string' },
  cores: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const GAMES = 100;

/** Of `OPTIONS`, for those who ask how a command is used. */
export const USE_OF_OPTIONS = `  --games N    how many duels; ${String(GAMES)}, if it is not said
  --nodes N    the most that anybody may spend on a decision, though never more than it has
  --ms N       how long a level may think about a decision; the others look at no clock
  --seed S     where chance begins
  --cores N    how many duels are played at once
  --json       prints one JSON object for each match`;

function numberIn(typed: Typed, name: keyof Typed, least: number, most: number): number | undefined {
  const text = typed[name];
  return text === undefined ? undefined : wholeNumber(name, text, least, most);
}

export const gamesIn = (typed: Typed): number => numberIn(typed, 'games', 1, 1_000_000) ?? GAMES;

export function editionsIn({ edition = 'all' }: Typed): readonly Rulebook[] {
  const wanted = oneOf('edition', edition, [...RULEBOOKS, 'all'] as const);
  return wanted === 'all' ? RULEBOOKS : [wanted];
}

export function levelsIn({ levels }: Typed, wanted: readonly PlayerName[]): readonly PlayerName[] {
  if (levels === undefined) return wanted;
  return levels.split(',').map((name) => {
    const found = PLAYERS.find((player) => player === name.trim());
    if (!found) throw new Misused(`--levels takes names of ${PLAYERS.join(', ')}, with commas between them.`);
    return found;
  });
}

export function budgetIn(typed: Typed): Partial<Budget> {
  const nodes = numberIn(typed, 'nodes', 1, 100_000_000);
  const milliseconds = numberIn(typed, 'ms', 1, 600_000);
  return {
    ...(nodes !== undefined && { nodes }),
    ...(milliseconds !== undefined && { milliseconds }),
  };
}

export const coresIn = (typed: Typed): number => numberIn(typed, 'cores', 1, 256) ?? availableParallelism();
export const seedIn = (typed: Typed): number => numberIn(typed, 'seed', 0, 400_000) ?? 1;
