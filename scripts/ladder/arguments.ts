/** What the commands of the ladder are told, checked. */
import { availableParallelism } from 'node:os';
import { RULEBOOKS, type Rulebook } from '../../src-shared/rulebooks.ts';
import type { Budget } from '../../src-main/opponents/levels.ts';
import { rulebookNamed } from './plan.ts';
import { PLAYERS, type PlayerName } from './players.ts';

/** Said to whoever typed it, without a stack. */
export class Misused extends Error {}

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

export function numberIn(typed: Typed, name: keyof Typed, least: number, most: number): number | undefined {
  const text = typed[name];
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Misused(`--${name} takes a whole number from ${String(least)} to ${String(most)}.`);
}

export function editionsIn({ edition }: Typed): readonly Rulebook[] {
  if (edition === undefined || edition === 'all') return RULEBOOKS;
  const found = rulebookNamed(edition);
  if (!found) throw new Misused(`--edition takes one of ${RULEBOOKS.join(', ')}, or all.`);
  return [found];
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
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
  };
}

export const coresIn = (typed: Typed): number => numberIn(typed, 'cores', 1, 256) ?? availableParallelism();
export const seedIn = (typed: Typed): number => numberIn(typed, 'seed', 0, 400_000) ?? 1;

/** Ends with 2 when the command was misused, and with the stack when something is broken. */
export async function asCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (failure) {
    if (!(failure instanceof Misused || isUnknownOption(failure))) throw failure;
    console.error(failure.message);
    process.exitCode = 2;
  }
}

const isUnknownOption = (failure: unknown): failure is Error =>
  failure instanceof Error && 'code' in failure && String(failure.code).startsWith('ERR_PARSE_ARGS_');
