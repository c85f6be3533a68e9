/** Matches and gauntlets with a real database and real decks. */
import { describe, expect, test } from 'vitest';
import { Campaign } from '../../../src-main/campaign/campaign.ts';
import { MOST_OPPONENTS } from '../../../src-main/campaign/gauntlet.ts';
import { scoreOf } from '../../../src-main/campaign/match.ts';
import type { DuelNow } from '../../../src-main/campaign/ports.ts';
import * as kept from '../../../src-main/collection/campaigns/campaigns.ts';
import { fame } from '../../../src-main/collection/campaigns/fame.ts';
import { results, sums } from '../../../src-main/collection/campaigns/results.ts';
import { tableOf } from '../../../src-main/collection/campaigns/results-table.ts';
import type { Database } from '../../../src-main/collection/database/database.ts';
import { keptDeck } from '../../../src-main/collection/decks/decks.ts';
import { change } from '../../../src-main/collection/owned/changing.ts';
import { owned } from '../../../src-main/collection/owned/owned.ts';
import { packs } from '../../../src-main/collection/packs/packs.ts';
import { players } from '../../../src-main/collection/players/players.ts';
import type { Setup } from '../../../src-main/engine/index.ts';
import type { Match, MatchOrder, MatchSide, Terms } from '../../../src-shared/campaign.ts';
import { cardsIn } from '../../../src-shared/decks.ts';
import { LAND_TYPES } from '../../../src-shared/duel/words.ts';
import { OPTIONS_TOGETHER } from '../../../src-shared/rule-options.ts';
import {
  campaignOn,
  newPerson,
  NOON,
  orderOf,
  settled,
  type Ending,
  type Person,
  type Played,
} from '../../support/campaigns.ts';
import { expectConserved } from '../../support/database/conserved.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';

interface Table extends Played {
  readonly database: Database;
  readonly person: Person;
  readonly begin: (terms: Partial<Terms>, more?: Partial<MatchOrder>) => Match;
  /** The next duel ends so; then the match as it stands. */
  readonly duel: (match: Match, ending: Ending) => Match;
}

function table(
  rulebook: 'alpha' | 'fifth' | 'portal' | 'm11' = 'fifth',
  wishes: Parameters<typeof newPerson>[2] = {},
): Table {
  const database = open(newDataFolder());
  const person = newPerson(database, rulebook, wishes);
  const played = campaignOn(database);
  const { campaign, play } = played;
  return {
    ...played,
    database,
    person,
    begin: (terms, more) => settled(campaign.begin(orderOf(person, { rulebook, ...terms }, more))),
    duel: ({ id }, ending) => {
      const { duel } = settled(campaign.nextDuel(id));
      play(duel, ending, 8);
      campaign.settle(duel);
      return settled(campaign.match(id));
    },
  };
}

const total = (database: Database, holder: number): number =>
  owned(database.read, holder).reduce((sum, { count }) => sum + count, 0);

const FIFTH = { rulebook: 'fifth', allTimes: false, options: [] } as const;

const setupIn = (database: Database, duel: string): Setup => database.duels.read(duel)?.setup as Setup;

const deckSize = ({ database, person }: Table): number => {
  const deck = keptDeck(database.read, person.player, person.deck)?.deck;
  return deck ? cardsIn(deck, 'main') : 0;
};

describe('by options of the rulebook (U200)', () => {
  const FORTY = ['fortyCards', 'playOrDraw'] as const;
  const cardsOf = (match: Match, side: MatchSide): number => cardsIn(match.contestants[side].deck, 'main');

  test('its duels are played by those that were chosen', () => {
    const at = table('portal');
    const match = at.begin({ options: FORTY });
    const { duel } = settled(at.campaign.nextDuel(match.id));
    expect(setupIn(at.database, duel).edition).toBe('portal+fortyCards+playOrDraw');
  });

  test('R487: a deck that is too small is refused with its size, and no opponent brings one', () => {
    const at = table('portal');
    const small = { kind: 'ready', name: 'First Banner' } as const;
    const order = orderOf(at.person, { rulebook: 'portal', options: FORTY }, { deck: small });
    expect(at.campaign.begin(order)).toMatchObject({
      refusal: {
        ...{ reason: 'deckBreaches', side: 'player' },
        breaches: [{ kind: 'tooFew', count: 35, allowed: 40, rule: 'R487' }],
      },
    });
    settled(at.campaign.begin({ ...order, terms: { ...order.terms, options: [] } }));
    for (const { id } of at.parts.wizards()) {
      const match = at.begin({ options: FORTY }, { wizard: id });
      expect(cardsOf(match, 'wizard')).toBeGreaterThanOrEqual(40);
    }
  });

  test('in a gauntlet whoever likes a smaller deck brings another one', () => {
    const at = table('portal');
    const { terms } = orderOf(at.person, { rulebook: 'portal', options: FORTY, size: 'duel' });
    const opponents = MOST_OPPONENTS;
    const gauntlet = settled(
      at.campaign.beginGauntlet({
        player: at.person.player,
        terms: { ...terms, level: 'random', opponents },
        deck: { kind: 'own', deck: at.person.deck },
      }),
    );
    expect(gauntlet.opponents).toHaveLength(opponents);
    const offered = at.parts.rules.ready({ ...terms, options: FORTY });
    for (const { deck } of gauntlet.opponents) expect([...offered.keys()]).toContain(deck);
  });

  test('what was agreed on when they went together is read as all of them, or none', () => {
    const at = table('portal');
    for (const [byOption, options] of [
      [true, OPTIONS_TOGETHER.portal],
      [false, []],
    ] as const) {
      const match = at.begin({ size: 'duel' });
      const { options: _, ...terms } = match.terms;
      kept.saveMatch(at.database.write, { ...match, terms: { ...terms, byOption } as unknown as Terms });
      expect(settled(at.campaign.match(match.id))).toEqual({ ...match, terms: { ...terms, options } });
      expect(at.duel(match, 'player').state).toMatchObject({ kind: 'ended', winner: 'player' });
    }
  });
});

describe('a match', () => {
  test('U016 U175: its duels follow each other until somebody has won', () => {
    const at = table('m11');
    const { campaign } = at;
    let match = at.begin({});
    match = at.duel(match, 'player');
    expect([match.state.kind, scoreOf(match).duels]).toEqual(['between', { player: 1, wizard: 0 }]);
    match = at.duel(match, 'draw');
    expect([match.state.kind, scoreOf(match).drawn]).toEqual(['between', 1]);
    match = at.duel(match, 'player');
    expect(match.state).toEqual({ kind: 'ended', why: 'played', winner: 'player' });
    expect(campaign.nextDuel(match.id)).toMatchObject({ refusal: { reason: 'over' } });
  });

  test('R461 R468: the next duel is told who lost the one before, and how much life was agreed on', () => {
    const at = table('m11');
    const match = at.begin({ life: { player: 30, wizard: 15 } });
    const first = settled(at.campaign.nextDuel(match.id)).duel;
    expect(setupIn(at.database, first)).not.toHaveProperty('lostLast');
    at.play(first, 'wizard', 8);
    const second = settled(at.campaign.nextDuel(match.id)).duel;
    expect(setupIn(at.database, second)).toMatchObject({ lostLast: 0, seats: [{ life: 30 }, { life: 15 }] });
  });

  test('the duel at hand is not begun twice, and settling it twice changes nothing', () => {
    const at = table();
    const { id } = at.begin({ stakes: 'keeps' });
    const { duel } = settled(at.campaign.nextDuel(id));
    expect(settled(at.campaign.nextDuel(id)).duel).toBe(duel);
    at.play(duel, 'wizard', 8);
    at.campaign.settle(duel);
    const after = settled(at.campaign.match(id));
    at.campaign.settle(duel);
    at.campaign.settleAll();
    expect(settled(at.campaign.match(id))).toEqual(after);
    expect(results(at.database.read, at.person.player)).toHaveLength(1);
  });

  test('a duel whose journal is gone counts for nobody', () => {
    const at = table();
    const { id } = at.begin({});
    const { duel } = settled(at.campaign.nextDuel(id));
    at.database.duels.forget(duel);
    expect(settled(at.campaign.match(id))).toMatchObject({ state: { kind: 'between' }, duels: [] });
  });

  test('given up in a duel, the duel is lost as well', () => {
    const at = table();
    const { id } = at.begin({ stakes: 'keeps' });
    settled(at.campaign.nextDuel(id));
    const match = settled(at.campaign.giveUp(id));
    expect(match.state).toEqual({ kind: 'ended', why: 'givenUp', winner: 'wizard' });
    expect(match.duels).toMatchObject([{ winner: 'wizard' }]);
    expect(at.campaign.giveUp(id)).toMatchObject({ refusal: { reason: 'over' } });
  });

  test('a draw that the wizard agrees to is counted as one', () => {
    const at = table();
    const { id } = at.begin({});
    expect(at.campaign.offerDraw(id)).toMatchObject({ refusal: { reason: 'notDuelling' } });
    settled(at.campaign.nextDuel(id));
    expect(settled(at.campaign.offerDraw(id))).toBe(true);
    expect(scoreOf(settled(at.campaign.match(id))).drawn).toBe(1);
    expect(results(at.database.read, at.person.player)).toMatchObject([
      { outcome: 'drawn', reason: 'agreed' },
    ]);
  });

  test.each(['decisions', 'loop'] as const)('a duel that ends by %s is a draw', (why) => {
    const at = table();
    const { id } = at.begin({ stakes: 'keeps' });
    const { duel } = settled(at.campaign.nextDuel(id));
    const summary = at.database.duels.list().find((one) => one.id === duel);
    if (!summary) throw new Error('There is no duel.');
    at.database.duels.append({ ...summary, result: { kind: 'draw', why } }, 0, []);
    const match = settled(at.campaign.match(id));
    expect(match).toMatchObject({
      state: { kind: 'between' },
      duels: [{ gained: { player: [], wizard: [] } }],
    });
    expect(results(at.database.read, at.person.player)).toMatchObject([{ outcome: 'drawn', reason: why }]);
  });

  test('every duel of a match has an end', () => {
    const at = table();
    const { duel } = settled(at.campaign.nextDuel(at.begin({}).id));
    expect(setupIn(at.database, duel).mostDecisions).toBe(50_000);
  });
});

describe('what is refused', () => {
  test('U017: a deck that breaks the rules, with the reason', () => {
    const at = table('fifth');
    const order = orderOf(at.person, { rulebook: 'alpha', size: 'duel' });
    const deck = { ...at.person.content, entries: at.person.content.entries.slice(0, 1) };
    at.parts.belongings.saveDeck(at.person.player, at.person.deck, deck);
    expect(at.campaign.begin(order)).toMatchObject({
      refusal: {
        reason: 'deckBreaches',
        side: 'player',
        breaches: [{ kind: 'tooFew', rule: 'R001' }, { kind: 'outOfTime' }],
      },
    });
    expect(kept.matches(at.database.read, at.person.player)).toEqual([]);
  });

  test('U183 R468: as small a deck as was agreed on is played all the same', () => {
    const at = table('m11');
    const [first] = at.person.content.entries;
    if (!first) throw new Error('There is no card.');
    const twenty = { ...at.person.content, entries: [{ ...first, name: 'Forest', count: 20 }] };
    at.parts.belongings.saveDeck(at.person.player, at.person.deck, twenty);
    const order = (fewest?: number) => orderOf(at.person, { rulebook: 'm11', fewest });
    expect(at.campaign.begin(order())).toMatchObject({ refusal: { reason: 'deckBreaches' } });
    expect(at.campaign.begin(order(21))).toMatchObject({ refusal: { reason: 'deckBreaches' } });
    expect(settled(at.campaign.begin(order(20))).state.kind).toBe('between');
  });

  test('ante where the rulebook has none, and lengths that it does not have', () => {
    const at = table('m11');
    const begin = (terms: Partial<Terms>) =>
      at.campaign.begin(orderOf(at.person, { rulebook: 'm11', ...terms }));
    expect(begin({ stakes: 'keeps' })).toMatchObject({ refusal: { reason: 'noAnte' } });
    expect(begin({ size: 'set' })).toMatchObject({ refusal: { reason: 'otherSize' } });
  });

  test('for keeps, cards that the player does not have', () => {
    const at = table();
    const entry = at.person.content.entries.find(
      ({ name }) => !/^(Plains|Island|Swamp|Mountain|Forest)$/.test(name),
    );
    const { set = '', number = '' } = at.parts.rules.print(entry?.name ?? '', 'fifth') ?? {};
    const gone = { card: entry?.name ?? '', set, number, foil: 'no' as const, count: -1 };
    change(at.database.write, { player: at.person.player, kind: 'byHand', facts: {}, cards: [gone] }, NOON);
    const begin = (stakes: 'keeps' | 'paper') =>
      at.campaign.begin(orderOf(at.person, { rulebook: 'fifth', stakes }));
    expect(begin('keeps')).toMatchObject({ refusal: { reason: 'notOwned', cards: [gone.card] } });
    expect(begin('paper').kind).toBe('done');
  });

  test('decks, wizards, players and matches that are not there', () => {
    const at = table();
    const begin = (more: Partial<MatchOrder>) =>
      at.campaign.begin(orderOf(at.person, { rulebook: 'fifth' }, more));
    expect(begin({ deck: { kind: 'ready', name: 'none' } })).toMatchObject({
      refusal: { reason: 'noSuchDeck' },
    });
    expect(begin({ against: { kind: 'ready', name: 'none' } })).toMatchObject({
      refusal: { side: 'wizard' },
    });
    expect(begin({ wizard: 'none' })).toMatchObject({ refusal: { reason: 'noSuchWizard' } });
    expect(begin({ player: 999 })).toMatchObject({ refusal: { reason: 'noSuchPlayer' } });
    expect(at.campaign.nextDuel('none')).toMatchObject({ refusal: { reason: 'noSuchMatch' } });
  });
});

describe('decks', () => {
  test('U002 U011 U015: by chance of the list, ready ones and the player’s own', () => {
    const at = table();
    const names = new Set<string>();
    for (let begun = 0; begun < 12; begun++) {
      const { contestants } = at.begin({}, { deck: { kind: 'chance' }, against: { kind: 'chance' } });
      expect(contestants.wizard.source.kind).toBe('ready');
      names.add(contestants.player.original.name ?? '');
    }
    expect(names.size).toBeGreaterThan(3);
  });

  test('U013: the wizard’s own where none is chosen', () => {
    const at = table();
    const [wizard] = at.parts.wizards();
    if (!wizard) throw new Error('There is no wizard.');
    const { contestants } = at.begin({}, { wizard: wizard.id });
    expect(contestants.wizard).toMatchObject({ name: wizard.name, source: { name: wizard.decks.fifth } });
  });

  test('U182 R467: one large deck is divided, and its halves exchange antes until one of them is spent', () => {
    const at = table('alpha', { copies: 2 });
    const order: Partial<MatchOrder> = { deck: { kind: 'half', deck: at.person.deck } };
    let match = at.begin({ size: 'untilSpent', stakes: 'keeps' }, order);
    const size = (side: MatchSide) => cardsIn(match.contestants[side].deck, 'main');
    const [own, other] = [size('player'), size('wizard')];
    expect([own - other, match.isForReal]).toEqual([0, false]);
    const before = total(at.database, at.person.player);
    match = at.duel(match, 'player');
    expect([size('player'), size('wizard')]).toEqual([own + 1, other - 1]);
    for (let duels = 1; match.state.kind === 'between' && duels < 100; duels++)
      match = at.duel(match, 'player');
    expect(match.state).toEqual({ kind: 'ended', why: 'noCards', winner: 'player' });
    expect(size('wizard')).toBe(7);
    expect([total(at.database, at.person.player), deckSize(at)]).toEqual([before, own + other]);
  });

  test('U182: a deck too small for two is refused', () => {
    const at = table('alpha');
    const deck = { kind: 'half', deck: at.person.deck } as const;
    expect(
      at.campaign.begin(orderOf(at.person, { rulebook: 'alpha', size: 'duel' }, { deck })),
    ).toMatchObject({
      refusal: { reason: 'tooSmallToSplit' },
    });
  });

  test('R470: sideboarded between two duels, refused in one', () => {
    const at = table('m11');
    const { entries } = at.person.content;
    const land = LAND_TYPES.find((name) => entries.every((entry) => entry.name !== name)) ?? 'Plains';
    const deckOf = (cards: Entries) => ({ ...at.person.content, name: 'Own', entries: cards });
    const deck = deckOf([...entries, inZone(land, 15, 'side')]);
    at.parts.belongings.saveDeck(at.person.player, at.person.deck, deck);
    const match = at.duel(at.begin({}), 'player');
    const [first, ...rest] = entries;
    if (!first) throw new Error('There is no card.');
    const less = first.count > 1 ? [{ ...first, count: first.count - 1 }] : [];
    const out = { ...first, count: 1, zone: 'side' } as const;
    const swapped = deckOf([...less, ...rest, inZone(land, 1, 'main'), inZone(land, 14, 'side'), out]);
    const seen = match.contestants.player.deck;
    expect(settled(at.campaign.sideboard(match.id, swapped, seen)).contestants.player.deck).toEqual(swapped);
    // D6a: a window that has not seen that would take it back.
    expect(at.campaign.sideboard(match.id, seen, seen)).toMatchObject({
      refusal: { reason: 'sideboardedElsewhere' },
    });
    expect(settled(at.campaign.match(match.id)).contestants.player.deck).toEqual(swapped);
    const { duel } = settled(at.campaign.nextDuel(match.id));
    const { faces, seats } = setupIn(at.database, duel);
    expect(seats[0]?.deck.filter((face) => faces[face]?.name === land)).toHaveLength(1);
    expect(at.campaign.sideboard(match.id, deck, swapped)).toMatchObject({
      refusal: { reason: 'notBetween' },
    });
  });
});

type Entries = Person['content']['entries'];

const inZone = (name: string, count: number, zone: 'main' | 'side'): Entries[number] => ({
  ...{ name, count, zone, known: true, foil: 'no', tags: [], fields: {} },
});

describe('ante', () => {
  test('U174 U179 R466: for keeps the loser’s card goes from the collection and the deck to the winner', () => {
    const at = table('fifth');
    const before = total(at.database, at.person.player);
    const size = deckSize(at);
    const lost = at.duel(at.begin({ stakes: 'keeps' }), 'wizard');
    const [ante] = lost.duels[0]?.gained.wizard ?? [];
    expect(ante).toMatchObject({ count: 1 });
    expect([total(at.database, at.person.player), deckSize(at)]).toEqual([before - 1, size - 1]);
    const won = at.duel(lost, 'player');
    expect(won.duels[1]?.gained.player).toHaveLength(1);
    // Under Fifth a won card comes into the collection alone.
    expect([total(at.database, at.person.player), deckSize(at)]).toEqual([before, size - 1]);
    expectConserved(at.database.read);
  });

  test('U179 R009: in Alpha a won card comes into the deck as well', () => {
    const at = table('alpha');
    const before = total(at.database, at.person.player);
    const size = deckSize(at);
    const match = at.duel(at.begin({ stakes: 'keeps', size: 'set' }), 'player');
    expect([total(at.database, at.person.player), deckSize(at)]).toEqual([before + 1, size + 1]);
    expect(cardsIn(match.contestants.player.deck, 'main')).toBe(size + 1);
    expectConserved(at.database.read);
  });

  test('R028: after a draw both take their cards back', () => {
    const at = table();
    const before = total(at.database, at.person.player);
    const match = at.duel(at.begin({ stakes: 'keeps' }), 'draw');
    expect(match.duels[0]?.gained).toEqual({ player: [], wizard: [] });
    expect(total(at.database, at.person.player)).toBe(before);
  });

  test.each([
    ['on paper', 'paper', 'own'],
    ['with a ready deck', 'keeps', 'ready'],
    ['against a deck of the player’s', 'keeps', 'mirror'],
  ] as const)('U178 R465: %s it is told, and nothing moves', (_, stakes, decks) => {
    const at = table();
    const own = { kind: 'own', deck: at.person.deck } as const;
    const ready = { kind: 'ready', name: [...at.parts.rules.ready(FIFTH).keys()][3] ?? '' } as const;
    const before = total(at.database, at.person.player);
    const size = deckSize(at);
    const more = { deck: decks === 'ready' ? ready : own, ...(decks === 'mirror' && { against: own }) };
    const match = at.duel(at.begin({ stakes }, more), 'wizard');
    expect(match.duels[0]?.gained.wizard).toHaveLength(1);
    expect([total(at.database, at.person.player), deckSize(at)]).toEqual([before, size]);
  });

  test('who holds every card plays for keeps on paper', () => {
    const at = table('fifth', { holds: 'everything' });
    expect(at.begin({ stakes: 'keeps' }).isForReal).toBe(false);
  });

  test('U178 R465: once for the whole competition, the one card stays out of the decks until it is over', () => {
    const at = table('alpha');
    const before = total(at.database, at.person.player);
    const size = deckSize(at);
    let match = at.begin({ stakes: 'once', size: 'set' });
    match = at.duel(match, 'player');
    expect(match.pledged?.player).toHaveLength(1);
    expect(cardsIn(match.contestants.player.deck, 'main')).toBe(size - 1);
    expect([total(at.database, at.person.player), deckSize(at)]).toEqual([before, size]);
    const second = settled(at.campaign.nextDuel(match.id)).duel;
    expect(setupIn(at.database, second).ante).toBe(false);
    for (let duels = 0; match.state.kind !== 'ended' && duels < 5; duels++) match = at.duel(match, 'wizard');
    expect(match.state).toMatchObject({ winner: 'wizard' });
    expect([total(at.database, at.person.player), deckSize(at)]).toEqual([before - 1, size - 1]);
    expectConserved(at.database.read);
  });

  test('R465: once, a card that was exchanged with what was put up does not count twice', () => {
    const at = table('alpha');
    const match = at.begin({ stakes: 'once', size: 'set' });
    const { duel } = settled(at.campaign.nextDuel(match.id));
    const names = ['player', 'wizard'].map((side) =>
      match.contestants[side as MatchSide].deck.entries.map(({ name }) => name),
    );
    // Its first two cards each: 0 and 1 the player's, 2 and 3 the wizard's. Each has put up the first.
    const dealt = (card: number) => {
      const seat = card < 2 ? 0 : 1;
      return { name: names[seat]?.[card % 2] ?? '', seat };
    };
    const traded = [
      { card: 2, from: 1, to: 0 },
      { card: 3, from: 1, to: 0 },
    ];
    const result = { kind: 'won', seats: [0], ante: [0, 2], traded } as const;
    const look = (): DuelNow => ({
      kind: 'over',
      aftermath: { result, turns: 9, first: 0, why: 'concede', dealt },
    });
    new Campaign({ ...at.parts, duels: { ...at.parts.duels, look } }).settle(duel);
    const [played] = settled(at.campaign.match(match.id)).duels;
    expect(played?.gained.player.map(({ card, count }) => [card, count])).toEqual([[names[1]?.[1], 1]]);
    expect(played?.gained.wizard).toEqual([]);
    expectConserved(at.database.read);
  });

  test('once, on paper: the card is told as lost at the end, though it was never held', () => {
    const at = table('alpha');
    const ready = {
      kind: 'ready',
      name: [...at.parts.rules.ready({ ...FIFTH, rulebook: 'alpha' }).keys()][1] ?? '',
    } as const;
    let match = at.begin({ stakes: 'once', size: 'set' }, { deck: ready });
    expect(match.isForReal).toBe(false);
    match = at.duel(match, 'player');
    const [pledged] = match.pledged?.player ?? [];
    expect(pledged).toBeDefined();
    for (let duels = 0; match.state.kind !== 'ended' && duels < 5; duels++) match = at.duel(match, 'wizard');
    expect(match.state).toMatchObject({ winner: 'wizard' });
    expect(match.duels.at(-1)?.gained.wizard).toEqual([pledged]);
  });

  test('once: whoever gives up loses the card that was put up', () => {
    const at = table('alpha');
    const before = total(at.database, at.person.player);
    const match = at.duel(at.begin({ stakes: 'once', size: 'set' }), 'player');
    settled(at.campaign.giveUp(match.id));
    expect(total(at.database, at.person.player)).toBe(before - 1);
    expectConserved(at.database.read);
  });

  test('the wizard brings its own cards, and no more than it needs', () => {
    const at = table();
    const [wizard] = at.parts.wizards();
    if (!wizard) throw new Error('There is no wizard.');
    at.begin({ stakes: 'keeps' }, { wizard: wizard.id });
    const [holder] = players(at.database.read, 'wizard');
    const brought = total(at.database, holder?.id ?? 0);
    expect(brought).toBeGreaterThanOrEqual(60);
    at.begin({ stakes: 'keeps' }, { wizard: wizard.id });
    expect(total(at.database, holder?.id ?? 0)).toBe(brought);
  });
});

describe('a gauntlet', () => {
  const gauntletOf = (at: Table, opponents: number, terms: Partial<Terms> = {}) =>
    settled(
      at.campaign.beginGauntlet({
        player: at.person.player,
        terms: {
          ...orderOf(at.person, { rulebook: 'fifth', size: 'duel', ...terms }).terms,
          ...{ level: 'random', opponents },
        },
        deck: { kind: 'own', deck: at.person.deck },
      }),
    );

  test('U003 U176: round after round, a booster for each, more for the last, and a place in the hall of fame', () => {
    const at = table();
    const { id } = gauntletOf(at, 3);
    for (let round = 1; round <= 3; round++) {
      const match = settled(at.campaign.nextRound(id));
      expect(settled(at.campaign.nextRound(id)).id).toBe(match.id);
      at.duel(match, 'player');
      expect(settled(at.campaign.gauntlet(id)).beaten).toBe(round);
    }
    const won = settled(at.campaign.gauntlet(id));
    expect([won.state.kind, won.prizes.length]).toEqual(['won', 6]);
    expect(packs(at.database.read, at.person.player).map(({ set }) => set)).toEqual(won.prizes);
    expect(kept.rounds(at.database.read, id)).toHaveLength(3);
    expect(fame(at.database.read, { rulebook: 'fifth', level: 'random' })).toMatchObject([
      { player: 'Ada', beaten: 3, opponents: 3 },
    ]);
    expect(fame(at.database.read, { rulebook: 'alpha' })).toEqual([]);
    expect(at.campaign.nextRound(id)).toMatchObject({ refusal: { reason: 'over' } });
  });

  test('the sets of its boosters take turns', () => {
    const at = table();
    const { id } = gauntletOf(at, 2);
    for (let round = 1; round <= 2; round++) at.duel(settled(at.campaign.nextRound(id)), 'player');
    expect(settled(at.campaign.gauntlet(id)).prizes).toEqual(['4ED', '5ED', '4ED', '5ED', '4ED']);
  });

  test('U003: a lost match ends it; a drawn one is played again', () => {
    const at = table();
    const { id } = gauntletOf(at, 3);
    at.duel(settled(at.campaign.nextRound(id)), 'draw');
    expect(settled(at.campaign.gauntlet(id))).toMatchObject({ beaten: 0, state: { kind: 'between' } });
    at.duel(settled(at.campaign.nextRound(id)), 'wizard');
    expect(settled(at.campaign.gauntlet(id)).state.kind).toBe('lost');
  });

  test('U185: each round begins with the deck that was brought, less what was lost', () => {
    const at = table();
    const size = deckSize(at);
    const { id } = gauntletOf(at, 3, { stakes: 'keeps', size: 'bestOfThree' });
    const first = settled(at.campaign.nextRound(id));
    at.duel(at.duel(at.duel(first, 'player'), 'wizard'), 'player');
    const second = settled(at.campaign.nextRound(id));
    expect(second.contestants.player.deck).toEqual(second.contestants.player.original);
    expect(cardsIn(second.contestants.player.deck, 'main')).toBe(size - 1);
    expectConserved(at.database.read);
  });

  test('left for good, the round at hand is given up and what was won stays', () => {
    const at = table();
    const { id } = gauntletOf(at, 3);
    at.duel(settled(at.campaign.nextRound(id)), 'player');
    expect(settled(at.campaign.leaveGauntlet(id)).state.kind).toBe('left');
    expect(packs(at.database.read, at.person.player)).toHaveLength(1);
    const other = gauntletOf(at, 3);
    settled(at.campaign.nextRound(other.id));
    expect(settled(at.campaign.leaveGauntlet(other.id)).state.kind).toBe('lost');
  });
});

test('every duel has its line, sums add them up, and they go out as a table', () => {
  const at = table();
  const match = at.duel(at.begin({}), 'player');
  at.duel(at.duel(match, 'draw'), 'wizard');
  const { read } = at.database;
  const all = results(read, at.person.player);
  expect(all.map(({ outcome }) => outcome).toSorted()).toEqual(['drawn', 'lost', 'won']);
  expect(all.every(({ deck, began }) => deck === 'Own' && began !== undefined)).toBe(true);
  expect(sums(read, at.person.player, 'deck')).toMatchObject([{ of: 'Own', won: 1, lost: 1, drawn: 1 }]);
  const [first] = all;
  if (!first) throw new Error('There is no result.');
  const lines = tableOf([{ ...first, deck: '=SUM("a",1)' }]).split('\r\n');
  expect(lines[0]).toBe('at,rulebook,wizard,level,deck,against,outcome,began,turns,reason,match,duel');
  expect(lines[1]).toContain(`,"'=SUM(""a"",1)",`);
});
