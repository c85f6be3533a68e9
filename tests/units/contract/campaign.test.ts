/** Matches and gauntlets, through the real socket. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../src-main/collection/database/database.ts';
import { wizardNamed } from '../../../src-main/collection/players/players.ts';
import type { Arranged, MatchOrder, Terms } from '../../../src-shared/campaign.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
import { openClient, type ContractClient } from '../../support/contract-client.ts';
import { sayNext, sitAt, untilAsked, value } from '../../support/duel-window.ts';
import { aFace } from '../../support/faces.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { shortJournal } from '../../support/journals.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';
import { comeIn } from '../../support/web-talk.ts';

let host: WebHost;
let client: ContractClient;
let cookie: string;
let player: number;

beforeAll(async () => {
  host = await startWebHost();
  cookie = await comeIn(host);
  client = await openClient(host, { cookie });
  const added = value(
    await client.call('players.add', { name: 'Ada', portrait: aFace(), rulebook: 'fifth', holds: 'own' }),
  );
  if (added.kind === 'refused') throw new Error(added.refusal.reason);
  player = added.value.id;
});
afterAll(async () => {
  await client.close();
  expect((await host.stop()).remarked).toBe('');
});

function settled<Value>(outcome: Arranged<Value>): Value {
  if (outcome.kind === 'refused') throw new Error(`Refused: ${outcome.refusal.reason}`);
  return outcome.value;
}

const TERMS: Terms = {
  ...{ ...USUAL_CUSTOMS, undo: 'never', rulebook: 'fifth' },
  ...{ size: 'bestOfThree', stakes: 'none', sideboarding: true, hints: false },
};

const order = (terms: Partial<Terms> = {}): MatchOrder => ({
  ...{ player, level: 'random', deck: { kind: 'chance' } },
  terms: { ...TERMS, ...terms },
});

const concede = async (duel: string) => {
  await client.call('duels.sit', { duel });
  expect(value(await client.call('table.concede', { duel, seat: 0 }))).toEqual({ kind: 'taken' });
};

test('U001 U005 U015: what a match can be made of', async () => {
  const { customs, decks, wizards } = value(await client.call('duels.choices'));
  const customOf = (wanted: Rulebook) => customs.find(({ rulebook }) => rulebook === wanted);
  expect(customOf('fifth')).toMatchObject({ sizes: ['duel', 'bestOfThree'], maySideboard: true });
  expect(customOf('fifth')?.stakes).toContain('keeps');
  expect(customOf('m11')?.stakes).toEqual(['none']);
  expect(customOf('alpha')?.maySideboard).toBe(false);
  expect(decks.some(({ rulebooks }) => rulebooks.includes('fifth'))).toBe(true);
  expect(wizards.length).toBeGreaterThanOrEqual(10);
  const hard = { level: 'wizard', size: 'duel', stakes: 'keeps' } as const;
  expect(value(await client.call('campaign.difficulty', hard))).toBe('veryHard');
});

test('U175: duels that are given up are lost one by one, and every window hears of it', async () => {
  const { match } = settled(value(await client.call('campaign.begin', order())));
  const { id } = match;
  const ended: string[] = [];
  for (let duels = 1; duels <= 2; duels++) {
    const { duel } = settled(value(await client.call('campaign.nextDuel', { match: id })));
    expect(value(await client.call('campaign.matchOf', { duel }))?.match.id).toBe(id);
    expect(await client.call('duels.forget', { duel })).toMatchObject({ refusal: { reason: 'duelOfMatch' } });
    client.heard.length = 0;
    await concede(duel);
    await client.take((said) => said.kind === 'event' && said.name === 'campaign.changed');
    const seen = settled(value(await client.call('campaign.match', { match: id })));
    expect(seen.match.duels).toHaveLength(duels);
    expect(seen.maySideboard).toBe(duels === 1);
    ended.push(duel);
  }
  const [over] = value(await client.call('campaign.list', { player })).matches;
  expect(over).toMatchObject({ match: { id, state: { kind: 'ended', winner: 'wizard' } } });
  const results = value(await client.call('campaign.results', { player }));
  expect(results.map(({ duel }) => duel).toSorted()).toEqual(ended.toSorted());
  expect(results[0]).toMatchObject({ outcome: 'lost', reason: 'concede' });
  const lost = await client.call('campaign.sums', { player, by: 'rulebook', filter: { level: 'random' } });
  expect(value(lost)).toMatchObject([{ of: 'fifth', lost: 2 }]);
  expect(value(await client.call('campaign.csv', { player })).split('\r\n')).toHaveLength(4);
  expect(value(await client.call('campaign.csv', { player, filter: { rulebook: 'm11' } }))).not.toContain(
    'lost',
  );
});

test('W6: the wizard’s list is told when the match is over, not before', async () => {
  const begun = settled(value(await client.call('campaign.begin', order({ size: 'duel' }))));
  const { id } = begun.match;
  const { duel } = settled(value(await client.call('campaign.nextDuel', { match: id })));
  const { view } = value(await client.call('duels.sit', { duel }));
  expect(view.players[1]).toMatchObject({ deck: begun.match.contestants.wizard.deck.name, colours: [] });
  expect(view.players[0]?.colours.length).toBeGreaterThan(0);
  const [listed] = value(await client.call('campaign.list', { player })).matches;
  for (const seen of [begun, settled(value(await client.call('campaign.match', { match: id }))), listed]) {
    expect(seen?.match.contestants.wizard).toMatchObject({
      original: { entries: [] },
      deck: { entries: [] },
    });
    expect(seen?.match.contestants.player.deck.entries.length).toBeGreaterThan(0);
  }
  await concede(duel);
  await client.take((said) => said.kind === 'event' && said.name === 'campaign.changed');
  const over = settled(value(await client.call('campaign.match', { match: id })));
  expect(over.match.contestants.wizard.deck.entries.length).toBeGreaterThan(0);
  const ended = value(await client.call('duels.sit', { duel }));
  expect(ended.view.players[1]?.colours.length).toBeGreaterThan(0);
});

test('W6: what a wizard holds is not told as if a player held it', async () => {
  const dataFolder = makeFolder();
  const database = openDatabase(dataFolder);
  const wanted = { name: 'A Wizard', portrait: aFace(), rulebook: 'fifth', holds: 'own' } as const;
  const wizard = wizardNamed(database.write, wanted, new Date());
  database.close();
  const other = await startWebHost({ dataFolder });
  const window = await openClient(other);
  for (const name of ['collection.owned', 'collection.history', 'collection.backUp'] as const)
    expect([name, await window.call(name, { player: wizard })]).toMatchObject([
      name,
      { ok: false, refusal: { reason: 'badInput' } },
    ]);
  await window.close();
  await other.stop();
  removeFolder(dataFolder);
});

test('B6: all that a player has is without the duel that is played; its match begins it anew', async () => {
  const { match } = settled(value(await client.call('campaign.begin', order())));
  const { duel } = settled(value(await client.call('campaign.nextDuel', { match: match.id })));
  await client.call('duels.sit', { duel });
  const text = value(await client.call('collection.backUp', { player })) ?? '';
  const { past } = JSON.parse(text) as { past: { duels: { id: string }[]; matches: { id: string }[] } };
  expect(past.duels.map(({ id }) => id)).not.toContain(duel);
  expect(past.matches.map(({ id }) => id)).toContain(match.id);
  const restored = value(await client.call('collection.restore', { text }));
  if (restored.kind === 'refused') throw new Error(restored.refusal.reason);
  const { matches } = value(await client.call('campaign.list', { player: restored.value.id }));
  const copy = matches.find(({ match: { state } }) => state.kind === 'between')?.match;
  expect(copy).toMatchObject({ terms: match.terms, duels: [], state: { kind: 'between' } });
  const anew = settled(value(await client.call('campaign.nextDuel', { match: copy?.id ?? '' })));
  expect(anew.duel).not.toBe(duel);
  // The one that was left out goes on where it was.
  expect(value(await client.call('campaign.matchOf', { duel }))?.match).toMatchObject({
    id: match.id,
    state: { kind: 'duelling', duel },
  });
  value(await client.call('campaign.giveUp', { match: match.id }));
  value(await client.call('players.sit', { player }));
});

test('R465: what is refused is told with its reason', async () => {
  const refusal = async (terms: Partial<Terms>) => value(await client.call('campaign.begin', order(terms)));
  expect(await refusal({ rulebook: 'm11', stakes: 'keeps' })).toMatchObject({
    refusal: { reason: 'noAnte' },
  });
  expect(await refusal({ size: 'set' })).toMatchObject({ refusal: { reason: 'otherSize' } });
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(value(await client.call('campaign.nextDuel', { match: nobody }))).toMatchObject({
    refusal: { reason: 'noSuchMatch' },
  });
  expect(value(await client.call('campaign.gauntlet', { gauntlet: nobody }))).toMatchObject({
    refusal: { reason: 'noSuchGauntlet' },
  });
  expect(value(await client.call('campaign.matchOf', { duel: nobody }))).toBeNull();
});

test('U183 U002: the table has the wizard, and the life that was agreed on', async () => {
  const [wizard] = value(await client.call('duels.choices')).wizards;
  if (!wizard) throw new Error('There is no wizard.');
  const life = { player: 25, wizard: 15 };
  const wanted = { ...order({ life }), wizard: wizard.id };
  const { match } = settled(value(await client.call('campaign.begin', wanted)));
  const { duel } = settled(value(await client.call('campaign.nextDuel', { match: match.id })));
  const { view } = value(await client.call('duels.sit', { duel }));
  expect(view.players.map((seat) => seat.life)).toEqual([25, 15]);
  expect(view.players[1]?.name).toBe(wizard.name);
  expect(settled(value(await client.call('campaign.giveUp', { match: match.id })))).toMatchObject({
    match: { state: { kind: 'ended', why: 'givenUp' }, duels: [{ winner: 'wizard' }] },
  });
});

test('a draw is offered: the wizard says yes or no, and a yes is the end of the duel', async () => {
  // With a single life, nobody would rather play on than take half.
  const life = { player: 900, wizard: 1 };
  const { match } = settled(value(await client.call('campaign.begin', order({ life }))));
  const { duel } = settled(value(await client.call('campaign.nextDuel', { match: match.id })));
  await client.call('duels.sit', { duel });
  expect(settled(value(await client.call('campaign.offerDraw', { match: match.id })))).toBe(true);
  const drawn = settled(value(await client.call('campaign.match', { match: match.id })));
  expect([drawn.score.drawn, drawn.match.state.kind]).toEqual([1, 'between']);
  const { view } = value(await client.call('duels.sit', { duel }));
  expect(view.result).toMatchObject({ kind: 'draw', why: 'agreed' });
  expect(value(await client.call('table.offerDraw', { duel, seat: 0 }))).toBeNull();

  const other = order({ life: { player: 1, wizard: 900 } });
  const refused = settled(value(await client.call('campaign.begin', other))).match.id;
  settled(value(await client.call('campaign.nextDuel', { match: refused })));
  expect(settled(value(await client.call('campaign.offerDraw', { match: refused })))).toBe(false);
});

test('U176: a gauntlet is begun, played on, left and remembered', async () => {
  const terms = { ...TERMS, size: 'duel', level: 'random', opponents: 3 } as const;
  const begun = settled(
    value(await client.call('campaign.beginGauntlet', { player, terms, deck: { kind: 'chance' } })),
  );
  const { id, opponents, seed } = begun.gauntlet;
  // W6: what the rounds to come are drawn by.
  expect(seed).toBe(0);
  expect([opponents.length, begun.next]).toEqual([3, opponents[0]]);
  const round = settled(value(await client.call('campaign.nextRound', { gauntlet: id })));
  expect(round.match).toMatchObject({ gauntlet: id, contestants: { wizard: { name: opponents[0]?.name } } });
  const { duel } = settled(value(await client.call('campaign.nextDuel', { match: round.match.id })));
  await concede(duel);
  const seen = settled(value(await client.call('campaign.gauntlet', { gauntlet: id })));
  expect([seen.gauntlet.state.kind, seen.rounds.length, seen.next]).toEqual(['lost', 1, undefined]);
  expect(value(await client.call('campaign.list', { player })).gauntlets).toHaveLength(1);
  expect(value(await client.call('campaign.fame', { rulebook: 'fifth' }))).toEqual([]);
  const left = settled(
    value(await client.call('campaign.beginGauntlet', { player, terms, deck: { kind: 'chance' } })),
  );
  const gone = settled(value(await client.call('campaign.leaveGauntlet', { gauntlet: left.gauntlet.id })));
  expect(gone.gauntlet.state.kind).toBe('left');
});

test('a duel goes out as a file and comes back as a duel of its own', async () => {
  const taken = value(await client.call('duels.import', { text: shortJournal() }));
  expect(taken).toMatchObject({ kind: 'kept', replies: 40, lost: 0 });
  if (taken.kind !== 'kept') return;
  const { view } = value(await client.call('duels.sit', { duel: taken.duel }));
  expect(view.result).toMatchObject({ kind: 'won', seats: [1] });
  const text = value(await client.call('duels.export', { duel: taken.duel }));
  const again = value(await client.call('duels.import', { text: text ?? '' }));
  expect(again).toMatchObject({ kind: 'kept', replies: 40, lost: 0 });
  expect(value(await client.call('duels.import', { text: 'Plains 24' }))).toEqual({
    ...{ kind: 'refused', reason: 'notAJournal' },
  });
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(value(await client.call('duels.export', { duel: nobody }))).toBeNull();
});

test('U010 hints that were not agreed on are refused with a sentence’s reason, and others are given', async () => {
  for (const hints of [false, true]) {
    const { match } = settled(value(await client.call('campaign.begin', order({ hints }))));
    const { duel } = settled(value(await client.call('campaign.nextDuel', { match: match.id })));
    expect(value(await client.call('duels.sit', { duel })).mayHint).toBe(hints);
    const asked = await client.call('table.hint', { duel, decision: 0 });
    if (hints) expect(asked.ok).toBe(true);
    else expect(asked).toMatchObject({ ok: false, refusal: { reason: 'noHints' } });
    settled(value(await client.call('campaign.giveUp', { match: match.id })));
  }
});

test('the result of a duel of a match stands: what led to it is not taken back', async () => {
  const { match } = settled(value(await client.call('campaign.begin', order({ undo: 'always' }))));
  const { duel } = settled(value(await client.call('campaign.nextDuel', { match: match.id })));
  const window = await sitAt(host, duel, cookie);
  const decide = async () => {
    const prompt = await untilAsked(window);
    if (prompt) await sayNext(window, prompt, 0);
  };
  await decide();
  // While it is being played, what was agreed on holds.
  expect(value(await client.call('table.undo', { duel }))).toEqual({ kind: 'taken' });
  window.view = value(await client.call('duels.sit', { duel })).view;
  await decide();
  await concede(duel);
  await window.client.close();
  const before = settled(value(await client.call('campaign.match', { match: match.id })));
  expect(before.match.duels).toMatchObject([{ duel, winner: 'wizard' }]);
  expect(await client.call('table.undo', { duel })).toMatchObject({
    ok: false,
    refusal: { reason: 'resultStands' },
  });
  expect(value(await client.call('duels.sit', { duel })).view.result).toMatchObject({ kind: 'won' });
  expect(settled(value(await client.call('campaign.match', { match: match.id })))).toEqual(before);
});

test('U019 U020 R013: a duel tells how it began before anybody sits down, and the next one by who lost', async () => {
  const wanted = order({ rulebook: 'alpha', size: 'set', stakes: 'paper', sideboarding: false });
  const { match } = settled(value(await client.call('campaign.begin', wanted)));
  const next = async () => settled(value(await client.call('campaign.nextDuel', { match: match.id }))).duel;
  const first = await next();
  const toss = value(await client.call('duels.beginning', { duel: first }));
  expect(toss?.coin === 'heads' ? 0 : 1).toBe(toss?.seat);
  expect(toss?.mayChoose).toBe(false);
  expect(toss?.antes.map((cards) => cards.length)).toEqual([1, 1]);
  expect(toss?.antes[0]?.[0]?.name).toMatch(/\w/);
  await concede(first);
  const second = value(await client.call('duels.beginning', { duel: await next() }));
  expect([second?.seat, second?.coin, second?.mayChoose]).toEqual([0, undefined, false]);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(value(await client.call('duels.beginning', { duel: nobody }))).toBeNull();
});

test('U183: hands of a size that was agreed on are dealt, and the reason of an end is kept', async () => {
  const deck = { kind: 'ready', name: 'Ember Hall' } as const;
  const wanted = { ...order({ hand: { player: 9, wizard: 2 } }), deck, against: deck };
  const { match } = settled(value(await client.call('campaign.begin', wanted)));
  const { duel } = settled(value(await client.call('campaign.nextDuel', { match: match.id })));
  const { view } = value(await client.call('duels.sit', { duel }));
  const dealt = view.players.map(({ hand, library }) => hand.length + library);
  await client.call('table.concede', { duel, seat: 0 });
  expect(dealt.every((cards) => cards >= 60)).toBe(true);
  const seen = settled(value(await client.call('campaign.match', { match: match.id })));
  expect(seen.match.duels[0]).toMatchObject({ winner: 'wizard', why: 'concede' });
});

test('U179: cards at stake stay until the match is over, also in a trade and between two rounds', async () => {
  const card = { card: 'Lightning Bolt', set: 'LEA', number: '161', foil: 'no' } as const;
  const give = (count: number) => client.call('collection.change', { player, cards: [{ ...card, count }] });
  expect(value(await give(40))).toMatchObject({ kind: 'done' });
  const content = {
    ...{ tags: [], fields: {}, kept: [] },
    entries: [
      { name: card.card, known: true, count: 40, zone: 'main', foil: 'no', tags: [], fields: {} } as const,
    ],
  };
  const kept = value(await client.call('decks.add', { player, name: 'Forty', rulebook: 'alpha', content }));
  if (kept.kind === 'refused') throw new Error(kept.refusal.reason);
  const deck = { kind: 'own', deck: kept.value.id } as const;
  const terms = { ...TERMS, rulebook: 'alpha', size: 'duel', stakes: 'keeps', sideboarding: false } as const;
  const { match } = settled(
    value(await client.call('campaign.begin', { player, level: 'random', deck, terms })),
  );
  expect(match.isForReal).toBe(true);
  const locked = { kind: 'refused', refusal: { reason: 'atStake', cards: [{ card: card.card }] } };
  expect(value(await give(-1))).toMatchObject(locked);
  const [binder] = value(await client.call('trading.binders', { player }));
  const [taken] = binder?.cards ?? [];
  if (!binder || !taken) throw new Error('Nobody trades.');
  const offer = { given: [{ ...card, count: 40 }], taken: [{ ...taken, count: 1 }] };
  const trade = () => client.call('trading.trade', { player, wizard: binder.wizard, offer });
  expect(value(await trade())).toMatchObject(locked);
  settled(value(await client.call('campaign.giveUp', { match: match.id })));
  expect(value(await give(-1))).toMatchObject({ kind: 'done' });
  expect(value(await give(1))).toMatchObject({ kind: 'done' });

  const gauntlet = settled(
    value(
      await client.call('campaign.beginGauntlet', {
        ...{ player, deck },
        terms: { ...terms, level: 'random', opponents: 2 },
      }),
    ),
  );
  expect(value(await trade())).toMatchObject(locked);
  settled(value(await client.call('campaign.leaveGauntlet', { gauntlet: gauntlet.gauntlet.id })));
  expect(value(await trade())).toMatchObject({ kind: 'done' });
});
