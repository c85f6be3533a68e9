/** The bars' extra turn, the cloths of the territories, and cards that were just drawn. */
import { expect, test } from 'vitest';
import { KeptPreferences } from '../../../../src-renderer/program/preferences.svelte.ts';
import { ProgramClient } from '../../../../src-renderer/program/client.ts';
import { Furniture } from '../../../../src-renderer/table/windows/furniture.svelte.ts';
import { FakeDoor } from '../fake-door.ts';
import { hasExtraTurn } from '../../../../src-renderer/table/bar.ts';
import { groundOf } from '../../../../src-renderer/playing/grounds/choose.ts';
import type { DuelEvent } from '../../../../src-shared/duel/events.ts';
import { GROUND_STYLES } from '../../../../src-shared/preferences.ts';
import type { News } from '../../../../src-shared/table.ts';
import { positionDuel } from '../../../support/rule-duel.ts';
import { seated } from '../../../support/seated.ts';

const newsOf = (...events: DuelEvent[]): News => ({ turn: 1, step: 'draw', events, names: {} });

test('a half that is having an extra turn is known by the turns before', () => {
  const turn = (number: number, seat: number) => newsOf({ kind: 'turnBegan', turn: number, seats: [seat] });
  const log = [turn(1, 0), turn(2, 1), turn(3, 1)];
  expect([1, 2, 3].map((number) => hasExtraTurn(log, number))).toEqual([false, false, true]);
});

test('the own ground is chosen, the opponent’s is of her deck’s colour, in a style that stays', () => {
  const { setup } = positionDuel('fifth', [{}, {}]);
  const bare = seated(setup, { players: ['person', 'magician'] }).view;
  const decks = [['green'], ['black', 'red']] as const;
  const view = {
    ...bare,
    players: bare.players.map((player, seat) => ({ ...player, colours: decks[seat] ?? [] })),
  };
  const chosen = { colour: 'blue', style: 'pattern' } as const;
  expect(groundOf(view, view.seat, chosen)).toMatchObject(chosen);
  const theirs = groundOf(view, 1, chosen);
  expect(theirs.colour).toBe('black');
  expect(GROUND_STYLES).toContain(theirs.style);
  expect(groundOf(view, 1, { colour: 'red', style: 'mana' })).toEqual(theirs);
  const deck = { colour: 'deck', style: 'line' } as const;
  expect(groundOf(view, view.seat, deck).colour).toBe('green');
});

test('the view tells effects that last, with what they come from and what they are on (U046, U047)', async () => {
  const mine = { hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] };
  const { setup } = positionDuel('m11', [mine, {}]);
  const table = seated(setup, { players: ['person', 'magician'] });
  expect(table.view.effects).toEqual([]);
  table.act({ kind: 'cast', card: table.inHand('Giant Growth') });
  for (let word = 0; word < 5 && table.view.effects.length === 0; word++) {
    await table.settled();
    const { options } = table.view.prompt ?? {};
    if (options?.kind === 'targets') table.answer({ kind: 'targets', targets: options.things });
    else if (options?.kind === 'mana') table.answer({ kind: 'mana', use: 'auto' });
    else if (options) table.done();
  }
  const [effect] = table.view.effects;
  expect(effect).toMatchObject({ name: 'Giant Growth', controller: 0, until: 'endOfTurn' });
  expect(effect?.on).toEqual([expect.objectContaining({ kind: 'card', card: table.card('Grizzly Bears') })]);
  expect(table.view.faces[effect?.face ?? -1]?.name).toBe('Giant Growth');
});

test('what would have been drawn next is told when the duel is over, and not before (U064)', async () => {
  const mine = { library: ['Craw Wurm', 'Fog'] };
  const { setup } = positionDuel('m11', [mine, { library: ['Swamp'] }]);
  const table = seated(setup, { players: ['person', 'magician'] });
  expect(table.view.players.map(({ next }) => next)).toEqual([undefined, undefined]);
  expect(JSON.stringify(table.table.sit())).not.toContain('Craw Wurm');
  table.table.concede(0);
  await table.settled();
  const names = table.view.players.map(({ next = [] }) => next.map((card) => table.view.cards[card]?.name));
  expect(names).toEqual([['Craw Wurm', 'Fog'], ['Swamp']]);
});

test('what is drawn in the draw step lies face down until the step is over; other draws lie open (U100, U165)', () => {
  const furniture = new Furniture(new KeptPreferences(new ProgramClient(() => new FakeDoor())));
  const step = (name: 'upkeep' | 'draw' | 'main1'): DuelEvent => ({ kind: 'stepBegan', step: name });
  const draw = (card: number, seat: number): DuelEvent => ({
    kind: 'moved',
    card,
    from: 'library',
    to: 'hand',
    seat,
    cause: 'draw',
  });
  expect(furniture.follow(newsOf(step('draw'), draw(7, 0), draw(8, 1), draw(9, 0)), 0)).toBeUndefined();
  expect([...furniture.faceDown]).toEqual([7, 9]);
  expect(furniture.follow(newsOf(step('main1'), draw(11, 0)), 0)).toBe(11);
  expect([...furniture.faceDown]).toEqual([]);
});
