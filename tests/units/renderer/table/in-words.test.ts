/** What is asked, what things are called and where they lie, on tables that are put together for it. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  askedAloud,
  askedInWords,
  furtherInWords,
  planInWords,
} from '../../../../src-renderer/table/asked.ts';
import type { AnyGesture } from '../../../../src-renderer/table/gestures/gestures.ts';
import {
  fightersIn,
  lanesOf,
  spotsOnTable,
  stackOf,
  territoryOf,
} from '../../../../src-renderer/table/layout.ts';
import {
  edgeOf,
  isBeforeDuel,
  nameOfCard,
  nameOfSeat,
  nameOfThing,
  otherSeat,
  whoIs,
} from '../../../../src-renderer/table/naming.ts';
import { tintOf } from '../../../../src-renderer/art/frames/tint.ts';
import { ASK_PURPOSES, type Asked, type AskPurpose } from '../../../../src-shared/duel/asked.ts';
import type { Options } from '../../../../src-shared/duel/options.ts';
import type { Prompt, TableView } from '../../../../src-shared/table.ts';
import { positionDuel } from '../../../support/rule-duel.ts';
import { seated, type Seated } from '../../../support/seated.ts';

function table(players: readonly ('person' | 'random')[] = ['person', 'random']) {
  const mine = ['Forest', 'Grizzly Bears', 'Forest', 'Sol Ring', 'Forest', 'Forest', 'Forest'];
  const { setup } = positionDuel('fifth', [{ battlefield: mine }, { battlefield: ['Hill Giant'] }], {
    step: 'main1',
  });
  return seated(setup, { players, names: ['Ada', 'Morrow Vane'] });
}

let at: Seated;
let view: TableView;
beforeEach(() => {
  at = table();
  ({ view } = at);
});

describe('a question in words', () => {
  const by = { card: 2, name: 'Grizzly Bears' } as NonNullable<Asked['by']>;
  let bears: number;
  beforeEach(() => {
    bears = at.card('Grizzly Bears');
  });
  const prompt = (
    asked: Partial<Asked> & { purpose: AskPurpose },
    options: object = { kind: 'choose' },
  ): Prompt => ({
    ...at.prompt,
    texts: [],
    options: options as Options,
    asked: { ...asked },
  });
  const say = (asked: Partial<Asked> & { purpose: AskPurpose }, options?: object): string =>
    askedInWords(view, prompt(asked, options));

  test.each(ASK_PURPOSES)('%s has a sentence', (purpose) => {
    const options =
      purpose === 'assign' ? { kind: 'assign', division: { card: bears, total: 3 } } : { kind: 'choose' };
    expect(say({ purpose, by }, options)).toMatch(/[.?]$/);
  });

  test.each<[number | undefined, number | undefined, string]>([
    [undefined, undefined, 'the targets'],
    [1, 1, 'a target'],
    [2, 2, '2 targets'],
    [0, 2, 'up to 2 targets'],
    [1, 3, '1 to 3 targets'],
  ])('from %o to %o are %s', (least, most, words) => {
    const count = least === undefined || most === undefined ? {} : { least, most };
    expect(say({ purpose: 'targets', by, ...count })).toBe(`Grizzly Bears: choose ${words}.`);
  });

  test('of several clauses the place is told', () => {
    const targets = { purpose: 'targets', by, least: 1, most: 1 } as const;
    expect(say({ ...targets, clause: { place: 1, of: 3 } })).toBe('Grizzly Bears: choose a target (2 of 3).');
    expect(say({ ...targets, clause: { place: 0, of: 1 } })).toBe('Grizzly Bears: choose a target.');
  });

  test('what is answered is told with whom it is aimed at', () => {
    const item = { id: 4, name: 'Shock', controller: 1, targets: [{ kind: 'seat', seat: 0 }] };
    const chain = [item, { ...item, id: 5, targets: [] }] as never;
    const ask = (onto: number): string =>
      askedInWords({ ...view, chain }, prompt({ purpose: 'interrupt', onto }));
    expect(ask(4)).toBe('Morrow Vane’s Shock at you: do you interrupt it?');
    expect(ask(5)).toBe('Morrow Vane’s Shock: do you interrupt it?');
    expect(ask(6)).toBe('Something is announced: do you interrupt it?');
  });

  test('damage that is about to be dealt is told with its source', () => {
    const damage = [
      { name: 'Shock', to: { kind: 'seat', seat: 0 }, amount: 2 },
    ] as unknown as Asked['damage'];
    expect(say({ purpose: 'prevention', ...(damage && { damage }) })).toBe(
      'Shock is about to deal 2 damage to you. Do you prevent it?',
    );
  });

  test('what a main phase is for is told by what can be done', () => {
    const open = (...kinds: string[]): string =>
      say({ purpose: 'open' }, { kind: 'act', acts: kinds.map((kind) => ({ kind })) });
    expect([
      open('cast', 'land'),
      open('cast'),
      open('land', 'activate'),
      open('activate'),
      open('duty'),
      open('useMana'),
      open(),
    ]).toEqual([
      'Cast a spell, play a land, or go on?',
      'Cast a spell, or go on?',
      'Play a land, or go on?',
      'Will you do something, or go on?',
      'Will you do something, or go on?',
      'Will you go on?',
      'Will you go on?',
    ]);
    const elsewhere = (part: Partial<TableView>): string =>
      askedInWords(
        { ...view, ...part },
        prompt({ purpose: 'open' }, { kind: 'act', acts: [{ kind: 'cast' }] }),
      );
    const other = 'Will you do something, or go on?';
    expect([elsewhere({ step: 'upkeep' }), elsewhere({ active: [1] })]).toEqual([other, other]);
    expect(elsewhere({ step: 'main2' })).toBe('Cast a spell, or go on?');
    expect(elsewhere({ chain: [{ id: 1 }] as never })).toBe('Answer again, or let the chain resolve?');
  });

  test('a payment is asked with what it is for', () => {
    const pay = { purpose: 'payment', by, cost: '{1}' } as const;
    expect(say(pay)).toBe('Grizzly Bears: do you pay {1}?');
    expect(askedInWords(view, { ...prompt(pay), texts: ['Untap it.'] })).toBe(
      'Grizzly Bears: Untap it. Do you pay {1}?',
    );
    expect(say({ purpose: 'payment', by })).toBe('Grizzly Bears: do you pay that?');
    expect(say({ purpose: 'mana', by, cost: '{G}' })).toBe('Pay for Grizzly Bears: {G}.');
    expect(say({ purpose: 'mana', by })).toBe('Pay for Grizzly Bears.');
  });

  test('the ear is told the plan of a payment as well, and no symbols', () => {
    const payment = { kind: 'plan', uses: [{ use: { card: bears } }], fromPool: '', over: '' } as never;
    const asked = { ...prompt({ purpose: 'mana', by, cost: '{G}' }), payment };
    const aloud = askedAloud(view, asked, undefined);
    expect(aloud).toContain('Grizzly Bears');
    expect(aloud).not.toMatch(/[{}]/);
    expect(planInWords(view, { kind: 'short', missing: '{G}', spared: false } as never)).toContain('{G}');
    expect(askedAloud(view, prompt({ purpose: 'block' }), undefined)).toBe(say({ purpose: 'block' }));
  });

  test('an attack or a defence under way says what may follow', () => {
    const block = { kind: 'block', held: bears } as unknown as AnyGesture;
    expect(furtherInWords(view, block)).toContain('Grizzly Bears');
    const attack = (latest: object | undefined, objection?: object): string | undefined =>
      furtherInWords(view, { kind: 'attack', latest, objection } as unknown as AnyGesture);
    expect(attack({ card: bears, goals: [1, 2], bandsWith: [] })).toContain('Grizzly Bears');
    expect(attack({ card: bears, goals: [1], bandsWith: [3] })).toContain('Grizzly Bears');
    expect([
      attack({ card: bears, goals: [1], bandsWith: [] }),
      attack(undefined),
      attack({ card: bears, goals: [1, 2], bandsWith: [] }, {}),
      furtherInWords(view, undefined),
      furtherInWords(view, { kind: 'block' } as unknown as AnyGesture),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  test('in a solo duel the other chair is named', () => {
    const solo = table(['person', 'person']);
    const across = { ...solo.prompt, seat: 1, asked: { purpose: 'attack' } as Asked };
    expect(askedInWords(solo.view, across)).toMatch(/^[^:]+: /);
    expect(askedInWords(solo.view, { ...across, seat: 0 })).not.toMatch(/^[^:]+: /);
  });
});

describe('names', () => {
  test('of seats are the players’, and tell twins apart', () => {
    const called = (names: readonly string[], seat: number): string =>
      nameOfSeat(
        { ...view, players: view.players.map((player, at) => ({ ...player, name: names[at] ?? '' })) },
        seat,
      );
    expect([called(['Ada', 'Bo'], 0), called(['Ada', 'Bo'], 1)]).toEqual(['Ada', 'Bo']);
    const twins = [called(['Ada', 'Ada'], 0), called(['Ada', 'Ada'], 1)];
    expect(new Set([...twins, 'Ada']).size).toBe(3);
    expect(twins[1]).toContain('2');
    expect([called(['', ''], 0) === called(['', ''], 1), called(['', ''], 1)]).toEqual([
      false,
      expect.stringContaining('2'),
    ]);
  });

  test('of things are what they are, and what cannot be seen is a card or a spell', () => {
    const forest = at.card('Forest');
    expect([nameOfCard(view, forest), nameOfCard(view, 999)]).toEqual([
      'Forest',
      expect.stringMatching(/card/),
    ]);
    expect(nameOfThing(view, { kind: 'card', card: forest, incarnation: 0 })).toBe('Forest');
    expect(nameOfThing(view, { kind: 'seat', seat: 0 })).toBe('you');
    expect(nameOfThing(view, { kind: 'seat', seat: 1 })).toBe('Morrow Vane');
    const chain = [
      { id: 1, name: 'Shock' },
      { id: 2, name: 'Fog' },
    ] as never;
    expect(nameOfThing({ ...view, chain }, { kind: 'chain', id: 2 })).toBe('Fog');
    expect(nameOfThing(view, { kind: 'chain', id: 2 })).toMatch(/spell/);
  });

  test('of the chair across, and of one’s other self', () => {
    expect([otherSeat(view, 0), otherSeat(view, 1), whoIs(view, 0).you, whoIs(view, 1)]).toEqual([
      1,
      0,
      true,
      { you: false, name: 'Morrow Vane' },
    ]);
    const solo = table(['person', 'person']).view;
    expect(whoIs(solo, 1)).toMatchObject({ you: false, other: true });
    expect(whoIs({ ...view, plays: [] }, 0)).toMatchObject({ you: false });
  });

  test.each([
    [['red'], [], 'red'],
    [['red', 'blue'], [], 'gold'],
    [[], ['Forest'], 'green'],
    [[], ['Forest', 'Island'], 'gold'],
    [[], ['Elf'], 'colourless'],
    [[], ['Elf', 'Swamp'], 'black'],
  ] as const)('the tint of %o with %o is %s', (colours, subtypes, tint) => {
    expect(tintOf({ colours, subtypes })).toBe(tint);
  });

  test('windows are edged with the first colour of the deck', () => {
    const players = view.players.map((player, seat) => ({
      ...player,
      colours: seat === 0 ? (['red', 'green'] as const) : [],
    }));
    expect([0, 1, 2].map((seat) => edgeOf({ ...view, players }, seat))).toEqual([
      'red',
      'colourless',
      'colourless',
    ]);
  });

  test('before the duel nobody has a phase', () => {
    const of = (purpose: string): boolean =>
      isBeforeDuel({ ...view, prompt: { ...at.prompt, asked: { purpose } as Asked } });
    expect(['start', 'keep', 'open'].map(of)).toEqual([true, true, false]);
  });
});

describe('where permanents lie', () => {
  let forests: readonly number[];
  let [bears, ring, giant] = [0, 0, 0];
  beforeEach(() => {
    forests = view.battlefield.filter((card) => view.cards[card]?.name === 'Forest');
    [bears = 0, ring = 0, giant = 0] = ['Grizzly Bears', 'Sol Ring', 'Hill Giant'].map((name) =>
      at.card(name),
    );
  });
  const withCards = (changes: Readonly<Record<number, object>>): TableView => ({
    ...view,
    cards: Object.fromEntries(
      Object.entries(view.cards).map(([card, facts]) => [card, { ...facts, ...changes[Number(card)] }]),
    ),
  });
  const nobody = new Set<number>();

  test('lands in piles of four by name, creatures, and everything else, each side its own', () => {
    const { piles, creatures, others } = territoryOf(view, 0, nobody);
    expect(piles.map(({ key, stacks }) => [key, stacks.length])).toEqual([
      ['Forest 0', 4],
      ['Forest 1', 1],
    ]);
    expect([creatures.map(({ host }) => host), others.map(({ host }) => host)]).toEqual([[bears], [ring]]);
    expect(territoryOf(view, 1, nobody).creatures.map(({ host }) => host)).toEqual([giant]);
    expect(territoryOf(view, 0, new Set([bears])).creatures).toEqual([]);
  });

  test('tapped lands lie on top, and a land that fights is a creature', () => {
    const [first = 0, second = 0] = forests;
    const tapped = territoryOf(withCards({ [first]: { tapped: true } }), 0, nobody);
    expect(tapped.piles.flatMap(({ stacks }) => stacks.map(({ host }) => host)).at(-1)).toBe(first);
    expect(stackOf(withCards({ [first]: { tapped: true } }), first).tapped).toBe(true);
    expect(stackOf(view, first)).toEqual({ host: first, attached: [] });
    const living = territoryOf(withCards({ [second]: { types: ['land', 'creature'] } }), 0, nobody);
    expect(living.creatures.map(({ host }) => host)).toContain(second);
    expect(living.piles.flatMap(({ stacks }) => stacks)).toHaveLength(forests.length - 1);
  });

  test('what is attached lies behind its host, the outermost first, unless its host has gone', () => {
    const [first = 0, second = 0] = forests;
    const both = withCards({ [first]: { attachedTo: bears }, [second]: { attachedTo: bears } });
    expect(stackOf(both, bears).attached).toEqual([second, first]);
    expect(territoryOf(both, 0, nobody).piles.flatMap(({ stacks }) => stacks)).toHaveLength(
      forests.length - 2,
    );
    const loose = withCards({ [first]: { attachedTo: 999 } });
    expect(territoryOf(loose, 0, nobody).piles.flatMap(({ stacks }) => stacks)).toHaveLength(forests.length);
  });

  test('who fights stands in lanes: what was declared, and what is being declared', () => {
    const group = { attackers: [giant], blockers: [], seat: 0, walker: -1, blocked: false };
    const fighting = {
      ...view,
      combat: { groups: [group, { ...group, attackers: [] }] },
    } as unknown as TableView;
    expect(lanesOf(fighting, {})).toEqual([
      {
        key: `group ${giant}`,
        attackers: [giant],
        blockers: [],
        goal: { kind: 'seat', seat: 0 },
        blocked: false,
      },
    ]);
    const blocks = [{ blocker: bears, attacker: giant }];
    expect(lanesOf(fighting, { blocks })).toMatchObject([{ blockers: [bears], blocked: true }]);
    const [first = 0, second = 0] = forests;
    const attackers = [
      { card: first, band: 1, seat: 1, walker: -1 },
      { card: second, band: 1, seat: 1, walker: -1 },
      { card: bears, band: -1, seat: 1, walker: 7 },
    ];
    const drafted = lanesOf(view, { attackers });
    expect(drafted.map(({ attackers: members, goal }) => [members, goal.kind])).toEqual([
      [[first, second], 'seat'],
      [[bears], 'card'],
    ]);
    const goalOf = (walker: number) =>
      lanesOf(view, { attackers: [{ card: 9, band: -1, seat: 1, walker }] })[0]?.goal;
    expect([goalOf(-1), goalOf(0)]).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'card', card: 0, incarnation: 0 },
    ]);
    expect([...fightersIn([...drafted, ...lanesOf(fighting, { blocks })])].toSorted()).toEqual(
      [first, second, bears, giant].toSorted(),
    );
  });

  test('cards, seats and what waits can be clicked where they lie', () => {
    const spots = spotsOnTable({ ...view, chain: [{ id: 3 }] as never });
    for (const key of [`card-${bears}`, 'seat-0', 'seat-1', 'chain-3']) expect(spots).toContain(key);
    expect(spots).not.toContain('card-999');
  });
});
