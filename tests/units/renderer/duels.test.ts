/** Putting a duel together, beginning it, and the duels that are kept, as the window has them. */
import { beforeEach, describe, expect, test } from 'vitest';
import { connect, type WindowConnection } from '../../../src-main/program/connection.ts';
import type { Handle } from '../../../src-main/program/handlers.ts';
import { Refused } from '../../../src-main/program/failures.ts';
import { beginDuel } from '../../../src-renderer/playing/begin.ts';
import { DuelPlan } from '../../../src-renderer/program/duel-plan.svelte.ts';
import { ProgramClient } from '../../../src-renderer/program/client.ts';
import { KeptDuels } from '../../../src-renderer/program/duels.svelte.ts';
import { DUEL, KEPT } from '../../../src-renderer/words/duels.ts';
import { Rooms } from '../../../src-renderer/shell/rooms.svelte.ts';
import { ShellVoice } from '../../../src-renderer/shell/voice.svelte.ts';
import type { DeckWish } from '../../../src-shared/campaign.ts';
import type { DeckSummary } from '../../../src-shared/collection.ts';
import {
  LARGEST_SEED,
  type DuelChoices,
  type DuelOrder,
  type DuelSummary,
} from '../../../src-shared/duels.ts';
import { ANYBODY } from '../../../src-shared/wizards.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '../../../src-shared/preferences.ts';
import { DEFAULT_SET_UP, type Agreements } from '../../../src-shared/set-up.ts';
import { FakeDoor } from './fake-door.ts';

const CHOICES: DuelChoices = {
  rulebooks: [
    { rulebook: 'alpha', playable: false },
    { rulebook: 'fifth', playable: true },
    { rulebook: 'm11', playable: true },
  ],
  decks: [
    { name: 'Old', about: 'Of 1997.', group: 'wizards', rulebooks: ['fifth'], colours: ['red'], cards: 60 },
    {
      name: 'Both',
      about: 'Of any time.',
      group: 'ours',
      rulebooks: ['fifth', 'm11'],
      colours: ['blue'],
      cards: 60,
    },
  ],
  wizards: [
    {
      id: 'mulch',
      name: 'Mulch',
      title: 'Who Was Once a Bog',
      colours: ['black', 'green'],
      strength: 6,
      face: {
        name: 'Mulch',
        colours: ['black', 'green'],
        hour: 1,
        skin: 'bark',
        age: 0.9,
        jaw: 1.2,
        breadth: 1.08,
        nose: 1.4,
        mood: -0.2,
        hair: 'green',
        eyes: 'green',
        light: 'left',
      },
      decks: { alpha: 'Old', fifth: 'Both', portal: 'Old', tenth: 'Both', m11: 'Both' },
    },
  ],
  anteIn: ['fifth'],
  customs: [
    {
      ...{ rulebook: 'fifth', sizes: ['duel', 'bestOfThree'], maySideboard: true },
      ...{ stakes: ['none', 'keeps', 'paper', 'once'], life: 20, hand: 7, fewest: 40, options: [] },
    },
    {
      ...{ rulebook: 'm11', sizes: ['bestOfThree', 'duel'], maySideboard: true },
      ...{ stakes: ['none'], life: 20, hand: 7, fewest: 60 },
      options: [{ option: 'redraw' }, { option: 'fortyCards', fewest: 61 }],
    },
  ],
};

const RUNNING: DuelSummary = {
  id: '11111111-1111-4111-8111-111111111111',
  rulebook: 'fifth',
  began: '2026-03-01T12:00:00.000Z',
  changed: '2026-03-01T12:30:00.000Z',
  turn: 7,
  decisions: 80,
  seats: [
    { name: '', player: 'person', deck: 'Old', life: 14 },
    { name: 'Morrow Vane', player: 'magician', deck: 'Both', life: -2 },
  ],
};
const ENDED: DuelSummary = {
  ...RUNNING,
  id: '22222222-2222-4222-8222-222222222222',
  result: { kind: 'won', seats: [0] },
};

let list: DuelSummary[];
const BY_CHANCE: DeckWish = { kind: 'chance' };
const ready = (name: string) => ({ kind: 'ready', name }) as const;
const MINE: DeckSummary = {
  ...{ id: 7, name: 'Mine', rulebook: 'fifth', tags: [], note: '', version: 1 },
  ...{ cards: 60, changed: '2026-03-01T12:00:00.000Z' },
};

let orders: DuelOrder[];
let refusing: Refused | undefined;
let end: WindowConnection;
let preferences: { shown: Preferences };
let duels: KeptDuels;
let plan: DuelPlan;

const handle: Handle = (name, input) => {
  if (refusing) throw refusing;
  switch (name) {
    case 'duels.choices':
      return CHOICES;
    case 'duels.list':
      return list;
    case 'duels.begin':
      orders.push(input as DuelOrder);
      return { duel: `duel ${orders.length}` };
    case 'duels.forget':
      list = list.filter(({ id }) => id !== (input as { duel: string }).duel);
      return null;
    default:
      throw new Error(`Not asked for here: ${name}`);
  }
};

beforeEach(async () => {
  list = [RUNNING, ENDED];
  orders = [];
  refusing = undefined;
  const program = new ProgramClient(() => {
    const door = new FakeDoor();
    end = connect(handle, (text) => {
      door.say(text);
    });
    door.onSent = (text) => {
      end.receive(text);
    };
    return door;
  });
  preferences = { shown: DEFAULT_PREFERENCES };
  duels = new KeptDuels(program);
  plan = new DuelPlan(preferences, duels);
  await duels.read();
});

describe('the duels that are kept', () => {
  test('are told apart by whether they have ended', () => {
    expect(duels.running).toEqual([RUNNING]);
    expect(duels.ended).toEqual([ENDED]);
  });

  test('are asked for anew when the program says that one has changed', async () => {
    list = [{ ...RUNNING, turn: 8 }];
    end.tell('duels.changed', null);
    await expect.poll(() => duels.all).toEqual(list);
  });

  test('stay as they were when they cannot be read, with the reason', async () => {
    refusing = new Refused('diskFull');
    expect(await duels.read()).toMatchObject({ reason: 'diskFull' });
    expect(duels.refusal).toMatchObject({ reason: 'diskFull' });
    expect(duels.running).toEqual([RUNNING]);
    refusing = undefined;
    expect(await duels.read()).toBeUndefined();
    expect(duels.refusal).toBeUndefined();
  });

  test('are forgotten one by one, or it is said why not', async () => {
    refusing = new Refused('noSuchDuel');
    expect(await duels.forget(RUNNING.id)).toMatchObject({ reason: 'noSuchDuel' });
    expect(duels.all).toHaveLength(2);
    refusing = undefined;
    expect(await duels.forget(RUNNING.id)).toBeUndefined();
    expect(duels.all).toEqual([ENDED]);
  });
});

describe('a plan', () => {
  test('begins with you against the Magician, everything else by chance', () => {
    expect(plan.order).toEqual({
      rulebook: 'fifth',
      seats: [{ player: 'person' }, { player: 'magician', wizard: ANYBODY }],
      undo: 'unseen',
      ante: false,
      allTimes: false,
      options: [],
    });
  });

  test('seats the wizard that is chosen, at the level that is chosen, and nobody in the place of a person', () => {
    plan.seat(1, { wizard: 'mulch', player: 'wizard' });
    expect(plan.wizardOf(1)?.name).toBe('Mulch');
    expect(plan.order?.seats[1]).toEqual({ player: 'wizard', wizard: 'mulch' });
    expect(DUEL.inWords('fifth', [{ player: 'person' }, { player: 'wizard', name: 'Mulch' }])).toBe(
      'Fifth 1997: you against Mulch.',
    );
    expect(DUEL.inWords('fifth', [{ player: 'person' }, { player: 'apprentice' }])).toBe(
      'Fifth 1997: you against an apprentice.',
    );
    plan.seat(1, { player: 'person' });
    expect(plan.wizardOf(1)).toBeUndefined();
    expect(plan.order?.seats[1]).toEqual({ player: 'person' });
  });

  test('takes the preferred rulebook, and Fifth while that one cannot be played (U018)', () => {
    preferences.shown = { ...DEFAULT_PREFERENCES, rulebook: 'm11' };
    expect(plan.rulebook).toBe('m11');
    preferences.shown = { ...DEFAULT_PREFERENCES, rulebook: 'alpha' };
    expect(plan.rulebook).toBe('fifth');
  });

  test('keeps a rulebook chosen for it until another is preferred', () => {
    plan.rulebook = 'm11';
    expect(plan.rulebook).toBe('m11');
    expect(plan.quickOrder.rulebook).toBe('fifth');
    preferences.shown = { ...DEFAULT_PREFERENCES, rulebook: 'alpha' };
    expect(plan.rulebook).toBe('fifth');
  });

  test('offers the decks that fit the rulebook, and drops one that does not (U012, U013)', () => {
    plan.seat(0, { deck: ready('Old') });
    plan.seat(1, { deck: ready('Both'), player: 'random' });
    expect(plan.order?.seats).toEqual([
      { player: 'person', deck: ready('Old') },
      { player: 'random', wizard: ANYBODY, deck: ready('Both') },
    ]);
    plan.rulebook = 'm11';
    expect(plan.decks.map(({ name }) => name)).toEqual(['Both']);
    expect(plan.deckOf(0)).toEqual(BY_CHANCE);
    expect(plan.order?.seats).toEqual([
      { player: 'person' },
      { player: 'random', wizard: ANYBODY, deck: ready('Both') },
    ]);
    plan.rulebook = 'fifth';
    expect(plan.deckOf(0)).toEqual(ready('Old'));
  });

  test('is played by options only where the rulebook has them, each by itself (R018, R487, U200)', () => {
    plan.rulebook = 'm11';
    plan.options = ['redraw'];
    expect([plan.offeredOptions, plan.order?.options]).toEqual([['redraw', 'fortyCards'], ['redraw']]);
    plan.rulebook = 'fifth';
    plan.options = [];
    expect([plan.offeredOptions, plan.order?.options]).toEqual([[], []]);
    // What was chosen under another rulebook stays chosen there.
    plan.rulebook = 'm11';
    expect([plan.options, plan.quickOrder.options]).toEqual([['redraw'], []]);
  });

  test('with an option that wants larger decks offers those alone, and says how large (U200)', () => {
    plan.rulebook = 'm11';
    plan.seat(0, { deck: ready('Both') });
    expect([plan.deckOf(0), plan.custom?.fewest]).toEqual([ready('Both'), 60]);
    plan.options = ['fortyCards'];
    expect([plan.decks, plan.deckOf(0), plan.custom?.fewest]).toEqual([[], BY_CHANCE, 61]);
  });

  test('with cards of all times offers every deck, and forgets a foreign one when they are not wished any more', () => {
    plan.rulebook = 'm11';
    plan.allTimes = true;
    expect(plan.decks.map(({ name }) => name)).toEqual(['Old', 'Both']);
    plan.seat(0, { deck: ready('Old') });
    expect(plan.order).toMatchObject({ allTimes: true, seats: [{ deck: ready('Old') }, {}] });
    plan.allTimes = false;
    expect(plan.order).toMatchObject({ allTimes: false, seats: [{ player: 'person' }, {}] });
    expect(plan.order?.seats[0]).not.toHaveProperty('deck');
  });

  test('has ante only where the rulebook has it (U008)', () => {
    plan.agreements = { ...plan.agreements, stakes: 'paper' };
    expect([plan.stakes, plan.order?.ante]).toEqual(['paper', true]);
    plan.rulebook = 'm11';
    expect([plan.stakes, plan.order?.ante]).toEqual(['none', false]);
  });

  test('is a match when it is more than one duel, for keeps, or by a house rule (U002, U177, U178, U183)', () => {
    const agree = (change: Partial<Agreements>): boolean => {
      plan.agreements = { ...DEFAULT_SET_UP.agreements, ...change };
      return plan.isMatch;
    };
    expect([agree({}), agree({ stakes: 'paper' })]).toEqual([false, false]);
    expect([agree({ size: 'bestOfThree' }), agree({ stakes: 'keeps' })]).toEqual([true, true]);
    expect([agree({ hints: false }), agree({ life: { player: 5, wizard: 20 } })]).toEqual([true, true]);
    // A set is Alpha’s: under Fifth it is one duel.
    expect([agree({ size: 'set' }), plan.size]).toEqual([false, 'duel']);
    agree({ size: 'bestOfThree' });
    plan.seat(1, { player: 'person' });
    expect([plan.isMatch, plan.rated]).toEqual([false, undefined]);
  });

  test('orders a match and a gauntlet with all that was agreed on (U003, U005, U011, U014)', () => {
    plan.seat(0, { deck: ready('Both') });
    plan.seat(1, { wizard: 'mulch', player: 'sorcerer', deck: ready('Old') });
    plan.agreements = {
      ...plan.agreements,
      size: 'bestOfThree',
      stakes: 'once',
      level: 'wizard',
      opponents: 3,
    };
    expect(plan.matchOrder(4)).toEqual({
      ...{ player: 4, level: 'sorcerer', wizard: 'mulch' },
      ...{ deck: ready('Both'), against: ready('Old') },
      terms: {
        ...{ rulebook: 'fifth', options: [], allTimes: false, undo: 'unseen', hints: true },
        ...{ size: 'bestOfThree', stakes: 'once', sideboarding: true },
      },
    });
    plan.competition = 'gauntlet';
    expect(plan.gauntletOrder(4)).toMatchObject({
      ...{ player: 4, deck: ready('Both') },
      terms: { level: 'wizard', opponents: 3, size: 'bestOfThree' },
    });
    expect(plan.rated).toEqual({ level: 'wizard', size: 'bestOfThree', stakes: 'once' });
  });

  test('divides an own deck, and lets it be played until one half is spent (U182)', () => {
    const own = new DuelPlan(preferences, duels, { decks: [MINE] });
    own.seat(0, { deck: { kind: 'half', deck: 7 } });
    expect([own.isHalved, own.isMatch]).toEqual([true, true]);
    expect(own.matchOrder(4).deck).toEqual({ kind: 'half', deck: 7 });
    own.seat(0, { deck: { kind: 'own', deck: 7 } });
    expect([own.isHalved, own.matchOrder(4).deck]).toEqual([false, { kind: 'own', deck: 7 }]);
    expect(own.order?.seats[0]).toEqual({ player: 'person', deck: { kind: 'own', deck: 7 } });
  });

  test('a deck that was to be divided is played whole in a duel of two persons, and in a gauntlet', () => {
    const own = new DuelPlan(preferences, duels, { decks: [MINE] });
    own.seat(0, { deck: { kind: 'half', deck: 7 } });
    own.seat(1, { player: 'person' });
    expect([own.isMatch, own.order?.seats[0]]).toEqual([
      false,
      { player: 'person', deck: { kind: 'own', deck: 7 } },
    ]);
    expect(own.gauntletOrder(4).deck).toEqual({ kind: 'own', deck: 7 });
  });

  test('is remembered as it was begun', () => {
    plan.competition = 'gauntlet';
    plan.undo = 'never';
    preferences.shown = { ...DEFAULT_PREFERENCES, setUp: plan.setUp };
    const later = new DuelPlan(preferences, duels);
    expect([later.competition, later.undo]).toEqual(['gauntlet', 'never']);
  });

  test.each(['-1', '1.5', 'seven', '1 000', '1e3', String(LARGEST_SEED + 1)])(
    'with “%s” for a seed orders nothing',
    (typed) => {
      plan.seed = typed;
      expect(plan.seedIsBad).toBe(true);
      expect(plan.order).toBeUndefined();
    },
  );

  test.each([
    ['', undefined],
    ['  ', undefined],
    ['0', 0],
    [' 0042 ', 42],
    [String(LARGEST_SEED), LARGEST_SEED],
  ])('takes “%s” for a seed', (typed, seed) => {
    plan.seed = typed;
    expect(plan.order?.seed).toBe(seed);
    expect('seed' in (plan.order ?? {})).toBe(seed !== undefined);
  });

  test('is left alone by the duel of one click', () => {
    plan.seat(0, { player: 'random', deck: ready('Old') });
    plan.undo = 'never';
    plan.allTimes = true;
    plan.seed = '5';
    expect(plan.quickOrder).toEqual({
      rulebook: 'fifth',
      seats: [{ player: 'person' }, { player: 'magician' }],
      undo: 'unseen',
      ante: false,
      allTimes: false,
      options: [],
    });
  });
});

describe('beginning a duel', () => {
  let rooms: Rooms;
  let voice: ShellVoice;

  beforeEach(() => {
    rooms = new Rooms({ stepped: () => undefined, back: () => undefined, listen: () => undefined });
    voice = new ShellVoice();
  });

  test('leads to its table', async () => {
    await beginDuel({ duels, rooms, voice }, plan.quickOrder);
    expect(orders).toEqual([plan.quickOrder]);
    expect(rooms.place).toEqual({ room: 'table', duel: 'duel 1' });
  });

  test('twice at once is beginning it once', async () => {
    const first = beginDuel({ duels, rooms, voice }, plan.quickOrder);
    expect(duels.beginning).toBe(true);
    await Promise.all([first, beginDuel({ duels, rooms, voice }, plan.quickOrder)]);
    expect(orders).toHaveLength(1);
    expect(duels.beginning).toBe(false);
  });

  test('that is refused leads nowhere, and says why', async () => {
    refusing = new Refused('noSuchDeck', 'Old');
    await beginDuel({ duels, rooms, voice }, plan.quickOrder);
    expect(rooms.place).toEqual({ room: 'title' });
    expect(voice.note).toEqual({
      kind: 'refused',
      text: DUEL.notBegun({ reason: 'noSuchDeck', detail: 'Old' }),
    });
    refusing = undefined;
    await beginDuel({ duels, rooms, voice }, plan.quickOrder);
    expect(voice.note).toBeUndefined();
  });

  test('drags nobody to the table who has gone elsewhere', async () => {
    const begun = beginDuel({ duels, rooms, voice }, plan.quickOrder);
    rooms.go({ room: 'help' });
    await begun;
    expect(rooms.place).toEqual({ room: 'help' });
  });
});

describe('a kept duel in words', () => {
  const withPlayers = (duel: DuelSummary, ...seats: ['person' | 'magician' | 'random', string][]) => ({
    ...duel,
    seats: seats.map(([player, name]) => ({ name, player, deck: 'Old', life: 20 })),
  });

  test('says who duels, with what, and how it stands', () => {
    expect(KEPT.who(RUNNING)).toBe('You against Morrow Vane');
    expect(KEPT.decks(RUNNING)).toBe('Fifth · Old against Both');
    expect(KEPT.turn(RUNNING)).toBe('Turn 7 · 14 to -2 life');
    expect(KEPT.titleNote(RUNNING)).toBe('turn 7, Morrow Vane');
  });

  test('does not speak of turn and life before anybody sat down', () => {
    const fresh = { ...RUNNING, turn: 0 };
    expect(KEPT.turn(fresh)).toBe('Not begun yet');
    expect(KEPT.titleNote(fresh)).toBe('Morrow Vane');
  });

  test('knows a solo duel and one that is watched', () => {
    expect(KEPT.who(withPlayers(RUNNING, ['person', ''], ['person', '']))).toMatch(/^A solo duel/);
    expect(KEPT.titleNote(withPlayers(RUNNING, ['person', ''], ['person', '']))).toBe('turn 7, solo');
    expect(KEPT.who(withPlayers(RUNNING, ['random', 'Pell Whim'], ['magician', 'Morrow Vane']))).toBe(
      'Pell Whim against Morrow Vane, and you watch',
    );
  });

  test('tells who won', () => {
    expect(KEPT.result(ENDED)).toBe('You won on turn 7');
    expect(KEPT.result({ ...ENDED, result: { kind: 'won', seats: [1] } })).toBe('Morrow Vane won on turn 7');
    expect(KEPT.result({ ...ENDED, result: { kind: 'draw', why: 'loop' } })).toBe('A draw on turn 7');
    expect(KEPT.result(withPlayers(ENDED, ['person', ''], ['person', '']))).toBe(
      'The first chair won on turn 7',
    );
  });
});
