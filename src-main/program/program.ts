/** The composition: opens what a data folder holds, and answers the contract for any number of windows. */
import type { EventName, Events, Input, ProgramInfo } from '../../src-shared/contract.ts';
import type { Database } from '../collection/database/database.ts';
import { openDatabase } from '../collection/database/database.ts';
import { readableDuels } from '../collection/rows/duels.ts';
import { openCampaign, type OpenCampaign } from './campaign.ts';
import { openHistory, type History } from './history.ts';
import { handlersFor, isForWizard } from './calls.ts';
import { openHandedFiles, type FilesHandedIn } from './handed-files.ts';
import { connect, type WindowConnection } from './connection.ts';
import type { Handle } from './handlers.ts';
import { Refused } from './failures.ts';
import { holdDataFolder, type HeldFolder } from './data-folder.ts';
import { openDuels, type Duels } from './duels.ts';
import { openPictureFolder, type PictureFile, type PictureFolder } from './pictures.ts';
import { openPreferences, type PreferenceFile, type OpenStore } from './preferences.ts';
import { startProblemOf } from './start-problems.ts';
import { changedBy } from './telling-others.ts';

export interface ProgramSetup {
  door: ProgramInfo['door'];
  dataFolder: string;
  version: string;
  /** Opens the preferences file: `electron-store` or `conf`, the library under it. */
  openStore: OpenStore;
  /** Makes a PDF of the page as it would be printed; absent: this door leaves that to the browser. */
  makePdf?: () => Promise<Uint8Array>;
  /** Milliseconds for a wizard's thought beyond its time for thinking; absent: as many as a player waits for one. */
  patience?: number | undefined;
}

export interface ProgramParts {
  info: () => ProgramInfo;
  makePdf: ProgramSetup['makePdf'];
  preferences: PreferenceFile;
  pictures: PictureFolder;
  database: Database;
  duels: Duels;
  campaign: OpenCampaign;
  history: History;
  handedFiles: FilesHandedIn;
  announce: <Name extends EventName>(name: Name, payload: Events[Name]) => void;
}

export interface Program {
  connect: (send: (text: string) => void) => WindowConnection;
  /** A file was handed over by the desktop (a double click on a deck, say). */
  openFile: (path: string) => void;
  /** One of the player's own pictures, by its name in their folder and the stamp that a window was told. */
  picture: (name: string, stamp: string) => PictureFile | undefined;
  /** Something failed in a host; kept like the window's own problems. */
  record: (problem: Input<'problems.record'>) => void;
  /** Where a window may come in, for a later start to tell. */
  reachableAt: (address: string) => void;
  close: () => void;
}

/** Throws a `StartProblem` when the data folder cannot be used. */
export function openProgram(setup: ProgramSetup): Program {
  let held: HeldFolder | undefined;
  try {
    held = holdDataFolder(setup.dataFolder, setup.door);
    return compose(setup, held);
  } catch (failure) {
    held?.release();
    throw startProblemOf(failure, setup.dataFolder) ?? failure;
  }
}

function compose(setup: ProgramSetup, held: HeldFolder): Program {
  const { database, preferences } = openKept(setup);
  const connections = new Set<WindowConnection>();
  const announce: ProgramParts['announce'] = (name, payload) => {
    for (const connection of connections) connection.tell(name, payload);
  };
  database.damage.whenMet(() => {
    announce('notices.changed', database.notices.all());
  });
  const info = (): ProgramInfo => ({
    version: setup.version,
    door: setup.door,
    makesPdf: setup.makePdf !== undefined,
    platform: `${process.platform} ${process.arch}`,
    runtime: runtimeVersions(),
    dataFolder: setup.dataFolder,
    databaseBytes: database.bytes(),
  });
  const duels = openDuels(database, { preferences, announce, patience: setup.patience });
  const campaign = openCampaign(database, duels, announce);
  const history = openHistory(database, duels);
  const handedFiles = openHandedFiles(database, announce);
  const pictures = openPictureFolder(setup.dataFolder, () => preferences.read().pictureFolder);
  const { makePdf } = setup;
  const kept = { preferences, database, pictures, handedFiles };
  const parts = { info, makePdf, ...kept, duels, campaign, history, announce };
  const handlers = handlersFor(parts);
  // The input was read by the schema of the same name, which `INPUTS` ties to the handler's input.
  const handle: Handle = (name, input, work) => {
    if (isForWizard(database, input)) throw new Refused('badInput', 'player');
    return (handlers[name] as (input: unknown, work: unknown) => unknown)(input, work);
  };

  return {
    connect: (send) => {
      const handleAndTell: Handle = async (name, input, work) => {
        const output = await handle(name, input, work);
        const changed = changedBy(name, input, output);
        for (const other of connections)
          if (changed && other !== connection) other.tell('collection.changed', changed);
        return output;
      };
      const connection = connect(handleAndTell, send);
      connections.add(connection);
      return {
        ...connection,
        close: () => {
          connections.delete(connection);
          connection.close();
        },
      };
    },
    openFile: handedFiles.add,
    picture: pictures.read,
    record: (problem) => {
      database.problems.record(problem);
    },
    reachableAt: held.reachableAt,
    close: () => {
      for (const connection of connections) connection.close();
      duels.close();
      database.close();
      held.release();
    },
  };
}

/** Both or neither: a database that stays open would keep a second try from it. */
function openKept({ dataFolder, openStore }: ProgramSetup): Pick<ProgramParts, 'database' | 'preferences'> {
  const opened = openDatabase(dataFolder);
  const database = { ...opened, duels: readableDuels(opened.duels, opened.read) };
  try {
    const preferences = openPreferences(openStore, dataFolder);
    for (const notice of preferences.found) database.notices.add(notice);
    return { database, preferences };
  } catch (failure) {
    database.close();
    throw failure;
  }
}

function runtimeVersions(): Record<string, string> {
  const versions: Readonly<Record<string, string | undefined>> = process.versions;
  const found: [string, string][] = [];
  for (const name of ['node', 'electron', 'chrome']) {
    const version = versions[name];
    if (version !== undefined) found.push([name, version]);
  }
  return Object.fromEntries(found);
}
