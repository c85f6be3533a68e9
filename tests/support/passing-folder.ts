/** What a run of tests leaves in the system's folder for passing things goes with the run, killed programs' too. */
import { chmodSync } from 'node:fs';
import { env } from 'node:process';
import { makeFolder, removeFolder } from './folders.ts';

export default function setup(): () => void {
  const folder = makeFolder();
  // As the system's own: a test's program that gives up its power is somebody else, and has to get through.
  chmodSync(folder, 0o1777);
  // By one of these names each system is told of that folder.
  Object.assign(env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  return () => {
    removeFolder(folder);
  };
}
