/**
 * A program that plays many duels between wizards, one after another, in one life: `long-life.ts <folder> <duels>`.
 * After each tenth part it tells what it holds, once everything that can be let go is gone; at the end what is left of
 * the database when all duels are forgotten and the program has started anew.
 */
import { readdirSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  CONTRACT_VERSION,
  type CallName,
  type Input,
  type Output,
  type TableChange,
  type ToWindow,
} from '../../src-shared/contract.ts';
import { USUAL_CUSTOMS } from '../../src-shared/set-up.ts';
import { openConf } from '../../src-main/program/conf-store.ts';
import { openProgram } from '../../src-main/program/program.ts';

export interface Held {
  readonly duels: number;
  readonly heap: number;
  /** Undefined where the system does not tell. */
  readonly threads?: number;
  readonly handles: number;
  readonly databaseBytes: number;
}

const [, , dataFolder = '', duels = ''] = argv;

function openWindow() {
  const program = openProgram({ door: 'web', dataFolder, version: '0', openStore: openConf });
  const outcomes = new Map<number, (value: unknown) => void>();
  const ended = new Map<string, () => void>();
  const connection = program.connect((text) => {
    const message = JSON.parse(text) as ToWindow;
    if (message.kind === 'outcome') {
      if (!message.outcome.ok) throw new Error(JSON.stringify(message.outcome.refusal));
      outcomes.get(message.id)?.(message.outcome.value);
      outcomes.delete(message.id);
    } else if (message.kind === 'event' && message.name === 'table.changed') {
      const { duel, view } = message.payload as TableChange;
      if (view?.set?.['result'] !== undefined) ended.get(duel)?.();
    }
  });
  connection.receive(JSON.stringify({ kind: 'hello', contract: CONTRACT_VERSION }));
  let calls = 0;
  const call = <Name extends CallName>(name: Name, input?: Input<Name>) =>
    new Promise<Output<Name>>((resolve) => {
      calls += 1;
      outcomes.set(calls, resolve as (value: unknown) => void);
      connection.receive(JSON.stringify({ kind: 'call', id: calls, name, input }));
    });
  const endOf = (duel: string) => new Promise<void>((resolve) => ended.set(duel, resolve));
  return { call, endOf, close: program.close };
}

type Window = ReturnType<typeof openWindow>;

async function play({ call, endOf }: Window, seed: number): Promise<string> {
  const { duel } = await call('duels.begin', {
    rulebook: 'm11',
    seats: [{ player: 'apprentice' }, { player: 'apprentice' }],
    ...{ ...USUAL_CUSTOMS, seed, ante: false },
  });
  const end = endOf(duel);
  const { view } = await call('duels.sit', { duel });
  if (!view.result) await end;
  return duel;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function held({ call }: Window, played: number): Promise<Held> {
  // What waits for the end of a turn holds what it is about.
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').length : undefined;
  return {
    duels: played,
    heap: process.memoryUsage().heapUsed,
    ...(threads !== undefined && { threads }),
    handles: process.getActiveResourcesInfo().length,
    databaseBytes: (await call('program.info')).databaseBytes,
  };
}

const tell = (what: Held): void => {
  stdout.write(`${JSON.stringify(what)}\n`);
};

const window = openWindow();
await window.call('preferences.change', { pace: 'atOnce' });
const played: string[] = [];
for (let seed = 1; seed <= Number(duels); seed++) {
  played.push(await play(window, seed));
  if (seed % Math.ceil(Number(duels) / 10) === 0) tell(await held(window, seed));
}
for (const duel of played) await window.call('duels.forget', { duel });
window.close();
const next = openWindow();
tell(await held(next, 0));
next.close();
