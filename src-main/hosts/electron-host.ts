/** The window door: opens the program and its one window, once for each data folder. */
import { join } from 'node:path';
import { app, dialog, protocol, session, type BrowserWindow } from 'electron';
import ElectronStore from 'electron-store';
import { prepareDataFolder } from '../program/data-folder.ts';
import { PREFERENCES_NAME } from '../program/preferences.ts';
import { openProgram, type Program } from '../program/program.ts';
import { answerFrom, APP_PAGE, APP_SCHEME } from './app-scheme.ts';
import { carryTexts } from './electron-door.ts';
import { note, watchForFailures } from './electron-failures.ts';
import { collectFiles, filesOfSecondStart } from './electron-files.ts';
import { guardContents, guardSession } from './electron-guards.ts';
import { setMenu } from './electron-menu.ts';
import { readElectronOptions } from './electron-options.ts';
import { pdfOfTheWindow } from './electron-pdf.ts';
import { openWindow, showAgain } from './electron-window.ts';
import { watchForMistakes } from './last-resort.ts';
import { programVersion } from './places.ts';
import { startFailureOf } from './start-failure.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

interface ElectronHostSetup {
  /** The command line, without Electron's name. */
  words: readonly string[];
  /** The file that Electron was told to run. */
  ownFile: string;
  rendererFolder: string;
}

/** Everything up to Electron's readiness happens at once: schemes and folders are taken only before it. */
export async function runElectronHost(setup: ElectronHostSetup): Promise<void> {
  try {
    await start(setup);
  } catch (failure) {
    const { sentence, exitCode } = startFailureOf(failure);
    remark(sentence);
    // Before that a box is only a line in a terminal that most players do not have.
    await app.whenReady();
    dialog.showErrorBox('Spellchain cannot start', sentence);
    app.exit(exitCode);
  }
}

async function start({ words, ownFile, rendererFolder }: ElectronHostSetup): Promise<void> {
  protocol.registerSchemesAsPrivileged([APP_SCHEME]);
  // It would take that switch back halfway, and whoever gave it (root, a system without the kernel's help) has no window.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  const handedOver = collectFiles();
  const { dataFolder, files } = readElectronOptions(words, ownFile);
  prepareDataFolder(dataFolder);
  app.setPath('userData', dataFolder);
  app.setPath('sessionData', join(dataFolder, 'session'));
  if (!app.requestSingleInstanceLock({ files })) {
    app.quit();
    return;
  }

  const pages = readStaticFiles(rendererFolder);
  const program = openProgram({
    door: 'electron',
    dataFolder,
    version: programVersion(),
    openStore: (cwd) => new ElectronStore({ cwd, name: PREFERENCES_NAME }),
    makePdf: pdfOfTheWindow,
  });
  app.once('will-quit', program.close);
  app.once('will-quit', watchForMistakes({ record: program.record, tell: remark, end: endAfterMistake }));
  app.on('window-all-closed', () => {
    app.quit();
  });
  files.forEach(program.openFile);
  handedOver.opened(program.openFile);
  await app.whenReady();
  await showPages(pages, dataFolder, program);
}

function remark(line: string): void {
  process.stderr.write(`${line}\n`);
}

function endAfterMistake(): void {
  dialog.showErrorBox(
    'Spellchain has to end',
    'It made a mistake, and noted it for a report. What was written is safe: start it again, and go on there.',
  );
  app.exit(1);
}

async function showPages(pages: StaticFiles, dataFolder: string, program: Program): Promise<void> {
  let window: BrowserWindow | undefined = undefined;
  app.on('second-instance', (_event, _words, _folder, told) => {
    // The player has just closed it, and the program is on its way out.
    if (window?.isDestroyed()) return;
    if (window) showAgain(window);
    filesOfSecondStart(told).forEach(program.openFile);
  });
  app.on('web-contents-created', (_, contents) => {
    guardContents(contents);
  });
  protocol.handle(APP_SCHEME.scheme, answerFrom(pages, program.picture));
  await guardSession(session.defaultSession);
  setMenu(process.platform);
  window = openWindow(dataFolder, program);
  carryTexts(window, program.connect);
  watchForFailures(window, program);
  window.loadURL(APP_PAGE).catch((failure: unknown) => {
    note(program, 'The page could not be loaded.', failure);
  });
}
