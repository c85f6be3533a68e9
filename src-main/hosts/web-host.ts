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
  patience?: number;
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
  const options = readWebOptions(words);
  const files = readStaticFiles(rendererFolder);
  const program = openProgram({
    door: 'web',
    dataFolder: options.dataFolder,
    version: programVersion(),
    openStore: openConf,
    patience,
  });
  watchForMistakes({ record: program.record, tell: remark, end: () => process.exit(1) });
  const served = { files, picture: program.picture };
  const server = await startWebServer(options.port, served, program.connect).catch((failure: unknown) => {
    program.close();
    throw failure;
  });
  program.reachableAt(server.gate.origin);
  endWhenTold(program, server);
  if (process.stdin.isTTY) remark('Each address lets one browser in. Press Enter here for a fresh one.');
  const address = server.gate.freshAddress();
  say(`Spellchain is ready at ${address}`);
  if (options.open) {
    openBrowser(address, () => {
      remark('No browser could be opened. Open the address yourself.');
    });
  }
}

function endWhenTold(program: Program, server: WebServer): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    program.close();
    void server.close().then(() => process.exit(0));
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
