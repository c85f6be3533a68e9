import { StartProblem } from '../program/start-problems.ts';

/** The oldest that the database library runs on: under an older one it ends the whole process without a word. */
const OLDEST = '22.18';

/** Throws a `StartProblem` when this Node is too old. Electron brings a Node that fits. */
export function refuseOldNode(version = process.versions.node): void {
  if (isAtLeast(version, OLDEST)) return;
  throw new StartProblem(
    'nodeTooOld',
    `Spellchain needs Node ${OLDEST} or newer, and this is ${version}. Start it with: npm start`,
  );
}

function isAtLeast(version: string, oldest: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
