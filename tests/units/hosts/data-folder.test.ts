import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holdDataFolder, type HeldFolder } from '../../../src-main/program/data-folder.ts';
import { openProgram } from '../../../src-main/program/program.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

function folder(): string {
  const made = makeFolder();
  onTestFinished(() => {
    removeFolder(made);
  });
  return made;
}

function hold(dataFolder: string): HeldFolder {
  const held = holdDataFolder(dataFolder, 'web');
  onTestFinished(() => {
    held.release();
  });
  return held;
}

test('a folder that is held is refused until it is released', () => {
  const dataFolder = folder();
  const held = hold(dataFolder);
  expect(() => holdDataFolder(dataFolder, 'web')).toThrow(/already running/);
  expect(() => holdDataFolder(dataFolder, 'electron')).toThrow(/already running/);
  held.release();
  hold(dataFolder);
});

test('a refused start leaves the word of the first one alone', () => {
  const dataFolder = folder();
  hold(dataFolder).reachableAt('http://127.0.0.1:1');
  expect(() => holdDataFolder(dataFolder, 'electron')).toThrow('at http://127.0.0.1:1');
  expect(JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8'))).toEqual({
    pid: process.pid,
    door: 'web',
    address: 'http://127.0.0.1:1',
  });
});

test('different folders can be held at once', () => {
  hold(folder());
  hold(folder());
});

test('a lock file that was damaged is no obstacle, and still locks', () => {
  const dataFolder = folder();
  writeFileSync(join(dataFolder, 'running.lock'), 'x'.repeat(5_000));
  hold(dataFolder);
  expect(() => holdDataFolder(dataFolder, 'web')).toThrow(/already running/);
});

test('a released folder has no word of a running program', () => {
  const dataFolder = folder();
  hold(dataFolder).release();
  expect(existsSync(join(dataFolder, 'running.json'))).toBe(false);
});

test('a program that could not be opened whole lets go of the folder and of the database', () => {
  const dataFolder = folder();
  const openStore = () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  };
  const setup = { door: 'web', dataFolder, version: '1', openStore } as const;
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(() => openProgram(setup)).toThrow(`The disk is full, so Spellchain cannot write in ${dataFolder}`);
  }
  expect(existsSync(join(dataFolder, 'running.json'))).toBe(false);
  expect(readdirSync(join(dataFolder, 'database'))).toEqual(['spellchain.sqlite3']);
});
