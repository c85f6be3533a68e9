import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXIT_CODES } from '../../../scripts/lib/problems.mjs';
import { removeFolder } from '../../support/folders.ts';
import type { Started } from '../../support/running.ts';
import { buildSmallHouse, furnish, type SmallHouse } from './small-house.ts';

const ELECTRON = `
  if (process.env.ELECTRON_RUN_AS_NODE === '1') { console.log('45.3.3'); process.exit(0); }
  process.on('SIGTERM', () => { console.log('closed', process.pid); process.exit(0); });
  console.log('window number', process.pid);
  setInterval(() => undefined, 1_000);
`;

const BREAKS = `
  import { writeFileSync } from 'node:fs';
  console.error('no such word');
  writeFileSync('broken.log', '');
  process.exit(1);
`;

let house: SmallHouse;

beforeEach(() => {
  house = furnish(buildSmallHouse(), '');
  for (const folder of ['src-renderer', 'src-shared', 'resources']) house.write(`${folder}/empty`, '');
});

afterEach(() => {
  removeFolder(house.root);
});

describe.runIf(process.platform === 'linux')('npm run dev -- --electron', () => {
  let dev: Started;
  /** In one go: a file that is written anew is empty before, and whoever watches may see it so. */
  const change = (text: string) => {
    appendFileSync(join(house.root, 'src-main/hosts/web.ts'), text);
  };

  beforeEach(() => {
    house.writeProgram('node_modules/electron/dist/electron', ELECTRON);
    dev = house.start('dev.mjs', ['--electron'], { DISPLAY: ':0' });
  });

  afterEach(async () => {
    dev.child.kill('SIGTERM');
    await dev.ended;
  });

  test('a change builds, and opens the window anew', async () => {
    await dev.says('window number');
    change('changed');
    const said = await dev.says(/window number[^]*closed[^]*window number/);
    expect(said.match(/window number/g)).toHaveLength(2);
    expect(house.read('builds.log').trim().split('\n')).toHaveLength(2);
    expect(house.read('dist/main/web.js')).toBe('changed');
  });

  test('a change that cannot be built leaves the window as it is, and the next one opens it anew', async () => {
    await dev.says('window number');
    const builder = house.read('node_modules/vite/bin/vite.js');
    house.write('node_modules/vite/bin/vite.js', BREAKS);
    change('wrong');
    await expect.poll(() => house.has('broken.log')).toBe(true);
    house.write('node_modules/vite/bin/vite.js', builder);
    change('right');
    await dev.says(/window number[^]*closed[^]*window number/);
    dev.child.kill('SIGTERM');
    const { stdout, stderr } = await dev.ended;
    expect(stdout.match(/window number/g)).toHaveLength(2);
    expect(stderr).toContain('Spellchain could not be built; this is what the builder says:\nno such word\n');
  });

  test('it ends with its window', async () => {
    await dev.says('window number');
    dev.child.kill('SIGTERM');
    expect((await dev.ended).stdout).toContain('closed');
  });
});

test('without Electron, wishing for it is refused', async () => {
  expect(await house.run('dev.mjs', ['--electron'])).toMatchObject({
    code: EXIT_CODES.badOption,
    stderr: 'There is no Electron here that could open a window: leave out --electron.\n',
  });
});

test('an option it does not know is refused', async () => {
  const { code, stderr } = await house.run('dev.mjs', ['--fast']);
  expect(code).toBe(EXIT_CODES.badOption);
  expect(stderr).toMatch(/^Spellchain does not know the option --fast/);
});
