/** What the eye and the ear are given: lines, movement, the log, sounds. */
import { describe, expect, test } from 'vitest';
import { entriesOf, found, textOf } from '../../../../src-renderer/table/log/headings.ts';
import { PhaseTeller, toldOf, withTold, type Told } from '../../../../src-renderer/table/log/told.ts';
import { LogBook, type LogLine } from '../../../../src-renderer/table/log-lines.ts';
import { curveBetween, pathOf, restOf } from '../../../../src-renderer/table/lines/curve.ts';
import { linesOver } from '../../../../src-renderer/table/lines/lines.ts';
import { countOf, movementsOf } from '../../../../src-renderer/table/motion/plan.ts';
import { soundsOf } from '../../../../src-renderer/sound/heard.ts';
import { gainOf, isSilent } from '../../../../src-renderer/sound/sound-box.ts';
import { SOUND_NAMES, SOUNDS } from '../../../../src-renderer/sound/sounds.ts';
import { RATE, rendered } from '../../../../src-renderer/sound/voices.ts';
import type { CardNumber } from '../../../../src-shared/duel/things.ts';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/preferences.ts';
import type { News, TableView } from '../../../../src-shared/table.ts';
import { positionDuel, type SeatWords } from '../../../support/rule-duel.ts';
import { seated, type Seated } from '../../../support/seated.ts';

const HABITS = { stops: { yours: ['main1'], theirs: [] }, warnings: [] } as const;
const BOLT = { hand: ['Lightning Bolt'], battlefield: ['Mountain'] };
const GROWTH = { hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] };

function tableOf(seats: readonly SeatWords[], edition = 'm11'): Seated {
  const { setup } = positionDuel(edition, seats, { step: 'main1' });
  return seated(setup, { players: ['person', 'person'], habits: HABITS });
}

function bolt(table: Seated, target: CardNumber): void {
  table.act({ kind: 'cast', card: table.inHand('Lightning Bolt') });
  const { options } = table.prompt;
  const things = options.kind === 'targets' ? options.things : [];
  const targets = things.filter((thing) => thing.kind === 'card' && thing.card === target);
  expect(table.answer({ kind: 'targets', targets })).toEqual({ kind: 'taken' });
}

/** The table before a Bolt has killed the Bears, and after it. */
function killed(): { before: TableView; after: TableView; news: News[]; bears: CardNumber; table: Seated } {
  const table = tableOf([BOLT, GROWTH]);
  const bears = table.card('Grizzly Bears');
  bolt(table, bears);
  const before = table.view;
  const heard = table.news.length;
  table.done();
  return { before, after: table.view, news: table.news.slice(heard), bears, table };
}

describe('lines', () => {
  test('lead from what is on the chain to its target, for whoever cast it', () => {
    const { before, bears } = killed();
    const [line, ...others] = linesOver({ view: before, lanes: [], pointed: undefined });
    expect(others).toEqual([]);
    expect(line).toMatchObject({ kind: 'aim', to: `card-${bears}`, isOwn: true });
    expect(line?.from[0]).toMatch(/^chain-/);
  });

  test('of a long chain only the top two and the one pointed at are drawn', () => {
    const { before } = killed();
    const [item] = before.chain;
    if (!item) throw new Error('The chain is empty.');
    const chain = [1, 2, 3, 4].map((id) => ({ ...item, id, card: 100 + id }));
    const drawn = (pointed?: string) =>
      linesOver({ view: { ...before, chain }, lanes: [], pointed }).map(({ key }) => key.split(' ')[1]);
    expect(drawn()).toEqual(['3', '4']);
    expect(drawn('chain-1')).toEqual(['1', '3', '4']);
  });

  test('what is attached is led to its host while one of them is pointed at', () => {
    const table = tableOf([{ battlefield: ['Grizzly Bears', { card: 'Lure', attachedTo: 0 }] }, {}]);
    const [bears, lure] = [table.card('Grizzly Bears'), table.card('Lure')];
    for (const pointed of [`card-${bears}`, `card-${lure}`])
      expect(linesOver({ view: table.view, lanes: [], pointed })).toMatchObject([
        { kind: 'attachment', from: [`card-${lure}`], to: `card-${bears}` },
      ]);
    expect(linesOver({ view: table.view, lanes: [], pointed: undefined })).toEqual([]);
  });

  test('fighters are led to whom they fight', () => {
    const { view } = tableOf([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Giant Spider'] }]);
    const [bears = 0, spider = 0] = view.battlefield;
    const goal = { kind: 'seat', seat: 1 } as const;
    const lanes = [{ key: 'a', attackers: [bears], blockers: [spider], goal, blocked: true }];
    expect(linesOver({ view, lanes, pointed: undefined })).toMatchObject([
      { kind: 'attack', to: 'seat-1', isOwn: true },
      { kind: 'block', to: `card-${bears}`, isOwn: false },
    ]);
  });

  test('begin and end at the edges, and break from their beginning', () => {
    const curve = curveBetween(
      { left: 0, top: 0, width: 100, height: 100 },
      { left: 500, top: 0, width: 100, height: 100 },
    );
    expect(curve.from.x).toBeCloseTo(92);
    expect(curve.to.x).toBeCloseTo(508);
    expect(pathOf(restOf(curve, 0))).toBe(pathOf(curve));
    expect(restOf(curve, 1).from).toEqual(curve.to);
    expect(restOf(curve, 0.5).from.x).toBeCloseTo(300);
  });
});

describe('movement', () => {
  test('what dies falls where it stood, the damage is a number, and the spell goes to its graveyard', () => {
    const { before, after, news, bears } = killed();
    const movements = movementsOf(before, after, news);
    expect(movements).toContainEqual({
      kind: 'death',
      spot: `card-${bears}`,
      to: ['pile-1-graveyard', 'pile-1-graveyard', 'seat-1'],
    });
    expect(movements).toContainEqual({ kind: 'number', at: `card-${bears}`, amount: 3 });
    const spell = movements.find((movement) => movement.kind === 'travel');
    expect(spell).toMatchObject({ from: [`chain-${before.chain[0]?.id ?? 0}`, expect.anything()] });
  });

  test('a card that is drawn comes from the library, and one nobody sees goes to the other hand', () => {
    const table = tableOf([{}, {}]);
    const { view } = table;
    const moved = { kind: 'moved', from: 'library', to: 'hand', cause: 'draw' } as const;
    const news = (seat: number, card: number): News => ({
      turn: 1,
      step: 'draw',
      events: [{ ...moved, seat, card }],
      names: {},
    });
    expect(movementsOf(view, view, [news(0, 7)])).toEqual([
      { kind: 'travel', from: ['library-0', 'seat-0'], to: ['card-7', 'ownHand', 'seat-0'], time: 220 },
    ]);
    expect(movementsOf(view, view, [news(1, -1)])).toMatchObject([
      { to: ['card--1', 'otherHand', 'seat-1'] },
    ]);
  });

  test('life counts step by step, and never longer than 600 ms', () => {
    expect(countOf(20, 17)).toEqual({ shown: [19, 18, 17], step: 60 });
    const { shown, step } = countOf(20, -13);
    expect(shown).toHaveLength(10);
    expect(shown.at(-1)).toBe(-13);
    expect(shown.length * step).toBeLessThanOrEqual(600);
  });
});

describe('the log', () => {
  function linesOf(): { lines: LogLine[]; bears: CardNumber } {
    const { table, bears } = killed();
    return { lines: new LogBook().linesOf(table.view, table.news), bears };
  }

  test('has plain sentences, each with its cards and its step', () => {
    const { lines, bears } = linesOf();
    const hit = lines.find(({ text }) => text === 'Lightning Bolt deals 3 damage to Grizzly Bears.');
    expect(hit?.cards).toContain(bears);
    expect(hit?.step).toBe('main1');
    const headings = entriesOf(lines).filter(({ kind }) => kind === 'step');
    expect(headings).toHaveLength(1);
  });

  test('reads from the top: a turn, and each later step above what happened in it', () => {
    const { lines } = linesOf();
    const [first] = lines.filter(({ kind }) => kind === 'line');
    if (!first) throw new Error('Nothing has happened.');
    const written = (
      [
        ['turn', 4, 'upkeep'],
        ['line', 4, 'upkeep'],
        ['line', 4, 'main1'],
        ['line', 4, 'main1'],
        ['turn', 5, 'main1'],
        ['line', 5, 'main1'],
      ] as const
    ).map(([kind, turn, step], place): LogLine => ({ ...first, kind, turn, step, key: String(place) }));
    expect(entriesOf(written).map(({ key }) => key)).toEqual(['0', '1', 'step 2', '2', '3', '4', '5']);
  });

  test('is searched word by word, and copied as text', () => {
    const { lines } = linesOf();
    expect(found(lines, ' BEARS damage ').map(({ text }) => text)).toEqual([
      'Lightning Bolt deals 3 damage to Grizzly Bears.',
    ]);
    expect(found(lines, 'dragon')).toEqual([]);
    expect(found(lines, '')).toBe(lines);
    expect(textOf(lines).split('\n')).toHaveLength(lines.length);
  });

  test('of 2,000 lines grows by what is new alone', () => {
    const { table } = killed();
    const book = new LogBook();
    const log = Array.from({ length: 700 }, () => structuredClone(table.news)).flat();
    const first = book.linesOf(table.view, log);
    expect(first.length).toBeGreaterThan(2_000);
    const again = book.linesOf(table.view, [...log, ...structuredClone(table.news)]);
    expect(again.slice(0, first.length).every((line, place) => line === first[place])).toBe(true);
    expect(again.length).toBeGreaterThan(first.length);
  });

  test('the ear hears the newest eight, and how many there were before', () => {
    const { table, news } = killed();
    const [one] = news;
    if (!one) throw new Error('Nothing has happened.');
    const events = Array.from({ length: 9 }, () => one.events).flat();
    expect(toldOf(table.view, { ...one, events })).toMatch(/^\d+ things? before that\./);
    expect(toldOf(table.view, { ...one, events: [{ kind: 'shuffled', seat: 0 }] })).toBe('');
  });

  test('what is drawn into the own pool is told, and a pool that is spent is not', () => {
    const { view } = tableOf([{}, {}]);
    const drawn = { kind: 'mana', seat: 0, mana: [0, 0, 0, 2, 0, 0] } as const;
    const spent = { ...drawn, mana: [0, 0, 0, 0, 0, 0] };
    const news = { turn: 1, step: 'main1', names: {} } as const;
    expect(toldOf(view, { ...news, events: [drawn] })).toBe('In the pool: red red.');
    expect(toldOf(view, { ...news, events: [drawn, spent] })).toBe('');
  });

  test('of several blows the life that is left is told once, and each thing told has a number of its own', () => {
    const { view } = tableOf([{}, {}]);
    const blow = (life: number) => [{ kind: 'life', seat: 0, change: -3, life } as const];
    const events = [...blow(17), ...blow(14), ...blow(11)];
    expect(toldOf(view, { turn: 1, step: 'main1', events, names: {} })).toMatch(/^[^.]*at 11\.$/);
    const told = ['One.', '', 'One.'].reduce<readonly Told[]>((all, words) => withTold(all, words), []);
    expect(told.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('whose phase it is is said once', () => {
    const { view } = tableOf([{}, {}]);
    const teller = new PhaseTeller();
    expect(teller.before('Go on?', view)).toMatch(/main phase before combat\. Go on\?$/);
    expect(teller.before('Go on?', view)).toBe('Go on?');
    expect(teller.before('Go on?', { ...view, step: 'main2' })).toMatch(/after combat\. Go on\?$/);
  });
});

describe('sounds', () => {
  test('belong to what has happened', () => {
    const { after, news } = killed();
    const names = news.flatMap((one) => soundsOf(after, one)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['strike', 'death', 'resolves']));
    expect(names).not.toContain('heavyStrike');
  });

  test('of the same kind at most four are heard, one after the other', () => {
    const { view } = tableOf([{}, {}]);
    const events = Array.from({ length: 9 }, (_, card) => ({ kind: 'tapped', card }) as const);
    const heard = soundsOf(view, { turn: 1, step: 'main1', events, names: {} });
    expect(heard.map(({ after }) => after)).toEqual([0, 60, 120, 180]);
  });

  test('are silent when muted, when the system asks for less, and at level nothing', () => {
    const loudness = { ...DEFAULT_PREFERENCES };
    expect(isSilent(loudness, true)).toBe(true);
    expect(isSilent(loudness, false)).toBe(false);
    expect(isSilent({ ...loudness, mute: 'heard' }, true)).toBe(false);
    expect(isSilent({ ...loudness, mute: 'muted' }, false)).toBe(true);
    const soundLevels = { ...loudness.soundLevels, combat: 0 } as const;
    expect(gainOf('strike', { ...loudness, soundLevels })).toBe(0);
    expect(gainOf('card', { ...loudness, soundVolume: 50 })).toBeCloseTo(0.4);
  });

  test.each(SOUND_NAMES)('%s is short, dry, the same every time, and under -18 LUFS', (name) => {
    const samples = rendered(SOUNDS[name].sound);
    expect(samples).toEqual(rendered(SOUNDS[name].sound));
    expect(samples.length / RATE).toBeLessThan(SOUNDS[name].group === 'ending' ? 5 : 1.1);
    expect(samples.every((sample) => Math.abs(sample) < 0.7)).toBe(true);
    expect(loudnessOf(samples)).toBeLessThan(-18);
    expect(loudnessOf(samples)).toBeGreaterThan(-40);
  });
});

/** Of the loudest 400 ms in LUFS: the two filters of ITU-R BS.1770 for this rate, then the mean square. */
function loudnessOf(samples: Float32Array): number {
  const shelf = filtered(samples, SHELF);
  const weighted = filtered(shelf, HIGH_PASS);
  const block = RATE * 0.4;
  let most = 1e-12;
  for (let begin = 0; begin === 0 || begin + block <= weighted.length; begin += block / 4) {
    const part = weighted.subarray(begin, begin + block);
    most = Math.max(most, part.reduce((sum, sample) => sum + sample ** 2, 0) / block);
  }
  return -0.691 + 10 * Math.log10(most);
}

type Filter = readonly [readonly [number, number, number], readonly [number, number]];

const SHELF: Filter = [
  [1.530841230049835, -2.6509799951547297, 1.169079079921587],
  [-1.6636551132560204, 0.7125954280732254],
];
const HIGH_PASS: Filter = [
  [1, -2, 1],
  [-1.9891696736297957, 0.9891990357870394],
];

function filtered(samples: Float32Array, [[b0, b1, b2], [a1, a2]]: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at++)
    out[at] =
      b0 * (samples[at] ?? 0) +
      b1 * (samples[at - 1] ?? 0) +
      b2 * (samples[at - 2] ?? 0) -
      a1 * (out[at - 1] ?? 0) -
      a2 * (out[at - 2] ?? 0);
  return out;
}
