/** `npm run replay`, as it is called; what else it refuses is in `tests/units/commands`. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { shortJournal } from '../../support/journals.ts';

const folder = makeFolder();
afterAll(() => {
  removeFolder(folder);
});

const SCRIPT = join(ROOT, 'scripts', 'replay', 'replay.ts');

function run(words: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    ...{ cwd: ROOT, encoding: 'utf8', env: { ...process.env, INIT_CWD: folder } },
    ...(input !== undefined && { input }),
  });
  return { status, stdout, stderr };
}

const journal = shortJournal();
writeFileSync(join(folder, 'duel.spellduel'), journal);

test('shows a duel in readable lines', () => {
  const { status, stdout, stderr } = run(['duel.spellduel']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^turn 1 of (Player 1|Corvin Ashe)$/m);
  expect(stdout).toContain('    Corvin Ashe: pass\n');
  expect(stdout).toContain('    Player 1: concede\n');
});

test('shows it as JSON, a line for each reply and each event', () => {
  const { status, stdout } = run(['-', '--json'], journal);
  const told = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(status).toBe(0);
  expect(told.filter(({ reply }) => reply !== undefined)).toHaveLength(40);
  expect(told.at(-1)).toMatchObject({ event: { kind: 'ended', result: { kind: 'won', seats: [1] } } });
});

test('shows a damaged one up to there', () => {
  const { status, stdout, stderr } = run(['-'], journal.split('\n').slice(0, 20).join('\n').slice(0, -4));
  expect(status).toBe(1);
  expect(stdout).toContain('turn 1 of');
  expect(stderr).toBe('The journal is damaged: 1 more replies could not be played.\n');
});

test('what is no journal is refused', () => {
  const { status, stderr } = run(['-'], 'Plains 24');
  expect([status, stderr]).toEqual([2, 'This is not the journal of a duel.\n']);
});
