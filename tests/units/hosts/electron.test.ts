/** The window door, whole, with a stand-in for Electron: everything else is real. */
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CONTRACT_VERSION,
  type Door,
  type Notice,
  type Problem,
  type ToWindow,
} from '../../../src-shared/contract.ts';
import { DEFAULT_PREFERENCES } from '../../../src-shared/preferences.ts';
import { runElectronHost } from '../../../src-main/hosts/electron-host.ts';
import {
  app,
  defaultSession,
  desktop,
  Prevented,
  resetDesktop,
  sendAs,
} from '../../support/electron-stand-in.ts';
import { expectSecurityHeaders } from '../../support/expected-headers.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { shortJournal } from '../../support/journals.ts';
import { startWebHost } from '../../support/web-host.ts';

vi.mock('electron', async () => (await import('../../support/electron-stand-in.ts')).electronModule);

const PAGES = fileURLToPath(new URL('../../support/pages/', import.meta.url));
const CHANNEL = 'spellchain';

let dataFolder: string;

beforeEach(() => {
  resetDesktop();
  dataFolder = makeFolder();
});
afterEach(() => {
  app.quit();
  removeFolder(dataFolder);
});

async function start(...words: string[]) {
  const ownFile = '/program/electron.js';
  await runElectronHost({ words: ['.', '--data', dataFolder, ...words], ownFile, rendererFolder: PAGES });
  const [window] = desktop.windows;
  if (!window) throw new Error('No window was opened');
  return window;
}

/** What takes a few turns of the event loop. */
const soon = <Value>(look: () => Value) => expect.poll(look);

const turn = () => new Promise((resolve) => setImmediate(resolve));

let loads = 0;

/** Loads the page in the window: its preload script runs, and leaves the door behind. */
async function loadPage() {
  const preload = `../../../src-main/hosts/preload.ts?load=${++loads}`;
  await import(/* @vite-ignore */ preload);
  const door = desktop.exposed['spellchainDoor'] as Door;
  const heard: ToWindow[] = [];
  door.listen((text) => {
    if (text !== undefined) heard.push(JSON.parse(text) as ToWindow);
  });
  const call = async (name: string, input?: unknown) => {
    const id = heard.length + 1_000;
    door.send(JSON.stringify({ kind: 'call', id, name, input }));
    const outcome = () => heard.find((message) => message.kind === 'outcome' && message.id === id);
    await soon(outcome).toBeDefined();
    return outcome();
  };
  door.send(JSON.stringify({ kind: 'hello', contract: CONTRACT_VERSION }));
  await soon(() => heard).toEqual([{ kind: 'welcome', contract: CONTRACT_VERSION }]);
  return { door, heard, call };
}

async function valueOf<Value>(page: Awaited<ReturnType<typeof loadPage>>, name: string): Promise<Value> {
  const message = await page.call(name);
  if (message?.kind !== 'outcome' || !message.outcome.ok) throw new Error(JSON.stringify(message));
  return message.outcome.value as Value;
}

describe('the window', () => {
  test('gives its page nothing but the door', async () => {
    const window = await start();
    const { preload, ...others } = window.options.webPreferences;
    expect(preload).toMatch(/dist[\\/]preload[\\/]preload\.cjs$/);
    expect(others).toEqual({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      spellcheck: false,
      devTools: true,
    });
    await loadPage();
    expect(Object.keys(desktop.exposed)).toEqual(['spellchainDoor']);
    expect(Object.keys(desktop.exposed['spellchainDoor'] as Door).toSorted()).toEqual(['listen', 'send']);
  });

  test('is sandboxed, and so is every other process of a page, unless the start itself asked for none', async () => {
    await start();
    expect(desktop.happened.indexOf('enableSandbox')).toBeGreaterThanOrEqual(0);
    expect(desktop.happened.indexOf('enableSandbox')).toBeLessThan(desktop.happened.indexOf('ready'));
    app.quit();
    resetDesktop();
    desktop.switches.add('no-sandbox');
    await start();
    expect(desktop.happened).not.toContain('enableSandbox');
  });

  test('shows our page, once it can be shown', async () => {
    const window = await start();
    expect(window.webContents.mainFrame.url).toBe('app://spellchain/');
    expect(window.options).toMatchObject({ show: false, backgroundColor: '#14100e' });
    expect(window.shown).toEqual([]);
    window.emit('ready-to-show');
    expect(window.shown).toEqual(['show']);
  });

  test('does not go anywhere else', async () => {
    const { webContents } = await start();
    const elsewhere = [
      'https://evil.example/',
      'file:///etc/passwd',
      'app://other/',
      'app://spellchain/other',
      'data:text/html,x',
      'javascript:1',
    ];
    for (const name of ['will-navigate', 'will-frame-navigate']) {
      for (const url of elsewhere)
        expect(isPrevented(webContents, name, { url, isMainFrame: true })).toBe(true);
      expect(isPrevented(webContents, name, { url: 'app://spellchain/', isMainFrame: false })).toBe(true);
    }
    expect(isPrevented(webContents, 'will-redirect', { url: 'app://spellchain/', isMainFrame: true })).toBe(
      true,
    );
    expect(isPrevented(webContents, 'will-attach-webview', {})).toBe(true);
    for (const url of [...elsewhere, 'app://spellchain/', 'about:blank']) {
      expect(webContents.openHandler?.({ url })).toEqual({ action: 'deny' });
    }
  });

  test('leaves no other contents of a page unguarded, however they came to be', async () => {
    await start();
    const openHandlers: ((details: object) => unknown)[] = [];
    const policies: string[] = [];
    const other = Object.assign(new EventEmitter(), {
      setWebRTCIPHandlingPolicy: (policy: string) => policies.push(policy),
      setWindowOpenHandler: (handler: (details: object) => unknown) => openHandlers.push(handler),
    });
    app.emit('web-contents-created', {}, other);
    const facts = { url: 'https://evil.example/', isMainFrame: true };
    for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])
      expect(isPrevented(other, name, facts)).toBe(true);
    expect(openHandlers.map((handler) => handler(facts))).toEqual([{ action: 'deny' }]);
    expect(policies).toEqual(['disable_non_proxied_udp']);
  });

  test('may load its own page anew', async () => {
    const { webContents } = await start();
    for (const url of ['app://spellchain/', 'app://spellchain/#options']) {
      expect(isPrevented(webContents, 'will-frame-navigate', { url, isMainFrame: true })).toBe(false);
    }
  });

  test('has a menu only where the keyboard needs one', async () => {
    await start();
    if (process.platform === 'darwin') expect(desktop.menu).toHaveLength(3);
    else expect(desktop.menu).toBe(null);
  });

  function isPrevented(emitter: NodeJS.EventEmitter, name: string, facts: object): boolean {
    const event = Object.assign(new Prevented(), facts);
    emitter.emit(name, event);
    return event.isPrevented;
  }

  test('saves what the page made and the player asked for, and nothing else', async () => {
    await start();
    const isKept = (address: string): boolean => {
      const event = new Prevented();
      defaultSession.emit('will-download', event, { getURL: () => address });
      return !event.isPrevented;
    };
    expect(isKept('blob:app://spellchain/5d2c')).toBe(true);
    for (const address of [
      'https://elsewhere.example/x',
      'blob:https://elsewhere.example/5',
      'app://spellchain/a',
    ])
      expect(isKept(address)).toBe(false);
  });
});

describe('what a page may use', () => {
  const PERMISSIONS = [
    'media',
    'geolocation',
    'notifications',
    'midi',
    'clipboard-read',
    'fullscreen',
    'openExternal',
    'display-capture',
    'usb',
    'unknown',
  ];

  test('is to write to the clipboard, and no more', async () => {
    await start();
    const request = desktop.session.get('request') as (...given: unknown[]) => void;
    const check = desktop.session.get('check') as (...given: unknown[]) => boolean;
    const asked = (permission: string) => {
      const decided: boolean[] = [];
      request({}, permission, (decision: boolean) => decided.push(decision), {});
      return decided;
    };
    for (const permission of PERMISSIONS) {
      expect(asked(permission)).toEqual([false]);
      expect(check({}, permission, 'app://spellchain')).toBe(false);
    }
    expect(asked('clipboard-sanitized-write')).toEqual([true]);
    expect((desktop.session.get('device') as () => boolean)()).toBe(false);
  });

  test('is not the network, nor the disk', async () => {
    await start();
    const handler = desktop.session.get('before') as (...given: unknown[]) => void;
    const isHeld = (url: string) => {
      const decide = vi.fn<(decision: { cancel: boolean }) => void>();
      handler({ url }, decide);
      expect(decide).toHaveBeenCalledOnce();
      return decide.mock.calls[0]?.[0].cancel;
    };
    const own = ['app://spellchain/', 'app://spellchain/assets/a.js', 'blob:app://spellchain/1', 'data:,x'];
    expect(own.filter(isHeld)).toEqual([]);
    const others = [
      ...['http:', 'https:', 'ws:', 'wss:', 'ftp:', 'app:'].map((scheme) => `${scheme}//elsewhere.example/`),
      ...['file:///etc/passwd', 'chrome://gpu/', 'blob:https://elsewhere.example/1', 'about:blank'],
      ...['http://127.0.0.1:1/', 'app://spellchain.elsewhere.example/', 'filesystem:app://spellchain/a'],
    ];
    expect(others.filter((url) => !isHeld(url))).toEqual([]);
  });

  test('W4: is no way out beside requests either: what is none goes by a proxy that is not there', async () => {
    const window = await start();
    expect(window.webContents.webRtcPolicy).toBe('disable_non_proxied_udp');
    expect(desktop.proxy).toEqual({ proxyRules: 'socks5://127.0.0.1:1', proxyBypassRules: '<-loopback>' });
    // Before there is a page that could use anything else.
    expect(desktop.happened.indexOf('setProxy')).toBeLessThan(desktop.happened.indexOf('window'));
  });
});

describe('app://spellchain', () => {
  async function fetchPage(url: string, method = 'GET'): Promise<Response> {
    if (desktop.windows.length === 0) await start();
    const handler = desktop.pages.get('app');
    if (!handler) throw new Error('No handler');
    // `Request` would tidy the address, which the page of an attacker need not do.
    return handler({ url, method } as Request);
  }

  test('is announced before Electron is ready, as an origin of its own', async () => {
    await start();
    expect(desktop.schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
    ]);
    expect(desktop.happened.indexOf('registerSchemes')).toBeLessThan(desktop.happened.indexOf('ready'));
  });

  test('has the built pages, under the same policy as the web door', async () => {
    const page = await fetchPage('app://spellchain/');
    expect(page.status).toBe(200);
    expect(await page.text()).toBe(readFileSync(join(PAGES, 'index.html'), 'utf8'));
    expectSecurityHeaders(Object.fromEntries(page.headers));
    const script = await fetchPage('app://spellchain/assets/page-Ef56Gh78.js?v=1#x');
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test.each([
    'app://spellchain/../package.json',
    'app://spellchain/../../../package.json',
    'app://spellchain/assets/../../../../package.json',
    'app://spellchain/%2e%2e/package.json',
    'app://spellchain/..%2f..%2fpackage.json',
    'app://spellchain/..\\..\\package.json',
    'app://spellchain//etc/passwd',
    'app://spellchain/assets',
    'app://spellchain/__proto__',
    'app://spellchain/index.html%00',
    'app://spellchain',
    'app://spellchain.evil/',
    'app://spellchain@evil/',
    'app://evil/index.html',
    'app://spellchaim/index.html',
    'app:spellchain/',
    'file:///etc/passwd',
  ])('has no %s', async (url) => {
    const answer = await fetchPage(url);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
    expectSecurityHeaders(Object.fromEntries(answer.headers));
  });

  test('only shows', async () => {
    expect((await fetchPage('app://spellchain/', 'POST')).status).toBe(405);
    const head = await fetchPage('app://spellchain/', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('the door', () => {
  test('makes a PDF of the page in the window, as it would be printed', async () => {
    await start();
    const page = await loadPage();
    expect(await valueOf(page, 'program.info')).toMatchObject({ makesPdf: true });
    const pdf = Buffer.from(await valueOf<string>(page, 'program.pdf'), 'base64').toString();
    expect(pdf).toMatch(/^%PDF /);
    expect(JSON.parse(pdf.slice(5))).toMatchObject({ pageSize: 'A4' });
  });

  test('carries calls and events, from the page to the program and back', async () => {
    await start();
    const page = await loadPage();
    expect(await valueOf(page, 'program.info')).toMatchObject({ door: 'electron', dataFolder });
    await page.call('preferences.change', { light: 'darkRoom' });
    expect(page.heard).toContainEqual({
      kind: 'event',
      name: 'preferences.changed',
      payload: { ...DEFAULT_PREFERENCES, light: 'darkRoom' },
    });
    expect(await page.call('no.such.call')).toMatchObject({
      outcome: { ok: false, refusal: { reason: 'unknownCall' } },
    });
  });

  test('is shut to every other frame, page and window', async () => {
    const window = await start();
    const page = await loadPage();
    const { webContents } = window;
    const ours = webContents.mainFrame;
    const name = desktop.sent[0]?.[0];
    expect(name).toMatch(/^[\da-f-]{36}$/);
    const call = JSON.stringify({
      kind: 'call',
      id: 1,
      name: 'preferences.change',
      input: { light: 'darkRoom' },
    });
    const strangers = [
      { sender: webContents, senderFrame: { url: 'app://spellchain/' } },
      { sender: webContents, senderFrame: null },
      { sender: { mainFrame: ours }, senderFrame: ours },
    ];
    for (const stranger of strangers) {
      sendAs(stranger, CHANNEL, name, call);
      // Nor may they shut the page's line by opening one of their own.
      sendAs(stranger, CHANNEL, 'stranger');
      await turn();
    }
    for (const url of [
      'https://evil.example/',
      'app://spellchain.evil/',
      'about:blank',
      'file:///app://spellchain/',
    ]) {
      ours.url = url;
      sendAs({ sender: webContents, senderFrame: ours }, CHANNEL, name, call);
      await turn();
    }
    ours.url = 'app://spellchain/';
    expect(await valueOf(page, 'preferences.read')).toMatchObject({ light: 'lantern' });
    expect(page.heard.filter(({ kind }) => kind !== 'outcome')).toHaveLength(1);
  });

  test('takes whatever a page says as text, and lives', async () => {
    await start();
    const page = await loadPage();
    for (const strange of [undefined, null, 1, {}, [], 'x'.repeat(1_000_000)])
      page.door.send(strange as string);
    await soon(() => page.heard.filter(({ kind }) => kind === 'refused')).toHaveLength(6);
    expect(await page.call('program.ping')).toMatchObject({ outcome: { ok: true } });
  });

  test('opens anew for a page that was reloaded, and nothing said to or by the page before reaches it', async () => {
    await start();
    const first = await loadPage();
    first.door.send(JSON.stringify({ kind: 'call', id: 1, name: 'backups.make' }));
    const second = await loadPage();
    first.door.send(
      JSON.stringify({ kind: 'call', id: 1, name: 'preferences.change', input: { light: 'darkRoom' } }),
    );
    first.heard.length = 0;
    second.door.send(JSON.stringify({ kind: 'call', id: 1, name: 'program.ping' }));
    expect(await valueOf(second, 'preferences.read')).toMatchObject({ light: 'lantern' });
    expect(second.heard.slice(0, 2)).toEqual([
      { kind: 'welcome', contract: CONTRACT_VERSION },
      { kind: 'outcome', id: 1, outcome: { ok: true, value: null } },
    ]);
    expect(first.heard).toEqual([]);
  });

  test('says nothing more to a window that has closed', async () => {
    const window = await start();
    const page = await loadPage();
    page.door.send(JSON.stringify({ kind: 'call', id: 1, name: 'database.check' }));
    await turn();
    window.close();
    await turn();
    expect(page.heard.filter(({ kind }) => kind === 'outcome')).toEqual([]);
    expect(desktop.happened).toContain('quit');
  });
});

describe('the data folder', () => {
  test('is Electron’s own folder before it looks for another start, or gets ready', async () => {
    await start();
    expect(desktop.paths.get('userData')).toBe(dataFolder);
    expect(desktop.paths.get('sessionData')).toBe(join(dataFolder, 'session'));
    expect(desktop.happened.slice(0, 8)).toEqual([
      'registerSchemes',
      'enableSandbox',
      'setPath userData',
      'setPath sessionData',
      'requestSingleInstanceLock',
      'ready',
      'setProxy',
      'window',
    ]);
  });

  test('has preferences that the web door reads as well', async () => {
    await start();
    const page = await loadPage();
    await page.call('preferences.change', { rulebook: 'tenth', textSize: 150 });
    app.quit();
    const host = await startWebHost({ dataFolder });
    await host.stop();
    expect(JSON.parse(readFileSync(join(dataFolder, 'preferences.json'), 'utf8'))).toMatchObject({
      rulebook: 'tenth',
      textSize: 150,
    });
    expect(existsSync(join(dataFolder, 'running.json'))).toBe(false);
  });
});

describe('a second start', () => {
  test('hands its files over and ends, without a window and without a word', async () => {
    const file = join(dataFolder, 'a.dck');
    writeFileSync(file, '');
    desktop.isFirst = false;
    await expect(start(file)).rejects.toThrow('No window');
    expect(desktop.toldToFirst).toEqual({ files: [file] });
    expect(desktop.happened.at(-1)).toBe('quit');
    expect(desktop.errorBoxes).toEqual([]);
    expect(existsSync(join(dataFolder, 'database'))).toBe(false);
  });

  test('brings the window of the first to the front, and opens the files there', async () => {
    const window = await start();
    const page = await loadPage();
    window.isMinimised = true;
    app.emit('second-instance', {}, [], '/', { files: ['/decks/a.dck', '/decks/b.dck'] });
    expect(window.shown).toEqual(['restore', 'show', 'focus']);
    expect(await pathsNotOpened(page)).toEqual(['/decks/a.dck', '/decks/b.dck']);
  });

  test.each([undefined, null, {}, { files: 'x' }, { files: [1] }])(
    'that tells %j only brings it to the front',
    async (told) => {
      const window = await start();
      app.emit('second-instance', {}, [], '/', told);
      expect(window.shown).toEqual(['show', 'focus']);
      expect(await pathsNotOpened(await loadPage())).toEqual([]);
    },
  );
});

test('a second start that comes while the first is closing finds no window, and does no harm', async () => {
  const window = await start();
  window.close();
  expect(() => {
    app.emit('second-instance', {}, [], '/', { files: ['/decks/a.dck'] });
  }).not.toThrow();
  expect(window.shown).toEqual([]);
});

describe('files from the desktop', () => {
  test('on the command line are opened', async () => {
    const deck = join(dataFolder, 'a.dck');
    const duel = join(dataFolder, 'A duel.SPELLDUEL');
    writeFileSync(deck, '60 Plains');
    writeFileSync(duel, shortJournal());
    await start(deck, '--some-switch', '/no/such/file', duel);
    const page = await loadPage();
    expect(await pathsNotOpened(page)).toEqual([]);
    const base64 = Buffer.from('60 Plains').toString('base64');
    expect(await valueOf(page, 'files.handedOver')).toEqual({ kind: 'deck', name: 'a.dck', base64 });
    expect(await valueOf(page, 'files.handedOver')).toEqual({ kind: 'duel', text: shortJournal() });
    expect(await valueOf(page, 'files.handedOver')).toBeNull();
  });

  test('are told of to a window that is there', async () => {
    const window = await start();
    const page = await loadPage();
    const file = join(dataFolder, 'late.dek');
    writeFileSync(file, '');
    app.emit('second-instance', {}, [], '/', { files: [file] });
    expect(window.shown).toContain('focus');
    await soon(() => page.heard.at(-1)).toEqual({ kind: 'event', name: 'files.waiting', payload: null });
    expect(await valueOf(page, 'files.handedOver')).toMatchObject({ kind: 'deck', name: 'late.dek' });
  });

  test('that are larger than any deck or duel are told of, and not read', async () => {
    const file = join(dataFolder, 'huge.dck');
    writeFileSync(file, '');
    truncateSync(file, 12_000_000);
    await start(file);
    const page = await loadPage();
    expect(await valueOf(page, 'files.handedOver')).toBeNull();
    expect(await valueOf<Notice[]>(page, 'notices.read')).toMatchObject([
      { kind: 'fileNotOpened', facts: { path: file, why: 'tooLarge' } },
    ]);
  });

  test('that macOS hands over are opened, before the start and after', async () => {
    const event = new Prevented();
    const starting = start();
    app.emit('open-file', event, '/decks/early.dck');
    await starting;
    app.emit('open-file', event, '/decks/late.dck');
    expect(event.isPrevented).toBe(true);
    expect(await pathsNotOpened(await loadPage())).toEqual(['/decks/early.dck', '/decks/late.dck']);
  });
});

async function pathsNotOpened(page: Awaited<ReturnType<typeof loadPage>>): Promise<unknown[]> {
  const notices = await valueOf<Notice[]>(page, 'notices.read');
  return notices.filter(({ kind }) => kind === 'fileNotOpened').map(({ facts }) => facts['path']);
}

describe('the place of the window', () => {
  const boundsOf = async () => (await start()).bounds;
  const keep = (text: string) => {
    writeFileSync(join(dataFolder, 'window.json'), text);
  };

  test('is the middle of the main display at first', async () => {
    expect(await boundsOf()).toEqual({ x: 320, y: 120, width: 1280, height: 800 });
  });

  test('is remembered', async () => {
    const window = await start();
    window.bounds = { x: 100, y: 50, width: 1111, height: 777 };
    window.isMaximised = true;
    window.close();
    const displays = desktop.displays;
    resetDesktop();
    desktop.displays = displays;
    const again = await start();
    expect(again.bounds).toEqual({ x: 100, y: 50, width: 1111, height: 777 });
    again.emit('ready-to-show');
    expect(again.shown).toEqual(['maximize', 'show']);
  });

  test('that cannot be kept does not keep the window open', async () => {
    const window = await start();
    const page = await loadPage();
    mkdirSync(join(dataFolder, 'window.json'));
    window.emit('close', new Prevented());
    const [problem] = await valueOf<Problem[]>(page, 'problems.recent');
    expect(problem).toMatchObject({
      where: 'electron',
      message: expect.stringContaining('place of the window') as string,
    });
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"x":1}',
    '{"x":"1","y":1,"width":1,"height":1,"maximised":true}',
    '{"x":1e999,"y":0,"width":1024,"height":700,"maximised":false}',
  ])('that makes no sense (%s) is forgotten', async (text) => {
    keep(text);
    expect(await boundsOf()).toEqual({ x: 320, y: 120, width: 1280, height: 800 });
  });
});

describe('a window that fails', () => {
  test('is opened again when the player wants it, and what happened is kept for a report', async () => {
    const { webContents } = await start();
    desktop.answers = [0];
    webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    await turn();
    expect(desktop.messageBoxes[0]?.buttons).toEqual(['Open it again', 'Quit']);
    expect(webContents.reloads).toBe(1);
    const [problem] = await valueOf<Problem[]>(await loadPage(), 'problems.recent');
    expect(problem?.message).toBe('The window stopped working: crashed, exit code 5.');
  });

  test('again and again is asked about each time, and never opened by itself', async () => {
    const { webContents } = await start();
    for (let time = 1; time <= 5; time++) {
      desktop.answers = [0];
      webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
      await turn();
      expect(webContents.reloads).toBe(time);
    }
    desktop.answers = [];
    webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    await turn();
    expect(desktop.messageBoxes).toHaveLength(6);
    expect(webContents.reloads).toBe(5);
  });

  test('ends the program when the player wants that', async () => {
    const { webContents } = await start();
    desktop.answers = [1];
    webContents.emit('render-process-gone', {}, { reason: 'oom', exitCode: 1 });
    await turn();
    expect(webContents.reloads).toBe(0);
    expect(desktop.happened.at(-1)).toBe('quit');
  });

  test('is not asked about when it only ended', async () => {
    const { webContents } = await start();
    webContents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 });
    expect(desktop.messageBoxes).toEqual([]);
  });

  test('by not answering can be waited for, and is not asked about again while it is', async () => {
    const window = await start();
    window.emit('unresponsive');
    window.emit('unresponsive');
    expect(desktop.messageBoxes.map(({ buttons }) => buttons)).toEqual([['Wait', 'Open it again']]);
    expect(desktop.messageBoxes[0]?.signal?.aborted).toBe(false);
    window.emit('responsive');
    expect(desktop.messageBoxes[0]?.signal?.aborted).toBe(true);
    expect(window.webContents.crashes).toBe(0);
  });

  test('by not answering is ended and opened again when the player wants it, with no second question', async () => {
    const window = await start();
    desktop.answers = [1];
    window.emit('unresponsive');
    await turn();
    expect(window.webContents.crashes).toBe(1);
    expect(window.webContents.reloads).toBe(1);
    expect(desktop.messageBoxes).toHaveLength(1);
  });
});

describe('what keeps it from starting', () => {
  async function failToStart(words: string[]): Promise<void> {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await runElectronHost({ words, ownFile: '', rendererFolder: PAGES });
    expect(write).toHaveBeenCalledExactlyOnceWith(`${desktop.errorBoxes[0]?.content}\n`);
    write.mockRestore();
    expect(desktop.windows).toEqual([]);
    expect(desktop.happened.slice(-3)).toEqual(['ready', 'showErrorBox', 'exit']);
    expect(desktop.errorBoxes).toHaveLength(1);
    expect(desktop.errorBoxes[0]?.title).toBe('Spellchain cannot start');
  }

  test('is told in a box, and leaves with its code: a data folder that is none', async () => {
    const file = join(dataFolder, 'file');
    writeFileSync(file, '');
    await failToStart(['--data', file]);
    expect(desktop.errorBoxes[0]?.content).toContain(`${file} cannot be the data folder`);
    expect(desktop.exitCode).toBe(20);
  });

  test('is told in a box, and leaves with its code: the same data folder in the browser', async () => {
    const host = await startWebHost({ dataFolder });
    await failToStart(['--data', dataFolder]);
    expect(desktop.errorBoxes[0]?.content).toContain(
      `already running with the data folder ${dataFolder}, at ${host.origin}`,
    );
    expect(desktop.exitCode).toBe(25);
    await host.stop();
  });

  test('is told in a box, and leaves with its code: pages that were not built', async () => {
    const rendererFolder = join(dataFolder, 'nothing');
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await runElectronHost({ words: ['--data', dataFolder], ownFile: '', rendererFolder });
    write.mockRestore();
    expect(desktop.errorBoxes[0]?.content).toContain('have not been built yet');
    expect(desktop.exitCode).toBe(26);
  });
});

test('a web host is told of the window that has its data folder', async () => {
  await start();
  await expect(startWebHost({ dataFolder })).rejects.toThrow(
    `already running with the data folder ${dataFolder}, in a window of its own (process ${process.pid})`,
  );
});

test('a mistake that nothing catches is noted, told in a box, and ends it with a code', async () => {
  const before = process.listeners('uncaughtException');
  await start();
  const [watching] = process.listeners('uncaughtException').filter((listener) => !before.includes(listener));
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  watching?.(new Error('the words of the mistake'), 'uncaughtException');
  expect(write.mock.calls.flat().join('')).toContain('the words of the mistake');
  write.mockRestore();
  expect(desktop.errorBoxes).toMatchObject([{ title: 'Spellchain has to end' }]);
  expect(desktop.exitCode).toBe(1);
  app.quit();
  expect(process.listeners('uncaughtException')).toEqual(before);
});
