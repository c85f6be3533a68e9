import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openClient } from '../../support/contract-client.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { hostCommand, listenTo, startWebHost, type HostSetup } from '../../support/web-host.ts';
import { ask, comeIn } from '../../support/web-talk.ts';

async function start(setup: HostSetup = {}) {
  const host = await startWebHost(setup);
  onTestFinished(async () => {
    await host.stop();
  });
  return host;
}

function folder(): string {
  const made = makeFolder();
  onTestFinished(() => {
    removeFolder(made);
  });
  return made;
}

describe('the start', () => {
  test('says one line: the address', async () => {
    const host = await start();
    const { said, remarked } = await host.stop();
    expect(said).toBe(`Spellchain is ready at ${host.address}\n`);
    expect(remarked).toBe('');
  });

  test('takes the port it is told', async () => {
    const first = await start();
    const { port } = first;
    await first.stop();
    const second = await start({ words: ['--port', String(port)] });
    expect(second.port).toBe(port);
  });

  test('leaves a data folder that only its owner may look into', async () => {
    const data = join(folder(), 'new', 'data');
    await start({ dataFolder: data });
    if (process.platform !== 'win32') expect(statSync(data).mode & 0o077).toBe(0);
    expect(readdirSync(data)).toContain('running.json');
  });
});

describe('the browser', () => {
  test.runIf(process.platform === 'linux')('is shown the address', async () => {
    const bin = folder();
    const shown = join(bin, 'shown');
    writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\necho "$@" > ${shown}.new && mv ${shown}.new ${shown}\n`);
    chmodSync(join(bin, 'xdg-open'), 0o755);
    const host = startOpening({ DISPLAY: ':99', PATH: [bin, process.env.PATH].join(delimiter) });
    const line = await host.nextLine();
    await expect.poll(() => existsSync(shown)).toBe(true);
    expect(`Spellchain is ready at ${readFileSync(shown, 'utf8').trim()}`).toBe(line);
  });

  test.runIf(process.platform === 'linux').each([
    ['there is none', { DISPLAY: ':99', PATH: '/nowhere' }],
    ['there is no display', { DISPLAY: '', WAYLAND_DISPLAY: '' }],
  ])('is left to the player where %s', async (_, environment) => {
    const host = startOpening(environment);
    expect(await host.nextLine()).toMatch(/^Spellchain is ready at /);
    await expect.poll(() => host.remarked()).toBe('No browser could be opened. Open the address yourself.\n');
  });

  function startOpening(environment: Record<string, string>) {
    const [node, ...words] = hostCommand({ dataFolder: folder() });
    const host = listenTo([node, ...words.filter((word) => word !== '--no-open')], environment);
    onTestFinished(async () => {
      host.child.kill();
      await host.ended;
    });
    return host;
  }
});

describe('the end', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'by %s closes the database, and is a success',
    async (signal) => {
      const host = await start();
      const client = await openClient(host);
      await client.call('problems.record', { where: 'a test', message: 'to be kept' });
      const dataFolder = host.dataFolder;
      host.child.kill(signal);
      expect(await host.ended).toMatchObject({ code: 0, signal: null, remarked: '' });
      expect(await client.closed).toBeGreaterThan(1000);
      expect(readdirSync(join(dataFolder, 'database')).filter((name) => /-(wal|shm)$/.test(name))).toEqual(
        [],
      );
      expect(existsSync(join(dataFolder, 'running.json'))).toBe(false);
    },
  );

  test('comes when its parent is killed', async () => {
    const dataFolder = folder();
    const script = `const [node, ...words] = ${JSON.stringify(hostCommand({ dataFolder }))};
      require('node:child_process').spawn(node, words, { stdio: ['pipe', 'inherit', 'inherit'] });`;
    const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: parent.stdout });
    const [line] = (await once(lines, 'line')) as [string];
    expect(line).toMatch(/^Spellchain is ready at /);
    parent.kill('SIGKILL');
    // The host has the other end of this pipe as long as it lives.
    await once(lines, 'close');
    expect(existsSync(join(dataFolder, 'running.json'))).toBe(false);
  });

  test('does not come because there never was any input', async () => {
    const [node, ...words] = hostCommand({ dataFolder: folder() });
    // By the clock of the host itself, for nothing is to be heard of a host that stays.
    const tellsLater = `process.stdin.on('end', () => setTimeout(() => console.error('still there'), 1_000));`;
    const module = `data:text/javascript,${encodeURIComponent(tellsLater)}`;
    const host = spawn(node, ['--import', module, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = once(host, 'exit');
    const told = once(host.stderr, 'data').then(String);
    expect(await Promise.race([ended, told])).toBe('still there\n');
    host.kill();
    expect(await ended).toEqual([0, null]);
  });

  test('does not come because nobody reads what it says', async () => {
    const host = await start();
    host.child.stdout?.destroy();
    for (let pressed = 0; pressed < 3; pressed++) host.pressEnter();
    const answer = await ask(host.port, { path: '/' });
    expect(answer.status).toBe(403);
  });
});

test('a program that was killed leaves nothing that keeps the next one from starting', async () => {
  const dataFolder = folder();
  const first = await start({ dataFolder });
  first.child.kill('SIGKILL');
  await first.ended;
  expect(existsSync(join(dataFolder, 'running.json'))).toBe(true);
  const second = await start({ dataFolder });
  expect((await ask(second.port, { headers: { cookie: await comeIn(second) } })).status).toBe(200);
});
