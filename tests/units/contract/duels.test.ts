/** What a duel may be made of, through the real socket. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outOfTime } from '../../../src-main/decks/times.ts';
import { readyDecks } from '../../../src-main/decks/ready.ts';
import { wizards } from '../../../src-main/opponents/personalities.ts';
import { WIZARD_NAMES, type DuelOrder, type SeatOrder } from '../../../src-shared/duels.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';
import type { RuleOption } from '../../../src-shared/rule-options.ts';
import { ANYBODY } from '../../../src-shared/wizards.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
import { openClient, type ContractClient } from '../../support/contract-client.ts';
import { value } from '../../support/duel-window.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';

let host: WebHost;
let client: ContractClient;

beforeAll(async () => {
  host = await startWebHost();
  client = await openClient(host);
});
afterAll(async () => {
  await client.close();
  expect((await host.stop()).remarked).toBe('');
});

const orderOf = (changes: Partial<DuelOrder>, ...decks: (string | undefined)[]): DuelOrder => ({
  rulebook: 'fifth',
  seats: decks.map((name) => ({
    player: 'person',
    ...(name !== undefined && { deck: { kind: 'ready', name } }),
  })),
  seed: 1,
  ...USUAL_CUSTOMS,
  ante: false,
  ...changes,
});

const decksPlayed = async (id: string) =>
  value(await client.call('duels.list'))
    .find((duel) => duel.id === id)
    ?.seats.map(({ deck }) => deck);

test('a deck of another time is refused with its strangers, five at most, and nothing is begun', async () => {
  const order = orderOf({}, 'Ember Hall', 'Drumfire');
  const drumfire = readyDecks().find(({ name }) => name === 'Drumfire');
  const strangers = outOfTime('fifth', drumfire?.list.map(({ card }) => card) ?? []);
  expect(strangers.length).toBeGreaterThan(5);
  expect(await client.call('duels.begin', order)).toEqual({
    ok: false,
    refusal: { reason: 'cardsOutOfTime', detail: strangers.slice(0, 5).join(', ') },
  });
  expect(value(await client.call('duels.list'))).toEqual([]);
});

test('with cards of all times it is played, beside one of the rulebook', async () => {
  const { duel } = value(
    await client.call('duels.begin', orderOf({ allTimes: true }, 'Ember Hall', 'Drumfire')),
  );
  expect(await decksPlayed(duel)).toEqual(['Ember Hall', 'Drumfire']);
  const { view } = value(await client.call('duels.sit', { duel }));
  expect(view.prompt).toBeDefined();
});

test('what was not made for the rulebook is not offered, though every card is of its time', async () => {
  const alpha = readyDecks().find(({ rulebooks }) => rulebooks.includes('alpha'))?.name ?? '';
  const refusal = { reason: 'noSuchDeck', detail: alpha };
  expect(await client.call('duels.begin', orderOf({}, alpha, undefined))).toEqual({ ok: false, refusal });
});

test('decks by chance are of the rulebook’s time', async () => {
  const fitting = readyDecks().flatMap(({ name, rulebooks }) => (rulebooks.includes('alpha') ? [name] : []));
  for (let begun = 0; begun < 5; begun++) {
    const { duel } = value(
      await client.call('duels.begin', orderOf({ rulebook: 'alpha' }, undefined, undefined)),
    );
    for (const deck of (await decksPlayed(duel)) ?? ['none']) expect(fitting).toContain(deck);
  }
});

test('the same seed draws the same decks, and another one others', async () => {
  const drawn = async (seed: number) => {
    const { duel } = value(await client.call('duels.begin', orderOf({ seed }, undefined, undefined)));
    return decksPlayed(duel);
  };
  const first = await drawn(1);
  expect(await drawn(1)).toEqual(first);
  const others = new Set<string>();
  for (const seed of [2, 3, 4, 5]) others.add(String(await drawn(seed)));
  expect(others.size).toBeGreaterThan(1);
});

test('Portal’s standard rules are chosen one by one: with interceptors at once damage has a step (U200)', async () => {
  const chosen: RuleOption[][] = [[], ['discardToSeven', 'lossAtPhaseEnd'], ['interceptorsAtOnce']];
  for (const options of chosen) {
    const order = orderOf({ rulebook: 'portal', options }, undefined, undefined);
    const { duel } = value(await client.call('duels.begin', order));
    const { view } = value(await client.call('duels.sit', { duel }));
    expect(view.bar.includes('combatDamage')).toBe(options.includes('interceptorsAtOnce'));
  }
});

test('with decks of forty a smaller one is refused, and none comes by chance (U200, R487)', async () => {
  const terms = { rulebook: 'portal', options: ['fortyCards'] } as const;
  const size = (name: string) => readyDecks().find((deck) => deck.name === name)?.cards ?? 0;
  const small = readyDecks().find(({ rulebooks, cards }) => rulebooks.includes('portal') && cards < 40);
  const order = orderOf(terms, small?.name, undefined);
  expect(await client.call('duels.begin', order)).toEqual({
    ok: false,
    refusal: {
      reason: 'deckNotLegal',
      detail: 'deckNotLegal',
      breaches: [{ kind: 'tooFew', count: 35, allowed: 40, rule: 'R487' }],
    },
  });
  value(await client.call('duels.begin', orderOf({ ...terms, options: [] }, small?.name, undefined)));
  const likesSmall = wizards().find(({ decks }) => size(decks.portal) < 40)?.id;
  for (let seed = 1; seed <= 6; seed++) {
    const wizard = seed % 2 === 0 ? ANYBODY : likesSmall;
    const { duel } = value(
      await client.call('duels.begin', {
        ...orderOf({ ...terms, seed }, undefined, undefined),
        seats: [{ player: 'person' }, { player: 'magician', wizard }],
      }),
    );
    for (const deck of (await decksPlayed(duel)) ?? ['none']) expect(size(deck)).toBeGreaterThanOrEqual(40);
  }
});

test('with decks of sixty a smaller one is refused, and five of a card (R520)', async () => {
  const terms = { rulebook: 'portal', options: ['fortyCards', 'sixtyCards'] } as const;
  const refusals = (deck: string) => client.call('duels.begin', orderOf(terms, deck, undefined));
  const forty = readyDecks().find(({ rulebooks, cards }) => rulebooks.includes('portal') && cards === 40);
  expect(await refusals(forty?.name ?? '')).toMatchObject({
    refusal: { breaches: [{ kind: 'tooFew', count: 40, allowed: 60, rule: 'R520' }] },
  });
  const sixty = readyDecks().find(({ rulebooks, cards }) => rulebooks.includes('portal') && cards === 60);
  expect(await refusals(sixty?.name ?? '')).toMatchObject({ ok: true });
});

test('an option that there is not is not understood', async () => {
  const order = orderOf({ rulebook: 'portal', options: ['standard' as RuleOption] }, undefined, undefined);
  expect(await client.call('duels.begin', order)).toMatchObject({
    ok: false,
    refusal: { reason: 'badInput' },
  });
});

test('a deck that there is not is refused with cards of all times too', async () => {
  const refusal = { reason: 'noSuchDeck', detail: 'No Such Deck' };
  const order = orderOf({ allTimes: true }, 'No Such Deck', undefined);
  expect(await client.call('duels.begin', order)).toEqual({ ok: false, refusal });
});

test('an order that does not say whether is not understood', async () => {
  const { allTimes: _, ...order } = orderOf({}, undefined, undefined);
  expect(await client.call('duels.begin', order as DuelOrder)).toMatchObject({
    ok: false,
    refusal: { reason: 'badInput' },
  });
});

test('a card is told in the words of any rulebook, and only one that may be seen (U104, U209)', async () => {
  const { duel } = value(await client.call('duels.begin', orderOf({}, 'Ember Hall', 'Cinder and Thorn')));
  const { view: before } = value(await client.call('duels.sit', { duel }));
  const decision = before.prompt?.decision ?? -1;
  value(await client.call('table.answer', { duel, decision, reply: { kind: 'start', first: true } }));
  const { view } = value(await client.call('duels.sit', { duel }));
  const card = Number(
    Object.keys(view.cards).find((one) => view.cards[Number(one)]?.types.includes('creature')),
  );
  const seen = view.cards[card];
  const told = async (of: number, rulebook: 'fifth' | 'm11') =>
    value(await client.call('cards.inWords', { duel, card: of, rulebook }));
  const fifth = await told(card, 'fifth');
  expect(fifth).toMatchObject(view.faces[seen?.face ?? -1] ?? {});
  expect(fifth?.print?.number).toMatch(/^\d+/);
  const m11 = await told(card, 'm11');
  expect(m11).toMatchObject({ name: seen?.name });
  expect(m11?.typeLine).toMatch(/Creature — /);
  const hidden = Array.from({ length: 200 }, (_, one) => one).find((one) => !view.cards[one]) ?? -1;
  expect(await told(hidden, 'm11')).toBeNull();
});

describe('a chair for a wizard', () => {
  const against = async (seat: Partial<SeatOrder>, rulebook: Rulebook = 'fifth', seed = 1) => {
    const seats = [{ player: 'person' as const }, { player: 'apprentice' as const, ...seat }];
    const { duel } = value(await client.call('duels.begin', orderOf({ rulebook, seats, seed })));
    const summary = value(await client.call('duels.list')).find(({ id }) => id === duel);
    const { view } = value(await client.call('duels.sit', { duel }));
    return { seat: summary?.seats[1], view };
  };

  test('is taken by the one who is named, with her deck of the rulebook and her face', async () => {
    const { wizards } = value(await client.call('duels.choices'));
    const mulch = wizards.find(({ id }) => id === 'mulch');
    for (const rulebook of RULEBOOKS) {
      const { seat, view } = await against({ wizard: 'mulch' }, rulebook);
      expect(seat).toMatchObject({ name: 'Mulch', player: 'apprentice', deck: mulch?.decks[rulebook] });
      expect(view.wizards).toEqual({ 1: { title: mulch?.title, face: mulch?.face } });
    }
  });

  test('has the deck that is chosen for it', async () => {
    const { seat } = await against({ wizard: 'mulch', deck: { kind: 'ready', name: 'Ember Hall' } });
    expect(seat).toMatchObject({ name: 'Mulch', deck: 'Ember Hall' });
  });

  test('is taken by whoever comes where anybody may: the same for the same seed, and others for others', async () => {
    const { wizards } = value(await client.call('duels.choices'));
    const names = new Set<string | undefined>();
    for (const seed of [1, 2, 3, 4, 5]) {
      const { seat } = await against({ wizard: ANYBODY }, 'm11', seed);
      const comes = wizards.find(({ name }) => name === seat?.name);
      expect(seat?.deck).toBe(comes?.decks.m11);
      expect((await against({ wizard: ANYBODY }, 'm11', seed)).seat?.name).toBe(comes?.name);
      names.add(comes?.name);
    }
    expect(names.size).toBeGreaterThan(2);
  });

  test('is taken by whoever its level is known by where nobody is named', async () => {
    expect((await against({})).seat?.name).toBe(WIZARD_NAMES.apprentice);
  });

  test('stays empty when there is no such wizard', async () => {
    const seats = [{ player: 'person' as const }, { player: 'apprentice' as const, wizard: 'nobody' }];
    expect(await client.call('duels.begin', orderOf({ seats }))).toEqual({
      ok: false,
      refusal: { reason: 'noSuchWizard', detail: 'nobody' },
    });
  });
});
