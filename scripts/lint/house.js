/** The parts of the house and which way its arrows point, as ARCHITECTURE.md draws them. */
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @typedef {object} Part
 * @property {readonly string[]} may folders it may import from, beside itself
 * @property {'nothing' | 'valibot' | 'packages' | 'packages and Node'} outside what it may import from outside the house
 * @property {string} instead what to do about an import that is refused
 */

const SHARED = 'src-shared';
const THREADS = 'src-main/threads';
const ENGINE = 'src-main/engine';
const CARDS = 'src-main/cards';
const WORDING = 'src-main/wording';
const OPPONENTS = 'src-main/opponents';
const REFEREE = 'src-main/referee';
const CAMPAIGN = 'src-main/campaign';
const DECKS = 'src-main/decks';
const COLLECTION = 'src-main/collection';
const PROGRAM = 'src-main/program';
const WINDOW = 'src-renderer';

const TO_THE_CHAIN = [SHARED, ENGINE, CARDS, WORDING];
const PORT = 'say what you need as a type of your own (a port), and let src-main/program hand in what fits';

/** @type {Readonly<Record<string, Part>>} */
export const PARTS = {
  [SHARED]: {
    may: [],
    outside: 'valibot',
    instead: 'keep in src-shared only words that both sides use, and move what needs more to its own side',
  },
  [THREADS]: {
    may: [],
    outside: 'packages and Node',
    instead: 'let whoever begins a thread say what is done in it',
  },
  [ENGINE]: {
    may: [SHARED],
    outside: 'nothing',
    instead:
      'let the caller pass it in as data; the engine knows the rules and src-shared, and no card, file or process',
  },
  [CARDS]: {
    may: [SHARED, ENGINE],
    outside: 'nothing',
    instead: 'say it with the builders of src-main/engine/language; a card is only data',
  },
  [WORDING]: {
    may: [SHARED, ENGINE],
    outside: 'nothing',
    instead: 'let the caller pass in the ability tree and the lexicon',
  },
  [OPPONENTS]: {
    may: [...TO_THE_CHAIN, THREADS],
    outside: 'packages and Node',
    instead: 'work from what a seat is shown; whoever seats the wizard hands in the rest',
  },
  [REFEREE]: { may: [...TO_THE_CHAIN, THREADS, OPPONENTS], outside: 'packages and Node', instead: PORT },
  [CAMPAIGN]: { may: [...TO_THE_CHAIN, OPPONENTS, REFEREE], outside: 'packages and Node', instead: PORT },
  [DECKS]: {
    may: [SHARED, `${ENGINE}/editions`, CARDS, WORDING],
    outside: 'packages and Node',
    instead: 'ask src-main/engine/editions for the rules of decks, and let the caller pass in what is owned',
  },
  [COLLECTION]: {
    may: [SHARED, `${ENGINE}/language`, CARDS, WORDING, DECKS],
    outside: 'packages and Node',
    instead: 'store plain data that the caller hands over; the collection knows no duel and no campaign',
  },
  [PROGRAM]: {
    may: [...TO_THE_CHAIN, THREADS, OPPONENTS, REFEREE, CAMPAIGN, DECKS, COLLECTION],
    outside: 'packages and Node',
    instead: 'let the host hand it to openProgram',
  },
  'src-main/hosts': {
    may: [...TO_THE_CHAIN, OPPONENTS, REFEREE, CAMPAIGN, DECKS, COLLECTION, PROGRAM],
    outside: 'packages and Node',
    instead: 'ask the program through the contract',
  },
  [WINDOW]: {
    may: [SHARED, 'resources'],
    outside: 'packages',
    instead: 'ask for it with a call of src-shared/contract.ts; the window draws what the program sends',
  },
};

/**
 * @typedef {object} House
 * @property {readonly (readonly string[])[]} floors its folders, the lowest first
 * @property {number} others the floor of the folders that are not named; what stands in no folder is above them all
 * @property {boolean} beside whether these may import from each other
 * @property {string} instead
 */

/** Parts with floors: what stands on one imports from those below. */
/** @type {Readonly<Record<string, House>>} */
const HOUSES = {
  [WINDOW]: {
    floors: [
      ['words', 'program', 'sound', 'styles'],
      ['art'],
      ['controls'],
      ['shell'],
      ['searching', 'help', 'playing'],
    ],
    others: 5,
    beside: false,
    instead: 'what belongs to a room is handed in by whoever opens it',
  },
  [ENGINE]: {
    floors: [
      ['language'],
      ['value'],
      ['editions'],
      ['faces'],
      ['reading'],
      ['layers'],
      ['changes'],
      [],
      ['questions'],
      ['reasons'],
      ['play'],
    ],
    others: 7,
    beside: true,
    instead: 'what a lower floor cannot do without is pushed on the stack of frames',
  },
};

/** @type {Readonly<Record<string, readonly (readonly string[])[]>>} */
export const FLOORS = Object.fromEntries(Object.entries(HOUSES).map(([part, { floors }]) => [part, floors]));

/** What of the engine is for others. */
const DOORS = ['index.ts', 'position.ts', 'language', 'editions'].map((door) => `${ENGINE}/${door}`);

/** Packages that few parts may know. A test or the web host that loads Electron's starts a download. */
const PACKAGE_OWNERS = {
  electron: ['src-main/hosts'],
  'electron-store': ['src-main/hosts'],
  'better-sqlite3': [COLLECTION, PROGRAM],
};

/**
 * The path of a file inside the house, with forward slashes.
 * @param {string} file
 */
export function inHouse(file) {
  return relative(ROOT, file).split(sep).join('/');
}

/**
 * @param {string} path inside the house
 * @param {string} folder
 */
export function isUnder(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/** @param {string} path */
export function isTest(path) {
  return /\.test\.ts$/.test(path);
}

/** @param {string} path */
export function partOf(path) {
  return Object.keys(PARTS).find((folder) => isUnder(path, folder));
}

/**
 * Why a file may not import this, if it may not.
 * @param {string} path of the importing file, inside the house
 * @param {string} specifier
 * @param {boolean} isType it is gone when the program runs
 * @returns {string | undefined}
 */
export function whyNotImport(path, specifier, isType) {
  const name = partOf(path);
  const part = name === undefined ? undefined : PARTS[name];
  const isOurs = specifier.startsWith('.');
  if (name === undefined || part === undefined)
    return isOurs ? whyNotPastTheDoors(path, targetOf(path, specifier)) : undefined;
  if (!isOurs) {
    const refused = whyNotOutside(name, part, specifier);
    return refused && `${refused}: ${part.instead}.`;
  }
  const target = targetOf(path, specifier);
  const refused = whyNotOwn(name, part, target);
  if (refused !== undefined) return `${refused}: ${part.instead}.`;
  return (
    whyNotPastTheDoors(path, target) ??
    whyNotInside(path, target) ??
    (isType ? undefined : whyNotShape(name, target))
  );
}

/**
 * @param {string} path
 * @param {string} specifier
 */
const targetOf = (path, specifier) => inHouse(join(ROOT, dirname(path), specifier.replace(/\?.*$/, '')));

/**
 * @param {string} name
 * @param {Part} part
 * @param {string} target
 */
function whyNotOwn(name, part, target) {
  if ([name, ...part.may].some((folder) => isUnder(target, folder))) return undefined;
  const isHouse = target.startsWith('src-');
  if (!isHouse && part.outside === 'packages and Node') return undefined;
  return `${name} may not import ${target}`;
}

/**
 * Tests may look inside.
 * @param {string} path
 * @param {string} target
 */
function whyNotPastTheDoors(path, target) {
  if (!isUnder(target, ENGINE) || isUnder(path, ENGINE) || isUnder(path, 'tests')) return undefined;
  if (DOORS.some((door) => isUnder(target, door))) return undefined;
  return `${target} is inside the engine: others play through ${ENGINE}/index.ts and read a position through ${ENGINE}/position.ts.`;
}

/**
 * @param {string} path
 * @param {string} target
 */
function whyNotInside(path, target) {
  const part = partOf(path);
  const house = part === undefined ? undefined : HOUSES[part];
  if (part === undefined || house === undefined || !isUnder(target, part)) return undefined;
  const from = folderIn(part, path);
  const to = folderIn(part, target);
  const own = floorOf(house, from);
  const its = floorOf(house, to);
  if (from === to || its < own || (its === own && house.beside && own === house.others)) return undefined;
  const below = house.floors.filter((folders) => folders.length > 0).flat();
  return `${part}/${from} may not import ${target}, which is ${its === own ? 'beside' : 'above'} it: what both need lives on a floor below (${below.join(', ')}), and ${house.instead}.`;
}

/** What is sent is held against them where it arrives. */
const SHAPES = [`${SHARED}/shapes`, `${SHARED}/inputs`];

/**
 * @param {string} name
 * @param {string} target
 */
function whyNotShape(name, target) {
  if (name !== WINDOW || !SHAPES.some((folder) => isUnder(target, folder))) return undefined;
  return `${WINDOW} may import types alone from ${target}: the program looks at what is sent, and the window need not carry the shapes.`;
}

/**
 * The empty word for what stands in no folder.
 * @param {string} part
 * @param {string} path
 */
function folderIn(part, path) {
  const [folder = '', ...rest] = path.slice(part.length + 1).split('/');
  return rest.length > 0 ? folder : '';
}

/**
 * @param {House} house
 * @param {string} folder
 */
function floorOf({ floors, others }, folder) {
  if (folder === '') return floors.length + 1;
  const floor = floors.findIndex((folders) => folders.includes(folder));
  return floor === -1 ? others : floor;
}

/**
 * @param {string} name
 * @param {Part} part
 * @param {string} specifier
 */
function whyNotOutside(name, part, specifier) {
  if (isBuiltin(specifier)) {
    return part.outside === 'packages and Node'
      ? undefined
      : `${name} may not import ${specifier}, which is Node's`;
  }
  if (part.outside === specifier) return undefined;
  if (part.outside === 'nothing' || part.outside === 'valibot')
    return `${name} may not import the package ${specifier}`;
  const owners = Object.entries(PACKAGE_OWNERS).find(([owned]) => isUnder(specifier, owned))?.[1];
  if (owners === undefined || owners.includes(name)) return undefined;
  return `Only ${owners.join(' and ')} may import ${specifier}`;
}
