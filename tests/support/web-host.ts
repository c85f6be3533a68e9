/** Starts the web host as a process of its own, from its source or as it was built. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { makeFolder, removeFolder } from './folders.ts';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** With the pages of `tests/support/pages`: bundled where the run has made a bundle, or else from the source. */
const SOURCE_HOST = process.env['SPELLCHAIN_TEST_HOST'] ?? at('start-web-host.ts');
/** What `npm run build` made, with the real pages. */
export const BUILT_HOST = at('../../dist/main/web.js');

export interface HostSetup {
  /** Which file to run; the source if none is named. */
  file?: string;
  /** Kept when it is named; otherwise the host gets a folder that goes when it stops. */
  dataFolder?: string;
  words?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Everything that it said on standard output and on standard error. */
  said: string;
  remarked: string;
}

interface HostProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** The next line on standard output; undefined when the host ended without one. */
  nextLine(): Promise<string | undefined>;
  remarked(): string;
}

/** A program that can be reached, wherever it runs. */
export interface Host {
  readonly port: number;
  readonly origin: string;
  /** With the token. */
  readonly address: string;
  readonly dataFolder: string;
  stop(): Promise<unknown>;
}

export interface WebHost extends Host, HostProcess {
  pressEnter(): void;
  /** Ends it as the desktop would. */
  stop(): Promise<Ended>;
}

/** Runs a command and listens to it. */
export function listenTo(command: readonly [string, ...string[]], environment = {}): HostProcess {
  const [program, ...words] = command;
  const child = spawn(program, words, { env: { ...process.env, ...environment }, stdio: 'pipe' });
  let said = '';
  let remarked = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (remarked += chunk.toString()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'close').then(([code, signal]) => {
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, said, remarked };
  });
  return {
    child,
    ended,
    nextLine: async () => {
      const line = await lines.next();
      return line.done ? undefined : line.value;
    },
    remarked: () => remarked,
  };
}

export function hostCommand({
  file = SOURCE_HOST,
  dataFolder,
  words = [],
}: HostSetup): [string, ...string[]] {
  const data = dataFolder === undefined ? [] : ['--data', dataFolder];
  return [process.execPath, file, '--no-open', ...data, ...words];
}

/** Runs a host that is expected to end by itself. */
export function runWebHost(setup: HostSetup): Promise<Ended> {
  return listenTo(hostCommand(setup), setup.environment).ended;
}

export async function startWebHost(setup: HostSetup = {}): Promise<WebHost> {
  const dataFolder = setup.dataFolder ?? makeFolder();
  const running = listenTo(hostCommand({ ...setup, dataFolder }), setup.environment);
  const line = await running.nextLine();
  const address = /^Spellchain is ready at (http:\S+)$/.exec(line ?? '')?.[1];
  if (address === undefined) throw new Error(`The host did not start: ${line ?? ''}${running.remarked()}`);
  const { origin, port } = new URL(address);
  const { child } = running;
  return {
    ...running,
    address,
    origin,
    port: Number(port),
    dataFolder,
    pressEnter: () => child.stdin?.write('\n'),
    stop: async () => {
      child.kill();
      const ended = await running.ended;
      if (setup.dataFolder === undefined) removeFolder(dataFolder);
      return ended;
    },
  };
}
