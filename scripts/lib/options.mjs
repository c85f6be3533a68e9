/** What may stand behind `npm start --` and `npm run dev --`. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Problem } from './problems.mjs';

/**
 * @typedef {object} StartOptions
 * @property {boolean} browser
 * @property {boolean} noOpen
 * @property {boolean} lookAgain
 * @property {boolean} help
 * @property {number} [port]
 * @property {string} [data] an absolute path
 */

export const START_HELP = `Spellchain. Options, each after "npm start --":
  --browser      open in the browser, even where Electron is there
  --no-open      serve it for the browser, but open nothing
  --port N       serve it at this port (0 to 65535; 0 is any free one) for the browser
  --data DIR     keep the data in this folder
  --look-again   forget what was found before and look for Electron once more
  --help         say this`;

const SWITCHES = /** @type {const} */ ({
  '--browser': 'browser',
  '--no-open': 'noOpen',
  '--look-again': 'lookAgain',
  '--help': 'help',
});

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {StartOptions}
 */
export function readStartOptions(args, env) {
  /** @type {StartOptions} */
  const options = { browser: false, noOpen: false, lookAgain: false, help: false };
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [name = '', inline] = splitOnce(word);
    if (isSwitch(name) && inline === undefined) options[SWITCHES[name]] = true;
    else if (name === '--port') options.port = readPort(inline ?? rest.shift());
    else if (name === '--data') options.data = readFolder(inline ?? rest.shift(), env);
    else
      throw bad(`Spellchain does not know the option ${word}; "npm start -- --help" lists those it knows.`);
  }
  // Both only make sense in the browser.
  if (options.noOpen || options.port !== undefined) options.browser = true;
  return options;
}

/**
 * @param {string} word
 * @returns {[string] | [string, string]}
 */
function splitOnce(word) {
  const at = word.indexOf('=');
  return at === -1 ? [word] : [word.slice(0, at), word.slice(at + 1)];
}

/**
 * @param {string} name
 * @returns {name is keyof typeof SWITCHES}
 */
function isSwitch(name) {
  return Object.hasOwn(SWITCHES, name);
}

/** @param {string | undefined} text */
function readPort(text) {
  if (text === undefined || !/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw bad(`--port wants a number from 0 to 65535${text === undefined ? '' : `, not "${text}"`}.`);
  }
  return Number(text);
}

/**
 * @param {string | undefined} text
 * @param {NodeJS.ProcessEnv} env
 */
function readFolder(text, env) {
  if (text === undefined || text === '' || text.startsWith('--'))
    throw bad('--data wants the name of a folder.');
  // npm moves to the project's folder and notes where it was called.
  const folder = resolve(env['INIT_CWD'] ?? process.cwd(), text);
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there && !there.isDirectory()) throw bad(`--data wants a folder, and ${folder} is a file.`);
  return folder;
}

/** @param {string} sentence */
function bad(sentence) {
  return new Problem('badOption', sentence);
}
