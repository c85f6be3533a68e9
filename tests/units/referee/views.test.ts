import { describe, expect, test } from 'vitest';
import type { TableChange } from '../../../src-shared/contract.ts';
import { newDuel } from '../../../src-main/engine/index.ts';
import { plainReply } from '../../support/duel-window.ts';
import { positionDuel } from '../../support/rule-duel.ts';
import { readySetup } from '../../support/ready-setup.ts';
import { seated, type Seated } from '../../support/seated.ts';

/** Plays acts as they come, plainly, until the duel is over or so much was said. */
async function playOn(table: Seated, words: number): Promise<void> {
  for (let said = 0; said < words; said++) {
    await table.settled();
    if (table.view.result) return;
    const { options } = table.prompt;
    const acts = options.kind === 'act' ? options.acts.filter(({ kind }) => kind !== 'useMana') : [];
    const act = acts[said % 5];
    if (act && table.act(act).kind === 'taken') continue;
    if (options.kind === 'act') table.done();
    else if (table.answer(plainReply(options)).kind === 'refused') table.answer({ kind: 'cancel' });
  }
}

describe.each(['m11', 'fifth', 'portal'] as const)('a table under %s', (rulebook) => {
  test('sends nothing that the seat may not know', async () => {
    const setup = readySetup(rulebook, 11, ['person', 'magician']);
    const names = new Set(setup.seats[0]?.deck.map((face) => setup.faces[face]?.name));
    const theirs = [...new Set(setup.seats[1]?.deck)].map((face) => setup.faces[face]?.name ?? '');
    const hidden = theirs.filter((name) => !names.has(name));
    const table = seated(setup, { players: ['person', 'magician'] });
    // Not to the end: then the libraries are shown.
    await playOn(table, 25);
    expect(table.view.result).toBeUndefined();
    const sent = JSON.stringify([table.changes, table.table.sit()]);
    const seen = new Set<string>();
    for (const { names: told } of table.table.sit().log)
      for (const name of Object.values(told)) seen.add(name);
    for (const name of hidden) if (!seen.has(name)) expect(sent).not.toContain(name);
    expect(hidden.some((name) => !seen.has(name))).toBe(true);
    expect(table.failures).toEqual([]);
  });

  test('a typical act crosses in less than 5 kB', async () => {
    const changes: TableChange[] = [];
    for (const seed of [1, 2, 3, 4]) {
      const table = seated(readySetup(rulebook, seed, ['person', 'magician']), {
        players: ['person', 'magician'],
      });
      await playOn(table, 120);
      changes.push(...table.changes);
    }
    const sizes = changes.map((change) => JSON.stringify(change).length).sort((one, two) => one - two);
    expect(sizes.length).toBeGreaterThan(60);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(2_500);
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThan(5_000);
  });

  test('differences lead to the view that a new window gets', async () => {
    const table = seated(readySetup(rulebook, 8, ['person', 'random']), { players: ['person', 'random'] });
    await playOn(table, 60);
    await table.settled();
    expect(JSON.parse(JSON.stringify(table.view))).toEqual(
      JSON.parse(JSON.stringify(table.table.sit().view)),
    );
  });
});

test('a card that was drawn unseen is not told apart when it is played', async () => {
  const players = ['person', 'magician'] as const;
  const table = seated(readySetup('m11', 3, players), { players });
  await playOn(table, 60);
  const moves = table.table.sit().log.flatMap(({ events }) => events.filter(({ kind }) => kind === 'moved'));
  const theirs = moves.flatMap((event) =>
    event.kind === 'moved' && event.cause === 'draw' && event.seat === 1 ? [event.card] : [],
  );
  expect(theirs.length).toBeGreaterThan(8);
  expect([...new Set(theirs)]).toEqual([-1]);
});

test('what a source of several colours would give is said of each use', () => {
  const mine = { hand: ['Grizzly Bears'], battlefield: ['Bayou', 'Forest'] };
  const table = seated(positionDuel('fifth', [mine, {}]).setup, { players: ['person', 'person'] });
  table.act({ kind: 'cast', card: table.inHand('Grizzly Bears'), pay: 'ask' });
  const { options, texts } = table.prompt;
  if (options.kind !== 'mana') throw new Error(`${options.kind} is asked.`);
  const bayou = table.card('Bayou');
  const of = options.uses.flatMap((use, place) => (use.card === bayou ? [texts[place]] : []));
  expect(of).toEqual(['{B}', '{G}']);
});

test('in a solo duel both hands are open; of two wizards only what lies open is seen', async () => {
  const solo = seated(readySetup('m11', 2, ['person', 'person']), { players: ['person', 'person'] });
  const known = (table: Seated, seat: number) =>
    table.view.players[seat]?.hand.filter((card) => table.view.cards[card]).length;
  expect(solo.view.plays).toEqual([0, 1]);
  solo.answer({ kind: 'start', first: true });
  expect([known(solo, 0), known(solo, 1)]).toEqual([7, 7]);
  const watched = seated(readySetup('m11', 2, ['random', 'random']), { players: ['random', 'random'] });
  expect(watched.view.plays).toEqual([]);
  await watched.settled();
  expect(watched.view.result).toBeDefined();
});

test('a library that is searched is shown to who searches it', async () => {
  const library = ['Grizzly Bears', 'Lightning Bolt', 'Swamp', 'Island'];
  const mine = { hand: ['Sylvan Scrying'], battlefield: ['Forest', 'Forest'], library };
  const { setup } = positionDuel('m11', [mine, {}]);
  const table = seated(setup, { players: ['person', 'random'] });
  expect(newDuel(setup).question?.seat).toBe(0);
  table.act({ kind: 'cast', card: table.inHand('Sylvan Scrying') });
  await table.settled();
  const { options } = table.prompt;
  if (options.kind !== 'choose') throw new Error(`${options.kind} is asked.`);
  const offered = options.things.map((thing) => thing.kind === 'card' && table.view.cards[thing.card]?.name);
  expect([...offered].sort()).toEqual(['Island', 'Swamp']);
});

test('what an ability does is said in the words of the rulebook', () => {
  const mine = { battlefield: ['Shivan Dragon', 'Mountain'], hand: ['Lightning Bolt'] };
  const { setup } = positionDuel('fifth', [mine, {}]);
  const table = seated(setup, { players: ['person', 'person'] });
  const { options, texts } = table.prompt;
  const place = options.kind === 'act' ? options.acts.findIndex(({ kind }) => kind === 'activate') : -1;
  expect(texts[place]).toBe('{R}: Shivan Dragon gets +1/+0 until end of turn.');
  const dragon = table.view.cards[table.card('Shivan Dragon')];
  expect(table.view.faces[dragon?.face ?? -1]?.typeLine).toBe('Summon Dragon');
});

test('a permanent is told with what there is to tell of it, and nothing else', () => {
  const angel = { card: 'Serra Angel', tapped: true, damage: 2, counters: { '+1/+1': 1, charge: 0 } };
  const { setup } = positionDuel('fifth', [
    { battlefield: ['Grizzly Bears', 'Forest', "Mishra's Factory", 'Prodigal Sorcerer', angel] },
    {},
  ]);
  const { view } = seated(setup, { players: ['person', 'random'] });
  const told = Object.values(view.cards).map(({ face: _, ...facts }) => facts);
  const mine = { owner: 0, controller: 0 };
  const creature = { ...mine, types: ['creature'] };
  expect(told).toEqual([
    { name: 'Grizzly Bears', ...creature, subtypes: ['Bear'], colours: ['green'], power: 2, toughness: 2 },
    {
      ...{ name: 'Forest', ...mine, types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] },
      ...{ colours: [], givesMana: true },
    },
    { name: "Mishra's Factory", ...mine, types: ['land'], colours: [], activated: 3, givesMana: true },
    {
      ...{ name: 'Prodigal Sorcerer', ...creature, subtypes: ['Wizard'], colours: ['blue'] },
      ...{ power: 1, toughness: 1 },
    },
    {
      ...{ name: 'Serra Angel', ...creature, subtypes: ['Angel'], colours: ['white'] },
      ...{ keywords: ['flying', 'vigilance'], power: 5, toughness: 5 },
      ...{ tapped: true, damage: 2, counters: { '+1/+1': 1, charge: 0 } },
    },
  ]);
});
