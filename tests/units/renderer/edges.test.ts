/** Where the window meets its browser: its doors, its history, files, failures and how it looks. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CollectionStore } from '../../../src-renderer/program/collection-store.svelte.ts';
import { favouriteByKey } from '../../../src-renderer/collection/favourite.ts';
import type { CollectionView } from '../../../src-renderer/collection/view.svelte.ts';
import { addDeck } from '../../../src-renderer/deck-builder/adding.ts';
import { EMPTY_DECK } from '../../../src-renderer/deck-builder/drafting.ts';
import { FileReading } from '../../../src-renderer/deck-builder/file-reading.svelte.ts';
import { fileInputOf, fileName, saveFile } from '../../../src-renderer/controls/files.ts';
import { openDoor } from '../../../src-renderer/program/doors.ts';
import { showAppearance } from '../../../src-renderer/shell/appearance.ts';
import { copyText } from '../../../src-renderer/shell/copy.ts';
import { paceOf, watchSystemMotion } from '../../../src-renderer/shell/motion.ts';
import { windowTrail } from '../../../src-renderer/shell/trail.ts';
import { hearFailures, troubleOf } from '../../../src-renderer/shell/trouble.ts';
import { DOOR_KEY } from '../../../src-shared/contract.ts';
import { DEFAULT_PREFERENCES } from '../../../src-shared/preferences.ts';
import { fillHouse } from '../../support/full-house.ts';
import { openPage, type SmallPage } from './small-page.ts';
import { openWindow, type Window } from './window-program.ts';

let page: SmallPage;
beforeEach(() => {
  page = openPage();
});

describe('a door', () => {
  class Socket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly all: Socket[] = [];
    readyState = 0;
    isClosed = false;
    readonly sent: string[] = [];
    readonly address: string;
    readonly words: readonly string[];
    constructor(address: string, words: readonly string[]) {
      super();
      this.address = address;
      this.words = words;
      Socket.all.push(this);
    }
    send(text: string): void {
      this.sent.push(text);
    }
    close(): void {
      this.isClosed = true;
    }
    open(): void {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    }
    hear(data: unknown): void {
      this.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }
  const openSocket = (key: string | null = 'secret') => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('location', { host: '127.0.0.1:4000' });
    vi.stubGlobal('localStorage', { getItem: (name: string) => (name === DOOR_KEY ? key : null) });
    vi.stubGlobal('WebSocket', Socket);
    const door = openDoor();
    const socket = Socket.all.at(-1);
    if (!socket) throw new Error('No socket was opened.');
    const heard: (string | undefined)[] = [];
    door.listen((text) => heard.push(text));
    return { door, socket, heard };
  };

  test('is a socket to the page’s own address, with its key; what is said too early waits', () => {
    const { door, socket, heard } = openSocket();
    expect(socket.address).toMatch(/^ws:\/\/127\.0\.0\.1:4000\//);
    expect([socket.words.length, socket.words.at(-1)]).toEqual([2, 'secret']);
    expect(openSocket(null).socket.words).toHaveLength(1);
    door.send('one');
    door.send('two');
    expect(socket.sent).toEqual([]);
    socket.open();
    door.send('three');
    expect(socket.sent).toEqual(['one', 'two', 'three']);
    socket.hear('hello');
    socket.hear(new ArrayBuffer(3));
    socket.dispatchEvent(new Event('close'));
    expect(heard).toEqual(['hello', undefined]);
  });

  test('that was given up tells nothing more', () => {
    const { door, socket, heard } = openSocket();
    door.shut();
    socket.hear('late');
    socket.dispatchEvent(new Event('close'));
    expect([socket.isClosed, heard]).toEqual([true, []]);
  });

  test('is the preload script’s where there is one', () => {
    const sent: string[] = [];
    let tell: (text: string) => void = () => undefined;
    const spellchainDoor = {
      send: (text: string) => sent.push(text),
      listen: (listener: (text: string) => void) => {
        tell = listener;
      },
    };
    vi.stubGlobal('window', { spellchainDoor });
    const door = openDoor();
    const heard: (string | undefined)[] = [];
    door.listen((text) => heard.push(text));
    door.send('one');
    tell('two');
    door.shut();
    tell('late');
    expect([sent, heard]).toEqual([['one'], ['two']]);
  });
});

test('the rooms’ steps stand in the window’s history, and those of an earlier page begin anew', () => {
  const calls: unknown[] = [];
  vi.stubGlobal('history', {
    replaceState: (state: unknown) => calls.push(['replace', state]),
    pushState: (state: unknown) => calls.push(['push', state]),
    go: (steps: number) => calls.push(['go', steps]),
  });
  const trail = windowTrail();
  const heard: number[] = [];
  trail.listen((at) => heard.push(at));
  trail.stepped(2);
  trail.back(2);
  expect(calls).toEqual([
    ['replace', { at: 0 }],
    ['push', { at: 2 }],
    ['go', -2],
  ]);
  for (const state of [{ at: 3 }, { at: 'x' }, null, 7, { other: 1 }]) page.meet('popstate', { state });
  expect(heard).toEqual([3, 0, 0, 0, 0]);
});

describe('how it looks', () => {
  test('is put on the page', () => {
    const style = { setProperty: vi.fn() };
    const shown = (textSize: number, motion: 'system' | 'quick' | 'none', asksForLess: boolean) => {
      const html = { dataset: {}, style };
      showAppearance(html as never, { ...DEFAULT_PREFERENCES, textSize, motion } as never, asksForLess);
      return html.dataset;
    };
    expect(shown(130, 'system', true)).toEqual({
      light: DEFAULT_PREFERENCES.light,
      ...{ motion: 'none', letters: 'plain' },
    });
    expect(style.setProperty).toHaveBeenLastCalledWith('--text-scale', '1.3');
    expect(shown(131, 'system', false)).toMatchObject({ motion: 'normal', letters: 'large' });
    expect(paceOf('none', false)).toBe('none');
  });

  test('follows the system when it changes its mind, until it is no longer asked', () => {
    const query = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => query);
    const told: boolean[] = [];
    const stop = watchSystemMotion((asksForLess) => told.push(asksForLess));
    query.matches = true;
    query.dispatchEvent(new Event('change'));
    stop();
    query.dispatchEvent(new Event('change'));
    expect(told).toEqual([false, true]);
  });
});

describe('a failure', () => {
  test('that nobody caught is heard, with where it was', () => {
    const heard: unknown[] = [];
    const stop = hearFailures((where, failure) => heard.push([where, failure]));
    const failure = new Error('broken');
    const at = { error: failure, message: 'broken', filename: 'http://127.0.0.1/assets/table.js', lineno: 7 };
    page.meet('error', at);
    page.meet('error', { ...at, error: undefined, filename: '' });
    page.meet('error', { ...at, message: 'ResizeObserver loop completed' });
    page.meet('unhandledrejection', { reason: 'why' });
    stop();
    page.meet('error', at);
    page.meet('unhandledrejection', { reason: 'why' });
    expect(heard).toEqual([
      ['table.js:7', failure],
      ['window', 'broken'],
      ['promise', 'why'],
    ]);
  });

  test('is told no longer than the program takes it', () => {
    const failure = new TypeError('m'.repeat(3_000));
    failure.stack = 's'.repeat(30_000);
    const trouble = troubleOf('w'.repeat(300), failure);
    expect([trouble.where.length, trouble.message.length, trouble.stack?.length]).toEqual([
      200, 2_000, 20_000,
    ]);
    expect(trouble.message).toMatch(/^TypeError: m/);
    expect(troubleOf('here', 'words')).toEqual({
      at: expect.any(String) as string,
      where: 'here',
      message: 'words',
    });
  });
});

describe('a text is copied', () => {
  test('by the clipboard, or the old way where that is refused', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: (text: string) => Promise.resolve(written.push(text)) },
    });
    expect([await copyText('a'), written]).toEqual([true, ['a']]);
    vi.stubGlobal('navigator', {});
    const field = { select: vi.fn(), remove: vi.fn(), value: '' };
    const append = vi.fn();
    vi.stubGlobal('document', {
      ...{ activeElement: null, body: { append }, querySelector: () => null },
      createElement: () => field,
      execCommand: () => field.value === 'b',
    });
    expect([await copyText('b'), await copyText('c')]).toEqual([true, false]);
    expect([field.select, field.remove, append].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2]);
  });
});

describe('a file', () => {
  class Reader {
    result: unknown;
    error: Error | null = null;
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    readAsDataURL(file: File): void {
      if (file.name === 'bad.dec') {
        this.error = new Error('unreadable');
        this.onerror();
        return;
      }
      void file.arrayBuffer().then((bytes) => {
        this.result = `data:text/plain;base64,${Buffer.from(bytes).toString('base64')}`;
        this.onload();
      });
    }
  }
  beforeEach(() => {
    vi.stubGlobal('FileReader', Reader);
  });

  test('goes in as its bytes, with its name; one that cannot be read is told', async () => {
    expect(await fileInputOf(new File(['4 Forest'], 'a.dec'))).toEqual({
      ...{ kind: 'bytes', name: 'a.dec' },
      base64: Buffer.from('4 Forest').toString('base64'),
    });
    await expect(fileInputOf(new File([''], 'bad.dec'))).rejects.toThrow('unreadable');
  });

  test('comes out with its bytes, under its name, and its address is given back', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const link = { href: '', download: '', click: vi.fn() };
    vi.stubGlobal('document', { createElement: () => link });
    let saved: Blob | undefined;
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob;
      return 'blob:1';
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    onTestFinished(() => {
      create.mockRestore();
      revoke.mockRestore();
    });
    saveFile('a.dec', Buffer.from('4 Forest é').toString('base64'));
    expect([link.href, link.download, link.click.mock.calls.length, revoke.mock.calls.length]).toEqual([
      'blob:1',
      'a.dec',
      1,
      0,
    ]);
    vi.runAllTimers();
    expect(revoke).toHaveBeenCalledWith('blob:1');
    expect(await saved?.text()).toBe('4 Forest é');
  });

  test('is called by nothing that a system does not take', () => {
    expect([fileName('a/b\\c: "d"?*<|>', 'dec'), fileName(' /// ', 'txt')]).toEqual([
      'abc d.dec',
      'deck.txt',
    ]);
  });
});

describe('with a program', () => {
  let window: Window;
  let store: CollectionStore;
  beforeEach(async () => {
    window = openWindow((folder) => {
      fillHouse(folder);
    });
    store = new CollectionStore(window.client);
    await store.readPlayers();
  });

  test('a deck file that is read is shown until it is put away', async () => {
    const reading = new FileReading(window.client);
    const base64 = Buffer.from('4 Forest\n2 Llanowar Elve\n').toString('base64');
    await reading.readBytes({ name: 'my trees.v2.dec', base64 });
    expect([reading.name, reading.isBusy, reading.asking]).toEqual(['my trees.v2', true, undefined]);
    const finding = reading.read?.findings.find(({ kind }) => kind === 'unknownCard');
    if (!finding) throw new Error('Every card was known.');
    reading.takeNear(finding, 'Llanowar Elves');
    expect(reading.read?.deck.entries.map(({ name, known }) => [name, known])).toEqual([
      ['Forest', true],
      ['Llanowar Elves', true],
    ]);
    expect(reading.read?.findings).not.toContain(finding);
    expect(reading.putAway()?.entries).toHaveLength(2);
    expect([reading.isBusy, reading.putAway()]).toEqual([false, undefined]);
    reading.takeNear(finding, 'Forest');
    expect(reading.read).toBeUndefined();
  });

  test('one that cannot be read, here or over a lost line, is told', async () => {
    const reading = new FileReading(window.client);
    reading.stop();
    expect(reading.isBusy).toBe(false);
    window.breakLine();
    await reading.readText('4 Forest\n');
    expect([reading.isBusy, reading.trouble]).toEqual([true, expect.stringMatching(/\.$/)]);
    vi.stubGlobal(
      'FileReader',
      class {
        onerror: () => void = () => undefined;
        error = new Error('gone');
        readAsDataURL(): void {
          this.onerror();
        }
      },
    );
    reading.putAway();
    await reading.readFile(new File([''], 'bad.dec'));
    expect(reading.trouble).toContain('bad.dec');
  });

  test('a new deck stands in the box of the player at hand, or it is told why not', async () => {
    const said: string[] = [];
    const shell = {
      ...{ collection: store, preferences: { shown: DEFAULT_PREFERENCES }, program: window.client },
      voice: { refused: (words: string) => said.push(words) },
    } as never;
    const id = await addDeck(shell, 'Elves', EMPTY_DECK, 'm11');
    const player = store.player?.id ?? 0;
    expect(await window.value('decks.read', { player, deck: id ?? 0 })).toMatchObject({
      name: 'Elves',
      rulebook: 'm11',
    });
    await expect.poll(() => store.decks.map(({ name }) => name)).toContain('Elves');
    const another = await addDeck(shell, 'Goblins', EMPTY_DECK);
    expect(await window.value('decks.read', { player, deck: another ?? 0 })).toMatchObject({
      rulebook: DEFAULT_PREFERENCES.rulebook,
    });
    expect(said).toEqual([]);
    expect(await addDeck(shell, '   ', EMPTY_DECK)).toBeUndefined();
    window.breakLine();
    expect(await addDeck(shell, 'Bears', EMPTY_DECK)).toBeUndefined();
    store.players = [];
    expect(await addDeck(shell, 'Bears', EMPTY_DECK)).toBeUndefined();
    expect([said.length, new Set(said).size]).toEqual([3, 3]);
  });
});

test('F makes a favourite, unless another key is held', () => {
  const toggleFavourite = vi.fn(() => Promise.resolve());
  const view = { toggleFavourite } as unknown as CollectionView;
  const press = (key: string, held: object = {}): boolean => {
    const event = new Event('keydown', { cancelable: true });
    const facts = { altKey: false, ctrlKey: false, metaKey: false, key };
    favouriteByKey(Object.assign(event, facts, held) as KeyboardEvent, view, 'Forest');
    return event.defaultPrevented;
  };
  expect([press('f'), press('F'), press('g')]).toEqual([true, true, false]);
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) expect(press('f', { [held]: true })).toBe(false);
  expect(toggleFavourite.mock.calls).toEqual([['Forest'], ['Forest']]);
});
