/** The text that a player can copy and send when something went wrong: facts, and no one's private places. */
import type { Problem, ProgramInfo } from '../../src-shared/contract.ts';
import { REPORT } from '../words/trouble.ts';
import type { Trouble } from './trouble.ts';

interface ReportFacts {
  trouble: Trouble;
  info: ProgramInfo | undefined;
  problems: readonly Problem[];
  window: { width: number; height: number; pixelRatio: number; textSize: number; light: string };
}

const RECENT = 10;

export function reportText({ trouble, info, problems, window }: ReportFacts): string {
  const lines = [
    REPORT.title,
    `${REPORT.at}: ${trouble.at}`,
    ...(info ? programLines(info) : [REPORT.noProgram]),
    `${REPORT.window}: ${window.width} x ${window.height}, ${window.pixelRatio} px, ${window.textSize} %, ${window.light}`,
    '',
    `${trouble.where}: ${trouble.message}`,
    ...(trouble.stack === undefined ? [] : [trouble.stack]),
    '',
    `${REPORT.recent}:`,
    ...(problems.length === 0 ? [REPORT.none] : problems.slice(0, RECENT).flatMap(problemLines)),
  ];
  return withoutPrivatePaths(lines.join('\n'), info?.dataFolder);
}

function programLines(info: ProgramInfo): string[] {
  const runtime = Object.entries(info.runtime).map(([name, version]) => `${name} ${version}`);
  return [
    `${REPORT.version}: ${info.version} (${info.door}, ${info.platform})`,
    `${REPORT.runtime}: ${runtime.join(', ')}`,
    `${REPORT.dataFolder}: ${info.dataFolder}`,
    `${REPORT.database}: ${info.databaseBytes} B`,
  ];
}

function problemLines({ at, where, message }: Problem): string[] {
  return [`- ${at} ${where}: ${message}`];
}

/** A home folder, on each of the three systems, with the name of whose it is, which may have spaces in it. */
const HOME = /(?:\/home\/|\/Users\/|[A-Za-z]:[\\/]Users[\\/])(?:[^\\/\n:'")]+(?=[\\/])|[^\\/\s:'")]+)/g;

/** A home folder's owner is nobody's business; the data folder alone is needed as it is. */
export function withoutPrivatePaths(text: string, dataFolder: string | undefined): string {
  if (dataFolder === undefined || dataFolder === '') return text.replace(HOME, '~');
  return text
    .split(dataFolder)
    .map((part) => part.replace(HOME, '~'))
    .join(dataFolder);
}
