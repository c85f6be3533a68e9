/** The window's door as it was built asks for nothing that electron-builder.yml has Electron refuse. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const MAIN = join(ROOT, 'dist', 'main');

/** What the window's door starts with: itself, and the threads that wizards think in. */
const ENTRIES = ['electron.js', 'mind.js', 'bouts.js'];

/** Whatever a module of the built program imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(MAIN, file), 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\b[^'"\n]*?["']([^"']+)["']|\b(?:import|require)\(["']([^"']+)["']\)/gm,
  );
  return [...found].map(([, fixed, late]) => fixed ?? late ?? '');
}

/** The files of the built program that these lead to, and what they import from outside it. */
function reachedFrom(entries: readonly string[]): { files: Set<string>; outside: Set<string> } {
  const files = new Set(entries);
  const outside = new Set<string>();
  for (const file of files)
    for (const name of importsOf(file)) {
      if (/^\.\/.*\.js$/.test(name)) files.add(name.slice(2));
      else outside.add(name.replace(/^node:/, ''));
    }
  return { files, outside };
}

test('it starts no other program, and no debugger', () => {
  const { outside } = reachedFrom(ENTRIES);
  expect([...outside]).toEqual(
    expect.arrayContaining(['electron', 'better-sqlite3', 'worker_threads', 'fs']),
  );
  for (const name of ['child_process', 'cluster', 'inspector', 'inspector/promises'])
    expect([...outside]).not.toContain(name);
  // The browser's door does: the search finds it there.
  expect([...reachedFrom(['web.js']).outside]).toContain('child_process');
});

test('it asks for nothing by the variables that Electron no longer hears', () => {
  for (const file of reachedFrom(ENTRIES).files)
    expect(readFileSync(join(MAIN, file), 'utf8')).not.toMatch(
      /RUN_AS_NODE|NODE_OPTIONS|NODE_EXTRA_CA_CERTS/,
    );
});

test('macOS finds a signature that fits, and is asked to allow no more than machine code', () => {
  const { mac, electronFuses } = parse(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8')) as {
    mac: { hardenedRuntime: boolean; entitlements: string; entitlementsInherit: string };
    electronFuses: { resetAdHocDarwinSignature: boolean };
  };
  // Without it a program that nobody signed does not start there once its fuses are set.
  expect(electronFuses.resetAdHocDarwinSignature).toBe(true);
  expect(mac.hardenedRuntime).toBe(true);
  expect(mac.entitlementsInherit).toBe(mac.entitlements);
  const allowed = readFileSync(join(ROOT, mac.entitlements), 'utf8').matchAll(
    /<key>(.*?)<\/key>\s*<true\/>/g,
  );
  expect([...allowed].map(([, key]) => key)).toEqual(['com.apple.security.cs.allow-jit']);
});
