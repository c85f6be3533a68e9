/** Which door the program opens by, and how it is started there. */
import { NO_ELECTRON, hasDisplay } from './find-electron.mjs';

/** @typedef {import('./options.mjs').StartOptions} StartOptions */
/** @typedef {{ kind: 'electron', path: string } | { kind: 'browser', sentence: string }} Door */

/** Electron that ends badly within this time did not open its window. */
const TIME_TO_OPEN = 10_000;

/**
 * @param {StartOptions} options
 * @param {import('./prepare.mjs').Findings} found
 * @param {NodeJS.ProcessEnv} env
 * @returns {Door}
 */
export function chooseDoor(options, { electron }, env) {
  const opens = options.noOpen ? 'is served for your browser' : 'opens in your browser';
  if (options.browser) return { kind: 'browser', sentence: `As you asked, Spellchain ${opens}.` };
  if (hasDisplay(env) && electron?.path !== undefined) return { kind: 'electron', path: electron.path };
  const missing = hasDisplay(env) ? (electron?.missing ?? 'notFetched') : 'noDisplay';
  const hint = missing === 'noDisplay' ? '' : ' "npm start -- --look-again" looks for it once more.';
  const sentence = `No Electron here (${NO_ELECTRON[missing]}), so Spellchain ${opens}.${hint}`;
  return { kind: 'browser', sentence };
}

/** @param {StartOptions} options */
export function webArguments({ noOpen, port, data }) {
  return [
    ...(noOpen ? ['--no-open'] : []),
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...dataArguments(data),
  ];
}

/**
 * @param {string} root
 * @param {Pick<StartOptions, 'data'>} options
 */
export function electronArguments(root, { data }) {
  // Chromium refuses to run as root in its sandbox.
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return [...(isRoot ? ['--no-sandbox'] : []), root, ...dataArguments(data)];
}

/** @param {string | undefined} data */
function dataArguments(data) {
  return data === undefined ? [] : ['--data', data];
}

/**
 * Whether Electron itself failed: it ended soon, nobody asked it to, and not with one of the program's own codes.
 * @param {import('./keep.mjs').Kept} kept
 * @param {number} milliseconds
 */
export function failedToOpen({ code, unwanted }, milliseconds) {
  const isProgramsOwn = code >= 20 && code < 30;
  return code !== 0 && !unwanted && !isProgramsOwn && milliseconds < TIME_TO_OPEN;
}
