/** The options of the web host. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../program/failures.ts';
import { defaultDataFolder } from '../program/data-folder.ts';
import { StartProblem } from '../program/start-problems.ts';

interface WebOptions {
  dataFolder: string;
  /** 0 takes any free one. */
  port: number;
  open: boolean;
}

const USAGE = 'The options are --data DIR, --port N and --no-open.';

/** Throws a `StartProblem` for what it does not understand. */
export function readWebOptions(words: readonly string[]): WebOptions {
  const { data, port, 'no-open': noOpen } = parse(words);
  if (data === '') throw badOption('--data needs the name of a folder.');
  return {
    dataFolder: data === undefined ? defaultDataFolder() : resolve(data),
    port: port === undefined ? 0 : readPort(port),
    open: noOpen !== true,
  };
}

function parse(words: readonly string[]) {
  try {
    const options = {
      data: { type: 'string' },
      port: { type: 'string' },
      'no-open': { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch (failure) {
    // Some of Node's sentences end without a full stop, and some go on with advice on another line.
    throw badOption(messageOf(failure).replace(/\.?(\n[^]*)?$/, '.'));
  }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  if (port > 65_535) throw badOption(`--port needs a number from 0 to 65535, not ${JSON.stringify(text)}.`);
  return port;
}

function badOption(sentence: string): StartProblem {
  return new StartProblem('badOption', `${sentence} ${USAGE}`);
}
