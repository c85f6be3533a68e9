/** The ways of every room: its keys, where the keyboard was, and what is handed to the program and comes out of it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Carrier } from '../../../src-renderer/collection/carrying.svelte.ts';
import { canUndo, CollectionPast } from '../../../src-renderer/collection/past.svelte.ts';
import { beginCampaign } from '../../../src-renderer/duel/begin-campaign.ts';
import { journalName, takeJournal, takeJournalFile } from '../../../src-renderer/playing/journals.ts';
import type { WindowDoor } from '../../../src-renderer/program/doors.ts';
import { LINE } from '../../../src-renderer/words/line.ts';
import { FocusMemory, focusHeading } from '../../../src-renderer/shell/focus.ts';
import { pressKey } from '../../../src-renderer/shell/keys.ts';
import { Rooms, type RoomPlace, type Trail } from '../../../src-renderer/shell/rooms.svelte.ts';
import { Shell } from '../../../src-renderer/shell/shell.svelte.ts';
import type { Copies } from '../../../src-shared/collection.ts';
import type { CallName, RefusalReason, ToProgram } from '../../../src-shared/contract.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { fillHouse, type House } from '../../support/full-house.ts';
import { resultOf } from '../../support/past.ts';
import { openPage, type SmallElement, type SmallPage } from './small-page.ts';
import { openWindows, type Window } from './window-program.ts';

const NO_TRAIL: Trail = { stepped: () => undefined, back: () => undefined, listen: () => undefined };
const asElement = (element: SmallElement): HTMLElement => element as unknown as HTMLElement;

let page: SmallPage;
beforeEach(() => {
  page = openPage();
});

describe('a key', () => {
  const HELP: RoomPlace = { room: 'help' };
  let rooms: Rooms;
  beforeEach(() => {
    rooms = new Rooms(NO_TRAIL);
    rooms.go({ room: 'options' });
    rooms.go({ room: 'help', page: 'keys' });
    rooms.go({ room: 'help', page: 'rules' });
  });
  const press = (key: string, held: object = {}): boolean => {
    const event = new Event('keydown', { cancelable: true });
    const facts = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false };
    pressKey(Object.assign(event, { ...facts, key, ...held }) as KeyboardEvent, rooms);
    return event.defaultPrevented;
  };

  test('leads a step back, out of the room, or into the help', () => {
    expect(press('ArrowLeft', { altKey: true })).toBe(true);
    expect(rooms.place).toEqual({ room: 'help', page: 'keys' });
    expect(press('Escape')).toBe(true);
    expect(rooms.place).toEqual({ room: 'options' });
    expect(press('F1')).toBe(true);
    expect(rooms.place).toEqual(HELP);
    press('F1');
    expect(rooms.place).toEqual(HELP);
  });

  test('that means something else, or belongs to a dialog, leads nowhere', () => {
    const before = rooms.place;
    for (const held of ['ctrlKey', 'metaKey', 'shiftKey', 'isComposing'])
      expect(press('Escape', { [held]: true })).toBe(false);
    expect([press('Escape', { altKey: true }), press('ArrowLeft'), press('x')]).toEqual([
      false,
      false,
      false,
    ]);
    page.add('dialog', { attributes: { open: '' } });
    expect([press('Escape'), rooms.place]).toEqual([false, before]);
  });
});

describe('the keyboard', () => {
  const heading = '[data-room-heading]';
  const roomWith = (...controls: { readonly id?: string; readonly text?: string }[]) => {
    const room = page.add('main');
    const title = page.add('h1', { attributes: { 'data-room-heading': '' } }, room);
    return { room, title, buttons: controls.map((control) => page.add('button', control, room)) };
  };

  test('is where it was when its room is drawn anew: by id, else by what the control says', () => {
    const memory = new FocusMemory();
    const before = roomWith({ id: 'a' }, { text: 'Begin' });
    memory.remember(1, before.buttons[0] as unknown as EventTarget);
    memory.remember(2, before.buttons[1] as unknown as EventTarget);
    const after = roomWith({ text: 'Other' }, { text: 'Begin' }, { id: 'a' });
    memory.restore(1, asElement(after.room), heading);
    expect(page.activeElement).toBe(after.buttons[2]);
    memory.restore(2, asElement(after.room), heading);
    expect(page.activeElement).toBe(after.buttons[1]);
  });

  test('is on the heading of a room that is new, or whose control has gone', () => {
    const memory = new FocusMemory();
    const { room, title, buttons } = roomWith({ text: 'Begin' });
    memory.restore(1, asElement(room), heading);
    expect(page.activeElement).toBe(title);
    memory.remember(1, buttons[0] as unknown as EventTarget);
    memory.remember(2, buttons[0] as unknown as EventTarget);
    memory.forgetAfter(1);
    memory.restore(2, asElement(room), heading);
    expect(page.activeElement).toBe(title);
    memory.restore(1, asElement(room), heading);
    expect(page.activeElement).toBe(buttons[0]);
    const bare = roomWith();
    memory.restore(1, asElement(bare.room), heading);
    expect(page.activeElement).toBe(bare.title);
    focusHeading(asElement(room));
    expect(page.activeElement).toBe(title);
  });

  test('on what is no control is not remembered', () => {
    const memory = new FocusMemory();
    const { room, title } = roomWith({ text: 'Begin' });
    memory.remember(1, page.add('p', {}, room));
    memory.remember(1, null);
    memory.restore(1, asElement(room), heading);
    expect(page.activeElement).toBe(title);
  });
});

describe('with a program', () => {
  const FOREST: Copies = { card: 'Forest', set: '5ED', number: '446', foil: 'no', count: 2 };
  let house: House;
  let window: Window;
  beforeEach(() => {
    window = openWindows((folder) => {
      house = fillHouse(folder);
    })();
  });

  test('cards of a text come in, and what came is told; a second text waits for none', async () => {
    const carrier = new Carrier(window.client);
    expect(carrier.state).toEqual({ kind: 'idle' });
    const carried = carrier.takeText(house.bo, '3 Forest\n1 Nonsense of No Set\n');
    expect(carrier.state).toEqual({ kind: 'running', progress: undefined, isStopping: false });
    await carrier.takeText(house.bo, '9 Island\n');
    await carried;
    expect(carrier.state).toMatchObject({ kind: 'done', imported: { cards: 3 }, isTakenBack: false });
    const owned = await window.value('collection.owned', { player: house.bo });
    expect(owned.map(({ card, count }) => [card, count])).toEqual([['Forest', 3]]);
    carrier.takenBack();
    expect(carrier.state).toMatchObject({ isTakenBack: true });
  });

  test('what is stopped, refused or lost on its way is told, and nothing comes', async () => {
    const carrier = new Carrier(window.client);
    carrier.stop();
    expect(carrier.state.kind).toBe('idle');
    const carried = carrier.takeText(house.bo, '3 Forest\n');
    carrier.stop();
    expect(carrier.state).toMatchObject({ kind: 'running', isStopping: true });
    await carried;
    const stopped = carrier.state;
    await carrier.takeText(house.bo + 1_000, '3 Forest\n');
    const refused = carrier.state;
    window.breakLine();
    await carrier.takeText(house.bo, '3 Forest\n');
    const whys = [stopped, refused, carrier.state].map((state) =>
      state.kind === 'failed' ? state.why : state.kind,
    );
    expect(new Set(whys).size).toBe(3);
    for (const why of whys) expect(why).toMatch(/\.$/);
    carrier.takenBack();
    expect(carrier.state.kind).toBe('failed');
  });

  test('what came and went is read a page at a time, and what may be undone is', async () => {
    const before = await window.value('collection.history', { player: house.bo });
    for (let times = 0; times < 55; times++)
      await window.value('collection.change', { player: house.bo, cards: [FOREST] });
    const past = new CollectionPast(window.client, house.bo);
    await past.readOlder();
    expect(past.changes).toBeUndefined();
    await past.read();
    expect([past.changes?.length, past.hasOlder]).toEqual([50, true]);
    await past.readOlder();
    expect([past.changes?.length, past.hasOlder]).toEqual([55 + before.length, false]);
    const ids = past.changes?.map(({ id }) => id) ?? [];
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    const [latest] = past.changes ?? [];
    if (!latest) throw new Error('Nothing came.');
    expect(canUndo(latest)).toBe(true);
    await past.undo(latest);
    await past.read();
    const undone = past.changes?.find(({ id }) => id === latest.id);
    expect(undone && canUndo(undone)).toBe(false);
    expect(canUndo({ ...latest, kind: 'pack' })).toBe(false);
    const { changes } = past;
    window.breakLine();
    await past.readOlder();
    expect([past.refusal?.reason, past.changes]).toEqual(['connectionLost', changes]);
  });

  describe('a duel’s file', () => {
    const ways = () => {
      const rooms = new Rooms(NO_TRAIL);
      rooms.go({ room: 'history' });
      const said: string[] = [];
      const voice = {
        done: (words: string) => said.push(`done: ${words}`),
        refused: (words: string) => said.push(words),
      };
      return { said, rooms, ways: { program: window.client, rooms, voice } as never };
    };

    test('is taken, and looked at', async () => {
      const text = (await window.value('duels.export', { duel: resultOf(2).duel })) ?? '';
      const { said, rooms, ways: all } = ways();
      await takeJournal(all, text);
      expect(said).toEqual([expect.stringMatching(/^done: /)]);
      expect(rooms.place).toMatchObject({ room: 'replay' });
    });

    test('that is none or cannot be read or sent is told, and nobody goes anywhere', async () => {
      const { said, rooms, ways: all } = ways();
      const unreadable = { text: () => Promise.reject(new Error('gone')) } as unknown as File;
      await takeJournalFile(all, unreadable);
      await takeJournalFile(all, new File(['nothing of the kind'], 'a.txt'));
      window.breakLine();
      await takeJournal(all, 'anything');
      expect([said.length, new Set(said).size, rooms.place.room]).toEqual([3, 3, 'history']);
      for (const sentence of said) expect(sentence).not.toMatch(/^done/);
    });

    test('is not gone to by whoever has left the room meanwhile', async () => {
      const text = (await window.value('duels.export', { duel: resultOf(2).duel })) ?? '';
      const { rooms, ways: all } = ways();
      const taken = takeJournal(all, text);
      rooms.go({ room: 'options' });
      await taken;
      expect(rooms.place.room).toBe('options');
    });

    test('is called after who sat there', async () => {
      const [summary] = await window.value('duels.list', undefined);
      if (!summary) throw new Error('There is no duel.');
      const nameless = { ...summary, seats: [{ ...summary.seats[0], name: '' }, ...summary.seats.slice(1)] };
      expect(journalName(summary)).toContain(summary.seats[0]?.name);
      expect(journalName(nameless as never)).toContain(summary.seats[0]?.player);
    });
  });

  describe('the window as a whole', () => {
    const shellAt = async (openDoor = window.openDoor): Promise<Shell> => {
      const shell = new Shell(openDoor, NO_TRAIL, takeJournal);
      onTestFinished(() => {
        shell.program.close();
      });
      await expect.poll(() => shell.furnished).toBe(true);
      return shell;
    };

    test('has read what the first room needs, and says nothing', async () => {
      const shell = await shellAt();
      await expect.poll(() => shell.campaigns.matches.length).toBeGreaterThan(0);
      await expect.poll(() => shell.collection.owned.length).toBeGreaterThan(0);
      expect([
        shell.line.kind,
        shell.info?.door,
        shell.collection.player?.name,
        shell.duels.choices === undefined,
      ]).toEqual(['open', 'web', (await window.value('players.list', undefined))[0]?.name, false]);
      expect(shell.notices.all).toHaveLength(1);
    });

    /** The program can do everything but this. */
    const refusing = (name: CallName, reason: RefusalReason) => (): WindowDoor => {
      const door = window.openDoor();
      let hear: Parameters<WindowDoor['listen']>[0] = () => undefined;
      return {
        ...door,
        listen: (listener) => {
          hear = listener;
          door.listen(listener);
        },
        send: (text) => {
          const said = JSON.parse(text) as ToProgram;
          if (said.kind !== 'call' || said.name !== name) return door.send(text);
          const outcome = { ok: false, refusal: { reason } } as const;
          queueMicrotask(() => {
            hear(JSON.stringify({ kind: 'outcome', id: said.id, outcome }));
          });
        },
      };
    };

    test('says so when something of it cannot be read; of a lost line the player is told by itself', async () => {
      const reads: readonly CallName[] = [
        ...(['preferences.read', 'notices.read', 'pictures.list', 'duels.list', 'duels.choices'] as const),
        ...(['players.list', 'program.info'] as const),
      ];
      for (const name of reads) {
        const shell = await shellAt(refusing(name, 'databaseDamaged'));
        expect(shell.voice.note).toEqual({
          kind: 'refused',
          text: LINE.notRead({ reason: 'databaseDamaged' }),
        });
        const other = await shellAt(refusing(name, 'connectionLost'));
        expect(other.voice.note).toBeUndefined();
      }
      expect((await shellAt()).voice.note).toBeUndefined();
    });

    test('takes the files that were handed over before it stood there', async () => {
      const folder = makeFolder();
      onTestFinished(() => {
        removeFolder(folder);
      });
      writeFileSync(join(folder, 'trees.dec'), '4 Forest\n');
      window.handOver(join(folder, 'trees.dec'));
      const shell = await shellAt();
      await expect.poll(() => shell.handedFiles.decks.length).toBe(1);
      expect(shell.rooms.place.room).toBe('decks');
      expect([shell.handedFiles.nextDeck()?.kind, shell.handedFiles.nextDeck()]).toEqual(['deck', undefined]);
    });

    test('tells that the line is back', async () => {
      const shell = await shellAt();
      const whisper = vi.spyOn(shell.voice, 'whisper');
      window.breakLine();
      expect(shell.line.kind).toBe('lost');
      shell.program.tryNow();
      await expect.poll(() => shell.line.kind).toBe('open');
      expect(whisper).toHaveBeenCalledOnce();
    });
  });
});

describe('what was put together', () => {
  const MATCH = { ok: true, value: { kind: 'done', value: { match: { id: 'm' } } } };
  const GAUNTLET = { ok: true, value: { kind: 'done', value: { gauntlet: { id: 'g' } } } };

  /** Nothing of it is asked of a program: what is begun is the order, and where one goes is the room. */
  function begun(
    competition: 'single' | 'gauntlet',
    outcome: unknown,
    player: object | undefined = { id: 7 },
  ) {
    const rooms = new Rooms(NO_TRAIL);
    rooms.go({ room: 'duel' });
    const said = { refused: vi.fn(), takeBackRefusal: vi.fn() };
    const orders: unknown[] = [];
    const begin = (order: unknown) => {
      orders.push(order);
      return Promise.resolve(outcome);
    };
    const change = vi.fn();
    const plan = {
      competition,
      setUp: 'as it is',
      matchOrder: (id: number) => `match of ${id}`,
      gauntletOrder: (id: number) => `gauntlet of ${id}`,
    };
    const ways = {
      campaigns: { begin, beginGauntlet: begin },
      ...{ collection: { player }, plan, preferences: { change }, rooms, voice: said },
    };
    return { ways: ways as never, rooms, said, orders, change };
  }

  test.each([
    ['single', MATCH, 'match of 7', { room: 'match', match: 'm' }],
    ['gauntlet', GAUNTLET, 'gauntlet of 7', { room: 'gauntlet', gauntlet: 'g' }],
  ] as const)('as %s is begun, remembered, and gone to', async (competition, outcome, order, place) => {
    const { ways, rooms, said, orders, change } = begun(competition, outcome);
    await beginCampaign(ways);
    expect([orders, rooms.place, change.mock.calls]).toEqual([[order], place, [[{ setUp: 'as it is' }]]]);
    expect([said.refused.mock.calls.length, said.takeBackRefusal.mock.calls.length]).toEqual([0, 1]);
  });

  test('that is refused, or cannot be begun, is told where it was put together', async () => {
    for (const outcome of [
      { ok: false, refusal: { reason: 'connectionLost' } },
      { ok: true, value: { kind: 'refused', refusal: { reason: 'noSuchDeck' } } },
    ]) {
      const { ways, rooms, said } = begun('single', outcome);
      await beginCampaign(ways);
      expect([rooms.place.room, said.refused.mock.calls.length]).toEqual(['duel', 1]);
      expect(said.takeBackRefusal).not.toHaveBeenCalled();
    }
  });

  test('is nothing for nobody, or while something is begun already', async () => {
    const nobody = begun('single', MATCH, undefined);
    const { ways, rooms, said } = begun('single', undefined);
    await beginCampaign({ ...(nobody.ways as object), collection: {} } as never);
    await beginCampaign(ways);
    expect([nobody.orders, rooms.place.room, said.takeBackRefusal.mock.calls]).toEqual([[], 'duel', []]);
  });

  test('leads nobody away who has gone elsewhere meanwhile', async () => {
    const { ways, rooms } = begun('single', MATCH);
    const going = beginCampaign(ways);
    rooms.go({ room: 'help' });
    await going;
    expect(rooms.place).toEqual({ room: 'help' });
  });
});
