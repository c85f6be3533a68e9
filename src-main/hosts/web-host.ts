/** The web door: the same program and the same pages, in a browser on this machine. */
import { openConf } from '../program/conf-store.ts';
import { openProgram, type Program } from '../program/program.ts';
import { watchForMistakes } from './last-resort.ts';
import { refuseOldNode } from './node-version.ts';
import { openBrowser } from './open-browser.ts';
import { programVersion } from './places.ts';
import { startFailureOf } from './start-failure.ts';
import { readStaticFiles } from './static-files.ts';
import { listenToTerminal } from './terminal.ts';
import { readWebOptions } from './web-options.ts';
import { startWebServer, type WebServer } from './web-server.ts';

interface WebHostSetup {
  /** The command line, without the program's name. */
  words: readonly string[];
  rendererFolder: string;
  /** As the program takes it. */
  patience?: number | undefined;
}

export async function runWebHost(setup: WebHostSetup): Promise<void> {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', () => {
      // Whoever read what is said here has stopped reading. The windows that are open go on.
    });
  }
  try {
    await start(setup);
  } catch (failure) {
    const { sentence, exitCode } = startFailureOf(failure);
    remark(sentence);
    process.exitCode = exitCode;
  }
}

async function start({ words, rendererFolder, patience }: WebHostSetup): Promise<void> {
  refuseOldNode();
  const { port, dataFolder, open } = readWebOptions(words);
  const host = await openWebHost({ port, dataFolder, rendererFolder, patience });
  const { program, server } = host;
  watchForMistakes({ record: program.record, tell: remark, end: () => process.exit(1) });
  endWhenTold(host);
  if (process.stdin.isTTY) remark('Each address lets one browser in. Press Enter here for a fresh one.');
  const address = server.gate.freshAddress();
  say(`Spellchain is ready at ${address}`);
  if (open) {
    openBrowser(address, () => {
      remark('No browser could be opened. Open the address yourself.');
    });
  }
}

interface OpenWebHost {
  readonly program: Program;
  readonly server: WebServer;
  readonly close: () => Promise<void>;
}

/** The program with its door open, in this process. Throws a `StartProblem` when it cannot be had. */
// eslint-disable-next-line house/exports -- the page tests take it from what was built
export async function openWebHost(
  setup: Omit<WebHostSetup, 'words'> & { readonly port: number; readonly dataFolder: string },
): Promise<OpenWebHost> {
  const { port, dataFolder, rendererFolder, patience } = setup;
  const files = readStaticFiles(rendererFolder);
  const version = programVersion();
  const program = openProgram({ door: 'web', dataFolder, version, openStore: openConf, patience });
  try {
    const server = await startWebServer(port, { files, picture: program.picture }, program.connect);
    program.reachableAt(server.gate.origin);
    return {
      program,
      server,
      close: () => {
        program.close();
        return server.close();
      },
    };
  } catch (failure) {
    program.close();
    throw failure;
  }
}

function endWhenTold({ server, close }: OpenWebHost): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  listenToTerminal({
    enterPressed: () => {
      say(`A fresh address: ${server.gate.freshAddress()}`);
    },
    parentDied: end,
  });
}

/** Standard output has the addresses alone, for whatever started this process to read. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function remark(line: string): void {
  process.stderr.write(`${line}\n`);
}
