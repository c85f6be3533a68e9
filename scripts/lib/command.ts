/** The way into a command: what was typed makes sense, or is told in a sentence with how the command is used. */
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export type Typed<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true }>
>;

export const GOOD = 0;
export const NOT_GOOD = 1;
export const NOT_UNDERSTOOD = 2;
/** A file could not be read or written. */
export const NO_FILE = 3;

/** What was typed makes no sense: told without a stack, with how the command is used. */
export class Misused extends Error {}

/** It made sense and could not be done to the end: told without a stack. */
export class Stopped extends Error {
  readonly code: number;

  constructor(sentence: string, code: number) {
    super(sentence);
    this.code = code;
  }
}

/** Runs a command and ends with its exit code; `--help` prints `use`. What breaks by our own mistake keeps its stack. */
export async function command<const Known extends Options>(
  use: string,
  options: Known,
  run: (typed: Typed<Known>) => number | Promise<number>,
): Promise<void> {
  if (process.argv.slice(2).includes('--help')) {
    console.log(use);
    return;
  }
  try {
    process.exitCode = await run(parseArgs({ options, allowPositionals: true }));
  } catch (failure) {
    if (failure instanceof Stopped) {
      console.error(failure.message);
      process.exitCode = failure.code;
    } else if (failure instanceof Misused || isUnknownOption(failure)) {
      console.error(`${failure.message.split('. To specify')[0] ?? ''}\n${use}`);
      process.exitCode = NOT_UNDERSTOOD;
    } else throw failure;
  }
}

const isUnknownOption = (failure: unknown): failure is Error =>
  failure instanceof Error && 'code' in failure && String(failure.code).startsWith('ERR_PARSE_ARGS_');

/** For a command that takes options alone. */
export function onlyOptions({ positionals: [word] }: { readonly positionals: readonly string[] }): void {
  if (word !== undefined) throw new Misused(`Nothing is known to do with "${word}".`);
}

export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Misused(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
}

export function oneOf<Name extends string>(name: string, text: string, known: readonly Name[]): Name {
  const found = known.find((one) => one === text);
  if (found !== undefined) return found;
  throw new Misused(`--${name} takes one of ${known.join(', ')}, not "${text}".`);
}

/** npm moves to the project's folder and notes where it was called. */
export const placeOf = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
