/**
 * A program of its own for the tests that kill it, or take its permissions away: `child.ts <what> <folder> <number>`.
 * It tells what it has done line by line.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { argv, pid, stdout } from 'node:process';

const [, , what = '', folder = '', number = ''] = argv;

const deeds: Record<string, () => Promise<void>> = {
  /** Writes problems 1, 2, 3 ... and tells each when it has been written. */
  async write() {
    const database = await open();
    for (let deed = 1; ; deed++) {
      database.problems.record({ where: 'child', message: String(deed), stack: 'x'.repeat(deed % 3_000) });
      tell(deed);
    }
  },

  /** Plays a made-up duel and tells how many replies there are, each time some have been written. */
  async duel() {
    const { duels } = await open();
    const { KILLED, moves, newDuel, summaryOf } = await import('./duels.ts');
    duels.begin(newDuel(KILLED));
    tell(0);
    for (const { place, replies, snapshot } of moves()) {
      const count = place + replies.length;
      duels.append(summaryOf(KILLED, { decisions: count }), place, replies, snapshot);
      tell(count);
    }
  },

  /** Takes over files of ten thousand cards, one after another, and tells how many there are after each. */
  async importCards() {
    const { write } = await open();
    const { addPlayer } = await import('../../../src-main/collection/players/players.ts');
    const { change } = await import('../../../src-main/collection/owned/changing.ts');
    const { aFace } = await import('../faces.ts');
    const { IMPORTED, importedCards } = await import('./imported.ts');
    const now = new Date('2026-11-18T12:00:00.000Z');
    const added = addPlayer(write, { name: 'Ada', portrait: aFace(), rulebook: 'fifth', holds: 'own' }, now);
    if (added.kind === 'refused') throw new Error('There is no player.');
    tell(0);
    for (let deed = 1; ; deed++) {
      change(write, { player: added.value.id, kind: 'imported', facts: {}, cards: importedCards() }, now);
      tell(deed * IMPORTED);
    }
  },

  /** Plays match after match for keeps, and tells each step that was written. */
  async keeps() {
    const database = await open();
    const { playForKeeps } = await import('../campaigns.ts');
    playForKeeps(database, 1_000, Math.floor(Math.random() * 2 ** 31), tell);
  },

  /** Makes backups, one after another, of a database that changes meanwhile. */
  async backUp() {
    const database = await open();
    const { signal } = new AbortController();
    for (let deed = 1; ; deed++) {
      const change = () => {
        database.problems.record({ where: 'child', message: String(deed) });
      };
      tell(deed);
      await database.backups.make({ signal, progress: change });
    }
  },

  /** Opens, and is killed just before the step of that number that touches a file, or tells that there was none. */
  async openUntilStep() {
    killBeforeStep(Number(number));
    (await open()).close();
    tell('whole');
  },

  /** Opens as somebody whom the permissions of files concern. */
  async openWithoutPower() {
    await withoutPower(async () => {
      (await open()).close();
    });
  },

  async choosePreferencesWithoutPower() {
    const { openPreferences } = await import('../../../src-main/program/preferences.ts');
    const { openConf } = await import('../../../src-main/program/conf-store.ts');
    await withoutPower(() => {
      const preferences = openPreferences(openConf, folder);
      tell(JSON.stringify({ found: preferences.found, read: preferences.read() }));
      preferences.change({ light: 'darkRoom' });
    });
  },

  async open() {
    tell('begins');
    (await open()).close();
    tell('whole');
  },
};

/** Nobody may do as root is allowed to: everything. Read from the disk first, for nobody may not even read this. */
async function withoutPower(work: () => unknown): Promise<void> {
  await import('../../../src-main/collection/database/database.ts');
  const { startProblemOf } = await import('../../../src-main/program/start-problems.ts');
  const { worldFailure } = await import('../../../src-main/program/failures.ts');
  new (await import('better-sqlite3')).default(':memory:').close();
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.setegid?.(65_534);
  if (isRoot) process.seteuid?.(65_534);
  try {
    tell(JSON.stringify({ done: await work() }));
  } catch (failure) {
    const problem = startProblemOf(failure, folder);
    tell(JSON.stringify({ kind: problem?.kind, sentence: problem?.message, world: worldFailure(failure) }));
  }
}

async function open() {
  const { openDatabase } = await import('../../../src-main/collection/database/database.ts');
  return openDatabase(folder);
}

function killBeforeStep(step: number): void {
  let steps = 0;
  const counted = ['renameSync', 'mkdirSync', 'rmSync', 'copyFileSync', 'chmodSync', 'fsyncSync'] as const;
  for (const name of counted) {
    const whole = fs[name] as (...parts: unknown[]) => unknown;
    const cut = (...parts: unknown[]) => {
      if (++steps === step) process.kill(pid, 'SIGKILL');
      return whole(...parts);
    };
    Object.assign(fs, { [name]: cut });
  }
  syncBuiltinESMExports();
}

/** Straight into the pipe: what was told before the end is heard after it. */
function tell(line: string | number): void {
  for (;;) {
    try {
      fs.writeSync(stdout.fd, `${line}\n`);
      return;
    } catch (failure) {
      // The pipe is full until the other side reads on.
      if (!(failure instanceof Error && 'code' in failure && failure.code === 'EAGAIN')) throw failure;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

await deeds[what]?.();
