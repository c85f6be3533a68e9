/**
 * What a user can mend before the program runs. Each has an exit code of its own and is told in one sentence;
 * 20 and above are the program's (src-main/program/start-problems.ts), of which some are shared.
 */
export const EXIT_CODES = {
  wrongNode: 10,
  installFailed: 11,
  buildFailed: 12,
  noBrowser: 13,
  diskFull: 14,
  notAllowed: 15,
  notConnected: 16,
  tookTooLong: 17,
  badOption: 20,
  portTaken: 21,
};

/** @typedef {keyof typeof EXIT_CODES} ProblemKind */

export class Problem extends Error {
  /**
   * @param {ProblemKind} kind
   * @param {string} sentence
   */
  constructor(kind, sentence) {
    super(sentence);
    this.name = 'Problem';
    this.kind = kind;
  }
}

const FULL = ['ENOSPC', 'EDQUOT'];
const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Which of the mendable problems an error code or a tool's output speaks of.
 * @param {string} text
 * @returns {'diskFull' | 'notAllowed' | undefined}
 */
export function diskProblemIn(text) {
  if (mentions(text, FULL)) return 'diskFull';
  if (mentions(text, NOT_ALLOWED)) return 'notAllowed';
  return undefined;
}

/**
 * @param {string} text
 * @param {readonly string[]} codes
 */
export function mentions(text, codes) {
  return codes.some((code) => new RegExp(`\\b${code}\\b`).test(text));
}

/**
 * @param {'diskFull' | 'notAllowed'} kind
 * @param {string} folder
 */
export function diskProblem(kind, folder) {
  const sentence =
    kind === 'diskFull'
      ? `The disk that holds ${folder} is full: make room and try again.`
      : `There is no permission to write in ${folder}: make the folder your own, or put Spellchain in one that is.`;
  return new Problem(kind, sentence);
}

/** @param {unknown} failure */
export function codeOf(failure) {
  return failure instanceof Error && 'code' in failure ? String(failure.code) : '';
}

/**
 * Runs `main` and ends with its exit code; a problem becomes its sentence and its code. Anything else is a mistake
 * of ours and keeps its stack.
 * @param {() => number | Promise<number>} main
 */
export async function conclude(main) {
  try {
    process.exitCode = await main();
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    console.error(failure.message);
    process.exitCode = EXIT_CODES[failure.kind];
  }
}
